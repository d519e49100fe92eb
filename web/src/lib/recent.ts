/** The tables this browser sits at, so that the lobby leads back to them after the tab was closed. */

const KEY = "sevenfold-tables";
const MOST = 5;

/** Their ids, the latest first. */
export function recentTables(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string").slice(0, MOST) : [];
  } catch {
    return []; // storage is closed, or somebody else wrote there
  }
}

function keep(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Private windows may refuse storage: the address still leads back.
  }
}

/** Somebody sits at this table here. */
export function rememberTable(id: string): void {
  keep([id, ...recentTables().filter((known) => known !== id)]);
}

/** There is nothing to come back to. */
export function forgetTable(id: string): void {
  keep(recentTables().filter((known) => known !== id));
}
