"""What a seat of Die Sieben Weisen observes: its hand, what lies open, and what it has been shown; the own seat first.

Hidden are the others' hands, their offers to each other (unless the option opens them) and the values of their crystals
(likewise).
"""

from __future__ import annotations

from typing import Annotated

from sevenfold.envs.table import NONE, from_me
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I8, I16, I8Grid, I8s, I16s, Record, maker, table
from sevenfold.games.weisen.asking import is_waited_for
from sevenfold.games.weisen.cards import CARDS, COPIES_OF, CRYSTAL_STEPS, KINDS
from sevenfold.games.weisen.legal import is_dealing
from sevenfold.games.weisen.negotiation import offers_made
from sevenfold.games.weisen.standing import laid_points, lead, won_count
from sevenfold.games.weisen.state import ROLE_COUNT, SEATS, SLOTS, Phase, State

ONE_HAND = table([hands.bit_length() - 1 if hands.bit_count() == 1 else 0 for hands in range(1 << SEATS)])
"""By what `memory` holds of a card: the one seat that has it, and 0 where there isn't one."""
IS_ONE = table([int(hands.bit_count() == 1) for hands in range(1 << SEATS)])
KIND_OF_COPY = table([kind for kind, copies in enumerate(COPIES_OF) for _ in range(copies)])


class Observation(Record):
    """The table from one seat. Seats are counted by places to the left, the own one is 0; -1 is nobody or nothing."""

    question: I8  # the open question, a `Phase`
    players: I8  # seats at the table
    round: I8  # from 1
    left: I8  # cards or crystals of the question still to come
    getter: I8  # the seat that gets a card
    pawn: I8  # the slot of the current space
    finitum: I8  # the slot of finitum
    last: I8  # 1 in the last struggle
    solo: I8  # with three players the seat that plays alone
    bonus: I8  # what that seat has marked
    offers_left: I8  # offers the seat may still make
    pile_power: I8  # power cards in the draw pile
    pile_spells: I8  # spells in the draw pile
    lead: I16  # points of alliance 1 less those of alliance 2
    order: Annotated[I8Grid, SLOTS, ROLE_COUNT]  # by slot: its roles from the highest
    crystals: Annotated[I8Grid, SLOTS, CRYSTAL_STEPS]  # by slot and value: crystals there
    middle: Annotated[I8s, ROLE_COUNT]  # by role: 1 where it is free
    removed: Annotated[I8s, ROLE_COUNT]  # by role: 1 where it isn't played
    surplus: Annotated[I8s, CRYSTAL_STEPS]  # by value: crystals that have left the game
    hand: Annotated[I8s, KINDS]  # by kind: own cards
    discard: Annotated[I8s, KINDS]  # by kind: cards of the open discard piles
    asked: Annotated[I8s, SEATS]  # by seat: 1 where the game waits for it
    role: Annotated[I8s, SEATS]  # by seat: its role
    second_role: Annotated[I8s, SEATS]  # by seat: a role by binensus
    place: Annotated[I8s, SEATS]  # by seat: place in the hierarchy from 1, 0 before all have roles
    side: Annotated[I8s, SEATS]  # by seat: its alliance, 1 or 2; 0 for none yet
    done: Annotated[I8s, SEATS]  # by seat: 1 done negotiating, or ready
    dropped: Annotated[I8s, SEATS]  # by seat: place in dropping order, or 0
    spell_used: Annotated[I8s, SEATS]  # by seat: 1 where it has laid a spell
    power: Annotated[I8s, SEATS]  # by seat: power cards in hand
    spells: Annotated[I8s, SEATS]  # by seat: spells in hand
    large: Annotated[I8s, SEATS]  # by seat: large crystals won
    small: Annotated[I8s, SEATS]  # by seat: small crystals won
    seen: Annotated[I8s, SEATS]  # by seat: 1 where the values of its crystals are known
    values: Annotated[I8Grid, SEATS, CRYSTAL_STEPS]  # by seat and value: crystals won, where seen
    offers: Annotated[I8Grid, SEATS, SEATS]  # from, to: 1 for an open offer that this seat may see
    laid: Annotated[I8Grid, SEATS, KINDS]  # by seat and kind: cards laid
    known: Annotated[I8Grid, SEATS, KINDS]  # by seat and kind: cards that this seat knows in that hand
    points: Annotated[I16s, SEATS]  # by seat: points laid


make_observations = maker(Observation)


