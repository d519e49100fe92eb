import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadLanguage, speak } from "$lib/texts.svelte";
import { BOARDS, CARDS, COLOURS } from "../facts";
import Back from "./Back.svelte";
import Card from "./Card.svelte";
import Dot from "./Dot.svelte";
import { SIGNS } from "./signs";
import { cardLabel, cardName, cardOf, cityName, costWords, withHyphens } from "./words";

const IDS = Object.keys(CARDS);

beforeAll(async () => {
  await loadLanguage("de");
  await speak("en");
});
afterEach(() => speak("en"));

describe.each(["en", "de"] as const)("in %s", (language) => {
  test.each(IDS)("%s has its name, its symbols and its words", async (id) => {
    await speak(language);
    render(Card, { id });
    const card = screen.getByRole("img");
    expect(card.textContent.replaceAll("\u00ad", "")).toContain(cardName(id));
    expect(card.querySelectorAll("[data-effect]")).toHaveLength(cardOf(id).effects.length);
    for (const effect of card.querySelectorAll("[data-effect]")) expect(effect.querySelector("svg")).not.toBeNull();
    const said = card.getAttribute("aria-label") ?? "";
    expect(said).toContain(cardName(id));
    expect(said).not.toMatch(/7wonders|undefined|\{|\.\./);
    for (const other of [...cardOf(id).free_with, ...cardOf(id).unlocks]) expect(said).toContain(cardName(other));
  });
});

test("a card says everything that is printed on it", async () => {
  expect(cardLabel("temple")).toBe(
    "Temple, blue card, age II. Cost: 1 wood, 1 clay, and 1 glass. 3 victory points. Free with Altar. Makes free later: Pantheon.",
  );
  await speak("de");
  expect(cardLabel("forum")).toBe(
    "Forum, gelbe Karte, Zeitalter II. Kosten: 2 Lehm. Liefert eines davon, wie du willst: Glas, Papyrus oder Stoff. " +
      "Für Nachbarn nicht zu kaufen. Umsonst mit Kontor Ost oder Kontor West. Macht später umsonst: Hafen.",
  );
});

test("a cost of nothing has a word", () => {
  expect(costWords({})).toBe("nothing");
  expect(costWords({ coins: 1 })).toBe("1 coin");
});

test("a card face down tells its age and nothing else", () => {
  render(Back, { age: 2 });
  expect(screen.getByRole("img", { name: "A card of age II, face down" })).toBeInTheDocument();
});

test("each colour’s dot has a sign of its own", () => {
  expect(new Set(COLOURS.map((colour) => SIGNS[colour])).size).toBe(COLOURS.length);
  for (const colour of COLOURS) {
    const { container } = render(Dot, { colour, size: 14 });
    expect(container.querySelector("path")).toHaveAttribute("d", SIGNS[colour]);
  }
});

test("an id that no card has is refused by name", () => {
  expect(() => cardOf("colosseum")).toThrow("“colosseum”");
});

describe.each(["en", "de"] as const)("in %s, on a narrow card,", (language) => {
  test("every long word of a name can be divided into pieces that fit", async () => {
    await speak(language);
    const words = [...IDS.map(cardName), ...Object.keys(BOARDS).map(cityName)].flatMap((name) => name.split(" "));
    for (const piece of words.flatMap((word) => withHyphens(word).split("\u00ad")))
      expect(piece.length).toBeLessThan(11);
  });

  test("dividing changes no letter", async () => {
    await speak(language);
    for (const id of IDS) expect(withHyphens(cardName(id)).replaceAll("\u00ad", "")).toBe(cardName(id));
  });
});
