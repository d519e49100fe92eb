/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SEVENFOLD_DEV_SERVER ?? "http://127.0.0.1:7777";

export default defineConfig({
  plugins: [
    // `import Sun from "~icons/lucide/sun"` puts that one icon into the page, as a Svelte component.
    Icons({ compiler: "svelte", scale: 1 }),
    svelte(),
    svelteTesting(),
  ],
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      // The catalogues (.ftl) are shared with Python: `import.meta.glob("$texts/**/*.ftl", { query: "?raw" })`.
      $texts: here("../src/sevenfold/texts"),
    },
  },
  build: {
    target: "es2022",
    // Which file needs which others: the page's weight for the players of a game is added up from it.
    manifest: true,
    // How long the plugins took is nothing for somebody who wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Fonts and icons stay files of their own, so that they are fetched once and cached.
    assetsInlineLimit: 2048,
  },
  server: {
    fs: { allow: [here("."), here("../src/sevenfold/texts")] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["./src/test-setup.ts"],
    restoreMocks: true,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
});
