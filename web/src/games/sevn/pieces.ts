/** Cards as things on the table: each keeps its identity while it moves, and knows where it came from. */
import type { TransitionConfig } from "svelte/transition";
import { moving, reducedMotion } from "$lib/settings.svelte";

/** A card on the table. `from` is where it lay before it came here, in the window's pixels. */
export interface Piece {
  key: number;
  id: string;
  from: DOMRect | null;
  twice: boolean;
}

/** Where things lie: elements by name (`deck`, `discard`) or by the key of a piece. */
export class Places {
  #elements = new Map<string | number, Element>();

  /** A Svelte action: this element is the place of that name. */
  mark = (element: Element, name: string | number) => {
    this.#elements.set(name, element);
    return {
      update: (other: string | number) => {
        this.#elements.delete(name);
        name = other;
        this.#elements.set(name, element);
      },
      destroy: () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      },
    };
  };

  /** Where a place or piece is now; null where it isn't shown. */
  rect(name: string | number): DOMRect | null {
    const rect = this.#elements.get(name)?.getBoundingClientRect();
    return rect && rect.width > 0 ? rect : null;
  }
}

/** A Svelte transition: the piece flies from where it was to where it is (FLIP), or fades in where less motion is wanted. */
export function arrive(node: Element, { piece, ms = 280 }: { piece: Piece; ms?: number }): TransitionConfig {
  const duration = moving(ms);
  const from = piece.from;
  if (!from || duration === 0) return { duration: 0 };
  if (reducedMotion()) return { duration, css: (t) => `opacity: ${t}` };
  const to = node.getBoundingClientRect();
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const scale = to.width ? from.width / to.width : 1;
  return {
    duration,
    easing: (x) => 1 - (1 - x) ** 3,
    css: (t, u) =>
      `transform-origin: 0 0; z-index: 20; position: relative;` +
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${scale + (1 - scale) * t}) rotate(${u * -7}deg)`,
  };
}
