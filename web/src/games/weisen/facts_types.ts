/** What facts.ts says of the pieces. It is drawn and named from; what is legal and what counts, the server says. */
import type { ROLES, SPELLS, SUITS } from "./facts";

export type RoleId = (typeof ROLES)[number];
/** What a power card belongs to: a role, or the owls. */
export type Suit = (typeof SUITS)[number];
export type SpellId = (typeof SPELLS)[number];

export interface CardFacts {
  /** `healer:3`, `owl:4` or the spell's word. */
  id: string;
  group: string;
  /** What it counts; spells have none. */
  value: number | null;
  copies: number;
}
