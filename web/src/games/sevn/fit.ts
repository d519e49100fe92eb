/** How large cards may be so that all of them fit into a space. */

export interface Space {
  width: number;
  height: number;
}

/** Cards are five wide to seven high. */
export const PROPORTION = 7 / 5;

/** The greatest width (px) at which `count` cards, `gap` px apart, fit into the space on as many lines as it takes. */
export function cardWidth(count: number, space: Space, gap: number, most: number): number {
  let best = 0;
  for (let lines = 1; lines <= Math.max(count, 1); lines++) {
    const across = Math.ceil(Math.max(count, 1) / lines);
    const byWidth = (space.width - (across - 1) * gap) / across;
    const byHeight = (space.height - (lines - 1) * gap) / lines / PROPORTION;
    best = Math.max(best, Math.min(byWidth, byHeight));
  }
  return Math.max(12, Math.floor(Math.min(best, most)));
}
