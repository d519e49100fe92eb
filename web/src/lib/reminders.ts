/** Reminders by the browser itself: subscribing with its push service, and keeping server and browser of one mind. */
import { ask } from "./http";
import type { Reminders, RemindersHere, RemindersOff } from "./protocol";
import { settings, type Language } from "./settings.svelte";

const WORKER = "/reminders.js";

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

/** Turn it off here. */
export async function turnOff(): Promise<void> {
  settings.reminders = false;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    await ask("/api/reminders/off", { endpoint } satisfies RemindersOff).catch(() => undefined); // nobody any more
    await subscription.unsubscribe();
  }
  await registration?.unregister();
}

/** At each visit, and when somebody else goes on here: tell the server where this browser is reached now. */
export async function keep(name: string | null, language: Language): Promise<void> {
  if (!possible() || name === null || Notification.permission !== "granted") return turnOff();
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
