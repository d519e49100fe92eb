"""A moment of Die Sieben Weisen as JSON in the game's own words; `position_reading` reads it back (section 5 l)."""

from __future__ import annotations

from typing import Any

from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import CRYSTAL_STEPS, FIRST_COPY_OF, FIRST_SPELL, IDS, KINDS, ROLES
from sevenfold.games.weisen.data import SPACES
from sevenfold.games.weisen.negotiation import times_shown
from sevenfold.games.weisen.standing import is_free, lead
from sevenfold.games.weisen.state import NONE, ROLE_COUNT, SLOTS, TWICE, Phase, State, Took
from sevenfold.games.weisen.view import cards_in, crystals_of, large_crystals, order_of, uses_own_orders, waited_for

TOOK_WORDS = {Took.CRYSTAL: "crystal", Took.SPELL: "spell"}


def describe(s: Live[State]) -> dict[str, Any]:
    """The whole truth of the moment; fields beyond the usual ones only where they say something.

    `chooser` chooses a role first in this round, from `move` on in the next. `covered` are the spaces that were open
    before, by their number in the table. For a seat: `shown` and `moved` are cards shown and given in this round, `knows`
    what it knows of other hands, copy by copy.
    """
    f, r = s.plain(), s.record
    data: dict[str, Any] = {
        "round": f.round,
        "spaces": [{"order": order_of(f, slot), "crystals": crystals_of(f, slot)} for slot in range(SLOTS)],
        "pawn": f.pawn,
        "finitum": f.finitum != NONE,
        "spare": [name for role, name in enumerate(ROLES) if is_free(r, role)],
        "players": [_describe_seat(s, f, seat) for seat in range(f.players)],
        "lead": int(lead(r)),
        "discard": [IDS[kind] for kind in range(FIRST_SPELL) for _ in range(f.discard[kind])],
        "spell_discard": [IDS[kind] for kind in range(FIRST_SPELL, KINDS) for _ in range(f.discard[kind])],
        "removed": [name for role, name in enumerate(ROLES) if f.out[role]],
        "removed_crystals": [value for value in range(CRYSTAL_STEPS - 1, 0, -1) for _ in range(f.surplus[value])],
        "asking": _describe_asking(s, f),
    }
    if f.chooser != NONE:
        data["chooser"] = f.chooser
    if f.last:
        data["last"] = True
    if f.bonus:
        data["bonus"] = f.bonus
    if f.early != NONE:
        data["early"] = f.early
    covered = [space + 1 for space in range(SPACES) if f.covered[space]]
    if covered:
        data["covered"] = covered
    offers = [[a, b] for a in range(f.players) for b in range(f.players) if f.offer[a, b]]
    if offers:
        data["offers"] = offers
    options = _describe_options(f)
    if options:
        data["options"] = options
    return data


def _describe_options(f: State) -> dict[str, Any]:
    options: dict[str, Any] = {}
    if not f.negotiation:
        options["negotiation"] = False
    if f.open_offers:
        options["open_offers"] = True
    if f.open_crystals:
        options["open_crystals"] = True
    if uses_own_orders(f):
        options["spaces"] = [
            " ".join(ROLES[f.table[space, rank]] for rank in range(ROLE_COUNT)) for space in range(SPACES)
        ]
    return options


def _describe_seat(s: Live[State], f: State, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "role": None if f.role[seat] == NONE else ROLES[f.role[seat]],
        "power": [card for card in cards_in(f, "hand", seat) if ":" in card],
        "spells": [card for card in cards_in(f, "hand", seat) if ":" not in card],
        "crystals": large_crystals(f, seat),
        "side": f.side[seat] or None,
        "laid": cards_in(f, "laid", seat),
        "second_role": None if f.second[seat] == NONE else ROLES[f.second[seat]],
        "dropped": f.dropped[seat] or None,
    }
    if f.won[seat, 1]:
        data["small"] = f.won[seat, 1]
    if f.spell_used[seat]:
        data["spell_used"] = True
    if f.took[seat]:
        data["took"] = TOOK_WORDS[Took(f.took[seat])]
    if f.done[seat]:
        data["done"] = True
    offered = [f.offered[seat, other] for other in range(f.players)]
    if any(offered):
        data["offered"] = offered
    if f.received[seat]:
        data["received"] = f.received[seat]
    if any(f.shows[seat, other] for other in range(f.players)):
        data["shown"] = _describe_shown(s, f, seat)
    moved = _describe_moved(f, seat) if f.phase == Phase.EXCHANGE else []
    if moved:
        data["moved"] = moved
    knows = _describe_knows(f, seat)
    if knows:
        data["knows"] = knows
    return data


def _describe_moved(f: State, seat: int) -> list[list[Any]]:
    return [
        [IDS[kind], times]
        for kind in range(KINDS)
        for times, copies in ((1, f.moved[seat, kind] % TWICE), (2, f.moved[seat, kind] // TWICE))
        for _ in range(copies)
    ]


def _describe_shown(s: Live[State], f: State, seat: int) -> list[list[Any]]:
    return [
        [other, IDS[kind]]
        for other in range(f.players)
        for kind in range(KINDS)
        for _ in range(int(times_shown(s.record, seat, other, kind)))
    ]


def _describe_knows(f: State, seat: int) -> list[dict[str, Any]]:
    return [
        {"card": IDS[kind], "at": [other for other in range(f.players) if f.memory[seat, copy] >> other & 1]}
        for kind in range(KINDS)
        for copy in range(FIRST_COPY_OF[kind], FIRST_COPY_OF[kind + 1])
        if f.memory[seat, copy]
    ]


def _describe_asking(s: Live[State], f: State) -> dict[str, Any]:
    data: dict[str, Any] = {"what": Phase(f.phase).name.lower(), "seats": waited_for(s)}
    if f.getter != NONE:
        data["for"] = f.getter
    if f.left:
        data["left"] = f.left
    return data
