"""SEVN's positions: any moment as JSON in the game's own words, both ways, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sevenfold.games.kit.contract import OptionValue, ScoreLine
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.kit.positions import Place, number, word
from sevenfold.games.kit.record import Live
from sevenfold.games.sevn.cards import (
    CROSSROADS,
    GROUP,
    IDS,
    KIND_OF,
    KINDS,
    NUMBERS,
    SCORING,
    SECOND_CHANCE,
    STANDARD,
    STORM,
    TRIPLE_DRAW,
    VALUE,
    Group,
)
from sevenfold.games.sevn.options import checked, deck_counts
from sevenfold.games.sevn.state import NONE, QUEUE, SEATS, SEVEN, Phase, State, Status
from sevenfold.games.sevn.view import QUESTIONS, asking, score_lines

_ACTIONS = [IDS[k] for k in range(KINDS) if GROUP[k] == Group.ACTION and k != SECOND_CHANCE]
_MODIFIERS = [IDS[k] for k in range(KINDS) if GROUP[k] == Group.MODIFIER]
_BONUSES = [IDS[k] for k in range(KINDS) if GROUP[k] == Group.BONUS]
_BALLAST = {int(VALUE[k]): k for k in range(NUMBERS, SCORING)}
_STATUSES = [status.name.lower() for status in Status]
_PHASES = [phase.name.lower() for phase in Phase if phase != Phase.GOING]
_TOP = ("round", "start", "turn", "deal", "players", "running", "open", "queue", "discard", "asking", "sevn", "options")
_SEAT = (
    "banked",
    "numbers",
    "ballast",
    "modifiers",
    "bonuses",
    "second_chance",
    "status",
    "gift",
    "twice",
)
_OPTIONS = ("target_score", "deck", "storm_start", "bonus_stack", "allow_empty_pass")


def set_up(s: State, players: int, options: Mapping[str, OptionValue]) -> None:
    """Fill a zeroed record for a match: the deck in the pile, nobody asked yet."""
    s.players = players
    s.target_score = int(options["target_score"])  # type: ignore[arg-type]
    s.storm_next = int(options["storm_start"] == "next")
    s.bonus_once = int(not options["bonus_stack"])
    s.empty_stop = int(bool(options["allow_empty_pass"]))
    for kind, copies in enumerate(deck_counts(options["deck"])):
        s.deck[kind] = copies
        s.pile[kind] = copies
        s.pile_count += copies
    s.asked = s.pending = s.turn = s.seventh = NONE
    s.run = s.run_owner = s.run_seat = NONE
    s.active = players
    for seat in range(players):
        s.twice[seat] = NONE


# --- describing


def describe(s: Live[State]) -> dict[str, Any]:
    """The whole truth of the moment; fields beyond the usual ones only where they say something."""
    f = s.plain()
    data: dict[str, Any] = {
        "round": f.round,
        "start": f.start,
        "turn": None if f.turn == NONE else f.turn,
        "players": [_describe_seat(f, seat) for seat in range(f.players)],
        "queue": [{"card": IDS[f.queue_card[i]], "owner": f.queue_owner[i]} for i in range(f.queue_count)],
        "discard": [IDS[kind] for kind in range(KINDS) for _ in range(f.discard[kind])],
        "asking": _describe_asking(f),
    }
    if f.dealing:
        data["deal"] = f.dealing
    if f.run != NONE:
        seat = None if f.run_seat == NONE else f.run_seat
        data["running"] = {"card": IDS[f.run], "owner": f.run_owner, "seat": seat, "left": f.run_left}
    if f.open_count:
        data["open"] = [IDS[f.open[i]] for i in range(f.open_count)]
    if f.seventh != NONE:
        data["sevn"] = f.seventh
    changed = _describe_options(f)
    if changed:
        data["options"] = changed
    return data


def _describe_seat(f: State, seat: int) -> dict[str, Any]:
    front = [f.front[seat, kind] for kind in range(KINDS)]
    data: dict[str, Any] = {
        "banked": f.banked[seat],
        "numbers": [kind for kind in range(NUMBERS) if front[kind]],
        "ballast": [int(VALUE[kind]) for kind in range(NUMBERS, SCORING) if front[kind]],
        "modifiers": [IDS[k] for k in range(KINDS) if GROUP[k] == Group.MODIFIER for _ in range(front[k])],
        "bonuses": [IDS[k] for k in range(KINDS) if GROUP[k] == Group.BONUS for _ in range(front[k])],
        "second_chance": front[SECOND_CHANCE] > 0,
        "status": Status(f.status[seat]).name.lower(),
    }
    if f.gift[seat]:
        data["gift"] = True
    if f.twice[seat] != NONE:
        data["twice"] = f.twice[seat]
    return data


def _describe_asking(f: State) -> dict[str, Any]:
    question = asking(f)
    data: dict[str, Any] = {"what": question.what, "seats": question.seats}
    if f.phase == Phase.CARD:
        data["for"] = f.asked
    if f.pending != NONE:
        data["card"] = IDS[f.pending]
    return data


def _describe_options(f: State) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if f.target_score != 250:
        data["target_score"] = f.target_score
    custom = {IDS[k]: f.deck[k] for k in range(KINDS) if f.deck[k] != STANDARD[k]}
    if custom:
        data["deck"] = custom
    if f.storm_next:
        data["storm_start"] = "next"
    if f.bonus_once:
        data["bonus_stack"] = False
    if f.empty_stop:
        data["allow_empty_pass"] = True
    return data


def result_lines(s: Live[State]) -> list[list[ScoreLine]]:
    """How each seat's points came about: what was banked before, then the lines of the row that ended the game."""
    f = s.plain()
    lines: list[list[ScoreLine]] = []
    for seat in range(f.players):
        if f.phase != Phase.OVER:
            lines.append([ScoreLine("banked", f.banked[seat])])
            continue
        last = score_lines(s, seat)
        before = f.banked[seat] - sum(line.points for line in last)
        lines.append([ScoreLine("banked", before), *last])
    return lines


