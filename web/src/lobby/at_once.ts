/** A table at once: everybody else is a bot, and the match begins. */
import { beSomebody, openTable } from "$lib/http";
import type { GameInfo } from "$lib/protocol";
import { t } from "$lib/texts.svelte";

/** Opponents of different kinds, where the server has them. */
const WANTED = ["odds", "cautious", "sharp"];

/** Open a table of the game's usual size against bots; returns its address. Nobody has to think of a name first. */
export async function tableAgainstBots(game: GameInfo): Promise<string> {
  await beSomebody(t("name-guest"));
  const known = WANTED.filter((id) => game.bots.some((bot) => bot.id === id));
  const otherwise = game.bots[0]?.id ?? "random";
  const bots = Array.from({ length: game.usual_seats - 1 }, (_, seat) => known[seat] ?? otherwise);
  const table = await openTable({
    game: game.id,
    seats: game.usual_seats,
    private: true,
    clock: "none",
    bots,
    start: true,
  });
  return `/table/${table.id}`;
}
