"""Takes the connections, and with several workers brings those for a table to the worker where the table is at home.

Any worker serves any table. But each that has people of a table has to follow its match, so a table whose people are spread over
four workers costs four times as much; brought together it costs what it costs with one. Which worker that is follows
from the table's id. If it is not there just now, whoever took the connection keeps it.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path

import structlog

log = structlog.get_logger("sevenfold.server")

_REQUEST = re.compile(rb"GET [^ \r\n]*/ws/tables/([A-Za-z0-9_-]{1,64})[ ?]")
_PEEK = 512
"""Bytes of a request that are looked at; they stay to be read."""
_AT_ONCE = 16
"""Connections taken in one turn of the event loop."""
_AGAIN_SECONDS = 1.0
"""When no connection can be taken, for there are too many open files, it is tried again after so long."""
DEFER_SECONDS = 1
"""So long the system waits for the first bytes of a connection before it shows it to anybody, where it can."""

Begin = Callable[[socket.socket], object]
"""Serves a connection."""


def home_of_table(table_id: bytes, workers: int) -> int:
    """The worker, from 1, where a table is at home."""
    return zlib.crc32(table_id) % workers + 1


def show_late(listening: socket.socket) -> None:
    """Have connections shown when their request has come, so that it can be seen where they belong."""
    if hasattr(socket, "TCP_DEFER_ACCEPT"):
        with contextlib.suppress(OSError):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, DEFER_SECONDS)


def table_asked_for(connection: socket.socket) -> bytes | None:
    """The id of the table whose socket is asked for; None for all else, and where nothing has come yet."""
    try:
        found = _REQUEST.match(connection.recv(_PEEK, socket.MSG_PEEK))
    except OSError:
        return None
    return None if found is None else found[1]


class Porter:
    """The porter of a server that is alone."""

    def __init__(self, listening: socket.socket) -> None:
        self._listening = listening
        self._begin: Begin | None = None

    def open(self, begin: Begin) -> None:
        """From now on take connections; `begin` serves one."""
        self._begin = begin
        self._listening.setblocking(False)
        self._go_on()

    def close(self) -> None:
        """Take nothing more."""
        if self._begin is not None:
            asyncio.get_running_loop().remove_reader(self._listening)
            self._begin = None
            self._listening.close()

    def _take(self) -> None:
        """Connections wait at the listening socket; another worker may be quicker."""
        for _ in range(_AT_ONCE):
            try:
                connection, _ = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                log.warning("a connection can't be taken", reason=str(error))
                loop = asyncio.get_running_loop()
                loop.remove_reader(self._listening)
                loop.call_later(_AGAIN_SECONDS, self._go_on)
                return
            connection.setblocking(False)
            self._show(connection)

    def _go_on(self) -> None:
        if self._begin is not None:
            asyncio.get_running_loop().add_reader(self._listening, self._take)

    def _show(self, connection: socket.socket) -> None:
        """Where to go."""
        self._serve(connection)

    def _serve(self, connection: socket.socket) -> None:
        if self._begin is None:
            connection.close()
        else:
            self._begin(connection)


class PorterAmongWorkers(Porter):
    """The porter of worker `number` (from 1) of so many `workers`, who leave each other connections in `folder`."""

    def __init__(self, listening: socket.socket, folder: str, number: int, workers: int) -> None:
        super().__init__(listening)
        self._folder = Path(folder)
        self._number = number
        self._workers = workers
        self._handed = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._handed.setblocking(False)
        self._handing = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._handing.setblocking(False)

    def _door(self, number: int) -> Path:
        return self._folder / f"door-{number}"

    def open(self, begin: Begin) -> None:
        """From now on take connections, from the listening socket and from the other porters. `begin` serves one here."""
        door = self._door(self._number)
        door.unlink(missing_ok=True)  # of one who had this place before
        self._handed.bind(str(door))
        asyncio.get_running_loop().add_reader(self._handed, self._take_handed)
        super().open(begin)

    def close(self) -> None:
        """Take nothing more; what has been handed over is still served."""
        if self._begin is None:
            return
        asyncio.get_running_loop().remove_reader(self._handed)
        with contextlib.suppress(OSError):  # the folder may be gone
            self._door(self._number).unlink(missing_ok=True)
        self._take_handed()
        for one in (self._handed, self._handing):
            one.close()
        super().close()

    def _show(self, connection: socket.socket) -> None:
        table = table_asked_for(connection)
        home = self._number if table is None else home_of_table(table, self._workers)
        if home == self._number or not self._hand(connection, home):
            self._serve(connection)

    def _hand(self, connection: socket.socket, home: int) -> bool:
        """Give the connection to another worker; False where it isn't there, or doesn't keep up."""
        try:
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection.fileno()]))
            self._handing.sendmsg([b"\0"], [rights], 0, str(self._door(home)))  # send_fds forgets the address
        except OSError:
            return False
        connection.close()  # ours; the other worker has its own
        return True

    def _take_handed(self) -> None:
        """Other porters have handed connections over."""
        while True:
            try:
                _, numbers, _, _ = socket.recv_fds(self._handed, 1, 1)
            except OSError:
                return
            for number in numbers:
                connection = socket.socket(fileno=number)
                connection.setblocking(False)
                self._serve(connection)
