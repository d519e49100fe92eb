/** Updates carry what changed; this puts them into the view one has. */

/** Fields that list the seats: an update carries only the seats that changed. */
const BY_SEAT = ["rows", "cities", "seats"];

interface Seated {
  seat: number;
}

function seatsAfter(before: readonly Seated[], changed: readonly Seated[]): Seated[] {
  const after = [...before];
  for (const one of changed) {
    const index = after.findIndex((known) => known.seat === one.seat);
    if (index < 0) after.push(one);
    else after[index] = one;
  }
  return after;
}

/** The view after an update: fields present replace the old ones, seats take the place their number says. */
export function merged<V extends object>(view: V, change: Partial<V>): V {
  const after: Record<string, unknown> = { ...view, ...change };
  for (const name of BY_SEAT) {
    const before = (view as Record<string, unknown>)[name];
    const changed = (change as Record<string, unknown>)[name];
    if (before && changed) after[name] = seatsAfter(before as Seated[], changed as Seated[]);
  }
  return after as V;
}
