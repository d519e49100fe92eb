"""Reading a position of Die Sieben Weisen: every field is checked, and what contradicts itself is refused with the field's name.

What is left out takes its value at the start of such a moment. Cards that are nowhere named are in the draw piles, crystals
in the supply, spaces in the stack. A space may have an order that isn't in the table; it counts as none of the table's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sevenfold.games.kit.contract import OptionValue
from sevenfold.games.kit.errors import OptionError, PositionError
from sevenfold.games.kit.positions import Place, number, word
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import COPIES_OF, FIRST_SPELL, IDS, KIND_OF, ON_SPACE, ROLE_OF, ROLES, SPELLS, WORDS
from sevenfold.games.weisen.data import LEAST_PLAYERS, MOST_PLAYERS, SPACES
from sevenfold.games.weisen.opening import empty, open_at
from sevenfold.games.weisen.options import SPECS, checked, removed_count
from sevenfold.games.weisen.position_asking import read_question
from sevenfold.games.weisen.position_checks import check_moment
from sevenfold.games.weisen.position_talk import read_talk
from sevenfold.games.weisen.positions import TOOK_WORDS
from sevenfold.games.weisen.standing import lead
from sevenfold.games.weisen.state import NONE, ROLE_COUNT, SLOTS, Phase, State
from sevenfold.games.weisen.view import waited_for

MOST_ROUNDS = 11
_TOP = (
    "round", "spaces", "pawn", "finitum", "spare", "players", "lead", "discard", "spell_discard", "removed",
    "removed_crystals", "asking", "chooser", "last", "bonus", "early", "covered", "offers", "options",
)  # fmt: skip
_SEAT = (
    "role", "power", "spells", "crystals", "side", "laid", "second_role", "dropped", "small", "spell_used", "took",
    "done", "offered", "received", "shown", "moved", "knows",
)  # fmt: skip
_POWER = IDS[:FIRST_SPELL]
_PHASES = tuple(phase.name.lower() for phase in Phase)
_TOOK = {text: took for took, text in TOOK_WORDS.items()}
_DEAL = (Phase.REMOVE, Phase.SPACE, Phase.CRYSTAL, Phase.DEAL, Phase.START)


def read_position(data: Mapping[str, Any]) -> Live[State]:
    """The state a position describes. Raises `PositionError` with the field's name for whatever can't be."""
    top = Place(data, "", _TOP)
    seats = top.list("players")
    if not LEAST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        raise top.wrong("players", "weisen-position-seats", given=len(seats), least=LEAST_PLAYERS, most=MOST_PLAYERS)
    players = [Place(entry, f"players[{seat}]", _SEAT) for seat, entry in enumerate(seats)]
    asked = Place(top.data.get("asking") or {}, "asking", ("what", "seats", "for", "left"))
    options = _read_options(top, len(players))
    r = empty(len(players), options)
    phase = Phase[asked.word("what", _PHASES, _usual_phase(r, players).name.lower()).upper()]
    r.phase = phase.value
    later = phase not in _DEAL or top.number("round", 0, MOST_ROUNDS, 0) > 0
    r.round = top.number("round", int(later), MOST_ROUNDS if later else 0, int(later))
    r.pawn = top.number("pawn", 0, SLOTS - 1, SLOTS - 1)
    r.chooser = top.number("chooser", NONE, r.players - 1, r.chooser)
    _read_roles(r, top, players, options["removed"])
    _read_spaces(r, top)
    for seat, place in enumerate(players):
        _read_seat(r, place, seat)
    _read_piles(r, top)
    r.last = int(top.flag("last"))
    r.early = top.number("early", 0, r.players - 1, NONE) if top.has("early") else NONE
    if not later:
        return _in_deal(r, top, asked)
    read_question(r, top, asked)
    read_talk(r, top, players)
    s = Live.of(r)
    check_moment(s, top, players)
    _check_said(s, top, asked)
    return s


def _usual_phase(r: State, players: list[Place]) -> Phase:
    """The question that is most likely open where none is named."""
    roles = [place.has("role") for place in players]
    if all(roles):
        if all(place.has("side") for place in players):
            return Phase.LAY
        if r.players == LEAST_PLAYERS:
            return Phase.SOLO
        return Phase.NEGOTIATE if r.negotiation else Phase.SIDE
    if any(roles) or any(place.list("power") for place in players):
        return Phase.ROLE
    return Phase.REMOVE


def _read_options(top: Place, players: int) -> dict[str, OptionValue]:
    place = Place(top.data.get("options") or {}, "options", tuple(spec.name for spec in SPECS))
    try:
        return checked(players, {name: value for name, value in place.data.items() if value is not None})
    except OptionError as error:
        raise PositionError(error.code, {"field": "options", **error.figures}) from None


def _roles(place: Place, key: str) -> list[int]:
    found = [ROLE_OF[word(entry, f"{place.at(key)}[{i}]", ROLES)] for i, entry in enumerate(place.list(key))]
    for i, role in enumerate(found):
        if role in found[:i]:
            raise place.wrong(f"{key}[{i}]", "weisen-position-role-twice", role=ROLES[role])
    return found


def _read_roles(r: State, top: Place, players: list[Place], fixed: OptionValue) -> None:
    """Who has which role, which lie in the middle, which aren't played: together each of the seven once."""
    used: list[int] = []
    for seat, place in enumerate(players):
        for key, field in (("role", r.role), ("second_role", r.second)):
            if place.has(key):
                role = ROLE_OF[place.word(key, ROLES)]
                if role in used:
                    raise place.wrong(key, "weisen-position-role-twice", role=ROLES[role])
                used.append(role)
                field[seat] = role
    needed = removed_count(r.players)
    removed = _roles(top, "removed")
    if not removed and isinstance(fixed, list):
        removed = [ROLE_OF[role] for role in fixed]
    spare = _roles(top, "spare")
    if not removed and top.has("spare"):
        removed = [role for role in range(ROLE_COUNT) if role not in (*used, *spare)]
    whole = len(removed) == needed or (r.phase == Phase.REMOVE and len(removed) < needed)
    if not whole or set(removed) & set(used):
        raise top.wrong("removed", "weisen-position-removed", given=len(removed), right=needed)
    free = [role for role in range(ROLE_COUNT) if role not in (*used, *removed)]
    if top.has("spare") and sorted(spare) != free:
        right = ", ".join(ROLES[role] for role in free)
        raise top.wrong("spare", "weisen-position-spare", right=right or "none")
    for role in removed:
        r.out[role] = 1
        for kind in range(FIRST_SPELL):
            if IDS[kind].startswith(ROLES[role] + ":"):
                r.pile_power -= r.pile[kind]
                r.pile[kind] = 0


