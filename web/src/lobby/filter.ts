/** Which of the public tables somebody wants to see; this browser remembers it. */
import type { LobbyTable } from "$lib/protocol";
import { ROOMS, type GameId } from "../games/rooms";

export const SHOWN = ["all", "open", "playing"] as const;
export const GAMES = Object.keys(ROOMS) as GameId[];

export interface Filter {
  /** One game, or all of them. */
  game: GameId | "all";
  /** `open`: with seats that are still free; `playing`: to watch. */
  shown: (typeof SHOWN)[number];
}

const KEY = "sevenfold-lobby";
export const EVERYTHING: Filter = { game: "all", shown: "all" };

export function rememberedFilter(): Filter {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof Filter, unknown>>;
    return {
      game: GAMES.find((game) => game === kept.game) ?? "all",
      shown: SHOWN.find((shown) => shown === kept.shown) ?? "all",
    };
  } catch {
    return EVERYTHING;
  }
}

export function rememberFilter(filter: Filter): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(filter));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Whether one can sit down. */
export function isFree({ stage, taken, seats }: LobbyTable): boolean {
  return stage === "open" && taken < seats;
}

/** Those that fit: first where one can sit down, then what is being played; each kind the newest first, as the server has it. */
export function fitting(tables: readonly LobbyTable[], { game, shown }: Filter): LobbyTable[] {
  const rank = (table: LobbyTable) => (isFree(table) ? 0 : table.stage === "open" ? 1 : 2);
  return tables
    .filter((table) => table.stage !== "over" && (game === "all" || table.game === game))
    .filter((table) => shown === "all" || (shown === "open" ? isFree(table) : table.stage === "playing"))
    .sort((a, b) => rank(a) - rank(b));
}
