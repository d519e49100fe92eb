/** Finding a card: by its name in either language, by colour, age, number of players and chain. */
import { CARDS, PLAYERS } from "../../games/wonders/facts";
import type { CardFacts } from "../../games/wonders/facts_types";

export interface Wanted {
  /** A part of a name; case and accents don't matter. */
  name: string;
  colour: string | null;
  age: number | null;
  /** In the deck with so many players; a guild may always be. */
  players: number | null;
  /** A card it makes free or is made free by. */
  chain: string | null;
}

export const ANY: Wanted = { name: "", colour: null, age: null, players: null, chain: null };

/** The names of a card, in all languages. */
export type Names = (id: string) => readonly string[];

/** A text as it is compared: without case and accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").toLowerCase().trim();
}

/** The copies of a card with so many players; 0 where there is none, or no such table. */
export function copiesWith(card: CardFacts, players: number): number {
  return card.copies[PLAYERS.findIndex((count) => count === players)] ?? 0;
}

/** The cards that a card is chained with, those before it first. */
export function chainOf({ free_with, unlocks }: CardFacts): string[] {
  return [...free_with, ...unlocks];
}

/** The cards that are like that, in the order of the card list. */
export function found(wanted: Wanted, names: Names): CardFacts[] {
  const part = plain(wanted.name);
  return Object.values(CARDS).filter(
    (card) =>
      (wanted.colour === null || card.colour === wanted.colour) &&
      (wanted.age === null || card.age === wanted.age) &&
      (wanted.players === null || copiesWith(card, wanted.players) > 0) &&
      (wanted.chain === null || card.id === wanted.chain || chainOf(card).includes(wanted.chain)) &&
      (!part || names(card.id).some((name) => plain(name).includes(part))),
  );
}
