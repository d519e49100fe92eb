import "@testing-library/jest-dom/vitest";
import { loadWords } from "$lib/texts.svelte";

// What jsdom lacks and the page asks for.
globalThis.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;
globalThis.scrollTo = () => undefined;
Element.prototype.animate ??= () =>
  ({ cancel: () => undefined, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Parts of the page are tested without the way there, which fetches a game's words.
const GAMES = ["sevn", "7wonders", "weisen"] as const;
await Promise.all([
  loadWords("lobby"),
  loadWords("room"),
  ...GAMES.flatMap((game) => [loadWords(game), loadWords(`${game}-reading`)]),
]);
