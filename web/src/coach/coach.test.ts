import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Advice, Choice, CurvePoint, View } from "$lib/protocol";
import { RequestFailed } from "$lib/http";
import { loadWords, speak } from "$lib/texts.svelte";
import * as sevn from "../games/sevn/coaching";
import * as weisen from "../games/weisen/coaching";
import * as wonders from "../games/wonders/coaching";
import * as api from "./api";
import { Asking } from "./asking.svelte";
import { Chart, pointAt, signsOf, spread } from "./chart";
import { margin, percent, points, reasonWords, span } from "./figures";
import { Reviewing } from "./reviewing.svelte";

beforeAll(() => loadWords("coach"));
beforeEach(async () => {
  vi.useRealTimers();
  await speak("en");
});

const open = (...moves: string[]): Choice[] => moves.map((move) => ({ move, refusal: null }));
const NAMES = ["Ann", "Ben", "Cleo"];
const seen = (view: object) => view as View;

describe("a move has a name of its own, in words", () => {
  const table = (card: string | null, cards: string[] = []) =>
    seen({ game: "sevn", round: 3, asking: { what: "", seats: [0], card }, open: cards });
  const weisenTable = seen({
    game: "weisen",
    round: 2,
    asking: { what: "lay", seats: [0], left: 0, other: null },
    spaces: [{ number: 3 }, { number: 5 }, { number: null }],
  });

  test.each([
    ["draw", table(null), "Draw"],
    ["keep", table("ballast_2"), "Keep Ballast −2"],
    ["take 2", table("crossroads", ["7", "freeze"]), "Take Freeze"],
    ["target 1", table("freeze"), "Freeze for Ben"],
    ["target 0", table("freeze"), "Freeze for yourself"],
    ["target 1", null, "Ben"],
  ])("SEVN: %s", (move, view, words) => {
    expect(sevn.moveWords(move, { names: NAMES, seat: 0, view })).toBe(words);
  });

  test.each([
    ["build altar", "Build Altar"],
    ["build barracks left=2", "Build Barracks (2 to the left)"],
    ["stage baths left=2 right=1", "Stage of the wonder, with Baths (2 to the left, 1 to the right)"],
    ["sell altar", "Discard Altar for coins"],
    ["free altar", "Build Altar free, by the wonder"],
    ["pick altar", "Build Altar from the discard pile"],
    ["skip", "Take nothing"],
  ])("7 Wonders: %s", (move, words) => {
    expect(wonders.moveWords(move)).toBe(words);
  });

  test.each([
    ["role druid", "Take the role Druid"],
    ["offer 2", "Offer Cleo an alliance"],
    ["withdraw 2", "Take back the offer to Cleo"],
    ["accept 1", "Accept the offer of Ben"],
    ["decline 1", "Decline the offer of Ben"],
    ["show 1 owl:4", "Show Ben Owl 4"],
    ["give 1 druid:6", "Give Ben Druid 6"],
    ["done", "I have said all"],
    ["join", "Join them"],
    ["stay", "Stay out"],
    ["side 2", "Track 2"],
    ["alone", "I play alone"],
    ["open", "I leave it open"],
    ["with 1", "With Ben"],
    ["ready", "Ready for the struggle"],
    ["lay druid:6", "Lay Druid 6"],
    ["lay moventi 0:7 1:3", "Lay moventi!: Crystal of 7 points on Space 3 and Crystal of 3 points on Space 5"],
    ["lay anulensa 2 druid:4", "Lay anulensa!: Cleo: Druid 4"],
    ["lay mutantus 1", "Lay mutantus!: Ben"],
    ["lay binensus witch", "Lay binensus!: Witch"],
    ["drop", "Drop out"],
    ["pass", "Pass"],
    ["hand owl:4", "Hand on Owl 4"],
    ["discard owl:4", "Discard Owl 4"],
    ["take 7", "Take the Crystal of 7 points"],
    ["move 1", "Pawn to Space 5"],
    ["finitum", "End the game on finitum"],
  ])("Die Sieben Weisen: %s", (move, words) => {
    expect(weisen.moveWords(move, { names: NAMES, seat: 0, view: weisenTable })).toBe(words);
  });
});

describe("what others do makes another question only where it matters", () => {
  test("SEVN: every version is one, while one is asked", () => {
    const view = seen({ game: "sevn" });
    expect(sevn.question(view, [], 0, 4)).toBeNull();
    expect(sevn.question(view, open("draw", "stop"), 0, 4)).not.toBe(sevn.question(view, open("draw", "stop"), 0, 5));
  });
  test("7 Wonders: that others have chosen doesn't matter", () => {
    const view = (turn: number) => seen({ game: "7wonders", age: 1, turn, asking: { what: "choose", seats: [1] } });
    const first = wonders.question(view(1), open("build altar"));
    expect(wonders.question(view(1), open("build altar"))).toBe(first);
    expect(wonders.question(view(2), open("build altar"))).not.toBe(first);
    expect(wonders.question(view(1), [{ move: "build altar", refusal: { code: "x", figures: {} } }])).toBeNull();
  });
  test("Die Sieben Weisen: an offer to oneself does, others' don't; who isn't asked has none", () => {
    const view = (what: string, seats: number[]) => seen({ game: "weisen", round: 1, asking: { what, seats } });
    const talk = view("negotiate", [0, 1]);
    expect(weisen.question(talk, open("done"), 0, 4)).toBe(weisen.question(talk, open("done"), 0, 5));
    expect(weisen.question(talk, open("done"), 0, 4)).not.toBe(weisen.question(talk, open("done", "accept 1"), 0, 4));
    expect(weisen.question(view("lay", [1]), open("show 1 owl:4"), 0, 4)).toBeNull();
  });
});

