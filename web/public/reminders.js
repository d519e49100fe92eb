/** What the browser runs when it is somebody's turn and the page may be closed: shows the reminder, and leads to the table. */

/** Milliseconds that a window may take to say where it is. */
const PATIENCE = 500;

/** Where a window is by now: the browser itself only knows where it began. Nothing where it doesn't answer. */
function pathOf(client) {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    client.postMessage("where", [port2]);
    setTimeout(answer, PATIENCE);
  });
}

/** Show it always: the server only sends it to somebody who doesn't look, and browsers want nothing sent for nothing. */
async function show({ title, body, url, tag }) {
  await registration.showNotification(title, { body, tag, data: { url }, icon: "/icon.svg", badge: "/icon.svg" });
}

/** Go to the window that is at the table, or to a new one; only ever to a table of this page. */
async function open(url) {
  if (!/^\/table\/[\w-]+$/.test(url)) return;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = await Promise.all(windows.map(pathOf));
  const there = windows[paths.indexOf(url)];
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
