"""The options of 7 Wonders: which side the boards show, and boards given out by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from sevenfold.games.kit.contract import OptionSpec, OptionValue
from sevenfold.games.kit.errors import OptionError, as_written
from sevenfold.games.wonders.boards import BOARD_IDS, BOARD_OF, SIDES

RANDOM = "random"
SIDE_VALUES = (*SIDES, "ab")
"""Side A, side B, or a side by lot with each board; the place is `State.side`."""

SPECS: tuple[OptionSpec, ...] = (
    OptionSpec("side", "choice", "a", values=list(SIDE_VALUES)),
    OptionSpec("wonders", "seats", [], values=[RANDOM, *BOARD_IDS]),
)
_NAMES = tuple(spec.name for spec in SPECS)


def checked(players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
    """All options with their values. Raises `OptionError` naming the option and what would be right."""
    values: dict[str, OptionValue] = {spec.name: spec.default for spec in SPECS}
    for name, value in given.items():
        if name == "side":
            values[name] = _checked_side(value)
        elif name == "wonders":
            values[name] = _checked_wonders(players, value)
        else:
            raise OptionError("unknown-option", {"game": "7wonders", "option": str(name), "known": ", ".join(_NAMES)})
    return values


def _checked_side(value: Any) -> str:
    text = value.lower() if isinstance(value, str) else value
    if text not in SIDE_VALUES:
        raise OptionError(
            "option-choice", {"option": "side", "given": as_written(value), "known": ", ".join(SIDE_VALUES)}
        )
    return text


def _checked_wonders(players: int, value: Any) -> list[str]:
    """A board or `random` for each seat; an empty list leaves all to the lot."""
    if value is None:
        return []
    if isinstance(value, str):
        value = value.replace(",", " ").split()
    if not isinstance(value, list):
        raise OptionError("7wonders-option-list", {"given": as_written(value)[:60], "players": players})
    entries = cast("list[Any]", value)
    if entries and len(entries) != players:
        raise OptionError("7wonders-option-count", {"given": len(entries), "players": players})
    for entry in entries:
        if not isinstance(entry, str) or (entry != RANDOM and entry not in BOARD_OF):
            raise OptionError(
                "7wonders-option-board", {"given": as_written(entry)[:60], "known": ", ".join((RANDOM, *BOARD_IDS))}
            )
    boards = [BOARD_OF[entry] // len(SIDES) for entry in entries if entry != RANDOM]
    for board in boards:
        if boards.count(board) > 1:
            raise OptionError("7wonders-option-twice", {"wonder": BOARD_IDS[board * len(SIDES)][:-2]})
    return [str(entry) for entry in entries]
