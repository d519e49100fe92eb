import { beforeEach, expect, test } from "vitest";
import { speak } from "$lib/texts.svelte";
import type { ChatLine } from "$lib/protocol";
import { words } from "./chat";

beforeEach(() => speak("en"));

function line(kind: ChatLine["kind"], text: string, figures: ChatLine["figures"] = {}): ChatLine {
  return { number: 1, kind, name: "Bot", text, seat: 1, figures, to: null, to_seat: null, watching: false };
}

test("a bot's phrase is spoken in one's own language, in the wording that was drawn", async () => {
  const offer = line("phrase", "says-weisen-offer", { wording: 1, other: "Ada" });
  expect(words(offer)).toMatch(/Ada.*, shall the two of us/);
  expect(words({ ...offer, figures: { wording: 2, other: "Ada" } })).not.toBe(words(offer));
  await speak("de");
  expect(words(offer)).toMatch(/Ada.*, wollen wir/);
});

test("what people type is theirs, also where it looks like a key", () => {
  expect(words(line("talk", "says-weisen-offer"))).toBe("says-weisen-offer");
});
