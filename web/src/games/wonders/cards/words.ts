/** The words of cards, boards and what they do, in the reader's language. */
import { settings } from "$lib/settings.svelte";
import { t, type Figures } from "$lib/texts.svelte";
import { BOARDS, CARDS, RESOURCES } from "../facts";
import type { BoardFacts, CardFacts, Colour, Cost, Counted, Effect, ResourceKind, StageFacts } from "../facts_types";

const ROMAN = ["", "I", "II", "III"] as const;

/** An age as it is printed. */
export function roman(age: number): string {
  return ROMAN[age] ?? String(age);
}

/** The card of an id. Throws for an id that no card has, naming it. */
export function cardOf(id: string): CardFacts {
  const card = CARDS[id];
  if (!card) throw new Error(`7 Wonders has no card “${id}”.`);
  return card;
}

/** The board of an id such as `giza_a`. Throws for an id that no board has, naming it. */
export function boardOf(id: string): BoardFacts {
  const board = BOARDS[id];
  if (!board) throw new Error(`7 Wonders has no board “${id}”.`);
  return board;
}

/** Words in a row, with the last “and” or “or” of the language. */
export function listed(words: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(settings.language, { type }).format(words);
}

/** “Temple”, “Tempel”. */
export function cardName(id: string): string {
  return t(`card-7wonders-${cardOf(id).id}`);
}

let divided = { list: "", words: new Map<string, string>() };

/** The text with soft hyphens in its long words: browsers don't know the syllables of every language. */
export function withHyphens(text: string): string {
  const list = t("hyphens-7wonders");
  if (divided.list !== list) {
    const words = list
      .split(/\s+/)
      .map((word): [string, string] => [word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")]);
    divided = { list, words: new Map(words) };
  }
  return text.replace(/\p{L}{9,}/gu, (word) => divided.words.get(word) ?? word);
}

/** “wood”, “Holz”. */
export function resourceName(resource: ResourceKind): string {
  return t(`good-7wonders-${resource}`);
}

/** “blue card”, “blaue Karte”. */
export function colourName(colour: Colour): string {
  return t("colour-7wonders", { colour });
}

/** “Civilian structures”: what the cards of a colour are. */
export function groupName(colour: Colour): string {
  return t(`group-7wonders-${colour}`);
}

/** “2 clay and 1 glass”; a word of its own for no cost. */
export function costWords(cost: Cost): string {
  const parts = RESOURCES.flatMap((resource) => {
    const amount = cost[resource] ?? 0;
    return amount ? [t("cost-7wonders-resource", { amount, name: resourceName(resource) })] : [];
  });
  if (cost.coins) parts.unshift(t("coins-7wonders", { amount: cost.coins }));
  return parts.length ? listed(parts) : t("cost-7wonders-nothing");
}

/** What one effect does, without a full stop at its end. */
export function effectSentence(effect: Effect): string {
  const [key, given] = effect.say;
  const figures: Figures = { ...given };
  if (effect.kind === "produce" && effect.units[0] && effect.units[0].length > 1) {
    figures["resources"] = listed(effect.units[0].map(resourceName), "disjunction");
  }
  const said = [t(key, figures)];
  if (effect.kind === "produce" && !effect.sold) said.push(t("effect-7wonders-kept"));
  return said.map((sentence) => sentence.replace(/\.$/, "")).join(". ");
}

/** What several effects do, as one text that ends with a full stop. */
export function effectWords(effects: Effect[]): string {
  const said = effects.map(effectSentence).join("; ");
  return `${said.charAt(0).toLocaleUpperCase(settings.language)}${said.slice(1)}.`;
}

/** What a card does: “3 victory points.” */
export function cardEffect(id: string): string {
  return effectWords(cardOf(id).effects);
}

/** What makes a card free, its names joined by “or”; null where nothing does. */
export function freeWith(id: string): string | null {
  const names = cardOf(id).free_with.map(cardName);
  return names.length ? listed(names, "disjunction") : null;
}

/** What a card makes free, its names joined by “and”; null where it does for none. */
export function unlocks(id: string): string | null {
  const names = cardOf(id).unlocks.map(cardName);
  return names.length ? listed(names) : null;
}

/** All that is printed on a card, as a screen reader says it. */
export function cardLabel(id: string): string {
  const card = cardOf(id);
  const said = [
    t("card-7wonders-said", { name: cardName(id), colour: colourName(card.colour), age: roman(card.age) }),
    t("card-7wonders-said-cost", { cost: costWords(card.cost) }),
    cardEffect(id),
  ];
  const parents = freeWith(id);
  const children = unlocks(id);
  if (parents) said.push(t("card-7wonders-said-free", { cards: parents }));
  if (children) said.push(t("card-7wonders-said-next", { cards: children }));
  return said.join(" ");
}

/** What a card counts, as the name of its sign. */
export function countedName(counted: Counted): string {
  return t("counted-7wonders", { what: counted });
}

/** “Giza (A)”. */
export function boardName(id: string): string {
  return t("board-7wonders", { card: boardOf(id).id });
}

/** “Giza”. */
export function cityName(id: string): string {
  return t(`city-7wonders-${boardOf(id).wonder}`);
}

/** “Pyramids of Giza”. */
export function wonderName(id: string): string {
  return t(`wonder-7wonders-${boardOf(id).wonder}`);
}

/** One stage: its number, its cost, what it does, and whether it stands. `built` as in `Wonder`’s `stages`. */
export function stageLabel(stage: StageFacts, number: number, built: number): string {
  const state = built === 0 ? "open" : built > 0 ? "built" : "unknown";
  return t("stage-7wonders-said", {
    number,
    cost: costWords(stage.cost),
    effect: effectWords(stage.effects),
    state,
    age: roman(built),
  });
}

/** A board and how far its wonder is. */
export function boardLabel(id: string, stages: number[]): string {
  const board = boardOf(id);
  const said = t("wonder-7wonders-said", {
    name: wonderName(id),
    side: board.side.toUpperCase(),
    resource: resourceName(board.produces),
  });
  return [said, ...board.stages.map((stage, at) => stageLabel(stage, at + 1, stages[at] ?? 0))].join(" ");
}
