/** Where the panel of hints goes: where it covers as little as can be of the hand, the actions and what it points at. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of the table that the panel should leave free, and how much. */
export interface Keep {
  box: Box;
  weight: number;
}

const EDGE = 8;

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The upper left corner for a panel of that size inside a room of that size. Equal places: the first of the list. */
export function placeOf(room: Box, panel: { width: number; height: number }, keeps: readonly Keep[]) {
  const { width, height } = panel;
  const right = Math.max(EDGE, room.width - width - EDGE);
  const middle = Math.max(EDGE, (room.width - width) / 2);
  const bottom = room.height - height - EDGE;
  const tops = [
    EDGE,
    ...keeps.flatMap(({ box }) => [box.top - height - EDGE, box.top + box.height + EDGE]),
    (room.height - height) / 2,
    bottom,
  ].map((top) => Math.min(Math.max(EDGE, top), Math.max(EDGE, bottom)));
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const top of tops) {
    for (const left of [right, EDGE, middle]) {
      const box = { left, top, width, height };
      const cost = keeps.reduce((sum, keep) => sum + keep.weight * overlap(box, keep.box), 0);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}
