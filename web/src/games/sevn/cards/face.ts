/** What is printed on a card of SEVN, told from its id alone (ids as in the game's cards.toml). */
export type Face =
  | { kind: "number"; value: number }
  | { kind: "ballast"; value: number }
  | { kind: "plus"; value: number }
  | { kind: "times"; value: number }
  | { kind: "bonus"; id: BonusId }
  | { kind: "action"; id: ActionId };

export const BONUSES = ["featherweight", "heavyweight", "ladder"] as const;
export const ACTIONS = ["freeze", "second_chance", "triple_draw", "crossroads", "storm"] as const;

export type BonusId = (typeof BONUSES)[number];
export type ActionId = (typeof ACTIONS)[number];

/** The face of a card. Throws for an id that no card of SEVN has, naming it. */
export function faceOf(id: string): Face {
  const bonus = BONUSES.find((known) => known === id);
  if (bonus) return { kind: "bonus", id: bonus };
  const action = ACTIONS.find((known) => known === id);
  if (action) return { kind: "action", id: action };
  const printed = /^(ballast_|\+|x|)(\d+)$/.exec(id);
  if (!printed) throw new Error(`SEVN has no card “${id}”.`);
  const value = Number(printed[2]);
  switch (printed[1]) {
    case "ballast_":
      return { kind: "ballast", value: -value };
    case "+":
      return { kind: "plus", value };
    case "x":
      return { kind: "times", value };
    default:
      return { kind: "number", value };
  }
}

/** Ink on a coloured field, both as CSS colours. */
export interface Tones {
  field: string;
  deep: string;
  ink: string;
}

/** Lightness, chroma and hue of the field from 0 (cool) to 13 (hot), a step for each value. */
const HEAT: readonly (readonly [number, number, number])[] = [
  [0.78, 0.085, 262],
  [0.79, 0.09, 244],
  [0.8, 0.092, 226],
  [0.81, 0.094, 206],
  [0.82, 0.1, 186],
  [0.83, 0.115, 166],
  [0.845, 0.135, 143],
  [0.86, 0.15, 121],
  [0.87, 0.155, 103],
  [0.85, 0.155, 88],
  [0.81, 0.155, 73],
  [0.765, 0.16, 57],
  [0.72, 0.17, 42],
  [0.69, 0.185, 29],
];
const COOLEST = [0.78, 0.085, 262] as const;

/** The tones of a number card: the field, the deeper tone of its rising level, and the numeral's ink. */
export function heat(value: number): Tones {
  const [l, c, h] = HEAT[Math.min(Math.max(value, 0), HEAT.length - 1)] ?? COOLEST;
  return {
    field: `oklch(${l} ${c} ${h})`,
    deep: `oklch(${(l - 0.055).toFixed(3)} ${(c + 0.012).toFixed(3)} ${h})`,
    ink: `oklch(0.22 ${(c * 0.42).toFixed(3)} ${h})`,
  };
}

/** How high the level of a number card stands, from 0 (the lowest value) to 1 (the highest). */
export function level(value: number): number {
  return Math.min(Math.max(value, 0), HEAT.length - 1) / (HEAT.length - 1);
}
