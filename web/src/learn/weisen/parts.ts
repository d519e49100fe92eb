/** What of the table each lesson shows: the phases don't need the same. */

/**
 * `space`: the one where the sages meet; `spaces`: all three; `middle`: free roles; `offers`; `track`; `laid`: the cards before
 * each seat; `counts`: how many each holds; `won`: crystals; `hand`: the hand of seat 0.
 */
export type Part = "space" | "spaces" | "middle" | "offers" | "track" | "laid" | "counts" | "won" | "hand";

const STRUGGLE: readonly Part[] = ["track", "laid", "hand"];

export const PARTS = {
  roles: ["space", "middle", "hand"],
  pact: ["space", "offers"],
  fallback: ["space"],
  gifts: ["counts", "hand"],
  indicator: ["track", "laid"],
  struggle: STRUGGLE,
  early: ["track", "laid", "counts"],
  dropping: ["track", "laid", "counts", "hand"],
  scoring: ["spaces", "won", "counts"],
  finitum: ["spaces", "won"],
  tie: ["space", "track", "won", "counts"],
  surplus: ["space", "track", "won", "counts"],
  trio: ["space", "track", "laid"],
  moventi: ["spaces", "laid"],
  anulensa: STRUGGLE,
  volensia: STRUGGLE,
  absentus: ["track", "laid", "counts"],
  absentus_second: ["track", "laid"],
  mutantus: ["track", "laid", "hand"],
  potentia: ["laid", "hand"],
  binensus: ["middle", "track", "laid", "hand"],
} as const satisfies Record<string, readonly Part[]>;

export type LessonName = keyof typeof PARTS;
