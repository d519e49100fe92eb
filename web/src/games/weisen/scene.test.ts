import { describe, expect, test } from "vitest";
import type { Event, SageSeat, WeisenView } from "$lib/protocol";
import { Scene } from "./scene.svelte";

function seat(at: number, more: Partial<SageSeat> = {}): SageSeat {
  return {
    seat: at,
    role: ["druid", "seer", "witch", "magician"][at] ?? null,
    second_role: null,
    place: at + 1,
    side: at < 2 ? 1 : 2,
    crystals: 0,
    values: at === 0 ? [] : null,
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

function view(more: Partial<WeisenView> = {}): WeisenView {
  return {
    game: "weisen",
    round: 2,
    asking: { what: "lay", seats: [0], left: 0, other: null },
    hierarchies: "reconstructed",
    spaces: [
      { order: ["druid", "seer", "witch", "magician"], crystals: [7, 3], number: 1 },
      { order: ["seer", "druid", "witch", "magician"], crystals: [5, 2], number: 2 },
      { order: ["witch", "seer", "druid", "magician"], crystals: [6, 4], number: 3 },
    ],
    pawn: 2,
    finitum: null,
    last: false,
    stack: 8,
    middle: ["healer", "priestess"],
    removed: ["alchemist"],
    seats: [0, 1, 2, 3].map((at) => seat(at)),
    lead: 0,
    solo: null,
    bonus: 0,
    power_pile: 30,
    spell_pile: 9,
    power_discard: [],
    spell_discard: [],
    removed_crystals: [],
    offers: [],
    winners: [],
    comparison: [],
    hands: [],
    you: 0,
    hand: ["druid:1", "druid:1", "druid:6", "owl:4", "anulensa"],
    offers_left: 0,
    ...more,
  };
}

function scene(more: Partial<WeisenView> = {}): { scene: Scene; play: (event: Event) => ReturnType<Scene["depict"]> } {
  const shown = new Scene();
  const now = view(more);
  shown.settle(now);
  return { scene: shown, play: (event) => shown.depict(event, now) };
}
const ids = (pieces: readonly { id: string }[]) => pieces.map(({ id }) => id);

describe("laying", () => {
  test("a card goes from the hand before its seat, and the indicator to where the event says", () => {
    const { scene: shown, play } = scene();
    play({ kind: "laid", seat: 0, card: "druid:6", amount: 6 });
    expect(ids(shown.hand)).toEqual(["druid:1", "druid:1", "owl:4", "anulensa"]);
    expect(ids(shown.seat(0)?.laid ?? [])).toEqual(["druid:6"]);
    expect(shown.seat(0)).toMatchObject({ power: 5, points: 6 });
    expect(shown.lead).toBe(6);
  });

  test("points of the second side count against the indicator", () => {
    const { scene: shown, play } = scene({ lead: 4 });
    play({ kind: "laid", seat: 2, card: "witch:7", amount: -3 });
    expect(shown.seat(2)?.points).toBe(7);
    expect(shown.lead).toBe(-3);
  });

  test("the second 1 flares, and is looked at longer", () => {
    const { scene: shown, play } = scene();
    const first = play({ kind: "laid", seat: 0, card: "druid:1", amount: 1 });
    const second = play({ kind: "laid", seat: 0, card: "druid:1", amount: 11 });
    expect(shown.seat(0)?.laid.map(({ flare }) => flare)).toEqual([false, true]);
    expect(Number(second)).toBeGreaterThan(Number(first));
    expect(shown.seat(0)?.points).toBe(11);
  });

  test("the truth keeps the cards that lie there, in the order they were laid", () => {
    const { scene: shown, play } = scene();
    play({ kind: "laid", seat: 0, card: "owl:4", amount: 4 });
    play({ kind: "laid", seat: 0, card: "druid:1", amount: 5 });
    const keys = shown.seat(0)?.laid.map(({ key }) => key);
    shown.settle(
      view({ seats: [seat(0, { laid: ["druid:1", "owl:4"], points: 5 }), seat(1), seat(2), seat(3)], lead: 5 }),
    );
    expect(shown.seat(0)?.laid.map(({ key }) => key)).toEqual(keys);
    expect(ids(shown.seat(0)?.laid ?? [])).toEqual(["owl:4", "druid:1"]);
  });
});

describe("spells", () => {
  const laid = { seats: [seat(0), seat(1), seat(2, { laid: ["owl:5", "witch:2"], points: 7 }), seat(3)], lead: -7 };

  test("anulensa puts a laid card on the discard pile", () => {
    const { scene: shown, play } = scene(laid);
    play({ kind: "annulled", seat: 2, by: 0, card: "witch:2", amount: -5 });
    expect(ids(shown.seat(2)?.laid ?? [])).toEqual(["owl:5"]);
    expect(shown.seat(2)?.points).toBe(5);
    expect(shown.powerDiscard).toEqual(["witch:2"]);
  });

  test("volensia brings a laid owl into my hand", () => {
    const { scene: shown, play } = scene(laid);
    play({ kind: "taken_up", seat: 0, by: 2, card: "owl:5", amount: -2 });
    expect(shown.hand.at(-1)).toMatchObject({ id: "owl:5", fresh: true });
    expect(shown.seat(0)?.power).toBe(7);
    expect(shown.seat(2)?.points).toBe(2);
  });

  test("moventi swaps two crystals", () => {
    const { scene: shown, play } = scene();
    play({ kind: "swapped", seat: 0, by: 0, card: "7", other: "4", amount: 2 });
    expect(shown.spaces.map(({ crystals }) => crystals)).toEqual([
      [4, 3],
      [5, 2],
      [6, 7],
    ]);
  });

  test("mutantus swaps roles, binensus brings a second one", () => {
    const { scene: shown, play } = scene();
    play({ kind: "mutated", seat: 0, by: 1, card: "seer", other: "druid" });
    expect([shown.seat(0)?.role, shown.seat(1)?.role]).toEqual(["seer", "druid"]);
    play({ kind: "second", seat: 0, card: "healer" });
    expect(shown.seat(0)?.second_role).toBe("healer");
    expect(shown.middle).toEqual(["priestess"]);
  });

  test("a second absentus puts the first one away and leaves the points alone", () => {
    const { scene: shown, play } = scene({
      seats: [seat(0, { laid: ["absentus", "druid:6"], points: 6 }), seat(1), seat(2), seat(3)],
    });
    play({ kind: "cancelled", seat: 0, by: 2, card: "absentus", amount: null });
    expect(ids(shown.seat(0)?.laid ?? [])).toEqual(["druid:6"]);
    expect(shown.seat(0)?.points).toBe(6);
    expect(shown.spellDiscard).toEqual(["absentus"]);
  });
});

describe("negotiation and gifts", () => {
  test("offers come, are withdrawn and declined", () => {
    const { scene: shown, play } = scene();
    play({ kind: "offered", seat: 1, by: 0 });
    play({ kind: "offered", seat: 0, by: 2 });
    expect(shown.offers).toEqual([
      { seat: 1, to: 0 },
      { seat: 0, to: 2 },
    ]);
    play({ kind: "declined", seat: 0, by: 1 });
    play({ kind: "withdrawn", seat: 0, by: 2 });
    expect(shown.offers).toEqual([]);
  });

  test("what is shown to me stays beside who has shown it, for this round", () => {
    const { scene: shown, play } = scene();
    play({ kind: "shown", seat: 0, by: 1, card: "seer:7" });
    play({ kind: "shown", seat: 2, by: 1, other: "power" });
    expect(shown.seat(1)?.showed).toEqual(["seer:7"]);
    shown.settle(view());
    expect(shown.seat(1)?.showed).toEqual(["seer:7"]);
    shown.settle(view({ round: 3 }));
    expect(shown.seat(1)?.showed).toEqual([]);
  });

  test("a hidden gift changes the counts of its deck only", () => {
    const { scene: shown, play } = scene();
    play({ kind: "given", seat: 3, by: 2, other: "spell" });
    play({ kind: "handed", seat: 3, by: 2, other: "power" });
    expect(shown.seat(2)).toMatchObject({ power: 5, spells: 0 });
    expect(shown.seat(3)).toMatchObject({ power: 7, spells: 2 });
    expect(shown.hand).toHaveLength(5);
  });

  test("a gift to me comes into the hand marked as new, one of mine leaves it", () => {
    const { scene: shown, play } = scene();
    play({ kind: "given", seat: 0, by: 1, card: "druid:3" });
    play({ kind: "given", seat: 1, by: 0, card: "owl:4" });
    expect(shown.hand.at(-1)).toMatchObject({ id: "druid:3", fresh: true });
    expect(ids(shown.hand)).not.toContain("owl:4");
  });
});

describe("the end of a round", () => {
  test("crystals go to who takes them; a surplus one leaves", () => {
    const { scene: shown, play } = scene();
    play({ kind: "taken", seat: 0, card: "6" });
    play({ kind: "surplus", card: "4" });
    expect(shown.spaces[2]?.crystals).toEqual([]);
    expect(shown.seat(0)).toMatchObject({ crystals: 1, values: [6] });
    expect(shown.removedCrystals).toEqual([4]);
  });

  test("with the pawn everything laid out goes back", () => {
    const { scene: shown, play } = scene({
      seats: [seat(0, { laid: ["druid:6", "anulensa"], points: 6, dropped: 1 }), seat(1), seat(2), seat(3)],
      lead: 6,
    });
    play({ kind: "moved", seat: 3, amount: 0 });
    expect(shown.pawn).toBe(0);
    expect(shown.lead).toBe(0);
    expect(shown.seat(0)).toMatchObject({ role: null, side: null, laid: [], points: 0, dropped: null });
    expect(shown.powerDiscard).toEqual(["druid:6"]);
    expect(shown.spellDiscard).toEqual(["anulensa"]);
    expect([...shown.middle].sort()).toEqual(["druid", "healer", "magician", "priestess", "seer", "witch"]);
  });

  test("the pawn knows where it came from while it moves, and no longer when it stands", () => {
    const { scene: shown, play } = scene();
    const there = document.createElement("span");
    there.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
    shown.places.mark(there, "pawn");
    play({ kind: "moved", seat: 3, amount: 0 });
    expect(shown.pawnPiece.from).toMatchObject({ x: 10, y: 20 });
    shown.settle(view({ pawn: 0 }));
    expect(shown.pawnPiece.from).toBeNull();
  });

  test("a new space is laid where the event says, then its crystals", () => {
    const { scene: shown, play } = scene();
    play({ kind: "space", card: "9", amount: 1 });
    play({ kind: "crystal", card: "5", amount: 1 });
    expect(shown.spaces[1]).toMatchObject({ number: 9, crystals: [5] });
    expect(shown.stack).toBe(7);
    play({ kind: "finitum", amount: 0 });
    expect(shown.finitum).toBe(0);
    expect(shown.spaces[0]?.crystals).toEqual([]);
  });
});
