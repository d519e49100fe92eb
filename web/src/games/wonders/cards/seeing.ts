/** How colours written as `oklch(L C H)` look: contrast as WCAG counts it, and colour vision deficiencies. For tests. */
export const EYES = ["usual", "protan", "deutan", "tritan"] as const;
export type Eyes = (typeof EYES)[number];
type Three = [number, number, number];

/** Whole deficiencies after Machado, Oliveira and Fernandes (2009), for linear sRGB. */
const MISSING: Record<Exclude<Eyes, "usual">, [Three, Three, Three]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function clip(rgb: Three): Three {
  return rgb.map((channel) => Math.min(1, Math.max(0, channel))) as Three;
}

function linear(colour: string): Three {
  const [l = 0, c = 0, h = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return clip([
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]);
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const light = ([r, g, b]: Three) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  const [low = 1, high = 1] = [light(linear(one)), light(linear(other))].sort((x, y) => x - y);
  return high / low;
}

/** A colour in OKLab, as such eyes see it. */
export function seenBy(eyes: Eyes, colour: string): Three {
  const rgb = linear(colour);
  const matrix = eyes === "usual" ? undefined : MISSING[eyes];
  const [r, g, b] = matrix ? clip(matrix.map(([x, y, z]) => x * rgb[0] + y * rgb[1] + z * rgb[2]) as Three) : rgb;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How far apart two colours in OKLab are; 0.02 can just be told. */
export function distance(one: Three, other: Three): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
