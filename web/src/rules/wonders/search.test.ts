import { beforeAll, expect, test } from "vitest";
import { loadLanguage, loadWordsIn, speak, tIn } from "$lib/texts.svelte";
import { CARDS, COLOURS, PLAYERS } from "../../games/wonders/facts";
import { ANY, chainOf, copiesWith, found, plain } from "./search";

beforeAll(async () => {
  await Promise.all([loadLanguage("en"), loadWordsIn("en", "7wonders"), loadWordsIn("de", "7wonders")]);
  await speak("en");
});

const names = (id: string) => [tIn("en", `card-7wonders-${id}`), tIn("de", `card-7wonders-${id}`)];
const ids = (wanted: Partial<typeof ANY>) => found({ ...ANY, ...wanted }, names).map(({ id }) => id);

test("without a wish every card is there, in the order of the list", () => {
  expect(ids({})).toEqual(Object.keys(CARDS));
});

test.each([
  ["altar", ["altar"]],
  ["Gardens", ["gardens"]],
  ["Gärten", ["gardens"]],
  ["garten", ["gardens"]],
  ["GIESS", ["foundry"]],
  ["  webstuhl ", ["loom_1", "loom_2"]],
  ["press", ["press_1", "press_2"]],
  ["nothing like it", []],
])("“%s” is found in either language, without case and accents", (name, cards) => {
  expect(ids({ name })).toEqual(cards);
});

test.each(Object.keys(CARDS))("%s is found by both its names", (id) => {
  for (const name of names(id)) expect(ids({ name })).toContain(id);
});

test.each(COLOURS)("a colour leaves its cards: %s", (colour) => {
  const cards = found({ ...ANY, colour }, names);
  expect(cards.length).toBeGreaterThan(3);
  expect(new Set(cards.map((card) => card.colour))).toEqual(new Set([colour]));
});

test.each([1, 2, 3])("an age leaves its cards: %i", (age) => {
  expect(new Set(found({ ...ANY, age }, names).map((card) => card.age))).toEqual(new Set([age]));
});

test.each(PLAYERS)("with %i players only cards with a copy are left", (players) => {
  const cards = found({ ...ANY, players }, names);
  expect(cards.every((card) => copiesWith(card, players) > 0)).toBe(true);
  const others = Object.values(CARDS).filter((card) => !cards.includes(card));
  expect(others.every((card) => copiesWith(card, players) === 0)).toBe(true);
});

test("the pawnshop needs four", () => {
  expect(ids({ name: "pawnshop", players: 3 })).toEqual([]);
  expect(ids({ name: "pawnshop", players: 4 })).toEqual(["pawnshop"]);
  expect(copiesWith(CARDS["pawnshop"] ?? ({ copies: [] } as never), 9)).toBe(0);
});

test("a chain leaves the card itself and those next to it", () => {
  expect(ids({ chain: "temple" })).toEqual(["altar", "temple", "pantheon"]);
  expect(ids({ chain: "forum" })).toEqual(["east_trading_post", "west_trading_post", "forum", "haven"]);
});

test("chains say the same from both sides", () => {
  for (const card of Object.values(CARDS))
    for (const other of chainOf(card)) expect(chainOf(CARDS[other] ?? card)).toContain(card.id);
});

test("wishes add up", () => {
  expect(ids({ colour: "blue", age: 1, players: 3 })).toEqual(["baths", "altar", "theater"]);
});

test("texts are compared without case, accents and space around them", () => {
  expect(plain(" Aquädukt ")).toBe("aquadukt");
  expect(plain("Gießerei")).toBe("giesserei");
});
