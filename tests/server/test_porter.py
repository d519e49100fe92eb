"""Sockets for a table come to the worker where it is at home, whoever takes the connection; and are never lost where it isn't there."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sevenfold.server.porter import Porter, PorterAmongWorkers, home_of_table, show_late, table_asked_for

WORKERS = 2


class Worker:
    """A porter with its own copy of the listening socket, and the connections that it was to serve."""

    def __init__(self, listening: socket.socket, folder: Path, number: int) -> None:
        self.served: asyncio.Queue[socket.socket] = asyncio.Queue()
        self.porter = PorterAmongWorkers(listening.dup(), str(folder), number, WORKERS)

    async def request(self) -> bytes:
        """What the next connection asks for, whole: nothing has been read of it before."""
        async with asyncio.timeout(10):
            connection = await self.served.get()
            with connection:
                return await asyncio.get_running_loop().sock_recv(connection, 10_000)


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        made.listen(64)
        show_late(made)
        yield made


@pytest.fixture
def dial(listening: socket.socket) -> Iterator[Callable[[bytes], None]]:
    """Connect and ask for something at once."""
    made: list[socket.socket] = []

    def call(asking: bytes) -> None:
        made.append(socket.create_connection(listening.getsockname()))
        made[-1].sendall(asking)

    yield call
    for one in made:
        one.close()


def for_table(table: str) -> bytes:
    return f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\n\r\n".encode()


def table_of(number: int) -> str:
    """The id of a table that is at home with this worker."""
    return next(name for name in map("table{}".format, range(100)) if home_of_table(name.encode(), WORKERS) == number)


async def test_whoever_takes_it_a_socket_comes_to_its_tables_worker_unread(
    listening: socket.socket, dial: Callable[[bytes], None], tmp_path: Path
) -> None:
    first, second = (Worker(listening, tmp_path, number) for number in (1, 2))
    second.porter.open(second.served.put_nowait)
    first.porter.open(first.served.put_nowait)
    for number, worker in ((1, first), (2, second)):
        for _ in range(8):  # either may take each of them
            dial(for_table(table_of(number)))
        for _ in range(8):
            assert await worker.request() == for_table(table_of(number))
    assert first.served.empty()
    assert second.served.empty()
    first.porter.close()
    second.porter.close()


async def test_what_is_for_no_table_is_served_where_it_came(
    listening: socket.socket, dial: Callable[[bytes], None], tmp_path: Path
) -> None:
    only = Worker(listening, tmp_path, 1)
    only.porter.open(only.served.put_nowait)
    for asking in (b"GET /health HTTP/1.1\r\n\r\n", b"GET /ws/lobby HTTP/1.1\r\n\r\n", b"\x16\x03\x01 no HTTP"):
        dial(asking)
        assert await only.request() == asking
    only.porter.close()


@pytest.mark.parametrize("never", [True, False], ids=["not yet there", "gone"])
async def test_where_the_tables_worker_is_not_there_the_socket_is_served_here(
    listening: socket.socket, dial: Callable[[bytes], None], tmp_path: Path, *, never: bool
) -> None:
    here = Worker(listening, tmp_path, 1)
    if not never:
        other = Worker(listening, tmp_path, 2)
        other.porter.open(other.served.put_nowait)
        other.porter.close()
    here.porter.open(here.served.put_nowait)
    asking = for_table(table_of(2))
    dial(asking)
    assert await here.request() == asking
    here.porter.close()


async def test_one_killed_leaves_a_door_that_nobody_waits_behind(
    listening: socket.socket, dial: Callable[[bytes], None], tmp_path: Path
) -> None:
    here = Worker(listening, tmp_path, 1)
    here.porter.open(here.served.put_nowait)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as dead:
        dead.bind(str(tmp_path / "door-2"))
    asking = for_table(table_of(2))
    dial(asking)
    assert await here.request() == asking
    again = Worker(listening, tmp_path, 2)
    again.porter.open(again.served.put_nowait)  # takes the place of the old door
    dial(asking)
    assert await again.request() == asking
    here.porter.close()
    again.porter.close()


async def test_with_too_many_open_files_connections_wait_and_are_taken_later(
    listening: socket.socket, dial: Callable[[bytes], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[int] = []

    class Crowded(socket.socket):
        def accept(self) -> tuple[socket.socket, object]:
            if not refused:
                refused.append(errno.EMFILE)
                raise OSError(errno.EMFILE, "too many open files")
            return super().accept()

    monkeypatch.setattr("sevenfold.server.porter._AGAIN_SECONDS", 0.01)
    porter = Porter(Crowded(fileno=listening.dup().detach()))
    served: asyncio.Queue[socket.socket] = asyncio.Queue()
    porter.open(served.put_nowait)
    dial(b"GET /health HTTP/1.1\r\n\r\n")
    async with asyncio.timeout(10):
        (await served.get()).close()
    assert refused == [errno.EMFILE]
    porter.close()


@pytest.mark.parametrize(
    ("asking", "table"),
    [
        (b"GET /ws/tables/Ab-c_9 HTTP/1.1\r\n", b"Ab-c_9"),
        (b"GET /ws/tables/abc?x=1 HTTP/1.1\r\n", b"abc"),
        (b"GET /games/ws/tables/abc HTTP/1.1\r\n", b"abc"),
        (b"GET /ws/tables/abc", None),
        (b"GET /ws/tables/ HTTP/1.1\r\n", None),
        (b"POST /ws/tables/abc HTTP/1.1\r\n", None),
        (b"GET /x HTTP/1.1\r\nReferer: /ws/tables/abc \r\n", None),
        (b"GET /ws/tables/" + b"a" * 600, None),
        (b"", None),
    ],
)
def test_the_table_is_read_off_the_first_line_alone(asking: bytes, table: bytes | None) -> None:
    here, there = socket.socketpair()
    with here, there:
        here.setblocking(False)
        there.sendall(asking)
        assert table_asked_for(here) == table
