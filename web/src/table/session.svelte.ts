/** One table as this browser sees it: what the server said last, and the questions one may put to it. */
import { account, askAgain } from "$lib/account.svelte";
import { heardNotice } from "$lib/notice.svelte";
import { announce, toast } from "$lib/notices.svelte";
import { merged } from "$lib/merge";
import type {
  ChatLine,
  Choice,
  Clock,
  Event,
  Refused,
  Result,
  ServerMessage,
  Snapshot,
  Table,
  Update,
  View,
} from "$lib/protocol";
import { forgetTable, rememberTable } from "$lib/recent";
import { go } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { play } from "$lib/sound";
import { reason, t } from "$lib/texts.svelte";
import { ConnectionLost, Refusal, Wire, type Link, type Question } from "$lib/wire";
import { spoken } from "./chat";
import { Mutes } from "./mutes.svelte";

/** Whoever shows the match: told of every new truth and of every step on the way to it. */
export interface Follower<V extends View = View> {
  stand: (view: V) => void;
  step: (events: readonly Event[], view: V) => void;
}

export interface LogLine {
  number: number;
  text: string;
  seat: number | null;
  weight: "plain" | "strong";
}

/** The running decision's clock: seconds in all, and when it ends by this browser's clock in ms. */
export interface Countdown {
  total: number;
  ends: number;
}

/** What a seat's time bank holds: `left` seconds when it stands, else when it will be empty, by this browser's clock in ms. */
export interface BankClock {
  left: number;
  ends: number | null;
}

/** From so many seconds on one hears once that the own bank is low. */
const LOW = 20;

/** The table of the rematch this browser has just asked for: against bots alone it begins at once. */
let askedAgain: string | null = null;

export class TableSession {
  table = $state.raw<Table | null>(null);
  you = $state<number | null>(null);
  version = $state(-1);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choice[]>([]);
  countdown = $state.raw<Countdown | null>(null);
  /** The time banks by seat, where the table has them. */
  banks = $state.raw<Record<number, BankClock>>({});
  /** Since when somebody's connection is gone, by seat, by this browser's clock in ms. */
  away = $state.raw<Record<number, number>>({});
  /** The moment that is on show in words ("Round 3"), which may lag behind the truth a little. */
  moment = $state<string | null>(null);
  /** Whether the match waits for me, where having choices doesn't say so; told by the game's table. */
  turn = $state<boolean | null>(null);
  forward = $state(false);
  result = $state.raw<Result | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  log = $state.raw<LogLine[]>([]);
  link = $state<Link>("connecting");
  /** Why the table can't be shown, where the server closed for good. */
  gone = $state<string | null>(null);
  /** A move is on its way; its buttons wait for the answer. */
  sending = $state(false);

  /** Whom one doesn't want to hear. */
  readonly mutes: Mutes;

  #wire: Wire<ServerMessage>;
  #follower: Follower | null = null;
  #lines = 0;
  #asking = false;
  #rematching = false;
  #low: ReturnType<typeof setTimeout> | undefined;
  #looking = true;