# --- reading


def read_position(data: Mapping[str, Any]) -> Live[State]:
    """The state a position describes.

    What is left out takes its value at the start of such a moment; cards that are nowhere named are in the draw pile.
    Raises `PositionError` with the field's name for whatever can't be.
    """
    top = Place(data, "", _TOP)
    seats = top.list("players")
    if not 2 <= len(seats) <= SEATS:
        raise top.wrong("players", "position-seats", given=len(seats), least=2, most=SEATS)
    players = len(seats)
    r = State()
    set_up(r, players, _read_options(top, players))
    for seat, entry in enumerate(seats):
        _read_seat(r, Place(entry, f"players[{seat}]", _SEAT), seat)
    r.active = sum(r.status[seat] == Status.ACTIVE for seat in range(players))
    r.round = top.number("round", 0, 30000, 1)
    r.start = top.number("start", 0, players - 1, 0)
    r.dealing = top.number("deal", 0, players, 0)
    if top.has("turn"):
        r.turn = top.number("turn", 0, players - 1, 0)
    for i, entry in enumerate(top.list("discard")):
        kind = KIND_OF[word(entry, f"discard[{i}]", IDS)]
        _out_of_pile(r, kind, top.at(f"discard[{i}]"), top)
        r.discard[kind] += 1
        r.discard_count += 1
    _read_queue(r, top)
    _read_running(r, top)
    _read_asking(r, top)
    _check_rows(r, top)
    return Live.of(r)


def _read_options(top: Place, players: int) -> dict[str, OptionValue]:
    given: Any = top.data.get("options") or {}
    place = Place(given, "options", _OPTIONS)
    try:
        return checked(players, place.data)
    except OptionError as error:
        raise top.wrong("options", "position-options", reason=str(error)) from error


def _out_of_pile(r: State, kind: int, field: str, place: Place) -> None:
    """Take a card that lies elsewhere out of the pile, or say that it exists too often."""
    if r.pile[kind] == 0:
        raise place.wrong("", "position-copies", card=IDS[kind], copies=r.deck[kind], place=field)
    r.pile[kind] -= 1
    r.pile_count -= 1


