/** A table at once: everybody else is a bot, and the match begins. */
import type { LessonPlace } from "../learn/lessons";
import { beSomebody, getGames, openTable } from "$lib/http";
import type { GameInfo, NewTable } from "$lib/protocol";
import { t } from "$lib/texts.svelte";

/** A private table without a clock, begun at once. Nobody has to think of a name first. */
async function begun(game: string, bots: string[], more: Partial<NewTable> = {}): Promise<string> {
  await beSomebody(t("name-guest"));
  const table = await openTable({
    game,
    seats: bots.length + 1,
    private: true,
    clock: "none",
    bots,
    start: true,
    ...more,
  });
  return `/table/${table.id}`;
}

/** Open a table of the game's usual size against bots of all kinds; returns its address. */
export async function tableAgainstBots(game: GameInfo): Promise<string> {
  return begun(game.id, botsOf(game, game.usual_seats - 1));
}

/** Open the table of a lesson's moment (steps count from 0), against bots; returns its address. */
export async function tableAtLesson({ game, name, seats, seat }: LessonPlace, step: number): Promise<string> {
  const found = (await getGames()).find(({ id }) => id === game);
  if (!found) return "/";
  const bots = botsOf(found, seats - 1);
  return begun(game, bots, { lesson: { name, step: step + 1 }, seat: seat ?? null });
}

function botsOf(game: GameInfo, count: number): string[] {
  // The first is the weakest, which nobody wants to sit beside where there are others.
  const known = game.bots.length > 1 ? game.bots.slice(1) : game.bots;
  return Array.from({ length: count }, (_, seat) => known[seat % known.length]?.id ?? "random");
}

/** Open the table of the first lesson of 7 Wonders: two bots that just build, side A; returns its address. */
export async function lessonTable(): Promise<string> {
  return `${await begun("7wonders", ["builder", "builder"], { options: { side: "a" } })}?lesson`;
}
