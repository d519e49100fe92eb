/** What can be done with a card of the hand, as the server offers it: each action with its move, or why it is closed. */
import type { Choice, HandCard, Offer, StageOffer, Way } from "$lib/protocol";

export type Word = "build" | "stage" | "sell" | "free";
export const WORDS: readonly Word[] = ["build", "free", "stage", "sell"];

/** Keys, the same in both languages. */
export const KEYS: Record<Word, string> = { build: "b", stage: "w", sell: "m", free: "f" };

export interface Action {
  word: Word;
  /** The move where nothing is to be decided; with a way to pay it is `start` and what the way says. */
  move: string;
  start: string;
  /** Why it isn't open, in words. */
  closed: string | null;
  /** The least that it costs. */
  coins: number;
  /** What it is paid with, where there are several ways: then the payment window asks. */
  ask: Offer | null;
}

/** The number of the next stage and how it is paid, for the action on a card. */
function offerOf(word: Word, card: HandCard, stage: StageOffer | null): Offer | null {
  if (word === "build") return card.build;
  return word === "stage" ? (stage?.offer ?? null) : null;
}

/** Whether the ways differ in what is paid to whom. */
function differ(ways: readonly Way[]): boolean {
  return new Set(ways.map((way) => way.pays)).size > 1;
}

/** The actions on a card, in their order; none while the seat isn't asked. */
export function actionsOf(
  card: HandCard,
  stage: StageOffer | null,
  choices: readonly Choice[],
  why: (choice: Choice) => string | null,
): Action[] {
  return WORDS.flatMap((word) => {
    const start = `${word} ${card.card}`;
    const choice = choices.find(({ move }) => move === start || move.startsWith(`${start} `));
    if (!choice) return [];
    const offer = offerOf(word, card, stage);
    const ways = offer?.ways ?? [];
    const ask = choice.refusal === null && offer && differ(ways) ? offer : null;
    return [{ word, move: choice.move, start, closed: why(choice), coins: ways[0]?.coins ?? 0, ask }];
  });
}

/** The parts of a move in notation: what was chosen, and with which card. */
export function readMove(move: string | null): { word: string; card: string } | null {
  const [word, card] = move?.split(" ") ?? [];
  return word && card ? { word, card } : null;
}
