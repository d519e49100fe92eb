/**
 * Hints for somebody who learns the game: each comes when the thing it is about first lies before them, and once.
 *
 * No rule is known here: marks, offers, reasons, prices and tokens are read out of the server's view and the facts.
 */
import type { HandCard, Refusal, WondersView } from "$lib/protocol";
import type { Figures } from "$lib/texts.svelte";
import { CARDS, RULES } from "../facts";

/** The parts of the table that a hint can point at: what bears the name in `data-part`. */
export type Part = "hand" | "actions" | "tableau" | "players" | "payment" | "discard" | "age" | "chosen";

/** In the order in which hints that are due at once are given. */
export const HINTS = [
  "change",
  "pick",
  "conflict",
  "ages",
  "end",
  "hand",
  "build",
  "produce",
  "closed",
  "buy",
  "coins",
  "own",
  "last",
  "passed",
  "stage",
  "chain",
  "free",
  "shields",
  "science",
  "sell",
  "others",
  "guild",
] as const;
export type HintId = (typeof HINTS)[number];

export interface Hint {
  id: HintId;
  /** When it was given: another moment, and it is over. */
  moment: string;
  /** What it points at; null for what is about the whole game. */
  part: Part | null;
  /** The card in that part. */
  card: string | null;
  /** What its words ask for. A `seat` among them is to be named. */
  figures: Figures;
  /** Why something isn't open. */
  why: Refusal | null;
}

type About = Partial<Pick<Hint, "part" | "card" | "figures" | "why">>;
type Due = (view: WondersView, you: number) => About | null;

/** Which decision is open: age, turn, question, and whether the learner has answered it. */
export function momentOf(view: WondersView): string {
  return [view.age, view.turn, view.asking.what, view.chosen === null ? "open" : "chosen"].join(".");
}

const affordable = ({ mark, coins }: HandCard) => mark === "affordable" && coins !== null && coins !== undefined;
const sourcesOf = (card: HandCard) => card.build.ways?.[0]?.sources ?? "";
/** Found in the hand, and pointed at there. */
function card(view: WondersView, fits: (card: HandCard) => boolean, more: (card: HandCard) => About = () => ({})) {
  const found = view.hand.find(fits);
  if (!found) return null;
  const { figures, ...rest } = more(found);
  return { part: "hand" as const, card: found.card, figures: { card: found.card, ...figures }, ...rest };
}
const ofColour = (...colours: string[]) => {
  return ({ card }: HandCard) => colours.includes(CARDS[card]?.colour ?? "");
};

const chooses = (view: WondersView) => view.asking.what === "choose" && view.chosen === null && view.hand.length > 0;
/** Due while the learner chooses, from the first turn or a later one. */
const choosing =
  (from: number, due: Due): Due =>
  (view, you) =>
    chooses(view) && (view.age > 1 || view.turn >= from) ? due(view, you) : null;

/** What a bought unit comes from: the seller, the unit and its price. */
function purchase(you: number, seats: number, { build, coins }: HandCard): About {
  const way = build.ways?.[0];
  const at = [...(way?.sources ?? "")].findIndex((source) => source !== "o");
  const left = way?.sources[at] === "l";
  return {
    figures: {
      seat: (you + (left ? 1 : seats - 1)) % seats,
      resource: build.needs?.[at] ?? "",
      price: (left ? build.left : build.right)?.[at] ?? 0,
      coins: coins ?? 0,
      ways: build.ways?.length ?? 0,
    },
  };
}

