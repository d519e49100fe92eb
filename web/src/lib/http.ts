/** The server's HTTP side, typed by its own messages. */
import type { CardInfo, Demo, GameInfo, Lobby, Me, NameGiven, NewTable, Problem, Table } from "./protocol";
import { reason, t } from "./texts.svelte";

/** A request the server refused, or that didn't get there; the message is a sentence for the reader. */
export class RequestFailed extends Error {}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "sentence" in value;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new RequestFailed(t("problem-offline"));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  if (isProblem(said)) throw new RequestFailed(reason(said.code, said.figures, said.sentence));
  throw new RequestFailed(t("problem-server", { status: answer.status }));
}

export const getGames = (): Promise<GameInfo[]> => ask("/api/games");
export const getMe = (): Promise<Me> => ask("/api/me");
export const giveName = (name: string): Promise<Me> => ask("/api/me", { name } satisfies NameGiven);
export const getLobby = (): Promise<Lobby> => ask("/api/tables");
export const openTable = (wanted: NewTable): Promise<Table> => ask("/api/tables", wanted);
export const getCards = (game: string): Promise<CardInfo[]> => ask(`/api/games/${encodeURIComponent(game)}/cards`);
export const getDemo = (game: string, lesson: string): Promise<Demo> =>
  ask(`/api/games/${encodeURIComponent(game)}/demo?lesson=${encodeURIComponent(lesson)}`);
