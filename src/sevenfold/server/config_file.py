"""The settings file: TOML whose names are those of the environment without `SEVENFOLD_`; the environment stands above it.

port = 7801
database_url = "postgresql://sevenfold@db/sevenfold"
origins = ["https://play.example"]

[limits]
tables_per_person = 5
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from sevenfold.games.kit.errors import Figure
from sevenfold.server.settings import NAMES, SettingError
from sevenfold.tables.given import Given, close_to
from sevenfold.tables.limits import PREFIX as LIMIT

VARIABLE = "SEVENFOLD_CONFIG"
_PREFIX = "SEVENFOLD_"
_MOST_BYTES = 100_000


def with_file(environment: Mapping[str, str], path: str | None = None) -> Given:
    """The environment together with what the file at `path` (or at `SEVENFOLD_CONFIG`) says where the environment is silent.

    Raises `SettingError` for a file that can't be read, isn't TOML, or names what is no setting.
    """
    wanted = path or environment.get(VARIABLE)
    if not wanted:
        return Given(environment, {})
    values, places = _variables(wanted, _read(wanted))
    return Given({**values, **environment}, {name: at for name, at in places.items() if name not in environment})


def _read(path: str) -> dict[str, Any]:
    try:
        data = Path(path).read_bytes()
        if len(data) > _MOST_BYTES:
            raise SettingError("config-long", {"path": path, "most": _MOST_BYTES})
        return tomllib.loads(data.decode("utf-8"))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise SettingError("config", {"path": path, "reason": reason or type(error).__name__}) from None


def _variables(path: str, found: dict[str, Any]) -> tuple[dict[str, str], dict[str, str]]:
    """What the file says, as environment variables, and where it says so."""
    given = found.pop("limits", {})
    if not isinstance(given, dict):
        raise SettingError("config-value", {"path": path, "name": "limits", "given": _shown(given)})
    limits = cast("dict[str, Any]", given)  # TOML's names are texts
    for name in found:
        if name not in NAMES:
            known = [*NAMES, "limits"]
            figures: dict[str, Figure] = {"path": path, "name": name[:40], "close": close_to(name, known)}
            raise SettingError("config-name", {**figures, "known": ", ".join(known)})
    named = {_PREFIX + name.upper(): (name, value) for name, value in found.items()}
    named |= {LIMIT + name.upper(): (f"limits.{name}", value) for name, value in limits.items()}
    values = {variable: _text(path, name, value) for variable, (name, value) in named.items()}
    return values, {variable: f"{path}: {name[:60]}" for variable, (name, _) in named.items()}


def _text(path: str, name: str, value: Any) -> str:
    """A value as the environment would have it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, str | int | float):
        return str(value)
    if isinstance(value, list) and all(isinstance(one, str) for one in value):  # pyright: ignore[reportUnknownVariableType]  # TOML gives lists of anything
        return " ".join(value)  # pyright: ignore[reportUnknownArgumentType]  # just looked at
    raise SettingError("config-value", {"path": path, "name": name, "given": _shown(value)})


def _shown(value: Any) -> str:
    return str(value)[:40]
