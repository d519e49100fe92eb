"""Who comes too often waits outside, before anything is made for them; everybody else comes in at once."""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections.abc import Iterator

import pytest
from tests.server.guests import HandTime

from sevenfold.server.door import DoorKeeper
from sevenfold.server.gate import Gate
from sevenfold.server.turnstile import Turnstile
from sevenfold.server.usher import Usher
from sevenfold.tables.limits import Buckets, Limits

HOME = "127.0.0.1"


class Flooded(Gate):
    """A gate at which some addresses flood."""

    flooding = frozenset({HOME})

    def floods(self, home: str) -> bool:
        return home in self.flooding


class Street:
    """Connections that came to a listening socket, and those that have been served."""

    def __init__(self, limits: Limits, gate: type[Gate] = Gate, proxies: tuple[str, ...] = ()) -> None:
        self.served: list[socket.socket] = []
        self.outside: list[socket.socket] = []
        self.keeper = DoorKeeper(limits, gate(limits, Buckets(1.0, 1), HandTime(), Turnstile()), proxies)
        self.usher = Usher(self.keeper, self.served.append)
        self._listening = socket.create_server((HOME, 0))

    def come(self) -> socket.socket:
        """One more connection is shown in; returns the visitor's end."""
        visitor = socket.create_connection(self._listening.getsockname())
        visitor.setblocking(False)
        self.outside.append(visitor)
        self.usher.show_in(self._listening.accept()[0])
        return visitor

    def close(self) -> None:
        for one in [*self.served, *self.outside, self._listening]:
            one.close()


@pytest.fixture
def streets() -> Iterator[list[Street]]:
    made: list[Street] = []
    yield made
    for street in made:
        street.close()


async def ended(visitor: socket.socket) -> bool:
    """Wait until the server has closed the connection."""
    async with asyncio.timeout(10):
        return await asyncio.get_running_loop().sock_recv(visitor, 1) == b""


async def test_of_one_address_one_comes_in_for_each_turn(streets: list[Street]) -> None:
    streets.append(street := Street(Limits()))
    for _ in range(4):
        street.come()
    seen = [len(street.served)]
    while seen[-1] < 4:
        await asyncio.sleep(0)
        seen.append(len(street.served))
    assert seen[0] == 1
    assert all(after - before <= 1 for before, after in itertools.pairwise(seen))


async def test_whoever_floods_is_held_and_sent_off_and_nothing_is_made_for_them(streets: list[Street]) -> None:
    streets.append(street := Street(Limits(refusal_seconds=0.05), Flooded))
    visitor = street.come()
    await asyncio.sleep(0)
    with pytest.raises(BlockingIOError):
        visitor.recv(1)  # neither served nor sent off yet
    assert await ended(visitor)
    assert street.served == []


async def test_those_who_wait_count_as_connections(streets: list[Street]) -> None:
    streets.append(street := Street(Limits(refusal_seconds=1e6, connections_per_address=3), Flooded))
    street.keeper.enter(HOME)
    held = [street.come() for _ in range(2)]
    assert await ended(street.come())
    street.usher.close()
    assert all([await ended(visitor) for visitor in held])
    assert street.served == []


async def test_a_proxy_is_neither_counted_nor_held(streets: list[Street]) -> None:
    streets.append(street := Street(Limits(connections_per_address=1), Flooded, (HOME,)))
    for _ in range(5):
        street.come()
    assert len(street.served) == 5


async def test_whoever_is_gone_before_their_turn_is_let_go(streets: list[Street]) -> None:
    streets.append(street := Street(Limits()))
    gone = socket.socket()
    street.usher.show_in(gone)  # without a peer, as one that has reset
    assert gone.fileno() == -1
    assert street.served == []
