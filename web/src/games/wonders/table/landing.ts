/** A played card comes from where it was shown to its place in the city. */
import type { TransitionConfig } from "svelte/transition";
import { arrive } from "$lib/flying";
import { moving } from "$lib/settings.svelte";
import type { Play } from "../scene.svelte";
import { rectOf } from "./places";

/** How long the cards that were shown take to fade; one that flies waits a little, so that it is seen. */
const VEILED = 110;

/** A Svelte transition: it flies from the cards that have just been turned over, if this seat's is among them. */
export function land(node: Element, seat: number): TransitionConfig {
  const from = rectOf(`play ${seat}`);
  if (!from) return { duration: 0 };
  return { ...arrive(node, { piece: { from }, ms: 380 }), delay: moving(VEILED) };
}

/** A Svelte transition: the card somebody has chosen goes to where all are turned over; one's own comes from the hand. */
export function shown(node: Element, play: Play): TransitionConfig {
  return arrive(node, { piece: { from: play.from ?? rectOf(`purse-${play.seat}`) }, ms: 280 });
}
