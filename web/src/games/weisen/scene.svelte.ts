/**
 * The scene of Die Sieben Weisen: what the table shows while things happen. `depict` changes it as an event says, by
 * looks alone; `settle` puts the server's view in place, which is the truth. No rule of the game is known here.
 */
import { Places, type Flown } from "$lib/flying";
import type { Showing } from "$lib/player";
import type {
  AllianceOffer,
  CeremonySpace,
  Comparison,
  Event,
  SageSeat,
  WeisenQuestion,
  WeisenView,
} from "$lib/protocol";
import { CARDS } from "./facts";
import { TIME } from "./times";

/** A card on the table or in the hand. `fresh`: it has just come into the hand. */
export interface Piece extends Flown {
  key: number;
  id: string;
  fresh: boolean;
  /** The second 1 of a sage has just been laid. */
  flare: boolean;
}

/** One seat as it is shown. `moment` is what it has just done, as the catalogue's word for it. */
export interface SceneSeat extends Omit<SageSeat, "laid"> {
  laid: Piece[];
  moment: string | null;
  /** Cards that it has shown to the viewer in this round. */
  showed: string[];
}

const QUESTION: WeisenQuestion = { what: "remove", seats: [], left: 0, other: null };
/** What a seat does, shown beside it in a word. */
const MOMENTS = new Set([
  "passed",
  "dropped",
  "no_effect",
  "stayed",
  "joined",
  "alone",
  "left_open",
  "declined",
  "no_spell",
]);
let keys = 0;

export class Scene {
  readonly places = new Places();
  round = $state(0);
  asking = $state.raw<WeisenQuestion>(QUESTION);
  hierarchies = $state("reconstructed");
  spaces = $state<CeremonySpace[]>([]);
  pawn = $state(0);
  /** Where the pawn has just come from. */
  pawnPiece = $state.raw<Flown>({ from: null });
  finitum = $state<number | null>(null);
  last = $state(false);
  stack = $state(0);
  middle = $state<string[]>([]);
  removed = $state.raw<string[]>([]);
  seats = $state<SceneSeat[]>([]);
  lead = $state(0);
  solo = $state<number | null>(null);
  bonus = $state(0);
  powerPile = $state(0);
  spellPile = $state(0);
  powerDiscard = $state<string[]>([]);
  spellDiscard = $state<string[]>([]);
  removedCrystals = $state<number[]>([]);
  offers = $state<AllianceOffer[]>([]);
  winners = $state.raw<number[]>([]);
  comparison = $state.raw<Comparison[]>([]);
  you = $state<number | null>(null);
  hand = $state<Piece[]>([]);
  offersLeft = $state(0);
  /** The sentence of a great moment, while it lasts, and the alliance that it is about. */
  banner = $state.raw<{ text: string; side: number | null } | null>(null);

  /** The seat of that number. */
  seat(seat: number | null | undefined): SceneSeat | undefined {
    return seat === null || seat === undefined ? undefined : this.seats[seat];
  }

  /** The seat that plays a role. */
  player(role: string): SceneSeat | undefined {
    return this.seats.find((seat) => seat.role === role);
  }

  /** The seats of an alliance, the highest first. */
  side(side: number): SceneSeat[] {
    return this.seats.filter((seat) => seat.side === side).sort((a, b) => (a.place ?? 9) - (b.place ?? 9));
  }

  /** The roles at an alliance's track, the highest first. */
  roles(side: number): string[] {
    return this.side(side).flatMap(({ role }) => (role ? [role] : []));
  }

