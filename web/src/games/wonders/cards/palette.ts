/** The colours of the cards. They are printed, so they stay the same by day and by night; LOOK is held by palette.test.ts. */
import type { Colour } from "../facts_types";

export interface Tones {
  /** The band and the dot. */
  field: string;
  /** Its shade, for edges and lines. */
  deep: string;
  /** What is written on the band. */
  ink: string;
  /** The card's body: papyrus with a breath of the colour. */
  body: string;
}

const LIGHT = "oklch(0.985 0.012 90)";
const DARK = "oklch(0.23 0.03 60)";

/** Lightness tells apart what hue can't, for eyes that see red and green alike. */
export const TONES: Record<Colour, Tones> = {
  brown: { field: "oklch(0.4 0.085 48)", deep: "oklch(0.29 0.06 46)", ink: LIGHT, body: "oklch(0.925 0.025 65)" },
  grey: { field: "oklch(0.72 0.012 250)", deep: "oklch(0.5 0.015 250)", ink: DARK, body: "oklch(0.93 0.008 250)" },
  blue: { field: "oklch(0.43 0.155 263)", deep: "oklch(0.31 0.12 264)", ink: LIGHT, body: "oklch(0.925 0.022 255)" },
  yellow: { field: "oklch(0.83 0.15 86)", deep: "oklch(0.58 0.12 78)", ink: DARK, body: "oklch(0.95 0.04 92)" },
  red: { field: "oklch(0.56 0.195 29)", deep: "oklch(0.39 0.14 28)", ink: LIGHT, body: "oklch(0.93 0.025 35)" },
  green: { field: "oklch(0.52 0.11 167)", deep: "oklch(0.36 0.08 168)", ink: LIGHT, body: "oklch(0.935 0.028 150)" },
  purple: { field: "oklch(0.345 0.14 308)", deep: "oklch(0.24 0.105 308)", ink: LIGHT, body: "oklch(0.92 0.028 312)" },
};

/** The backs by age, from terracotta over lapis to porphyry; their numerals are there for eyes that see them alike. */
export const BACKS: Record<number, { field: string; ink: string }> = {
  1: { field: "oklch(0.43 0.115 38)", ink: "oklch(0.86 0.09 75)" },
  2: { field: "oklch(0.4 0.1 258)", ink: "oklch(0.9 0.045 250)" },
  3: { field: "oklch(0.35 0.1 345)", ink: "oklch(0.88 0.12 88)" },
};
/** A back whose age isn't known. */
export const ANY_BACK = { field: "oklch(0.38 0.02 70)", ink: "oklch(0.9 0.02 85)" };
