"""What tests share: a throw-away PostgreSQL, a Chromium, and a page that forgives no error.

Nothing is skipped where one of them is missing: the test fails and says what to install.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

hypothesis.settings.register_profile("sevenfold", deadline=None)  # a busy machine is no failure
hypothesis.settings.load_profile("sevenfold")

ROOT = Path(__file__).resolve().parent.parent

CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def free_port() -> int:
    """A TCP port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# PostgreSQL ----------------------------------------------------------------------------------------------------------


def postgres_bin() -> Path:
    """The folder with initdb and postgres; the newest one on Debian."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    if not folders:
        pytest.fail("PostgreSQL is not installed: run `sh scripts/test_needs.sh`", pytrace=False)
    return folders[-1].parent


def postgres_run(url: str, statement: str) -> None:
    """Run one statement outside a transaction, as CREATE DATABASE wants it."""
    import asyncio

    import asyncpg

    async def run() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    # In a thread of its own, so that it works whether or not the test has a loop running.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL without its database name: a cluster of this test process alone, thrown away at the end.

    SEVENFOLD_TEST_POSTGRES_URL names a running one instead.
    """
    if given := os.environ.get("SEVENFOLD_TEST_POSTGRES_URL"):
        yield given.rsplit("/", 1)[0] if given.count("/") > 2 else given
        return
    programs = postgres_bin()
    folder = Path(tempfile.mkdtemp(prefix="sevenfold-postgres-"))
    data = folder / "data"
    as_postgres: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "postgres", "postgres")
        as_postgres = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]
    port = free_port()
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": folder,
        "fsync": "off",
        "synchronous_commit": "off",
        "full_page_writes": "off",
        "max_connections": 200,
    }
    log = folder / "log"
    start = [str(programs / "postgres"), "-D", str(data)]
    start += [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    try:
        subprocess.run(
            [*as_postgres, str(programs / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=folder,
        )
        with log.open("wb") as out:
            server = subprocess.Popen([*as_postgres, *start], stdout=out, stderr=out, cwd=folder)
        try:
            url = f"postgresql://postgres@127.0.0.1:{port}"
            ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port), "-t", "1"]
            for _ in range(200):
                if subprocess.run(ready, check=False).returncode == 0:
                    break
                if server.poll() is not None:
                    pytest.fail(f"PostgreSQL did not start:\n{log.read_text()}", pytrace=False)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    server.wait(0.05)
            yield url
        finally:
            server.send_signal(signal.SIGINT)  # end at once, without waiting for clients
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


_database_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def new_postgres_database(postgres_server: str) -> Callable[[], str]:
    """A function that makes an empty database and gives its URL."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")

    def make() -> str:
        name = f"sevenfold_{worker}_{os.getpid()}_{next(_database_numbers)}"
        postgres_run(f"{postgres_server}/postgres", f'CREATE DATABASE "{name}"')
        return f"{postgres_server}/{name}"

    return make


@pytest.fixture(scope="session")
def postgres_url(new_postgres_database: Callable[[], str]) -> str:
    """The URL of a database that all tests of this process share: postgresql://postgres@127.0.0.1:PORT/NAME."""
    return new_postgres_database()


@pytest.fixture
def fresh_postgres_url(new_postgres_database: Callable[[], str]) -> str:
    """The URL of an empty database for this test alone."""
    return new_postgres_database()


# A running Sevenfold --------------------------------------------------------------------------------------------------


class Server:
    """A server process of its own, as `sevenfold serve` starts it; `url` is where it answers."""

    def __init__(self, folder: Path, port: int, **settings: str) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.log = folder / f"server-{port}.log"
        self.settings = {
            "SEVENFOLD_HOST": "127.0.0.1",
            "SEVENFOLD_PORT": str(port),
            "SEVENFOLD_DATABASE_URL": f"sqlite:///{folder / 'sevenfold.db'}",
            "SEVENFOLD_NO_BROWSER": "1",
            "SEVENFOLD_ENGINE": "off",  # compiling would be most of what the machine does; tests/server has tests of its own
            **settings,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers at /health."""
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sevenfold", "serve"],
                env={**os.environ, **self.settings},
                cwd=self.log.parent,
                stdout=out,
                stderr=out,
            )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and self.process.poll() is None:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/health", timeout=1):
                return
            time.sleep(0.05)
        self.stop()
        pytest.fail(f"The server did not come up:\n{self.log.read_text()}", pytrace=False)

    def stop(self, *, at_once: bool = False) -> None:
        """End it as Ctrl-C does, or at once as a power cut does."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL if at_once else signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


@pytest.fixture(scope="module")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """A function that starts a server with a database of its own; settings are environment variables.

    `server.stop(at_once=True)` and `server.start()` are a power cut and the morning after it.
    """
    servers: list[Server] = []

    def make(**settings: str) -> Server:
        server = Server(tmp_path_factory.mktemp("server"), free_port(), **settings)
        servers.append(server)
        server.start()
        return server

    yield make
    for server in servers:
        server.stop()


@pytest.fixture(scope="module")
def server(new_server: Callable[..., Server]) -> Server:
    """A running Sevenfold on SQLite, shared by the tests of one file."""
    return new_server()


# Chromium ------------------------------------------------------------------------------------------------------------


def chromium_path() -> str:
    """The Chromium of this machine."""
    if given := os.environ.get("SEVENFOLD_TEST_CHROMIUM"):
        return given
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    if sys.platform == "darwin" and Path(mac).exists():
        return mac
    pytest.fail("Chromium is not installed: run `sh scripts/test_needs.sh`", pytrace=False)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A Chromium for the tests of one file.

    By file, not by session: Playwright's synchronous interface keeps an event loop running in this thread,
    and asynchronous tests of the same process could not start theirs beside it.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGS)
        yield browser
        browser.close()


@pytest.fixture
def new_context(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """A function that makes a person of their own: cookies and storage apart from the others.

    Takes what `browser.new_context` takes (viewport, locale, reduced_motion ...). A page that logs an error or lets one
    escape fails the test.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on("console", lambda line: complaints.append(f"{page.url}: {line.text}") if line.type == "error" else None)

    def make(**options: object) -> BrowserContext:
        context = chromium.new_context(**{"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, **options})
        context.on("page", watch)
        context.set_default_timeout(10_000)
        contexts.append(context)
        return context

    make.complaints = complaints  # type: ignore[attr-defined]  # a test that expects an error may clear it
    yield make
    for context in contexts:
        context.close()
    assert not complaints, "The page complained:\n" + "\n".join(complaints)


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    """A fresh page at a desk, in English."""
    return new_context().new_page()


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext]) -> Page:
    """A fresh page on a phone in portrait, in English."""
    return new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
