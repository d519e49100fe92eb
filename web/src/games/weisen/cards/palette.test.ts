import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast, distance, EYES, seenBy } from "../../wonders/cards/seeing";
import { RULES, SUITS } from "../facts";
import { SIGNS } from "../symbols/signs";
import type { Suit } from "../facts_types";
import { CRYSTALS, PARCHMENT, ROCK, TONES } from "./palette";

const PAIRS: [Suit, Suit][] = SUITS.flatMap((one, at) =>
  SUITS.slice(at + 1).map((other): [Suit, Suit] => [one, other]),
);

test.each(SUITS)("sign, value and name on the stone of %s can be read", (suit) => {
  expect(contrast(TONES[suit].ink, TONES[suit].field)).toBeGreaterThan(4.5);
});

test("spells, backs and crystals can be read", () => {
  expect(contrast(PARCHMENT.ink, PARCHMENT.field)).toBeGreaterThan(4.5);
  expect(contrast(PARCHMENT.glow, PARCHMENT.field)).toBeGreaterThan(3);
  expect(contrast(PARCHMENT.bright, PARCHMENT.wax)).toBeGreaterThan(3);
  expect(contrast(ROCK.ink, ROCK.field)).toBeGreaterThan(4.5);
  for (const value of [1, ...RULES.crystal_values]) {
    const tones = CRYSTALS[value];
    expect(tones && contrast(tones.ink, tones.field)).toBeGreaterThan(4.5);
  }
});

test("no sign is told by its colour alone", () => {
  const shapes = Object.values(SIGNS).map((sign) => sign.shape);
  expect(new Set(shapes).size).toBe(shapes.length);
});

describe.each(EYES)("for %s eyes", (eyes) => {
  test.each(PAIRS)("%s and %s stay apart", (one, other) => {
    expect(distance(seenBy(eyes, TONES[one].field), seenBy(eyes, TONES[other].field))).toBeGreaterThan(0.09);
  });
});

/** The room's own colours by day and by night, as tokens.css has them. */
const tokens = readFileSync(join(import.meta.dirname, "../../../style/tokens.css"), "utf-8");
const room = /\.room-weisen \{([^}]*)\}/.exec(tokens)?.[1] ?? "";
const LIGHTS: [light: string, at: number][] = [
  ["day", 0],
  ["night", 1],
];

function token(name: string, at: number): string {
  const value = new RegExp(`--${name}: ([^;]*);`).exec(room)?.[1] ?? "";
  const colours = value.match(/oklch\([^)]*\)/g) ?? [];
  const found = colours[at] ?? colours[0];
  if (!found) throw new Error(`tokens.css gives .room-weisen no --${name}`);
  return found;
}

describe.each(LIGHTS)("by %s", (_, at) => {
  const grounds = ["table", "table-deep", "mist", "surface", "raised", "sunken", "rock", "rock-light"];

  test.each(grounds)("words on %s can be read", (ground) => {
    for (const ink of ["ink", "ink-soft"])
      expect(contrast(token(ink, at), token(ground, at)), ink).toBeGreaterThan(4.5);
  });

  test.each(["table", "table-deep", "surface", "raised"])("words with a meaning on %s can be read", (ground) => {
    for (const ink of ["good", "bad", "accent-deep"])
      expect(contrast(token(ink, at), token(ground, at)), ink).toBeGreaterThan(4.5);
  });

  test("rings and lit steps stand out from the ground and from bare stone", () => {
    for (const ground of ["table", "table-deep", "mist", "rock"])
      for (const sign of ["fire", "accent-deep"])
        expect(contrast(token(sign, at), token(ground, at)), `${sign} on ${ground}`).toBeGreaterThan(3);
    expect(contrast(token("on-accent", at), token("accent", at))).toBeGreaterThan(4.5);
  });
});
