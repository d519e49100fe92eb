import { expect, test } from "vitest";
import type { Seat } from "$lib/protocol";
import { isAway, minutesOf } from "./notes";

test("a bank is told in minutes and seconds, and never below nothing", () => {
  expect([600, 599.2, 65, 9.01, 0, -3, 3600, 10799].map(minutesOf)).toEqual([
    "10:00",
    "10:00",
    "1:05",
    "0:10",
    "0:00",
    "0:00",
    "1:00:00",
    "2:59:59",
  ]);
});

test("only a person can be away", () => {
  const seat: Seat = {
    seat: 0,
    kind: "person",
    name: "Ann",
    bot: null,
    here: false,
    gone_for: 3,
    keeps: null,
    program: false,
    pausing: false,
  };
  expect(isAway(seat)).toBe(true);
  expect(isAway({ ...seat, here: true })).toBe(false);
  expect(isAway({ ...seat, kind: "bot" })).toBe(false);
  expect(isAway(undefined)).toBe(false);
});
