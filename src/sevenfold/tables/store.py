"""The store: a SQLite file that one server uses, or a PostgreSQL database for any number of them; brought to the newest shape.

Moves and everything else go in through the `journal`; reading goes past it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

from sevenfold.tables.journal import Journal, PostgresJournal, SqliteJournal
from sevenfold.tables.problems import StoreError
from sevenfold.tables.statements import Statement, Statements, Write, dialect

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

HEAD = "0004"
"""The newest migration; a test holds it equal to Alembic's."""
STAMP = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL CONSTRAINT alembic_version_pkc PRIMARY KEY)",
    f"INSERT INTO alembic_version VALUES ('{HEAD}')",  # noqa: S608  # a constant
)
"""What tells Alembic that a database made from scratch is the newest."""
_LOCK_KEY = 0x5EE7_F01D
_LOCK_WAIT = 120.0
"""Seconds to wait for another worker that is bringing the database to the newest shape."""
_CONNECTIONS = 4
"""So many connections to PostgreSQL each worker has at most, besides the one it listens on."""
_PATIENCE = 30.0
"""Seconds that one statement may take."""
_CONNECTING = 10.0
"""Seconds that connecting may take."""


class Store(Protocol):
    """An open database. `statements` are those of its kind."""

    statements: Statements
    journal: Journal

    async def rows(self, statement: Statement, **values: Any) -> list[Any]:
        """The rows a statement finds. Raises `StoreError`."""
        ...

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        ...

    async def write(self, *writes: Write) -> None:
        """Write the rows, all or none, through the journal."""
        ...


async def open_store(url: str) -> Store:
    """The store of a URL: `sqlite:///PATH` or `postgresql://USER@HOST/NAME`.

    Raises `StoreError` where the URL makes no sense, the database can't be reached, written or understood, or another
    server uses it.
    """
    scheme = url.split("://", 1)[0]
    if scheme == "sqlite":
        path = url.removeprefix("sqlite:///")
        if not path or path in {url, ":memory:"}:
            raise StoreError("sqlite-url", {"url": hidden(url)})
        return await SqliteStore.open(Path(path))
    if scheme in {"postgresql", "postgres"}:
        return await PostgresStore.open(url)
    raise StoreError("url", {"url": hidden(url)})


def hidden(url: str) -> str:
    """The URL without its password, for messages."""
    try:
        parts = urlsplit(url)
        if parts.password:
            return url.replace(f":{parts.password}@", ":…@", 1)
    except ValueError:
        return url.rsplit("@", maxsplit=1)[-1]
    return url


def trouble() -> tuple[type[Exception], ...]:
    """What asyncpg raises where PostgreSQL goes away, refuses or takes too long."""
    import asyncpg

    # an internal error is what comes of a connection that ends at an inconvenient moment
    return asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError


def migrate(connection: Connection) -> None:
    """Bring the database to the newest shape. Raises `StoreError` for one that a newer Sevenfold has made."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError("newer") from error


def _locked(path: Path) -> IO[bytes] | None:
    """The open lock file, locked for this process; None where the system has no such locks."""
    try:
        import fcntl
    except ImportError:
        return None
    file = path.with_name(path.name + "-lock").open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StoreError("in-use", {"database": str(path)}) from None
    return file


class SqliteStore:
    """A SQLite file in WAL mode, each commit synced to disk."""

    def __init__(self, path: Path, lock: IO[bytes] | None) -> None:
        self.path = path
        self.statements = dialect("sqlite").statements
        self.journal: Journal = SqliteJournal(self._connect)
        self._lock = lock
        self._reader = ThreadPoolExecutor(1, "store")
        self._reading: sqlite3.Connection | None = None

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Open the file, making it where it isn't there."""
        try:
            if not path.parent.is_dir():  # a slip of the pen is not to begin an empty database somewhere else
                raise StoreError("no-folder", {"database": str(path), "folder": str(path.parent)})
            lock = _locked(path)
        except OSError as error:
            raise StoreError("unwritable", {"database": str(path), "reason": error.strerror or str(error)}) from error
        try:
            await asyncio.to_thread(cls._prepare, path)
        except BaseException as error:
            if lock is not None:
                lock.close()
            if not isinstance(error, sqlite3.Error):
                raise
            code = "no-database" if "not a database" in str(error) else "unwritable"
            raise StoreError(code, {"database": str(path), "reason": str(error)}) from error
        return cls(path, lock)

    @staticmethod
    def _prepare(path: Path) -> None:
        made = not path.exists()
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
            if made and os.name == "posix":
                path.chmod(0o600)  # it holds the secret seeds of running matches
            if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
                for statement in [*dialect("sqlite").schema, *STAMP]:
                    connection.execute(statement)
                connection.commit()
            found = None
            with contextlib.suppress(sqlite3.OperationalError):
                found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if found is None or found[0] != HEAD:
            from sqlalchemy import create_engine

            engine = create_engine(f"sqlite:///{path}")
            try:
                with engine.begin() as changing:
                    migrate(changing)
            finally:
                engine.dispose()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    async def rows(self, statement: Statement, **values: Any) -> list[Any]:
        """See `Store`."""
        return await asyncio.get_running_loop().run_in_executor(
            self._reader, self._read, statement.sql, statement.values(values)
        )

    def _read(self, sql: str, values: Sequence[Any]) -> list[Any]:
        try:
            if self._reading is None:
                self._reading = self._connect()
            return self._reading.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError("read", {"reason": str(error)}) from error

    async def write(self, *writes: Write) -> None:
        """See `Store`."""
        await self.journal.write(writes)

    async def close(self) -> None:
        """See `Store`."""
        await self.journal.close()
        if self._reading is not None:
            self._reading.close()
        self._reader.shutdown()
        if self._lock is not None:
            self._lock.close()


