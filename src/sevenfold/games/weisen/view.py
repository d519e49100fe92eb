"""The table as one viewer may see it. Hands, offers and what was shown reach only those they concern (rulings 18, 20, 29, 54, 68)."""

from __future__ import annotations

import msgspec

from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.asking import is_waited_for
from sevenfold.games.weisen.cards import CRYSTAL_STEPS, FIRST_SPELL, IDS, KINDS, OWL, ROLES, SPACE_FACTS, SUITS
from sevenfold.games.weisen.course import best_in, stack_left
from sevenfold.games.weisen.legal import is_dealing
from sevenfold.games.weisen.negotiation import offers_made, place_of
from sevenfold.games.weisen.standing import held_points, is_ahead, is_free, laid_points, lead, won_count, won_points
from sevenfold.games.weisen.state import NONE, ROLE_COUNT, SLOTS, Phase, State


class WeisenQuestion(msgspec.Struct, frozen=True):
    """What is open, and the seats it waits for. `left` cards or crystals are still to come; `other` is who gets them."""

    what: str
    seats: list[int]
    left: int = 0
    other: int | None = None


class CeremonySpace(msgspec.Struct, frozen=True):
    """One of the three open places: `order` names all seven sages from the highest; empty on finitum and before the deal."""

    order: list[str]
    crystals: list[int]
    number: int | None = None


