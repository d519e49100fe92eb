/** What the person before this browser may do now, and what is being picked for it: cards of the hand, targets of a spell. */
import { announce, toast } from "$lib/notices.svelte";
import type { WeisenQuestion } from "$lib/protocol";
import { t } from "$lib/texts.svelte";
import type { Shown } from "../../table/shown";
import { cardName } from "./cards/words";
import { AIMS, aimed, isOpen, layingOf, readOption, targetsOf, type Laying, type Option, type Target } from "./choices";
import type { Piece, Scene } from "./scene.svelte";

/** What the open question means for a card: it may be played, it may not and why, or it is not about cards. */
export interface CardState {
  open: boolean | null;
  why: string | null;
}

/** Before the struggle cards can be shown; so several may be taken up at once. */
const TALK = new Set(["negotiate", "join", "side", "solo", "exchange"]);

export class Desk {
  readonly scene: Scene;
  readonly session: Shown;
  /** The cards that are taken up, by their keys. */
  taken = $state<number[]>([]);
  /** The spell that is being aimed, and what has been picked for it. */
  aiming = $state.raw<Laying | null>(null);
  picked = $state<string[]>([]);
  /** Dropping out is to be confirmed. */
  leaving = $state(false);

  #hurry: () => void;
  #plan = $state<string[]>([]);
  #sentAt = -1;

  options = $derived.by(() => this.session.choices.map(readOption));
  asking = $derived.by((): WeisenQuestion => this.session.viewOf("weisen")?.asking ?? this.scene.asking);
  /** The game waits for me. */
  asked = $derived.by(() => {
    const you = this.session.you;
    return you !== null && this.asking.seats.includes(you) && this.options.length > 0;
  });
  /** I may show cards, whether or not I am asked. */
  talking = $derived.by(() => TALK.has(this.asking.what) && this.options.length > 0);
  /** How many cards may be taken up at once. */
  most = $derived.by(() => {
    if (this.talking) return Infinity;
    if (!this.asked) return 0;
    if (this.asking.what === "hand" || this.asking.what === "discard") return this.asking.left;
    return this.asking.what === "lay" ? 1 : 0;
  });
  takenPieces = $derived.by(() => this.scene.hand.filter(({ key }) => this.taken.includes(key)));
  /** How the one card that is taken up can be laid. */
  laying = $derived.by(() => {
    const [piece] = this.takenPieces;
    return piece && this.asking.what === "lay" ? layingOf(this.options, piece.id) : undefined;
  });
  targets = $derived.by((): Target[] => (this.aiming ? targetsOf(this.aiming, this.picked[0] ?? null) : []));

  constructor(scene: Scene, session: Shown, hurry: () => void) {
    this.scene = scene;
    this.session = session;
    this.#hurry = hurry;
  }

  get names(): readonly string[] {
    return this.session.names;
  }

  /** Moves that have been decided on are still being played. */
  get busy(): boolean {
    return this.#plan.length > 0;
  }

