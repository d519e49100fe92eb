/** Walking through a lesson: one step after the other by itself, or back and forth by hand. */
import type { Event, View } from "$lib/protocol";
import type { DemoOf, StepOf } from "./lessons";
import { EventPlayer, type Showing } from "$lib/player";
import { moving } from "$lib/settings.svelte";

/** How long a caption stands before the next step begins, in ms: time to begin, and time to read. */
const PAUSE = 1100;
const PER_LETTER = 42;

/** What a lesson is shown on: the scene of its game, told what happens and how things stand. */
export interface LessonStage<V extends View> {
  /** Show an event by its looks alone; how long it is to be seen. */
  depict: (event: Event) => Showing;
  settle: (view: V) => void;
  /** How the table looked before what happens in a step; left out where first steps only show a position. */
  before?: (step: StepOf<V>) => V;
}

/** Steps that one can go through, whatever they show. */
export interface Steps {
  readonly step: number;
  readonly steps: number;
  readonly playing: boolean;
  readonly atEnd: boolean;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  forward: () => void;
  back: () => void;
  close: () => void;
}

export class Walk<V extends View, S extends LessonStage<V> = LessonStage<V>> implements Steps {
  step = $state(0);
  playing = $state(false);
  /** Everything of this step is on the table. */
  rested = $state(true);

  #player: EventPlayer<Event, V>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = false;

  constructor(
    readonly demo: DemoOf<V>,
    readonly stage: S,
    private readonly length: (step: number) => number,
  ) {
    this.#player = new EventPlayer<Event, V>(
      {
        depict: (event) => this.stage.depict(event),
        settle: (view) => this.stage.settle(view),
        rested: () => this.#rest(),
      },
      { pace: moving, unseen: () => document.hidden },
    );
    this.#show(0);
  }

  get steps(): number {
    return this.demo.steps.length;
  }

  get atEnd(): boolean {
    return this.step >= this.steps - 1;
  }

  /** What stands on the table after the present step. */
  get now(): StepOf<V> | undefined {
    return this.demo.steps[this.step];
  }

  /** Play on by itself; at the end, from the beginning. */
  play(): void {
    this.playing = true;
    if (this.atEnd || (this.step === 0 && !this.#begun)) this.#begin();
    else if (this.rested) this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** One step on; what is still moving is put in its place first. */
  forward(): void {
    clearTimeout(this.#timer);
    if (this.atEnd) return;
    this.#player.hurry();
    this.step++;
    const step = this.now;
    if (!step) return;
    this.rested = false;
    this.#player.push({ events: step.events, view: step.view });
  }

  /** One step back, without any motion. */
  back(): void {
    clearTimeout(this.#timer);
    if (this.step > 0) this.#show(this.step - 1);
  }

  close(): void {
    this.pause();
    this.#player.close();
  }

  /** From the very beginning: a first step in which something happens is shown happening, too. */
  #begin(): void {
    this.#begun = true;
    this.#show(0);
    const step = this.now;
    const before = step?.events.length ? this.stage.before?.(step) : undefined;
    if (!step || !before) return;
    clearTimeout(this.#timer);
    this.rested = false;
    this.stage.settle(before);
    this.#player.push({ events: step.events, view: step.view });
  }

  #show(step: number): void {
    this.step = step;
    const there = this.now;
    if (there) this.#player.reset(there.view);
  }

  #rest(): void {
    this.rested = true;
    if (this.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.atEnd) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => this.forward(), PAUSE + PER_LETTER * this.length(this.step));
  }
}
