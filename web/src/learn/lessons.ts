/** Lessons and cards of a game, fetched once from the server, where the rules have played them. */
import { getCards, getDemo } from "$lib/http";
import type { CardInfo, Demo } from "$lib/protocol";

const demos = new Map<string, Promise<Demo>>();
const decks = new Map<string, Promise<CardInfo[]>>();

/** What is being fetched is shared; what failed is asked for again the next time. */
function once<T>(kept: Map<string, Promise<T>>, key: string, fetched: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const asked = fetched();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** A lesson, by its name. */
export function lesson(game: string, name: string): Promise<Demo> {
  return once(demos, `${game} ${name}`, () => getDemo(game, name));
}

/** Every card of a game with its copies and facts. */
export function cards(game: string): Promise<CardInfo[]> {
  return once(decks, game, () => getCards(game));
}
