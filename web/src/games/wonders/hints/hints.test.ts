import { beforeAll, expect, test } from "vitest";
import type { WondersView } from "$lib/protocol";
import { has, speak, t } from "$lib/texts.svelte";
import { RULES } from "../facts";
import { HINTS, momentOf, nextHint, type Hint, type HintId } from "./hints";
import { affordable, chained, city, closed, free, view } from "./staged";

beforeAll(() => speak("en"));

/** All hints that such a moment brings, one after the other. */
function hintsOf(shown: WondersView, given: string[] = []): Hint[] {
  const found: Hint[] = [];
  for (;;) {
    const hint = nextHint(shown, [...given, ...found.map(({ id }) => id)]);
    if (!hint) return found;
    found.push(hint);
  }
}
const ids = (shown: WondersView, given: string[] = []) => hintsOf(shown, given).map(({ id }) => id);
const one = (shown: WondersView, id: HintId) => hintsOf(shown).find((hint) => hint.id === id);

/** A moment in which each hint is due, and the same moment without what it is about. */
const later = { turn: 2 };
const second = { age: 2, turn: 1, direction: "right" };
const stage = (open: boolean) => ({
  number: 1,
  cost: { stone: 2 },
  offer: open
    ? { ways: [{ left: 0, right: 0, coins: 0, sources: "oo", pays: "" }] }
    : { closed: { code: "7wonders-missing", figures: { resource: "stone", count: 1, more: 0 } } },
});
const MOMENTS: Record<HintId, [due: WondersView, not: WondersView]> = {
  hand: [view([free("altar")]), view([])],
  build: [view([free("altar")]), view([affordable("tree_farm", "", 1)])],
  produce: [view([free("lumber_yard")]), view([free("altar")])],
  closed: [view([closed("baths")]), view([free("altar")])],
  buy: [view([affordable("baths", "l", 2)]), view([affordable("baths", "o")])],
  coins: [view([affordable("tree_farm", "", 1)]), view([affordable("baths", "l", 2)])],
  own: [view([affordable("baths", "o")]), view([affordable("barracks", "r", 2)])],
  last: [view([free("altar")], { turn: 6, direction: "none" }), view([free("altar")], { turn: 5 })],
  passed: [view([free("altar")], later), view([free("altar")])],
  stage: [
    view([free("altar")], { ...later, stage: stage(true) }),
    view([free("altar")], { ...later, stage: stage(false) }),
  ],
  chain: [view([chained("temple", "altar")], second), view([free("altar")], second)],
  free: [view([{ ...free("altar"), free_build: true }]), view([{ ...free("altar"), free_build: false }])],
  shields: [view([free("stockade")], later), view([free("altar")], later)],
  science: [view([free("workshop")], later), view([free("altar")], later)],
  sell: [
    view([free("altar")], { ...later, cities: [city(0, { coins: 0 }), city(1), city(2)] }),
    view([free("altar")], later),
  ],
  others: [
    view([free("altar")], { cities: [city(0), city(1), city(2, { chosen: true })] }),
    view([free("altar")], { cities: [city(0, { chosen: true }), city(1), city(2)] }),
  ],
  guild: [view([free("workers_guild")], { age: 3 }), view([free("senate")], { age: 3 })],
  change: [view([free("altar")], { chosen: "build altar" }), view([free("altar")])],
  pick: [
    view([], { asking: { what: "pick", seats: [0] }, pile: [{ card: "altar", copies: 1 }] }),
    view([], { asking: { what: "pick", seats: [1] } }),
  ],
  conflict: [view([free("altar")], second), view([free("altar")], { turn: 6, direction: "none" })],
  ages: [view([free("altar")], second), view([free("altar")])],
  end: [view([free("altar")], second), view([free("altar")])],
};

