/** What the host of the server tells everybody: asked for once, then heard over any open line. */
import { ask } from "./http";
import type { Notice } from "./protocol";
import { settings } from "./settings.svelte";

interface Told {
  en: string;
  de: string;
  /** When the server is started again, by this browser's clock in ms. */
  restart: number | null;
}

let told = $state.raw<Told | null>(null);
let putAway = $state<string | null>(null);

/** The server has said this. */
export function heardNotice(notice: Notice): void {
  if (!notice.en && !notice.de) told = null;
  else told = { ...notice, restart: notice.restart_in === null ? null : Date.now() + notice.restart_in * 1000 };
}

/** Ask what is told now; a server that doesn't answer tells nothing. */
export async function askForNotice(): Promise<void> {
  heardNotice(
    await ask<Notice>("/api/notice").catch(() => ({ type: "notice" as const, en: "", de: "", restart_in: null })),
  );
}

/** What is to be shown, in the reader's language. */
export function notice(): { text: string; restart: number | null } | null {
  if (!told) return null;
  const text = told[settings.language];
  return text === putAway ? null : { text, restart: told.restart };
}

/** Don't show this one again. */
export function putAwayNotice(): void {
  putAway = told?.[settings.language] ?? null;
}
