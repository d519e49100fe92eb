import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CardInfo, Event, SevnView } from "$lib/protocol";
import type { SevnDemo, SevnStep } from "./lessons";
import { loadLanguage, speak, t } from "$lib/texts.svelte";
import ScoreCount from "../rules/ScoreCount.svelte";
import { captionOf } from "./caption";
import Copies from "./Copies.svelte";
import Fetched from "./Fetched.svelte";
import Lesson from "./Lesson.svelte";
import { sevnWalk } from "./sevn_stage";

beforeAll(async () => {
  await loadLanguage("en");
  await speak("en");
});

type Row = SevnView["rows"][number];

function row(seat: number, cards: string[], more: Partial<Row> = {}): Row {
  return {
    seat,
    banked: 10 * seat,
    status: "active",
    cards,
    distinct: cards.length,
    points: 0,
    lines: [],
    risk: { bust: 0, unseen: 100, saved: false },
    twice: null,
    ...more,
  };
}

function view(rows: Row[], asked: number): SevnView {
  return {
    game: "sevn",
    round: 1,
    start: 0,
    turn: asked,
    dealing: false,
    asking: { what: "draw_or_stop", seats: [asked], card: null },
    rows,
    running: null,
    queue: [],
    open: [],
    pile: 100,
    unseen: {},
    discard: {},
    target_score: 250,
    winners: [],
  };
}

function happened(kind: string, more: Partial<Event> = {}): Event {
  return { kind, ...more };
}

function step(events: Event[], after: SevnView, caption: string | null = null): SevnStep {
  return { events, view: after, caption, figures: { name: "Ann", points: 9 }, playable: true };
}

/** Ann holds a 4, draws a 9, and Ben draws the duplicate of his 7. */
function demo(): SevnDemo {
  return {
    players: ["Ann", "Ben"],
    steps: [
      step([happened("drawn", { seat: 0, card: "4" })], view([row(0, ["4"]), row(1, ["7"])], 0)),
      step(
        [happened("drawn", { seat: 0, card: "9" }), happened("laid", { seat: 0, card: "9" })],
        view([row(0, ["4", "9"]), row(1, ["7"])], 1),
        "lesson-sevn-demo-stop",
      ),
      step(
        [happened("drawn", { seat: 1, card: "7" }), happened("twice", { seat: 1, card: "7" })],
        view([row(0, ["4", "9"]), row(1, ["7"], { status: "out", twice: "7" })], 0),
      ),
    ],
  };
}

describe("captions", () => {
  test("are the lesson's own where it has one", () => {
    expect(captionOf(demo(), 1)).toBe(t("lesson-sevn-demo-stop", { name: "Ann", points: 9 }));
  });

  test("else tell what happened and what is asked now", () => {
    expect(captionOf(demo(), 2)).toBe("Ben draws 7. 7 once more: Ben is out. Ann decides: draw or stop.");
  });

  test("name the action once, although it is drawn and played", () => {
    const played = demo();
    played.steps[0] = step(
      [happened("drawn", { seat: 0, card: "storm" }), happened("action", { seat: 0, card: "storm" })],
      view([row(0, []), row(1, [])], 0),
    );
    expect(captionOf(played, 0).match(/Storm/g)).toHaveLength(1);
  });

  test("are empty beyond the end", () => {
    expect(captionOf(demo(), 3)).toBe("");
  });
});

