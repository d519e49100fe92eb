/** What the browser runs when it is somebody's turn and the page may be closed: shows the reminder, and leads to the table. */

/** The windows of this page. */
const windows = () => clients.matchAll({ type: "window", includeUncontrolled: true });

/** Where a window is. */
const pathOf = (client) => new URL(client.url).pathname;

async function show({ title, body, url, tag }) {
  if ((await windows()).some((client) => client.visibilityState === "visible" && pathOf(client) === url)) return;
  await registration.showNotification(title, { body, tag, data: { url }, icon: "/icon.svg", badge: "/icon.svg" });
}

/** Go to the window that is at the table, or to a new one; only ever to a table of this page. */
async function open(url) {
  if (!/^\/table\/[\w-]+$/.test(url)) return;
  const there = (await windows()).find((client) => pathOf(client) === url);
  await (there ? there.focus() : clients.openWindow(url));
}

/** The browser's push service has given it another address. */
async function subscribeAgain() {
  const { key } = await (await fetch("/api/reminders")).json();
  if (!key) return;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  await fetch("/api/reminders", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain()));
