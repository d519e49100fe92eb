/** What is said under the table of a replay: the events of a step in the words of the game's log. */
import type { Event } from "$lib/protocol";
import { loadWords, t } from "$lib/texts.svelte";
import type { GameId } from "../games/rooms";
import type { Frame } from "./film.svelte";

type Sentence = (event: Event, names: readonly string[], you: number | null) => string | null;

const TELLING: Record<GameId, () => Promise<{ sentence: Sentence }>> = {
  sevn: () => import("../games/sevn/telling"),
  "7wonders": () => import("../games/wonders/telling"),
  weisen: () => import("../games/weisen/telling"),
};

/** How a game's events are told, once its words are there. */
export async function tellingOf(game: GameId): Promise<Sentence> {
  const [{ sentence }] = await Promise.all([TELLING[game](), loadWords(game)]);
  return sentence;
}

/** The lines of a step; where its events say nothing to this viewer, who has decided. */
export function captionOf(frame: Frame, names: readonly string[], you: number | null, sentence: Sentence): string[] {
  const said = frame.events.map((event) => sentence(event, names, you)).filter((line) => line !== null);
  const name = frame.seat === null ? "" : (names[frame.seat] ?? "");
  if (frame.clock) said.unshift(t("replay-by-clock", { name }));
  if (!said.length) said.push(frame.seat === null ? t("replay-start") : t("replay-moved", { name }));
  return said;
}
