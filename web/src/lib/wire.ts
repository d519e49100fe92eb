/** One WebSocket that mends itself: it comes back after a loss, and every question gets one answer or a failure. */
import type { ClientMessage, Done, Refused } from "./protocol";

export type Link = "connecting" | "open" | "lost";

/** A message without its number; the wire gives it one. */
export type Question = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "id"> : never) : never;

/** The connection broke before the answer came; whether it was done shows in the next snapshot. */
export class ConnectionLost extends Error {}

/** The server said no; `code` and `figures` make the sentence. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.sentence);
  }
}

interface Waiting {
  done: () => void;
  failed: (reason: Error) => void;
}

export interface WireEvents<M> {
  /** A message that isn't an answer. */
  heard: (message: M) => void;
  /** The connection opened, broke, or is being tried again. */
  link: (link: Link) => void;
  /** Refused without having asked: the server says why it is about to close. */
  refused?: (refused: Refused) => void;
  /** Whoever one was is logged out here; it goes on as whoever one is now. */
  loggedOut?: () => void;
  /** The server closed for good: no such table, not allowed. */
  closed?: (code: number) => void;
}

/** Longest pause between two attempts, in ms. */
const LONGEST_PAUSE = 8000;
const LOGGED_OUT = 4401;
/** Close codes after which trying again is pointless: 4000–4999 are the server's own. */
const isFinal = (code: number) => code >= 4000 && code < 5000 && code !== LOGGED_OUT;

/** Close code of a worker that ends in order. */
const MOVED_ON = 1012;
/** Close code while the server's database doesn't answer. */
const NOT_NOW = 1013;

/** A WebSocket to `path`, reconnected with growing pauses until `close` is called. */
export class Wire<M extends { type: string }> {
  #socket: WebSocket | undefined;
  #waiting = new Map<number, Waiting>();
  #numbers = 0;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finished = false;
  #link: Link = "connecting";

  constructor(
    private readonly path: string,
    private readonly events: WireEvents<M>,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("pageshow", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Send a question. Rejects with `Refusal` or `ConnectionLost`. */
  ask(question: Question): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new ConnectionLost());
    const id = ++this.#numbers;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      socket.send(JSON.stringify({ ...question, id }));
    });
  }

  /** Close for good. */
  close(): void {
    this.#finished = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    removeEventListener("pageshow", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#fail();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#say("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#finished) return;
      this.#fail();
      if (isFinal(event.code)) {
        this.close();
        this.events.closed?.(event.code);
        return;
      }
      if (event.code === LOGGED_OUT) this.events.loggedOut?.();
      this.#say("lost");
      this.#timer = setTimeout(() => this.#open(), this.#pause(event.code));
    };
  }

  /** How long to wait before the next attempt, in ms. */
  #pause(code: number): number {
    const attempt = this.#attempt++;
    // another worker of the server takes us at once; a little chance keeps all its guests from coming together
    if (code === MOVED_ON && attempt === 0) return Math.random() * 150;
    const least = code === NOT_NOW ? 2000 : 400;
    return Math.min(LONGEST_PAUSE, Math.max(least, 400 * 2 ** attempt)) * (0.75 + Math.random() / 2);
  }

  /** The network or the tab came back: try at once instead of waiting for the pause to end. */
  #hurry = (): void => {
    if (this.#finished || document.hidden) return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    this.#attempt = 0;
    this.#open();
  };

  #hear(text: string): void {
    const message = JSON.parse(text) as M | Done | Refused;
    if (message.type !== "done" && message.type !== "refused") {
      this.events.heard(message as M);
      return;
    }
    const answer = message as Done | Refused;
    const waiting = answer.id === null ? undefined : this.#waiting.get(answer.id);
    if (answer.id !== null) this.#waiting.delete(answer.id);
    if (answer.type === "done") waiting?.done();
    else if (answer.id === null) this.events.refused?.(answer);
    else waiting?.failed(new Refusal(answer));
  }

  #fail(): void {
    for (const waiting of this.#waiting.values()) waiting.failed(new ConnectionLost());
    this.#waiting.clear();
  }

  #say(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.events.link(link);
  }
}
