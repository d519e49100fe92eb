"""Servers as processes of their own: started, waited for, and what they use of the machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
from pathlib import Path

GENEROUS = {
    "SOCKETS_PER_ADDRESS": "100000",
    "ADDRESS_RATE": "1000000",
    "ADDRESS_BURST": "1000000",
    "NEW_PEOPLE_BURST": "1000000",
    "SOCKET_RATE": "1000000",
    "PERSON_RATE": "1000000",
    "ADDRESS_MESSAGE_RATE": "1000000",
    "CHANGE_RATE": "1000000",
    "TABLES_PER_PERSON": "100000",
    "NEW_TABLES_RATE": "1000000",
}
"""One address plays a thousand people, and faster than people do."""


def end_in_order() -> None:
    """Told to end (SIGTERM), end as after an error: what has been started is ended, too."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def resident(pid: int) -> int:
    """Bytes of memory a process occupies."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


def processor_seconds(pid: int) -> float:
    """Seconds of processor time a process and its threads have used, and those of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes that a process has started and that are still there."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found


def family_seconds(pid: int) -> float:
    """Seconds of processor time of a process with all that it has started."""
    with contextlib.suppress(OSError):  # gone meanwhile: its parent has its time
        return processor_seconds(pid) + sum(family_seconds(child) for child in children(pid))
    return 0.0


async def ready_line(process: asyncio.subprocess.Process, word: bytes) -> None:
    """Wait until a server says on its output that it is up."""
    assert process.stdout is not None
    async with asyncio.timeout(60):
        while word not in (line := await process.stdout.readline()):
            if not line:
                raise RuntimeError("the server did not start")


class Server:
    """A server as `sevenfold serve` starts it: on SQLite, or where the URL says."""

    name = "Sevenfold (SQLite, synced)"

    def __init__(self, port: int, database_url: str | None = None) -> None:
        self.port = port
        self.folder = tempfile.TemporaryDirectory(prefix="sevenfold-bench-")
        self.url = database_url or f"sqlite:///{Path(self.folder.name) / 'bench.sqlite3'}"
        self.process: asyncio.subprocess.Process | None = None
        self.limits = GENEROUS
        self.log = Path(self.folder.name) / "log"

    async def start(self, **environment: str) -> None:
        """Start it and wait until it answers."""
        with self.log.open("ab") as out:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                "import sys; from sevenfold.server.run import run; sys.exit(run())",
                stdout=asyncio.subprocess.PIPE,
                stderr=out,
                env={
                    **os.environ,
                    "SEVENFOLD_PORT": str(self.port),
                    "SEVENFOLD_DATABASE_URL": self.url,
                    "SEVENFOLD_ENGINE": "off",
                    **{f"SEVENFOLD_LIMIT_{name}": value for name, value in self.limits.items()},
                    **environment,
                },
            )
        try:
            await ready_line(self.process, str(self.port).encode())
        except (RuntimeError, TimeoutError):
            raise RuntimeError(self.log.read_text()) from None

    @property
    def pid(self) -> int:
        """The process that was started; with several workers, their foreman."""
        assert self.process is not None
        return self.process.pid

    def workers_up(self) -> int:
        """How many workers have said so far that they are up."""
        return self.log.read_text().count("a worker is up")

    async def stop(self) -> int:
        """End it; its exit status."""
        status = 0
        if self.process is not None:
            if self.process.returncode is None:
                self.process.terminate()
            status = await self.process.wait()
        self.folder.cleanup()
        return status

    def memory(self) -> int:
        """Bytes of memory it occupies."""
        return resident(self.pid) + sum(map(resident, children(self.pid)))

    def processor(self) -> float:
        """Seconds of processor time it has used, with its workers."""
        return family_seconds(self.pid)
