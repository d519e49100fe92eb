"""Who asks: a guest's secret cookie, or a program's bearer token."""

from __future__ import annotations

import ipaddress
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar.datastructures import Cookie

COOKIE = "sevenfold_guest"
_YEAR = 365 * 24 * 3600
_MOST = 4096


def header(scope: Any, name: bytes) -> str:
    """A header of a request or WebSocket; empty where it is missing."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def token_of(scope: Any) -> str | None:
    """The secret that came along: a bearer token stands above the cookie."""
    scheme, _, token = header(scope, b"authorization").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return cookie_token(scope)


def cookie_token(scope: Any) -> str | None:
    """A browser's secret."""
    jar = SimpleCookie()
    try:
        jar.load(header(scope, b"cookie")[:_MOST])
    except CookieError:
        return None
    found = jar.get(COOKIE)
    return None if found is None else found.value


def address_of(scope: Any) -> str:
    """The network address that asks; behind a trusted proxy the one it names."""
    client = scope.get("client")
    return client[0] if client else "-"


def home_of(address: str) -> str:
    """What is counted as one address: of IPv6 the /64, as everybody who has one address there has all of them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def asker_of(scope: Any) -> str:
    """Whom a request counts for."""
    return home_of(address_of(scope))


def guest_cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie that makes a browser somebody: unreadable for scripts, not sent along from other sites."""
    return Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", secure=secure, path="/", max_age=_YEAR)
