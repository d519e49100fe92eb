/** Cities, cards and views for tests. */
import type { City, HandCard, WondersView } from "$lib/protocol";

/** A city with nothing in it. */
export function city(seat: number, more: Partial<City> = {}): City {
  return {
    seat,
    wonder: "giza_a",
    stages: [0, 0, 0],
    coins: 3,
    victories: [],
    defeats: 0,
    shields: 0,
    symbols: [0, 0, 0, 0],
    cards: { brown: [], grey: [], blue: [], yellow: [], red: [], green: [], purple: [] },
    production: { sold: ["stone"], kept: [] },
    prices: { left: 2, right: 2, goods: 2 },
    chosen: false,
    score: { conflicts: 0, coins: 1, wonder: 0, civilian: 0, commerce: 0, guilds: 0, science: 0, total: 1 },
    rank: 1,
    free_build: null,
    ...more,
  };
}

/** A card of the hand that costs nothing. */
export function handCard(card: string, more: Partial<HandCard> = {}): HandCard {
  const way = { left: 0, right: 0, coins: 0, sources: "", pays: "" };
  return { card, cost: {}, free_with: [], unlocks: [], mark: "affordable", build: { ways: [way] }, coins: 0, ...more };
}

/** A table where everybody chooses. */
export function view(cities: City[], more: Partial<WondersView> = {}): WondersView {
  return {
    game: "7wonders",
    age: 1,
    turn: 1,
    direction: "left",
    asking: { what: "choose", seats: cities.map(({ seat }) => seat) },
    cities,
    discard: 0,
    winners: [],
    you: null,
    hand: [],
    stage: null,
    chosen: null,
    pile: [],
    ...more,
  };
}
