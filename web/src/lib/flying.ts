/** Things on a table that keep their identity while they move, and know where they came from. */
import type { TransitionConfig } from "svelte/transition";
import { moving, reducedMotion } from "./settings.svelte";

/** Something that came from somewhere: `from` is where it lay before, in the window's pixels. */
export interface Flown {
  from: DOMRect | null;
}

/** Where things lie: elements by a name or by the key of what lies there. */
export class Places {
  #elements = new Map<string | number, Element>();

  /** A Svelte action: this element is the place of that name. */
  mark = (element: Element, name: string | number) => {
    this.#elements.set(name, element);
    return {
      update: (other: string | number) => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
        name = other;
        this.#elements.set(name, element);
      },
      destroy: () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      },
    };
  };

  /** Where the first of these places that is shown is now; null where none is. */
  rect(...names: (string | number)[]): DOMRect | null {
    for (const name of names) {
      const rect = this.#elements.get(name)?.getBoundingClientRect();
      if (rect && rect.width > 0) return rect;
    }
    return null;
  }
}

/** A Svelte transition: it flies from where it was to where it is (FLIP), or fades in where less motion is wanted. */
export function arrive(node: Element, { piece, ms = 300 }: { piece: Flown; ms?: number }): TransitionConfig {
  const duration = moving(ms);
  const from = piece.from;
  if (!from || duration === 0) return { duration: 0 };
  if (reducedMotion()) return { duration, css: (t) => `opacity: ${t}` };
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = to.width ? Math.min(1.4, Math.max(0.3, from.width / to.width)) : 1;
  return {
    duration,
    easing: (x) => 1 - (1 - x) ** 3,
    css: (t, u) =>
      `z-index: 20; position: relative;` +
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${scale + (1 - scale) * t}) rotate(${u * -6}deg)`,
  };
}
