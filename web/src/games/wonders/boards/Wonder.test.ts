import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadLanguage, speak } from "$lib/texts.svelte";
import { BOARDS } from "../facts";
import { boardLabel, boardOf, cityName, costWords, effectWords, wonderName } from "../cards/words";
import Wonder from "./Wonder.svelte";

const IDS = Object.keys(BOARDS);

beforeAll(async () => {
  await loadLanguage("de");
  await speak("en");
});
afterEach(() => speak("en"));

describe.each(["en", "de"] as const)("in %s", (language) => {
  test.each(IDS)("%s has its names, its drawing, its stages and its words", async (id) => {
    await speak(language);
    const { stages } = boardOf(id);
    render(Wonder, { id, stages: stages.map(() => 0) });
    const board = screen.getByRole("img");
    expect(board).toHaveTextContent(cityName(id));
    expect(board).toHaveTextContent(wonderName(id));
    expect(board.querySelectorAll(".stage")).toHaveLength(stages.length);
    expect(board.querySelectorAll("[data-effect]")).toHaveLength(stages.flatMap((stage) => stage.effects).length);
    for (const effect of board.querySelectorAll("[data-effect]")) expect(effect.querySelector("svg")).not.toBeNull();
    const said = board.getAttribute("aria-label") ?? "";
    expect(said).not.toMatch(/7wonders|undefined|\{|\.\./);
    for (const stage of stages) {
      expect(said).toContain(costWords(stage.cost));
      expect(said).toContain(effectWords(stage.effects));
    }
  });
});

test("each wonder has a drawing of its own, by day and by night", () => {
  const drawings = IDS.map((id) => {
    const { container } = render(Wonder, { id, stages: [] });
    return container.querySelector(".scenery")?.outerHTML;
  });
  expect(new Set(drawings).size).toBe(IDS.length);
});

test("a built stage shows the age of the card below it, an unknown one that it is built", () => {
  const { container } = render(Wonder, { id: "giza_b", stages: [1, 3, -1, 0] });
  expect([...container.querySelectorAll(".back")].map((back) => back.textContent.trim())).toEqual(["I", "III", "?"]);
  expect(container.querySelectorAll(".built")).toHaveLength(3);
});

test("a board says how far it is", async () => {
  expect(boardLabel("rhodos_a", [2, -1, 0])).toBe(
    "The Colossus of Rhodes, side A. The city produces ore. " +
      "Stage 1, built with a card of age II. Cost: 2 wood. 3 victory points. " +
      "Stage 2, built. Cost: 3 clay. 2 shields. Stage 3. Cost: 4 ore. 7 victory points.",
  );
  await speak("de");
  expect(boardLabel("halikarnassos_b", [1, 0, 0])).toContain(
    "Stufe 1, gebaut mit einer Karte aus Zeitalter I. Kosten: 2 Erz. 2 Siegpunkte; ",
  );
});

test("an id that no board has is refused by name", () => {
  expect(() => boardOf("atlantis_a")).toThrow("“atlantis_a”");
});
