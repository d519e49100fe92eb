/** The rooms of the house: what the frame needs to know of each game. */
import type { Component } from "svelte";
import type { View } from "$lib/protocol";
import type { Shown } from "../table/shown";

export type GameId = View["game"];

export interface Room {
  /** The class that brings the room's colours. */
  look: string;
  table: () => Promise<{ default: Component<{ session: Shown }> }>;
  /** Keys at this table and the catalogue's words for them. */
  keys: readonly (readonly [string, string])[];
}

export const ROOMS: Record<GameId, Room> = {
  sevn: {
    look: "room-sevn",
    table: () => import("./sevn/SevnTable.svelte"),
    keys: [
      ["D", "help-key-draw"],
      ["S", "help-key-stop"],
      ["K", "help-key-keep"],
      ["X", "help-key-drop"],
      ["1–8", "help-key-number"],
      ["O", "help-key-odds"],
      ["F", "help-key-forward"],
    ],
  },
  "7wonders": {
    look: "room-wonders",
    table: () => import("./wonders/WondersTable.svelte"),
    keys: [
      ["← →", "help-key-wonders-hand"],
      ["Enter", "help-key-wonders-open"],
      ["B", "help-key-wonders-build"],
      ["W", "help-key-wonders-stage"],
      ["M", "help-key-wonders-sell"],
      ["F", "help-key-wonders-free"],
      ["1–7", "help-key-wonders-number"],
    ],
  },
  weisen: {
    look: "room-weisen",
    table: () => import("./weisen/WeisenTable.svelte"),
    keys: [
      ["← →", "help-key-weisen-hand"],
      ["Enter", "help-key-weisen-take"],
      ["L", "help-key-weisen-lay"],
      ["D", "help-key-weisen-drop"],
      ["P", "help-key-weisen-pass"],
      ["H", "help-key-weisen-hand-on"],
      ["N", "help-key-weisen-done"],
      ["R", "help-key-weisen-ready"],
      ["1–7", "help-key-weisen-value"],
    ],
  },
};

/** The room of a game, where the page has one. */
export function roomOf(game: string | undefined): Room | undefined {
  return game !== undefined && game in ROOMS ? ROOMS[game as GameId] : undefined;
}
