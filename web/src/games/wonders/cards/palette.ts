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
  brown: { field: "oklch(0.4 0.07 50)", deep: "oklch(0.29 0.05 48)", ink: LIGHT, body: "oklch(0.925 0.025 65)" },
  grey: { field: "oklch(0.72 0.012 250)", deep: "oklch(0.5 0.015 250)", ink: DARK, body: "oklch(0.93 0.008 250)" },
  blue: { field: "oklch(0.45 0.15 260)", deep: "oklch(0.32 0.12 262)", ink: LIGHT, body: "oklch(0.925 0.022 255)" },
  yellow: { field: "oklch(0.83 0.15 86)", deep: "oklch(0.58 0.12 78)", ink: DARK, body: "oklch(0.95 0.04 92)" },
  red: { field: "oklch(0.53 0.19 27)", deep: "oklch(0.38 0.14 27)", ink: LIGHT, body: "oklch(0.93 0.025 35)" },
  green: { field: "oklch(0.55 0.12 155)", deep: "oklch(0.37 0.085 158)", ink: LIGHT, body: "oklch(0.935 0.028 150)" },
  purple: { field: "oklch(0.38 0.15 312)", deep: "oklch(0.26 0.11 312)", ink: LIGHT, body: "oklch(0.92 0.028 312)" },
};
export const PAPYRUS = "oklch(0.955 0.022 88)";
