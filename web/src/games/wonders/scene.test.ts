import { expect, test } from "vitest";
import type { City, Event, WondersView } from "$lib/protocol";
import { Scene } from "./scene.svelte";
import { city, handCard, view } from "./staging";

const event = (kind: string, more: Partial<Event> = {}): Event => ({ kind, ...more });

function scene(cities: City[], more: Partial<WondersView> = {}): Scene {
  const made = new Scene();
  made.settle(view(cities, more));
  return made;
}
const three = () => [city(0), city(1, { coins: 5 }), city(2)];

test("nothing is laid before all cards have come; then they turn over together, and only after that lie in the cities", () => {
  const table = scene(three(), { you: 0, hand: [handCard("baths"), handCard("altar")] });
  expect(table.depict(event("built", { seat: 0, card: "baths", amount: 0 }))).toBe(0);
  expect(table.depict(event("paid", { seat: 1, by: 0, amount: 2 }))).toBe(0);
  expect(table.depict(event("stage", { seat: 1, amount: 1 }))).toBe(0);
  expect(table.turned).toBe(false);
  expect(table.depict(event("sold", { seat: 2, amount: 3 }))).toBeGreaterThan(0);
  expect(table.turned).toBe(true);
  expect(table.plays.map(({ seat, how, card }) => [seat, how, card])).toEqual([
    [0, "built", "baths"],
    [1, "stage", null],
    [2, "sold", null],
  ]);
  expect(table.cities[0]?.cards.blue).toEqual([]);
  table.depict(event("passed", { amount: 1 }));
  expect(table.plays).toEqual([]);
  expect(table.cities[0]?.cards.blue).toEqual(["baths"]);
  expect(table.cities.map(({ coins }) => coins)).toEqual([1, 7, 6]);
  expect(table.cities[1]?.stages).toEqual([1, 0, 0]);
  expect(table.discard).toBe(1);
  expect(table.flights.map(({ from, to, amount }) => [from, to, amount])).toEqual([
    [null, 2, 3],
    [0, 1, 2],
  ]);
});

test("the card I play leaves my hand, and the rest wanders on", () => {
  const table = scene(three(), { you: 0, hand: [handCard("baths"), handCard("altar")] });
  table.depict(event("built", { seat: 0, card: "baths", amount: 0 }));
  expect(table.hand.map(({ card }) => card)).toEqual(["altar"]);
  table.depict(event("passed", { amount: -1 }));
  expect(table.hand).toEqual([]);
  expect(table.passing).toBe("right");
});

test("the seventh card turns over alone", () => {
  const table = scene(three(), { asking: { what: "seventh", seats: [1] } });
  expect(table.depict(event("built", { seat: 1, card: "walls", amount: 0 }))).toBeGreaterThan(0);
  expect(table.turned).toBe(true);
});

test("a choice shows at once, and goes when the cards are laid", () => {
  const table = scene(three());
  table.depict(event("chosen", { seat: 1 }));
  expect(table.cities.map(({ chosen }) => chosen)).toEqual([false, true, false]);
  for (const seat of [0, 1, 2]) table.depict(event("sold", { seat, amount: 3 }));
  table.depict(event("passed", { amount: 1 }));
  expect(table.cities.some(({ chosen }) => chosen)).toBe(false);
});

test.each([
  [
    "ties and fights",
    [
      event("tie", { seat: 0, by: 1 }),
      event("victory", { seat: 1, by: 2, amount: 3 }),
      event("defeat", { seat: 2, by: 1, amount: -1 }),
      event("tie", { seat: 2, by: 0 }),
    ],
  ],
  [
    "ties alone",
    [event("tie", { seat: 0, by: 1 }), event("tie", { seat: 1, by: 2 }), event("tie", { seat: 2, by: 0 })],
  ],
])("conflicts are held to be read once all have been fought: %s", (_, fights) => {
  const table = scene(three());
  const last = fights.pop();
  for (const fight of fights) expect(table.depict(fight)).toBe(0);
  expect(table.fought).toBe(false);
  expect(last && table.depict(last)).toHaveProperty("hold");
  expect(table.fought).toBe(true);
  table.depict(event("age", { amount: 2 }));
  expect(table.conflicts).toEqual([]);
  expect([table.age, table.turn]).toEqual([2, 1]);
});

test("of a deal only my cards are seen", () => {
  const table = scene(three(), { you: 1 });
  table.depict(event("age", { amount: 1 }));
  expect(table.depict(event("dealt", { seat: 0 }))).toBe(0);
  expect(table.depict(event("dealt", { seat: 1, card: "baths" }))).toBeGreaterThan(0);
  expect(table.hand.map(({ card }) => card)).toEqual(["baths"]);
});

test("a card from the discard pile is shown, and then built", () => {
  const table = scene(three(), { asking: { what: "pick", seats: [2] }, discard: 4 });
  expect(table.depict(event("picked", { seat: 2, card: "walls" }))).toBeGreaterThan(0);
  expect(table.discard).toBe(3);
  table.depict(event("tie", { seat: 0, by: 1 }));
  expect(table.cities[2]?.cards.red).toEqual(["walls"]);
});

test("the truth replaces whatever was depicted, and is itself left as it was", () => {
  const cities = three();
  const table = scene(cities);
  for (const seat of [0, 1, 2]) table.depict(event("built", { seat, card: "baths", amount: 1 }));
  table.depict(event("passed", { amount: 1 }));
  expect(cities[0]?.cards.blue).toEqual([]);
  expect(cities[0]?.coins).toBe(3);
  table.settle(view(cities));
  expect(table.cities[0]?.cards.blue).toEqual([]);
  expect(table.plays).toEqual([]);
});

test("left is the next seat, round the table", () => {
  const table = scene(three());
  expect([0, 1, 2].map((seat) => table.beside(seat, 1))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((seat) => table.beside(seat, -1))).toEqual([2, 0, 1]);
});