class SageSeat(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it.

    `place` is where it stands in the active hierarchy, from 1. `crystals` counts the large ones won; `values` are theirs,
    None where they lie face down; `small` come with the end. `power` and `spells` count the hand. `points` are laid out.
    `dropped` is the place in dropping order. `done`: nothing more to say, or ready.
    """

    seat: int
    role: str | None
    second_role: str | None
    place: int | None
    side: int | None
    crystals: int
    values: list[int] | None
    small: int
    power: int
    spells: int
    laid: list[str]
    points: int
    spell_used: bool
    dropped: int | None
    done: bool


class AllianceOffer(msgspec.Struct, frozen=True):
    """An open offer of an alliance."""

    seat: int
    to: int


class Comparison(msgspec.Struct, frozen=True):
    """What the hands are worth in one suit at the end, by seat, and who gets a small crystal for it."""

    suit: str
    points: list[int]
    winners: list[int]


class WeisenView(msgspec.Struct, frozen=True, tag="weisen", tag_field="game"):
    """The whole table for one viewer.

    `hierarchies` says where the orders on the spaces come from: `reconstructed` or `entered` by the host. `finitum` is its
    slot. `stack` counts the pieces that are still face down. `middle` are the free roles, `removed` those that aren't
    played. `lead` is the indicator: alliance 1 less alliance 2, `bonus` of the solo player included. Discard piles are
    open. `you` is the viewer's seat; then `hand`, and `offers` that it can see, of which it may make `offers_left` more.
    `comparison`, `winners` and all `hands` come with the end.
    """

    round: int
    asking: WeisenQuestion
    hierarchies: str
    spaces: list[CeremonySpace]
    pawn: int
    finitum: int | None
    last: bool
    stack: int
    middle: list[str]
    removed: list[str]
    seats: list[SageSeat]
    lead: int
    solo: int | None
    bonus: int
    power_pile: int
    spell_pile: int
    power_discard: list[str]
    spell_discard: list[str]
    removed_crystals: list[int]
    offers: list[AllianceOffer]
    winners: list[int]
    comparison: list[Comparison] = []
    hands: list[list[str]] = []
    you: int | None = None
    hand: list[str] = []
    offers_left: int = 0


def waited_for(s: Live[State]) -> list[int]:
    """The seats that the game waits for."""
    f = s.plain()
    if is_dealing(s.record) or f.phase == Phase.OVER:
        return []
    return [seat for seat in range(f.players) if is_waited_for(s.record, seat)]


def cards_in(f: State, grid: str, seat: int) -> list[str]:
    """The cards of a seat's hand or of those laid before it, in the order of the card table."""
    counts = getattr(f, grid)
    return [IDS[kind] for kind in range(KINDS) for _ in range(counts[seat, kind])]


def large_crystals(f: State, seat: int) -> list[int]:
    """The values of the large crystals that a seat has won, falling."""
    return [value for value in range(CRYSTAL_STEPS - 1, 1, -1) for _ in range(f.won[seat, value])]


def uses_own_orders(f: State) -> bool:
    """Whether the host has entered the orders of the spaces."""
    return any(
        f.table[space, rank] != ROLES.index(role)
        for space, order in enumerate(SPACE_FACTS.table)
        for rank, role in enumerate(order)
    )


def order_of(f: State, slot: int) -> list[str]:
    """The roles of an open space from the highest, empty where there is none."""
    return [ROLES[f.order[slot, rank]] for rank in range(ROLE_COUNT) if f.order[slot, rank] != NONE]


def crystals_of(f: State, slot: int) -> list[int]:
    """The crystals on an open space, falling."""
    return [value for value in range(CRYSTAL_STEPS - 1, 0, -1) for _ in range(f.crystals[slot, value])]


def places(s: Live[State]) -> list[int]:
    """Each seat's place by its crystals, from 1; equal ones share it (ruling 71)."""
    r = s.record
    seats = range(int(r.players))
    return [1 + sum(bool(is_ahead(r, other, seat)) for other in seats) for seat in seats]


def winners(s: Live[State]) -> list[int]:
    """Who has won: nobody before the end."""
    if s.record.phase != Phase.OVER:
        return []
    return [seat for seat, place in enumerate(places(s)) if place == 1]


def _seat(s: Live[State], f: State, seat: int, viewer: int) -> SageSeat:
    r = s.record
    role, second = f.role[seat], f.second[seat]
    in_play = role != NONE and NONE not in f.role[: f.players]
    seen = f.open_crystals or seat == viewer or f.phase == Phase.OVER
    return SageSeat(
        seat=seat,
        role=None if role == NONE else ROLES[role],
        second_role=None if second == NONE else ROLES[second],
        place=int(place_of(r, seat)) + 1 if in_play else None,
        side=f.side[seat] or None,
        crystals=int(won_count(r, seat)) - f.won[seat, 1],
        values=large_crystals(f, seat) if seen else None,
        small=f.won[seat, 1],
        power=f.power_count[seat],
        spells=f.spell_count[seat],
        laid=cards_in(f, "laid", seat),
        points=int(laid_points(r, seat)),
        spell_used=bool(f.spell_used[seat]),
        dropped=f.dropped[seat] or None,
        done=bool(f.done[seat]),
    )


def compared(s: Live[State], f: State) -> list[Comparison]:
    """The final comparison, suit by suit (ruling 69)."""
    found: list[Comparison] = []
    for suit in range(ROLE_COUNT + 1):
        if suit == OWL or not f.out[suit]:
            points = [int(held_points(s.record, seat, suit)) for seat in range(f.players)]
            best = int(best_in(s.record, suit))
            found.append(Comparison(SUITS[suit], points, [i for i, held in enumerate(points) if held == best > 0]))
    return found


def _offers(f: State, viewer: int) -> list[AllianceOffer]:
    seats = range(f.players)
    return [
        AllianceOffer(seat, other)
        for seat in seats
        for other in seats
        if f.offer[seat, other] and (f.open_offers or viewer in (seat, other))
    ]


def weisen_view(s: Live[State], viewer: int) -> WeisenView:
    """The table as the viewer may see it."""
    f, r = s.plain(), s.record
    seated = 0 <= viewer < f.players
    getter = f.getter if f.phase in (Phase.DEAL, Phase.HAND, Phase.DRAW, Phase.SPELL) else NONE
    negotiating = seated and f.phase == Phase.NEGOTIATE
    return WeisenView(
        round=f.round,
        asking=WeisenQuestion(Phase(f.phase).name.lower(), waited_for(s), f.left, None if getter == NONE else getter),
        hierarchies="entered" if uses_own_orders(f) else SPACE_FACTS.provenance,
        spaces=[
            CeremonySpace(order_of(f, slot), crystals_of(f, slot), None if f.space[slot] == NONE else f.space[slot] + 1)
            for slot in range(SLOTS)
        ],
        pawn=f.pawn,
        finitum=None if f.finitum == NONE else f.finitum,
        last=bool(f.last),
        stack=int(stack_left(r)),
        middle=[name for role, name in enumerate(ROLES) if is_free(r, role)],
        removed=[name for role, name in enumerate(ROLES) if f.out[role]],
        seats=[_seat(s, f, seat, viewer) for seat in range(f.players)],
        lead=int(lead(r)),
        solo=None if f.solo == NONE else f.solo,
        bonus=f.bonus,
        power_pile=f.pile_power,
        spell_pile=f.pile_spells,
        power_discard=[IDS[kind] for kind in range(FIRST_SPELL) for _ in range(f.discard[kind])],
        spell_discard=[IDS[kind] for kind in range(FIRST_SPELL, KINDS) for _ in range(f.discard[kind])],
        removed_crystals=[value for value in range(CRYSTAL_STEPS - 1, 0, -1) for _ in range(f.surplus[value])],
        offers=_offers(f, viewer) if f.phase == Phase.NEGOTIATE else [],
        winners=winners(s),
        comparison=compared(s, f) if f.phase == Phase.OVER else [],
        hands=[cards_in(f, "hand", seat) for seat in range(f.players)] if f.phase == Phase.OVER else [],
        you=viewer if seated else None,
        hand=cards_in(f, "hand", viewer) if seated else [],
        offers_left=f.players - 1 - int(offers_made(r, viewer)) if negotiating else 0,
    )


def points_of(s: Live[State], seat: int) -> int:
    """What a seat's crystals are worth now."""
    return int(won_points(s.record, seat))
