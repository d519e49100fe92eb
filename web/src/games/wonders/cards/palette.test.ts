import { describe, expect, test } from "vitest";
import { COLOURS } from "../facts";
import type { Colour } from "../facts_types";
import { ANY_BACK, BACKS, TONES } from "./palette";
import { contrast, distance, EYES, seenBy } from "./seeing";

const PAIRS: [Colour, Colour][] = COLOURS.flatMap((one, at) =>
  COLOURS.slice(at + 1).map((other): [Colour, Colour] => [one, other]),
);
const INK = "oklch(0.24 0.03 55)";

test.each(COLOURS)("words on the %s band and body can be read", (colour) => {
  expect(contrast(TONES[colour].ink, TONES[colour].field)).toBeGreaterThan(4.5);
  expect(contrast(INK, TONES[colour].body)).toBeGreaterThan(4.5);
});

test.each([...Object.values(BACKS), ANY_BACK])("the numeral on a back can be read", ({ field, ink }) => {
  expect(contrast(ink, field)).toBeGreaterThan(4.5);
});

describe.each(EYES)("for %s eyes", (eyes) => {
  test.each(PAIRS)("%s and %s stay apart", (one, other) => {
    expect(distance(seenBy(eyes, TONES[one].field), seenBy(eyes, TONES[other].field))).toBeGreaterThan(0.09);
  });
});
