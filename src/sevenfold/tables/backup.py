"""Copies of a whole database, taken while a server uses it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

from sevenfold.tables.problems import StoreError
from sevenfold.tables.store import hidden

PAGES_AT_ONCE = 2_000
"""SQLite's pages copied between two chances for the server to write."""


def back_up(url: str, target: Path) -> int:
    """Copy the database of a URL into the new file `target`, and return its size in bytes.

    SQLite: a database that can be used as it is. PostgreSQL: what `pg_restore` reads. The file is readable by its owner
    alone, and only there once it is whole. Raises `StoreError` for what is in the way.
    """
    if target.exists():
        raise StoreError("backup-exists", {"file": str(target)})
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        if url.startswith("sqlite:///"):
            _copy_sqlite(Path(url.removeprefix("sqlite:///")), part)
        elif url.startswith(("postgresql://", "postgres://")):
            _dump_postgres(url, part)
        else:
            raise StoreError("url", {"url": hidden(url)})
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.rename(target)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StoreError("backup-failed", {"file": str(target), "reason": reason}) from error
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def _copy_sqlite(source: Path, part: Path) -> None:
    if not source.is_file():
        raise StoreError("backup-nothing", {"database": str(source)})
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=10)) as used,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            used.backup(copy, pages=PAGES_AT_ONCE)
            if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise StoreError("backup-failed", {"file": str(part), "reason": "the copy is damaged"})
            copy.execute("SELECT version_num FROM alembic_version")
    except sqlite3.Error as error:
        raise StoreError("backup-failed", {"file": str(part), "reason": str(error)}) from error


def _dump_postgres(url: str, part: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise StoreError("backup-no-program")
    parts = urlsplit(url)
    password = unquote(parts.password or "")
    shown = urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", "@", 1)))
    done = subprocess.run(  # noqa: S603  # the program is pg_dump; the address is the host's own
        [program, "--format=custom", "--no-owner", f"--file={part}", f"--dbname={shown}"],
        env={**os.environ, **({"PGPASSWORD": password} if password else {})},  # never where `ps` shows it
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        reason = " ".join(done.stderr.split())[:300] or str(done.returncode)
        raise StoreError("backup-failed", {"file": str(part), "reason": reason})
