import { expect, test } from "vitest";
import type { Event, Row, SevnView } from "$lib/protocol";
import { Scene } from "./scene.svelte";

const row = (seat: number, cards: string[] = [], more: Partial<Row> = {}): Row => ({
  seat,
  banked: 0,
  status: "active",
  cards,
  distinct: cards.length,
  points: 0,
  lines: [],
  risk: { bust: 0, unseen: 100, saved: false },
  twice: null,
  ...more,
});
const view = (rows: Row[], more: Partial<SevnView> = {}): SevnView => ({
  game: "sevn",
  round: 1,
  start: 0,
  turn: 0,
  dealing: false,
  asking: { what: "draw_or_stop", seats: [0], card: null },
  rows,
  running: null,
  queue: [],
  open: [],
  pile: 100,
  unseen: {},
  discard: {},
  target_score: 250,
  winners: [],
  ...more,
});
const ids = (scene: Scene, seat: number) => scene.row(seat)?.pieces.map((piece) => piece.id);
const event = (kind: string, more: Partial<Event> = {}): Event => ({ kind, ...more });

function scene(rows: Row[], more: Partial<SevnView> = {}): Scene {
  const made = new Scene();
  made.settle(view(rows, more));
  return made;
}

test("a drawn card is fresh, then lies in the row, and keeps its identity when the row is put in order", () => {
  const table = scene([row(0, ["9"]), row(1)]);
  table.depict(event("drawn", { seat: 0, card: "4" }));
  const fresh = table.row(0)?.fresh;
  expect(fresh?.id).toBe("4");
  expect(table.pile).toBe(99);
  table.depict(event("laid", { seat: 0, card: "4" }));
  expect(ids(table, 0)).toEqual(["9", "4"]);
  table.settle(view([row(0, ["4", "9"]), row(1)], { pile: 99 }));
  expect(ids(table, 0)).toEqual(["4", "9"]);
  expect(table.row(0)?.pieces[0]?.key).toBe(fresh?.key);
});

test("a bust shows both equal cards side by side", () => {
  const table = scene([row(0, ["4", "9", "12"]), row(1)]);
  table.depict(event("drawn", { seat: 0, card: "9" }));
  table.depict(event("twice", { seat: 0, card: "9" }));
  expect(ids(table, 0)).toEqual(["4", "9", "9", "12"]);
  expect(table.row(0)?.pieces.map((piece) => piece.twice)).toEqual([false, true, true, false]);
  expect(table.row(0)?.status).toBe("out");
});

test("Second Chance and the duplicate go to the discard pile", () => {
  const table = scene([row(0, ["4", "second_chance"]), row(1)]);
  table.depict(event("drawn", { seat: 0, card: "4" }));
  table.depict(event("saved", { seat: 0, card: "4" }));
  expect(ids(table, 0)).toEqual(["4"]);
  expect(table.row(0)?.fresh).toBeNull();
  expect(table.discardCount).toBe(2);
  expect(table.discardTop?.id).toBe("4");
});

test("an action goes from its row to the middle and then to the discard pile", () => {
  const table = scene([row(0, ["4"]), row(1, ["5"])]);
  table.depict(event("drawn", { seat: 0, card: "freeze" }));
  table.depict(event("action", { seat: 0, card: "freeze" }));
  expect(table.row(0)?.fresh).toBeNull();
  expect(table.runningPiece?.id).toBe("freeze");
  table.depict(event("frozen", { seat: 1, by: 0, card: "freeze" }));
  expect(table.row(1)?.status).toBe("frozen");
  expect(table.runningPiece).toBeNull();
  expect(table.discardTop?.id).toBe("freeze");
});

test("an action that waits stands in the queue until it begins", () => {
  const table = scene([row(0), row(1)]);
  table.depict(event("drawn", { seat: 1, card: "storm" }));
  table.depict(event("queued", { seat: 1, card: "storm" }));
  expect(table.queue.map(({ card, owner }) => [card, owner])).toEqual([["storm", 1]]);
  table.depict(event("action", { seat: 1, card: "storm" }));
  expect(table.queue).toEqual([]);
  expect(table.running?.card).toBe("storm");
});

test("of the Crossroads one card is taken, the other thrown away", () => {
  const running = { card: "crossroads", owner: 0, seat: 0, left: 0 };
  const table = scene([row(0), row(1)], { running, open: ["7", "freeze"] });
  table.depict(event("taken", { seat: 0, card: "7", other: "freeze" }));
  expect(table.open).toEqual([]);
  expect(table.row(0)?.fresh?.id).toBe("7");
  expect(table.discardCount).toBe(2);
});

test("Ballast that waits for a decision lies fresh before its seat, also after a reload", () => {
  const table = scene([row(0, ["4"]), row(1)], { asking: { what: "keep_or_drop", seats: [0], card: "ballast_4" } });
  expect(table.row(0)?.fresh?.id).toBe("ballast_4");
});

test("the round's score is gathered line by line and held until it has been read", () => {
  const table = scene([row(0, ["4"], { banked: 10 }), row(1, ["5"], { banked: 30 })]);
  table.depict(event("counted", { seat: 0, other: "numbers", amount: 4 }));
  table.depict(event("counted", { seat: 0, other: "plus", amount: 10 }));
  expect(table.depict(event("scored", { seat: 0, amount: 14 }))).toBe(0);
  table.depict(event("counted", { seat: 1, other: "out", amount: 0 }));
  expect(table.depict(event("scored", { seat: 1, amount: 0 }))).toHaveProperty("hold");
  expect(table.summary).toEqual([
    {
      seat: 0,
      lines: [
        { what: "numbers", points: 4 },
        { what: "plus", points: 10 },
      ],
      points: 14,
      total: 24,
    },
    { seat: 1, lines: [{ what: "out", points: 0 }], points: 0, total: 30 },
  ]);
  table.depict(event("round", { seat: 1, amount: 2 }));
  expect(table.summary).toEqual([]);
  expect(table.row(0)?.banked).toBe(24);
  expect(ids(table, 0)).toEqual([]);
});

test("the truth replaces whatever was depicted", () => {
  const table = scene([row(0, ["4"]), row(1)]);
  table.depict(event("drawn", { seat: 0, card: "12" }));
  table.depict(event("laid", { seat: 0, card: "12" }));
  table.settle(view([row(0, ["4"]), row(1, ["12"])], { discard: { storm: 1 } }));
  expect(ids(table, 0)).toEqual(["4"]);
  expect(ids(table, 1)).toEqual(["12"]);
  expect(table.discardTop?.id).toBe("storm");
});
