/** What the table of a game goes by: a table that is being played at, or a match that is watched again. */
import type { TableSession } from "./session.svelte";

export type Shown = Pick<
  TableSession,
  | "id"
  | "table"
  | "you"
  | "version"
  | "view"
  | "choices"
  | "countdown"
  | "moment"
  | "forward"
  | "result"
  | "sending"
  | "names"
  | "viewOf"
  | "follow"
  | "ask"
  | "act"
  | "rematch"
  | "note"
  | "why"
> & {
  /** Whether it waits for me, where having choices doesn't say so. */
  turn?: boolean | null;
  /** Everything that has happened so far is on the table. */
  rested?: () => void;
};