def _read_spaces(r: State, top: Place) -> None:
    """The three open places: an order of all seven roles, and crystals; finitum's and what isn't turned up yet are empty."""
    entries = top.list("spaces")
    if len(entries) > SLOTS or (r.round > 0 and len(entries) < SLOTS):
        raise top.wrong("spaces", "weisen-position-spaces", given=len(entries), right=SLOTS)
    table = [[r.table[space, rank] for rank in range(ROLE_COUNT)] for space in range(SPACES)]
    orders: list[list[int]] = []
    for slot, entry in enumerate(entries):
        place = Place(entry, f"spaces[{slot}]", ("order", "crystals"))
        order = _roles(place, "order")
        if order and (len(order) != ROLE_COUNT or order in orders):
            raise place.wrong("order", "weisen-position-order")
        for rank, role in enumerate(order):
            r.order[slot, rank] = role
        r.space[slot] = table.index(order) if order in table else NONE
        orders.append(order)
        crystals = _crystals(r, place, "crystals")
        most = int(ON_SPACE[r.players]) if order else 0
        if len(crystals) > most:
            raise place.wrong("crystals", "weisen-position-on-space", given=len(crystals), most=most)
        for value in crystals:
            r.crystals[slot, value] += 1
    bare = [slot for slot in range(SLOTS) if r.order[slot, 0] == NONE]
    if top.flag("finitum"):
        if len(bare) != 1 or r.round == 0:
            raise top.wrong("finitum", "weisen-position-finitum")
        r.finitum = bare[0]
    for i, given in enumerate(top.list("covered")):
        space = number(given, f"covered[{i}]", 1, SPACES) - 1
        if r.covered[space] or space in list(r.space):
            raise top.wrong(f"covered[{i}]", "weisen-position-covered", space=space + 1)
        r.covered[space] = 1


