/** An event of Die Sieben Weisen in words and sounds. */
import type { Event } from "$lib/protocol";
import type { Sound } from "$lib/sound";
import { t } from "$lib/texts.svelte";

/** Events that need no line of their own: a light, another line or the hand says the same. */
const UNSAID = new Set(["removed", "space", "crystal", "dealt", "start", "scored", "ready", "done"]);
/** Events that are told only to the seat that they happen to. */
const OWN = new Set(["drew"]);
const STRONG = new Set(["round", "pair", "struggle", "early", "victory", "tie", "finitum", "ended", "won"]);
/** Great moments, which stand over the table for a while. */
const BANNERS = new Set([
  "pair",
  "fallback",
  "struggle",
  "early",
  "victory",
  "tie",
  "finitum",
  "ended",
  "mutated",
  "annulled",
  "taken_up",
  "cancelled",
]);

const SOUNDS: Record<string, Sound> = {
  round: "storm",
  role: "lay",
  offered: "action",
  declined: "stop",
  pair: "saved",
  shown: "draw",
  given: "draw",
  handed: "draw",
  drew: "draw",
  struggle: "action",
  laid: "lay",
  swapped: "coin",
  annulled: "bust",
  taken_up: "storm",
  cancelled: "stop",
  mutated: "storm",
  second: "action",
  dropped: "stop",
  early: "seven",
  victory: "saved",
  tie: "stop",
  taken: "coin",
  surplus: "stop",
  spell: "draw",
  moved: "lay",
  finitum: "freeze",
  ended: "freeze",
  compared: "score",
  won: "won",
};

function name(names: readonly string[], seat: number | null | undefined): string {
  return seat === null || seat === undefined ? "" : (names[seat] ?? "");
}

/** The sentence of an event, or null where there is nothing to say. */
export function sentence(event: Event, names: readonly string[], you: number | null): string | null {
  if (UNSAID.has(event.kind) || (OWN.has(event.kind) && event.seat !== you)) return null;
  return words(event, names);
}

/** The event in words, whatever it is. */
export function words(event: Event, names: readonly string[]): string {
  return t(`event-weisen-${event.kind}`, {
    name: name(names, event.seat),
    by: name(names, event.by),
    // A variant of the catalogue can't be named with a colon.
    card: (event.card ?? "none").replace(":", "_"),
    other: event.other ?? "none",
    amount: event.amount ?? 0,
  });
}

/** How much a line weighs in the log. */
export function weight(event: Event): "plain" | "strong" {
  return STRONG.has(event.kind) ? "strong" : "plain";
}

/** Whether the event is worth a banner over the table. */
export function isGreat(event: Event): boolean {
  return BANNERS.has(event.kind);
}

/** The sound of an event; cards that only others see make none. */
export function soundOf(event: Event, you: number | null): Sound | null {
  if (["drew", "spell", "handed", "given", "shown"].includes(event.kind) && event.seat !== you && event.by !== you)
    return null;
  return SOUNDS[event.kind] ?? null;
}
