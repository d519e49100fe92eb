/** The host's page asks with the host's token, which this tab keeps until it is closed. */
import { ask, RequestFailed } from "$lib/http";

const KEPT = "sevenfold-host";

let token = $state(sessionStorage.getItem(KEPT) ?? "");

/** Whether a token has been given that the server took. */
export function isHost(): boolean {
  return token !== "";
}

function authorized(given = token): Record<string, string> {
  return { Authorization: `Bearer ${given}` };
}

/** Ask one of the host's addresses; with a body it is told something. Throws `RequestFailed`. */
export function askHost<T>(path: string, body?: unknown): Promise<T> {
  return ask<T>(`/api/host${path}`, body, authorized());
}

/** Come in with a token. Throws `RequestFailed` where the server doesn't take it. */
export async function enter(given: string): Promise<void> {
  await ask("/api/host", undefined, authorized(given));
  sessionStorage.setItem(KEPT, given);
  token = given;
}

/** Forget the token. */
export function leave(): void {
  sessionStorage.removeItem(KEPT);
  token = "";
}

/** All records as one file, saved by the browser. */
export async function saveRecords(): Promise<void> {
  const answer = await fetch("/api/host/export", { headers: authorized() });
  if (!answer.ok) throw new RequestFailed(String(answer.status));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = "sevenfold-matches.zip";
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Do something; the sentence of what was in the way, where something was. */
export async function trying(what: () => Promise<unknown>): Promise<string | null> {
  try {
    await what();
    return null;
  } catch (error) {
    if (error instanceof RequestFailed) return error.message;
    throw error;
  }
}
