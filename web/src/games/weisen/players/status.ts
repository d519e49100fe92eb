/** What a seat is about, in a word: asked, done, out, what it has just done. */
import { t } from "$lib/texts.svelte";
import type { Scene, SceneSeat } from "../scene.svelte";

export interface Status {
  /** A word for styles and tests. */
  id: "asked" | "done" | "out" | "said" | "none";
  text: string;
}

const TOGETHER = new Set(["negotiate", "exchange"]);

/** The state of a seat as it is shown. */
export function statusOf(scene: Scene, seat: SceneSeat): Status {
  const { what, seats } = scene.asking;
  if (seat.moment) return { id: "said", text: t(`weisen-moment-${seat.moment}`) };
  if (TOGETHER.has(what))
    return seat.done
      ? { id: "done", text: t(`weisen-is-done-${what}`) }
      : { id: "asked", text: t(`weisen-is-busy-${what}`) };
  if (seats.includes(seat.seat)) return { id: "asked", text: t(`weisen-is-asked-${what}`) };
  if (seat.dropped !== null) return { id: "out", text: t("weisen-is-out", { place: seat.dropped }) };
  return { id: "none", text: "" };
}
