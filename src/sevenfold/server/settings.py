"""The server's settings: given by flags or by the environment, which are equals; a flag stands above its variable."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Mapping

import msgspec

from sevenfold.tables import limits
from sevenfold.tables.given import close_to, place
from sevenfold.tables.limits import Limits
from sevenfold.tables.problems import Problem

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 7777
DEFAULT_DATABASE = "sqlite:///sevenfold.sqlite3"
"""A file in the folder the server is started in: a host finds it, copies it, deletes it."""

_CONTACT = re.compile(r"mailto:[!-~]+@[!-~]+|https://[!-~]+")
_ORIGIN = re.compile(r"https?://([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")
_HOST = re.compile(r"(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?")

NAMES = (
    "host",
    "port",
    "database_url",
    "workers",
    "origins",
    "bot_pace",
    "engine",
    "log",
    "idle_seconds",
    "admin_token",
    "proxies",
    "push_contact",
    "push_hosts",
)
"""The settings, as the settings file names them; in the environment each is in capitals behind `SEVENFOLD_`."""
PREFIX = "SEVENFOLD_"
OTHERS = frozenset(
    {"CONFIG", "RULES", "CACHE", "TOKEN", "SITE", "NO_BROWSER", "NODE", "DEV_SERVER"},
)
"""What else of the environment is Sevenfold's: the settings file, how the rules run, bots, the container, the tools."""
_TESTS = "TEST_"
"""What the tests are told by."""
LEAST_ADMIN_TOKEN = 16
PUSH_HOSTS = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""The push services of the browsers: Chrome and its kin, Firefox, Safari, Edge. `*.` stands for names below that one."""
MOST_WORKERS = 64


class SettingError(Problem):
    """A setting that can't be. The catalogue's key is `setting-CODE`."""

    prefix = "setting"


class Settings(msgspec.Struct, frozen=True):
    """Everything a host can set. `origins` are further pages that may open WebSockets, beside the server's own.

    `workers` is how many processes serve; `bot_pace` stretches the bots' pauses (0: none); `engine` says whether to start the engine process; `log` is `text`
    or `json`; after `idle_seconds` without use a table is forgotten until it is needed again. `admin_token` opens the host's
    own page; empty, there is none. `proxies` are the addresses or networks whose word on who asks (`X-Forwarded-For`) is taken.
    `push_contact` is where push services find the host, and without one nobody is reminded; `push_hosts` are the push services.
    """

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    database_url: str = DEFAULT_DATABASE
    workers: int = 1
    origins: tuple[str, ...] = ()
    bot_pace: float = 1.0
    engine: bool = True
    log: str = "text"
    idle_seconds: float = 120.0
    admin_token: str = ""
    proxies: tuple[str, ...] = ("127.0.0.1",)
    push_contact: str = ""
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    limits: Limits = Limits()


def read(
    environment: Mapping[str, str],
    *,
    host: str | None = None,
    port: int | None = None,
    database_url: str | None = None,
    workers: int | None = None,
) -> Settings:
    """The settings of flags and environment. Raises `SettingError` or `LimitError` with what would be right."""
    _known(environment)
    text = environment.get("SEVENFOLD_PORT", "")
    if port is None and text:
        if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= 65535):
            raise SettingError("port", {"setting": place(environment, "SEVENFOLD_PORT"), "given": text[:40]})
        port = int(text)
    if port is not None and not 0 <= port <= 65535:
        raise SettingError("port", {"setting": "--port", "given": str(port)})
    database = database_url or environment.get("SEVENFOLD_DATABASE_URL") or DEFAULT_DATABASE
    if workers is None:
        count = _workers(environment.get("SEVENFOLD_WORKERS", ""), database, place(environment, "SEVENFOLD_WORKERS"))
    else:
        count = _workers(str(workers), database, "--workers")
    bot_pace = _number(environment, "SEVENFOLD_BOT_PACE", 1.0, 0.0, 60.0)
    idle_seconds = _number(environment, "SEVENFOLD_IDLE_SECONDS", 120.0, 1.0, 86_400.0)
    engine = environment.get("SEVENFOLD_ENGINE", "on")
    if engine not in {"on", "off"}:
        raise SettingError("engine", {"setting": place(environment, "SEVENFOLD_ENGINE"), "given": engine[:40]})
    log = environment.get("SEVENFOLD_LOG", "text")
    if log not in {"text", "json"}:
        raise SettingError("log", {"setting": place(environment, "SEVENFOLD_LOG"), "given": log[:40]})
    admin_token = environment.get("SEVENFOLD_ADMIN_TOKEN", "")
    if admin_token and (len(admin_token) < LEAST_ADMIN_TOKEN or not admin_token.isascii()):
        where = place(environment, "SEVENFOLD_ADMIN_TOKEN")
        raise SettingError("admin-token", {"setting": where, "least": LEAST_ADMIN_TOKEN})
    return Settings(
        host=host or environment.get("SEVENFOLD_HOST") or DEFAULT_HOST,
        port=DEFAULT_PORT if port is None else port,
        database_url=database,
        workers=count,
        origins=_origins(environment),
        bot_pace=bot_pace,
        engine=engine == "on",
        log=log,
        idle_seconds=idle_seconds,
        admin_token=admin_token,
        proxies=_proxies(environment),
        push_contact=_push_contact(environment),
        push_hosts=(*PUSH_HOSTS, *_push_hosts(environment)),
        limits=limits.from_environment(environment),
    )


def _known(environment: Mapping[str, str]) -> None:
    """Raises `SettingError` for a variable that looks like one of Sevenfold's and is none."""
    known = [*(name.upper() for name in NAMES), *OTHERS]
    for variable in environment:
        name = variable.removeprefix(PREFIX)
        if name == variable or name in known or variable.startswith(limits.PREFIX) or name.startswith(_TESTS):
            continue
        more = [f"LIMIT_{field.name.upper()}" for field in msgspec.structs.fields(Limits)]
        raise SettingError("unknown", {"setting": variable[:60], "close": close_to(name, [*known, *more], PREFIX)})


