/** Short messages: toasts that are seen, announcements that are heard. */

import { untrack } from "svelte";

export interface Toast {
  number: number;
  text: string;
  kind: "hint" | "trouble";
}

let count = 0;
const shown: Toast[] = $state([]);
const heard: { number: number; text: string }[] = $state([]);

/** The toasts on the page, oldest first. */
export function toasts(): readonly Toast[] {
  return shown;
}

/** What the screen reader is to say, the last few lines. */
export function announcements(): readonly { number: number; text: string }[] {
  return heard;
}

/** Show a short message for some seconds; the same text isn't shown twice at once. An effect that says something doesn't depend on what is said. */
export function toast(text: string, kind: Toast["kind"] = "hint"): void {
  if (untrack(() => shown.some((known) => known.text === text))) return;
  const number = ++count;
  untrack(() => shown.push({ number, text, kind }));
  setTimeout(() => dismiss(number), 4000 + text.length * 50);
}

/** Take a toast away. */
export function dismiss(number: number): void {
  const index = shown.findIndex((known) => known.number === number);
  if (index >= 0) shown.splice(index, 1);
}

/** Let the screen reader say a line, after what it is saying. */
export function announce(text: string): void {
  if (!text) return;
  untrack(() => {
    heard.push({ number: ++count, text });
    if (heard.length > 6) heard.splice(0, heard.length - 6);
  });
}
