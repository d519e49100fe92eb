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

/** What is shown, but for which piece is which and where it came from. */
function looks(of: Scene): unknown {
  const { rows, open, queue, running, runningPiece, discard, summary, winners, dealing } = of;
  const shown = { rows, open, queue, running, runningPiece, discard, summary, winners, dealing };
  return JSON.parse(JSON.stringify(shown, (key, value: unknown) => (key === "key" || key === "from" ? null : value)));
}

test.each<[string, Event[], SevnView]>([
  [
    "out with two equal cards",
    [event("drawn", { seat: 0, card: "7" }), event("twice", { seat: 0, card: "7" })],
    view([row(0, ["4", "7"], { status: "out", twice: "7" }), row(1, ["5"])]),
  ],
  ["frozen", [event("frozen", { seat: 0, by: 1 })], view([row(0, ["4", "7"], { status: "frozen" }), row(1, ["5"])])],
  ["stopped", [event("stopped", { seat: 0 })], view([row(0, ["4", "7"], { status: "stopped" }), row(1, ["5"])])],
  ["forced", [event("forced", { seat: 0 })], view([row(0, ["4", "7"]), row(1, ["5"])])],
  ["with all seven", [event("sevn", { seat: 0, amount: 15 })], view([row(0, ["4", "7"]), row(1, ["5"])])],
  [
    "with a card before it",
    [event("drawn", { seat: 0, card: "ballast_4" })],
    view([row(0, ["4", "7"]), row(1, ["5"])], { asking: { what: "keep_or_drop", seats: [0], card: "ballast_4" } }),
  ],
  [
    "with an action that waits, and one that runs",
    [event("drawn", { seat: 0, card: "storm" }), event("queued", { seat: 0, card: "storm" })],
    view([row(0, ["4", "7"]), row(1, ["5"])], {
      queue: [{ card: "storm", owner: 0 }],
      running: { card: "freeze", owner: 1, seat: null, left: 0 },
      open: ["9", "10"],
    }),
  ],
  [
    "counted half-way",
    [event("counted", { seat: 0, other: "numbers", amount: 11 }), event("scored", { seat: 0, amount: 11 })],
    view([row(0, ["4", "7"], { banked: 11 }), row(1, ["5"])], { winners: [0] }),
  ],
])("a row that was %s carries no mark of it when one goes back, forth again and back", (_, events, after) => {
  const before = view([row(0, ["4", "7"]), row(1, ["5"])]);
  const fresh = new Scene();
  fresh.settle(before);
  const there = new Scene();
  there.settle(after);
  const table = scene(before.rows);
  for (let times = 0; times < 2; times++) {
    for (const one of events) table.depict(one);
    table.settle(after);
    expect(looks(table)).toEqual(looks(there));
    table.settle(before);
    expect(looks(table)).toEqual(looks(fresh));
  }
});

test("a count that was broken off isn't counted on when it is shown again", () => {
  const table = scene([row(0, ["4"])]);
  for (let times = 0; times < 2; times++) {
    table.depict(event("counted", { seat: 0, other: "numbers", amount: 4 }));
    if (times === 0) table.settle(view([row(0, ["4"])]));
  }
  table.depict(event("scored", { seat: 0, amount: 4 }));
  expect(table.summary[0]?.lines).toEqual([{ what: "numbers", points: 4 }]);
});
