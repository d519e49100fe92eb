"""Running the server: takes the port, opens the store, serves, and leaves everything in order."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Iterable
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from types import FrameType
from typing import Any, TypeVar

import structlog
import uvicorn

from sevenfold.server import logs
from sevenfold.server.app import application
from sevenfold.server.cluster import own
from sevenfold.server.config_file import with_file
from sevenfold.server.door import DoorKeeper, door
from sevenfold.server.engine import Engine
from sevenfold.server.gate import Gate
from sevenfold.server.hall import Hall
from sevenfold.server.porter import Porter
from sevenfold.server.settings import SettingError, Settings, read
from sevenfold.server.usher import Usher
from sevenfold.server.wires import Wire
from sevenfold.tables.clock import RealTime, Time
from sevenfold.tables.problems import Problem, StoreError
from sevenfold.tables.store import hidden, open_store
from sevenfold.texts import say

log = structlog.get_logger("sevenfold.server")

WRONG = 2
_Result = TypeVar("_Result")
_SWEEP_SECONDS = 30.0
_AGAIN_SECONDS = 1.0
"""Until what could not be brought back is tried again."""
_GOODBYE_SECONDS = 5
_SWITCH_SECONDS = 0.0002
"""Python's usual 5 ms are what the journal's thread waits for each of its short stretches while the loop is busy, and a move has several."""
_COLLECTED = (5_000, 20, 200)
"""When Python looks for what nobody needs any more: after so many new objects (a millisecond or two, in which nobody is answered), and rarely
through what lives long, as matches do."""


def run(
    host: str | None = None,
    port: int | None = None,
    database_url: str | None = None,
    open_browser: bool = False,  # the command's own flag
    language: str = "en",
    config: str | None = None,
    workers: int | None = None,
) -> int:
    """Serve until somebody ends it; what isn't given comes from the environment, the settings file, then the defaults.

    Returns the exit status: 0, or 2 after one sentence on standard error.
    """
    try:
        mine, ignored = own(os.environ)
        settings = read(with_file(mine, config), host=host, port=port, database_url=database_url, workers=workers)
        if ignored:
            logs.set_up(settings.log)
            log.info("variables that tell of a cluster's services are no settings", ignored=" ".join(ignored))
        listening = bound(settings)
        if settings.workers > 1:
            from sevenfold.server.foreman import Foreman

            foreman = Foreman(settings, listening, language, greet=partial(greet, open_browser=open_browser))
            return in_loop(foreman.run())
        in_loop(serve(settings, listening, open_browser=open_browser, language=language))
    except Problem as problem:
        sys.stderr.write(say(language, problem.key, problem.figures) + "\n")
        return WRONG
    return 0


def in_loop(what: Coroutine[Any, Any, _Result]) -> _Result:
    """Run until it is done, in an event loop as fast as there is."""
    gc.set_threshold(*_COLLECTED)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(what)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def bound(settings: Settings) -> socket.socket:
    """The listening socket. Raises `SettingError` where the port is taken or the address isn't this machine's."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise SettingError("host", {"host": settings.host}) from None
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(
        socket.SOL_SOCKET, socket.SO_RCVBUF, settings.limits.receive_bytes
    )  # its connections get it, too
    try:
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        codes = {errno.EADDRINUSE: "port-used", errno.EACCES: "port-forbidden", errno.EADDRNOTAVAIL: "host"}
        code = codes.get(error.errno or 0)
        if code is None:
            raise
        raise SettingError(code, {"host": settings.host, "port": str(settings.port)}) from None
    listening.setblocking(False)
    return listening


