/** What this browser remembers: language, theme, sound, speed, odds, drawer, and how it says whose turn it is. */

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["calm", "normal", "quick", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  volume: number;
  muted: boolean;
  odds: boolean;
  drawer: boolean;
  /** My turn shows in the title of the page. */
  turnTitle: boolean;
  /** A chime when it is my turn. */
  turnSound: boolean;
  /** The browser tells me of my turn when I don't look. */
  reminders: boolean;
}

const KEY = "sevenfold-settings";

/** The first of the browser's languages that there is a catalogue for. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

function one<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((known) => known === value) ?? otherwise;
}

function stored(): Partial<Record<keyof Settings, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // storage is closed, or somebody else wrote there: begin afresh
  }
}

function load(): Settings {
  const given = stored();
  return {
    language: one(LANGUAGES, given.language, preferredLanguage(navigator.languages)),
    theme: one(THEMES, given.theme, "system"),
    speed: one(SPEEDS, given.speed, "normal"),
    volume: typeof given.volume === "number" && given.volume >= 0 && given.volume <= 1 ? given.volume : 0.6,
    muted: given.muted === true,
    odds: given.odds === true,
    drawer: given.drawer !== false,
    turnTitle: given.turnTitle !== false,
    turnSound: given.turnSound !== false,
    reminders: given.reminders === true,
  };
}

/** The settings, reactive; change a field and it is kept. */
export const settings: Settings = $state(load());

/** Keep the settings and show them on the document; call once, at the start. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset["theme"] = settings.theme;
      document.documentElement.lang = settings.language;
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Private windows may refuse storage; the settings then last as long as the page.
      }
    });
  });
}

/** How long a movement takes, as a factor of its normal time. */
export const PACE: Record<Speed, number> = { calm: 1.7, normal: 1, quick: 0.5, none: 0 };

/** Whether the system asks for less movement. */
export function reducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Milliseconds for a movement of `normal` ms: scaled by the setting, 80 at most where less motion is wanted. */
export function moving(normal: number): number {
  const ms = normal * PACE[settings.speed];
  return reducedMotion() ? Math.min(ms, 80) : ms;
}

/** The same for what changes its place: not at all where less motion is wanted. */
export function sliding(normal: number): number {
  return reducedMotion() ? 0 : moving(normal);
}

/** How far (px) something comes in from the side: nowhere where less motion is wanted. */
export function distance(normal: number): number {
  return reducedMotion() ? 0 : normal;
}
