import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice, HandCard, Offer, StageOffer, Way } from "$lib/protocol";
import { loadLanguage, loadWords, reason, speak } from "$lib/texts.svelte";
import { Scene } from "../scene.svelte";
import { city, handCard, view } from "../staging";
import { actionsOf } from "./actions";
import Hand from "./Hand.svelte";

beforeAll(async () => {
  await loadLanguage("en");
  await loadWords("7wonders");
  await speak("en");
});

const way = (pays: string, coins: number, sources = "l"): Way => ({ left: coins, right: 0, coins, sources, pays });
const missing = { code: "7wonders-missing", figures: { resource: "glass", count: 1, more: 0 } };
const HAND: HandCard[] = [
  handCard("altar"),
  handCard("barracks", {
    cost: { ore: 1 },
    coins: 2,
    build: { needs: ["ore"], ways: [way(" left=2", 2), { ...way(" right=2", 2), left: 0, right: 2, sources: "r" }] },
  }),
  handCard("temple", { mark: "free", by: "altar" }),
  handCard("workshop", { mark: "closed", coins: null, build: { closed: missing, missing: { glass: 1 } } }),
];
const CHOICES: Choice[] = [
  ...["altar", "barracks left=2", "temple"].map((card) => ({ move: `build ${card}`, refusal: null })),
  { move: "build workshop", refusal: missing },
  ...HAND.flatMap(({ card }) => [
    { move: `stage ${card}`, refusal: missing },
    { move: `sell ${card}`, refusal: null },
  ]),
];
const why = ({ refusal }: Choice) => refusal && reason(refusal.code, refusal.figures);
const closedStage: StageOffer = { number: 1, cost: { stone: 2 }, offer: { closed: missing } };

describe("the hand", () => {
  let scene: Scene;
  beforeEach(() => {
    scene = new Scene();
    scene.settle(view([city(0), city(1), city(2)], { you: 0, hand: HAND, stage: closedStage }));
  });
  function shown(open: string | null = null, chosen: string | null = null) {
    const ontake = vi.fn();
    const onopen = vi.fn();
    const onhint = vi.fn();
    const actions = (card: HandCard) => actionsOf(card, scene.stage, CHOICES, why);
    render(Hand, { scene, actionsOf: actions, open, chosen, sending: false, onopen, onhint, ontake });
    return { ontake, onopen, onhint };
  }
  const cards = () => within(screen.getByTestId("hand")).getAllByRole("button");

  test("each card says its mark and its reason before what is printed on it", () => {
    shown();
    expect(cards().map((card) => card.getAttribute("aria-label")?.split(". ").slice(0, 2).join(". "))).toEqual([
      "Altar. can be built without coins",
      "Barracks. can be built for 2 coins",
      "Temple. can be built for free: free because of Altar",
      expect.stringContaining("can't be built: You lack 1 glass"),
    ]);
  });

  test("marks differ in their signs, and a tick has its coins above it", () => {
    shown();
    const marks = cards().map((card) => card.querySelector("[data-mark]"));
    expect(new Set(marks.map((mark) => mark?.querySelector(".sign svg")?.innerHTML)).size).toBe(3);
    expect(marks.map((mark) => mark?.textContent?.trim())).toEqual(["", "2", "", ""]);
  });

  test("pointing at a closed card gives the reason", async () => {
    const { onhint } = shown();
    const workshop = cards()[3];
    expect(workshop).toBeDefined();
    if (workshop) await fireEvent.pointerEnter(workshop);
    expect(onhint).toHaveBeenLastCalledWith(expect.stringContaining("You lack 1 glass"));
  });

  test("the card taken up offers its actions; closed ones say why, coins are always open", () => {
    shown("workshop");
    const bar = within(screen.getByTestId("actions"));
    const open = bar.getAllByRole("button").map((button) => [button.dataset["word"], button.dataset["open"]]);
    expect(open).toEqual([
      ["build", "false"],
      ["stage", "false"],
      ["sell", "true"],
    ]);
    expect(bar.getAllByText(/You lack 1 glass/)).toHaveLength(2);
  });

  test("the chosen card lies face down, and may still be taken up", () => {
    shown(null, "altar");
    const altar = cards()[0];
    expect(altar?.querySelector(".back")).not.toBeNull();
    expect(altar?.getAttribute("aria-label")).toContain("face down");
    expect(cards()[1]?.querySelector(".back")).toBeNull();
  });

  test("of two copies one lies face down when it is chosen", () => {
    const twice = [handCard("altar"), handCard("altar"), handCard("temple")];
    scene.settle(view([city(0), city(1), city(2)], { you: 0, hand: twice }));
    shown(null, "altar");
    expect(cards().map((card) => card.querySelector(".back") !== null)).toEqual([true, false, false]);
  });

  test("arrow keys go through the hand, round its ends", async () => {
    shown();
    const all = cards();
    all[0]?.focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await press("ArrowLeft");
    expect(document.activeElement).toBe(all[3]);
    await press("ArrowRight");
    expect(document.activeElement).toBe(all[0]);
    await press("End");
    expect(document.activeElement).toBe(all[3]);
  });
});

describe("the actions on a card", () => {
  const actions = (card: HandCard, stage: StageOffer | null, choices: Choice[]) => actionsOf(card, stage, choices, why);
  const open = (offer: Offer): StageOffer => ({ number: 1, cost: {}, offer });

  test("one way to pay is taken at once, several are asked about", () => {
    const [one] = actions(handCard("altar"), null, CHOICES);
    expect(one).toMatchObject({ word: "build", move: "build altar", ask: null });
    const barracks = HAND[1];
    const [several] = barracks ? actions(barracks, null, CHOICES) : [];
    expect(several?.ask?.ways).toHaveLength(2);
  });

  test("ways that pay the same leave nothing to decide", () => {
    const build = { needs: ["ore"], ways: [way("", 0, "o"), way("", 0, "o")] };
    const [action] = actions(handCard("barracks", { build }), null, [{ move: "build barracks", refusal: null }]);
    expect(action?.ask).toBeNull();
  });

  test("a stage is paid as the stage's offer says, not as the card's", () => {
    const offer = { needs: ["wood"], ways: [way(" left=2", 2), way(" right=1", 1)] };
    const found = actions(handCard("altar"), open(offer), [{ move: "stage altar left=2", refusal: null }]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ word: "stage", coins: 2, start: "stage altar", ask: offer });
  });

  test("nothing can be done with a card that no question is about", () => {
    expect(actions(handCard("altar"), null, [])).toEqual([]);
    expect(actions(handCard("loom_1"), null, [{ move: "build loom_2", refusal: null }])).toEqual([]);
  });
});
