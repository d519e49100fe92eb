"""A server in the test's own process, on a free port and with a time that the test turns; guests that talk to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import HandTime, Place, opened
from tests.server.push_service import PushService, certificate, push_service
from tests.server.workers import Opening


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/sevenfold.sqlite3"
    return request.getfixturevalue("fresh_postgres_url")


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """A server on SQLite."""
    async with opened(f"sqlite:///{tmp_path}/sevenfold.sqlite3") as found:
        yield found


@pytest.fixture
async def place_on(request: pytest.FixtureRequest) -> AsyncIterator[Callable]:
    """A function that opens a server on a database, to be opened again on the same one."""
    async with AsyncExitStack() as stack:

        async def make(url: str, **settings: object) -> Place:
            return await stack.enter_async_context(opened(url, **settings))

        yield make


@pytest.fixture
async def more(fresh_postgres_url: str) -> AsyncIterator[Opening]:
    """A function that starts one more worker on the same database, by the same time."""
    time = HandTime()
    async with AsyncExitStack() as stack:

        async def make(**settings: Any) -> Place:
            return await stack.enter_async_context(opened(fresh_postgres_url, time=time, **settings))

        yield make


@pytest.fixture
async def two(more: Opening) -> tuple[Place, Place]:
    return await more(), await more()


@pytest.fixture
async def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PushService]:
    pem = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    async with push_service(pem) as found:
        yield found


@pytest.fixture
async def reminding(service: PushService, database_url: str) -> AsyncIterator[Callable]:
    """A function that starts a server that reminds, on the same database each time."""
    time = HandTime()
    async with AsyncExitStack() as stack:

        async def make(**settings: object) -> Place:
            wanted = {"push_contact": "mailto:host@example.org", "push_hosts": (service.host,), **settings}
            return await stack.enter_async_context(opened(database_url, time=time, **wanted))

        yield make
