import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "$lib/texts.svelte";
import { RULES, SPELLS } from "../facts";
import Crystal from "./Crystal.svelte";
import Owl from "./Owl.svelte";
import Pawn from "./Pawn.svelte";
import Spell from "./Spell.svelte";

beforeAll(() => speak("en"));

test.each([1, ...RULES.crystal_values])("a crystal of %i shows and says its value", (value) => {
  render(Crystal, { value });
  const name = value === 1 ? "Crystal of 1 point" : `Crystal of ${value} points`;
  expect(screen.getByRole("img", { name })).toHaveTextContent(String(value));
});

test("a crystal face down tells nothing", () => {
  const { container } = render(Crystal, { value: 7, hidden: true });
  expect(screen.getByRole("img", { name: "A crystal, face down" })).toHaveTextContent(/^$/);
  expect(container.innerHTML).not.toContain("7 points");
  expect(container.querySelector("[data-value]")).toBeNull();
  expect(container.querySelector("svg")?.outerHTML).toBe(render(Crystal).container.querySelector("svg")?.outerHTML);
});

test.each(SPELLS)("the sign of %s has its words", (kind) => {
  render(Spell, { kind });
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain(`${kind}!`);
});

test("owl and pawn have names, and are silent beside words", () => {
  render(Owl);
  render(Pawn);
  expect(screen.getByRole("img", { name: "Owl" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "The pawn" })).toBeInTheDocument();
  const before = screen.getAllByRole("img").length;
  render(Owl, { quiet: true });
  render(Pawn, { quiet: true });
  render(Crystal, { value: 3, quiet: true });
  render(Spell, { kind: "moventi", quiet: true });
  expect(screen.getAllByRole("img")).toHaveLength(before);
});
