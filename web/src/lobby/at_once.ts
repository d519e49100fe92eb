/** A table at once: everybody else is a bot, and the match begins. */
import { beSomebody, openTable } from "$lib/http";
import type { GameInfo } from "$lib/protocol";
import { t } from "$lib/texts.svelte";

/** Open a table of the game's usual size against bots of all kinds; returns its address. Nobody has to think of a name first. */
export async function tableAgainstBots(game: GameInfo): Promise<string> {
  await beSomebody(t("name-guest"));
  // The first is the weakest, which nobody wants to sit beside where there are others.
  const known = game.bots.length > 1 ? game.bots.slice(1) : game.bots;
  const bots = Array.from({ length: game.usual_seats - 1 }, (_, seat) => known[seat % known.length]?.id ?? "random");
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
