"""A PostgreSQL of one's own that is thrown away afterwards, and can be killed and started again meanwhile."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import asyncpg


def programs() -> Path:
    """The folder with initdb and postgres; the newest one on Debian."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3])).parent


class ThrowAway:
    """A cluster on a port of this machine. `url` names its database. Commits are synced, as a host's are."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        self.folder = Path(tempfile.mkdtemp(prefix="sevenfold-postgres-"))
        self._as_postgres: list[str] = []
        self._server: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, "postgres", "postgres")
            self._as_postgres = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]

    def make(self) -> None:
        """Make the cluster."""
        command = [str(programs() / "initdb"), "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust"]
        subprocess.run([*self._as_postgres, *command], check=True, capture_output=True, cwd=self.folder)

    async def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "max_connections": 100,
        }
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(programs() / "postgres"), "-D", str(self.folder / "data"), *given]
        self._begin([*self._as_postgres, *command])
        for _ in range(400):
            try:
                await (await asyncpg.connect(self.url, timeout=2)).close()
            except (OSError, asyncpg.PostgresError, TimeoutError):
                await asyncio.sleep(0.05)  # nothing tells when it is ready
            else:
                return
        raise RuntimeError((self.folder / "log").read_text())

    def _begin(self, command: list[str]) -> None:
        with (self.folder / "log").open("ab") as out:
            self._server = subprocess.Popen(command, stdout=out, stderr=out, cwd=self.folder)

    @property
    def pid(self) -> int:
        """Its first process."""
        assert self._server is not None
        return self._server.pid

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(30)
            self._server = None

    async def run(self, statement: str) -> list[asyncpg.Record]:
        """Run a statement."""
        connection = await asyncpg.connect(self.url, timeout=10)
        try:
            return await connection.fetch(statement)
        finally:
            await connection.close()

    def throw_away(self) -> None:
        """End it and delete everything."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
