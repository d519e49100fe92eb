import { beforeEach, expect, test } from "vitest";
import { preferredLanguage, settings } from "./settings.svelte";
import { has, makeBundle, reason, speak, t } from "./texts.svelte";

beforeEach(() => speak("en"));

test("the language is the first of the browser's that there is", () => {
  expect(preferredLanguage(["fr-CH", "de-CH", "en"])).toBe("de");
  expect(preferredLanguage(["EN-us"])).toBe("en");
  expect(preferredLanguage(["pt"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
});

test("figures, plurals and percentages come out in the language one speaks", async () => {
  expect(t("waiting-seats", { empty: 1 })).toMatch(/^One seat is/);
  expect(t("waiting-seats", { empty: 3 })).toMatch(/^3 seats are/);
  expect(t("sevn-odds-short", { percent: 23 })).toBe("23%");
  await speak("de");
  expect(settings.language).toBe("de");
  expect(t("waiting-seats", { empty: 3 })).toMatch(/^3 Plätze sind/);
  expect(t("sevn-odds-short", { percent: 23 })).toBe("23 %");
});

test("a key that is missing shows as itself", () => {
  expect(has("no-such-key")).toBe(false);
  expect(t("no-such-key")).toBe("no-such-key");
});

test("a refusal is said by its code, and by the server's sentence where the code is unknown", () => {
  expect(reason("sevn-not-active", { name: "Ben", status: "frozen" })).toBe(
    "Ben is frozen and no longer in the round. Choose somebody who is.",
  );
  expect(reason("refusal-sevn-not-asked", { seat: 1, name: "Ben" })).toBe("Ben decides now.");
  expect(reason("refused-table-full", { seats: 4 })).toBe("All 4 seats are taken.");
  expect(reason("from-the-future", {}, "The server says so.")).toBe("The server says so.");
});

test("a broken catalogue never goes out", () => {
  expect(() => makeBundle("en", ["good = fine", "good = again"])).toThrow(/good/);
});
