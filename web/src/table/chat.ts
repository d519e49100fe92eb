import { has, t } from "$lib/texts.svelte";
import type { ChatLine, Table } from "$lib/protocol";
import type { Person } from "./completing";
import { optionFigures } from "./option_words";

/** What a line of chat says: system lines and those of bots carry a key of the catalogue. */
export function words(line: ChatLine): string {
  const keyed = line.kind === "system" || line.kind === "phrase";
  if (!keyed || !has(line.text)) return line.text;
  const figures = line.text === "chat-option" ? optionFigures(line.figures) : line.figures;
  return t(line.text, { name: line.name, ...figures });
}

/** A line as a screen reader says it when it comes. */
export function spoken(line: ChatLine): string {
  const key = line.to !== null ? "chat-whispered" : line.watching ? "chat-said-watching" : "chat-said";
  return t(key, { name: line.name, to: line.to ?? "", text: words(line) });
}

/** Lines one after another that are shown, or folded away because their author is muted. */
export interface Stretch {
  muted: string | null;
  lines: ChatLine[];
}

/** The chat with the lines of muted people folded together. */
export function stretches(chat: readonly ChatLine[], muted: (name: string) => boolean): Stretch[] {
  const found: Stretch[] = [];
  for (const line of chat) {
    const of = line.kind !== "system" && muted(line.name) ? line.name : null;
    const last = found.at(-1);
    if (last?.muted === of) last.lines.push(line);
    else found.push({ muted: of, lines: [line] });
  }
  return found;
}

/** Everybody else at the table: those with a seat, bots that have spoken, and who watches now and has said something. */
export function othersAt(table: Table, you: number | null, me: string | null, chat: readonly ChatLine[]): Person[] {
  const spoke = new Set(chat.filter((line) => line.kind === "phrase").map((line) => line.seat));
  const people: Person[] = [];
  for (const { seat, kind, name, keeps } of table.seats) {
    if (seat === you || kind === "empty") continue;
    if (kind === "person" || keeps) people.push({ name: keeps ?? name, seat, bot: false });
    if (kind === "bot" && spoke.has(seat)) people.push({ name, seat, bot: true });
  }
  const known = new Set([...people.map((person) => person.name), me]);
  for (const { kind, seat, name, to, to_seat } of chat) {
    if (kind === "system" || kind === "phrase") continue;
    for (const [watcher, place] of [[name, seat] as const, [to, to_seat] as const])
      if (watcher !== null && place === null && table.watching.includes(watcher) && !known.has(watcher)) {
        known.add(watcher);
        people.push({ name: watcher, seat: null, bot: false });
      }
  }
  return people;
}
