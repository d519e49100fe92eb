/** The laid-out cards of a city, in the order in which a tableau shows them. */
import type { Cards, City } from "$lib/protocol";
import type { Colour } from "../facts_types";

export const MIDDLE: readonly Colour[] = ["green", "blue", "red"];
export const LEFT: readonly Colour[] = ["brown", "grey"];
export const RIGHT: readonly Colour[] = ["yellow", "purple"];
export const ALL: readonly Colour[] = [...LEFT, ...MIDDLE, ...RIGHT];

export interface Laid {
  id: string;
  colour: Colour;
}

/** The cards of some colours, colour by colour. */
export function laid(cards: Cards, colours: readonly Colour[]): Laid[] {
  return colours.flatMap((colour) => cards[colour].map((id) => ({ id, colour })));
}

/** How many cards lie in the city. */
export function laidCount(city: City): number {
  return laid(city.cards, ALL).length;
}

/** Tokens of one value, as many as there are. */
export function tokens(city: City): { value: number; count: number }[] {
  const values = [...new Set(city.victories)].sort((a, b) => a - b);
  const won = values.map((value) => ({ value, count: city.victories.filter((other) => other === value).length }));
  return city.defeats ? [...won, { value: -1, count: city.defeats }] : won;
}
