/** How large cards may be so that all of them fit into a space. */

export interface Space {
  width: number;
  height: number;
}

/** Cards are five wide to seven high. */
export const PROPORTION = 7 / 5;

/** From this width on (px) a card is large enough for one line to be better than two of larger cards. */
const COMFORTABLE = 58;

/** The width (px) at which `count` cards, `gap` px apart, fit into the space: on few lines where they stay comfortable there. */
export function cardWidth(count: number, space: Space, gap: number, most: number): number {
  const cards = Math.max(count, 1);
  let best = 0;
  for (let lines = 1; lines <= cards; lines++) {
    const across = Math.ceil(cards / lines);
    const byWidth = (space.width - (across - 1) * gap) / across;
    const byHeight = (space.height - (lines - 1) * gap) / lines / PROPORTION;
    best = Math.max(best, Math.min(byWidth, byHeight));
    if (best >= COMFORTABLE) break;
  }
  return Math.max(8, Math.floor(Math.min(best, most)));
}
