/**
 * Where each needed unit comes from, as the payment window shows it: always one of the ways that the server offers.
 *
 * A way names its sources in a fixed order within each resource; on show every unit keeps its place, so that changing
 * one moves no other.
 */
import type { Way } from "$lib/protocol";

/** Own production, the left neighbour, the right neighbour. */
export type Source = "o" | "l" | "r";
export const SOURCES: readonly Source[] = ["l", "o", "r"];

export interface Plan {
  way: Way;
  /** The source of each unit, by its place on show. */
  shown: readonly Source[];
}

/** The way as the server lists it. */
export function planOf(way: Way): Plan {
  return { way, shown: [...way.sources] as Source[] };
}

/** The plan with unit `at` from `source`, and as little else changed as can be, or null where no way has it so. */
export function changed(plan: Plan, needs: readonly string[], ways: readonly Way[], at: number, source: Source) {
  let best: Plan | null = null;
  let least = Infinity;
  for (const way of ways) {
    const shown = arranged(way, needs, plan.shown, at, source);
    if (!shown) continue;
    const moved = shown.filter((one, place) => one !== plan.shown[place]).length;
    if (moved < least) [best, least] = [{ way, shown }, moved];
  }
  return best;
}

/** A way's sources put onto the units so that unit `at` has `source` and the others stay where they can. */
function arranged(way: Way, needs: readonly string[], before: readonly Source[], at: number, source: Source) {
  const shown: (Source | undefined)[] = needs.map(() => undefined);
  for (const resource of new Set(needs)) {
    const places = needs.flatMap((need, place) => (need === resource ? [place] : []));
    const left = places.map((place) => way.sources[place] as Source);
    const take = (place: number, wanted: Source | undefined): boolean => {
      const found = wanted === undefined ? -1 : left.indexOf(wanted);
      if (found < 0) return false;
      shown[place] = left.splice(found, 1)[0];
      return true;
    };
    if (places.includes(at) && !take(at, source)) return null;
    const others = places.filter((place) => place !== at && !take(place, before[place]));
    for (const place of others) if (shown[place] === undefined) take(place, left[0]);
  }
  return shown as Source[];
}
