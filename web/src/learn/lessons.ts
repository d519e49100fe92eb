/** Lessons and cards of a game, fetched once from the server, where the rules have played them. */
import { getCards, getDemo } from "$lib/http";
import type { CardInfo, Demo, DemoStep, SevnView, View } from "$lib/protocol";

/** A lesson's step, with the view of its own game. */
export type StepOf<V extends View> = Omit<DemoStep, "view"> & { view: V };
/** A lesson of a game. */
export type DemoOf<V extends View> = Omit<Demo, "steps"> & { steps: StepOf<V>[] };
export type SevnDemo = DemoOf<SevnView>;
export type SevnStep = StepOf<SevnView>;

/** A lesson as a place to play on from: its game, its name, how many seats it has and which of them is oneself. */
export interface LessonPlace {
  game: string;
  name: string;
  seats: number;
  /** Left out: the seat that is asked first. */
  seat?: number;
}

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
export function lesson<G extends View["game"]>(game: G, name: string): Promise<DemoOf<Extract<View, { game: G }>>> {
  const found = once(demos, `${game} ${name}`, () => getDemo(game, name));
  return found as Promise<DemoOf<Extract<View, { game: G }>>>; // the server answers with lessons of the game asked for
}

/** Every card of a game with its copies and facts. */
export function cards(game: string): Promise<CardInfo[]> {
  return once(decks, game, () => getCards(game));
}
