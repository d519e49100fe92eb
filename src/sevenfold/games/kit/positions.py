"""Reading a position's JSON with errors that name the place: the same few questions for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from sevenfold.games.kit.errors import PositionError

MISSING = object()
_SHOWN = 40


class Place:
    """One object inside a position, with the name of its place (`players[2]`) for errors."""

    def __init__(self, data: Any, name: str, known: Sequence[str]) -> None:
        if not isinstance(data, Mapping):
            raise PositionError("position-object", {"field": name or "position", "given": shown(data)})
        self.data: Mapping[str, Any] = data
        self.name = name
        for key in self.data:
            if key not in known:
                raise PositionError("position-unknown", {"field": self.at(str(key)), "known": ", ".join(known)})

    def at(self, key: str) -> str:
        """The full name of a field."""
        return f"{self.name}.{key}" if self.name else key

    def has(self, key: str) -> bool:
        """Whether the field is there and not null."""
        return self.data.get(key) is not None

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds; a missing one without a default is an error."""
        if default is not None and not self.has(key):
            return default
        return number(self.data.get(key), self.at(key), least, most)

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self.data.get(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise PositionError("position-flag", {"field": self.at(key), "given": shown(value)})
        return value

    def word(self, key: str, known: Sequence[str], default: str | None = None) -> str:
        """One of some words; a missing one without a default is an error."""
        value = self.data.get(key)
        if value is None and default is not None:
            return default
        return word(value, self.at(key), known)

    def list(self, key: str) -> list[Any]:
        """A list, empty where left out."""
        value = self.data.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise PositionError("position-list", {"field": self.at(key), "given": shown(value)})
        return cast("list[Any]", value)

    def wrong(self, key: str, code: str, **figures: int | str) -> PositionError:
        """An error at a field of this place."""
        return PositionError(code, {"field": self.at(key), **figures})


def shown(value: Any) -> str:
    """A value as an error may show it: as JSON, and short."""
    try:
        text = msgspec.json.encode(value).decode()
    except (TypeError, ValueError):
        text = repr(value)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def number(value: Any, field: str, least: int, most: int) -> int:
    """A whole number within bounds, or `PositionError`."""
    if value is None:
        raise PositionError("position-missing-number", {"field": field, "least": str(least), "most": str(most)})
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PositionError(
            "position-number", {"field": field, "given": shown(value), "least": str(least), "most": str(most)}
        )
    return value


def word(value: Any, field: str, known: Sequence[str]) -> str:
    """One of some words, or `PositionError`."""
    if value is None:
        raise PositionError("position-missing-word", {"field": field, "known": ", ".join(known)})
    if not isinstance(value, str) or value not in known:
        raise PositionError("position-word", {"field": field, "given": shown(value), "known": ", ".join(known)})
    return value