test.each(HINTS)("“%s” comes when it first matters, and once", (id) => {
  const [due, not] = MOMENTS[id];
  expect(ids(due)).toContain(id);
  expect(ids(not)).not.toContain(id);
  expect(ids(due).filter((given) => given === id)).toHaveLength(1);
  expect(ids(due, [id])).not.toContain(id);
});

test.each(HINTS)("“%s” has its words, with every figure they ask for", (id) => {
  const hint = one(MOMENTS[id][0], id);
  expect(has(`hint-wonders-${id}`)).toBe(true);
  const said = t(`hint-wonders-${id}-text`, { ...hint?.figures, name: "Ben", why: "It is closed." });
  expect(said).not.toMatch(/hint-|\{\$|undefined/);
});

test("a first hand begins with the marks, then goes from what is easy to what is not", () => {
  const hand = [
    closed("baths"),
    affordable("tree_farm", "", 1),
    free("altar"),
    affordable("barracks", "r", 2),
    free("loom_1"),
  ];
  expect(ids(view(hand))).toEqual(["hand", "build", "produce", "closed", "buy", "coins"]);
});

test("a hint points at the card it is about, and a closed card says why", () => {
  const shown = view([free("altar"), closed("baths")]);
  expect(one(shown, "build")).toMatchObject({ part: "hand", card: "altar" });
  expect(one(shown, "closed")).toMatchObject({ part: "hand", card: "baths", why: { code: "7wonders-missing" } });
});

test.each([
  ["l", 1],
  ["r", 2],
])("what is bought from “%s” names the seller, the resource and the price", (source, seat) => {
  const hint = one(view([affordable("baths", source, 2)]), "buy");
  expect(hint?.figures).toMatchObject({ seat, resource: "stone", price: 2, coins: 2 });
});

test("one's own units are passed over where a purchase is explained", () => {
  const hint = one(view([affordable("archery_range", "olo", 2)], { age: 2 }), "buy");
  expect(hint?.figures).toMatchObject({ resource: "wood", seat: 1 });
});

test.each([
  ["left", 2],
  ["right", 1],
])("hands that go to the %s came from seat %i", (direction, seat) => {
  expect(one(view([free("altar")], { turn: 2, direction }), "passed")?.figures).toEqual({ seat, direction });
});

test("a stage that can't be paid is told of later, with its reason", () => {
  const shown = view([free("altar")], { turn: 4, stage: stage(false) });
  expect(one(shown, "stage")).toMatchObject({
    part: "tableau",
    figures: { open: "no" },
    why: { code: "7wonders-missing" },
  });
});

test("shields at the table are told of without a red card in the hand", () => {
  const shown = view([free("altar")], { turn: 2, cities: [city(0), city(1, { shields: 1 }), city(2)] });
  expect(one(shown, "shields")).toMatchObject({ part: "players", figures: { points: RULES.victory[0] } });
});

test.each([
  [[1], 1, "both"],
  [[1, 1], 0, "won"],
  [[], 2, "lost"],
  [[], 0, "none"],
])("tokens %j and %i defeats are told as “%s”", (victories, defeats, outcome) => {
  const me = city(0, { victories, defeats });
  const shown = view([free("altar")], { ...second, cities: [me, city(1), city(2)] });
  expect(one(shown, "conflict")?.figures).toMatchObject({ outcome });
});

test("an age ends with the conflict, what follows, and the ways on; only then something new", () => {
  const shown = view([chained("temple", "altar")], second);
  expect(ids(shown, ["hand", "build"]).slice(0, 4)).toEqual(["conflict", "ages", "end", "chain"]);
});

test("who only watches is told nothing", () => {
  expect(ids(view([free("altar")], { you: null }))).toEqual([]);
});

test("choosing a card is another moment", () => {
  const before = view([free("altar")]);
  expect(momentOf({ ...before, chosen: "build altar" })).not.toBe(momentOf(before));
  expect(momentOf({ ...before, turn: 2 })).not.toBe(momentOf(before));
});
