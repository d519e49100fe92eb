/** Views of the table made for the tests of the hints: nothing is going on but what a test says. */
import type { City, HandCard, WondersView } from "$lib/protocol";
import { CARDS } from "../facts";

export function city(seat: number, more: Partial<City> = {}): City {
  return {
    seat,
    wonder: ["giza_a", "rhodos_a", "ephesos_a"][seat] ?? null,
    stages: [0, 0, 0],
    coins: 3,
    victories: [],
    defeats: 0,
    shields: 0,
    symbols: [0, 0, 0, 0],
    cards: { brown: [], grey: [], blue: [], yellow: [], red: [], green: [], purple: [] },
    production: { sold: [], kept: [] },
    prices: { left: 2, right: 2, goods: 2 },
    chosen: false,
    score: { conflicts: 0, coins: 1, wonder: 0, civilian: 0, commerce: 0, guilds: 0, science: 0, total: 1 },
    rank: 1,
    free_build: null,
    ...more,
  };
}

function held(id: string, more: Partial<HandCard>): HandCard {
  const card = CARDS[id];
  if (!card) throw new Error(`No card “${id}”.`);
  const { cost, free_with, unlocks } = card;
  return { card: id, cost: { ...cost }, free_with, unlocks, mark: "closed", build: {}, ...more };
}

/** Cards of the hand as the server marks them. */
export const free = (id: string): HandCard => affordable(id, "");
export function affordable(id: string, sources: string, coins = 0): HandCard {
  const needs = Object.entries(held(id, {}).cost).flatMap(([what, count]) => {
    return what === "coins" ? [] : Array.from({ length: count }, () => what);
  });
  const prices = needs.map(() => 2);
  const ways = [{ left: 0, right: 0, coins, sources, pays: "" }];
  return held(id, { mark: "affordable", coins, build: { needs, left: prices, right: prices, ways } });
}
export const chained = (id: string, by: string): HandCard => ({ ...affordable(id, ""), mark: "free", by });
export function closed(id: string, code = "7wonders-missing"): HandCard {
  return held(id, { build: { closed: { code, figures: { resource: "ore", count: 1, more: 0 } } } });
}

export function view(hand: HandCard[], more: Partial<WondersView> = {}): WondersView {
  return {
    game: "7wonders",
    age: 1,
    turn: 1,
    direction: "left",
    asking: { what: "choose", seats: [0, 1, 2] },
    cities: [city(0), city(1), city(2)],
    discard: 0,
    winners: [],
    you: 0,
    hand,
    stage: null,
    chosen: null,
    pile: [],
    ...more,
  };
}
