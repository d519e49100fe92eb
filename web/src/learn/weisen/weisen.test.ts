import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test } from "vitest";
import type { WeisenView } from "$lib/protocol";
import { loadLanguage, speak, t } from "$lib/texts.svelte";
import { cardLabel, crystalName, roleName } from "../../games/weisen/cards/words";
import type { DemoOf } from "../lessons";
import Compared from "./Compared.svelte";
import { keyed } from "./keyed";
import Moment from "./Moment.svelte";
import WeisenLesson from "./WeisenLesson.svelte";

beforeAll(async () => {
  await loadLanguage("en");
  await speak("en");
});

type Seat = WeisenView["seats"][number];

function seat(at: number, more: Partial<Seat> = {}): Seat {
  return {
    seat: at,
    role: null,
    second_role: null,
    place: null,
    side: null,
    crystals: 0,
    values: null,
    small: 0,
    power: 6,
    spells: 1,
    laid: [],
    points: 0,
    spell_used: false,
    dropped: null,
    done: false,
    ...more,
  };
}

const ORDER = ["healer", "priestess", "druid", "magician", "alchemist", "witch", "seer"];

function view(more: Partial<WeisenView> = {}): WeisenView {
  return {
    game: "weisen",
    round: 1,
    asking: { what: "lay", seats: [0], left: 0, other: null },
    hierarchies: "reconstructed",
    spaces: [0, 1, 2].map((slot) => ({ order: ORDER, crystals: [6, 3], number: slot + 1 })),
    pawn: 2,
    finitum: null,
    last: false,
    stack: 9,
    middle: ["priestess", "alchemist"],
    removed: ["healer"],
    seats: [seat(0, { role: "druid", side: 1 }), seat(1, { role: "witch", side: 2 })],
    lead: 0,
    solo: null,
    bonus: 0,
    power_pile: 30,
    spell_pile: 10,
    power_discard: [],
    spell_discard: [],
    removed_crystals: [],
    offers: [],
    winners: [],
    comparison: [],
    hands: [],
    you: 0,
    hand: ["druid:6", "druid:1", "druid:1"],
    offers_left: 0,
    ...more,
  };
}

const NAMES = ["Ann", "Ben"];

function line(at: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-seat="${at}"]`);
  if (!found) throw new Error(`Seat ${at} isn’t shown.`);
  return found;
}

test("equal cards are told apart by their copy", () => {
  expect(keyed(["owl:4", "owl:5", "owl:4"]).map(({ key }) => key)).toEqual(["owl:4 1", "owl:5 1", "owl:4 2"]);
});

describe("a moment", () => {
  test("shows role, laid cards and points of a seat", () => {
    const laying = [seat(0, { role: "druid", side: 1, laid: ["druid:1", "druid:1"], points: 11 }), seat(1)];
    render(Moment, { view: view({ seats: laying, lead: 11 }), names: NAMES, parts: ["track", "laid"] });
    expect(within(line(0)).getByRole("img", { name: roleName("druid") })).toBeInTheDocument();
    expect(within(line(0)).getAllByRole("img", { name: cardLabel("druid:1") })).toHaveLength(2);
    expect(within(line(0)).getByText("11")).toBeInTheDocument();
    expect(document.querySelector("[data-lead='11']")).toBeInTheDocument();
  });

  test("shows only the parts of its lesson", () => {
    render(Moment, { view: view(), names: NAMES, parts: ["space"] });
    expect(document.querySelectorAll("[data-space]")).toHaveLength(1);
    expect(document.querySelector("[data-lead]")).toBeNull();
    expect(screen.queryByRole("img", { name: cardLabel("druid:6") })).toBeNull();
  });

  test("says who has dropped out, and marks whoever is asked alone", () => {
    const seats = [seat(0), seat(1, { dropped: 1 })];
    render(Moment, { view: view({ seats }), names: NAMES, parts: ["laid"] });
    expect(within(line(1)).getByText(t("learn-weisen-out-said", { place: 1 }))).toBeInTheDocument();
    expect(line(0)).toHaveClass("asked");
  });

  test("marks nobody where all may speak", () => {
    const asking = { what: "negotiate", seats: [0, 1], left: 0, other: null };
    render(Moment, { view: view({ asking, offers: [{ seat: 0, to: 1 }] }), names: NAMES, parts: ["offers"] });
    expect(document.querySelector(".asked")).toBeNull();
    expect(screen.getByText(t("learn-weisen-offers", { name: "Ann", other: "Ben" }))).toBeInTheDocument();
  });

  test("keeps the values of crystals hidden that lie face down", () => {
    const seats = [seat(0, { crystals: 1, values: [6] }), seat(1, { crystals: 2 })];
    render(Moment, { view: view({ seats }), names: NAMES, parts: ["won"] });
    expect(within(line(0)).getByRole("img", { name: crystalName(6) })).toBeInTheDocument();
    expect(within(line(1)).getAllByRole("img", { name: crystalName(undefined) })).toHaveLength(2);
  });
});

test("the comparison gives a crystal to each of those who tie, and none for a role that nobody holds", () => {
  const comparison = [
    { suit: "owl", points: [8, 8], winners: [0, 1] },
    { suit: "seer", points: [0, 0], winners: [] },
  ];
  render(Compared, { view: view({ comparison }), names: NAMES });
  const owls = screen.getByRole("row", { name: new RegExp(`^${roleName("owl")}`) });
  expect(within(owls).getAllByRole("img", { name: crystalName(1) })).toHaveLength(2);
  const seer = screen.getByRole("row", { name: new RegExp(`^${roleName("seer")}`) });
  expect(within(seer).queryByRole("img")).toBeNull();
});

test("a lesson goes on by the arrow keys, and its captions have their figures", async () => {
  const user = userEvent.setup();
  const step = (number: number, after: WeisenView, figures = {}) => ({
    events: [],
    view: after,
    caption: `lesson-weisen-struggle-${number}`,
    figures,
    playable: true,
  });
  const demo: DemoOf<WeisenView> = {
    players: NAMES,
    steps: [step(1, view()), step(2, view({ lead: 6 }), { card: "druid_6", lead: 6 })],
  };
  render(WeisenLesson, { demo, name: "struggle", label: "A struggle" });
  screen.getByRole("button", { name: t("lesson-forward") }).focus();
  await user.keyboard("{ArrowRight}");
  expect(document.querySelector("[data-lead='6']")).toBeInTheDocument();
  expect(screen.getAllByText(/Druid 6: the indicator moves 6 steps/).length).toBeGreaterThan(0);
  await user.keyboard("{ArrowLeft}");
  expect(document.querySelector("[data-lead='0']")).toBeInTheDocument();
});
