import { describe, expect, test } from "vitest";
import { aimed, isOpen, layingOf, readOption, targetsOf } from "./choices";

const options = (...moves: string[]) => moves.map((move) => readOption({ move, refusal: null }));
const closed = (move: string) => readOption({ move, refusal: { code: "weisen-other-role", figures: { card: move } } });

describe("a choice in its parts", () => {
  test.each([
    ["role druid", { word: "role", card: null, seat: null, rest: ["druid"] }],
    ["offer 2", { word: "offer", card: null, seat: 2, rest: [] }],
    ["show 3 owl:4", { word: "show", card: "owl:4", seat: 3, rest: [] }],
    ["give 0 moventi", { word: "give", card: "moventi", seat: 0, rest: [] }],
    ["lay druid:6", { word: "lay", card: "druid:6", seat: null, rest: [] }],
    ["lay anulensa 2 druid:4", { word: "lay", card: "anulensa", seat: null, rest: ["2", "druid:4"] }],
    ["hand owl:4", { word: "hand", card: "owl:4", seat: null, rest: [] }],
    ["take 7", { word: "take", card: null, seat: null, rest: ["7"] }],
    ["finitum", { word: "finitum", card: null, seat: null, rest: [] }],
  ])("%s", (move, parts) => {
    expect(readOption({ move, refusal: null })).toMatchObject({ move, ...parts });
  });
});

describe("how a card can be laid", () => {
  test("a power card lies without a target", () => {
    const laying = layingOf(options("lay druid:6", "drop"), "druid:6");
    expect(laying).toMatchObject({ aim: null, targets: [], closed: null });
    expect(laying?.bare?.move).toBe("lay druid:6");
  });

  test("a closed card keeps the choice that says why", () => {
    const laying = layingOf([closed("lay seer:1"), ...options("drop")], "seer:1");
    expect(laying?.bare).toBeNull();
    expect(laying?.closed?.choice.refusal?.code).toBe("weisen-other-role");
    expect(laying?.closed && isOpen(laying.closed)).toBe(false);
  });

  test("another question has no way to lay", () => {
    expect(layingOf(options("give 2 druid:6", "ready"), "druid:6")).toBeUndefined();
  });

  test("a spell gathers its targets and leaves other cards' out", () => {
    const laying = layingOf(
      options("lay anulensa 0 druid:4", "lay anulensa 2 owl:3", "lay volensia 2 owl:3", "drop"),
      "anulensa",
    );
    expect(laying?.aim).toBe("laid");
    expect(laying && targetsOf(laying)).toEqual([
      { words: "0 druid:4", slot: null, value: null, seat: 0, card: "druid:4", role: null },
      { words: "2 owl:3", slot: null, value: null, seat: 2, card: "owl:3", role: null },
    ]);
    expect(laying && aimed(laying, ["2 owl:3"])?.move).toBe("lay anulensa 2 owl:3");
  });

  test("an ally and a role in the middle", () => {
    const mutantus = layingOf(options("lay mutantus 3"), "mutantus");
    expect(mutantus && targetsOf(mutantus)[0]).toMatchObject({ seat: 3, card: null });
    const binensus = layingOf(options("lay binensus witch", "lay binensus seer"), "binensus");
    expect(binensus && targetsOf(binensus).map(({ role }) => role)).toEqual(["witch", "seer"]);
  });

  test("a spell without a target is laid bare", () => {
    const laying = layingOf(options("lay volensia"), "volensia");
    expect(laying).toMatchObject({ aim: null, targets: [] });
    expect(laying?.bare?.move).toBe("lay volensia");
  });
});

describe("two crystals that change places", () => {
  const laying = layingOf(options("lay moventi 0:2 0:7", "lay moventi 0:7 2:3", "lay moventi 0:7 2:5"), "moventi");
  if (!laying) throw new Error("moventi can be laid");

  test("each crystal is offered once for the first pick", () => {
    expect(targetsOf(laying).map(({ words }) => words)).toEqual(["0:2", "0:7", "2:3", "2:5"]);
  });

  test("the second pick is among its partners, whichever was first", () => {
    expect(targetsOf(laying, "0:7").map(({ words }) => words)).toEqual(["0:2", "2:3", "2:5"]);
    expect(targetsOf(laying, "2:3").map(({ words }) => words)).toEqual(["0:7"]);
  });

  test("the order of picking doesn't matter", () => {
    expect(aimed(laying, ["2:3", "0:7"])?.move).toBe("lay moventi 0:7 2:3");
    expect(aimed(laying, ["0:7", "2:3"])?.move).toBe("lay moventi 0:7 2:3");
    expect(aimed(laying, ["0:2", "2:3"])).toBeUndefined();
  });

  test("two equal ones on one space can be picked one after the other", () => {
    const equal = layingOf(options("lay moventi 1:4 1:4"), "moventi");
    expect(equal && targetsOf(equal, "1:4").map(({ words }) => words)).toEqual(["1:4"]);
  });
});
