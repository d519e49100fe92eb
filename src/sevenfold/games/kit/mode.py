"""The switch between the two ways the rules run: plain Python objects, or numba on numpy records.

One process runs in one mode, chosen before any rules are imported, by the environment variable `SEVENFOLD_RULES`
or by `use`:

* `plain` (the default): nothing is compiled and neither numba nor numpy is imported.
* `compiled`: every `rule` is compiled by numba; needs the optional group `fast`.
* `checked`: compiled with bounds checks, for tests.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

VARIABLE = "SEVENFOLD_RULES"
MODES = ("plain", "compiled", "checked")
_COMPILED_LAYERS = ("games", "bots", "arena", "envs")


class ModeError(RuntimeError):
    """The rules were asked to run in a way that is unknown, not installed, or too late to choose."""


def _chosen() -> str:
    wanted = os.environ.get(VARIABLE, "plain")
    if wanted not in MODES:
        raise ModeError(f"{VARIABLE}={wanted!r} is not a way to run the rules: it is one of {', '.join(MODES)}")
    return wanted


def use(mode: str) -> None:
    """Choose the mode for this process; to be called before any game is imported.

    Raises `ModeError` when the mode is unknown or when rules in another mode are already loaded.
    """
    if mode not in MODES:
        raise ModeError(f"{mode!r} is not a way to run the rules: it is one of {', '.join(MODES)}")
    if mode != MODE and "sevenfold.games.kit.record" in sys.modules:
        raise ModeError(f"the rules already run in mode {MODE!r}; choose {mode!r} before importing a game")
    os.environ[VARIABLE] = mode
    globals()["MODE"] = mode
    globals()["PLAIN"] = mode == "plain"


def rules_fingerprint() -> str:
    """A hash over every file that compiled code is made from: the name of its cache folder.

    numba notices a change in a function's own file but not in the files it imports; a folder per state of
    the whole set makes a stale cache impossible.
    """
    root = Path(__file__).resolve().parents[2]
    digest = hashlib.sha256()
    for layer in _COMPILED_LAYERS:
        for path in sorted((root / layer).rglob("*")):
            if path.suffix in {".py", ".toml"}:
                digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where the machine code of this state of the rules is kept (`SEVENFOLD_CACHE`, else the user's cache folder).

    numba doesn't tell code with bounds checks from code without them, so each mode has a folder of its own.
    """
    base = os.environ.get("SEVENFOLD_CACHE")
    home = Path(base) if base else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sevenfold"
    return home / f"{MODE}-{rules_fingerprint()}"


MODE: str = _chosen()
PLAIN: bool = MODE == "plain"


@cache
def _compiler() -> Callable[[Any], Any]:
    try:
        import numba.core.config
    except ImportError as error:
        raise ModeError(f"mode {MODE!r} needs numba: install sevenfold[fast]") from error
    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    settings: Any = numba.core.config
    settings.CACHE_DIR = str(folder)
    njit: Any = numba.njit  # its stubs don't know all of its options
    compiled = njit(cache=True, nogil=True, error_model="numpy", boundscheck=MODE == "checked", no_cfunc_wrapper=True)
    return lambda function: _widened(compiled(function))


def _widened(dispatcher: Any) -> Any:
    """The compiled function, which takes whole numbers as int64, whatever they are where it is called.

    numba would compile it again for each constant and each width that a call passes, and all that it calls again with
    it: twice the time for the same code.
    """
    types: Any = import_module("numba.core.types")
    template = dispatcher.get_call_template

    def widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) and kind not in (types.uint64, types.int64) else kind

    def get_call_template(args: Any, kws: Any) -> Any:
        return template(tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


def rule(function: F) -> F:
    """Mark a function as part of the rules: compiled in the compiled modes, left as it is in plain mode."""
    return function if PLAIN else _compiler()(function)
