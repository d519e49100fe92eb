import { expect, test } from "vitest";
import { cardWidth, PROPORTION } from "./fit";

const fits = (count: number, width: number, space: { width: number; height: number }, gap: number) => {
  const across = Math.floor((space.width + gap) / (width + gap));
  const lines = Math.ceil(count / across);
  return across > 0 && lines * width * PROPORTION + (lines - 1) * gap <= space.height + 0.5;
};

test.each([
  [1, 270, 38],
  [9, 240, 38],
  [16, 240, 38],
  [7, 640, 180],
  [14, 350, 190],
])("%i cards fit into %i × %i", (count, width, height) => {
  const space = { width, height };
  const card = cardWidth(count, space, 5, 100);
  expect(card).toBeGreaterThanOrEqual(11);
  expect(fits(count, card, space, 5)).toBe(true);
});

test("a card never grows beyond what is asked for", () => {
  expect(cardWidth(1, { width: 1000, height: 1000 }, 5, 84)).toBe(84);
});

test("one comfortable line is better than two with larger cards", () => {
  expect(cardWidth(4, { width: 320, height: 240 }, 5, 100)).toBe(76);
});
