"""What people of ill will do to a server, each as a coroutine that goes on until it is cancelled: see ill_will.py."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import os
import random
from collections.abc import Awaitable, Callable

HERE = "127.0.0.2"
"""Where attackers come from: an address of this machine that isn't a trusted proxy, so they can't say they were others."""
GUEST = "sevenfold_guest"


def frame(data: bytes, *, claimed: int | None = None) -> bytes:
    """A masked text frame; `claimed` is the size that its head names."""
    size = len(data) if claimed is None else claimed
    if size < 126:
        head = bytes((0x81, 0x80 | size))
    elif size < 65_536:
        head = bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x81, 0xFF)) + size.to_bytes(8, "big")
    return head + bytes(4) + data  # a mask of zeros leaves the data as it is


async def dial(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from the attackers' address."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(HERE, 0))


def handshake(port: int, path: str, token: str | None = None) -> bytes:
    """What opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    cookie = "" if token is None else f"Cookie: {GUEST}={token}\r\n"
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n"
    ).encode()


async def socket_at(
    port: int, path: str, token: str | None = None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """An open WebSocket."""
    reader, writer = await dial(port)
    writer.write(handshake(port, path, token))
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def swallow(reader: asyncio.StreamReader) -> None:
    """Read, and look at nothing."""
    while await reader.read(65_536):
        pass


async def again_and_again(what: Callable[[], Awaitable[None]], pause: float = 0.01) -> None:
    """Do it anew whenever it ends."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            await what()
        await asyncio.sleep(pause)


class Attackers:
    """All kinds. `tables` are those of the honest; `done` counts messages, requests or connections."""

    def __init__(self, port: int, tables: list[str]) -> None:
        self.port = port
        self.tables = tables
        self.done = 0

    async def _pour(self, blocks: Callable[[], bytes], count: int, rate: float, each: int) -> None:
        """Write blocks of `each` messages to an honest table, through `count` sockets, so many messages a second in all."""

        async def one() -> None:
            reader, writer = await socket_at(self.port, f"/ws/tables/{random.choice(self.tables)}")
            reading = asyncio.create_task(swallow(reader))
            try:
                while not reading.done():
                    writer.write(blocks())
                    self.done += each
                    await asyncio.sleep(each * count / rate)
                    await writer.drain()
            finally:
                reading.cancel()
                writer.close()

        await asyncio.gather(*(again_and_again(one) for _ in range(count)))

    async def messages(self) -> None:
        """Ten thousand messages a second, sense and nonsense."""
        block = b"".join(frame(b'{"type":"sync","id":%d}' % number) + frame(b"nonsense") for number in range(25))
        await self._pour(lambda: block, 10, 10_000, 50)

    async def seats(self) -> None:
        """Moves and orders at other people's tables, two thousand a second."""
        said = [
            {"type": "move", "version": 3, "move": "draw"},
            {"type": "sit", "seat": 0},
            {"type": "kick", "seat": 1},
            {"type": "stand"},
            {"type": "pause", "wanted": True},
            {"type": "chat", "text": "/w 1 hello"},
            {"type": "option", "name": "target_score", "value": 1},
            {"type": "start"},
            {"type": "fast_forward"},
            {"type": "rematch"},
        ]
        block = b"".join(frame(json.dumps({**one, "id": number}).encode()) for number, one in enumerate(said))
        await self._pour(lambda: block, 10, 2_000, len(said))

    async def unread(self) -> None:
        """Thirty clients that ask for everything and never read."""

        async def one() -> None:
            reader, writer = await dial(self.port)
            writer.write(handshake(self.port, f"/ws/tables/{random.choice(self.tables)}"))
            await reader.readuntil(b"\r\n\r\n")
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # sockets can
            try:
                for number in itertools.count():
                    writer.write(frame(b'{"type":"sync","id":%d}' % number))
                    self.done += 1
                    await asyncio.sleep(0.02)
                    await writer.drain()
            finally:
                writer.close()

        await asyncio.gather(*(again_and_again(one) for _ in range(30)))

    async def giants(self) -> None:
        """Frames of 100 MB, on eight connections that come again at once."""
        data = bytes(1_000_000)

        async def one() -> None:
            _, writer = await socket_at(self.port, f"/ws/tables/{random.choice(self.tables)}")
            self.done += 1
            try:
                writer.write(frame(b"", claimed=100_000_000))
                for _ in range(100):
                    writer.write(data)
                    await writer.drain()
            finally:
                writer.close()

        await asyncio.gather(*(again_and_again(one) for _ in range(8)))

    async def tokens(self) -> None:
        """Requests and sockets with forged tokens, as fast as they are answered, on sixteen connections."""

        async def asks() -> None:
            reader, writer = await dial(self.port)
            try:
                while True:
                    token = base64.urlsafe_b64encode(os.urandom(24)).decode()
                    writer.write(f"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: {GUEST}={token}\r\n\r\n".encode())
                    head = await reader.readuntil(b"\r\n\r\n")
                    size = next(
                        (int(h.split(b":")[1]) for h in head.lower().split(b"\r\n") if h.startswith(b"content-length")),
                        0,
                    )
                    await reader.readexactly(size)
                    self.done += 1
                    if b"connection: close" in head.lower():
                        return
            finally:
                writer.close()

        async def comes() -> None:
            token = base64.urlsafe_b64encode(os.urandom(24)).decode()
            _, writer = await socket_at(self.port, f"/ws/tables/{random.choice(self.tables)}", token)
            self.done += 1
            writer.close()

        await asyncio.gather(
            *(again_and_again(asks, 0) for _ in range(12)), *(again_and_again(comes) for _ in range(4))
        )

    async def sockets(self) -> None:
        """Sockets opened as fast as they are taken, and kept where they can be."""
        kept: list[asyncio.StreamWriter] = []

        async def one() -> None:
            reader, writer = await socket_at(self.port, random.choice(["/ws/lobby", f"/ws/tables/{self.tables[0]}"]))
            self.done += 1
            kept.append(writer)
            await asyncio.wait_for(swallow(reader), 1.0)

        try:
            await asyncio.gather(*(again_and_again(one, 0) for _ in range(64)))
        finally:
            for writer in kept:
                writer.close()

    async def slow(self) -> None:
        """Five hundred handshakes, a byte each half second."""

        async def one() -> None:
            _, writer = await dial(self.port)
            self.done += 1
            try:
                for byte in handshake(self.port, f"/ws/tables/{self.tables[0]}"):
                    writer.write(bytes((byte,)))
                    await writer.drain()
                    await asyncio.sleep(0.5)
            finally:
                writer.close()

        await asyncio.gather(*(again_and_again(one, 0.5) for _ in range(500)))


KINDS = {
    "messages": "10,000 messages a second",
    "unread": "clients that never read",
    "giants": "frames of 100 MB",
    "tokens": "forged tokens",
    "seats": "other people's seats",
    "sockets": "a flood of sockets",
    "slow": "slow handshakes",
}
