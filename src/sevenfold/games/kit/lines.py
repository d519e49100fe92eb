"""The lines of a match record (`*.sevenfold.jsonl`): what each may hold, written by msgspec and read with every check.

A line that makes no sense raises `BadLine`, which knows the line's number and says it in both languages.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, cast

import msgspec

from sevenfold.games.kit.contract import OptionValue
from sevenfold.games.kit.errors import Figure, RecordError, RulesError
from sevenfold.games.kit.seal import SEED_BYTES, is_seal


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """Line 1: the game, its behaviour's version, who plays, all options, the seal, and a position to start from."""

    game: str
    rules: int
    players: list[str]
    options: dict[str, OptionValue]
    seal: str | None = None
    position: dict[str, Any] | None = None


class Deal(msgspec.Struct, frozen=True):
    """The dealer's outcomes in notation, as many as were drawn in a row."""

    deal: list[str]


class Moved(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's move in notation, `t` seconds after the start; `clock` marks the fallback of a seat that didn't answer."""

    seat: int
    move: str
    t: float | None = None
    clock: bool = False


class Final(msgspec.Struct, frozen=True):
    """The points by seat and the seats that won."""

    points: list[int]
    winners: list[int]


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last line: the result, and the seed that opens the seal, as hexadecimal digits."""

    end: Final
    seed: str | None = None


Entry = Header | Deal | Moved | End

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class BadLine(RecordError):
    """A line of a record that can't be; `line` is its number from 1, `reason` what the rules say where they do."""

    def __init__(
        self, line: int, code: str, figures: Mapping[str, Figure] | None = None, reason: RulesError | None = None
    ) -> None:
        super().__init__(code, {"line": line, **(figures or {})})
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return told(self, "en")


def told(error: RulesError, language: str) -> str:
    """The sentence of an error in a language, with the rules' reason inside where it has one."""
    from sevenfold.texts import say

    figures: dict[str, Figure] = dict(error.figures)
    if "line" in figures:
        figures["line"] = str(figures["line"])  # a place, not an amount: no separators of thousands
    if isinstance(error, BadLine) and error.reason is not None:
        figures["reason"] = told(error.reason, language)
    return say(language, error.key, figures)


def written(entry: Entry) -> str:
    """The line of an entry, without the line break."""
    return _encode(entry).decode()


def entry_of(text: str, number: int) -> Entry:
    """What line `number` says; raises `BadLine` for malformed JSON, unknown or missing keys, and values of a wrong kind."""
    try:
        data: Any = _decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        cut = text.lstrip().startswith("{") and not text.rstrip().endswith("}")
        raise BadLine(number, "record-cut" if cut else "record-json") from None
    if not isinstance(data, dict):
        raise BadLine(number, "record-object")
    fields = _Fields(number, cast("dict[str, Any]", data))
    if number == 1:
        return _header(fields)
    if "deal" in data:
        fields.only("deal")
        return Deal(fields.texts("deal"))
    if "seat" in data or "move" in data:
        return _moved(fields)
    if "end" in data:
        return _end(fields)
    raise BadLine(number, "record-kind", {"keys": ", ".join(map(_shown, fields.data)) or "-"})


class _Fields:
    """The fields of one line, taken out with a check of each."""

    def __init__(self, line: int, data: dict[str, Any], inside: str = "") -> None:
        self.line = line
        self.data = data
        self.inside = inside

    def only(self, *known: str) -> None:
        for key in self.data:
            if key not in known:
                raise BadLine(self.line, "record-key", {"key": _shown(self.inside + key), "known": ", ".join(known)})

    def wrong(self, key: str, code: str) -> BadLine:
        return BadLine(self.line, code if key in self.data else "record-missing", {"key": self.inside + key})

    def text(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not _sayable(value):
            raise self.wrong(key, "record-text")
        return value

    def texts(self, key: str) -> list[str]:
        values = self._list(key)
        if not values or not all(isinstance(v, str) and _sayable(v) for v in values):
            raise self.wrong(key, "record-texts")
        return values

    def number(self, key: str) -> int:
        value = self.data.get(key)
        if not isinstance(value, int) or not _whole(value):
            raise self.wrong(key, "record-number")
        return value

    def numbers(self, key: str) -> list[int]:
        values = self._list(key)
        if values is None or not all(map(_whole, values)):
            raise self.wrong(key, "record-numbers")
        return values

    def _list(self, key: str) -> list[Any] | None:
        value = self.data.get(key)
        return cast("list[Any]", value) if isinstance(value, list) else None

    def table(self, key: str) -> dict[str, Any]:
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "record-table")
        return cast("dict[str, Any]", value)


def _header(fields: _Fields) -> Header:
    if "game" not in fields.data:
        raise BadLine(1, "record-header")
    fields.only("game", "rules", "players", "options", "seal", "position")
    rules = fields.number("rules")
    if rules < 1:
        raise fields.wrong("rules", "record-rules")
    options = fields.table("options") if "options" in fields.data else {}
    seal = None
    if "seal" in fields.data:
        seal = fields.text("seal")
        if not is_seal(seal):
            raise fields.wrong("seal", "record-seal")
    position = fields.table("position") if "position" in fields.data else None
    return Header(fields.text("game"), rules, fields.texts("players"), options, seal, position)


def _moved(fields: _Fields) -> Moved:
    fields.only("seat", "move", "t", "clock")
    t = fields.data.get("t")
    if "t" in fields.data and (isinstance(t, bool) or not isinstance(t, int | float) or not 0 <= t < math.inf):
        raise fields.wrong("t", "record-time")
    clock = fields.data.get("clock", False)
    if not isinstance(clock, bool):
        raise fields.wrong("clock", "record-yes-no")
    return Moved(fields.number("seat"), fields.text("move"), t, clock)


def _end(fields: _Fields) -> End:
    fields.only("end", "seed")
    final = _Fields(fields.line, fields.table("end"), "end.")
    final.only("points", "winners")
    seed = None
    if "seed" in fields.data:
        seed = fields.text("seed")
        if len(seed) != 2 * SEED_BYTES or seed.strip("0123456789abcdef"):
            raise fields.wrong("seed", "record-seed")
    return End(Final(final.numbers("points"), final.numbers("winners")), seed)


def _whole(value: object) -> bool:
    """Whether it is a whole number that any reader of JSON keeps exactly."""
    return type(value) is int and abs(value) < 1 << 53


def _sayable(text: str) -> bool:
    """Whether the text can be printed: JSON may smuggle in halves of characters."""
    return not any("\ud800" <= c <= "\udfff" for c in text)


def _shown(key: str) -> str:
    return key[:60].encode("utf-8", "replace").decode()
