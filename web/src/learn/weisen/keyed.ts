/** Telling equal cards apart, so that only the one that comes is seen coming. */

/** Each card with a key of its own: its id, and which of its copies it is. */
export function keyed(cards: readonly string[]): { key: string; id: string }[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const copy = (seen.get(id) ?? 0) + 1;
    seen.set(id, copy);
    return { key: `${id} ${copy}`, id };
  });
}
