"""The notation of Die Sieben Weisen, both ways: `role druid`, `offer 2`, `lay moventi 0:7 2:3`, `hand owl:4`, `move 1`."""

from __future__ import annotations

import re

from sevenfold.games.kit.errors import NotationError
from sevenfold.games.weisen.cards import (
    ANULENSA,
    BINENSUS,
    CRYSTAL_STEPS,
    FIRST_OWL,
    FIRST_SPELL,
    IDS,
    KIND_OF,
    KINDS,
    LEAST_CRYSTAL,
    MOVENTI,
    MUTANTUS,
    ROLE_OF,
    ROLES,
    VOLENSIA,
)
from sevenfold.games.weisen.course import FINITUM
from sevenfold.games.weisen.moves import (
    CRYSTAL_PLACES,
    LAST,
    OWL_STEPS,
    VALUE_STEPS,
    Action,
    action_of,
    argument_of,
    card_of,
    move_of,
    target_count,
)
from sevenfold.games.weisen.state import ROLE_COUNT, SEATS, SLOTS, Phase

FORMS = (
    "role ROLE, offer SEAT, withdraw SEAT, accept SEAT, decline SEAT, show SEAT CARD, done, join, stay, side 1|2, alone, "
    "open, with SEAT, give SEAT CARD, ready, lay CARD [TARGET], drop, pass, hand CARD, discard CARD, take VALUE, "
    "move SLOT, finitum"
)
TARGETS = (
    "moventi SLOT:VALUE SLOT:VALUE, anulensa SEAT CARD, volensia SEAT owl:VALUE, mutantus SEAT, binensus ROLE; bare "
    "where there is no target"
)
_WORDS = {action.name.lower(): action for action in Action}
_SEAT = (Action.OFFER, Action.WITHDRAW, Action.ACCEPT, Action.DECLINE, Action.WITH)
_SEAT_AND_CARD = (Action.SHOW, Action.GIVE)
_CARD = (Action.HAND, Action.DISCARD)
_PLACE = re.compile(r"(\d):(\d)")
_FINITUM = "finitum"


def write_move(move: int) -> str:
    """A seat's move in words. Raises `NotationError` for a number that is no move."""
    if not 0 <= move < LAST:
        raise _unknown(str(move))
    action, kind, argument = Action(action_of(move)), int(card_of(move)), int(argument_of(move))
    word = action.name.lower()
    if action == Action.ROLE and argument < ROLE_COUNT and not kind:
        return f"{word} {ROLES[argument]}"
    if action in _SEAT and argument < SEATS and not kind:
        return f"{word} {argument}"
    if action in _SEAT_AND_CARD and argument < SEATS and kind < KINDS:
        return f"{word} {argument} {IDS[kind]}"
    if action in _CARD and kind < KINDS and not argument:
        return f"{word} {IDS[kind]}"
    if action == Action.LAY and kind < KINDS and (not argument or argument <= target_count(kind)):
        return f"{word} {IDS[kind]}{_write_target(kind, argument)}"
    if action in (Action.SIDE, Action.TAKE, Action.MOVE) and not kind and argument < CRYSTAL_STEPS:
        return f"{word} {argument}"
    if not kind and not argument and action not in (*_SEAT, *_SEAT_AND_CARD, *_CARD, Action.LAY):
        return word
    raise _unknown(str(move))


