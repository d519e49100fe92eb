"""What strangers of ill will have at hand: every kind of text that has ever broken something, raw frames, requests from the schema."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import unicodedata
from typing import Any
from urllib.parse import quote, urlsplit

import httpx
import msgspec
from tests.server.guests import GENEROUS, Guest, Place, Socket, play_on

from sevenfold.server import protocol

TEXTS = {
    "sql": "'; DROP TABLE people; --",
    "sql-like": "100%_\\'\"`",
    "html": "<img src=x onerror=alert(1)>",
    "entity": "&lt;b&gt;&#x202e;",
    "fluent": "{ $name } { -brand } {{7*7}}",
    "format": "%s%n%x {0} ${jndi:ldap://x}",
    "path": "../../../etc/passwd\\..\\x",
    "turned": "\u202eevil\u2066\u2069\u200f\u061c",
    "unseen": "\u200b\u2060\ufeff\u00ad\U000e0041x",
    "nothing": "a\x00b",
    "steering": "\x1b[31mred\x07\x9b",
    "lines": "one\r\ntwo\u2028three\u2029",
    "piled": "Z" + "\u0301" * 60,
    "private": "\ue000\U0010fffd\uffffx",
    "wide": "﷽\U0001d56c👩‍👩‍👧‍👦ﷺ",
}
"""Texts by what is wrong with them."""
HOST = {"Authorization": "Bearer the host's own long token"}
PASSWORD = "a password that is long"
OPEN = msgspec.structs.replace(
    GENEROUS, login_burst=100_000, login_address_burst=100_000, replay_burst=100_000, programs_per_person=1000
)
JOINERS = "\u200c\u200d"


def steers(text: str) -> bool:
    """Whether a text holds anything that turns, hides or ends what stands beside it."""
    return any(unicodedata.category(c) in {"Cc", "Cf", "Co", "Cn", "Zl", "Zp"} and c not in JOINERS for c in text)


async def raw(place: Place) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection to the server."""
    address = urlsplit(place.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    place.stack.callback(writer.close)
    return reader, writer


async def raw_socket(place: Place, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket to which frames are written by hand."""
    reader, writer = await raw(place)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head, head
    return reader, writer


def frame(data: bytes, *, first: bool = True, last: bool = True, size: int | None = None, kind: int = 1) -> bytes:
    """A client's frame, masked with zeros; `size` is what its head claims, `kind` the opcode of a first one (1: text)."""
    length = len(data) if size is None else size
    head = bytes([(0x80 if last else 0) | (kind if first else 0x0)])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 65_536:
        head += bytes([0x80 | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + length.to_bytes(8, "big")
    return head + b"\0\0\0\0" + data


async def closing_code(reader: asyncio.StreamReader) -> int:
    """The code with which the server closes the WebSocket; other frames before are passed over."""
    async with asyncio.timeout(60):
        while True:
            kind, size = await reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await reader.readexactly(8), "big")
            data = await reader.readexactly(size)
            if kind & 0xF == 8:
                return int.from_bytes(data[:2], "big")


def request_of(case: Any, known: dict[str, str], use_known: bool) -> dict[str, Any]:
    """What httpx sends for a case of schemathesis; with `use_known` to a table, match and game that are there."""
    path = case.path
    for name, value in dict(case.path_parameters or {}).items():
        real = known[name] if use_known else str(value)
        path = path.replace("{" + name + "}", quote(real, safe="", errors="replace"))
    query = {
        str(name): value if isinstance(value, str | int | float) else str(value)
        for name, value in dict(case.query or {}).items()
    }
    params = httpx.QueryParams(
        {n: v.encode("utf-8", "replace").decode() if isinstance(v, str) else v for n, v in query.items()}
    )
    wanted: dict[str, Any] = {"method": case.method, "url": path, "params": params}
    if case.method == "POST":
        wanted |= {"content": written(case.body), "headers": {"Content-Type": "application/json"}}
    return wanted


def written(body: Any) -> bytes:
    """A body as JSON; what can't be written so goes as it is."""
    try:
        return json.dumps(body).encode()
    except (TypeError, ValueError):
        return str(body).encode("utf-8", "replace")


NO_ENGINE = (503, "refused-coach-no-engine")
"""How the coach is refused where no engine thinks for it, as in these tests: that is no fault of the server's."""


def refused_well(answer: httpx.Response) -> protocol.Problem:
    """A refusal says a code and a sentence."""
    assert answer.status_code in (*range(400, 500), NO_ENGINE[0]), (answer.status_code, answer.text[:500])
    problem = msgspec.json.decode(answer.content, type=protocol.Problem)
    assert answer.status_code < 500 or (answer.status_code, problem.code) == NO_ENGINE
    assert problem.code
    assert problem.sentence
    return problem


async def whole(guest: Guest, sockets: list[Socket]) -> None:
    """Play a match to its end: its record holds every move that was answered with `done`, and every line is right."""
    await play_on(sockets, 5000)
    assert sockets[0].result is not None
    match = sockets[0].table["match"]
    answer = await guest.http.get(f"/api/matches/{match}/check")
    assert answer.status_code == 200, answer.text
    assert answer.json()["ended"]
    assert answer.json()["lines"] == sockets[0].version
