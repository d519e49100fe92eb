/** An event of 7 Wonders in words and sounds. */
import type { Event } from "$lib/protocol";
import type { Sound } from "$lib/sound";
import { t } from "$lib/texts.svelte";

/** Events that need no line of their own: the players' signs or another line say the same. */
const UNSAID = new Set(["dealt", "chosen", "scored"]);
/** Events that are told only to the seat that they happen to. */
const OWN = new Set(["left"]);
const STRONG = new Set(["age", "won", "victory", "defeat"]);

const SOUNDS: Record<string, Sound> = {
  age: "storm",
  dealt: "draw",
  built: "lay",
  free: "lay",
  picked: "lay",
  stage: "action",
  paid: "coin",
  coins: "coin",
  sold: "coin",
  passed: "draw",
  victory: "score",
  defeat: "stop",
  won: "won",
};

/** The sentence of an event, or null where there is nothing to say. */
export function sentence(event: Event, names: readonly string[], you: number | null): string | null {
  if (UNSAID.has(event.kind) || (OWN.has(event.kind) && event.seat !== you)) return null;
  return t(`event-7wonders-${event.kind}`, {
    name: name(names, event.seat),
    by: name(names, event.by),
    card: event.card ?? "none",
    other: event.other ?? "none",
    amount: event.amount ?? 0,
  });
}

/** How much a line weighs in the log. */
export function weight(event: Event): "plain" | "strong" {
  return STRONG.has(event.kind) ? "strong" : "plain";
}

/** The sound of an event; of what happens to everybody at once one sound is enough. */
export function soundOf(event: Event, you: number | null): Sound | null {
  if (event.kind === "dealt" && event.seat !== you) return null;
  if (["victory", "defeat"].includes(event.kind) && event.seat !== you) return null;
  return SOUNDS[event.kind] ?? null;
}

function name(names: readonly string[], seat: number | null | undefined): string {
  return seat === null || seat === undefined ? "" : (names[seat] ?? "");
}
