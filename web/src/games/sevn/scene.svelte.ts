/**
 * The scene: what the table shows while things happen. `depict` moves cards as an event says, by looks alone; `settle`
 * puts the server's view in place, which is the truth. No rule of the game is known here.
 */
import type { Event, Queued, Running, ScoreLine, SevnView } from "$lib/protocol";
import type { Showing } from "$lib/player";
import { Places, type Piece } from "./pieces";

export type Status = "active" | "stopped" | "frozen" | "out";
export type Moment = "bust" | "saved" | "sevn" | "frozen" | "stopped" | "hit";

/** One seat's row as it is shown. `fresh` is the card that has just come and isn't laid yet. */
export interface SceneRow {
  seat: number;
  banked: number;
  status: Status;
  pieces: Piece[];
  fresh: Piece | null;
  distinct: number;
  points: number;
  lines: ScoreLine[];
  bust: number;
  unseen: number;
  saved: boolean;
  moment: Moment | null;
  /** Points that the moment brings, shown large. */
  gain: number | null;
}

export interface Waiting extends Queued {
  piece: Piece;
}

/** What a seat got for the round that has just ended. */
export interface RoundLine {
  seat: number;
  lines: ScoreLine[];
  points: number;
  total: number;
}

/** Times in ms at normal speed. */
const TIME: Record<string, number> = {
  start: 900,
  round: 500,
  drawn: 340,
  laid: 60,
  twice: 1300,
  saved: 1000,
  sevn: 2200,
  queued: 420,
  action: 650,
  frozen: 950,
  forced: 600,
  revealed: 420,
  taken: 420,
  kept: 250,
  dropped: 360,
  given: 420,
  stopped: 420,
  fizzled: 600,
  reshuffled: 700,
  exhausted: 300,
  won: 600,
};

/** A line of the score is counted up in so many ms; then the sums stay for a while. */
export const LINE_TIME = 420;
const SUMS_TIME = 3200;

function countingTime(lines: RoundLine[]): number {
  return Math.max(...lines.map((line) => line.lines.length)) * LINE_TIME + SUMS_TIME;
}

let keys = 0;

export class Scene {
  readonly places = new Places();
  rows = $state<SceneRow[]>([]);
  open = $state<Piece[]>([]);
  queue = $state<Waiting[]>([]);
  running = $state.raw<Running | null>(null);
  runningPiece = $state<Piece | null>(null);
  discardTop = $state<Piece | null>(null);
  discard = $state.raw<Record<string, number>>({});
  discardCount = $state(0);
  pile = $state(0);
  round = $state(0);
  start = $state<number | null>(null);
  turn = $state<number | null>(null);
  asked = $state<number | null>(null);
  asking = $state.raw<SevnView["asking"] | null>(null);
  target = $state(0);
  dealing = $state(false);
  winners = $state<number[]>([]);
  /** The scores of the round that has just ended, while they are counted up. */
  summary = $state<RoundLine[]>([]);
  summaryRound = $state(0);

  #counting: ScoreLine[][] = [];

  /** The row of a seat. */
  row(seat: number | null | undefined): SceneRow | undefined {
    return seat === null || seat === undefined ? undefined : this.rows[seat];
  }

