/** Every word a person reads, from the catalogue that the server reads too (src/sevenfold/texts). */
import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { View } from "./protocol";
import { LANGUAGES, settings, type Language } from "./settings.svelte";

export type Figures = Record<string, FluentVariable>;

type GameId = View["game"];
/** What words are fetched by: those of the house at once, those of a game when somebody goes to it, its rules when they are read. */
export type Part =
  "house" | GameId | `${GameId}-reading` | "account" | "lobby" | "room" | "reminders" | "replay" | "host" | "coach";
type Files = () => Promise<{ default: Record<string, string> }>;

const chunks = import.meta.glob<{ default: Record<string, string> }>("./catalogue/*.ts");

/** Where the words of a part lie in a language: a game's files carry its short name. */
function source(language: Language, part: Part): Files {
  const name = part === "house" ? language : `${language}_${part.replace("7wonders", "wonders").replace("-", "_")}`;
  const file = `./catalogue/${name}.ts`;
  return chunks[file] ?? (() => Promise.reject(new Error(`there is no ${file}`)));
}

const bundles: Partial<Record<Language, FluentBundle>> = {};
const wanted: Part[] = ["house"];
/** What has come, as "en house"; sentences that were asked for before are written anew when it grows. */
let loaded: readonly string[] = $state.raw([]);

/** Build a bundle from the text of its files. Throws for a file that isn't Fluent: a broken catalogue never goes out. */
export function makeBundle(language: Language, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  addTo(bundle, files);
  return bundle;
}

function addTo(bundle: FluentBundle, files: string[]): void {
  for (const file of files) {
    const errors = bundle.addResource(new FluentResource(file));
    if (errors[0]) throw errors[0];
  }
}

const key = (language: Language, part: Part) => `${language} ${part}`;

async function load(language: Language, part: Part): Promise<void> {
  if (loaded.includes(key(language, part))) return;
  const files = Object.values((await source(language, part)()).default);
  if (loaded.includes(key(language, part))) return; // came meanwhile
  addTo((bundles[language] ??= makeBundle(language, [])), files);
  loaded = [...loaded, key(language, part)];
}

/** Fetch a language with all that has been asked for so far, if it isn't there yet. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all(wanted.map((part) => load(language, part)));
}

/** Fetch the words of a game, in the language one speaks now and in any that one switches to. */
export async function loadWords(part: Part): Promise<void> {
  if (!wanted.includes(part)) wanted.push(part);
  // Whoever asks need not be asked again when the language changes: `speak` fetches all that is wanted.
  await untrack(() => load(settings.language, part));
}

/** Fetch the words of a game in one language, whatever is spoken now. */
export function loadWordsIn(language: Language, part: Part): Promise<void> {
  return untrack(() => load(language, part));
}

/** The sentence of a key in that language, whatever is spoken now; its words must have come. */
export function tIn(language: Language, name: string): string {
  const said = bundles[language];
  const message = loaded.length ? said?.getMessage(name) : undefined;
  return said && message?.value ? said.formatPattern(message.value, undefined, []) : name;
}

/** Switch to a language, once its words are there. */
export async function speak(language: Language): Promise<void> {
  await loadLanguage(language);
  settings.language = language;
}

function bundle(): FluentBundle | undefined {
  const there = (language: Language) => loaded.includes(key(language, "house"));
  const language = there(settings.language) ? settings.language : LANGUAGES.find(there);
  return language && bundles[language];
}

/** Whether the catalogue has a key. */
export function has(name: string): boolean {
  return bundle()?.hasMessage(name) ?? false;
}

/** The sentence of a key with its figures; a key that is missing shows as itself, so that it is found. */
export function t(name: string, figures?: Figures): string {
  const speaking = bundle();
  const message = speaking?.getMessage(name);
  if (!speaking || !message?.value) return name;
  return speaking.formatPattern(message.value, figures, []);
}

/** A refusal or problem in the reader's language; the server's English sentence where the catalogue lacks the code. */
export function reason(code: string, figures: Figures, sentence = code): string {
  // The server's answers carry the key, choices the bare code.
  const bare = code.replace(/^refusal-/, "");
  for (const name of [`why-${bare}`, `refusal-${code}`, `refused-${code}`, code])
    if (has(name)) return t(name, figures);
  return sentence;
}

export { LANGUAGES };
