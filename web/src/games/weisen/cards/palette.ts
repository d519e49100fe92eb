/** The minerals that the sages' stones are hewn of. Stones stay what they are by day and by night; held by palette.test.ts. */
import type { Suit } from "../facts_types";

export interface Tones {
  /** The face of the stone. */
  field: string;
  /** Its edge away from the light. */
  deep: string;
  /** Its edge towards the light. */
  bright: string;
  /** The sign and the value. */
  ink: string;
}

const LIGHT = "oklch(0.985 0.012 95)";
const DARK = "oklch(0.2 0.035 265)";

/** Lightness tells apart what hue can't, for eyes that see red and green alike. */
export const TONES: Record<Suit, Tones> = {
  // Rose quartz.
  healer: { field: "oklch(0.75 0.122 14)", deep: "oklch(0.52 0.11 12)", bright: "oklch(0.88 0.07 16)", ink: DARK },
  // Moss agate.
  druid: { field: "oklch(0.54 0.125 138)", deep: "oklch(0.37 0.09 142)", bright: "oklch(0.69 0.12 132)", ink: LIGHT },
  // Lapis.
  seer: { field: "oklch(0.45 0.17 268)", deep: "oklch(0.31 0.125 270)", bright: "oklch(0.6 0.15 265)", ink: LIGHT },
  // Turquoise.
  priestess: { field: "oklch(0.77 0.112 213)", deep: "oklch(0.53 0.09 220)", bright: "oklch(0.9 0.06 208)", ink: DARK },
  // Amethyst.
  witch: { field: "oklch(0.33 0.135 303)", deep: "oklch(0.22 0.095 300)", bright: "oklch(0.49 0.15 306)", ink: LIGHT },
  // Amber.
  alchemist: { field: "oklch(0.84 0.153 86)", deep: "oklch(0.6 0.125 72)", bright: "oklch(0.94 0.1 95)", ink: DARK },
  // Garnet.
  magician: { field: "oklch(0.44 0.155 25)", deep: "oklch(0.3 0.11 24)", bright: "oklch(0.59 0.165 28)", ink: LIGHT },
  // Silver.
  owl: { field: "oklch(0.9 0.01 250)", deep: "oklch(0.6 0.022 255)", bright: "oklch(0.985 0.004 240)", ink: DARK },
};

/** Parchment and its ink, for spells. */
export const PARCHMENT = {
  field: "oklch(0.93 0.042 88)",
  deep: "oklch(0.73 0.075 74)",
  bright: "oklch(0.975 0.022 92)",
  ink: "oklch(0.29 0.07 40)",
  wax: "oklch(0.46 0.16 27)",
  /** Moonstone blue, for what the spell is drawn in. */
  glow: "oklch(0.5 0.115 248)",
};

/** The stone of the circle that nobody's sign is on: backs, spaces. */
export const ROCK = {
  field: "oklch(0.37 0.035 258)",
  deep: "oklch(0.24 0.03 262)",
  bright: "oklch(0.52 0.035 248)",
  ink: "oklch(0.88 0.06 232)",
};

/** Crystals by value from pale to deep; the number is there for eyes that see them alike. */
export const CRYSTALS: Record<number, { field: string; deep: string; bright: string; ink: string }> = {
  1: { field: "oklch(0.93 0.02 220)", deep: "oklch(0.68 0.05 235)", bright: "oklch(0.99 0.006 220)", ink: DARK },
  2: { field: "oklch(0.88 0.055 215)", deep: "oklch(0.63 0.085 228)", bright: "oklch(0.975 0.02 210)", ink: DARK },
  3: { field: "oklch(0.82 0.085 222)", deep: "oklch(0.56 0.1 236)", bright: "oklch(0.95 0.04 215)", ink: DARK },
  4: { field: "oklch(0.74 0.11 234)", deep: "oklch(0.49 0.12 248)", bright: "oklch(0.91 0.06 225)", ink: DARK },
  5: { field: "oklch(0.53 0.15 258)", deep: "oklch(0.36 0.13 264)", bright: "oklch(0.79 0.1 245)", ink: LIGHT },
  6: { field: "oklch(0.45 0.17 280)", deep: "oklch(0.31 0.14 284)", bright: "oklch(0.72 0.13 272)", ink: LIGHT },
  7: { field: "oklch(0.38 0.165 300)", deep: "oklch(0.26 0.13 302)", bright: "oklch(0.68 0.16 305)", ink: LIGHT },
};