def _write_target(spell: int, target: int) -> str:
    if not target:
        return ""
    at = target - 1
    if spell == MOVENTI:
        places = (at // CRYSTAL_PLACES, at % CRYSTAL_PLACES)
        return "".join(f" {place // VALUE_STEPS}:{place % VALUE_STEPS + LEAST_CRYSTAL}" for place in places)
    if spell == ANULENSA:
        return f" {at // FIRST_SPELL} {IDS[at % FIRST_SPELL]}"
    if spell == VOLENSIA:
        return f" {at // OWL_STEPS} {IDS[FIRST_OWL + at % OWL_STEPS]}"
    return f" {ROLES[at]}" if spell == BINENSUS else f" {at}"


def read_move(text: str) -> int:
    """The move that the words mean. Raises `NotationError` where there is none."""
    words = text.split()
    action = _WORDS.get(words[0]) if words else None
    if action is None:
        raise _unknown(text)
    rest = words[1:]
    if action == Action.LAY and rest:
        kind = _card(rest[0])
        return int(move_of(action.value, kind, _read_target(kind, rest[1:], text)))
    if action == Action.ROLE and len(rest) == 1:
        return int(move_of(action.value, 0, _role(rest[0])))
    if action in _SEAT and len(rest) == 1:
        return int(move_of(action.value, 0, _seat(rest[0])))
    if action in _SEAT_AND_CARD and len(rest) == 2:
        return int(move_of(action.value, _card(rest[1]), _seat(rest[0])))
    if action in _CARD and len(rest) == 1:
        return int(move_of(action.value, _card(rest[0]), 0))
    if action == Action.SIDE and len(rest) == 1:
        return int(move_of(action.value, 0, _digit(rest[0], 1, 2, text)))
    if action == Action.TAKE and len(rest) == 1:
        return int(move_of(action.value, 0, _digit(rest[0], LEAST_CRYSTAL, CRYSTAL_STEPS - 1, text)))
    if action == Action.MOVE and len(rest) == 1:
        return int(move_of(action.value, 0, _digit(rest[0], 0, SLOTS - 1, text)))
    if not rest and Action(action) in _BARE:
        return int(move_of(action.value, 0, 0))
    raise _unknown(text)


_BARE = (
    Action.DONE, Action.JOIN, Action.STAY, Action.ALONE, Action.OPEN, Action.READY, Action.DROP, Action.PASS,
    Action.FINITUM,
)  # fmt: skip


def _read_target(spell: int, words: list[str], text: str) -> int:
    """The number of a target from 1, in whichever order moventi's crystals are named; 0 where none is."""
    if not words:
        return 0
    if spell == MOVENTI and len(words) == 2:
        first, second = sorted(_place(word, text) for word in words)
        return 1 + first * CRYSTAL_PLACES + second
    if spell in (ANULENSA, VOLENSIA) and len(words) == 2:
        seat, kind = _seat(words[0]), _card(words[1])
        if spell == ANULENSA and kind < FIRST_SPELL:
            return 1 + seat * FIRST_SPELL + kind
        if spell == VOLENSIA and FIRST_OWL <= kind < FIRST_SPELL:
            return 1 + seat * OWL_STEPS + kind - FIRST_OWL
    if spell == MUTANTUS and len(words) == 1:
        return 1 + _seat(words[0])
    if spell == BINENSUS and len(words) == 1:
        return 1 + _role(words[0])
    raise NotationError("weisen-target", {"given": text[:60], "known": TARGETS})


def _place(word: str, text: str) -> int:
    found = _PLACE.fullmatch(word)
    if found is None:
        raise NotationError("weisen-target", {"given": text[:60], "known": TARGETS})
    slot = _digit(found[1], 0, SLOTS - 1, text)
    return slot * VALUE_STEPS + _digit(found[2], LEAST_CRYSTAL, CRYSTAL_STEPS - 1, text) - LEAST_CRYSTAL


def _digit(word: str, least: int, most: int, text: str) -> int:
    if word not in map(str, range(least, most + 1)):
        raise NotationError("weisen-number", {"given": text[:60], "least": least, "most": most})
    return int(word)


def _seat(word: str) -> int:
    if word not in map(str, range(SEATS)):
        raise NotationError("weisen-seat", {"given": word[:60], "most": SEATS - 1})
    return int(word)


def _role(word: str) -> int:
    role = ROLE_OF.get(word)
    if role is None:
        raise NotationError("weisen-role", {"given": word[:60], "known": ", ".join(ROLES)})
    return role


def _card(word: str) -> int:
    kind = KIND_OF.get(word)
    if kind is None:
        raise NotationError("no-such-card", {"given": word[:60], "known": ", ".join(IDS)})
    return kind


def _unknown(text: str) -> NotationError:
    return NotationError("no-such-move", {"given": text[:60], "known": FORMS})


def write_outcome(phase: int, outcome: int) -> str:
    """A dealer's outcome in words: a role, a space's number from 1 or `finitum`, a crystal's value, a card, `start SEAT`."""
    if phase == Phase.REMOVE:
        return ROLES[outcome]
    if phase == Phase.SPACE:
        return _FINITUM if outcome == FINITUM else str(outcome + 1)
    if phase == Phase.CRYSTAL:
        return str(outcome)
    return f"start {outcome}" if phase == Phase.START else IDS[outcome]


def read_outcome(phase: int, text: str) -> int:
    """The dealer's outcome that the words mean. Raises `NotationError` where there is none."""
    if phase == Phase.REMOVE:
        return _role(text)
    if phase == Phase.SPACE:
        return FINITUM if text == _FINITUM else _digit(text, 1, FINITUM, text) - 1
    if phase == Phase.CRYSTAL:
        return _digit(text, LEAST_CRYSTAL, CRYSTAL_STEPS - 1, text)
    if phase == Phase.START:
        word, _, seat = text.partition(" ")
        if word != "start":
            raise NotationError("weisen-start", {"given": text[:60]})
        return _seat(seat)
    return _card(text)