class PostgresStore:
    """A PostgreSQL database, through asyncpg."""

    def __init__(self, url: str, pool: Any) -> None:
        self.url = url
        self.statements = dialect("postgresql").statements
        self.journal: Journal = PostgresJournal(pool)
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connect, and bring the database to the newest shape unless another worker is at it: then wait until it is done."""
        try:
            asyncpg: Any = import_module("asyncpg")
        except ImportError:
            raise StoreError("no-asyncpg") from None
        shown = hidden(url)
        try:
            lock = await asyncpg.connect(url, timeout=_CONNECTING)
        except (*trouble(), ValueError) as error:
            raise StoreError("unreachable", {"url": shown, "reason": str(error) or "no answer"}) from error
        try:
            await lock.execute(f"SET lock_timeout = '{int(_LOCK_WAIT * 1000)}ms'")
            try:
                await lock.execute("SELECT pg_advisory_lock($1)", _LOCK_KEY)
            except asyncpg.LockNotAvailableError:
                raise StoreError("migrating", {"database": shown, "seconds": int(_LOCK_WAIT)}) from None
            await cls._prepare(url, lock)
            pool = await asyncpg.create_pool(
                url, min_size=0, max_size=_CONNECTIONS, command_timeout=_PATIENCE, timeout=_CONNECTING
            )
        except asyncpg.PostgresError as error:
            raise StoreError("unwritable", {"database": shown, "reason": str(error)}) from error
        finally:
            await lock.close()
        return cls(url, pool)

    @staticmethod
    async def _prepare(url: str, connection: Any) -> None:
        if await connection.fetchval("SELECT to_regclass('alembic_version')") is None and not await connection.fetchval(
            "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
        ):
            async with connection.transaction():
                for statement in [*dialect("postgresql").schema, *STAMP]:
                    await connection.execute(statement)
            return
        if await connection.fetchval("SELECT to_regclass('alembic_version')") is not None:
            found = await connection.fetchval("SELECT version_num FROM alembic_version")
            if found == HEAD:
                return
        from sqlalchemy.ext.asyncio import create_async_engine
        from sqlalchemy.pool import NullPool

        engine = create_async_engine("postgresql+asyncpg://" + url.split("://", 1)[1], poolclass=NullPool)
        try:
            async with engine.begin() as changing:
                await changing.run_sync(migrate)
        finally:
            await engine.dispose()

    async def rows(self, statement: Statement, **values: Any) -> list[Any]:
        """See `Store`."""
        try:
            return await self._pool.fetch(statement.sql, *statement.values(values))
        except trouble() as error:
            raise StoreError("read", {"reason": str(error) or type(error).__name__}) from error

    async def write(self, *writes: Write) -> None:
        """See `Store`."""
        await self.journal.write(writes)

    async def close(self) -> None:
        """See `Store`."""
        await self.journal.close()
        try:
            await asyncio.wait_for(self._pool.close(), _CONNECTING)
        except TimeoutError:
            self._pool.terminate()
