/** The moves of SEVN as things to press: words, keys, and where on the table they can be picked. */
import type { Choice } from "$lib/protocol";
import { t } from "$lib/texts.svelte";
import { cardName } from "./cards/words";

export type Word = "draw" | "stop" | "target" | "give" | "take" | "keep" | "drop";

/** A choice with what its notation says: the word, and the seat (0-based) or the card (1 or 2) it is about. */
export interface Option {
  choice: Choice;
  word: Word;
  about: number | null;
}

/** What the notation of a choice says. */
export function readOption(choice: Choice): Option {
  const [word, about] = choice.move.split(" ");
  return { choice, word: word as Word, about: about === undefined ? null : Number(about) };
}

/** The key that plays an option. */
export function keyOf(option: Option): string {
  switch (option.word) {
    case "draw":
      return "d";
    case "stop":
      return "s";
    case "keep":
      return "k";
    case "drop":
      return "x";
    case "take":
      return String(option.about);
    case "target":
    case "give":
      return String((option.about ?? 0) + 1);
  }
}

/** What is written on an option's button. `card` is what the question is about, `open` the Crossroads cards. */
export function labelOf(
  option: Option,
  names: readonly string[],
  you: number | null,
  card: string | null,
  open: readonly string[],
): string {
  const about = option.about ?? 0;
  switch (option.word) {
    case "target":
    case "give":
      return about === you ? t("move-sevn-seat-you") : (names[about] ?? "");
    case "take":
      return t("move-sevn-take", { name: cardName(open[about - 1] ?? "") });
    case "keep":
    case "drop":
      return t(`move-sevn-${option.word}`, { name: cardName(card ?? "") });
    default:
      return t(`move-sevn-${option.word}`);
  }
}