def _read_seat(r: State, place: Place, seat: int) -> None:
    r.banked[seat] = place.number("banked", 0, 1_000_000, 0)
    status = place.word("status", _STATUSES, "active")
    r.status[seat] = _STATUSES.index(status)
    kinds: list[tuple[int, str]] = []
    for i, entry in enumerate(place.list("numbers")):
        kinds.append((number(entry, place.at(f"numbers[{i}]"), 0, NUMBERS - 1), f"numbers[{i}]"))
    for i, entry in enumerate(place.list("ballast")):
        value = word(str(entry), place.at(f"ballast[{i}]"), [str(v) for v in _BALLAST])
        kinds.append((_BALLAST[int(value)], f"ballast[{i}]"))
    for key, known in (("modifiers", _MODIFIERS), ("bonuses", _BONUSES)):
        for i, entry in enumerate(place.list(key)):
            kinds.append((KIND_OF[word(entry, place.at(f"{key}[{i}]"), known)], f"{key}[{i}]"))
    if place.flag("second_chance"):
        kinds.append((SECOND_CHANCE, "second_chance"))
    for kind, field in kinds:
        if kind < SCORING and r.front[seat, kind]:
            raise place.wrong(field, "position-twice", card=IDS[kind])
        _out_of_pile(r, kind, place.at(field), place)
        r.front[seat, kind] += 1
        if kind < SCORING:
            r.held[seat] |= 1 << kind
            r.distinct[seat] += 1
    if place.flag("gift"):
        if not r.front[seat, SECOND_CHANCE]:
            raise place.wrong("gift", "position-gift")
        r.gift[seat] = 1
    if place.has("twice"):
        kind = place.number("twice", 0, NUMBERS - 1, 0)
        if status != "out" or not r.front[seat, kind]:
            raise place.wrong("twice", "position-duplicate", card=IDS[kind])
        _out_of_pile(r, kind, place.at("twice"), place)
        r.twice[seat] = kind


def _read_queue(r: State, top: Place) -> None:
    queue = top.list("queue")
    if len(queue) > QUEUE:
        raise top.wrong("queue", "position-queue", given=len(queue), most=QUEUE)
    for i, entry in enumerate(queue):
        place = Place(entry, f"queue[{i}]", ("card", "owner"))
        kind = KIND_OF[place.word("card", _ACTIONS)]
        _out_of_pile(r, kind, place.at("card"), place)
        r.queue_card[i] = kind
        r.queue_owner[i] = number(place.data.get("owner"), place.at("owner"), 0, r.players - 1)
    r.queue_count = len(queue)


def _read_running(r: State, top: Place) -> None:
    for i, entry in enumerate(top.list("open")):
        kind = KIND_OF[word(entry, f"open[{i}]", IDS)]
        if i > 1:
            raise top.wrong("open", "position-open")
        _out_of_pile(r, kind, f"open[{i}]", top)
        r.open[i] = kind
        r.open_count += 1
    if not top.has("running"):
        if r.open_count:
            raise top.wrong("open", "position-open")
        return
    place = Place(top.data["running"], "running", ("card", "owner", "seat", "left"))
    kind = KIND_OF[place.word("card", _ACTIONS)]
    _out_of_pile(r, kind, place.at("card"), place)
    r.run = kind
    r.run_owner = number(place.data.get("owner"), place.at("owner"), 0, r.players - 1)
    if r.open_count and kind != CROSSROADS:
        raise top.wrong("open", "position-open")
    usual_seat, usual_left = NONE, 0
    if kind == CROSSROADS:
        usual_seat, usual_left = r.run_owner, 1 - min(r.open_count, 1)
    elif kind == STORM:
        usual_seat, usual_left = (r.run_owner + 1) % r.players, r.players - 1
    elif kind == TRIPLE_DRAW:
        usual_left = 2 if place.has("seat") else 0
    r.run_seat = place.number("seat", 0, r.players - 1, usual_seat)
    if r.run_seat == NONE and kind == TRIPLE_DRAW and usual_left:
        raise place.wrong("seat", "position-missing")
    r.run_left = place.number("left", 0, r.players if kind == STORM else 2, usual_left)