  /** Show an event; returns how long it is to be looked at. */
  depict(event: Event, view: WeisenView): Showing {
    const time = TIME[event.kind] ?? 0;
    const seat = this.seat(event.seat);
    for (const one of this.seats) if (one.moment) one.moment = null;
    if (seat && MOMENTS.has(event.kind)) seat.moment = event.kind;
    switch (event.kind) {
      case "space":
      case "finitum":
      case "crystal":
        this.#build(event, view);
        return time;
      case "round":
        this.round = event.amount ?? this.round;
        return time;
      case "role":
        if (seat && event.card) this.#takeRole(seat, event.card);
        return time;
      case "offered":
      case "withdrawn":
      case "declined":
        this.#offer(event);
        return time;
      case "pair":
        this.offers = [];
        for (const one of [seat, this.seat(event.by)]) if (one) one.side = 1;
        return time;
      case "joined":
        if (seat) seat.side = 1;
        return time;
      case "side":
        if (seat) seat.side = event.amount ?? null;
        return time;
      case "done":
      case "ready":
        if (seat) seat.done = true;
        return time;
      case "struggle":
        for (const one of this.seats) one.done = false;
        return time;
      case "bonus":
        this.bonus = event.amount ?? 0;
        if (seat) this.lead = seat.side === 2 ? -this.bonus : this.bonus;
        return time;
      case "shown":
        return this.#show(event, time);
      case "given":
      case "handed":
        return this.#pass(event, time);
      case "dealt":
      case "drew":
      case "spell":
        return this.#draw(event, time);
      case "discarded":
        if (seat && event.card) this.#throw(seat, event.card);
        return time;
      case "reshuffled":
        this.powerPile = event.amount ?? this.powerPile;
        this.powerDiscard = [];
        return time;
      case "spells_reshuffled":
        this.spellPile = event.amount ?? this.spellPile;
        this.spellDiscard = [];
        return time;
      case "laid":
        return this.#lay(event, time);
      case "annulled":
      case "taken_up":
      case "cancelled":
        this.#unlay(event);
        return time;
      case "swapped":
        this.#swap(event);
        return time;
      case "mutated": {
        const other = this.seat(event.by);
        if (seat && other) [seat.role, other.role] = [event.card ?? seat.role, event.other ?? other.role];
        return time;
      }
      case "second":
        if (seat && event.card) seat.second_role = event.card;
        this.middle = this.middle.filter((role) => role !== event.card);
        return time;
      case "dropped":
        if (seat) seat.dropped = event.amount ?? null;
        return time;
      case "taken":
      case "surplus":
        this.#takeCrystal(seat, Number(event.card));
        return time;
      case "moved":
        this.#tidy();
        this.#movePawn(event.amount ?? this.pawn);
        return time;
      case "ended":
        this.#tidy();
        if (this.finitum !== null) this.#movePawn(this.finitum);
        return time;
      case "compared":
        if (seat) seat.small++;
        return time;
      default:
        return time;
    }
  }

