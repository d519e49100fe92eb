/** Where things lie on the table, by name: for what flies from one to another. */

const known = new Map<string, Set<Element>>();

/** A Svelte action: this element is the place of that name. */
export function places(element: Element, name: string) {
  const add = () => known.set(name, (known.get(name) ?? new Set()).add(element));
  const remove = () => known.get(name)?.delete(element);
  add();
  return {
    update: (other: string) => {
      remove();
      name = other;
      add();
    },
    destroy: remove,
  };
}

/** Where the place of that name is now, in the window's pixels: the largest, where it is shown twice; null where it isn't. */
export function rectOf(name: string): DOMRect | null {
  let best: DOMRect | null = null;
  for (const element of known.get(name) ?? []) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && rect.width * rect.height > (best ? best.width * best.height : 0)) best = rect;
  }
  return best;
}
