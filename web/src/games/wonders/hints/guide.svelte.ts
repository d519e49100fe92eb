/** Which hint is shown: the next one when it is due and the last has been read or is over, others as one steps back. */
import type { WondersView } from "$lib/protocol";
import { momentOf, nextHint, type Hint } from "./hints";
import { recall, remember } from "./memory";

export class Guide {
  given = $state.raw<readonly Hint[]>([]);
  at = $state(-1);
  read = $state(true);
  closed = $state(false);
  /** There is one that hasn't been shown, while hints are closed. */
  waiting = $state(false);

  #view: WondersView | null = null;

  constructor(private readonly table: string) {
    const { given, at, read, closed } = recall(table);
    this.given = given;
    this.at = Math.min(at, given.length - 1);
    this.read = read;
    this.closed = closed;
  }

  /** What is on show, or null while there is nothing to say. */
  get shown(): Hint | null {
    return this.closed || this.read ? null : (this.given[this.at] ?? null);
  }

  get isFirst(): boolean {
    return this.at <= 0;
  }

  /** The table has come to a rest with this before the learner. */
  see(view: WondersView): void {
    this.#view = view;
    const present = this.given[this.at];
    const over = this.at === this.given.length - 1 && present !== undefined && present.moment !== momentOf(view);
    if (this.closed) this.waiting = this.#next() !== null;
    else if (this.read || over) this.#give();
  }

  /** One has read it: on to the next, or to nothing. */
  next(): void {
    if (this.at < this.given.length - 1) this.at++;
    else this.#give();
    this.#keep();
  }

  back(): void {
    if (this.isFirst) return;
    this.at--;
    this.#keep();
  }

  close(): void {
    this.closed = true;
    this.waiting = false;
    this.#keep();
  }

  /** Called again: with the next hint where one is due, or else with the last. */
  open(): void {
    this.closed = false;
    this.waiting = false;
    const before = this.given.length;
    if (this.read) this.#give();
    if (this.given.length === before) this.at = before - 1;
    this.read = this.at < 0;
    this.#keep();
  }

  #next(): Hint | null {
    return (
      this.#view &&
      nextHint(
        this.#view,
        this.given.map(({ id }) => id),
      )
    );
  }

  #give(): void {
    const hint = this.#next();
    this.read = hint === null;
    if (hint) {
      this.given = [...this.given, hint];
      this.at = this.given.length - 1;
    }
    this.#keep();
  }

  #keep(): void {
    remember(this.table, { given: [...this.given], at: this.at, read: this.read, closed: this.closed });
  }
}