def _read_asking(r: State, top: Place) -> None:
    asked = Place(top.data.get("asking") or {}, "asking", ("what", "seats", "card", "for"))
    phase = Phase[asked.word("what", _PHASES, "draw_or_stop").upper()]
    r.phase = phase.value
    seats = asked.list("seats")
    if phase == Phase.CARD:
        r.asked = number(asked.data.get("for"), asked.at("for"), 0, r.players - 1)
        _check_active(r, asked, "for")
    elif phase in QUESTIONS:
        if len(seats) > 1 or (not seats and r.turn == NONE):
            raise asked.wrong("seats", "position-one-seat")
        r.asked = number(seats[0], asked.at("seats[0]"), 0, r.players - 1) if seats else r.turn
        _check_active(r, asked, "seats")
    elif seats:
        raise asked.wrong("seats", "position-nobody-asked", what=phase.name.lower())
    _check_question(r, asked, top, phase)
    if phase == Phase.DRAW_OR_STOP:
        if r.turn == NONE:
            r.turn = r.asked
        if r.turn != r.asked:
            raise top.wrong("turn", "position-turn", seat=r.asked)
    if phase != Phase.OVER and top.has("sevn"):
        raise top.wrong("sevn", "position-seven", seat=top.number("sevn", 0, r.players - 1, 0))
    if phase == Phase.START:
        r.round = 0
    elif r.round < 1:
        raise top.wrong("round", "position-number", given=str(r.round), least="1", most="30000")


def _check_active(r: State, asked: Place, field: str) -> None:
    if r.status[r.asked] != Status.ACTIVE:
        raise asked.wrong(field, "position-not-active", seat=r.asked)


def _check_question(r: State, asked: Place, top: Place, phase: Phase) -> None:
    """A question needs what it is about: the card, the running action, somebody to give to."""
    seat = r.asked
    running = None if r.run == NONE else IDS[r.run]
    if phase == Phase.TARGET:
        if running not in ("freeze", "triple_draw") or r.run_seat != NONE or r.run_owner != seat:
            raise top.wrong("running", "position-target", seat=seat)
    elif running == "freeze" or (running == "triple_draw" and r.run_seat == NONE):
        raise top.wrong("running", "position-running", card=str(running))
    if phase == Phase.TAKE and (running != "crossroads" or not r.open_count or r.run_owner != seat):
        raise top.wrong("running", "position-take", seat=seat)
    if running == "crossroads" and phase not in (Phase.TAKE, Phase.CARD):
        raise top.wrong("running", "position-running", card="crossroads")
    if running and phase in (Phase.DRAW_OR_STOP, Phase.START, Phase.OVER):
        raise top.wrong("running", "position-running", card=running)
    if phase == Phase.KEEP_OR_DROP:
        ballast = [IDS[k] for k in range(NUMBERS, SCORING)]
        _read_pending(r, asked, ballast)
        if r.front[seat, r.pending]:
            raise asked.wrong("card", "position-twice", card=IDS[r.pending])
    elif phase == Phase.GIVE:
        _read_pending(r, asked, [IDS[SECOND_CHANCE]])
        takers = [
            other
            for other in range(r.players)
            if r.status[other] == Status.ACTIVE and not r.front[other, SECOND_CHANCE]
        ]
        if not r.front[seat, SECOND_CHANCE] or not takers:
            raise asked.wrong("card", "position-give", seat=seat)
    if phase == Phase.CARD and r.pile_count == 0:
        raise asked.wrong("what", "position-no-card")


def _read_pending(r: State, asked: Place, known: list[str]) -> None:
    default = known[0] if len(known) == 1 else None
    kind = KIND_OF[asked.word("card", known, default)]
    _out_of_pile(r, kind, asked.at("card"), asked)
    r.pending = kind


def _check_rows(r: State, top: Place) -> None:
    """Seven different values end the round: such a row stands only at the end of the game, as the seat in `sevn`."""
    seventh = [seat for seat in range(r.players) if r.distinct[seat] >= SEVEN]
    if r.phase != Phase.OVER and seventh:
        raise top.wrong(f"players[{seventh[0]}]", "position-seven", seat=seventh[0])
    if r.phase == Phase.OVER:
        r.asked = NONE
        if top.has("sevn"):
            r.seventh = top.number("sevn", 0, r.players - 1, 0)
        if [r.seventh] != (seventh or [NONE]) or (seventh and r.distinct[seventh[0]] != SEVEN):
            raise top.wrong("sevn", "position-seven", seat=(seventh or [0])[0])
        best = max(r.banked[seat] for seat in range(r.players))
        if best < r.target_score or [r.banked[seat] for seat in range(r.players)].count(best) > 1:
            raise top.wrong("asking.what", "position-not-over", target=r.target_score)
    if r.phase not in (Phase.OVER, Phase.START, Phase.CARD) and r.active == 0:
        raise top.wrong("players", "position-nobody-active")
