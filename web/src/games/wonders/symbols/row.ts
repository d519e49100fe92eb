/** The symbols of an effect, from left to right, and how much room they take. */
import { GOODS, RAW } from "../facts";
import type { Counted, Effect, ResourceKind, Symbol } from "../facts_types";

export type PowerKind = "free_build" | "seventh_card" | "copy_guild" | "from_discard";

export type Piece =
  | { is: "resource"; kind: ResourceKind }
  | { is: "cluster"; kinds: readonly ResourceKind[] }
  | { is: "science"; kind: Symbol }
  | { is: "coin" | "points"; amount: number }
  | { is: "shield" }
  /** `own`: in one's own city too, or only there. */
  | { is: "counted"; counts: Counted[]; own: boolean }
  | { is: "arrow"; to: "left" | "right" }
  | { is: "power"; kind: PowerKind }
  /** Between two of which one is chosen. */
  | { is: "or" };

/** Widths in heights of the row; Effect.svelte draws them so. */
export const WIDTH = { or: 0.2, arrow: 0.36, cluster: 1.1, counted: 0.76, symbol: 1 } as const;
export const GAP = 0.08;

function choice(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece, at): Piece[] => (at ? [{ is: "or" }, piece] : [piece]));
}

function between(pieces: Piece[], left: boolean, right: boolean): Piece[] {
  const from: Piece[] = left ? [{ is: "arrow", to: "left" }] : [];
  const to: Piece[] = right ? [{ is: "arrow", to: "right" }] : [];
  return [...from, ...pieces, ...to];
}

/** What is drawn for one effect. */
export function piecesOf(effect: Effect): Piece[] {
  switch (effect.kind) {
    case "points":
      return [{ is: "points", amount: effect.amount }];
    case "coins":
      return [{ is: "coin", amount: effect.amount }];
    case "shields":
      return Array.from({ length: effect.amount }, () => ({ is: "shield" }));
    case "science":
      if (effect.symbol !== "any") return [{ is: "science", kind: effect.symbol }];
      return choice([
        { is: "science", kind: "compass" },
        { is: "science", kind: "gear" },
        { is: "science", kind: "tablet" },
      ]);
    case "produce":
      return effect.units.flatMap((unit) => choice(unit.map((kind) => ({ is: "resource", kind }))));
    case "discount": {
      const kinds = effect.on === "raw" ? RAW : GOODS;
      const row = between([{ is: "cluster", kinds }], effect.from !== "right", effect.from !== "left");
      return [...row, { is: "coin", amount: 1 }];
    }
    case "per": {
      const beside = effect.where !== "own_city";
      const row = between(
        [{ is: "counted", counts: effect.counts, own: effect.where !== "neighbours" }],
        beside,
        beside,
      );
      if (effect.coins) row.push({ is: "coin", amount: effect.coins });
      if (effect.points) row.push({ is: "points", amount: effect.points });
      return row;
    }
    case "copy_guild":
      return between([{ is: "power", kind: effect.kind }], true, true);
    default:
      return [{ is: "power", kind: effect.kind }];
  }
}

function widthOf(piece: Piece): number {
  switch (piece.is) {
    case "counted":
      return piece.counts.reduce((sum, what) => sum + GAP + (what === "defeat_token" ? 1 : WIDTH.counted), -GAP);
    case "or":
    case "arrow":
    case "cluster":
      return WIDTH[piece.is];
    default:
      return WIDTH.symbol;
  }
}

/** How wide the row of some effects is, in heights of the row. */
export function rowWidth(effects: Effect[]): number {
  const pieces = effects.flatMap(piecesOf);
  return pieces.reduce((sum, piece) => sum + widthOf(piece), 0) + GAP * (pieces.length - 1);
}