@rule
def observe(s: State, seat: int, o: Observation) -> None:
    """Write what the seat sees."""
    n = s.players
    phase = s.phase
    o.question = phase
    o.players = n
    o.round = s.round
    o.left = s.left
    o.getter = NONE
    if phase == Phase.DEAL or phase == Phase.HAND or phase == Phase.DRAW or phase == Phase.SPELL:
        o.getter = from_me(seat, s.getter, n)
    o.pawn = s.pawn
    o.finitum = s.finitum
    o.last = s.last
    o.solo = from_me(seat, s.solo, n)
    o.bonus = s.bonus
    o.offers_left = n - 1 - offers_made(s, seat) if phase == Phase.NEGOTIATE else 0
    o.pile_power = s.pile_power
    o.pile_spells = s.pile_spells
    o.lead = 0
    for slot in range(SLOTS):
        for rank in range(ROLE_COUNT):
            o.order[slot, rank] = s.order[slot, rank]
        for value in range(CRYSTAL_STEPS):
            o.crystals[slot, value] = s.crystals[slot, value]
    for value in range(CRYSTAL_STEPS):
        o.surplus[value] = s.surplus[value]
    for role in range(ROLE_COUNT):
        o.removed[role] = s.out[role]
        o.middle[role] = 1 - s.out[role]
    all_chosen = True
    for other in range(n):
        if s.role[other] == NONE:
            all_chosen = False
        else:
            o.middle[s.role[other]] = 0
        if s.second[other] != NONE:
            o.middle[s.second[other]] = 0
    for kind in range(KINDS):
        o.hand[kind] = s.hand[seat, kind]
        o.discard[kind] = s.discard[kind]
    laid = 0
    for place in range(SEATS):
        if place < n:
            other = seat + place if seat + place < n else seat + place - n
            laid += _observe_seat(s, seat, other, place, o)
        else:
            _observe_nobody(place, o)
    if all_chosen:
        _observe_places(s, seat, o)
    if laid > 0 or s.bonus > 0:
        o.lead = lead(s)
    _observe_offers(s, seat, o)
    _observe_known(s, seat, o)


@rule
def _observe_places(s: State, seat: int, o: Observation) -> None:
    """Everybody's place in the hierarchy: as `seat_at` counts, from the highest role down."""
    n = s.players
    place = 0
    for rank in range(ROLE_COUNT):
        role = s.order[s.pawn, rank]
        for other in range(n):
            if s.role[other] == role:
                place += 1
                o.place[from_me(seat, other, n)] = place


@rule
def _observe_seat(s: State, seat: int, other: int, place: int, o: Observation) -> int:
    """What is public of a seat; returns how many cards it has laid."""
    o.asked[place] = s.phase != Phase.OVER and not is_dealing(s) and is_waited_for(s, other)
    o.role[place] = s.role[other]
    o.second_role[place] = s.second[other]
    o.place[place] = 0
    o.side[place] = s.side[other]
    o.done[place] = s.done[other]
    o.dropped[place] = s.dropped[other]
    o.spell_used[place] = s.spell_used[other]
    o.power[place] = s.power_count[other]
    o.spells[place] = s.spell_count[other]
    o.small[place] = s.won[other, 1]
    o.large[place] = won_count(s, other) - s.won[other, 1]
    seen = other == seat or s.open_crystals != 0 or s.phase == Phase.OVER
    o.seen[place] = seen
    for value in range(CRYSTAL_STEPS):
        o.values[place, value] = s.won[other, value] if seen else 0
    count = 0
    for kind in range(KINDS):
        o.laid[place, kind] = s.laid[other, kind]
        count += s.laid[other, kind]
    o.points[place] = laid_points(s, other) if count > 0 else 0
    return count


@rule
def _observe_nobody(place: int, o: Observation) -> None:
    o.asked[place] = 0
    o.role[place] = NONE
    o.second_role[place] = NONE
    o.place[place] = 0
    o.side[place] = 0
    o.done[place] = 0
    o.dropped[place] = 0
    o.spell_used[place] = 0
    o.power[place] = 0
    o.spells[place] = 0
    o.small[place] = 0
    o.large[place] = 0
    o.seen[place] = 0
    o.points[place] = 0
    for value in range(CRYSTAL_STEPS):
        o.values[place, value] = 0
    for kind in range(KINDS):
        o.laid[place, kind] = 0


@rule
def _observe_offers(s: State, seat: int, o: Observation) -> None:
    for giver in range(SEATS):
        for taker in range(SEATS):
            o.offers[giver, taker] = 0
    if s.phase != Phase.NEGOTIATE:
        return
    n = s.players
    for giver in range(n):
        for taker in range(n):
            if s.offer[giver, taker] and (s.open_offers or giver == seat or taker == seat):
                o.offers[from_me(seat, giver, n), from_me(seat, taker, n)] = 1


@rule
def _observe_known(s: State, seat: int, o: Observation) -> None:
    """Cards of others that have been shown, given or taken up: those of which only one hand comes into question."""
    n = s.players
    for place in range(SEATS):
        for kind in range(KINDS):
            o.known[place, kind] = 0
    # without branches, for what is known of a card is anything: where it isn't one hand, 0 is added to the own row
    for copy in range(CARDS):
        hands = s.memory[seat, copy]
        place = ONE_HAND[hands] - seat
        place += n * (place < 0)
        o.known[place * IS_ONE[hands], KIND_OF_COPY[copy]] += IS_ONE[hands]
