import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventPlayer, type Showing, type Stage } from "./player";

type Seen = string[];

function stageOf(seen: Seen, times: Record<string, Showing> = {}): Stage<string, string> {
  return {
    depict: (event) => {
      seen.push(`show ${event}`);
      return times[event] ?? 100;
    },
    settle: (view) => void seen.push(`view ${view}`),
    tell: (event, hurried) => void seen.push(`${hurried ? "hurry" : "tell"} ${event}`),
    rested: () => void seen.push("rest"),
  };
}
const normal = (ms: number) => ms;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("events are shown one after the other, each for its time, then the truth", () => {
  const seen: Seen = [];
  const player = new EventPlayer(stageOf(seen), { pace: normal });
  player.push({ events: ["draw", "lay"], view: "A" });
  expect(seen).toEqual(["tell draw", "show draw"]);
  vi.advanceTimersByTime(100);
  expect(seen.slice(2)).toEqual(["tell lay", "show lay"]);
  expect(player.busy).toBe(true);
  vi.advanceTimersByTime(100);
  expect(seen.slice(4)).toEqual(["view A", "rest"]);
  expect(player.busy).toBe(false);
});

test("steps queue up in order", () => {
  const seen: Seen = [];
  const player = new EventPlayer(stageOf(seen), { pace: normal });
  player.push({ events: ["one"], view: "A" });
  player.push({ events: ["two"], view: "B" });
  vi.runAllTimers();
  expect(seen).toEqual(["tell one", "show one", "view A", "tell two", "show two", "view B", "rest"]);
});

test("without movement everything is shown at once, but what is to be read stays", () => {
  const seen: Seen = [];
  const player = new EventPlayer(stageOf(seen, { score: { hold: 3000 } }), { pace: () => 0 });
  player.push({ events: ["draw", "score", "lay"], view: "A" });
  expect(seen).toEqual(["tell draw", "show draw", "tell score", "show score"]);
  vi.advanceTimersByTime(3000);
  expect(seen.at(-1)).toBe("rest");
});

test("next ends what is on show, hurry ends all of it; each event is told exactly once", () => {
  const seen: Seen = [];
  const player = new EventPlayer(stageOf(seen), { pace: normal });
  player.push({ events: ["a", "b", "c"], view: "A" });
  player.push({ events: ["d"], view: "B" });
  player.next();
  expect(seen).toEqual(["tell a", "show a", "tell b", "show b"]);
  player.hurry();
  expect(seen.slice(4)).toEqual(["hurry c", "hurry d", "view B", "rest"]);
  vi.runAllTimers();
  expect(seen).toHaveLength(8);
});

test("a long backlog hurries by itself", () => {
  const seen: Seen = [];
  const player = new EventPlayer(stageOf(seen), { pace: normal, backlog: 5 });
  player.push({ events: ["a"], view: "A" });
  player.push({ events: ["b", "c", "d", "e", "f", "g"], view: "B" });
  expect(seen.at(-2)).toBe("view B");
  expect(player.busy).toBe(false);
});

test("in a hidden tab nothing waits", () => {
  const seen: Seen = [];
  const player = new EventPlayer(stageOf(seen, { score: { hold: 9000 } }), { pace: normal, unseen: () => true });
  player.push({ events: ["a", "score"], view: "A" });
  expect(seen.at(-1)).toBe("rest");
});

test("a snapshot drops what was waiting", () => {
  const seen: Seen = [];
  const player = new EventPlayer(stageOf(seen), { pace: normal });
  player.push({ events: ["a", "b"], view: "A" });
  player.reset("Z");
  vi.runAllTimers();
  expect(seen).toEqual(["tell a", "show a", "view Z", "rest"]);
});
