/** What the coach needs of each game: the names of its moves and moments, where they lie on the table, and when it is asked anew. */
import type { Choice, View } from "$lib/protocol";
import { loadWords } from "$lib/texts.svelte";
import type { GameId } from "../games/rooms";

/** The moment that a move belongs to: who sits there, for whom it is told, and the table as it stood. */
export interface About {
  names: readonly string[];
  seat: number;
  view: View | null;
}

export interface Coaching {
  /** What a move is called. */
  moveWords: (move: string, about: About) => string;
  /** What a moment is called, such as “Round 3”. */
  momentWords: (view: View) => string;
  /** What on the table stands for a move, as a selector. */
  marks: (move: string) => string;
  /** What names the open question, so that the coach is asked anew when it is another one; null while the seat isn't asked. */
  question: (view: View, choices: readonly Choice[], you: number, version: number) => string | null;
}

const COACHING: Record<GameId, () => Promise<Coaching>> = {
  sevn: () => import("../games/sevn/coaching"),
  "7wonders": () => import("../games/wonders/coaching"),
  weisen: () => import("../games/weisen/coaching"),
};

/** What the coach needs of a game, once its words are there. */
export async function coachingOf(game: GameId): Promise<Coaching> {
  const [coaching] = await Promise.all([COACHING[game](), loadWords(game)]);
  return coaching;
}

/** The moves that are open. */
export function openMoves(choices: readonly Choice[]): string[] {
  return choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
}
