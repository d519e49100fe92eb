/** The conflicts at the end of an age, pair by pair. */

/** What a conflict with a neighbour brought a seat: points of its token, 0 for a tie. */
export interface Conflict {
  seat: number;
  other: number;
  points: number;
}

/** Two neighbours and what each got; `tokens[0]` belongs to `seats[0]`. */
export interface Pair {
  seats: [number, number];
  tokens: [number, number];
}

/** The pairs of neighbours round the table; those of `you` come first. */
export function pairsOf(conflicts: readonly Conflict[], you: number | null): Pair[] {
  const pairs: Pair[] = [];
  for (const { seat, other, points } of conflicts) {
    let pair = pairs.find(({ seats }) => seats.includes(seat) && seats.includes(other));
    if (!pair) {
      const [first, second] = other === you ? [other, seat] : [seat, other];
      pair = { seats: [first, second], tokens: [0, 0] };
      pairs.push(pair);
    }
    pair.tokens[pair.seats[0] === seat ? 0 : 1] = points;
  }
  const mine = ({ seats }: Pair) => (you !== null && seats.includes(you) ? 0 : 1);
  return pairs.sort((a, b) => mine(a) - mine(b));
}
