import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "./protocol";
import { ConnectionLost, Refusal, Wire, type Link } from "./wire";

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id: number }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let links: Link[];
let heard: ServerMessage[];
let closed: number[];
let refused: string[];
let wire: Wire<ServerMessage>;
const last = () => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  [links, heard, closed, refused] = [[], [], [], []];
  wire = new Wire<ServerMessage>("/ws/tables/x", {
    heard: (message) => heard.push(message),
    link: (link) => links.push(link),
    closed: (code) => closed.push(code),
    refused: (why) => refused.push(why.code),
  });
});
afterEach(() => {
  wire.close();
  vi.useRealTimers();
});

test("it connects to the page's own host by WebSocket", () => {
  expect(String(last().url)).toBe("ws://localhost:3000/ws/tables/x");
});

test("each question gets its own answer", async () => {
  last().opens();
  const first = wire.ask({ type: "sync" });
  const second = wire.ask({ type: "move", version: 3, move: "draw" });
  const [one, two] = last().sent;
  expect(two).toMatchObject({ type: "move", version: 3, move: "draw" });
  last().says({ type: "refused", id: two?.id, code: "refused-stale", figures: {}, sentence: "Too late." });
  last().says({ type: "done", id: one?.id });
  await expect(first).resolves.toBeUndefined();
  await expect(second).rejects.toBeInstanceOf(Refusal);
  expect(heard).toEqual([]);
});

test("after a loss it comes back by itself, with growing pauses, and open questions fail", async () => {
  last().opens();
  const open = wire.ask({ type: "sync" });
  last().breaks();
  await expect(open).rejects.toBeInstanceOf(ConnectionLost);
  expect(links).toEqual(["open", "lost"]);
  await expect(wire.ask({ type: "sync" })).rejects.toBeInstanceOf(ConnectionLost);
  for (let attempt = 1; attempt <= 6; attempt++) {
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(attempt + 1);
    if (attempt < 6) last().breaks();
  }
  last().opens();
  expect(links).toEqual(["open", "lost", "open"]);
});

test("a worker that ends in order is left for another one at once, and a server without its database in peace", () => {
  last().opens();
  last().breaks(1012);
  vi.advanceTimersByTime(150);
  expect(FakeSocket.all).toHaveLength(2);
  last().breaks(1012);
  vi.advanceTimersByTime(250);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(3);
  last().opens();
  last().breaks(1013);
  vi.advanceTimersByTime(1400);
  expect(FakeSocket.all).toHaveLength(3);
  vi.advanceTimersByTime(1200);
  expect(FakeSocket.all).toHaveLength(4);
});

test("when the network comes back it doesn't wait for the pause to end", () => {
  last().opens();
  last().breaks();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("a table that doesn't exist ends it for good, with the server's reason", () => {
  last().opens();
  last().says({ type: "refused", id: null, code: "refused-no-table", figures: {}, sentence: "No table." });
  last().breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect(refused).toEqual(["refused-no-table"]);
  expect(closed).toEqual([4404]);
  expect(FakeSocket.all).toHaveLength(1);
});
