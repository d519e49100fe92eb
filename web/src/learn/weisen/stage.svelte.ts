/** What lessons of Die Sieben Weisen are shown on: each step is a moment of its own, and the pieces move by themselves. */
import type { WeisenView } from "$lib/protocol";
import type { DemoOf } from "../lessons";
import { Walk, type LessonStage } from "../walk.svelte";

export class WeisenStage implements LessonStage<WeisenView> {
  view = $state.raw<WeisenView>();

  depict(): number {
    return 0;
  }

  settle(view: WeisenView): void {
    this.view = view;
  }
}

/** A walk through a lesson of Die Sieben Weisen; `length` is that of a step's caption. */
export function weisenWalk(demo: DemoOf<WeisenView>, length: (step: number) => number): Walk<WeisenView, WeisenStage> {
  return new Walk(demo, new WeisenStage(), length);
}
