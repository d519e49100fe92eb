import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadLanguage, speak } from "$lib/texts.svelte";
import { CARDS, SPELLS } from "../facts";
import { SIGNS } from "../symbols/signs";
import Back from "./Back.svelte";
import Card from "./Card.svelte";
import { standingStone, torn } from "./stone";
import { cardLabel, cardName, cardOf, roleName, roleOf, spellName, spellOf, spellWords, suitOf } from "./words";

const IDS = Object.keys(CARDS);

beforeAll(async () => {
  await loadLanguage("de");
  await speak("en");
});
afterEach(() => speak("en"));

describe.each(["en", "de"] as const)("in %s", (language) => {
  test.each(IDS)("%s has its name, its sign and its words", async (id) => {
    await speak(language);
    render(Card, { id });
    const card = screen.getByRole("img");
    const { group, value } = cardOf(id);
    const suit = suitOf(cardOf(id));
    expect(card).toHaveTextContent(suit ? roleName(suit) : spellName(id));
    expect([...card.querySelectorAll("path")].map((path) => path.getAttribute("d"))).toContain(
      SIGNS[suit ?? spellOf(id)].shape,
    );
    expect([...card.querySelectorAll(".value")].map((corner) => corner.textContent)).toEqual(
      value === null ? [] : [`${value}`, `${value}`],
    );
    expect(card).toHaveAttribute("data-group", group);
    const said = card.getAttribute("aria-label") ?? "";
    expect(said).toContain(suit ? roleName(suit) : spellName(id));
    if (value !== null) expect(said).toContain(String(value));
    expect(said).not.toMatch(/weisen|undefined|\{|\.\./);
  });
});

test("a card says everything that is printed on it", async () => {
  expect(cardLabel("druid:6")).toBe("Druid, value 6.");
  expect(cardLabel("witch:1")).toBe("Witch, value 1. The second 1 of a sage counts 10.");
  expect(cardLabel("potentia")).toBe("Spell potentia! Draw 3 power cards.");
  expect(cardName("owl:4")).toBe("Owl 4");
  await speak("de");
  expect(cardLabel("owl:4")).toBe("Eule, Wert 4.");
  expect(cardLabel("volensia")).toBe("Zauber volensia! Nimm eine ausgelegte Eule auf die Hand.");
  expect(cardName("moventi")).toBe("moventi!");
});

test.each(SPELLS)("%s says in one sentence what it does", (spell) => {
  render(Card, { id: spell });
  expect(spellWords(spell)).toMatch(/^[A-Z].*\.$/);
  expect(screen.getByRole("img")).toHaveTextContent(spellWords(spell));
});

test("a card face down tells its deck and nothing else", () => {
  render(Back);
  render(Back, { kind: "spell" });
  expect(screen.getByRole("img", { name: "A power card, face down" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "A spell, face down" })).toBeInTheDocument();
});

test("a dimmed card keeps its face, a second 1 flares", () => {
  const { container } = render(Card, { id: "seer:1", dim: true, flare: true });
  expect(container.querySelectorAll(".value")).toHaveLength(2);
  expect(container.querySelector(".veil")).not.toBeNull();
  expect(container.querySelector(".flare")).not.toBeNull();
});

test("a stone and a parchment are the same whenever they are drawn, and no two are alike", () => {
  expect(standingStone("healer:3")).toEqual(standingStone("healer:3"));
  expect(new Set(IDS.map((id) => standingStone(id).outline)).size).toBe(IDS.length);
  expect(new Set(SPELLS.map(torn)).size).toBe(SPELLS.length);
});

test.each(IDS)("the stone of %s stays inside its field", (id) => {
  const drawn = [standingStone(id).outline, standingStone(id).face, torn(id)].join(" ");
  const numbers = (drawn.match(/[\d.-]+/g) ?? []).map(Number);
  numbers.forEach((number, at) => {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThanOrEqual(at % 2 ? 160 : 100);
  });
});

test("an id that no card, role or spell has is refused by name", () => {
  expect(() => cardOf("healer:8")).toThrow("“healer:8”");
  expect(() => roleOf("owl")).toThrow("“owl”");
  expect(() => spellOf("abrakadabra")).toThrow("“abrakadabra”");
});
