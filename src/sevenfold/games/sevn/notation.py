"""SEVN's notation: moves and outcomes in words, both ways."""

from __future__ import annotations

from sevenfold.games.kit.errors import NotationError
from sevenfold.games.sevn.cards import IDS, KIND_OF
from sevenfold.games.sevn.legal import DRAW, DROP, GIVE, KEEP, STOP, TAKE, TARGET
from sevenfold.games.sevn.state import SEATS, Phase

WORDS: dict[int, str] = {
    DRAW: "draw",
    STOP: "stop",
    KEEP: "keep",
    DROP: "drop",
    TAKE: "take 1",
    TAKE + 1: "take 2",
    **{TARGET + seat: f"target {seat}" for seat in range(SEATS)},
    **{GIVE + seat: f"give {seat}" for seat in range(SEATS)},
}
MOVES: dict[str, int] = {text: move for move, text in WORDS.items()}
_FORMS = "draw, stop, keep, drop, take 1|2, target SEAT, give SEAT"


def write_move(move: int) -> str:
    """A seat's move in words. Raises `NotationError` for a number that is no move."""
    if move not in WORDS:
        raise NotationError("no-such-move", {"given": str(move), "known": _FORMS})
    return WORDS[move]


def read_move(text: str) -> int:
    """The move that the words mean. Raises `NotationError` where there is none."""
    move = MOVES.get(" ".join(text.split()))
    if move is None:
        raise NotationError("no-such-move", {"given": text[:60], "known": _FORMS})
    return move


def write_outcome(phase: int, outcome: int) -> str:
    """A dealer's outcome in words: `start SEAT` or a card's id."""
    return f"start {outcome}" if phase == Phase.START else IDS[outcome]


def read_outcome(phase: int, text: str) -> int:
    """The dealer's outcome that the words mean. Raises `NotationError` where there is none."""
    if phase == Phase.START:
        word, _, number = text.partition(" ")
        if word != "start" or not (number.isascii() and number.isdecimal()) or int(number) >= SEATS:
            raise NotationError("no-such-start", {"given": text[:60]})
        return int(number)
    kind = KIND_OF.get(text)
    if kind is None:
        raise NotationError("no-such-card", {"given": text[:60], "known": ", ".join(IDS)})
    return kind
