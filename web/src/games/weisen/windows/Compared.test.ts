import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speak, t } from "$lib/texts.svelte";
import { roleName } from "../cards/words";
import Compared from "./Compared.svelte";

beforeAll(() => speak("en"));

test("the hands are compared role by role, with the cards that each sum is made of", () => {
  render(Compared, {
    names: ["Ann", "Ben", "Cleo"],
    hands: [
      ["druid:1", "druid:1", "druid:6", "owl:4", "moventi"],
      ["druid:7", "druid:2", "owl:3"],
      ["owl:5", "owl:3"],
    ],
    comparison: [
      { suit: "druid", points: [17, 9, 0], winners: [0] },
      { suit: "owl", points: [4, 3, 8], winners: [2] },
    ],
  });
  const cells = (suit: string) =>
    within(screen.getByRole("row", { name: new RegExp(`^${roleName(suit)}`) }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent.replaceAll(/\s+/g, " ").trim());
  expect(screen.getByText(t("weisen-compared"))).toBeTruthy();
  expect(cells("druid").map((text) => Number.parseInt(text.slice(0, 2), 10))).toEqual([17, 9, 0]);
  expect(cells("druid")[0]).toMatch(/6 1 1$/);
  expect(cells("druid")[1]).toMatch(/7 2$/);
  expect(cells("owl")[0]).toBe("4"); // one card says no more than the sum
  expect(cells("owl")[2]).toMatch(/5 3$/);
});
