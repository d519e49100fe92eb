import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { loadLanguage, speak } from "$lib/texts.svelte";
import { BOARDS, CARDS, RESOURCES, SYMBOLS } from "../facts";
import type { Effect as EffectFacts } from "../facts_types";
import Coin from "./Coin.svelte";
import Cost from "./Cost.svelte";
import Defeat from "./Defeat.svelte";
import Effect from "./Effect.svelte";
import Points from "./Points.svelte";
import Resource from "./Resource.svelte";
import { piecesOf, rowWidth } from "./row";
import Science from "./Science.svelte";
import Shield from "./Shield.svelte";
import Victory from "./Victory.svelte";

const EFFECTS: [string, EffectFacts[]][] = [
  ...Object.values(CARDS).map(({ id, effects }): [string, EffectFacts[]] => [id, effects]),
  ...Object.values(BOARDS).flatMap(({ id, stages }) =>
    stages.map(({ effects }, at): [string, EffectFacts[]] => [`${id}, stage ${at + 1}`, effects]),
  ),
];

beforeAll(async () => {
  await loadLanguage("en");
  await speak("en");
});

test("resources and sciences have signs of their own, and names", () => {
  const drawn = new Set<string>();
  for (const kind of RESOURCES) drawn.add(render(Resource, { kind }).container.innerHTML);
  for (const kind of [...SYMBOLS, "any" as const]) drawn.add(render(Science, { kind }).container.innerHTML);
  expect(drawn.size).toBe(RESOURCES.length + SYMBOLS.length + 1);
  expect(screen.getByRole("img", { name: "wood" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "a gear" })).toBeInTheDocument();
});

test("tokens say their number", () => {
  render(Coin, { amount: 9 });
  render(Points, { amount: 7 });
  render(Shield);
  render(Victory, { value: 5 });
  render(Defeat, { value: -1 });
  expect(screen.getByRole("img", { name: "9 coins" })).toHaveTextContent("9");
  expect(screen.getByRole("img", { name: "7 victory points" })).toHaveTextContent("7");
  expect(screen.getByRole("img", { name: "1 shield" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Victory: 5 points" })).toHaveTextContent("5");
  expect(screen.getByRole("img", { name: "Defeat: −1 point" })).toHaveTextContent("−1");
});

test.each(EFFECTS)("the effect of %s has symbols and words", (_, effects) => {
  const { container } = render(Effect, { effects });
  expect(effects.every((effect) => piecesOf(effect).length > 0)).toBe(true);
  const said = screen.getByRole("img").getAttribute("aria-label") ?? "";
  expect(said).toMatch(/^[A-Z0-9].*\.$/);
  expect(said).not.toMatch(/7wonders|undefined|\{|\.\./);
  for (const one of container.querySelectorAll("[data-effect]"))
    expect(one.querySelectorAll("svg")).not.toHaveLength(0);
});

test("what is quiet is hidden from screen readers", () => {
  const { container } = render(Effect, { effects: CARDS["walls"]?.effects ?? [], quiet: true });
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector(".effect")).toHaveAttribute("aria-hidden", "true");
});

test("a choice is divided by strokes, two units are not", () => {
  const strokes = (id: string) => piecesOf((CARDS[id]?.effects ?? [])[0] as EffectFacts).filter((p) => p.is === "or");
  expect(strokes("caravansery")).toHaveLength(3);
  expect(strokes("sawmill")).toHaveLength(0);
});

test("arrows point at the neighbours an effect is about", () => {
  const arrows = (id: string) =>
    piecesOf((CARDS[id]?.effects ?? [])[0] as EffectFacts).flatMap((p) => (p.is === "arrow" ? [p.to] : []));
  expect(arrows("west_trading_post")).toEqual(["left"]);
  expect(arrows("east_trading_post")).toEqual(["right"]);
  expect(arrows("marketplace")).toEqual(["left", "right"]);
  expect(arrows("haven")).toEqual([]);
  expect(arrows("spies_guild")).toEqual(["left", "right"]);
});

test("a row is as wide as its symbols", () => {
  expect(rowWidth(CARDS["altar"]?.effects ?? [])).toBeCloseTo(1);
  expect(rowWidth(CARDS["circus"]?.effects ?? [])).toBeCloseTo(3.16);
});

test("a cost shows each unit, or each kind with its number", () => {
  const one = render(Cost, { cost: { stone: 4, papyrus: 1 } });
  expect(one.container.querySelectorAll("svg")).toHaveLength(5);
  expect(screen.getByRole("img", { name: "4 stone and 1 papyrus" })).toBeInTheDocument();
  const other = render(Cost, { cost: { stone: 4, papyrus: 1 }, grouped: true });
  expect(other.container.querySelectorAll("svg")).toHaveLength(2);
  expect(other.container).toHaveTextContent("4");
});
