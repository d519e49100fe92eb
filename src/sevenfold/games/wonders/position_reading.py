"""Reading a position of 7 Wonders: every field is checked, and what contradicts itself is refused with the field's name.

What is left out takes its value at the start of such a moment. With hands named everybody chooses, without any they are
dealt; cards of the age's deck that are nowhere named are out of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sevenfold.games.kit.contract import OptionValue
from sevenfold.games.kit.errors import OptionError, PositionError, RulesError
from sevenfold.games.kit.positions import Place, word
from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.boards import BOARD_IDS, BOARD_OF, SIDES, STAGE_COUNT
from sevenfold.games.wonders.cards import IDS, KIND_OF, START_COINS, TURNS, TWIN, VICTORY
from sevenfold.games.wonders.data import AGES, LEAST_PLAYERS, MOST_PLAYERS
from sevenfold.games.wonders.legal import ALLOWED, legal_at
from sevenfold.games.wonders.log_reading import read_log, read_looks
from sevenfold.games.wonders.notation import read_move
from sevenfold.games.wonders.opening import empty, furnish_at
from sevenfold.games.wonders.options import RANDOM, SPECS, checked
from sevenfold.games.wonders.position_checks import check_cards, check_hands, check_question, check_tokens, fill_deck
from sevenfold.games.wonders.positions import asked_seats
from sevenfold.games.wonders.state import NONE, Phase, State

MOST_COINS = 3000
_TOP = ("age", "turn", "players", "discard", "asking", "free_used", "pick_due", "log", "looks", "options")
_SEAT = ("wonder", "stages", "coins", "city", "hand", "victories", "defeats", "under", "chosen")
_PHASES = tuple(phase.name.lower() for phase in Phase)


def read_position(data: Mapping[str, Any]) -> Live[State]:
    """The state a position describes. Raises `PositionError` with the field's name for whatever can't be."""
    top = Place(data, "", _TOP)
    seats = top.list("players")
    if not LEAST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        raise top.wrong("players", "7wonders-position-seats", given=len(seats), least=LEAST_PLAYERS, most=MOST_PLAYERS)
    players = [Place(entry, f"players[{seat}]", _SEAT) for seat, entry in enumerate(seats)]
    asked = Place(top.data.get("asking") or {}, "asking", ("what", "seats", "for"))
    hands = any(place.list("hand") for place in players)
    lots = any("wonder" in place.data and place.data["wonder"] is None for place in players)
    what = "choose" if hands else "board" if lots else "card"
    phase = Phase[asked.word("what", _PHASES, what).upper()]
    options = _read_options(top, len(players))
    r = empty(len(players), options["side"])
    r.phase = phase.value
    r.age = 0 if phase == Phase.BOARD else top.number("age", 1, AGES, AGES if phase == Phase.OVER else 1)
    if phase == Phase.BOARD:
        top.number("age", 0, 0, 0)
        top.number("turn", 0, 0, 0)
    else:
        r.turn = top.number("turn", 1, TURNS, 1 if phase in (Phase.CHOOSE, Phase.CARD, Phase.PICK) else TURNS)
    _read_boards(r, players, options["wonders"])
    for seat, place in enumerate(players):
        _read_seat(r, place, seat)
    for kind in _kinds(top, "discard"):
        r.discard[kind] += 1
        r.discard_count += 1
    r.free_used = int(top.flag("free_used"))
    r.pick_due = int(top.flag("pick_due"))
    if phase not in (Phase.CHOOSE, Phase.OVER):
        _read_asked(r, asked)
    check_cards(r, top)
    check_tokens(r, players)
    check_hands(r, players)
    fill_deck(r)
    read_log(r, top)
    read_looks(r, top)
    s = Live.of(r)
    furnish_at(s.rows, s.at)
    check_question(s, top)
    return _with_choices(s, players, asked)


def _read_options(top: Place, players: int) -> dict[str, OptionValue]:
    place = Place(top.data.get("options") or {}, "options", tuple(spec.name for spec in SPECS))
    try:
        return checked(players, {name: value for name, value in place.data.items() if value is not None})
    except OptionError as error:
        raise PositionError(error.code, {"field": "options", **error.figures}) from None


def _read_boards(r: State, players: list[Place], fixed: OptionValue) -> None:
    """Each seat's board, named with the seat or by the option `wonders`; no board stands twice."""
    named = fixed if isinstance(fixed, list) else []
    for seat, place in enumerate(players):
        given = named[seat] if named and named[seat] != RANDOM else None
        if place.has("wonder"):
            given = place.word("wonder", BOARD_IDS)
        if given is None:
            if r.phase != Phase.BOARD:
                raise place.wrong("wonder", "position-missing-word", known=", ".join(BOARD_IDS))
            continue
        board = BOARD_OF[given]
        for other in range(seat):
            if r.wonder[other] != NONE and r.wonder[other] // len(SIDES) == board // len(SIDES):
                raise place.wrong("wonder", "7wonders-position-board-twice", board=given, seat=other)
        r.wonder[seat] = board


