/** Every word a person reads, from the catalogue that the server reads too (src/sevenfold/texts). */
import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, settings, type Language } from "./settings.svelte";

export type Figures = Record<string, FluentVariable>;

/** What words are fetched by: those of the house at once, those of a game when somebody goes to it, its rules when they are read. */
export type Part = "house" | "sevn" | "7wonders" | "7wonders-reading" | "weisen" | "account" | "replay" | "host";
type Files = () => Promise<{ default: Record<string, string> }>;

const sources: Record<Language, Record<Part, Files>> = {
  en: {
    house: () => import("./catalogue/en"),
    sevn: () => import("./catalogue/en_sevn"),
    "7wonders": () => import("./catalogue/en_wonders"),
    "7wonders-reading": () => import("./catalogue/en_wonders_reading"),
    weisen: () => import("./catalogue/en_weisen"),
    account: () => import("./catalogue/en_account"),
    replay: () => import("./catalogue/en_replay"),
    host: () => import("./catalogue/en_host"),
  },
  de: {
    house: () => import("./catalogue/de"),
    sevn: () => import("./catalogue/de_sevn"),
    "7wonders": () => import("./catalogue/de_wonders"),
    "7wonders-reading": () => import("./catalogue/de_wonders_reading"),
    weisen: () => import("./catalogue/de_weisen"),
    account: () => import("./catalogue/de_account"),
    replay: () => import("./catalogue/de_replay"),
    host: () => import("./catalogue/de_host"),
  },
};

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
  const files = Object.values((await sources[language][part]()).default);
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
