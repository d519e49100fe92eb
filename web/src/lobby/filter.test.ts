import { beforeEach, expect, test } from "vitest";
import type { LobbyTable } from "$lib/protocol";
import { EVERYTHING, fitting, rememberedFilter, rememberFilter } from "./filter";

const table = (id: string, more: Partial<LobbyTable>): LobbyTable => ({
  id,
  game: "sevn",
  stage: "open",
  names: [],
  seats: 4,
  taken: 2,
  round: null,
  position: false,
  rated: false,
  ...more,
});
const TABLES = [
  table("watch", { stage: "playing", taken: 4, round: 3 }),
  table("full", { taken: 4 }),
  table("free", {}),
  table("wonders", { game: "7wonders" }),
  table("gone", { stage: "over" }),
];
const ids = (...filter: Parameters<typeof fitting>) => fitting(...filter).map(({ id }) => id);

beforeEach(() => localStorage.clear());

test("where one can sit down comes first, then full tables, then what is played", () => {
  expect(ids(TABLES, EVERYTHING)).toEqual(["free", "wonders", "full", "watch"]);
});

test("tables are found by game, by free seats and by being played", () => {
  expect(ids(TABLES, { game: "7wonders", shown: "all" })).toEqual(["wonders"]);
  expect(ids(TABLES, { game: "all", shown: "open" })).toEqual(["free", "wonders"]);
  expect(ids(TABLES, { game: "sevn", shown: "playing" })).toEqual(["watch"]);
  expect(ids(TABLES, { game: "weisen", shown: "all" })).toEqual([]);
});

test("a choice is remembered, and what makes no sense is forgotten", () => {
  expect(rememberedFilter()).toEqual(EVERYTHING);
  rememberFilter({ game: "weisen", shown: "open" });
  expect(rememberedFilter()).toEqual({ game: "weisen", shown: "open" });
  for (const broken of ['{"game":"chess","shown":7}', "null", "{", "[]"]) {
    localStorage.setItem("sevenfold-lobby", broken);
    expect(rememberedFilter()).toEqual(EVERYTHING);
  }
});
