"""A push service beside a browser under test: what the server sends there is handed to the page's service worker."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.server.push_service import PushBrowser, PushService, certificate, push_service

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, CDPSession, Page

_SUBSCRIBING = """
((given) => {
  const kept = () => JSON.parse(localStorage.getItem('subscribed') ?? 'null');
  const subscription = () => kept() && {
    endpoint: given.endpoint,
    options: {applicationServerKey: Uint8Array.from(atob(kept().replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer},
    toJSON: () => given,
    unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
  };
  PushManager.prototype.getSubscription = async () => subscription();
  PushManager.prototype.subscribe = async ({userVisibleOnly, applicationServerKey}) => {
    if (!userVisibleOnly) throw new Error('a silent push');
    localStorage.setItem('subscribed', JSON.stringify(applicationServerKey));
    return subscription();
  };
})(%s)
"""
"""A browser without its maker's push service subscribes with ours; what is remembered survives a reload."""


class Ringing:
    """A push service in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self.pem = certificate(folder)
        self.service = PushService()
        self._loop = asyncio.new_event_loop()
        self._up = threading.Event()
        self._end: asyncio.Event | None = None
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),), daemon=True)

    async def _run(self) -> None:
        self._end = asyncio.Event()
        async with push_service(self.pem) as self.service:
            self._up.set()
            await self._end.wait()

    def start(self) -> Ringing:
        self._thread.start()
        assert self._up.wait(30)
        return self

    def stop(self) -> None:
        if self._end is not None:
            self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(30)
        self._loop.close()

    @property
    def settings(self) -> dict[str, str]:
        """What a server needs to send its reminders here."""
        return {
            "SEVENFOLD_PUSH_CONTACT": "mailto:host@example.org",
            "SEVENFOLD_PUSH_HOSTS": self.service.host,
            "SEVENFOLD_LIMIT_REMINDER_SECONDS": "1",
            "SSL_CERT_FILE": str(self.pem),
        }

    def subscribe(self, context: BrowserContext) -> PushBrowser:
        """Let the browser subscribe here."""
        browser = self.service.browser()
        context.add_init_script(_SUBSCRIBING % json.dumps(browser.subscription))
        return browser

    def rung(self, browser: PushBrowser, seconds: float = 60) -> dict[str, Any]:
        """What the browser is told next."""
        waited = asyncio.run_coroutine_threadsafe(self.service.came.wait(), self._loop)
        waited.result(seconds)
        self._loop.call_soon_threadsafe(self.service.came.clear)
        return self.service.to(browser)[-1]


@contextmanager
def ringing(folder: Path) -> Iterator[Ringing]:
    """A running push service."""
    found = Ringing(folder).start()
    try:
        yield found
    finally:
        found.stop()


_COUNTING = """() => {
    if (self.shown === undefined) {
        self.shown = 0;
        const real = registration.showNotification.bind(registration);
        registration.showNotification = async (...what) => { await real(...what); shown++; };
    }
    return shown;
}"""
"""Chromium drops a notification that is asked for while it is being put up: so nobody asks before."""


def deliver(page: Page, told: dict[str, Any]) -> None:
    """What the browser's maker would do: wake the page's service worker with what has come. It is shown when this returns."""
    worker = page.context.service_workers[0]
    before = worker.evaluate(_COUNTING)
    session: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []
    known: Callable[[Any], None] = lambda event: found.extend(one["registrationId"] for one in event["registrations"])  # noqa: E731
    session.on("ServiceWorker.workerRegistrationUpdated", known)
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": json.dumps(told)}
    )
    worker.evaluate(
        "async (before) => { while (shown === before) await new Promise((on) => setTimeout(on, 20)); }", before
    )
    session.detach()


SHOWN = """async () => (await (await navigator.serviceWorker.getRegistration('/reminders.js')).getNotifications())
    .map(({title, body, tag, data}) => ({title, body, tag, url: data.url}))"""
"""The notifications that the browser shows."""

SHOWN_ARE = """async (count) => {
    const registration = await navigator.serviceWorker.getRegistration('/reminders.js');
    while ((await registration.getNotifications()).length !== count) await new Promise(requestAnimationFrame);
}"""
"""Comes back when so many are shown."""
