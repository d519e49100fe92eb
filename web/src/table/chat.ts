import { has, t } from "$lib/texts.svelte";
import type { ChatLine } from "$lib/protocol";

/** What a line of chat says: system lines and those of bots carry a key of the catalogue. */
export function words(line: ChatLine): string {
  const keyed = line.kind === "system" || line.kind === "phrase";
  return keyed && has(line.text) ? t(line.text, { name: line.name, ...line.figures }) : line.text;
}