  /** The name of a seat; one's own is its name too. */
  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.names[seat] ?? "");
  }

  /** The choices of a word. */
  all(word: string): Option[] {
    return this.options.filter((option) => option.word === word);
  }

  /** The choice of a word with what follows it, open or closed. */
  find(word: string, rest?: string): Option | undefined {
    return this.all(word).find((option) => rest === undefined || option.rest.join(" ") === rest);
  }

  /** The choice of a word that is aimed at a seat. */
  at(word: string, seat: number, card: string | null = null): Option | undefined {
    return this.all(word).find((option) => option.seat === seat && option.card === card);
  }

  why(option: Option | undefined): string | null {
    const refusal = option?.choice.refusal;
    if (!option || !refusal) return null;
    // The catalogue names cards without the colon of the notation.
    const figures = Object.fromEntries(
      Object.entries(refusal.figures).map(([name, figure]) => [
        name,
        name === "card" ? String(figure).replace(":", "_") : figure,
      ]),
    );
    return this.session.why({ ...option.choice, refusal: { ...refusal, figures } });
  }

  /** Whether a card may be played now. */
  stateOf(piece: Piece): CardState {
    const { what } = this.asking;
    if (what === "lay" && this.asked) {
      const laying = layingOf(this.options, piece.id);
      return laying
        ? { open: laying.closed === null, why: this.why(laying.closed ?? undefined) }
        : { open: null, why: null };
    }
    if ((what === "hand" || what === "discard") && this.asked) {
      const open = this.all(what).some((option) => option.card === piece.id && isOpen(option));
      return { open, why: open ? null : t("weisen-not-power", { card: cardName(piece.id) }) };
    }
    if (what === "exchange" && this.options.length) {
      const gifts = this.all("give").filter((option) => option.card === piece.id);
      if (gifts.length) {
        const open = gifts.some(isOpen);
        return { open, why: open ? null : this.why(gifts[0]) };
      }
    }
    return { open: null, why: null };
  }

  /** Take a card of the hand up, or put it back. */
  take(piece: Piece): void {
    const up = this.taken.includes(piece.key);
    this.stopAiming();
    this.leaving = false;
    if (up) {
      this.taken = this.taken.filter((key) => key !== piece.key);
      return;
    }
    const { open, why } = this.stateOf(piece);
    if (open === false && why && !this.talking) {
      toast(why);
      return;
    }
    if (this.most === 0) return;
    this.taken = this.most === 1 ? [piece.key] : [...this.taken, piece.key].slice(-this.most);
  }

  /** Put everything back that is taken up or aimed. Answers whether there was anything. */
  putBack(): boolean {
    const any = this.taken.length > 0 || this.aiming !== null || this.leaving;
    if (this.aiming && this.picked.length) this.picked = [];
    else if (this.aiming) this.stopAiming();
    else this.taken = [];
    this.leaving = false;
    return any;
  }

  stopAiming(): void {
    this.aiming = null;
    this.picked = [];
  }

  /** Lay the card that is taken up; a spell with targets is aimed first. */
  lay(): void {
    const laying = this.laying;
    if (!laying) return;
    const closed = this.why(laying.closed ?? undefined);
    if (closed) toast(closed);
    else if (laying.bare) this.act(laying.bare.move);
    else {
      this.aiming = laying;
      this.picked = [];
      announce(t(`weisen-aim-${laying.card}`));
    }
  }

  /** Whether a spell that usually has targets finds none now. */
  aimless(laying: Laying): boolean {
    return laying.card in AIMS;
  }

  /** Drop out, once it is confirmed. */
  leave(): void {
    this.taken = [];
    this.stopAiming();
    this.leaving = true;
    announce(t("weisen-drop-sure"));
  }

  /** The target that stands for a thing on the table, while one is picked. */
  targetAt(like: Partial<Target>): Target | undefined {
    return this.targets.find((one) => (Object.keys(like) as (keyof Target)[]).every((key) => one[key] === like[key]));
  }

  /** Aim at something. */
  pick(target: Target): void {
    const laying = this.aiming;
    if (!laying) return;
    const picked = [...this.picked, target.words];
    const option = aimed(laying, picked);
    if (option && (laying.aim !== "crystals" || picked.length === 2)) this.act(option.move);
    else {
      this.picked = picked;
      announce(t("weisen-aim-second"));
    }
  }

  /** Play a move. */
  act(move: string): void {
    this.#hurry();
    this.taken = [];
    this.stopAiming();
    this.leaving = false;
    void this.session.act(move);
  }

  /** Play several moves one after the other, each once the one before has been taken in. */
  actAll(moves: readonly string[]): void {
    this.#hurry();
    this.taken = [];
    this.#plan = [...moves];
    this.goOn();
  }

  /** The next move that is planned, if its turn has come; called whenever the table has gone on. */
  goOn(): void {
    const [next, ...rest] = this.#plan;
    if (next === undefined || this.session.sending || this.session.version === this.#sentAt) return;
    if (!this.options.some((option) => option.move === next && isOpen(option))) {
      this.#plan = [];
      return;
    }
    this.#plan = rest;
    this.#sentAt = this.session.version;
    void this.session.act(next).then((done) => {
      if (!done) this.#forget();
    });
  }

  /** A planned move was refused, or the connection broke: what was to follow is decided anew. */
  #forget(): void {
    this.#plan = [];
    this.#sentAt = -1;
  }

  /** Forget what was taken up and has left the hand, and what was planned for another question. */
  tidy(question: string): void {
    const keys = this.scene.hand.map(({ key }) => key);
    if (this.taken.some((key) => !keys.includes(key))) this.taken = this.taken.filter((key) => keys.includes(key));
    if (question === this.#question) return;
    this.#question = question;
    this.#plan = [];
    if (!this.talking) this.taken = [];
    this.stopAiming();
    this.leaving = false;
  }
  #question = "";
}