  /** Show an event; returns how long it is to be looked at. */
  depict(event: Event): Showing {
    const row = this.row(event.seat);
    const time = TIME[event.kind] ?? 0;
    switch (event.kind) {
      case "round":
        this.#newRound(event);
        return time;
      case "drawn":
        this.pile = Math.max(0, this.pile - 1);
        if (row && event.card) row.fresh = this.#piece(event.card, "deck");
        return this.dealing ? 200 : time;
      case "revealed":
        this.pile = Math.max(0, this.pile - 1);
        if (event.card) this.open.push(this.#piece(event.card, "deck"));
        return time;
      case "laid":
      case "kept":
        this.#lay(row, event.card, row?.fresh?.key);
        return this.dealing ? 0 : time;
      case "given":
        if (row && event.card) this.#lay(row, event.card, this.row(event.by)?.fresh?.key);
        for (const other of this.rows) if (other.seat === event.by) other.fresh = null;
        return time;
      case "twice":
        if (row) this.#bust(row);
        return time;
      case "saved":
        if (row) this.#saved(row);
        return time;
      case "sevn":
        if (row) Object.assign(row, { moment: "sevn", gain: event.amount ?? null });
        return time;
      case "queued":
        if (row && event.card) this.#wait(event.card, row);
        return time;
      case "action":
        this.#begin(event);
        return time;
      case "frozen":
        if (row) this.#leave(row, "frozen");
        this.#endAction();
        return time;
      case "forced":
        if (row) row.moment = "hit";
        return time;
      case "taken":
        this.#take(event);
        return time;
      case "dropped":
        if (row) this.#drop(row, event.card);
        return time;
      case "stopped":
      case "exhausted":
        if (row) this.#leave(row, "stopped");
        return time;
      case "fizzled":
        this.#fizzle(event);
        return time;
      case "reshuffled":
        this.pile = event.amount ?? this.pile;
        this.discardTop = null;
        this.discardCount = 0;
        return time;
      case "counted":
        this.#count(event);
        return 0;
      case "scored":
        this.#score(event);
        return this.summary.length === this.rows.length ? { hold: countingTime(this.summary) } : 0;
      case "won":
        if (event.seat !== null && event.seat !== undefined) this.winners.push(event.seat);
        return time;
      default:
        return time;
    }
  }

  /** Put the truth in place; cards that are there already keep their identity and slide to their spot. */
  settle(view: SevnView): void {
    this.summary = [];
    this.#counting = [];
    this.round = view.round;
    this.start = view.start;
    this.turn = view.turn;
    this.asking = view.asking;
    this.asked = view.asking.seats[0] ?? null;
    this.target = view.target_score;
    this.dealing = view.dealing;
    this.pile = view.pile;
    this.discard = view.discard;
    this.winners = view.winners;
    this.#settleDiscard(view);
    this.rows = view.rows.map((row) => {
      const known = this.rows[row.seat];
      const held = known ? [...known.pieces, ...(known.fresh ? [known.fresh] : [])] : [];
      for (const piece of held) piece.twice = false;
      const pieces = row.cards.map((id) => this.#reuse(held, id) ?? this.#piece(id, null));
      if (row.twice !== null) {
        const at = pieces.findIndex((piece) => piece.id === row.twice);
        const double = this.#reuse(held, row.twice) ?? this.#piece(row.twice, null);
        pieces.splice(at + 1, 0, double);
        double.twice = true;
        const first = pieces[at];
        if (first) first.twice = true;
      }
      const decides = row.seat === this.asked && ["keep_or_drop", "give"].includes(view.asking.what);
      const fresh =
        decides && view.asking.card
          ? (this.#reuse(held, view.asking.card) ?? this.#piece(view.asking.card, null))
          : null;
      return {
        seat: row.seat,
        banked: row.banked,
        status: row.status as Status,
        pieces,
        fresh,
        distinct: row.distinct,
        points: row.points,
        lines: row.lines,
        bust: row.risk.bust,
        unseen: row.risk.unseen,
        saved: row.risk.saved,
        moment: null,
        gain: null,
      };
    });
    const revealed = [...this.open];
    this.open = view.open.map((id) => this.#reuse(revealed, id) ?? this.#piece(id, null));
    const queued = this.queue.map((waiting) => waiting.piece);
    this.queue = view.queue.map((waiting) => ({
      ...waiting,
      piece: this.#reuse(queued, waiting.card) ?? this.#piece(waiting.card, null),
    }));
    this.running = view.running;
    if (!view.running) this.runningPiece = null;
    else if (this.runningPiece?.id !== view.running.card) this.runningPiece = this.#piece(view.running.card, null);
  }

  #piece(id: string, from: string | number | null): Piece {
    return { key: ++keys, id, from: from === null ? null : this.places.rect(from), twice: false };
  }

  /** The same card at a new place: a new piece that flies there from where the old one lies. */
  #moved(piece: Piece): Piece {
    return this.#piece(piece.id, piece.key);
  }

  #reuse(held: Piece[], id: string): Piece | undefined {
    const at = held.findIndex((piece) => piece.id === id);
    return at < 0 ? undefined : held.splice(at, 1)[0];
  }

  #lay(row: SceneRow | undefined, id: string | null | undefined, from: number | undefined): void {
    if (!row || !id) return;
    row.pieces.push(row.fresh?.id === id ? row.fresh : this.#piece(id, from ?? null));
    row.fresh = null;
  }

  #throw(piece: Piece): void {
    this.discardTop = this.#moved(piece);
    this.discardCount++;
  }

