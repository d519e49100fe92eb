"""Reading a position of SEVN: every field is checked, and what contradicts itself is refused with the field's name.

What is left out takes its value at the start of such a moment; cards that are nowhere named are in the draw pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sevenfold.games.kit.contract import OptionValue
from sevenfold.games.kit.errors import OptionError, PositionError
from sevenfold.games.kit.positions import Place, number, word
from sevenfold.games.kit.record import Live
from sevenfold.games.sevn.cards import GROUP, IDS, KIND_OF, KINDS, NUMBERS, SCORING, SECOND_CHANCE, VALUE, Group
from sevenfold.games.sevn.options import SPECS, checked
from sevenfold.games.sevn.position_checks import check_moment, check_question, natural_drawer
from sevenfold.games.sevn.positions import set_up
from sevenfold.games.sevn.state import NONE, QUEUE, SEATS, Phase, State, Status
from sevenfold.games.sevn.view import QUESTIONS

_ACTIONS = [IDS[k] for k in range(KINDS) if GROUP[k] == Group.ACTION and k != SECOND_CHANCE]
_MODIFIERS = [IDS[k] for k in range(KINDS) if GROUP[k] == Group.MODIFIER]
_BONUSES = [IDS[k] for k in range(KINDS) if GROUP[k] == Group.BONUS]
_BALLAST = {int(VALUE[k]): k for k in range(NUMBERS, SCORING)}
_STATUSES = [status.name.lower() for status in Status]
_PHASES = [phase.name.lower() for phase in Phase if phase != Phase.GOING]
_TOP = ("round", "start", "turn", "deal", "players", "running", "open", "queue", "discard", "asking", "sevn", "options")
_SEAT = ("banked", "numbers", "ballast", "modifiers", "bonuses", "second_chance", "status", "gift", "twice")
_OPTIONS = tuple(spec.name for spec in SPECS)
MOST_ROUNDS = 30_000
MOST_BANKED = 25_000
"""The most points a position may have banked: with the best row that a deck allows, events still hold the sum."""


def read_position(data: Mapping[str, Any]) -> Live[State]:
    """The state a position describes. Raises `PositionError` with the field's name for whatever can't be."""
    top = Place(data, "", _TOP)
    seats = top.list("players")
    if not 2 <= len(seats) <= SEATS:
        raise top.wrong("players", "position-seat-count", given=len(seats), least=2, most=SEATS)
    players = len(seats)
    r = State()
    set_up(r, players, _read_options(top, players))
    for seat, entry in enumerate(seats):
        _read_seat(r, Place(entry, f"players[{seat}]", _SEAT), seat)
    r.active = sum(r.status[seat] == Status.ACTIVE for seat in range(players))
    r.start = top.number("start", 0, players - 1, 0)
    r.dealing = top.number("deal", 0, players - 1, 0)
    r.turn = top.number("turn", 0, players - 1, NONE)
    for i, entry in enumerate(top.list("discard")):
        kind = KIND_OF[word(entry, f"discard[{i}]", IDS)]
        _out_of_pile(r, kind, f"discard[{i}]")
        r.discard[kind] += 1
        r.discard_count += 1
    asked = _inner(top, "asking", ("what", "seats", "card", "for"))
    phase = Phase[asked.word("what", _PHASES, "card" if r.dealing else "draw_or_stop").upper()]
    r.phase = phase.value
    _read_queue(r, top)
    running = _read_running(r, top)
    _read_open(r, top)
    r.round = 0 if phase == Phase.START else top.number("round", 1, MOST_ROUNDS, 1)
    if phase == Phase.OVER:
        r.asked = NONE
        r.seventh = top.number("sevn", 0, players - 1, NONE)
    else:
        _read_asked(r, top, asked, running)
    _read_pending(r, asked)
    check_question(r, top, asked, running)
    check_moment(r, top)
    return Live.of(r)


def _inner(top: Place, key: str, known: tuple[str, ...]) -> Place:
    """The object under a key; an empty one where it is left out."""
    return Place(top.data[key] if top.has(key) else {}, key, known)


def _read_options(top: Place, players: int) -> dict[str, OptionValue]:
    try:
        return checked(players, _inner(top, "options", _OPTIONS).data)
    except OptionError as error:
        raise top.wrong("options", "position-options", reason=str(error)) from error


def _out_of_pile(r: State, kind: int, field: str) -> None:
    """Take a card that lies elsewhere out of the pile, or say that it exists too often."""
    if r.pile[kind] == 0:
        raise PositionError("position-copies", {"field": field, "card": IDS[kind], "copies": r.deck[kind]})
    r.pile[kind] -= 1
    r.pile_count -= 1


def _read_seat(r: State, place: Place, seat: int) -> None:
    r.banked[seat] = place.number("banked", 0, MOST_BANKED, 0)
    status = Status(_STATUSES.index(place.word("status", _STATUSES, "active")))
    r.status[seat] = status.value
    for kind, field in _cards_before(place):
        if kind < SCORING and r.front[seat, kind]:
            raise place.wrong(field, "position-twice", card=IDS[kind])
        _out_of_pile(r, kind, place.at(field))
        r.front[seat, kind] += 1
        r.held[seat] |= 1 << kind
        if kind < SCORING:
            r.distinct[seat] += 1
    if place.flag("gift"):
        if not r.front[seat, SECOND_CHANCE]:
            raise place.wrong("gift", "position-gift")
        r.gift[seat] = 1
    if place.has("twice"):
        kind = place.number("twice", 0, NUMBERS - 1, 0)
        if status != Status.OUT or not r.front[seat, kind]:
            raise place.wrong("twice", "position-duplicate", card=IDS[kind])
        _out_of_pile(r, kind, place.at("twice"))
        r.twice[seat] = kind


def _cards_before(place: Place) -> list[tuple[int, str]]:
    """The cards before a seat, each with the field that names it."""
    kinds: list[tuple[int, str]] = []
    for i, entry in enumerate(place.list("numbers")):
        kinds.append((number(entry, place.at(f"numbers[{i}]"), 0, NUMBERS - 1), f"numbers[{i}]"))
    for i, entry in enumerate(place.list("ballast")):
        text = word(str(entry) if type(entry) is int else entry, place.at(f"ballast[{i}]"), [str(v) for v in _BALLAST])
        kinds.append((_BALLAST[int(text)], f"ballast[{i}]"))
    for key, known in (("modifiers", _MODIFIERS), ("bonuses", _BONUSES)):
        for i, entry in enumerate(place.list(key)):
            kinds.append((KIND_OF[word(entry, place.at(f"{key}[{i}]"), known)], f"{key}[{i}]"))
    if place.flag("second_chance"):
        kinds.append((SECOND_CHANCE, "second_chance"))
    return kinds


def _read_queue(r: State, top: Place) -> None:
    queue = top.list("queue")
    if len(queue) > QUEUE:
        raise top.wrong("queue", "position-queue", given=len(queue), most=QUEUE)
    for i, entry in enumerate(queue):
        place = Place(entry, f"queue[{i}]", ("card", "owner"))
        kind = KIND_OF[place.word("card", _ACTIONS)]
        _out_of_pile(r, kind, place.at("card"))
        r.queue_card[i] = kind
        r.queue_owner[i] = number(place.data.get("owner"), place.at("owner"), 0, r.players - 1)
    r.queue_count = len(queue)


def _read_running(r: State, top: Place) -> Place:
    """The running action and its owner; the rest of it follows from the question, see `check_question`.

    Where it is left out although an action asks, it is the head of the queue.
    """
    place = _inner(top, "running", ("card", "owner", "seat", "left"))
    if top.has("running"):
        r.run = KIND_OF[place.word("card", _ACTIONS)]
        _out_of_pile(r, r.run, place.at("card"))
        r.run_owner = number(place.data.get("owner"), place.at("owner"), 0, r.players - 1)
    elif r.phase in (Phase.TARGET, Phase.TAKE) and r.queue_count:
        r.run, r.run_owner = r.queue_card[0], r.queue_owner[0]
        r.queue_count -= 1
        for field in (r.queue_card, r.queue_owner):
            field[: r.queue_count + 1] = [*field[1 : r.queue_count + 1], 0]
    return place


def _read_open(r: State, top: Place) -> None:
    cards = top.list("open")
    if cards and (r.run == NONE or IDS[r.run] != "crossroads" or len(cards) > 2):
        raise top.wrong("open", "position-open")
    for i, entry in enumerate(cards):
        kind = KIND_OF[word(entry, f"open[{i}]", IDS)]
        _out_of_pile(r, kind, f"open[{i}]")
        r.open[i] = kind
    r.open_count = len(cards)


def _read_asked(r: State, top: Place, asked: Place, running: Place) -> None:
    """Who decides, or who draws the next card."""
    if top.has("sevn"):
        raise top.wrong("sevn", "position-seven", seat=top.number("sevn", 0, r.players - 1, 0))
    seats = asked.list("seats")
    if r.phase not in QUESTIONS and seats:
        raise asked.wrong("seats", "position-nobody-asked", what=Phase(r.phase).name.lower())
    if r.phase != Phase.CARD and asked.has("for"):
        raise asked.wrong("for", "position-must-be-empty", what=Phase(r.phase).name.lower())
    if r.phase == Phase.START:
        r.asked = NONE
        return
    field = "for" if r.phase == Phase.CARD else "seats"
    natural = natural_drawer(r, running) if r.phase == Phase.CARD else r.run_owner if r.run != NONE else r.turn
    if natural == NONE:
        natural = r.start
    if field == "for":
        r.asked = asked.number("for", 0, r.players - 1, natural)
    elif len(seats) > 1:
        raise asked.wrong("seats", "position-one-seat")
    else:
        r.asked = number(seats[0], asked.at("seats[0]"), 0, r.players - 1) if seats else natural
    if r.status[r.asked] != Status.ACTIVE:
        raise asked.wrong(field, "position-not-active", seat=r.asked)
    unsaid = "turn" not in top.data and "deal" not in top.data
    if r.turn == NONE and (r.phase == Phase.DRAW_OR_STOP or (r.phase == Phase.CARD and r.run == NONE and unsaid)):
        r.turn = r.asked


def _read_pending(r: State, asked: Place) -> None:
    """The Ballast or Second Chance that the question is about."""
    if r.phase == Phase.KEEP_OR_DROP:
        name = asked.word("card", [IDS[kind] for kind in range(NUMBERS, SCORING)])
    elif r.phase == Phase.GIVE:
        name = asked.word("card", [IDS[SECOND_CHANCE]], IDS[SECOND_CHANCE])
    elif asked.has("card"):
        raise asked.wrong("card", "position-must-be-empty", what=Phase(r.phase).name.lower())
    else:
        return
    r.pending = KIND_OF[name]
    _out_of_pile(r, r.pending, asked.at("card"))
