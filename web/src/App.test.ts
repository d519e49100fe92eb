import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { placeOf } from "$lib/router.svelte";
import { go } from "$lib/router.svelte";
import { loadLanguage, speak } from "$lib/texts.svelte";
import App from "./App.svelte";

beforeEach(async () => {
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      readyState = 0;
      close(): void {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
  await loadLanguage("en");
  await speak("en");
});

test("paths lead to their places, and unknown ones to nowhere", () => {
  expect(placeOf("/")).toEqual({ page: "home" });
  expect(placeOf("/table/a%20b")).toEqual({ page: "table", id: "a b" });
  expect(placeOf("/learn/sevn")).toEqual({ page: "learn", game: "sevn" });
  expect(placeOf("/credits")).toEqual({ page: "credits" });
  expect(placeOf("/credits/more")).toEqual({ page: "nowhere" });
  expect(placeOf("/table")).toEqual({ page: "nowhere" });
  expect(placeOf("/table/a/b")).toEqual({ page: "nowhere" });
});

test("an address without a page says so and offers the lobby", async () => {
  go("/attic");
  render(App);
  expect(screen.getByRole("heading", { name: "Nothing lies here" })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "To the lobby" })[1]).toHaveAttribute("href", "/");
});

test("the lobby shows the games and what to do first, in the language one speaks", async () => {
  go("/");
  render(App);
  expect(await screen.findByRole("heading", { name: "SEVN" }, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "7 Wonders" })).toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: "Play now against bots" })).toHaveLength(3);
  await speak("de");
  expect(await screen.findAllByRole("button", { name: "Sofort gegen Bots spielen" })).toHaveLength(3);
});