def _origins(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Further pages, as browsers name them. Raises `SettingError` for what no browser would ever send."""
    found: list[str] = []
    for text in environment.get("SEVENFOLD_ORIGINS", "").split():
        origin = text.lower().removesuffix("/")
        if not _ORIGIN.fullmatch(origin):
            raise SettingError("origins", {"setting": place(environment, "SEVENFOLD_ORIGINS"), "given": text[:60]})
        usual = ":443" if origin.startswith("https:") else ":80"
        found.append(origin.removesuffix(usual))  # browsers leave it out
    return tuple(found)


def _workers(text: str, database: str, where: str) -> int:
    """How many processes serve. Raises `SettingError` for a number that can't be, or not with this database or system."""
    if not text:
        return 1
    if not (text.isascii() and text.isdigit() and len(text) < 4 and 0 < int(text) <= MOST_WORKERS):
        raise SettingError("workers", {"setting": where, "given": text[:20], "most": MOST_WORKERS})
    if int(text) > 1 and database.startswith("sqlite:"):
        raise SettingError("workers-sqlite", {"given": int(text)})
    if int(text) > 1 and os.name != "posix":
        raise SettingError("workers-system")
    return int(text)


def _proxies(environment: Mapping[str, str]) -> tuple[str, ...]:
    given = environment.get("SEVENFOLD_PROXIES", "127.0.0.1").split()
    for text in given:
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise SettingError(
                "proxies", {"setting": place(environment, "SEVENFOLD_PROXIES"), "given": text[:60]}
            ) from None
    return tuple(given)


def _push_contact(environment: Mapping[str, str]) -> str:
    """Whom a push service may write to. Raises `SettingError` for what is neither an address of mail nor a page."""
    text = environment.get("SEVENFOLD_PUSH_CONTACT", "")
    if text and not _CONTACT.fullmatch(text):
        where = place(environment, "SEVENFOLD_PUSH_CONTACT")
        raise SettingError("push-contact", {"setting": where, "given": text[:60]})
    return text


def _push_hosts(environment: Mapping[str, str]) -> list[str]:
    """Further push services. Raises `SettingError` for what is no name of a machine."""
    given = environment.get("SEVENFOLD_PUSH_HOSTS", "").lower().split()
    for host in given:
        if not _HOST.fullmatch(host):
            where = place(environment, "SEVENFOLD_PUSH_HOSTS")
            raise SettingError("push-hosts", {"setting": where, "given": host[:60]})
    return given


def _number(environment: Mapping[str, str], name: str, default: float, least: float, most: float) -> float:
    text = environment.get(name, "")
    try:
        number = float(text) if text else default
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        where = place(environment, name)
        raise SettingError("number", {"setting": where, "given": text[:40], "least": least, "most": most})
    return number
