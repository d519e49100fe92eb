/** What somebody who types into the chat may mean: commands, names, seats, levels of bots, options. */
import type { OptionSpec, Seat, Table } from "$lib/protocol";

export interface Suggestion {
  /** What the line becomes. */
  text: string;
  /** What is shown: the word itself, and about whom or what it is. */
  label: string;
  about: { key: string; figures?: Record<string, string | number> } | null;
  seat: number | null;
}

/** What can be meant at this table. `others` are those one may whisper to, `levels` and `specs` what the game has. */
export interface Sayable {
  table: Table;
  you: number | null;
  others: readonly Person[];
  levels: readonly string[];
  specs: readonly OptionSpec[];
}

/** Somebody else at the table: `seat` null for who only watches, `bot` for a machine. */
export interface Person {
  name: string;
  seat: number | null;
  bot: boolean;
}

const CLOCKS = ["none", "relaxed", "brisk", "days", "bank"];
const WHISPER = /^(\/(?:w|whisper|msg|tell)\s+|[;；](?! ))(.*)$/i;

/** The commands that one may give now, in the order of the help; those that want more end in a blank. */
function commands({ table, you }: Sayable): string[] {
  const host = you !== null && table.host === you;
  const before = host && table.stage === "open";
  return [
    "/w ",
    "/me ",
    ...(table.stage === "open" || (table.stage === "playing" && you === null) ? ["/join "] : []),
    ...(you !== null && table.stage !== "over" ? ["/leave"] : []),
    ...(before ? ["/start", "/bot "] : []),
    ...(host && table.stage !== "over" ? ["/kick "] : []),
    ...(before ? ["/option ", "/clock "] : []),
    "/help",
  ];
}

/** What a whisper is begun with for somebody: the name, or the seat where the name isn't enough. */
export function handle(person: Person, others: readonly Person[]): string {
  const name = person.name.toLowerCase();
  const clear =
    !/^\d+$/.test(name) &&
    others.every((other) => other === person || !`${other.name.toLowerCase()} `.startsWith(`${name} `));
  return clear || person.seat === null ? person.name : String(person.seat + 1);
}

/** Whom a begun whisper is for, as far as that can be told; undefined where the line is no whisper. */
export function whisperTo(text: string, people: readonly Person[]): Person | null | undefined {
  const found = WHISPER.exec(text.trimStart());
  if (!found) return undefined;
  const rest = `${(found[2] ?? "").toLowerCase()} `;
  const named = people.filter(({ name }) => rest.startsWith(`${name.toLowerCase()} `));
  const placed = people.filter(({ seat }) => seat !== null && rest.startsWith(`${seat + 1} `));
  const [only, ...more] = new Set([...named, ...placed]);
  return only && !more.length ? only : null;
}

function plain(text: string, label = text, about: Suggestion["about"] = null, seat: number | null = null): Suggestion {
  return { text, label, about, seat };
}

function seats(wanted: (seat: Seat) => boolean, word: string, begun: string, table: Table): Suggestion[] {
  return table.seats
    .filter((seat) => wanted(seat) && String(seat.seat + 1).startsWith(begun))
    .map((seat) => {
      const about = { key: "chat-complete-seat", figures: { name: seat.name } };
      return plain(`${word} ${seat.seat + 1}`, String(seat.seat + 1), seat.name ? about : null, seat.seat);
    });
}

function options(given: Sayable, begun: string): Suggestion[] {
  const [, name = "", value] = /^(\S*)(?:\s+(\S*))?$/.exec(begun) ?? [];
  const title = (spec: OptionSpec) => ({ key: `option-${given.table.game}-${spec.name}` });
  if (value === undefined)
    return given.specs
      .filter((spec) => spec.name.startsWith(name))
      .map((spec) => plain(`/option ${spec.name} `, spec.name, title(spec)));
  const spec = given.specs.find((known) => known.name === name);
  const values = spec?.kind === "bool" ? ["on", "off"] : (spec?.values ?? []);
  return values.filter((known) => known.startsWith(value)).map((known) => plain(`/option ${name} ${known}`, known));
}

/** What the line may go on as; nothing where it needs no help. */
export function completions(text: string, given: Sayable): Suggestion[] {
  const found = possible(text, given);
  return found.some((one) => one.text.trimEnd() === text.trimEnd() && one.text.length <= text.length) ? [] : found;
}

function possible(text: string, given: Sayable): Suggestion[] {
  if (/^\/\S*$/.test(text))
    return commands(given)
      .filter((command) => command.startsWith(text.toLowerCase()))
      .map((command) => plain(command, command.trim(), { key: `chat-command-${command.slice(1).trim()}` }));
  const whispered = WHISPER.exec(text);
  if (whispered) {
    const [, start = "", rest = ""] = whispered;
    return given.others
      .filter((person) => !person.bot && person.name.toLowerCase().startsWith(rest.toLowerCase()))
      .map((person) => plain(`${start}${handle(person, given.others)} `, person.name, null, person.seat));
  }
  const [, word = "", begun = ""] = /^(\/\w+)\s+(.*)$/.exec(text) ?? [];
  const { table, you } = given;
  switch (word.toLowerCase()) {
    case "/kick":
      return seats((seat) => seat.kind !== "empty" && seat.seat !== you, "/kick", begun, table);
    case "/join":
      return seats((seat) => seat.kind === "empty" || (seat.kind === "bot" && !seat.keeps), "/join", begun, table);
    case "/bot":
      return given.levels
        .filter((level) => level.startsWith(begun))
        .map((level) => plain(`/bot ${level}`, level, { key: `bot-${level}` }));
    case "/clock":
      return [...CLOCKS, "10+15"]
        .filter((kind) => kind.startsWith(begun))
        .map((kind) => plain(`/clock ${kind}`, kind, kind !== "10+15" ? { key: `clock-${kind}` } : null));
    case "/option":
      return options(given, begun);
    default:
      return [];
  }
}
