"""The notation of 7 Wonders, both ways: `build altar right=2`, `stage loom_1`, `sell baths`, `free palace`, `pick walls`, `skip`."""

from __future__ import annotations

import re

from sevenfold.games.kit.errors import NotationError
from sevenfold.games.wonders.boards import BOARD_IDS, BOARD_OF
from sevenfold.games.wonders.cards import IDS, KIND_OF, KINDS
from sevenfold.games.wonders.legal import (
    COINS_RANGE,
    LAST,
    Action,
    action_of,
    kind_of,
    left_coins,
    move_of,
    right_coins,
)
from sevenfold.games.wonders.state import Phase

FORMS = "build CARD [left=N] [right=N], stage CARD [left=N] [right=N], sell CARD, free CARD, pick CARD, skip"
_WORDS = {action.name.lower(): action for action in Action}
_PAYING = (Action.BUILD, Action.STAGE)
_COINS = re.compile(r"(left|right)=(\d{1,3})")


def write_move(move: int) -> str:
    """A seat's move in words. Raises `NotationError` for a number that is no move."""
    if not 0 <= move < LAST or kind_of(move) >= KINDS:
        raise NotationError("no-such-move", {"given": str(move), "known": FORMS})
    action = Action(action_of(move))
    if action == Action.SKIP:
        return "skip"
    return f"{action.name.lower()} {IDS[kind_of(move)]}{write_coins(left_coins(move), right_coins(move))}"


def write_coins(left: int, right: int) -> str:
    """The end of a move in words: what the neighbours are paid, where it is anything."""
    return (f" left={left}" if left else "") + (f" right={right}" if right else "")


def read_move(text: str) -> int:
    """The move that the words mean. Raises `NotationError` where there is none."""
    words = text.split()
    action = _WORDS.get(words[0]) if words else None
    if action == Action.SKIP and len(words) == 1:
        return int(move_of(Action.SKIP.value, 0, 0, 0))
    if action is None or action == Action.SKIP or len(words) < 2:
        raise NotationError("no-such-move", {"given": text[:60], "known": FORMS})
    kind = _kind(words[1])
    coins = {"left": 0, "right": 0}
    named: set[str] = set()
    for word in words[2:]:
        found = _COINS.fullmatch(word)
        if found is None or action not in _PAYING or found[1] in named:
            raise NotationError("no-such-move", {"given": text[:60], "known": FORMS})
        named.add(found[1])
        amount = int(found[2])
        if amount >= COINS_RANGE:
            raise NotationError("7wonders-coins-range", {"given": found[2], "most": COINS_RANGE - 1})
        coins[found[1]] = amount
    return int(move_of(action.value, kind, coins["left"], coins["right"]))


def _kind(text: str) -> int:
    kind = KIND_OF.get(text)
    if kind is None:
        raise NotationError("no-such-card", {"given": text[:60], "known": ", ".join(IDS)})
    return kind


def write_outcome(phase: int, outcome: int) -> str:
    """A dealer's outcome in words: a board's id or a card's."""
    return BOARD_IDS[outcome] if phase == Phase.BOARD else IDS[outcome]


def read_outcome(phase: int, text: str) -> int:
    """The dealer's outcome that the words mean. Raises `NotationError` where there is none."""
    if phase != Phase.BOARD:
        return _kind(text)
    board = BOARD_OF.get(text)
    if board is None:
        raise NotationError("7wonders-no-such-board", {"given": text[:60], "known": ", ".join(BOARD_IDS)})
    return board
