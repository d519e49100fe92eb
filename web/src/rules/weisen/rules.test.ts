import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "$lib/settings.svelte";
import { has, loadLanguage, speak, t } from "$lib/texts.svelte";
import { SPELLS } from "../../games/weisen/facts";
import { PARTS } from "../../learn/weisen/parts";
import { CASES, CAUTIONS, DECISIONS, EXAMPLES, PARAGRAPHS, SECTIONS, SPELL_EXAMPLES, TERMS } from "./sections";
import Setup from "./Setup.svelte";

beforeAll(async () => {
  for (const language of LANGUAGES) await loadLanguage(language);
});

/** `key-1`, `key-2` … as many as there are in the catalogue. */
function numbered(key: string): number {
  let found = 0;
  while (has(`${key}-${found + 1}`)) found++;
  return found;
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speak(language));

  test.each(SECTIONS)("%s has its heading and all its paragraphs", (section) => {
    expect(has(`rules-weisen-${section}`)).toBe(true);
    expect(numbered(`rules-weisen-${section}`)).toBe(PARAGRAPHS[section] ?? 0);
  });

  test.each(SPELLS)("%s has its words and all its cautions", (spell) => {
    expect(has(`rules-weisen-spell-${spell}`)).toBe(true);
    expect(numbered(`rules-weisen-spell-${spell}`)).toBe(CAUTIONS[spell]);
  });

  test("cases, decisions, words and examples have theirs", () => {
    const wanted = [
      ...CASES.flatMap((name) => [`case-weisen-${name}`, `case-weisen-${name}-answer`]),
      ...DECISIONS.map((name) => `rules-weisen-decision-${name}`),
      ...TERMS.flatMap((name) => ["", "-en", "-de"].map((end) => `glossary-weisen-${name}${end}`)),
      ...Object.keys(PARTS).map((name) => `rules-weisen-example-${name}`),
    ];
    expect(wanted.filter((key) => !has(key))).toEqual([]);
  });
});

test("every lesson is an example once", () => {
  const shown = [...Object.values(EXAMPLES).flat(), ...Object.values(SPELL_EXAMPLES).flat()];
  expect([...shown].sort()).toEqual(Object.keys(PARTS).sort());
});

test("the set-up counts roles and power cards by the players", async () => {
  await speak("en");
  render(Setup);
  const row = screen.getByRole("row", { name: new RegExp(t("rules-weisen-setup-power")) });
  expect([...row.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["48", "56", "64"]);
});