def _crystals(r: State, place: Place, key: str) -> list[int]:
    """Values of large crystals, taken out of the supply."""
    found: list[int] = []
    for i, entry in enumerate(place.list(key)):
        value = number(entry, f"{place.at(key)}[{i}]", 2, 7)
        if r.supply[value] == 0:
            raise place.wrong(f"{key}[{i}]", "weisen-position-crystals", value=value)
        r.supply[value] -= 1
        found.append(value)
    return found


def take(r: State, place: Place, key: str, known: tuple[str, ...]) -> list[int]:
    """The cards of a list, taken out of the draw piles."""
    found: list[int] = []
    for i, entry in enumerate(place.list(key)):
        kind = KIND_OF[word(entry, f"{place.at(key)}[{i}]", known)]
        if r.pile[kind] == 0:
            copies = (
                0 if kind < FIRST_SPELL and r.out[min(kind // 7, ROLE_COUNT - 1)] and kind < 49 else COPIES_OF[kind]
            )
            raise place.wrong(f"{key}[{i}]", "weisen-position-copies", card=WORDS[kind], copies=copies)
        r.pile[kind] -= 1
        if kind < FIRST_SPELL:
            r.pile_power -= 1
        else:
            r.pile_spells -= 1
        found.append(kind)
    return found


def _read_seat(r: State, place: Place, seat: int) -> None:
    for kind in take(r, place, "power", _POWER) + take(r, place, "spells", SPELLS):
        r.hand[seat, kind] += 1
        if kind < FIRST_SPELL:
            r.power_count[seat] += 1
        else:
            r.spell_count[seat] += 1
    for value in _crystals(r, place, "crystals"):
        r.won[seat, value] += 1
    r.won[seat, 1] = place.number("small", 0, ROLE_COUNT + 1, 0)
    r.side[seat] = place.number("side", 1, 2, 0)
    spells = 0
    for kind in take(r, place, "laid", IDS):
        r.laid[seat, kind] += 1
        spells += kind >= FIRST_SPELL
    r.spell_used[seat] = int(place.flag("spell_used", spells > 0))
    if spells > r.spell_used[seat]:
        raise place.wrong("laid", "weisen-position-spell")
    r.dropped[seat] = place.number("dropped", 1, r.players, 0)
    r.took[seat] = int(_TOOK[place.word("took", tuple(_TOOK))]) if place.has("took") else 0


def _read_piles(r: State, top: Place) -> None:
    for kind in take(r, top, "discard", _POWER):
        r.discard[kind] += 1
        r.discard_power += 1
    for kind in take(r, top, "spell_discard", SPELLS):
        r.discard[kind] += 1
        r.discard_spells += 1
    for value in _crystals(r, top, "removed_crystals"):
        r.surplus[value] += 1


def _in_deal(r: State, top: Place, asked: Place) -> Live[State]:
    """A moment before the first round: the deal goes on where it is."""
    what = r.phase
    s = Live.of(r)
    open_at(s.rows, s.at)
    f = s.plain()
    named = asked.has("what")
    if f.round > 0 or (named and f.phase != what):
        raise asked.wrong("what", "weisen-position-deal", right=Phase(f.phase).name.lower())
    for key, value in (("for", f.getter), ("left", f.left)):
        if asked.has(key) and asked.number(key, 0, 99, 0) != value:
            raise asked.wrong(key, "weisen-position-number", right=value)
    beyond = any(
        f.role[i] != NONE or f.side[i] or f.dropped[i] or f.took[i] or f.spell_used[i] for i in range(f.players)
    )
    if beyond or f.last or f.early != NONE or f.discard_power + f.discard_spells:
        raise top.wrong("players", "weisen-position-deal", right=Phase(f.phase).name.lower())
    _check_said(s, top, asked)
    return s


def _check_said(s: Live[State], top: Place, asked: Place) -> None:
    """What a position says beside the facts must follow from them: the indicator, and who is asked."""
    right = int(lead(s.record))
    if top.has("lead") and top.number("lead", -999, 999, right) != right:
        raise top.wrong("lead", "weisen-position-number", right=right)
    seats = waited_for(s)
    if asked.has("seats") and asked.list("seats") != seats:
        raise asked.wrong("seats", "weisen-position-asked", right=", ".join(map(str, seats)) or "none")