  #movePawn(slot: number): void {
    this.pawnPiece = { from: slot === this.pawn ? null : this.places.rect("pawn") };
    this.pawn = slot;
  }

  /** Put the truth in place; cards that are there already keep their identity. */
  settle(view: WeisenView): void {
    const begun = view.asking.what !== this.asking.what;
    const round = view.round !== this.round;
    this.round = view.round;
    this.asking = view.asking;
    this.hierarchies = view.hierarchies;
    this.spaces = view.spaces.map((space) => ({ ...space, crystals: [...space.crystals] }));
    this.pawn = view.pawn;
    this.pawnPiece = { from: null };
    this.finitum = view.finitum;
    this.last = view.last;
    this.stack = view.stack;
    this.middle = [...view.middle];
    this.removed = view.removed;
    this.lead = view.lead;
    this.solo = view.solo;
    this.bonus = view.bonus;
    this.powerPile = view.power_pile;
    this.spellPile = view.spell_pile;
    this.powerDiscard = [...view.power_discard];
    this.spellDiscard = [...view.spell_discard];
    this.removedCrystals = [...view.removed_crystals];
    this.offers = view.offers.map((offer) => ({ ...offer }));
    this.winners = view.winners;
    this.comparison = view.comparison;
    this.you = view.you;
    this.offersLeft = view.offers_left;
    this.banner = null;
    const struggle = view.asking.what === "lay" && begun;
    this.seats = view.seats.map((seat) => {
      const known = this.seats[seat.seat];
      return {
        ...seat,
        values: seat.values && [...seat.values],
        laid: this.#kept(known?.laid ?? [], seat.laid, null),
        moment: known?.moment ?? null,
        showed: round ? [] : [...(known?.showed ?? [])],
      };
    });
    const hand = this.#kept(this.hand, view.hand, null);
    if (struggle || round) for (const piece of hand) piece.fresh = false;
    this.hand = hand;
  }

  /** The cards of these ids: those known among them in their own order, behind them those that are new. */
  #kept(known: readonly Piece[], ids: readonly string[], from: DOMRect | null): Piece[] {
    const wanted = [...ids];
    const kept = known.filter(({ id }) => {
      const at = wanted.indexOf(id);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    });
    return [...kept, ...wanted.map((id) => this.#piece(id, from))];
  }

  #piece(id: string, from: DOMRect | null, fresh = false): Piece {
    return { key: ++keys, id, from, fresh, flare: false };
  }

  #build(event: Event, view: WeisenView): void {
    const slot = event.amount ?? 0;
    if (event.kind === "crystal") {
      this.spaces[slot]?.crystals.push(Number(event.card));
      return;
    }
    if (this.round > 0) this.stack = Math.max(0, this.stack - 1);
    if (event.kind === "finitum") {
      this.finitum = slot;
      this.spaces[slot] = { order: [], crystals: [], number: null };
    } else this.spaces[slot] = { order: view.spaces[slot]?.order ?? [], crystals: [], number: Number(event.card) };
  }

  #takeRole(seat: SceneSeat, role: string): void {
    seat.role = role;
    this.middle = this.middle.filter((one) => one !== role);
  }

  #offer(event: Event): void {
    const [seat, by] = [event.seat ?? -1, event.by ?? -1];
    if (event.kind === "offered") {
      this.offers.push({ seat, to: by });
      for (const one of [this.seat(seat), this.seat(by)]) if (one) one.done = false;
      return;
    }
    const [from, to] = event.kind === "withdrawn" ? [seat, by] : [by, seat];
    this.offers = this.offers.filter((offer) => offer.seat !== from || offer.to !== to);
  }

  #show(event: Event, time: number): number {
    const giver = this.seat(event.by);
    if (giver && event.seat === this.you && event.card) giver.showed.push(event.card);
    return time;
  }

  #isSpell(event: Event): boolean {
    return event.card ? CARDS[event.card]?.value === null : event.other === "spell";
  }

  #count(seat: SceneSeat | undefined, spell: boolean, change: number): void {
    if (!seat) return;
    if (spell) seat.spells = Math.max(0, seat.spells + change);
    else seat.power = Math.max(0, seat.power + change);
  }

  /** A card goes from one hand to another. */
  #pass(event: Event, time: number): number {
    const [to, from] = [this.seat(event.seat), this.seat(event.by)];
    const spell = this.#isSpell(event);
    this.#count(from, spell, -1);
    this.#count(to, spell, 1);
    if (event.card && event.by === this.you) this.#fromHand(event.card);
    if (event.card && event.seat === this.you)
      this.hand.push(this.#piece(event.card, this.places.rect(`seat ${event.by ?? 0}`), true));
    return time;
  }

  #draw(event: Event, time: number): number {
    const spell = event.kind === "spell" || this.#isSpell(event);
    const mine = event.seat === this.you;
    if (event.kind !== "dealt" || event.card) {
      this.#count(this.seat(event.seat), spell, 1);
      if (spell) this.spellPile = Math.max(0, this.spellPile - 1);
      else this.powerPile = Math.max(0, this.powerPile - 1);
    }
    if (mine && event.card)
      this.hand.push(this.#piece(event.card, this.places.rect(spell ? "spells" : "powers"), true));
    return mine ? time : Math.min(time, 60);
  }

  /** Take a card out of the hand; where it lay. */
  #fromHand(id: string): DOMRect | null {
    const at = this.hand.findIndex((piece) => piece.id === id);
    const piece = this.hand[at];
    if (!piece) return null;
    const rect = this.places.rect(piece.key);
    this.hand.splice(at, 1);
    return rect;
  }

  #throw(seat: SceneSeat, id: string): void {
    this.#count(seat, false, -1);
    if (seat.seat === this.you) this.#fromHand(id);
    this.powerDiscard.push(id);
  }

  #points(seat: SceneSeat | undefined, lead: number | null | undefined): void {
    if (lead === null || lead === undefined) return;
    if (seat) seat.points += (lead - this.lead) * (seat.side === 2 ? -1 : 1);
    this.lead = lead;
  }

  #lay(event: Event, time: number): number {
    const seat = this.seat(event.seat);
    if (!seat || !event.card) return 0;
    const spell = this.#isSpell(event);
    const from = seat.seat === this.you ? this.#fromHand(event.card) : this.places.rect(`seat ${seat.seat}`);
    this.#count(seat, spell, -1);
    const piece = this.#piece(event.card, from);
    // Two equal ones before a seat: the indicator makes its leap.
    piece.flare = CARDS[event.card]?.value === 1 && seat.laid.some(({ id }) => id === event.card);
    seat.laid.push(piece);
    if (spell) seat.spell_used = true;
    this.#points(seat, event.amount);
    return piece.flare ? time * 2.2 : time;
  }

  /** A laid card goes: to the discard pile, or an owl into a hand. */
  #unlay(event: Event): void {
    const taken = event.kind === "taken_up";
    const owner = this.seat(taken ? event.by : event.seat);
    if (!owner || !event.card) return;
    const at = owner.laid.findLastIndex(({ id }) => id === event.card);
    const piece = owner.laid[at];
    const from = piece ? this.places.rect(piece.key) : null;
    if (piece) owner.laid.splice(at, 1);
    if (taken) {
      this.#count(this.seat(event.seat), false, 1);
      if (event.seat === this.you) this.hand.push(this.#piece(event.card, from, true));
    } else if (event.kind === "cancelled") this.spellDiscard.push(event.card);
    else this.powerDiscard.push(event.card);
    if (event.kind !== "cancelled") this.#points(owner, event.amount);
  }

  #swap(event: Event): void {
    const one = this.spaces[event.by ?? -1];
    const other = this.spaces[event.amount ?? -1];
    if (!one || !other) return;
    const [a, b] = [one.crystals.indexOf(Number(event.card)), other.crystals.lastIndexOf(Number(event.other))];
    if (a < 0 || b < 0) return;
    one.crystals[a] = Number(event.other);
    other.crystals[b] = Number(event.card);
  }

  #takeCrystal(seat: SceneSeat | undefined, value: number): void {
    const lying = this.spaces[this.pawn]?.crystals;
    const at = lying?.indexOf(value) ?? -1;
    if (at >= 0) lying?.splice(at, 1);
    if (!seat) {
      this.removedCrystals.push(value);
      return;
    }
    seat.crystals++;
    seat.values?.push(value);
  }

  /** Everything laid out goes back. */
  #tidy(): void {
    for (const seat of this.seats) {
      for (const { id } of seat.laid) (CARDS[id]?.value === null ? this.spellDiscard : this.powerDiscard).push(id);
      for (const role of [seat.role, seat.second_role]) if (role) this.middle.push(role);
      Object.assign(seat, {
        laid: [],
        role: null,
        second_role: null,
        side: null,
        place: null,
        points: 0,
        spell_used: false,
        dropped: null,
      });
    }
    this.lead = 0;
    this.bonus = 0;
    this.solo = null;
  }
}