describe("figures say how sure they are", () => {
  test("chances in hundredths, with twice the standard error", () => {
    expect([percent(0.624), margin(0.02), margin(0.0001), margin(0)]).toEqual([
      "62%",
      "±\u00a04",
      "±\u00a01",
      "certain",
    ]);
  });
  test("points with as many digits as they are sure of", () => {
    expect([points(31.44, 1.5), points(31.44, 0.1), points(31, 0)]).toEqual([
      "31\u00a0±\u00a03",
      "31.4\u00a0±\u00a00.2",
      "31",
    ]);
  });
  test("the uncertain end of a bar stays within it", () => {
    expect(span(0.98, 0.02)).toEqual([0.94, 1]);
  });
  test("a reason names who sits there", () => {
    expect(reasonWords({ code: "said", figures: { seat: 1, move: "X", chance: "5%" } }, NAMES)).toBe("X: 5% to win");
  });
});

const advice = (version: number) => ({ version, options: [] }) as unknown as Advice;
const settled = () => new Promise((done) => setTimeout(done));

describe("asking the coach", () => {
  test("one question is asked once, and a newer one only when the answer to the first is there", async () => {
    const answers: ((told: Advice) => void)[] = [];
    const asked = vi.spyOn(api, "getAdvice").mockImplementation(() => new Promise((done) => answers.push(done)));
    const asking = new Asking("t");
    asking.open("1");
    asking.open("1");
    asking.open("2");
    expect(asked).toHaveBeenCalledTimes(1);
    answers[0]?.(advice(1));
    await settled();
    expect(asking.answer.is).toBe("thinking"); // that answer is to a question that is gone
    expect(asked).toHaveBeenCalledTimes(2);
    answers[1]?.(advice(2));
    await settled();
    expect(asking.answer).toEqual({ is: "told", advice: advice(2) });
  });

  test("a refusal is shown in its words, and can be asked again", async () => {
    const asked = vi.spyOn(api, "getAdvice").mockRejectedValueOnce(new RequestFailed("Too soon."));
    const asking = new Asking("t");
    asking.open("1");
    await settled();
    expect(asking.answer).toEqual({ is: "failed", sentence: "Too soon." });
    asked.mockResolvedValueOnce(advice(1));
    asking.again();
    await settled();
    expect(asking.answer.is).toBe("told");
  });

  test("who isn't asked any more sees no answer that comes late", async () => {
    vi.spyOn(api, "getAdvice").mockResolvedValue(advice(1));
    const asking = new Asking("t");
    asking.open("1");
    asking.open(null);
    await settled();
    expect(asking.answer).toEqual({ is: "idle" });
  });
});

describe("a review", () => {
  test("is asked for until it is ready, and a refusal that names a time is waited out", async () => {
    vi.useFakeTimers();
    const at = (stage: string, seat = 1) => ({ stage, seat }) as never;
    const asked = vi
      .spyOn(api, "getReview")
      .mockResolvedValueOnce(at("running"))
      .mockRejectedValueOnce(new RequestFailed("Too fast.", { seconds: 7 }))
      .mockResolvedValue(at("ready"));
    const reviewing = new Reviewing("m");
    reviewing.look(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect([asked.mock.calls.length, reviewing.problem]).toEqual([2, "Too fast."]);
    await vi.advanceTimersByTimeAsync(7000);
    expect([asked.mock.calls.length, reviewing.problem, reviewing.review?.stage]).toEqual([3, null, "ready"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(3);
  });
});

describe("the chart", () => {
  const curve: CurvePoint[] = [0, 2, 5, 9].map((step) => ({ step, chances: [0.25, 0.75], error: 0.02 }));
  const chart = new Chart(400, 10);

  test("a place on it leads to the nearest moment there is", () => {
    expect([0, 3, 4, 6, 10].map((step) => chart.stepAt(curve, chart.x(step)))).toEqual([0, 2, 5, 5, 9]);
  });
  test("between two moments it stood as at the one before", () => {
    expect([0, 1, 2, 4, 10].map((step) => pointAt(curve, step)?.step)).toEqual([0, 0, 2, 2, 9]);
  });
  test("every line wears its sign at its end, and none twice at one place", () => {
    for (const seat of [0, 1]) {
      const steps = signsOf(curve, seat, 2).map(({ step }) => step);
      expect(steps).toContain(9);
      expect(new Set(steps).size).toBe(steps.length);
    }
  });
  test("marks that would lie upon each other stand side by side", () => {
    expect(spread([100, 90, 200], 25, 400)).toEqual([115, 90, 200]);
    expect(spread([395, 390, 385], 25, 400)).toEqual([400, 375, 350]);
  });
  test("chances lie between the edges, the larger the higher", () => {
    expect(chart.y(1)).toBe(chart.top);
    expect(chart.y(0)).toBe(chart.bottom);
    expect(chart.y(0.75)).toBeLessThan(chart.y(0.25));
  });
});
