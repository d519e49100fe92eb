import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { loadLanguage, speak } from "$lib/texts.svelte";
import Card from "./Card.svelte";
import { faceOf, heat, level } from "./face";
import { cardRule } from "./words";

beforeAll(async () => {
  await loadLanguage("de");
  await speak("en");
});

test("a number card shows its number and says what it counts", () => {
  render(Card, { id: "12" });
  expect(screen.getByRole("img", { name: "12: counts 12." })).toHaveTextContent("12");
});

test("a Ballast card is a negative number", () => {
  render(Card, { id: "ballast_4" });
  expect(screen.getByRole("img", { name: /^Ballast −4: / })).toHaveTextContent("−4");
});

test("the plus cards and the doubler carry their sign", () => {
  render(Card, { id: "+10" });
  render(Card, { id: "x2" });
  expect(screen.getByRole("img", { name: /^\+10: / })).toHaveTextContent("+10");
  expect(screen.getByRole("img", { name: /^×2: / })).toHaveTextContent("×2");
});

test("a large action prints its name, a small one shows its sign alone", async () => {
  const { rerender } = render(Card, { id: "second_chance", size: "large" });
  expect(screen.getByRole("img")).toHaveTextContent("Second Chance");
  await rerender({ id: "second_chance", size: "small" });
  expect(screen.getByRole("img", { name: /^Second Chance: / })).not.toHaveTextContent("Second Chance");
});

test("a card face down gives nothing away", () => {
  render(Card, { id: "13", faceDown: true });
  const card = screen.getByRole("img", { name: "A card, face down" });
  expect(card).not.toHaveTextContent("13");
});

test("a duplicate is cracked and said to be one", () => {
  const { container } = render(Card, { id: "9", twice: true });
  expect(screen.getByRole("img", { name: /Drawn twice\.$/ })).toBeInTheDocument();
  expect(container.querySelectorAll(".crack")).not.toHaveLength(0);
});

test("the reader's language is used", async () => {
  await speak("de");
  render(Card, { id: "storm" });
  expect(screen.getByRole("img", { name: /^Storm: alle, die noch dabei sind/ })).toBeInTheDocument();
  await speak("en");
});

test("a rule sentence takes its figures from the card's facts", () => {
  const sentence = cardRule("featherweight", { points: 21, least: 5, limit: 8 });
  for (const figure of ["21", "5", "8"]) expect(sentence).toContain(figure);
});

test("an id that no card has is refused by name", () => {
  expect(() => faceOf("joker")).toThrow("“joker”");
});

test("every value has a field of its own, and the level rises with it", () => {
  const values = [...Array(14).keys()];
  expect(new Set(values.map((value) => heat(value).field)).size).toBe(14);
  expect(values.map(level)).toEqual([...values.map(level)].sort((a, b) => a - b));
  expect(level(13)).toBe(1);
});

/** Relative luminance (WCAG) of a colour written as `oklch(L C H)`; channels outside sRGB are cut off, as screens do. */
function luminance(colour: string): number {
  const [l = 0, c = 0, h = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (light[0] ?? 0) + 0.7152 * (light[1] ?? 0) + 0.0722 * (light[2] ?? 0);
}

test.each([...Array(14).keys()])("the number %i stands out from both tones of its card", (value) => {
  const { field, deep, ink } = heat(value);
  for (const ground of [field, deep]) {
    const [dark = 0, light = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
  }
});
