/** The geometry of the chart of chances: where moments and chances lie on it. */
import type { CurvePoint } from "$lib/protocol";

export const HIGH = 220;
const EDGE = { left: 42, right: 18, top: 30, bottom: 22 };

/** How many signs of its seat a line wears, besides the one at its end. */
const SIGNS = 4;

export class Chart {
  constructor(
    readonly wide: number,
    readonly last: number,
  ) {}

  readonly left = EDGE.left;
  readonly top = EDGE.top;
  readonly bottom = HIGH - EDGE.bottom;

  get right(): number {
    return this.wide - EDGE.right;
  }

  x(step: number): number {
    return this.left + ((this.right - this.left) * step) / Math.max(1, this.last);
  }

  y(chance: number): number {
    return this.bottom - (this.bottom - this.top) * chance;
  }

  /** The line of a seat, as an SVG polyline has it. */
  line(curve: readonly CurvePoint[], seat: number): string {
    return curve.map(({ step, chances }) => `${this.x(step)},${this.y(chances[seat] ?? 0)}`).join(" ");
  }

  /** What lies so far above and below the line of a seat. */
  band(curve: readonly CurvePoint[], seat: number, factor: number): string {
    const edge = (sign: number) =>
      curve.map(({ step, chances, error }) => {
        const chance = Math.min(1, Math.max(0, (chances[seat] ?? 0) + sign * factor * error));
        return `${this.x(step)},${this.y(chance)}`;
      });
    return [...edge(1), ...edge(-1).reverse()].join(" ");
  }

  /** The step under a place of the chart: one that the curve has. */
  stepAt(curve: readonly CurvePoint[], x: number): number {
    const step = ((x - this.left) / Math.max(1, this.right - this.left)) * this.last;
    return curve.reduce((best, point) => (Math.abs(point.step - step) < Math.abs(best - step) ? point.step : best), 0);
  }
}

/** How it stood at a step: the newest point up to there. */
export function pointAt(curve: readonly CurvePoint[], step: number): CurvePoint | undefined {
  return curve.findLast((point) => point.step <= step) ?? curve[0];
}

/** The points at which a seat's line wears its sign: spread out, each seat's a little later than the one before, and the end. */
export function signsOf(curve: readonly CurvePoint[], seat: number, seats: number): CurvePoint[] {
  const first = curve[0]?.step ?? 0;
  const end = curve.at(-1);
  const long = (end?.step ?? 0) - first;
  const places = Array.from({ length: SIGNS }, (_, at) => first + (long * (at + (seat + 0.5) / seats)) / SIGNS);
  const points = places.map((place) => pointAt(curve, place));
  return [...new Set([...points, end])].filter((point) => point !== undefined);
}

/** Places on a line, each at least so far from the next: those that lie too near are moved on to the right, then back from the edge. */
export function spread(places: readonly number[], least: number, most: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let free = -Infinity;
  for (const at of order) {
    moved[at] = Math.max(places[at] ?? 0, free);
    free = moved[at] + least;
  }
  free = most;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at] ?? 0, free);
    free = moved[at] - least;
  }
  return moved;
}
