/**
 * The event player: the one way from "this happened" to what is seen, heard and read.
 *
 * Live play, the demo round and a replay push the same steps: some events and the view after them. The player shows one
 * event after the other on a scene, gives each its time, and at the end of the step puts the true view in its place.
 * It blocks nothing: `hurry` shows all the rest at once, and a backlog that grows too long hurries by itself.
 */

/** What happened, and how things stand afterwards. */
export interface Step<E, V> {
  events: readonly E[];
  view: V;
}

/** How long an event is to be seen, in ms: a movement at normal speed, or (`hold`) something to read, whatever the speed. */
export type Showing = number | { hold: number };

export interface Stage<E, V> {
  /** Show the event on the scene, by its looks alone. */
  depict: (event: E, view: V) => Showing;
  /** Put the true view in place of whatever was depicted. */
  settle: (view: V) => void;
  /** Tell the event by sound, log and words; called once for each, also for those that are hurried over. */
  tell?: (event: E, hurried: boolean) => void;
  /** Everything pushed so far is on the scene. */
  rested?: () => void;
}

export interface PlayerOptions {
  /** Milliseconds for a movement of so many ms at normal speed; 0 means at once. */
  pace: (normal: number) => number;
  /** Nobody looks (the tab is hidden): everything is shown at once. */
  unseen?: () => boolean;
  /** How many events may wait before the player hurries; before that it plays the faster the more are waiting. */
  backlog?: number;
}

export class EventPlayer<E, V> {
  #steps: Step<E, V>[] = [];
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;

  constructor(
    private readonly stage: Stage<E, V>,
    private readonly options: PlayerOptions,
  ) {}

  /** Whether events are still waiting or on show. */
  get busy(): boolean {
    return this.#steps.length > 0;
  }

  /** Append a step. */
  push(step: Step<E, V>): void {
    this.#steps.push(step);
    if (this.#waiting() > (this.options.backlog ?? 150)) this.hurry();
    else if (!this.#running) this.#go();
  }

  /** Enough of the present event: go on with the next. */
  next(): void {
    if (!this.#running) return;
    clearTimeout(this.#timer);
    this.#go();
  }

  /** Drop everything and show this view: after a snapshot, a jump in a replay. */
  reset(view: V): void {
    this.#stop();
    this.#steps = [];
    this.#next = 0;
    this.stage.settle(view);
    this.stage.rested?.();
  }

  /** Show the rest at once. */
  hurry(): void {
    this.#stop();
    let last: V | undefined;
    for (const step of this.#steps) {
      for (const event of step.events.slice(this.#next)) this.stage.tell?.(event, true);
      this.#next = 0;
      last = step.view;
    }
    this.#steps = [];
    if (last !== undefined) {
      this.stage.settle(last);
      this.stage.rested?.();
    }
  }

  /** Stop for good. */
  close(): void {
    this.#stop();
    this.#steps = [];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#running = false;
  }

  #waiting(): number {
    return this.#steps.reduce((sum, step) => sum + step.events.length, -this.#next);
  }

  #time(showing: Showing): number {
    if (typeof showing !== "number") return showing.hold;
    return this.options.pace(showing) / (1 + Math.max(0, this.#waiting() - 4) / 6);
  }

  #go = (): void => {
    this.#running = true;
    for (let step = this.#steps[0]; step; step = this.#steps[0]) {
      const event = step.events[this.#next];
      if (event === undefined) {
        this.#steps.shift();
        this.#next = 0;
        this.stage.settle(step.view);
        continue;
      }
      this.#next++;
      this.stage.tell?.(event, false);
      const ms = this.#time(this.stage.depict(event, step.view));
      if (ms > 0 && !this.options.unseen?.()) {
        this.#timer = setTimeout(this.#go, ms);
        return;
      }
    }
    this.#running = false;
    this.stage.rested?.();
  };
}
