/** The parts of the rules page, in reading order: what the table of contents lists and links go to. */
export const SECTIONS = [
  "goal",
  "round",
  "turn",
  "twice",
  "seven",
  "deck",
  "queue",
  "scoring",
  "clock",
  "cases",
  "decisions",
  "glossary",
] as const;
export type Section = (typeof SECTIONS)[number];

/** How many paragraphs a section has in the catalogue. */
export const PARAGRAPHS: Partial<Record<Section, number>> = {
  goal: 2,
  round: 4,
  turn: 3,
  twice: 2,
  seven: 2,
  queue: 3,
  clock: 1,
};

export const GROUPS = ["number", "ballast", "modifier", "bonus", "action"] as const;

export const SCORING = ["numbers", "ballast", "doubled", "plus", "bonus", "sevn", "floor", "out"] as const;

export const ROWS = ["scoring", "scoring_doubled", "scoring_floor"] as const;

/** The special cases, each with a lesson of its name. */
export const CASES = [
  "crossroads_twice",
  "crossroads_saved",
  "storm_seven",
  "ballast_seven",
  "ballast_bonuses",
  "scoring_doubled",
  "empty_pile",
  "queue",
  "second_chance_extra",
  "early_freeze",
  "tie",
] as const;

export const DECISIONS = ["deck", "seats", "start", "pile", "empty", "order", "storm", "bonus", "clock"] as const;

export const TERMS = [
  "round",
  "row",
  "draw",
  "stop",
  "value",
  "duplicate",
  "bust",
  "active",
  "left",
  "frozen",
  "modifier",
  "bonus",
  "action",
  "banked",
  "pile",
] as const;

/** The anchor of a card: its id, where that can stand in an address as it is. */
export function anchor(card: string): string {
  return card.replace("+", "plus_");
}
