"""What keeps strangers out: security headers on every answer, and the check where a request comes from."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sevenfold.server.identity import header

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; "  # Svelte sets positions and colours as style attributes
    "img-src 'self' data:; font-src 'self' data:; media-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a private table's address is its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


def origin_allowed(scope: Any, also: tuple[str, ...]) -> bool:
    """Whether the page that asks is our own (or one the host allows). Programs name no origin and are allowed."""
    origin = header(scope, b"origin")
    if not origin or origin in also:
        return True
    try:
        return urlsplit(origin).netloc.lower() == header(scope, b"host").lower() != ""
    except ValueError:
        return False


def secured(app: ASGIApp) -> ASGIApp:
    """The application with security headers on each of its answers."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, with_headers)

    return wrapped
