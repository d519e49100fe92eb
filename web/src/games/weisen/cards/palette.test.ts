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
