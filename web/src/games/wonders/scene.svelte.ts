/**
 * The scene of 7 Wonders: what the table shows while things happen. `depict` changes it as an event says, by looks
 * alone; `settle` puts the server's view in place, which is the truth. No rule of the game is known here.
 */
import type { Showing } from "$lib/player";
import type { City, Event, HandCard, PileCard, Question, StageOffer, WondersView } from "$lib/protocol";
import { BOARDS, CARDS } from "./facts";
import { rectOf } from "./table/places";
import type { Conflict } from "./windows/conflicts";

export type { Conflict };

/** What became of a seat's card in this turn. */
export type How = "built" | "free" | "stage" | "sold" | "picked";
const PLAYS = new Set<string>(["built", "free", "stage", "sold"]);

/** A card that a seat plays in this turn; `card` is null where it is hidden, `amount` its stage or its coins. */
export interface Play {
  seat: number;
  how: How;
  card: string | null;
  /** What made it free. */
  by: string | null;
  amount: number;
  /** Where the card lay before, if it was in one's own hand. */
  from: DOMRect | null;
}

/** Coins on their way from one place to another: a seat, or the bank (null). */
export interface Flight {
  key: number;
  from: number | null;
  to: number | null;
  amount: number;
}

/** Where hands wander. */
export type Direction = "left" | "right";

/** Times in ms at normal speed. */
const TIME: Record<string, number> = {
  board: 420,
  age: 900,
  dealt: 70,
  chosen: 140,
  paid: 260,
  coins: 260,
  passed: 620,
  seventh: 500,
  left: 120,
  looked: 400,
  nothing: 700,
  skipped: 500,
  copied: 700,
  won: 700,
};
/** All cards turn over, then they are looked at: so long, and so much longer for each seat. */
const TURNED = 900;
const TURNED_EACH = 190;
/** The conflicts stay to be read: so long, and so much longer for each seat. */
const CONFLICTS = 3200;
const CONFLICTS_EACH = 600;

const QUESTION: Question = { what: "board", seats: [] };
let keys = 0;

function copied(city: City): City {
  const { cards } = city;
  return {
    ...city,
    stages: [...city.stages],
    victories: [...city.victories],
    cards: {
      brown: [...cards.brown],
      grey: [...cards.grey],
      blue: [...cards.blue],
      yellow: [...cards.yellow],
      red: [...cards.red],
      green: [...cards.green],
      purple: [...cards.purple],
    },
  };
}

export class Scene {
  age = $state(0);
  turn = $state(0);
  direction = $state("none");
  discard = $state(0);
  asking = $state.raw<Question>(QUESTION);
  cities = $state<City[]>([]);
  winners = $state.raw<number[]>([]);
  you = $state<number | null>(null);
  hand = $state.raw<HandCard[]>([]);
  stage = $state.raw<StageOffer | null>(null);
  chosen = $state<string | null>(null);
  pile = $state.raw<PileCard[]>([]);
  /** The cards that are played in this turn, while they are shown. */
  plays = $state<Play[]>([]);
  /** All have come: they turn over. */
  turned = $state(false);
  /** Hands wander now. */
  passing = $state<Direction | null>(null);
  /** Where hands went last. */
  passed = $state<Direction>("left");
  flights = $state<Flight[]>([]);
  conflicts = $state<Conflict[]>([]);
  dealing = $state(false);

  #payments: Omit<Flight, "key">[] = [];

  /** The seat so many places to the left; negative: to the right. */
  beside(seat: number, places: number): number {
    const count = this.cities.length;
    return count ? (seat + places + count) % count : seat;
  }

  /** All conflicts of the age have been fought. */
  get fought(): boolean {
    const ties = this.conflicts.filter(({ points }) => points === 0).length;
    return this.cities.length > 0 && this.conflicts.length + ties === 2 * this.cities.length;
  }

  /** Show an event; returns how long it is to be looked at. */
  depict(event: Event): Showing {
    if (PLAYS.has(event.kind)) return this.#play(event);
    if (event.kind === "paid") return this.#paid(event);
    this.#lay();
    const city = this.#city(event.seat);
    const amount = event.amount ?? 0;
    const time = TIME[event.kind] ?? 0;
    switch (event.kind) {
      case "board":
        if (city && event.card) {
          city.wonder = event.card;
          city.stages = (BOARDS[event.card]?.stages ?? []).map(() => 0);
        }
        return time;
      case "age":
        this.#newAge(amount);
        return time;
      case "dealt":
        return this.#dealt(event);
      case "chosen":
        if (city) city.chosen = true;
        return time;
      case "coins":
        if (city) city.coins += amount;
        this.#fly({ from: null, to: event.seat ?? null, amount });
        return time;
      case "passed":
        this.passed = amount < 0 ? "right" : "left";
        this.passing = this.passed;
        this.hand = [];
        this.chosen = null;
        return time;
      case "left":
        this.discard++;
        if (event.seat === this.you) this.hand = [];
        return time;
      case "picked":
        this.discard = Math.max(0, this.discard - 1);
        this.pile = [];
        return this.#show(event, "picked");
      case "victory":
      case "defeat":
      case "tie":
        return this.#fight(event);
      default:
        return time;
    }
  }

