/** 7 Wonders as the coach speaks of it. */
import type { Choice, View } from "$lib/protocol";
import { t } from "$lib/texts.svelte";
import { openMoves } from "../../coach/coaching";
import { cardName, roman } from "./cards/words";

/** What the neighbours are paid, as the end of a move says it. */
function coinsTo(side: "left" | "right", move: string): number {
  return Number(new RegExp(`\\b${side}=(\\d+)`).exec(move)?.[1] ?? 0);
}

export function moveWords(move: string): string {
  const [word = "", card = ""] = move.split(" ");
  if (word === "skip") return t("wonders-skip");
  const way = t(`coach-wonders-${word}`, { card: cardName(card) });
  const [left, right] = [coinsTo("left", move), coinsTo("right", move)];
  if (left && right) return t("coach-wonders-paying-both", { way, left, right });
  if (!left && !right) return way;
  return t("coach-wonders-paying", { way, coins: left || right, side: left ? "left" : "right" });
}

export function momentWords(view: View): string {
  return view.game === "7wonders" ? t("wonders-moment", { age: roman(view.age), turn: view.turn }) : "";
}

export function marks(move: string): string {
  const [word = "", card = ""] = move.split(" ");
  if (word === "skip" || word === "pick") return `[data-testid=pick] [data-move="${move}"]`;
  return `[data-part=hand] [data-card="${card}"] .paper, [data-part=actions] [data-word=${word}][data-move^="${word} ${card}"]`;
}

/** What others choose meanwhile doesn't change the question. */
export function question(view: View, choices: readonly Choice[]): string | null {
  const open = openMoves(choices);
  if (view.game !== "7wonders" || !open.length || view.asking.what === "over") return null;
  return [view.age, view.turn, view.asking.what, ...open].join(" ");
}
