/** Every word a person reads, from the catalogue that the server reads too (src/sevenfold/texts). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, settings, type Language } from "./settings.svelte";

export type Figures = Record<string, FluentVariable>;

const sources: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./catalogue_en"),
  de: () => import("./catalogue_de"),
};

const bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});
let loaded: Language[] = $state([]);

/** Build a bundle from the text of its files. Throws for a file that isn't Fluent: a broken catalogue never goes out. */
export function makeBundle(language: Language, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    const errors = bundle.addResource(new FluentResource(file));
    if (errors[0]) throw errors[0];
  }
  return bundle;
}

/** Fetch a language, if it isn't there yet. */
export async function loadLanguage(language: Language): Promise<void> {
  if (bundles[language]) return;
  const files = await sources[language]();
  bundles[language] = makeBundle(language, Object.values(files.default));
  loaded = [...loaded, language];
}

/** Switch to a language, once its words are there. */
export async function speak(language: Language): Promise<void> {
  await loadLanguage(language);
  settings.language = language;
}

function bundle(): FluentBundle | undefined {
  const language = loaded.includes(settings.language) ? settings.language : loaded[0];
  return language && bundles[language];
}

/** Whether the catalogue has a key. */
export function has(key: string): boolean {
  return bundle()?.hasMessage(key) ?? false;
}

/** The sentence of a key with its figures; a key that is missing shows as itself, so that it is found. */
export function t(key: string, figures?: Figures): string {
  const speaking = bundle();
  const message = speaking?.getMessage(key);
  if (!speaking || !message?.value) return key;
  return speaking.formatPattern(message.value, figures, []);
}

/** A refusal or problem in the reader's language; the server's English sentence where the catalogue lacks the code. */
export function reason(code: string, figures: Figures, sentence = code): string {
  for (const key of [`why-${code}`, `refusal-${code}`, `refused-${code}`, code]) if (has(key)) return t(key, figures);
  return sentence;
}

export { LANGUAGES };
