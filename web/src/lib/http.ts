/** The server's HTTP side, typed by its own messages. */
import type { CardInfo, Demo, GameInfo, Lobby, Me, NameGiven, NewTable, Problem, Table } from "./protocol";
import { reason, t } from "./texts.svelte";

/** A request the server refused, or that didn't get there; the message is a sentence for the reader. */
export class RequestFailed extends Error {
  constructor(
    message: string,
    readonly figures: Problem["figures"] = {},
  ) {
    super(message);
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "sentence" in value;
}

/** Ask the server: with a body it is told something. Throws `RequestFailed`. */
export async function ask<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? { headers }
        : { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) },
    );
  } catch {
    throw new RequestFailed(t("problem-offline"));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  if (isProblem(said)) throw new RequestFailed(reason(said.code, said.figures, said.sentence), said.figures);
  throw new RequestFailed(t("problem-server", { status: answer.status }));
}

export const getGames = (): Promise<GameInfo[]> => ask("/api/games");

/** The naming under way: a browser asks who it is only after it, and names itself once at a time, or it became two guests. */
let naming: Promise<unknown> = Promise.resolve();

export const getMe = (): Promise<Me> => naming.then(() => ask<Me>("/api/me"));
export function giveName(name: string): Promise<Me> {
  const named = naming.then(() => ask<Me>("/api/me", { name } satisfies NameGiven));
  naming = named.catch(() => undefined);
  return named;
}

/** Who one is; who has no name yet goes by this one. */
export async function beSomebody(otherwise: string): Promise<string | null> {
  return (await getMe()).name ?? (await giveName(otherwise)).name;
}

export const getLobby = (): Promise<Lobby> => ask("/api/tables");
export const getTable = (id: string): Promise<Table> => ask(`/api/tables/${encodeURIComponent(id)}`);
export const openTable = (wanted: NewTable): Promise<Table> => ask("/api/tables", wanted);
export const getCards = (game: string): Promise<CardInfo[]> => ask(`/api/games/${encodeURIComponent(game)}/cards`);
export const getDemo = (game: string, lesson: string): Promise<Demo> =>
  ask(`/api/games/${encodeURIComponent(game)}/demo?lesson=${encodeURIComponent(lesson)}`);