def _kinds(place: Place, key: str) -> list[int]:
    return [KIND_OF[word(entry, f"{place.at(key)}[{i}]", IDS)] for i, entry in enumerate(place.list(key))]


def _read_seat(r: State, place: Place, seat: int) -> None:
    board = r.wonder[seat]
    most = 0 if board == NONE else int(STAGE_COUNT[board])
    r.stages[seat] = place.number("stages", 0, most, 0)
    r.coins[seat] = place.number("coins", 0, MOST_COINS, START_COINS)
    for i, kind in enumerate(_kinds(place, "city")):
        if r.built[seat, kind] or r.built[seat, int(TWIN[kind])]:
            raise place.wrong(f"city[{i}]", "7wonders-position-built-twice", card=IDS[kind])
        r.built[seat, kind] = 1
    hand = _kinds(place, "hand")
    if len(hand) > 7:
        raise place.wrong("hand", "7wonders-position-hand", given=len(hand), right=7)
    for i, kind in enumerate(sorted(hand)):
        r.hand[seat, i] = kind
    r.hand_count[seat] = len(hand)
    values = [int(value) for value in VICTORY]
    for i, token in enumerate(place.list("victories")):
        if isinstance(token, bool) or token not in values:
            raise place.wrong(f"victories[{i}]", "7wonders-position-token", known=", ".join(map(str, values)))
        r.victories[seat, values.index(token)] += 1
    r.defeats[seat] = place.number("defeats", 0, 2 * AGES, 0)
    under = place.list("under")
    if under and len(under) != r.stages[seat]:
        raise place.wrong("under", "7wonders-position-under", given=len(under), stages=r.stages[seat])
    for number, entry in enumerate(under):
        if entry is not None:
            r.under[seat, number] = KIND_OF[word(entry, f"{place.at('under')}[{number}]", IDS)]


def _read_asked(r: State, asked: Place) -> None:
    """The one seat the question is about: who is dealt to, plays the seventh card, or picks."""
    if r.phase in (Phase.BOARD, Phase.CARD):
        if r.phase == Phase.BOARD:
            natural = next((seat for seat in range(r.players) if r.wonder[seat] == NONE), NONE)
        else:
            natural = next((seat for seat in range(r.players) if r.hand_count[seat] < 7), NONE)
        if natural == NONE:
            raise asked.wrong("what", "7wonders-position-all-dealt")
        r.asked = asked.number("for", 0, r.players - 1, natural)
        if r.asked != natural:
            raise asked.wrong("for", "7wonders-position-for", seat=natural)
        return
    seats = asked.list("seats")
    holders = [seat for seat in range(r.players) if r.wonder[seat] // len(SIDES) == _wonder_of(r.phase)]
    if not holders:
        raise asked.wrong("what", "7wonders-position-no-power", what=Phase(r.phase).name.lower())
    if seats and seats != holders:
        raise asked.wrong("seats", "7wonders-position-asked", right=str(holders[0]))
    r.asked = holders[0]


def _wonder_of(phase: int) -> int:
    return BOARD_OF["babylon_b" if phase == Phase.SEVENTH else "halikarnassos_a"] // len(SIDES)


def _with_choices(s: Live[State], players: list[Place], asked: Place) -> Live[State]:
    """The state with what seats have chosen in secret (section 9 f); each choice must be legal, and not all are made."""
    moves = [NONE] * len(players)
    for seat, place in enumerate(players):
        if not place.has("chosen"):
            continue
        text = place.data["chosen"]
        if int(s.record.phase) != Phase.CHOOSE or not isinstance(text, str):
            raise place.wrong("chosen", "7wonders-position-chosen")
        try:
            moves[seat] = read_move(text)
        except RulesError:
            raise place.wrong("chosen", "7wonders-position-chosen") from None
        if legal_at(s.rows, s.at, seat, moves[seat])[0] != ALLOWED:
            raise place.wrong("chosen", "7wonders-position-chosen")
    if NONE not in moves:
        raise PositionError("7wonders-position-all-chosen", {"field": "players"})
    for seat, move in enumerate(moves):
        s.record.chosen[seat] = move
    f = s.plain()
    seats = asked.list("seats")
    waiting = asked_seats(f)
    if seats and seats not in (waiting, list(range(f.players)) if f.phase == Phase.CHOOSE else waiting):
        raise asked.wrong("seats", "7wonders-position-asked", right=", ".join(map(str, waiting)) or "none")
    return s