const DUE: Record<HintId, Due> = {
  hand: choosing(1, (view) => ({ part: "hand", figures: { count: view.hand.length } })),
  build: choosing(1, (view) => card(view, (one) => affordable(one) && one.coins === 0)),
  produce: choosing(1, (view) => card(view, (one) => affordable(one) && ofColour("brown", "grey")(one))),
  closed: choosing(1, (view) =>
    card(
      view,
      ({ mark, build }) => mark === "closed" && !!build.closed,
      ({ build }) => ({ why: build.closed ?? null }),
    ),
  ),
  buy: choosing(1, (view, you) =>
    card(
      view,
      (one) => affordable(one) && /[lr]/.test(sourcesOf(one)),
      (one) => purchase(you, view.cities.length, one),
    ),
  ),
  coins: choosing(1, (view) =>
    card(
      view,
      (one) => affordable(one) && (one.cost["coins"] ?? 0) > 0,
      (one) => ({ figures: { coins: one.cost["coins"] ?? 0 } }),
    ),
  ),
  own: choosing(1, (view) => card(view, (one) => affordable(one) && /^o+$/.test(sourcesOf(one)))),
  last: choosing(2, (view) =>
    view.direction === "none" ? { part: "discard", figures: { count: view.hand.length } } : null,
  ),
  passed: choosing(2, (view, you) => {
    if (view.turn < 2 || view.direction === "none") return null;
    const from = view.direction === "left" ? view.cities.length - 1 : 1;
    return { part: "age", figures: { seat: (you + from) % view.cities.length, direction: view.direction } };
  }),
  stage: choosing(2, ({ stage, turn, age }) => {
    if (!stage?.number) return null;
    const open = !stage.offer.closed;
    const figures = { number: stage.number, open: open ? "yes" : "no", coins: stage.offer.ways?.[0]?.coins ?? 0 };
    return open || turn > 3 || age > 1 ? { part: "tableau", figures, why: stage.offer.closed ?? null } : null;
  }),
  chain: choosing(1, (view) =>
    card(
      view,
      ({ mark }) => mark === "free",
      ({ by }) => ({ figures: { other: by ?? "none" } }),
    ),
  ),
  free: choosing(1, (view) => card(view, ({ free_build }) => free_build === true)),
  shields: choosing(2, (view) => {
    const figures = { points: RULES.victory[view.age - 1] ?? 0, defeat: RULES.defeat };
    const found = card(view, ofColour("red"), () => ({ figures: { ...figures, where: "hand" } }));
    if (found) return found;
    return view.cities.some(({ shields }) => shields > 0)
      ? { part: "players", figures: { ...figures, where: "players", card: "none" } }
      : null;
  }),
  science: choosing(2, (view) => card(view, ofColour("green"), () => ({ figures: { set: RULES.set_points } }))),
  sell: choosing(2, (view, you) => {
    const poor = (view.cities[you]?.coins ?? 0) === 0 || view.hand.every(({ mark }) => mark === "closed");
    const shut = view.hand.find(({ mark }) => mark === "closed");
    if (!poor && !(shut && (view.turn > 2 || view.age > 1))) return null;
    return { part: "hand", card: shut?.card ?? null, figures: { amount: RULES.sale } };
  }),
  others: choosing(1, (view, you) => {
    const found = view.cities.find(({ seat, chosen }) => seat !== you && chosen);
    return found ? { part: "players", figures: { seat: found.seat } } : null;
  }),
  guild: choosing(1, (view) => card(view, ofColour("purple"))),
  change: ({ chosen, asking }) => (asking.what === "choose" && chosen !== null ? { part: "chosen" } : null),
  pick: ({ asking, pile }) =>
    asking.what === "pick" && pile.length ? { part: "discard", figures: { count: pile.length } } : null,
  conflict: (view, you) => {
    const me = view.cities[you];
    if (view.age !== 2 || !chooses(view) || !me) return null;
    const won = me.victories.length;
    const outcome = won ? (me.defeats ? "both" : "won") : me.defeats ? "lost" : "none";
    return { part: "tableau", figures: { outcome, won, lost: me.defeats, points: me.score.conflicts } };
  },
  ages: (view) => {
    if (view.age !== 2 || !chooses(view)) return null;
    const [, second = 0, third = 0] = RULES.victory;
    return { part: "age", figures: { direction: view.direction, second, third } };
  },
  end: (view) => (view.age === 2 && chooses(view) ? { part: null } : null),
};

/** The next hint that is due and hasn't been given, or null. Without a seat of one's own there is nothing to learn. */
export function nextHint(view: WondersView, given: readonly string[]): Hint | null {
  const { you } = view;
  if (you === null || !view.cities[you]) return null;
  for (const id of HINTS) {
    const about = given.includes(id) ? null : DUE[id](view, you);
    if (about) {
      return { id, moment: momentOf(view), part: null, card: null, figures: {}, why: null, ...about };
    }
  }
  return null;
}
