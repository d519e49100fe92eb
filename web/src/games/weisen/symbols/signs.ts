/** The signs of sages, owls and spells, as paths in a square of 100 (even-odd); `lines` are cut into them. */
import type { SpellId, Suit } from "../facts_types";

export interface SignShape {
  shape: string;
  lines?: string;
}

const round = (x: number, y: number, r: number) => `M${x} ${y - r} A${r} ${r} 0 1 1 ${x - 0.1} ${y - r} Z`;

/** A star with five points. */
function star(x: number, y: number, far: number, near: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const reach = at % 2 ? near : far;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join(" L")} Z`;
}

export const SIGNS: Record<Suit | SpellId, SignShape> = {
  // A hand with a heart in it.
  healer: {
    shape:
      "M11 49 A6.500 6.500 0 0 1 20.500 41 L29 50 V23 A5.200 5.200 0 0 1 39.400 23 V46 H42.400 V13 A5.200 5.200 0 0 1 52.800 13 V46 H55.800 V18 " +
      "A5.200 5.200 0 0 1 66.200 18 V48 H69.200 V31 A5.200 5.200 0 0 1 79.600 31 V64 C79.600 83 70 94 54 94 C42 94 34 89 28 79 Z " +
      "M54 85 C45 77 40 72 40 66 C40 60.500 44 57.500 47.800 57.500 C50.500 57.500 53 59 54 61.500 C55 59 57.500 57.500 60.200 57.500 C64 57.500 68 60.500 68 66 C68 72 63 77 54 85 Z",
  },
  // An oak leaf.
  druid: {
    shape:
      "M50 4 C59 6 63 13 60.500 21 C69 17.500 78 23 77 32 C76.500 36 73 39 69 40 C79 39 86 45 84 54 C82.500 60 76 63 70 61.500 C76 65 78 72 74 77.500 " +
      "C69.500 83 60 82.500 54 78 L54 97 H46 L46 78 C40 82.500 30.500 83 26 77.500 C22 72 24 65 30 61.500 C24 63 17.500 60 16 54 C14 45 21 39 31 40 " +
      "C27 39 23.500 36 23 32 C22 23 31 17.500 39.500 21 C37 13 41 6 50 4 Z",
    lines: "M50 18 V80 M50 44 L63 31 M50 44 L37 31 M50 64 L68 50 M50 64 L32 50",
  },
  // An eye.
  seer: {
    shape:
      "M3 54 C20 31 36 23 50 23 C64 23 80 31 97 54 C80 77 64 85 50 85 C36 85 20 77 3 54 Z " +
      `${round(50, 54, 24)} ${round(50, 54, 15)} ${round(44, 48, 4.5)} ` +
      "M46.500 5 H53.500 V17 H46.500 Z M20 12 L26 8.500 L33 20 L27 23.500 Z M74 8.500 L80 12 L73 23.500 L67 20 Z",
  },
  // The horned moon that bears a disc.
  priestess: {
    shape:
      "M10 20 C4 56 24 78 50 78 C76 78 96 56 90 20 C86 44 70 59 50 59 C30 59 14 44 10 20 Z " +
      `${round(50, 30, 19)} M45.500 77 H54.500 V86 H68 V94 H32 V86 H45.500 Z`,
  },
  // A hat that has seen many nights.
  witch: {
    shape:
      "M2 79 C14 72 22 69.500 29 68 C33 50 39 34 47 21 C53 11 64 5 77 9 C84 11.500 88 18 89 27 C82 22 76 22 70.500 27 C67.500 41 68.500 55 71.500 68 " +
      "C79 69.500 87 72 98 79 C84 90 68 94 50 94 C32 94 16 90 2 79 Z",
    lines: "M28 70 C40 78 60 78 73 70 M44 68 H57 V81 H44 Z",
  },
  // A flask that bubbles.
  alchemist: {
    shape:
      "M37 4 H63 V13 H59 V36 C75 40 86 52 86 67 C86 84 70 96 50 96 C30 96 14 84 14 67 C14 52 25 40 41 36 V13 H37 Z " +
      "M26 60 C29 51 37 45.500 48 43.500 V14 H52 V43.500 C63 45.500 71 51 74 60 Z " +
      `${round(40, 75, 6)} ${round(57, 83, 4.5)} ${round(61, 70, 3.5)}`,
  },
  // A wand.
  magician: {
    shape: `${star(62, 36, 36, 15)} M6 87 L41 52 L50 61 L15 96 Z ${star(17, 28, 12, 4.5)} ${star(83, 82, 13, 5)}`,
  },
  owl: {
    shape:
      "M15 5 C25 15 37 18 50 18 C63 18 75 15 85 5 C92 20 92 34 87 46 C93 68 82 91 50 97 C18 91 7 68 13 46 C8 34 8 20 15 5 Z " +
      `${round(33.5, 40, 14)} ${round(66.5, 40, 14)} ${round(33.5, 40, 6.5)} ${round(66.5, 40, 6.5)} ` +
      "M50 46 L57 55 L50 67 L43 55 Z",
    lines: "M34 73 L40 79 L46 73 M54 73 L60 79 L66 73 M44 84 L50 90 L56 84",
  },

  // Two crystals change places.
  moventi: {
    shape:
      "M26 38 L40 46 V66 L26 74 L12 66 V46 Z M74 26 L88 34 V54 L74 62 L60 54 V34 Z " +
      "M20 32 C22 14 40 6 56 12 L58 5 L72 17 L56 26 L55 19 C43 15 31 21 29 32 Z " +
      "M80 68 C78 86 60 94 44 88 L42 95 L28 83 L44 74 L45 81 C57 85 69 79 71 68 Z",
    lines: "M12 48 L26 56 L40 48 M26 56 V72 M60 36 L74 44 L88 36 M74 44 V60",
  },
  // A stone that breaks.
  anulensa: {
    shape:
      "M20 8 L56 5 L47 30 L60 44 L44 66 L52 95 L18 93 L15 50 Z M66 7 L84 12 L86 52 L82 92 L62 95 L55 67 L71 44 L58 29 Z",
  },
  // An owl comes to the hand.
  volensia: {
    shape:
      "M30 2 C36 8 43 10 50 10 C57 10 64 8 70 2 C75 12 75 20 72 27 C76 42 70 56 50 61 C30 56 24 42 28 27 C25 20 25 12 30 2 Z " +
      `${round(41, 24, 8)} ${round(59, 24, 8)} ${round(41, 24, 3.5)} ${round(59, 24, 3.5)} ` +
      "M50 29 L55 36 L50 43 L45 36 Z " +
      "M6 62 C10 58 16 60 18 65 C24 76 36 80 50 80 C64 80 76 76 82 65 C84 60 90 58 94 62 C92 84 74 97 50 97 C26 97 8 84 6 62 Z",
  },
  // Sand runs.
  absentus: {
    shape:
      "M16 4 H84 V14 H77 C77 32 68 40 57 50 C68 60 77 68 77 86 H84 V96 H16 V86 H23 C23 68 32 60 43 50 C32 40 23 32 23 14 H16 Z " +
      "M33 14 C33 22 35 26 38 30 H62 C65 26 67 22 67 14 Z M50 60 C40 66 34 72 33 80 C44 72 56 72 67 80 C66 72 60 66 50 60 Z",
  },
  // Two sages change places.
  mutantus: {
    shape:
      "M23 27 C31 32 36 41 35 49 C32 54 28 56 23 56 C18 56 14 54 11 49 C10 41 15 32 23 27 Z M23 38 C18 41 16 45 17 49 C20 52 26 52 29 49 C30 45 28 41 23 38 Z " +
      "M2 82 C2 68 10 59 23 59 C36 59 44 68 44 82 Z " +
      "M77 27 C85 32 90 41 89 49 C86 54 82 56 77 56 C72 56 68 54 65 49 C64 41 69 32 77 27 Z M77 38 C72 41 70 45 71 49 C74 52 80 52 83 49 C84 45 82 41 77 38 Z " +
      "M56 82 C56 68 64 59 77 59 C90 59 98 68 98 82 Z " +
      "M29 22 C37 9 54 5 67 12 L71 5 L78 21 L61 25 L64 19 C54 14 43 17 37 26 Z " +
      "M71 88 C63 98 46 101 33 96 L29 101 L24 87 L40 85 L37 90 C46 93 57 92 64 86 Z",
  },
  // Three from the pile.
  potentia: {
    shape:
      "M3 34 L22 26 L30 46 V90 L22 93 Z M97 34 L78 26 L70 46 V90 L78 93 Z M35 6 H65 V94 H35 Z M50 30 L59 46 H54 V72 H46 V46 H41 Z",
  },
  // One sage, two signs.
  binensus: {
    shape:
      "M35 16 A34 34 0 1 0 35.100 16 Z M35 27 A23 23 0 1 1 34.900 27 Z M65 16 A34 34 0 1 0 65.100 16 Z M65 27 A23 23 0 1 1 64.900 27 Z " +
      "M50 36 L57 50 L50 64 L43 50 Z M21 43 L27 50 L21 57 L15 50 Z M79 43 L85 50 L79 57 L73 50 Z",
  },
};
