/** What is said under a lesson's table: the lesson's own sentence, or what happened, in the words of the game's log. */
import type { Demo, Event, SevnView } from "$lib/protocol";
import { has, t, type Figures } from "$lib/texts.svelte";

/** Whether an event needs no sentence, since its neighbour in the step tells it already. */
function isTold(event: Event, before: Event | undefined): boolean {
  return event.kind === "laid" || (event.kind === "action" && before?.kind === "drawn" && before.card === event.card);
}

/** An event of SEVN in words. */
export function eventSaid(event: Event, names: readonly string[]): string {
  const name = (seat: number | null | undefined) => (seat === null || seat === undefined ? "" : (names[seat] ?? ""));
  const key = `event-sevn-${event.kind}`;
  const own = event.seat !== null && event.seat === event.by && has(`${key}-self`);
  const figures: Figures = {
    name: name(event.seat),
    by: name(event.by),
    card: event.card ?? "none",
    other: event.other ?? "none",
    amount: event.amount ?? 0,
  };
  return t(own ? `${key}-self` : key, figures);
}

function questionSaid(view: SevnView, names: readonly string[]): string {
  const { what, seats, card } = view.asking;
  return t(`asking-sevn-${what}`, { name: names[seats[0] ?? -1] ?? "", card: card ?? "none" });
}

/** The caption of a step. */
export function captionOf(demo: Demo, step: number): string {
  const shown = demo.steps[step];
  if (!shown) return "";
  if (shown.caption) return t(shown.caption, shown.figures);
  const { events, view } = shown;
  const told = events
    .filter((event, i) => !isTold(event, events[i - 1]))
    .map((event) => eventSaid(event, demo.players));
  const asked = view.asking.what === "over" ? [] : [questionSaid(view, demo.players)];
  return [...told, ...asked].join(" ");
}
