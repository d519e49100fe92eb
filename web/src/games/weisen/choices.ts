/** What the server offers, read: each choice by its word, card and target, so that it can be picked where the thing lies. */
import type { Choice } from "$lib/protocol";

/** A choice in its parts. `seat` is whom it is aimed at, `card` the card that is played, shown or given. */
export interface Option {
  choice: Choice;
  move: string;
  word: string;
  card: string | null;
  seat: number | null;
  /** What follows: a role, a value, a slot, a side, or a spell's target. */
  rest: string[];
}

const WITH_SEAT = new Set(["offer", "withdraw", "accept", "decline", "with", "show", "give"]);
const WITH_CARD = new Set(["show", "give", "lay", "hand", "discard"]);

/** A choice in its parts. */
export function readOption(choice: Choice): Option {
  const [word = "", ...words] = choice.move.split(" ");
  const seat = WITH_SEAT.has(word) ? Number(words.shift()) : null;
  const card = WITH_CARD.has(word) ? (words.shift() ?? null) : null;
  return { choice, move: choice.move, word, card, seat, rest: words };
}

/** Whether the server takes it. */
export function isOpen(option: Option): boolean {
  return option.choice.refusal === null;
}

/** What the way of a spell to its target looks like. */
export type Aim = "crystals" | "laid" | "ally" | "middle";
/** Spells that are aimed at something. */
export const AIMS: Record<string, Aim> = {
  moventi: "crystals",
  anulensa: "laid",
  volensia: "laid",
  mutantus: "ally",
  binensus: "middle",
};

/** How a card of the hand can be laid: at once, at one of several targets, or not (with the choice that says why). */
export interface Laying {
  card: string;
  bare: Option | null;
  aim: Aim | null;
  targets: Option[];
  closed: Option | null;
}

/** How a card can be laid; undefined where the question is another one. */
export function layingOf(options: readonly Option[], card: string): Laying | undefined {
  const own = options.filter((option) => option.word === "lay" && option.card === card);
  if (!own.length) return undefined;
  const open = own.filter(isOpen);
  const targets = open.filter(({ rest }) => rest.length > 0);
  return {
    card,
    bare: open.find(({ rest }) => rest.length === 0) ?? null,
    aim: targets.length ? (AIMS[card] ?? null) : null,
    targets,
    closed: open.length ? null : (own[0] ?? null),
  };
}

/** Something on the table that a spell can be aimed at, and the words that name it in the notation. */
export interface Target {
  words: string;
  slot: number | null;
  value: number | null;
  seat: number | null;
  card: string | null;
  role: string | null;
}

function target(words: string[], aim: Aim): Target {
  const [first = "", second = null] = words;
  const empty: Target = { words: words.join(" "), slot: null, value: null, seat: null, card: null, role: null };
  if (aim === "crystals") {
    const [slot, value] = first.split(":").map(Number);
    return { ...empty, slot: slot ?? null, value: value ?? null };
  }
  if (aim === "middle") return { ...empty, role: first };
  return { ...empty, seat: Number(first), card: second };
}

function distinct(targets: Target[]): Target[] {
  return targets.filter((one, at) => targets.findIndex((other) => other.words === one.words) === at);
}

/** What can be picked next: of two crystals first one, then (`first`) those that it can be swapped with. */
export function targetsOf(laying: Laying, first: string | null = null): Target[] {
  const { aim, targets } = laying;
  if (!aim) return [];
  if (aim !== "crystals") return targets.map(({ rest }) => target(rest, aim));
  const places = targets.flatMap(({ rest: [one = "", other = ""] }) => {
    if (first === null) return [one, other];
    if (one === first) return [other];
    return other === first ? [one] : [];
  });
  return distinct(places.sort().map((place) => target([place], aim)));
}

/** The choice that lays the card at what was picked: one target, or two crystals in either order. */
export function aimed(laying: Laying, picked: readonly string[]): Option | undefined {
  const ways = [picked.join(" "), [...picked].reverse().join(" ")];
  return laying.targets.find(({ rest }) => ways.includes(rest.join(" ")));
}
