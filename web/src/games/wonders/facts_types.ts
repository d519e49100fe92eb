/** What facts.ts says of cards and boards. It is drawn and named from; what is legal and what counts, the server says. */
import type { Figures } from "$lib/texts.svelte";
import type { COLOURS, GOODS, RAW, SYMBOLS } from "./facts";

export type Raw = (typeof RAW)[number];
export type Good = (typeof GOODS)[number];
export type ResourceKind = Raw | Good;
export type Colour = (typeof COLOURS)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Age = 1 | 2 | 3;
/** What a card may count. */
export type Counted = Colour | "wonder_stage" | "defeat_token";
export type Cost = Partial<Record<ResourceKind | "coins", number>>;

/** A sentence: its key in the catalogue, and its figures. */
export type Say = [key: string, figures: Figures];

/** What a card or a stage does. */
export type Effect = { say: Say } & (
  | { kind: "points" | "shields" | "coins"; amount: number }
  | { kind: "science"; symbol: Symbol | "any" }
  /** Each unit is a choice of one or more; `sold`: neighbours may buy it. */
  | { kind: "produce"; units: ResourceKind[][]; sold: boolean }
  | { kind: "discount"; on: "raw" | "goods"; from: "left" | "right" | "both" }
  | {
      kind: "per";
      counts: Counted[];
      where: "own_city" | "neighbours" | "own_city_and_neighbours";
      coins: number;
      points: number;
    }
  | { kind: "free_build" | "seventh_card" | "copy_guild" | "from_discard" }
);

export interface CardFacts {
  id: string;
  age: Age;
  colour: Colour;
  cost: Cost;
  /** Any one of these makes it free. */
  free_with: string[];
  unlocks: string[];
  effects: Effect[];
  /** Copies in the deck for 3, 4, … 7 players; a guild has one, if it is in play. */
  copies: number[];
}

export interface StageFacts {
  cost: Cost;
  effects: Effect[];
}

export interface BoardFacts {
  id: string;
  wonder: string;
  side: "a" | "b";
  /** The city's own resource, for sale to neighbours. */
  produces: ResourceKind;
  stages: StageFacts[];
}
