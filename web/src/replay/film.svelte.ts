/**
 * A match that is watched again: where one is in it, through whose eyes, and whether it goes on by itself.
 *
 * It is what the table of a game goes by, as a live session is, so that the same table shows both; it never offers a choice.
 */
import { merged } from "$lib/merge";
import { RequestFailed } from "$lib/http";
import type { Reel } from "$lib/looking";
import { toast } from "$lib/notices.svelte";
import type { Event, Replay, Result, Table, View } from "$lib/protocol";
import { PACE, settings } from "$lib/settings.svelte";
import type { Follower } from "../table/session.svelte";
import type { Shown } from "../table/shown";

/** A step with the whole view after it. */
export interface Frame {
  events: readonly Event[];
  view: View;
  seat: number | null;
  clock: boolean;
}

/** How long the table rests between two moves that play themselves, in ms at normal speed: to begin, and to read. */
const PAUSE = 700;
const PER_LETTER = 26;
const LEAST_PAUSE = 60;

export class Film implements Shown {
  at = $state(0);
  you = $state<number | null>(null);
  playing = $state(false);
  /** The step on show has been fetched; until then the one before stays. */
  frame = $state.raw<Frame | null>(null);
  moment = $state<string | null>(null);
  /** How it ended; known once the end has been fetched. */
  ending = $state.raw<Result | null>(null);
  /** Why it can't be shown. */
  failed = $state<string | null>(null);

  readonly total: number;
  readonly table: Table;
  readonly names: string[];
  // Nothing is asked and nothing is at stake here.
  readonly choices = [];
  readonly countdown = null;
  readonly forward = false;
  readonly result = null;
  readonly sending = false;

  #frames: Partial<Record<number, Frame>> = {};
  #fetching: Partial<Record<number, Promise<void>>> = {};
  #follower: Follower | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #size: number;
  /** What is to be shown; what comes too late for it is kept, but not shown. */
  #wanted = 0;

  /** How long the caption of a step is, in letters. */
  length: (frame: Frame) => number = () => 0;

  private constructor(
    readonly id: string,
    private readonly reel: Reel,
    first: Replay,
  ) {
    this.total = first.total;
    this.names = first.players;
    this.#size = Math.max(1, first.steps.length);
    this.table = {
      id,
      game: first.game,
      stage: "over",
      private: false,
      seats: first.players.map((name, seat) => ({
        seat,
        kind: "person",
        name,
        bot: null,
        here: true,
        gone_for: null,
        keeps: null,
        program: false,
        pausing: false,
      })),
      host: null,
      options: first.options,
      clock: "none",
      spectators: 0,
      watching: [],
      seal: null,
      match: null,
      rematch: null,
      position: first.position,
      lesson: null,
      rated: false,
      paused: false,
      bank: null,
    };
    this.#take(first);
    this.frame = this.#frames[0] ?? null;
  }

  /** Fetch the beginning. Throws `RequestFailed` where there is nothing to be seen. */
  static async open(id: string, reel: Reel): Promise<Film> {
    return new Film(id, reel, await reel.part(null, 0));
  }

  get last(): number {
    return this.total - 1;
  }

  get version(): number {
    return this.at;
  }

  get view(): View | null {
    return this.frame?.view ?? null;
  }

  viewOf<G extends View["game"]>(game: G): Extract<View, { game: G }> | null {
    const view = this.view;
    return view?.game === game ? (view as Extract<View, { game: G }>) : null;
  }

  follow<V extends View>(game: V["game"], { stand, step }: Follower<V>): () => void {
    const own = (view: View): view is V => view.game === game;
    const follower: Follower = {
      stand: (view) => own(view) && stand(view),
      step: (events, view) => own(view) && step(events, view),
    };
    this.#follower = follower;
    if (this.frame) follower.stand(this.frame.view);
    return () => {
      if (this.#follower === follower) this.#follower = null;
    };
  }

  ask = (): Promise<boolean> => Promise.resolve(false);
  act = (): Promise<boolean> => Promise.resolve(false);
  rematch = (): Promise<void> => Promise.resolve();
  note = (): void => undefined;
  why = (): null => null;

  /** Everything of this step is on the table: the next one may come. */
  rested = (): void => {
    if (this.playing) this.#wait();
  };

  /** Go to a step, without anything moving. */
  async jump(step: number): Promise<void> {
    await this.#go(step, (frame) => this.#follower?.stand(frame.view));
  }

  /** One step on: what happens is seen happening. */
  async onward(): Promise<void> {
    if (this.#wanted >= this.last) return;
    await this.#go(this.#wanted + 1, (frame) => this.#follower?.step(frame.events, frame.view));
  }

  async back(): Promise<void> {
    await this.jump(this.#wanted - 1);
  }

  /** See it all through another's eyes. */
  async lookAs(seat: number | null): Promise<void> {
    if (seat === this.you) return;
    this.#frames = {};
    this.#fetching = {};
    this.you = seat;
    await this.jump(this.#wanted);
  }

  /** The table as it stood after a step, without going there. */
  async viewAt(step: number): Promise<View | null> {
    return (this.#frames[step] ?? (await this.#fetch(step)))?.view ?? null;
  }

  async play(): Promise<void> {
    this.playing = true;
    if (this.#wanted >= this.last) await this.jump(0);
    await this.onward();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  async #go(step: number, show: (frame: Frame) => void): Promise<void> {
    clearTimeout(this.#timer);
    const wanted = Math.min(Math.max(0, step), this.last);
    this.#wanted = wanted;
    const frame = this.#frames[wanted] ?? (await this.#fetch(wanted));
    if (!frame || this.#wanted !== wanted) return;
    this.at = wanted;
    this.frame = frame;
    if (wanted === this.last) this.playing = false;
    show(frame);
    // the next page comes while one still looks at this one
    if (wanted < this.last && wanted % this.#size >= this.#size - 8) void this.#fetch(wanted + 8);
  }

  async #fetch(step: number): Promise<Frame | undefined> {
    const first = Math.min(step, this.last) - (Math.min(step, this.last) % this.#size);
    const seat = this.you;
    if (!this.#frames[first]) {
      let coming = this.#fetching[first];
      if (!coming) {
        coming = this.reel.part(seat, first).then((part) => {
          if (this.you === seat) this.#take(part);
        });
        this.#fetching[first] = coming;
      }
      try {
        await coming;
      } catch (error) {
        this.#fetching[first] = undefined;
        this.pause();
        if (!(error instanceof RequestFailed)) throw error;
        toast(error.message, "trouble");
      }
    }
    return this.#frames[step];
  }

  /** Keep the steps of a page. */
  #take(part: Replay): void {
    let view: View | null = null;
    part.steps.forEach((step, offset) => {
      view = view ? merged(view, step.view) : (step.view as View);
      const { events, seat, clock } = step;
      this.#frames[part.first + offset] = { events, view, seat, clock };
    });
    if (part.result) this.ending = part.result;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const letters = this.frame ? this.length(this.frame) : 0;
    const pause = (PAUSE + PER_LETTER * letters) * PACE[settings.speed];
    this.#timer = setTimeout(() => void this.onward(), Math.max(LEAST_PAUSE, pause));
  }
}
