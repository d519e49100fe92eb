/** SEVN as the coach speaks of it. */
import type { Choice, View } from "$lib/protocol";
import { t } from "$lib/texts.svelte";
import type { About } from "../../coach/coaching";
import { cardName } from "./cards/words";
import { labelOf, readOption } from "./options";

export function moveWords(move: string, { names, seat, view }: About): string {
  const table = view?.game === "sevn" ? view : null;
  const card = table?.asking.card ?? null;
  const option = readOption({ move, refusal: null });
  if ((option.word === "target" || option.word === "give") && card !== null) {
    const own = option.about === seat;
    return t(own ? "coach-sevn-for-you" : "coach-sevn-for", {
      card: cardName(card),
      name: names[option.about ?? -1] ?? "",
    });
  }
  return labelOf(option, names, seat, card, table?.open ?? []);
}

export function momentWords(view: View): string {
  return view.game === "sevn" ? t("round-number", { round: view.round }) : "";
}

export function marks(move: string): string {
  return `[data-testid=decision] [data-move="${move}"]`;
}

/** Nobody else moves while a seat is asked: every version is a question of its own. */
export function question(_: View, choices: readonly Choice[], __: number, version: number): string | null {
  return choices.some(({ refusal }) => refusal === null) ? `${version}` : null;
}