describe("a walk through a lesson", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("goes step by step to the end and stops there", () => {
    const walk = sevnWalk(demo(), () => 10);
    walk.play();
    expect(walk.playing).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(walk.step).toBe(2);
    expect(walk.atEnd).toBe(true);
    expect(walk.playing).toBe(false);
    expect(walk.stage.scene.row(1)?.status).toBe("out");
    walk.close();
  });

  test("shows the first step happening, with the cards not there before it", () => {
    const walk = sevnWalk(demo(), () => 10);
    expect(walk.stage.scene.row(0)?.pieces.map((piece) => piece.id)).toEqual(["4"]);
    walk.play();
    const there = walk.stage.scene.row(0);
    expect(there?.pieces).toHaveLength(0);
    expect(there?.fresh?.id).toBe("4");
    vi.advanceTimersByTime(900);
    expect(walk.stage.scene.row(0)?.pieces.map((piece) => piece.id)).toEqual(["4"]);
    walk.close();
  });

  test("waits the longer, the more there is to read", () => {
    const short = sevnWalk(demo(), () => 1);
    const long = sevnWalk(demo(), () => 200);
    for (const walk of [short, long]) walk.play();
    vi.advanceTimersByTime(4000);
    expect(short.step).toBeGreaterThan(long.step);
    for (const walk of [short, long]) walk.close();
  });

  test("stops where it is told to, and goes on from there", () => {
    const walk = sevnWalk(demo(), () => 10);
    walk.forward();
    walk.pause();
    vi.advanceTimersByTime(60_000);
    expect(walk.step).toBe(1);
    walk.play();
    vi.advanceTimersByTime(60_000);
    expect(walk.step).toBe(2);
    walk.close();
  });

  test("back shows the table as it was, at once", () => {
    const walk = sevnWalk(demo(), () => 10);
    walk.forward();
    walk.forward();
    walk.back();
    expect(walk.step).toBe(1);
    expect(walk.stage.scene.row(1)?.status).toBe("active");
    expect(walk.rested).toBe(true);
    walk.close();
  });

  test("begins anew from its end", () => {
    const walk = sevnWalk(demo(), () => 10);
    walk.forward();
    walk.forward();
    expect(walk.atEnd).toBe(true);
    walk.toggle();
    expect(walk.step).toBe(0);
    expect(walk.playing).toBe(true);
    walk.close();
  });
});

test("a lesson is worked by buttons and arrow keys, and keeps the keyboard's place at its end", async () => {
  const user = userEvent.setup();
  // Without rows: jsdom can't move cards. The table itself is tested in Chromium.
  const bare = { players: [], steps: [0, 1, 2].map(() => step([], view([], 0), "lesson-sevn-demo-stop")) };
  render(Lesson, { demo: bare, label: "A lesson", extent: "rows" });
  const forward = screen.getByRole("button", { name: t("lesson-forward") });
  expect(screen.getByText("1/3")).toBeInTheDocument();
  await user.click(forward);
  expect(screen.getByText("2/3")).toBeInTheDocument();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByText("3/3")).toBeInTheDocument();
  expect(forward).toHaveAttribute("aria-disabled", "true");
  expect(forward).toHaveFocus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(screen.getByText("1/3")).toBeInTheDocument();
});

const CARDS: CardInfo[] = [
  ...[0, 1, 2, 3, 4].map((value) => ({
    id: `${value}`,
    group: "number",
    copies: Math.max(1, value),
    facts: { value },
    links: {},
  })),
  { id: "ballast_2", group: "ballast", copies: 1, facts: { value: -2 }, links: {} },
  { id: "x2", group: "modifier", copies: 1, facts: { times: 2 }, links: {} },
  { id: "ladder", group: "bonus", copies: 3, facts: { points: 4, least: 3 }, links: {} },
];

test("the copies shown are those the server lists", () => {
  render(Copies, { cards: CARDS });
  expect(screen.getByText("×4")).toBeInTheDocument();
  expect(screen.queryByText("×13")).not.toBeInTheDocument();
});

test("a row is counted up by the lines of the rules, to the points they come to", async () => {
  const user = userEvent.setup();
  const lines = [
    { what: "numbers", points: 6 },
    { what: "ballast", points: -2 },
    { what: "ladder", points: 12 },
  ];
  const finished = row(0, ["1", "2", "3", "ballast_2", "ladder"], { points: 16, lines });
  const demos = { scoring: { players: ["Ann"], steps: [step([], view([finished], 0))] } };
  const { container } = render(ScoreCount, { demos, cards: CARDS });
  const total = () => container.querySelector(".total .numeral")?.textContent;
  const forward = screen.getByRole("button", { name: t("lesson-forward") });
  const seen = [total()];
  while (seen.length <= lines.length) {
    await user.click(forward);
    seen.push(total());
  }
  expect(seen).toEqual(["0", "6", "4", "16"]);
  expect(screen.getByText(new RegExp(t("rules-sevn-count-done", { points: 16 })))).toBeInTheDocument();
  await user.keyboard("{ArrowLeft}");
  expect(total()).toBe("4");
});

test("what can't be fetched says so and can be asked for again", async () => {
  const user = userEvent.setup();
  const fetch = vi.fn().mockRejectedValueOnce(new Error("The server is away.")).mockResolvedValue("there");
  render(Fetched, { fetch, children: (() => {}) as never });
  expect(await screen.findByRole("alert")).toHaveTextContent("The server is away.");
  await user.click(screen.getByRole("button", { name: t("lesson-retry") }));
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
