/** Reminders by the browser itself: subscribing with its push service, and keeping server and browser of one mind. */
import { ask } from "./http";
import type { Reminders, RemindersHere, RemindersOff } from "./protocol";
import { settings, type Language } from "./settings.svelte";

const WORKER = "/reminders.js";

/** The service worker asks where this window is, when a reminder is clicked: who is at that table comes back to it. */
if (possible())
  navigator.serviceWorker.addEventListener("message", (event) => event.ports[0]?.postMessage(location.pathname));

/** How turning it on came out. */
export type Outcome = "on" | "denied" | "failed";

/** Whether this browser can do it at all. */
export function possible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** The server's key; null where nobody is reminded, or the server can't be reached. */
export async function serverKey(): Promise<string | null> {
  if (!possible()) return null;
  return (await ask<Reminders>("/api/reminders").catch(() => ({ key: null }))).key;
}

/** Turn it on here; the browser asks whether it may, so this has to come from a click. Throws `RequestFailed`. */
export async function turnOn(key: string, language: Language): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const subscription = await subscribed(key).catch(() => null);
  if (!subscription) return "failed";
  await tell(subscription, language);
  settings.reminders = true;
  return "on";
}

/** Turn it off here. Throws `RequestFailed`; then it is off all the same, for the browser is reached there no more. */
export async function turnOff(): Promise<void> {
  const endpoint = await leave();
  if (endpoint !== undefined) await ask("/api/reminders/off", { endpoint } satisfies RemindersOff);
}

/** Let the browser forget all of it; answers where it was reached. */
async function leave(): Promise<string | undefined> {
  settings.reminders = false;
  if (!possible()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
  return subscription?.endpoint;
}

/** At each visit, and when somebody else goes on here: tell the server where this browser is reached now. */
export async function keep(name: string | null, language: Language): Promise<void> {
  if (!possible() || name === null || Notification.permission !== "granted") {
    await leave(); // the server has forgotten it with whoever has gone, or will when it is told that nobody is there
    return;
  }
  const key = await serverKey();
  if (key === null) return; // perhaps it does again another time
  try {
    await tell(await subscribed(key), language);
  } catch {
    // The network or the browser's push service is away; the next visit tries again.
  }
}

/** Put away what the browser has said of a table that is looked at now. */
export async function putAway(table: string): Promise<void> {
  if (!possible()) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  for (const notification of (await registration?.getNotifications({ tag: table })) ?? []) notification.close();
}

/** This browser's subscription by the server's key; one by another key is given up. */
async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  const by = old?.options.applicationServerKey;
  if (old && by && letters(by) === key) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function tell(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  await ask("/api/reminders", { endpoint: endpoint ?? "", keys: { p256dh, auth }, language } satisfies RemindersHere);
}

function letters(key: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
