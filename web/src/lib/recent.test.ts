import { beforeEach, expect, test } from "vitest";
import { forgetTable, recentTables, rememberTable } from "./recent";

beforeEach(() => localStorage.clear());

test("the latest table comes first, each once, five at most", () => {
  for (const id of ["a", "b", "c", "d", "e", "f", "b"]) rememberTable(id);
  expect(recentTables()).toEqual(["b", "f", "e", "d", "c"]);
  forgetTable("f");
  expect(recentTables()).toEqual(["b", "e", "d", "c"]);
});

test("what somebody else wrote there does no harm", () => {
  localStorage.setItem("sevenfold-tables", "{nonsense");
  expect(recentTables()).toEqual([]);
  localStorage.setItem("sevenfold-tables", '{"a": 1}');
  expect(recentTables()).toEqual([]);
});
