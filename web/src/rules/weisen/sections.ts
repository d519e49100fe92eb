/** The parts of the rules page of Die Sieben Weisen, in reading order: what the table of contents lists and links go to. */
import type { LessonName } from "../../learn/weisen/parts";

export const SECTIONS = [
  "goal",
  "setup",
  "cards",
  "hierarchy",
  "roles",
  "alliances",
  "trio",
  "gifts",
  "struggle",
  "dropping",
  "spells",
  "scoring",
  "space",
  "end",
  "options",
  "cases",
  "decisions",
  "glossary",
] as const;
export type Section = (typeof SECTIONS)[number];

/** How many paragraphs a section begins with in the catalogue. */
export const PARAGRAPHS: Partial<Record<Section, number>> = {
  goal: 3,
  setup: 3,
  cards: 1,
  hierarchy: 3,
  roles: 2,
  alliances: 5,
  trio: 2,
  gifts: 3,
  struggle: 5,
  dropping: 4,
  spells: 3,
  scoring: 4,
  space: 3,
  end: 4,
  decisions: 1,
};

/** The examples that can be looked at, by the section they belong to; those of spells stand with each spell. */
export const EXAMPLES: Partial<Record<Section, readonly LessonName[]>> = {
  roles: ["roles"],
  alliances: ["pact", "fallback"],
  trio: ["trio"],
  gifts: ["gifts"],
  struggle: ["indicator", "struggle"],
  dropping: ["dropping", "early"],
  scoring: ["tie", "surplus"],
  space: ["scoring"],
  end: ["finitum"],
};

export const SPELL_EXAMPLES = {
  moventi: ["moventi"],
  anulensa: ["anulensa"],
  volensia: ["volensia"],
  absentus: ["absentus", "absentus_second"],
  mutantus: ["mutantus"],
  potentia: ["potentia"],
  binensus: ["binensus"],
} as const satisfies Record<string, readonly LessonName[]>;

/** How many cautions each spell has in the catalogue. */
export const CAUTIONS: Record<keyof typeof SPELL_EXAMPLES, number> = {
  moventi: 3,
  anulensa: 3,
  volensia: 2,
  absentus: 4,
  mutantus: 5,
  potentia: 1,
  binensus: 4,
};

/** Who may say what with three players, in the order of asking. */
export const TRIO = ["alone", "open_alone", "open_with", "open_open"] as const;

export const OPTIONS = ["negotiation", "open_offers", "open_crystals", "first", "removed", "spaces"] as const;

export const CASES = [
  "ones_annulled",
  "ones_split",
  "ones_second_role",
  "owls_ones",
  "alone",
  "dead_hand",
  "nothing_laid",
  "bonus_fixed",
  "spell_needed",
  "dropped_cards",
  "few_cards",
  "empty_piles",
  "laid_spells",
  "whole_hand",
  "handed_to_foe",
  "lowest_lost",
  "unused_crystals",
  "finitum_move",
  "no_majority",
  "final_tie",
] as const;

export const DECISIONS = [
  "begin",
  "chance",
  "pawn",
  "private",
  "offers",
  "done",
  "join",
  "gifts",
  "shuffle",
  "secret",
  "clock",
] as const;

export const TERMS = [
  "sage",
  "role_card",
  "power_card",
  "owl",
  "spell",
  "space",
  "hierarchy",
  "alliance",
  "struggle",
  "lay",
  "drop",
  "track",
  "indicator",
  "pawn",
  "crystal",
  "solo_bonus",
  "finitum",
  "comparison",
] as const;