def address_of(settings: Settings, listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    port = listening.getsockname()[1]
    here = {"127.0.0.1", "0.0.0.0", "::", "::1", "localhost"}  # noqa: S104  # compared, not bound
    host = "localhost" if settings.host in here else settings.host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """uvicorn without its own signal handling: the store is still to be closed when a signal has ended it."""

    def __init__(self, config: uvicorn.Config, porter: Porter, keeper: DoorKeeper) -> None:
        super().__init__(config)
        self.ended = asyncio.Event()
        self._porter = porter
        self._usher = Usher(keeper, self._begin)
        self._coming: set[asyncio.Task[Any]] = set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal came: end, at once where it comes again."""
        super().handle_exit(sig, frame)
        self.ended.set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Take the connections that the porter brings, from now on."""
        await super().startup(sockets)
        self._porter.open(self._usher.show_in)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take none any more, and let everybody go."""
        self._porter.close()
        self._usher.close()
        await super().shutdown(sockets)

    def _begin(self, connection: socket.socket) -> None:
        """Serve a connection, as uvicorn serves those that it takes itself."""
        loop = asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            made: Any = self.config.http_protocol_class
            return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop)

        task = loop.create_task(loop.connect_accepted_socket(protocol, connection))
        self._coming.add(task)
        task.add_done_callback(self._begun)

    def _begun(self, task: asyncio.Task[Any]) -> None:
        self._coming.discard(task)
        if not task.cancelled():
            task.exception()  # whoever came is gone again

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to end."""
        try:
            await super().serve(sockets)
        finally:
            self.ended.set()

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave signals to `serve`."""
        yield


async def serve(
    settings: Settings, listening: socket.socket, *, open_browser: bool = False, language: str = "en"
) -> None:
    """Serve on a listening socket until a signal comes. Raises `StoreError` where the database can't be used."""
    logs.set_up(settings.log)
    async with at_work(settings, listening, RealTime(), Engine(wanted=settings.engine)) as (hall, server):
        up = partial(greet, settings, listening, language, open_browser=open_browser)
        await until_told(hall, server, (signal.SIGINT, signal.SIGTERM), up)


async def until_told(hall: Hall, server: Server, signals: Iterable[signal.Signals], up: Callable[[], None]) -> None:
    """Say that it is `up`, then serve until one of the signals comes (or the server has ended by itself)."""
    sys.setswitchinterval(_SWITCH_SECONDS)
    loop = asyncio.get_running_loop()

    def end(number: signal.Signals) -> None:
        hall.engine.leave()
        server.handle_exit(number, None)

    for number in signals:
        loop.add_signal_handler(number, end, number)
    gc.collect()
    gc.freeze()  # what is there now stays: to look through it again each time would hold everybody up for a tenth of a second
    up()
    hall.house.spawn(_bring_back(hall))
    loop.call_later(min(_SWEEP_SECONDS, hall.house.idle_seconds), _sweep, hall, loop)
    await server.ended.wait()


@asynccontextmanager
async def at_work(
    settings: Settings,
    listening: socket.socket,
    time: Time,
    engine: Engine,
    worker: str | None = None,
    before: str | None = None,
    porter: Porter | None = None,
) -> AsyncGenerator[tuple[Hall, Server]]:
    """A server that answers; when the block is left it ends and everything is stored and closed.

    `worker` and `before` are those of `Hall`. The `porter` takes the connections; left out, one who is alone.
    """
    store = await open_store(settings.database_url)
    hall = Hall(store, settings, time, engine, worker, before)
    try:
        await hall.sharing.start()
        await hall.lobby.load()
        await hall.steward.load(time.now())
        await hall.start_reminding()
        say("en", "refused-fault")  # the catalogue takes a while to be read, which is not to be the first refusal's
        gate = Gate(hall.limits, hall.addresses, time, hall.turnstile)
        keeper = DoorKeeper(settings.limits, gate, settings.proxies)
        server = Server(
            uvicorn.Config(
                application(hall, gate=gate),
                http=door(keeper),
                ws=Wire,
                ws_max_size=settings.limits.frame_bytes,
                ws_per_message_deflate=False,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=list(settings.proxies),
                timeout_graceful_shutdown=_GOODBYE_SECONDS,
            ),
            Porter(listening) if porter is None else porter,
            keeper,
        )
        serving = asyncio.create_task(server.serve(sockets=[]))
        try:
            yield hall, server
        finally:
            server.should_exit = True
            await serving
    finally:
        await hall.house.close()
        await hall.pusher.close()
        hall.films.close()
        hall.accounts.passwords.close()
        await hall.sharing.stop()
        await engine.stop()
        await store.close()


async def _bring_back(hall: Hall) -> None:
    """What needs not be done before the first answer."""
    await hall.engine.start()
    while True:
        try:
            await hall.house.resume()
        except StoreError as error:  # the database is away again: the rest is brought back once it is there
            log.warning("not everything could be brought back; it is tried again", reason=str(error))
            await asyncio.sleep(_AGAIN_SECONDS)
        else:
            return


def greet(settings: Settings, listening: socket.socket, language: str, *, open_browser: bool) -> None:
    """Say where the server is."""
    address = address_of(settings, listening)
    sys.stdout.write(say(language, "server-address", {"address": address}) + "\n")
    sys.stdout.flush()
    log.info("serving", address=address, database=hidden(settings.database_url))
    if open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)


def _sweep(hall: Hall, loop: asyncio.AbstractEventLoop) -> None:
    hall.house.sweep()
    hall.look_again(hall.time.now())
    loop.call_later(min(_SWEEP_SECONDS, hall.house.idle_seconds), _sweep, hall, loop)
