import { expect, test } from "vitest";
import { merged } from "./merge";

const view = {
  round: 1,
  turn: 0 as number | null,
  rows: [
    { seat: 0, points: 5 },
    { seat: 1, points: 7 },
  ],
};

test("fields that are present replace the old ones, null included", () => {
  expect(merged(view, { turn: null })).toEqual({ ...view, turn: null });
});

test("rows take the place their seat says, the others stay", () => {
  const after = merged(view, { rows: [{ seat: 1, points: 20 }] });
  expect(after.rows).toEqual([
    { seat: 0, points: 5 },
    { seat: 1, points: 20 },
  ]);
  expect(after.rows[0]).toBe(view.rows[0]);
});

test("the old view is left alone", () => {
  merged(view, { round: 2, rows: [{ seat: 0, points: 0 }] });
  expect(view).toEqual({
    round: 1,
    turn: 0,
    rows: [
      { seat: 0, points: 5 },
      { seat: 1, points: 7 },
    ],
  });
});
