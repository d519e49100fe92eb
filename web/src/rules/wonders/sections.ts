/** The parts of the rules page of 7 Wonders, in reading order: what the table of contents lists and links go to. */
export const SECTIONS = [
  "goal",
  "setup",
  "turn",
  "paying",
  "building",
  "wonders",
  "age",
  "powers",
  "science",
  "scoring",
  "options",
  "cards",
  "cases",
  "glossary",
] as const;
export type Section = (typeof SECTIONS)[number];

/** How many paragraphs a section begins with in the catalogue. */
export const PARAGRAPHS: Partial<Record<Section, number>> = {
  goal: 1,
  setup: 3,
  turn: 4,
  paying: 6,
  building: 2,
  wonders: 2,
  age: 2,
  science: 2,
  scoring: 1,
  options: 1,
  cards: 1,
};

export const POWERS = [
  "seventh_card",
  "science",
  "free_build",
  "discount",
  "copy_guild",
  "from_discard",
  "produce",
] as const;

/** The lines of the score sheet, in its order. */
export const SCORING = ["conflicts", "coins", "wonder", "civilian", "commerce", "guilds", "science"] as const;

export const SIDES = ["a", "b", "ab"] as const;

export const CASES = [
  "same_turn",
  "income",
  "vineyard",
  "itself",
  "board",
  "twice",
  "loom",
  "dearer",
  "both",
  "three",
  "arena",
  "rhodes",
  "wild",
  "copy_shipowners",
  "babylon_last",
  "sold_late",
] as const;

export const TERMS = [
  "age",
  "hand",
  "structure",
  "stage",
  "raw",
  "goods",
  "neighbour",
  "chain",
  "discard",
  "shield",
  "victory",
  "defeat",
  "guild",
  "symbol",
] as const;