  /** Put the truth in place. */
  settle(view: WondersView): void {
    this.age = view.age;
    this.turn = view.turn;
    this.direction = view.direction;
    this.discard = view.discard;
    this.asking = view.asking;
    this.cities = view.cities.map(copied);
    this.winners = view.winners;
    this.you = view.you;
    this.hand = view.hand;
    this.stage = view.stage;
    this.chosen = view.chosen;
    this.pile = view.pile;
    this.plays = [];
    this.turned = false;
    this.passing = null;
    this.conflicts = [];
    this.dealing = view.asking.what === "board" || view.asking.what === "card";
    this.#payments = [];
  }

  /** A flight has arrived. */
  landed(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }

  #city(seat: number | null | undefined): City | undefined {
    return seat === null || seat === undefined ? undefined : this.cities[seat];
  }

  /** One of the cards of this turn; with the last one all turn over. */
  #play(event: Event): Showing {
    if (this.turned) this.#lay();
    this.#add(event, event.kind as How);
    if (event.seat === this.you) this.hand = this.hand.filter(({ card }) => card !== event.card);
    const due = this.asking.what === "seventh" ? 1 : this.cities.length;
    if (this.plays.length < due) return 0;
    this.turned = true;
    return TURNED + TURNED_EACH * this.plays.length;
  }

  #show(event: Event, how: How): Showing {
    this.#add(event, how);
    this.turned = true;
    return TURNED + TURNED_EACH;
  }

  #add(event: Event, how: How): void {
    this.plays.push({
      seat: event.seat ?? 0,
      how,
      card: event.card ?? null,
      by: event.other ?? null,
      amount: event.amount ?? 0,
      from: event.seat === this.you && event.card ? rectOf(`hand ${event.card}`) : null,
    });
  }

  /** What was shown goes to its place. */
  #lay(): void {
    if (!this.turned) return;
    for (const play of this.plays) {
      const city = this.#city(play.seat);
      if (!city) continue;
      city.chosen = false;
      if (play.how === "sold") {
        city.coins += play.amount;
        this.discard++;
        this.#fly({ from: null, to: play.seat, amount: play.amount });
      } else if (play.how === "stage") city.stages[play.amount - 1] = this.age;
      else this.#build(city, play);
    }
    this.plays = [];
    this.turned = false;
    this.chosen = null;
    this.asking = { what: this.asking.what, seats: [] };
    for (const payment of this.#payments) this.#pay(payment);
    this.#payments = [];
  }

  #build(city: City, play: Play): void {
    const colour = play.card && CARDS[play.card]?.colour;
    if (colour && play.card) city.cards[colour].push(play.card);
    if (play.how === "built") city.coins -= play.amount;
  }

  /** Payments are made while the cards are shown, and seen once they have been laid. */
  #paid(event: Event): Showing {
    const payment = { from: event.by ?? null, to: event.seat ?? null, amount: event.amount ?? 0 };
    if (this.plays.length) {
      this.#payments.push(payment);
      return 0;
    }
    this.#pay(payment);
    return TIME["paid"] ?? 0;
  }

  #pay(payment: Omit<Flight, "key">): void {
    const [from, to] = [this.#city(payment.from), this.#city(payment.to)];
    if (from) from.coins -= payment.amount;
    if (to) to.coins += payment.amount;
    this.#fly(payment);
  }

  #fly(flight: Omit<Flight, "key">): void {
    this.flights.push({ ...flight, key: ++keys });
  }

  #newAge(age: number): void {
    this.age = age;
    this.turn = 1;
    this.conflicts = [];
    this.dealing = true;
    this.hand = [];
    this.chosen = null;
    this.asking = { what: "card", seats: [] };
    for (const city of this.cities) if (city.free_build) city.free_build = "open";
  }

  #dealt(event: Event): Showing {
    if (event.seat !== this.you || !event.card) return 0;
    const card = CARDS[event.card];
    if (!card) return 0;
    const { id, cost, free_with, unlocks } = card;
    this.hand = [...this.hand, { card: id, cost: { ...cost }, free_with, unlocks, mark: "dealt", build: {} }];
    return TIME["dealt"] ?? 0;
  }

  #fight(event: Event): Showing {
    const { seat, by } = event;
    if (seat === null || seat === undefined || by === null || by === undefined) return 0;
    const points = event.kind === "tie" ? 0 : (event.amount ?? 0);
    this.conflicts.push({ seat, other: by, points });
    const city = this.#city(seat);
    if (city && points > 0) city.victories.push(points);
    if (city && points < 0) city.defeats++;
    return this.fought ? { hold: CONFLICTS + CONFLICTS_EACH * this.cities.length } : 0;
  }
}
