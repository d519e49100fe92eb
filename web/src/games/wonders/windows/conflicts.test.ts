import { expect, test } from "vitest";
import { pairsOf } from "./conflicts";

test("a victory and a defeat of the same two are one pair, a tie is one as well", () => {
  const pairs = pairsOf(
    [
      { seat: 0, other: 1, points: 3 },
      { seat: 1, other: 0, points: -1 },
      { seat: 1, other: 2, points: 0 },
      { seat: 2, other: 0, points: -1 },
      { seat: 0, other: 2, points: 3 },
    ],
    null,
  );
  expect(pairs).toEqual([
    { seats: [0, 1], tokens: [3, -1] },
    { seats: [1, 2], tokens: [0, 0] },
    { seats: [2, 0], tokens: [-1, 3] },
  ]);
});

test("one's own pairs come first, with oneself on the left", () => {
  const pairs = pairsOf(
    [
      { seat: 0, other: 1, points: 0 },
      { seat: 1, other: 2, points: 5 },
      { seat: 2, other: 1, points: -1 },
      { seat: 3, other: 2, points: 0 },
    ],
    2,
  );
  expect(pairs.map(({ seats }) => seats)).toEqual([
    [2, 1],
    [2, 3],
    [0, 1],
  ]);
  expect(pairs[0]?.tokens).toEqual([-1, 5]);
});
