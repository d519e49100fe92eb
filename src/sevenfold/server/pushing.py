"""Telling browsers by Web Push (RFC 8030, 8291, 8292) that it is somebody's turn: encrypted for the browser, signed by this server.

The key that push services know this server by is made once and kept in the database; nothing shows it. Where it is sent to and
what comes of it is nobody's business: the log names the push service alone.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import ssl
import time
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

from sevenfold import __version__
from sevenfold.server.metrics import Metrics
from sevenfold.server.push_addresses import service_of
from sevenfold.server.settings import Settings
from sevenfold.tables.problems import StoreError, TableError
from sevenfold.tables.pushes import Browser, Pushes
from sevenfold.tables.reminding import Reminder
from sevenfold.tables.statements import Write
from sevenfold.tables.steward import Steward
from sevenfold.tables.store import Store
from sevenfold.texts import say

log = structlog.get_logger("sevenfold.server")

_LONGEST = 86_400.0
"""Seconds that a push service may keep a reminder for a browser that is away."""
_SIGNED_FOR = 3_600
"""Seconds that a signature holds; push services take a day at most."""
_GONE = {404, 410}
"""What a push service answers where the browser is no more."""
_PASSING = 500
"""From this answer on it is the push service that has failed, and it may work again."""
_TOPIC = 32
"""Letters of a topic: a newer reminder of the same table takes the place of one that still waits."""


class PushMessage(msgspec.Struct, frozen=True):
    """What the page's service worker is told, and shows."""

    title: str
    body: str
    url: str
    tag: str


def message_of(reminder: Reminder, language: str) -> PushMessage:
    """The reminder in a language: which game at whose table and with whom, and nothing of what lies on it."""
    figures = {
        "game": say(language, f"game-{reminder.game}"),
        "whose": "own" if reminder.own else "none" if reminder.host is None else "other",
        "host": reminder.host or "",
    }
    body = say(language, "reminder-body", {"names": ", ".join(reminder.others)}) if reminder.others else ""
    return PushMessage(say(language, "reminder-title", figures), body, f"/table/{reminder.table}", reminder.table)