  #bust(row: SceneRow): void {
    const double = row.fresh;
    row.fresh = null;
    row.status = "out";
    row.moment = "bust";
    if (!double) return;
    const at = row.pieces.findIndex((piece) => piece.id === double.id);
    row.pieces.splice(at + 1, 0, double);
    for (const piece of row.pieces) if (piece.id === double.id) piece.twice = true;
  }

  #saved(row: SceneRow): void {
    row.moment = "saved";
    const shield = row.pieces.findIndex((piece) => piece.id === "second_chance");
    for (const piece of [row.pieces[shield], row.fresh]) if (piece) this.#throw(piece);
    if (shield >= 0) row.pieces.splice(shield, 1);
    row.fresh = null;
  }

  #leave(row: SceneRow, status: Status): void {
    row.status = status;
    row.moment = status === "frozen" ? "frozen" : "stopped";
  }

  #wait(card: string, row: SceneRow): void {
    this.queue.push({ card, owner: row.seat, piece: row.fresh ? this.#moved(row.fresh) : this.#piece(card, "deck") });
    row.fresh = null;
  }

  #begin(event: Event): void {
    const card = event.card;
    if (!card) return;
    this.#endAction();
    const waiting = this.queue.findIndex((queued) => queued.card === card && queued.owner === event.seat);
    const row = this.row(event.seat);
    const piece = waiting >= 0 ? this.queue[waiting]?.piece : row?.fresh;
    this.runningPiece = piece ? this.#moved(piece) : this.#piece(card, "deck");
    if (waiting >= 0) this.queue.splice(waiting, 1);
    else if (row) row.fresh = null;
    this.running = { card, owner: event.seat ?? 0, seat: null, left: 0 };
  }

  #endAction(): void {
    if (this.runningPiece) this.#throw(this.runningPiece);
    this.runningPiece = null;
    this.running = null;
  }

  #take(event: Event): void {
    const row = this.row(event.seat);
    const chosen = this.open.find((piece) => piece.id === event.card);
    if (row && event.card) row.fresh = chosen ? this.#moved(chosen) : this.#piece(event.card, "deck");
    const other = this.open.find((piece) => piece !== chosen);
    if (other) this.#throw(other);
    this.open = [];
    this.#endAction();
  }

  #drop(row: SceneRow, id: string | null | undefined): void {
    if (row.fresh) this.#throw(row.fresh);
    else {
      const at = row.pieces.findLastIndex((piece) => piece.id === id);
      const piece = row.pieces[at];
      if (piece) {
        this.#throw(piece);
        row.pieces.splice(at, 1);
      }
    }
    row.fresh = null;
  }

  #fizzle(event: Event): void {
    const at = this.queue.findIndex((queued) => queued.card === event.card && queued.owner === event.seat);
    const waiting = this.queue[at];
    if (waiting) {
      this.#throw(waiting.piece);
      this.queue.splice(at, 1);
    } else this.#endAction();
  }

  /** One line of a score, before the score itself. */
  #count(event: Event): void {
    const { seat, other, amount } = event;
    if (seat === null || seat === undefined || !other) return;
    for (const row of this.rows) row.moment = null;
    const lines = (this.#counting[seat] ??= []);
    lines.push({ what: other, points: amount ?? 0 });
  }

  #score(event: Event): void {
    const row = this.row(event.seat);
    if (!row) return;
    const points = event.amount ?? 0;
    this.summaryRound = this.round;
    this.summary.push({ seat: row.seat, lines: this.#counting[row.seat] ?? [], points, total: row.banked + points });
    this.#counting[row.seat] = [];
  }

  #newRound(event: Event): void {
    this.round = event.amount ?? this.round;
    this.start = event.seat ?? this.start;
    this.turn = null;
    this.dealing = true;
    this.#endAction();
    this.queue = [];
    this.open = [];
    for (const row of this.rows) {
      const last = row.pieces.at(-1);
      if (last) this.discardTop = this.#moved(last);
      this.discardCount += row.pieces.length;
      const scored = this.summary.find((line) => line.seat === row.seat);
      if (scored) row.banked = scored.total;
      Object.assign(row, {
        pieces: [],
        fresh: null,
        status: "active",
        distinct: 0,
        points: 0,
        lines: [],
        moment: null,
        gain: null,
      });
    }
    this.summary = [];
  }

  #settleDiscard(view: SevnView): void {
    const ids = Object.keys(view.discard);
    this.discardCount = Object.values(view.discard).reduce((sum, copies) => sum + copies, 0);
    if (ids.length === 0) this.discardTop = null;
    else if (!this.discardTop || !(this.discardTop.id in view.discard))
      this.discardTop = this.#piece(ids.at(-1) ?? "", null);
  }
}