  constructor(readonly id: string) {
    this.mutes = new Mutes(id);
    this.#wire = new Wire<ServerMessage>(`/ws/tables/${encodeURIComponent(id)}`, {
      heard: (message) => this.hear(message),
      link: (link) => this.#linked(link),
      refused: (why) => (this.gone = reason(why.code, why.figures, why.sentence)),
      loggedOut: () =>
        void askAgain().then(() => {
          if (account.name === null) toast(t("logged-out"));
        }),
      closed: () => (this.gone ??= t("table-gone")),
    });
    document.addEventListener("visibilitychange", this.#look);
  }

  /** The names by seat. */
  get names(): string[] {
    return (
      this.table?.seats.map(({ seat, name, keeps }) => {
        if (keeps) return t("seat-keeps", { name, keeps });
        return name || t("seat-number", { number: seat + 1 });
      }) ?? []
    );
  }

  /** Whether the person before this browser may set up the table. */
  get hosting(): boolean {
    return this.you !== null && this.table?.host === this.you;
  }

  /** The view of a match of that game; null before the first, and at a table of another game. */
  viewOf<G extends View["game"]>(game: G): Extract<View, { game: G }> | null {
    const view = this.view;
    return view?.game === game ? (view as Extract<View, { game: G }>) : null;
  }

  /** Let the table of a game follow its match. */
  follow<V extends View>(game: V["game"], { stand, step }: Follower<V>): () => void {
    const own = (view: View): view is V => view.game === game;
    const follower: Follower = {
      stand: (view) => own(view) && stand(view),
      step: (events, view) => own(view) && step(events, view),
    };
    this.#follower = follower;
    if (this.view) follower.stand(this.view);
    return () => {
      if (this.#follower === follower) this.#follower = null;
    };
  }

  /** Put a question; a refusal becomes a sentence for the reader, told at once or by `refused`. Answers whether it was done. */
  async ask(
    question: Question,
    refused: (sentence: string, figures: Refused["figures"]) => void = (sentence) => toast(sentence, "trouble"),
  ): Promise<boolean> {
    try {
      await this.#wire.ask(question);
      return true;
    } catch (error) {
      if (error instanceof Refusal) {
        const { code, figures, sentence } = error.refused;
        refused(reason(code, this.#named(figures), sentence), figures);
      } else if (error instanceof ConnectionLost) toast(t("link-wait"), "trouble");
      else throw error;
      return false;
    }
  }

  /** Play a move of the open question. Answers whether it was done. */
  async act(move: string): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    const before = this.version;
    const done = await this.ask({ type: "move", version: before, move });
    this.sending = false;
    if (!done && this.link === "open") void this.#sync();
    return done;
  }

  /** Ask for the next game with the same people; whoever asks goes there at once. */
  async rematch(): Promise<void> {
    this.#rematching = await this.ask({ type: "rematch" });
    this.#goToRematch();
  }

  #goToRematch(): void {
    const next = this.table?.rematch;
    if (!next || !this.#rematching) return;
    askedAgain = next;
    go(`/table/${next}`);
  }

  /** Write a line into the log. */
  note(text: string, seat: number | null, weight: LogLine["weight"] = "plain"): void {
    this.log = [...this.log.slice(-299), { number: ++this.#lines, text, seat, weight }];
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#low);
    this.#wire.close();
  }

  /** Take in a message; public so that tests can speak for the server. */
  hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        return this.#stand(message);
      case "update":
        return this.#goOn(message);
      case "table":
        this.#seated(message.table, message.you);
        this.#clock(message.clock);
        this.forward = message.forward;
        return;
      case "chat":
        this.chat = [...this.chat.slice(-499), message.line];
        if (message.line.kind !== "system" && !this.mutes.has(message.line.name)) {
          this.unread++;
          if (message.line.kind !== "phrase") play("chat");
          announce(spoken(message.line));
        }
        return;
      case "notice":
        heardNotice(message);
        return;
      case "done":
      case "refused":
        return; // answers go to whoever asked
    }
  }

  /** Figures that name a seat get its person's name besides, for the sentence. */
  #named(figures: Record<string, number | string>): Record<string, number | string> {
    const seat = figures["seat"];
    const name = typeof seat === "number" ? this.names[seat] : undefined;
    return name === undefined ? figures : { name, ...figures };
  }

  /** Why an option is closed, in words. */
  why(choice: Choice): string | null {
    return choice.refusal && reason(choice.refusal.code, this.#named(choice.refusal.figures));
  }

  #stand(message: Snapshot): void {
    this.#seated(message.table, message.you);
    this.version = message.version;
    this.view = message.view;
    this.#open(message);
    this.chat = message.chat;
    this.#looking = true;
    this.#look();
    this.#beginAgain(message.table);
    if (message.view) this.#follower?.stand(message.view);
  }

  #goOn(message: Update): void {
    if (message.version <= this.version) return;
    if (!this.view) {
      void this.#sync();
      return;
    }
    this.version = message.version;
    this.view = merged(this.view, message.view);
    this.#open(message);
    this.#follower?.step(message.events, this.view);
  }

  #open(message: Snapshot | Update): void {
    this.choices = message.choices;
    this.forward = message.forward;
    this.result = message.result;
    this.#clock(message.clock);
  }

  #clock({ left, total, seats }: Clock): void {
    const now = Date.now();
    this.countdown = left === null || total === null ? null : { total, ends: now + left * 1000 };
    if (!this.table?.bank) return;
    this.banks = Object.fromEntries(
      seats.map(({ seat, left, runs }) => [seat, { left, ends: runs ? now + left * 1000 : null }]),
    );
    clearTimeout(this.#low);
    const mine = this.you === null ? undefined : this.banks[this.you];
    if (mine?.ends && mine.left > LOW)
      this.#low = setTimeout(() => announce(t("clock-bank-low", { seconds: LOW })), (mine.left - LOW) * 1000);
  }

  #seated(table: Table, you: number | null): void {
    const before = this.table;
    this.table = table;
    const now = Date.now();
    this.away = Object.fromEntries(
      table.seats.flatMap(({ seat, gone_for }) => (gone_for === null ? [] : [[seat, now - gone_for * 1000]])),
    );
    this.you = you;
    if (you !== null && table.stage !== "over") rememberTable(table.id);
    else if (before) forgetTable(table.id);
    if (table.rematch) this.mutes.goAlong(table.rematch);
    this.#goToRematch();
    if (before && before.stage === "open")
      for (const seat of table.seats)
        if (seat.kind !== "empty" && before.seats[seat.seat]?.kind === "empty") play("sit");
  }

  #beginAgain(table: Table): void {
    if (askedAgain !== table.id) return;
    askedAgain = null;
    const alone = table.seats.every((seat) => seat.kind === "bot" || seat.seat === this.you);
    if (table.stage === "open" && this.hosting && alone) void this.ask({ type: "start" });
  }

  async #sync(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      await this.#wire.ask({ type: "sync" });
    } catch {
      // The connection broke: the next one begins with a snapshot anyway.
    } finally {
      this.#asking = false;
    }
  }

  /** Tell the server whether the page is in sight: who sits here and doesn't look may want to be reminded. */
  #look = (): void => {
    const looking = !document.hidden;
    if (looking && settings.reminders) void import("$lib/reminders").then(({ putAway }) => putAway(this.id));
    if (this.you === null || looking === this.#looking) return;
    this.#looking = looking;
    this.#wire.ask({ type: "look", looking }).catch(() => undefined); // lost: the next connection begins with it
  };

  #linked(link: Link): void {
    if (this.link === "lost" && link === "open") announce(t("link-back"));
    if (link === "lost") announce(t("link-lost"));
    this.link = link;
  }
}
