"""Where a browser says it is reached: a stranger's word, so it is looked at closely before this server asks anything there."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Sequence

from sevenfold.tables.problems import TableError
from sevenfold.tables.pushes import Browser

_ADDRESS = re.compile(r"https://(?P<host>[a-z0-9.-]+)(?::(?P<port>[0-9]{1,5}))?(?P<path>/[!\"$-\[\]-~]*)")
"""Printable, with nothing that readers of addresses disagree about: no user, no backslash, no fragment."""
_POINT = 65
"""Bytes of a public key on P-256, written out."""
_SECRET = 16


def service_of(endpoint: str, hosts: Sequence[str]) -> str:
    """The push service that an address belongs to, as `name:port`. Raises `TableError` for any other machine."""
    found = _ADDRESS.fullmatch(endpoint)
    if found is None:
        raise TableError("push-address")
    host, port = found["host"], int(found["port"] or 443)
    if not any(_covers(known, host, port) for known in hosts):
        raise TableError("push-service", {"service": host[:60]})
    return f"{host}:{port}"


def _covers(known: str, host: str, port: int) -> bool:
    name, _, given = known.partition(":")
    if port != int(given or 443):
        return False
    return host.endswith(name[1:]) and len(host) >= len(name) if name.startswith("*.") else host == name


def checked(browser: Browser, hosts: Sequence[str], most: int) -> Browser:
    """The browser, if it can be one. Raises `TableError` otherwise."""
    if len(browser.endpoint) > most:
        raise TableError("push-long", {"most": most})
    service_of(browser.endpoint, hosts)
    point, secret = _bytes(browser.p256dh), _bytes(browser.auth)
    if len(point) != _POINT or len(secret) != _SECRET or not _on_curve(point):
        raise TableError("push-keys")
    return browser


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def _on_curve(point: bytes) -> bool:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return True
