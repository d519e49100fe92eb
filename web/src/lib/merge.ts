/** Updates carry what changed; this puts them into the view one has. */

interface HasRows {
  rows: { seat: number }[];
}

/** The view after an update: fields present replace the old ones, rows take the place their seat says. */
export function merged<V extends HasRows>(view: V, change: Partial<V>): V {
  const rows = [...view.rows];
  for (const row of change.rows ?? []) {
    const index = rows.findIndex((known) => known.seat === row.seat);
    if (index < 0) rows.push(row);
    else rows[index] = row;
  }
  return { ...view, ...change, rows };
}
