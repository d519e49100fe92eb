/** What is said under a lesson's table: the lesson's own sentence, or what happened, in the words of the game's log. */
import type { Event, SevnView } from "$lib/protocol";
import type { SevnDemo } from "./lessons";
import { t } from "$lib/texts.svelte";
import { sentence } from "../games/sevn/telling";

/** Whether an event needs no sentence, since its neighbour in the step tells it already. */
function isTold(event: Event, before: Event | undefined): boolean {
  if (event.kind === "counted") return true;
  return event.kind === "action" && before?.kind === "drawn" && before.card === event.card;
}

function questionSaid(view: SevnView, names: readonly string[]): string {
  const { what, seats, card } = view.asking;
  return t(`asking-sevn-${what}`, { name: names[seats[0] ?? -1] ?? "", card: card ?? "none" });
}

/** The caption of a step. */
export function captionOf(demo: SevnDemo, step: number): string {
  const shown = demo.steps[step];
  if (!shown) return "";
  if (shown.caption) return t(shown.caption, shown.figures);
  const { events, view } = shown;
  const told = events
    .filter((event, at) => !isTold(event, events[at - 1]))
    .map((event) => sentence(event, demo.players))
    .filter((said) => said !== null);
  const asked = view.asking.what === "over" ? [] : [questionSaid(view, demo.players)];
  return [...told, ...asked].join(" ");
}
