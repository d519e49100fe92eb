import { beforeEach, expect, test, vi } from "vitest";
import type { Reel } from "$lib/looking";
import type { Replay, SevnView } from "$lib/protocol";
import { Film } from "./film.svelte";

const LAST = 9;
const SIZE = 4;

/** What a seat sees after a step: the round tells which step, the open cards whose eyes. */
const seen = (seat: number | null, step: number): SevnView =>
  ({ game: "sevn", round: step, rows: [], open: [`${seat}`] }) as unknown as SevnView;

function part(seat: number | null, first: number): Replay {
  const size = Math.min(SIZE, LAST + 1 - first);
  return {
    game: "sevn",
    players: ["Ann", "Ben"],
    options: {},
    total: LAST + 1,
    first,
    steps: Array.from({ length: size }, (_, at) => ({
      events: [{ kind: "drawn", seat: 0 }],
      view: at === 0 ? seen(seat, first) : { round: first + at },
      seat: first + at === 0 ? null : 0,
      move: null,
      clock: false,
      t: null,
    })) as Replay["steps"],
    position: false,
    result: first + size > LAST ? { points: [1, 2], lines: [], ranks: [2, 1], winners: [1] } : null,
  };
}

const asked = vi.fn((seat: number | null, first: number) => Promise.resolve(part(seat, first)));
const reel: Reel = { part: asked, check: () => Promise.reject(new Error("not asked")) };
const stand = vi.fn();
const step = vi.fn();

async function opened(): Promise<Film> {
  const film = await Film.open("m", reel);
  film.follow<SevnView>("sevn", { stand, step });
  return film;
}
const round = (film: Film) => film.viewOf("sevn")?.round;

beforeEach(() => {
  vi.clearAllMocks();
});

test("it begins at the beginning, with one page", async () => {
  const film = await opened();
  expect([film.at, film.last, round(film)]).toEqual([0, LAST, 0]);
  expect(stand).toHaveBeenCalledOnce();
  expect(asked.mock.calls).toEqual([[null, 0]]);
});

test("a jump fetches the page it leads to, and stands there without motion", async () => {
  const film = await opened();
  await film.jump(6);
  expect([film.at, round(film)]).toEqual([6, 6]);
  expect(asked).toHaveBeenCalledWith(null, 4);
  expect(step).not.toHaveBeenCalled();
  await film.jump(99);
  expect([film.at, film.ending?.winners]).toEqual([LAST, [1]]);
  await film.jump(-5);
  expect(film.at).toBe(0);
});

test("one step on is seen happening, over the border of a page, too", async () => {
  const film = await opened();
  for (let at = 1; at <= 5; at++) {
    await film.onward();
    expect([film.at, round(film)]).toEqual([at, at]);
  }
  expect(step).toHaveBeenCalledTimes(5);
});

test("of several jumps the last one counts, whatever comes first", async () => {
  const film = await opened();
  let late: (page: Replay) => void = () => undefined;
  asked.mockImplementationOnce(() => new Promise((done) => (late = done)));
  const first = film.jump(8);
  await film.jump(1);
  late(part(null, 8));
  await first;
  expect([film.at, round(film)]).toEqual([1, 1]);
});

test("through other eyes the same moment is fetched anew, and nothing of before is left", async () => {
  const film = await opened();
  await film.jump(5);
  await film.lookAs(1);
  expect([film.at, round(film), film.viewOf("sevn")?.open]).toEqual([5, 5, ["1"]]);
  await film.jump(0);
  expect(film.viewOf("sevn")?.open).toEqual(["1"]);
});

test("it plays itself from rest to rest and stops at the end; from there it begins again", async () => {
  vi.useFakeTimers();
  const film = await opened();
  await film.jump(LAST - 2);
  await film.play();
  expect(film.at).toBe(LAST - 1);
  film.rested();
  await vi.runAllTimersAsync();
  expect([film.at, film.playing]).toEqual([LAST, false]);
  await film.play();
  expect([film.at, film.playing]).toEqual([1, true]);
  film.pause();
  film.rested();
  await vi.runAllTimersAsync();
  expect(film.at).toBe(1);
  vi.useRealTimers();
});
