import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { announce, announcements, toast, toasts } from "./notices.svelte";

test.each([
  ["announced", announce, announcements],
  ["toasted", toast, toasts],
] as const)("an effect isn't run again by what it has %s", (_, say, said) => {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs++;
      say(`run ${runs}`);
    });
  });
  flushSync();
  say("somebody else says something");
  flushSync();
  stop();
  expect(runs).toBe(1);
  expect(said().map((line) => line.text)).toContain("run 1");
});
