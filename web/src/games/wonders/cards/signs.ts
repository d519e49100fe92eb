/** Each colour's own sign, as a path in a square of 100: a card or dot is never told by its colour alone. */
import type { Colour } from "../facts_types";

export const SIGNS: Record<Colour, string> = {
  // A block.
  brown: "M26 28 H74 V74 H26 Z",
  // A jar.
  grey: "M36 20 H64 V30 C78 40 80 62 62 80 H38 C20 62 22 40 36 30 Z",
  // A temple.
  blue: "M50 16 L84 40 H16 Z M22 46 H34 V70 H22 Z M44 46 H56 V70 H44 Z M66 46 H78 V70 H66 Z M16 74 H84 V84 H16 Z",
  // Scales’ weight: a ring.
  yellow: "M50 18 A32 32 0 1 1 49.9 18 Z M50 38 A12 12 0 1 0 50.1 38 Z",
  // A shield.
  red: "M22 20 H78 V48 C78 68 64 80 50 86 C36 80 22 68 22 48 Z",
  // A pair of compasses.
  green: "M44 14 H56 V28 L80 84 H66 L50 46 L34 84 H20 L44 28 Z",
  // A star.
  purple: "M50 10 L60 40 L90 50 L60 60 L50 90 L40 60 L10 50 L40 40 Z",
};
