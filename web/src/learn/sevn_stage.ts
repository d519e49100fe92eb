/** What lessons of SEVN are shown on: the scene of its table. */
import type { Event, SevnView } from "$lib/protocol";
import type { Showing } from "$lib/player";
import type { SevnDemo, SevnStep } from "./lessons";
import { Scene } from "../games/sevn/scene.svelte";
import { Walk, type LessonStage } from "./walk.svelte";

/** How long scores are seen, in ms. */
const SCORES = 600;

export class SevnStage implements LessonStage<SevnView> {
  readonly scene = new Scene();

  depict(event: Event): Showing {
    const showing = this.scene.depict(event);
    return typeof showing === "number" ? showing : SCORES; // the caption tells the scores, no sheet is laid over them
  }

  settle(view: SevnView): void {
    this.scene.settle(view);
  }

  before(step: SevnStep): SevnView {
    return before(step);
  }
}

/** A walk through a lesson of SEVN; `length` is that of a step's caption. */
export function sevnWalk(demo: SevnDemo, length: (step: number) => number): Walk<SevnView, SevnStage> {
  return new Walk(demo, new SevnStage(), length);
}

/** How the table looked before the cards of a step came to it. */
function before({ events, view }: SevnStep): SevnView {
  const came = events.filter((event) => event.kind === "drawn");
  const rows = view.rows.map((row) => {
    const cards = [...row.cards];
    for (const event of came) {
      const at = event.seat === row.seat && event.card ? cards.indexOf(event.card) : -1;
      if (at >= 0) cards.splice(at, 1);
    }
    return cards.length === row.cards.length ? row : { ...row, cards, points: 0, lines: [], distinct: 0 };
  });
  return { ...view, rows, pile: view.pile + came.length, dealing: true, asking: { ...view.asking, seats: [] } };
}
