/** Walking through a lesson: one step after the other by itself, or back and forth by hand. */
import type { Event, SevnView } from "$lib/protocol";
import type { SevnDemo, SevnStep } from "./lessons";
import { EventPlayer } from "$lib/player";
import { moving } from "$lib/settings.svelte";
import { Scene } from "../games/sevn/scene.svelte";

/** How long a caption stands before the next step begins, in ms: time to begin, and time to read. */
const PAUSE = 1100;
const PER_LETTER = 42;
const SCORES = 600;

/** How the table looked before the cards of a step came to it. */
function before({ events, view }: SevnStep): SevnView {
  const came = events.filter((event) => event.kind === "drawn");
  const rows = view.rows.map((row) => {
    const cards = [...row.cards];
    for (const event of came) {
      const at = event.seat === row.seat && event.card ? cards.indexOf(event.card) : -1;
      if (at >= 0) cards.splice(at, 1);
    }
    return cards.length === row.cards.length ? row : { ...row, cards, points: 0, lines: [], distinct: 0 };
  });
  return { ...view, rows, pile: view.pile + came.length, dealing: true, asking: { ...view.asking, seats: [] } };
}

export class Walk {
  readonly scene = new Scene();
  step = $state(0);
  playing = $state(false);
  /** Everything of this step is on the table. */
  rested = $state(true);

  #player: EventPlayer<Event, SevnView>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = false;

  constructor(
    readonly demo: SevnDemo,
    private readonly length: (step: number) => number,
  ) {
    this.#player = new EventPlayer<Event, SevnView>(
      {
        depict: (event) => {
          const showing = this.scene.depict(event);
          return typeof showing === "number" ? showing : SCORES; // the caption tells the scores, no sheet is laid over them
        },
        settle: (view) => this.scene.settle(view),
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
  get now(): SevnStep | undefined {
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
    if (!step?.events.length) return;
    clearTimeout(this.#timer);
    this.rested = false;
    this.scene.settle(before(step));
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
