/** An event of SEVN in words and sounds. */
import type { Event } from "$lib/protocol";
import type { Sound } from "$lib/sound";
import { t } from "$lib/texts.svelte";

/** Events that need no line of their own: another line says the same. */
const UNSAID = new Set(["laid", "banked", "queued", "counted"]);
const STRONG = new Set(["round", "sevn", "won", "twice"]);

const SOUNDS: Record<string, Sound> = {
  drawn: "draw",
  revealed: "draw",
  laid: "lay",
  kept: "lay",
  given: "lay",
  twice: "bust",
  saved: "saved",
  sevn: "seven",
  frozen: "freeze",
  stopped: "stop",
  forced: "action",
  dropped: "lay",
  won: "won",
};

/** The sentence of an event, or null where there is nothing to say. */
export function sentence(event: Event, names: readonly string[]): string | null {
  if (UNSAID.has(event.kind)) return null;
  const { seat, by } = event;
  const self = by !== null && by !== undefined && by === seat;
  const key = `event-sevn-${event.kind}${self ? "-self" : ""}`;
  return t(key, {
    name: name(names, seat),
    by: name(names, by),
    card: event.card ?? "none",
    other: event.other ?? "none",
    amount: event.amount ?? 0,
  });
}

/** How much a line weighs in the log. */
export function weight(event: Event): "plain" | "strong" {
  return STRONG.has(event.kind) ? "strong" : "plain";
}

/** The sound of an event. */
export function soundOf(event: Event): Sound | null {
  if (event.kind === "action") return event.card === "storm" ? "storm" : "action";
  return SOUNDS[event.kind] ?? null;
}

function name(names: readonly string[], seat: number | null | undefined): string {
  return seat === null || seat === undefined ? "" : (names[seat] ?? "");
}
