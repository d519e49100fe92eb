/** A table at once: everybody else is a bot, and the match begins. */
import { beSomebody, openTable } from "$lib/http";
import type { GameInfo, NewTable } from "$lib/protocol";
import { t } from "$lib/texts.svelte";

/** A private table without a clock, begun at once. Nobody has to think of a name first. */
async function begun(game: string, bots: string[], options: NewTable["options"] = {}): Promise<string> {
  await beSomebody(t("name-guest"));
  const table = await openTable({
    game,
    seats: bots.length + 1,
    private: true,
    clock: "none",
    bots,
    options,
    start: true,
  });
  return `/table/${table.id}`;
}

/** Open a table of the game's usual size against bots of all kinds; returns its address. */
export async function tableAgainstBots(game: GameInfo): Promise<string> {
  // The first is the weakest, which nobody wants to sit beside where there are others.
  const known = game.bots.length > 1 ? game.bots.slice(1) : game.bots;
  const bots = Array.from({ length: game.usual_seats - 1 }, (_, seat) => known[seat % known.length]?.id ?? "random");
  return begun(game.id, bots);
}

/** Open the table of the first lesson of 7 Wonders: two bots that just build, side A; returns its address. */
export async function lessonTable(): Promise<string> {
  return `${await begun("7wonders", ["builder", "builder"], { side: "a" })}?lesson`;
}
