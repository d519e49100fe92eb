/** Stones as they are hewn: an uneven outline, a face, and edges that catch the light from the top left. */

type Point = readonly [x: number, y: number];

/** One edge between outline and face. `light` runs from -1, in shadow, to 1, in full light. */
export interface Edge {
  path: string;
  light: number;
}

export interface Stone {
  outline: string;
  face: string;
  edges: Edge[];
  /** Lines through the face, from edge to edge. */
  veins: string[];
}

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" L")} Z`;

/** Numbers from -1 to 1 that are always the same for a word: a stone keeps its shape. */
function uneven(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state >>> 0) / 2 ** 32) * 2 - 1;
  };
}

/** Two veins that run from the sunny side of a face to the other, with a bend or two. */
function veinsOf(face: readonly Point[], next: () => number): string[] {
  return [0.3, 0.62].map((share) => {
    const from = face[Math.floor(face.length * (1 - share / 2.4)) % face.length] ?? [0, 0];
    const to = face[Math.floor(face.length * (0.1 + share * 0.75)) % face.length] ?? [0, 0];
    const bends = [0.3, 0.52, 0.8].map((way): Point => [
      from[0] + (to[0] - from[0]) * way + next() * 7,
      from[1] + (to[1] - from[1]) * way + next() * 9,
    ]);
    return `M${[from, ...bends, to].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" L")}`;
  });
}

/** A stone around these corners, clockwise: each is moved a little, and the face lies so much further in. */
export function hewn(word: string, corners: readonly Point[], rough: number, rim: number): Stone {
  const next = uneven(word);
  const outline = corners.map(([x, y]): Point => [x + next() * rough, y + next() * rough]);
  const middle: Point = [
    outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
    outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
  ];
  const width = Math.max(...outline.map(([x]) => Math.abs(x - middle[0])));
  const height = Math.max(...outline.map(([, y]) => Math.abs(y - middle[1])));
  const face = outline.map(([x, y]): Point => {
    const depth = rim * (1 + next() * 0.3);
    return [x - ((x - middle[0]) / width) * depth, y - ((y - middle[1]) / height) * depth];
  });
  const edges = outline.map((from, at): Edge => {
    const to = outline[(at + 1) % outline.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    // The outward direction of a clockwise edge against the light, which comes from the top left.
    const light = ((to[0] - from[0]) * 0.78 - (to[1] - from[1]) * 0.62) / length;
    return { path: path([from, to, face[(at + 1) % face.length] ?? from, face[at] ?? from]), light };
  });
  return { outline: path(outline), face: path(face), edges, veins: veinsOf(face, next) };
}

/** A standing stone in a field of 100 to 160: broad at the foot, narrower where it meets the sky. */
const STANDING: readonly Point[] = [
  [17, 9],
  [39, 3.5],
  [63, 4],
  [84, 9.5],
  [92.5, 23],
  [94, 60],
  [96.5, 106],
  [97, 144],
  [88, 155.5],
  [50, 157.5],
  [13, 156],
  [3.5, 145],
  [3, 104],
  [5.5, 58],
  [7.5, 22],
];
/** A boulder in a square of 100. */
const BOULDER: readonly Point[] = [
  [32, 6],
  [66, 5],
  [90, 25],
  [95, 58],
  [80, 87],
  [50, 95],
  [20, 88],
  [5, 58],
  [9, 26],
];

/** The standing stone of a card; the same word gives the same stone. */
export function standingStone(word: string): Stone {
  return hewn(word, STANDING, 1.7, 6);
}

/** A small stone that lies. */
export function boulder(word: string): Stone {
  return hewn(word, BOULDER, 1.8, 9);
}

/** Torn paper in a field of 100 to 160: straight above and below where it was cut, ragged at the sides. */
export function torn(word: string): string {
  const next = uneven(word);
  const steps = 15;
  const across = Array.from({ length: 9 }, (_, at): Point => [6 + (at * 88) / 8, 5 + next() * 2.4]);
  const right = Array.from({ length: steps }, (_, at): Point => [94.5 + next() * 2.6, 9 + ((at + 0.5) * 142) / steps]);
  const back = Array.from({ length: 11 }, (_, at): Point => [94 - (at * 88) / 10, 154 + next() * 3]);
  const left = Array.from({ length: steps }, (_, at): Point => [5.5 + next() * 2.6, 151 - ((at + 0.5) * 142) / steps]);
  return path([...across, ...right, ...back, ...left]);
}
