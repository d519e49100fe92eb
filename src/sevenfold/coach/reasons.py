"""One reason in words for an option: the fact that tells most about it, always by the game's own functions."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from sevenfold.coach.findings import Reason
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.record import Live

REASONS: dict[str, str] = {
    "sevn": "sevenfold.coach.sevn",
    "7wonders": "sevenfold.coach.wonders",
    "weisen": "sevenfold.coach.weisen",
}
"""Where each game's reasons stand: a module with `reason(s, seat, move)`: the reason, and whether its figures are exact."""


def reason_for(game: Game[Any], s: Live[Any], seat: int, move: int) -> tuple[Reason, bool]:
    """The reason that tells most about the option, from what the seat may know, and whether its figures are exact."""
    found: Callable[[Live[Any], int, int], tuple[Reason, bool]] = import_module(REASONS[game.id]).reason
    return found(s, seat, move)


def said(reason: Reason, players: list[str], language: str) -> str:
    """The reason as a sentence, with the names of those who sit there."""
    from sevenfold.texts import say

    seat = reason.figures.get("seat")
    named = {"name": players[seat]} if isinstance(seat, int) and 0 <= seat < len(players) else {}
    return say(language, f"coach-{reason.code}", {**reason.figures, **named})
