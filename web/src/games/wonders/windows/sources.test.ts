import { expect, test } from "vitest";
import type { Way } from "$lib/protocol";
import { changed, planOf } from "./sources";

const way = (sources: string, left = 0, right = 0): Way => ({ left, right, coins: left + right, sources, pays: "" });
const needs = ["wood", "wood", "glass"];
const first = way("orl", 2, 1);
const third = way("lrr", 2, 3);
const ways = [first, way("olr", 2, 2), third, way("oor", 0, 2)];

test("a change leaves the other units alone where a way allows it", () => {
  const plan = planOf(first);
  const next = changed(plan, needs, ways, 1, "l");
  expect(next?.way).toBe(ways[1]);
  expect(next?.shown).toEqual(["o", "l", "r"]);
});

test("units of a resource keep their places, however a way orders them", () => {
  const plan = planOf(third);
  expect(changed(plan, needs, ways, 0, "r")?.shown).toEqual(["r", "l", "r"]);
  expect(changed(plan, needs, ways, 0, "r")?.way).toBe(third);
});

test("what no way offers isn't offered", () => {
  expect(changed(planOf(first), needs, ways, 2, "o")).toBeNull();
});

test("every change shows the sources of its way, no more and no fewer", () => {
  for (const from of ways)
    for (const at of [0, 1, 2])
      for (const source of ["o", "l", "r"] as const) {
        const plan = changed(planOf(from), needs, ways, at, source);
        if (!plan) continue;
        expect(plan.shown[at]).toBe(source);
        const sorted = (sources: Iterable<string>, resource: string) =>
          [...sources].filter((_, place) => needs[place] === resource).sort();
        for (const resource of ["wood", "glass"])
          expect(sorted(plan.shown, resource)).toEqual(sorted(plan.way.sources, resource));
      }
});
