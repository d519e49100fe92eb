import { expect, test } from "vitest";
import { SPACES } from "../facts";
import { changed, moved, ordersOf, valueOf } from "./orders";

test("nothing entered means the reconstructed orders", () => {
  expect(ordersOf([])).toEqual(SPACES);
  expect(valueOf(ordersOf([]))).toEqual([]);
});

test("one order that differs makes all eleven the host's", () => {
  const orders = ordersOf([]).map((order, space) => (space === 2 ? moved(order, 0, 1) : order));
  expect(orders.map(changed)).toEqual(SPACES.map((_, space) => space === 2));
  const value = valueOf(orders);
  expect(value).toHaveLength(SPACES.length);
  expect(ordersOf(value)).toEqual(orders);
});

test.each([
  [0, 2, ["b", "c", "a", "d"]],
  [3, 0, ["d", "a", "b", "c"]],
  [1, -4, ["b", "a", "c", "d"]],
  [1, 99, ["a", "c", "d", "b"]],
  [9, 0, ["a", "b", "c", "d"]],
])("moving %i to %i", (from, to, wanted) => {
  expect(moved(["a", "b", "c", "d"], from, to)).toEqual(wanted);
});