class Pusher:
    """Sends reminders to browsers, where the host has said whom push services may write to, and pywebpush is installed."""

    def __init__(self, settings: Settings, store: Store, pushes: Pushes, steward: Steward, metrics: Metrics) -> None:
        self.key: str | None = None
        """The public key that browsers subscribe with; None while nobody is reminded."""
        self._settings = settings
        self._store = store
        self._pushes = pushes
        self._steward = steward
        self._metrics = metrics
        self._webpush: Any = None
        self._vapid: Any = None
        self._session: Any = None
        self._slots = asyncio.Semaphore(settings.limits.pushes_at_once)

    # --- coming and going

    async def start(self, now: float) -> bool:
        """Get ready, where it is wanted; whether reminders are sent. Raises `StoreError`."""
        if not self._settings.push_contact:
            return False
        try:
            self._webpush, vapid, aiohttp = (import_module(name) for name in ("pywebpush", "py_vapid", "aiohttp"))
        except ImportError:
            log.warning("nobody is reminded: pywebpush is missing (the extra `push`)")
            return False
        secret = await self._secret(now, vapid)
        self._vapid = vapid.Vapid02.from_raw(secret.encode())
        self.key = _letters(_public(self._vapid))
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(ssl=ssl.create_default_context()),
            timeout=aiohttp.ClientTimeout(total=self._settings.limits.push_seconds),
            cookie_jar=aiohttp.DummyCookieJar(),
            trust_env=False,  # no .netrc: what is sent is signed, and nothing else goes along
            headers={"User-Agent": f"Sevenfold/{__version__}"},
        )
        return True

    async def close(self) -> None:
        """Let go of the connections."""
        if self._session is not None:
            await self._session.close()

    async def _secret(self, now: float, vapid: Any) -> str:
        """This server's secret key; of several workers that make one at the same time, all take the first."""
        statements = self._store.statements
        if not await self._store.rows(statements.push_key):
            fresh = vapid.Vapid02()
            fresh.generate_keys()
            number = fresh.private_key.private_numbers().private_value
            row = {"name": "push-key", "data": _letters(number.to_bytes(32, "big")), "changed": now}
            await self._store.write(Write(statements.add_push_key, statements.add_push_key.values(row)))
        return (await self._store.rows(statements.push_key))[0][0]

    # --- sending

    async def wanted(self, person: str) -> bool:
        """Whether anybody has asked for reminders of this person."""
        return bool(await self._pushes.of(person))

    async def send(self, reminder: Reminder, now: float) -> None:
        """Tell every browser of the person; what goes wrong is counted, and hurts nobody."""
        try:
            self._steward.refuse("person", reminder.person, now)
        except TableError:
            return
        try:
            browsers = await self._pushes.of(reminder.person)
        except StoreError:
            self._count("failed")
            return
        await asyncio.gather(*(self._tell(reminder, push, browser) for push, browser in browsers))

    async def _tell(self, reminder: Reminder, push: str, browser: Browser) -> None:
        async with self._slots:
            service = "?"
            try:
                service = service_of(browser.endpoint, self._settings.push_hosts)
                outcome, status = await self._post_twice(reminder, browser)
            except TableError:
                outcome, status = "gone", None  # the host has taken the service off the list
            except Exception as error:  # noqa: BLE001  # whatever a push service does, the matches go on
                self._count("failed")
                log.warning("a reminder was not sent", service=service, reason=type(error).__name__)
                return
            self._count(outcome)
            if outcome == "gone":
                try:
                    await self._pushes.gone(reminder.person, push)
                except StoreError as error:
                    log.warning("a browser that is gone could not be forgotten", reason=str(error))
            elif outcome != "sent":
                log.warning("a reminder was not sent", service=service, status=status)

    async def _post_twice(self, reminder: Reminder, browser: Browser) -> tuple[str, int]:
        """`_post`, once more where the first attempt failed in a way that may pass: no answer, or one of 500 and above."""
        try:
            outcome, status = await self._post(reminder, browser)
        except (OSError, TimeoutError, import_module("aiohttp").ClientError):
            pass
        else:
            if status < _PASSING:
                return outcome, status
        await asyncio.sleep(self._settings.limits.push_again_seconds)
        return await self._post(reminder, browser)

    async def _post(self, reminder: Reminder, browser: Browser) -> tuple[str, int]:
        """What became of it, and what the push service answered; of its answer nothing but the status is read."""
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        encryption = self._webpush.WebPusher({"endpoint": browser.endpoint, "keys": keys})
        sealed = encryption.encode(msgspec.json.encode(message_of(reminder, browser.language)))
        parts = urlsplit(browser.endpoint)
        claims = {
            "aud": f"https://{parts.netloc}",
            "sub": self._settings.push_contact,
            "exp": int(time.time()) + _SIGNED_FOR,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(min(_LONGEST, _LONGEST if reminder.left is None else reminder.left))),
            "Topic": _letters(hashlib.sha256(reminder.table.encode()).digest())[:_TOPIC],
            "Urgency": "normal",
        }
        async with self._session.post(
            _as_it_is(browser.endpoint), data=sealed["body"], headers=headers, allow_redirects=False
        ) as answer:
            status: int = answer.status
            answer.close()  # unread: it may be as long as the push service likes
        if status in _GONE:
            return "gone", status
        if 200 <= status < 300:
            return "sent", status
        return ("failed" if status >= 500 or status == 429 else "refused"), status

    def _count(self, outcome: str) -> None:
        self._metrics.reminders.labels(outcome).inc()


def _as_it_is(endpoint: str) -> Any:
    """The address as the browser gave it, not written anew."""
    return import_module("yarl").URL(endpoint, encoded=True)


def _public(vapid: Any) -> bytes:
    from cryptography.hazmat.primitives import serialization

    return vapid.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
