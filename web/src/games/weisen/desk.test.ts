import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Snapshot } from "$lib/protocol";
import { TableSession } from "../../table/session.svelte";
import { Desk } from "./desk.svelte";
import { Scene } from "./scene.svelte";

/** The server's end of the wire: what it was sent, and what it says. */
class Server {
  static OPEN = 1;
  static last: Server;
  readyState = 1;
  sent: { type: string; id: number; move?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Server.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Server["sent"][number]);
  }
  close(): void {}
  async answer(type: "done" | "refused"): Promise<void> {
    const why = type === "done" ? {} : { code: "refused-not-stored", figures: {}, sentence: "It was not stored." };
    this.onmessage?.({ data: JSON.stringify({ type, id: this.sent.at(-1)?.id, ...why }) });
    await vi.waitFor(() => expect(session.sending).toBe(false));
    await Promise.resolve();
  }
  get moves(): (string | undefined)[] {
    return this.sent.filter(({ type }) => type === "move").map(({ move }) => move);
  }
}

const CARDS = ["hand owl:4", "hand seer:3", "hand witch:1"];
let desk: Desk;
let session: TableSession;

function snapshot(version: number, moves: string[]): void {
  const view = { game: "weisen", round: 2, asking: { what: "hand", seats: [0], left: moves.length, other: 1 } };
  session.hear({
    type: "snapshot",
    table: { id: "t", game: "weisen", stage: "playing", seats: [] },
    you: 0,
    version,
    view,
    choices: moves.map((move) => ({ move, refusal: null })),
    clock: { left: null, total: null },
    chat: [],
    forward: false,
    result: null,
  } as unknown as { type: "snapshot" } & Snapshot);
  desk.goOn();
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Server);
  session = new TableSession("t");
  session.link = "open";
  desk = new Desk(new Scene(), session, () => undefined);
  snapshot(5, CARDS);
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

test("planned moves follow one another, each on the state that the one before has made", async () => {
  desk.actAll(CARDS);
  expect(Server.last.moves).toEqual(CARDS.slice(0, 1));
  await Server.last.answer("done");
  desk.goOn();
  expect(Server.last.moves).toEqual(CARDS.slice(0, 1));
  snapshot(6, CARDS.slice(1));
  expect(Server.last.moves).toEqual(CARDS.slice(0, 2));
  expect(desk.busy).toBe(true);
});

test("when a planned move is refused the person decides anew, also on the same state", async () => {
  desk.actAll(CARDS);
  await Server.last.answer("refused");
  expect(desk.busy).toBe(false);
  snapshot(5, CARDS);
  desk.actAll(CARDS.slice(1));
  expect(Server.last.moves).toEqual(CARDS.slice(0, 2));
});
