/** The card that is looked at: pointing at a small one, or focusing it, shows it large beside it. */
import { on } from "svelte/events";

export interface Looked {
  id: string;
  /** Where the small one lies, in the window's pixels. */
  near: DOMRect;
}

let looked = $state.raw<Looked | null>(null);
let by: Element | null = null;

/** The card that is looked at now. */
export function lookedAt(): Looked | null {
  return looked;
}

/** Look no more. */
export function lookAway(): void {
  looked = null;
  by = null;
}

/** A Svelte action: pointing at the element, or coming to it by keyboard, shows the card of that id large. */
export function peek(node: HTMLElement, id: string | null) {
  const show = () => {
    if (id === null) return;
    by = node;
    looked = { id, near: node.getBoundingClientRect() };
  };
  const hide = () => {
    if (by === node) lookAway();
  };
  const enter = (event: PointerEvent) => event.pointerType !== "touch" && show();
  const focus = () => node.matches(":focus-visible") && show();
  // By Svelte's `on`, not by the element's own listeners: a focused card loses its focus while Svelte takes it off the page,
  // and there a listener of the element's own may not write a state.
  const offs = [
    on(node, "pointerenter", enter),
    on(node, "pointerleave", hide),
    on(node, "focus", focus),
    on(node, "blur", hide),
  ];
  return {
    update: (other: string | null) => {
      if (other === id) return;
      id = other;
      hide();
    },
    destroy: () => {
      hide();
      for (const off of offs) off();
    },
  };
}
