/** Whom one doesn't want to hear at a table: kept in this browser, by name, for the last tables. */

const KEY = "sevenfold-muted";
const MOST = 20;

type Kept = Record<string, string[]>;

function stored(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const lists = Object.entries(found).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
    return Object.fromEntries(lists.map(([table, names]) => [table, names.filter((name) => typeof name === "string")]));
  } catch {
    return {}; // storage is closed, or somebody else wrote there
  }
}

function keep(table: string, names: readonly string[]): void {
  const others = Object.entries(stored()).filter(([known]) => known !== table);
  const all = names.length ? [...others, [table, [...names]]] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // Private windows may refuse storage: the list then lasts as long as the page.
  }
}

const same = (name: string) => name.toLowerCase();

export class Mutes {
  #names = $state.raw<readonly string[]>([]);

  constructor(readonly table: string) {
    this.#names = stored()[table] ?? [];
  }

  has(name: string): boolean {
    return this.#names.includes(same(name));
  }

  /** Mute somebody, or hear them again. */
  toggle(name: string): void {
    const others = this.#names.filter((known) => known !== same(name));
    this.#names = this.has(name) ? others : [...others, same(name)];
    keep(this.table, this.#names);
  }

  /** The same people sit at the next table: the list goes along. */
  goAlong(table: string): void {
    if (this.#names.length && !stored()[table]) keep(table, this.#names);
  }
}
