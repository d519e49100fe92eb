/** What a learner has been told at a table, kept in this browser so that a reload goes on where one was. */
import type { Hint } from "./hints";

const KEY = "sevenfold-hints";
const MOST = 5;

export interface Memory {
  /** The hints so far, in order. */
  given: Hint[];
  /** Which of them is looked at. */
  at: number;
  /** It has been read; the next one may come. */
  read: boolean;
  /** The learner wants none now. */
  closed: boolean;
}

type Kept = [table: string, memory: Memory][];

function isMemory(value: unknown): value is Memory {
  if (typeof value !== "object" || value === null || !("given" in value) || !Array.isArray(value.given)) return false;
  const whole = value.given.every((hint: Partial<Hint> | null) => typeof hint?.id === "string" && !!hint.figures);
  return whole && "at" in value && typeof value.at === "number";
}

function all(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((one): one is Kept[number] => Array.isArray(one) && isMemory(one[1]));
  } catch {
    return []; // storage is closed, or somebody else wrote there
  }
}

/** What has been said at that table; nothing where this browser doesn't know. */
export function recall(table: string): Memory {
  const found = all().find(([id]) => id === table)?.[1];
  return found ?? { given: [], at: -1, read: true, closed: false };
}

/** Keep what has been said at that table; the oldest tables are forgotten. */
export function remember(table: string, memory: Memory): void {
  const kept: Kept = [[table, memory], ...all().filter(([id]) => id !== table)];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // Private windows may refuse storage: after a reload the hints begin anew.
  }
}
