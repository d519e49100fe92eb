"""Dealing out anew what is hidden from a seat: another state that it could not tell from the true one.

Hidden are the other hands and what lies in the draw piles, which of their cards others have shown each other or been
given, and their offers. What the seat remembers (see `memory`) stays: each card it knows of goes to a seat that may hold it.
"""

from __future__ import annotations

from typing import Annotated

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I8, I8Grid, I8s, Live, Record, Rows, maker
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.weisen.asking import is_waited_for, may_act
from sevenfold.games.weisen.cards import CARDS, COPIES, FIRST_COPY, FIRST_SPELL, KINDS, is_power
from sevenfold.games.weisen.events import OF_ONE_BITS, OF_TWO_BITS, OFFER_BITS
from sevenfold.games.weisen.memory import in_order, size_of
from sevenfold.games.weisen.negotiation import all_done, offers_made, times_shown
from sevenfold.games.weisen.state import (
    NONE,
    OPTIONS,
    SEATS,
    SHOWN_BITS,
    SHOWN_MASK,
    TWICE,
    Phase,
    State,
)

ATTEMPTS = 60
"""So often the remembered cards are dealt out at random before they are left where they are."""


class Guess(Record):
    """Scratch: the hands being guessed, and what stood there before."""

    waiting: I8  # seats that act or are waited for, in bits
    acting: I8
    hand: Annotated[I8Grid, SEATS, KINDS]
    pool: Annotated[I8s, KINDS]  # cards that lie anywhere, as far as the seat knows
    power_room: Annotated[I8s, SEATS]
    spell_room: Annotated[I8s, SEATS]
    offer: Annotated[I8Grid, SEATS, SEATS]
    offered: Annotated[I8Grid, SEATS, SEATS]


make_guesses = maker(Guess)


@rule
def start(s: State, seat: int, g: Guess) -> None:
    """Nothing guessed yet: all hidden cards in one pool."""
    for kind in range(KINDS):
        g.pool[kind] = s.pile[kind]
    for other in range(s.players):
        hidden = 0 if other == seat else 1
        g.power_room[other] = s.power_count[other] * hidden
        g.spell_room[other] = s.spell_count[other] * hidden
        for kind in range(KINDS):
            g.pool[kind] += s.hand[other, kind] * hidden
            g.hand[other, kind] = 0


@rule
def room_of(g: Guess, other: int, kind: int) -> int:
    """How many cards of that sort the hand still lacks."""
    return g.power_room[other] if is_power(kind) else g.spell_room[other]


@rule
def put(g: Guess, other: int, kind: int) -> None:
    """Put a card of the pool into a hand."""
    g.pool[kind] -= 1
    g.hand[other, kind] += 1
    if is_power(kind):
        g.power_room[other] -= 1
    else:
        g.spell_room[other] -= 1


@rule
def place_known(s: State, seat: int, g: Guess, rng: Rng) -> bool:
    """Deal out the cards that the seat knows of, the surest first; False where a card finds no room."""
    for size in range(1, SEATS):
        shift = below(rng, CARDS)
        for i in range(CARDS):
            copy = (i + shift) % CARDS
            mask = s.memory[seat, copy]
            if mask > 0 and size_of(mask) == size:
                kind = kind_of_copy(copy)
                rooms = 0
                for other in range(s.players):
                    if mask >> other & 1:
                        rooms += room_of(g, other, kind)
                if rooms == 0:
                    return False
                case = below(rng, rooms)
                for other in range(s.players):
                    if mask >> other & 1:
                        case -= room_of(g, other, kind)
                        if case < 0:
                            put(g, other, kind)
                            break
    return True


@rule
def kind_of_copy(copy: int) -> int:
    """The kind whose copies this one is among."""
    kind = copy * KINDS // CARDS
    while FIRST_COPY[kind] > copy:
        kind -= 1
    while FIRST_COPY[kind + 1] <= copy:
        kind += 1
    return kind


@rule
def fill(s: State, seat: int, g: Guess, first: int, end: int, rng: Rng) -> None:
    """Fill the hands up from the pool with kinds from `first` to `end`."""
    left = 0
    for kind in range(first, end):
        left += g.pool[kind]
    for other in range(s.players):
        while other != seat and room_of(g, other, first) > 0:
            case = below(rng, left)
            for kind in range(first, end):
                case -= g.pool[kind]
                if case < 0:
                    put(g, other, kind)
                    break
            left -= 1


@rule
def guess_hands(s: State, seat: int, g: Guess, rng: Rng) -> None:
    """Other hands and draw piles."""
    done = False
    for _ in range(ATTEMPTS):
        start(s, seat, g)
        done = place_known(s, seat, g, rng)
        if done:
            break
    if not done:
        return
    fill(s, seat, g, 0, FIRST_SPELL, rng)
    fill(s, seat, g, FIRST_SPELL, KINDS, rng)
    for kind in range(KINDS):
        s.pile[kind] = g.pool[kind]
        for other in range(s.players):
            if other != seat:
                s.hand[other, kind] = g.hand[other, kind]


@rule
def is_known(s: State, seat: int, other: int, kind: int) -> bool:
    """Whether the seat knows that the other holds the card."""
    for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):  # noqa: SIM110  # compiled as it stands
        if s.memory[seat, copy] == 1 << other:
            return True
    return False


@rule
def guess_moved(s: State, seat: int, other: int, first: int, end: int, rng: Rng) -> None:
    """Which cards of another hand were gifts: as many as there were, the known ones where they are."""
    once = 0
    twice = 0
    for kind in range(first, end):
        moved = s.moved[other, kind]
        if moved > 0 and not (is_known(s, seat, other, kind) and moved % TWICE + moved // TWICE <= s.hand[other, kind]):
            once += moved % TWICE
            twice += moved // TWICE
            s.moved[other, kind] = 0
    free = 0
    for kind in range(first, end):
        moved = s.moved[other, kind]
        free += s.hand[other, kind] - moved % TWICE - moved // TWICE
    for kind in range(first, end):
        moved = s.moved[other, kind]
        for _ in range(s.hand[other, kind] - moved % TWICE - moved // TWICE):
            if once + twice == 0:
                return
            case = below(rng, free)
            if case < twice:
                s.moved[other, kind] += TWICE
                twice -= 1
            elif case < once + twice:
                s.moved[other, kind] += 1
                once -= 1
            free -= 1


@rule
def guess_shown(s: State, seat: int, other: int, rng: Rng) -> None:
    """Which cards another seat has shown to third ones: as many as it has, of those that it holds if they suffice."""
    for viewer in range(s.players):
        if viewer == seat or viewer == other or s.shows[other, viewer] == 0:
            continue
        left = s.power_count[other] + s.spell_count[other]
        due = s.shows[other, viewer]
        for kind in range(KINDS):
            s.shown[other, kind] &= ~(SHOWN_MASK << (viewer * SHOWN_BITS))
            for _ in range(s.hand[other, kind]):
                if due > 0 and below(rng, left) < due:
                    s.shown[other, kind] += 1 << (viewer * SHOWN_BITS)
                    due -= 1
                left -= 1
        shift = below(rng, KINDS)
        for i in range(KINDS):
            # it has shown more than it holds: some have been given away since
            kind = (i + shift) % KINDS
            while due > 0 and times_shown(s, other, viewer, kind) < COPIES[kind]:
                s.shown[other, kind] += 1 << (viewer * SHOWN_BITS)
                due -= 1


@rule
def guess_memories(s: State, seat: int) -> None:
    """What others know of each other's hands is hidden as well; they keep what they know of the seat's own."""
    for viewer in range(s.players):
        if viewer != seat:
            for copy in range(CARDS):
                if s.memory[viewer, copy] != 1 << seat:
                    s.memory[viewer, copy] = 0
            for kind in range(KINDS):
                in_order(s, viewer, kind)


@rule
def asked_bits(s: State, waiting: bool) -> int:
    """The seats that the game waits for, or that may act."""
    total = 0
    for seat in range(s.players):
        if is_waited_for(s, seat) if waiting else may_act(s, seat):
            total |= 1 << seat
    return total


@rule
def guess_offers(s: State, seat: int, g: Guess, rng: Rng) -> None:
    """Offers between others: none, unless all are done and the game waits for an answer; then from anybody."""
    g.waiting = asked_bits(s, True)
    g.acting = asked_bits(s, False)
    for a in range(s.players):
        for b in range(s.players):
            g.offer[a, b] = s.offer[a, b]
            g.offered[a, b] = s.offered[a, b]
            if a != seat and b != seat:
                s.offer[a, b] = 0
                s.offered[a, b] = 0
    if all_done(s):
        for b in range(s.players):
            if g.waiting >> b & 1 and b != seat and s.offer[seat, b] == 0:
                a = below(rng, s.players)
                for _ in range(s.players):
                    a = a + 1 if a + 1 < s.players else 0
                    if a != seat and a != b and s.offer[b, a] == 0 and offers_made(s, a) < s.players - 1:
                        s.offer[a, b] = 1
                        s.offered[a, b] = 1
                        break
    if asked_bits(s, True) != g.waiting or asked_bits(s, False) != g.acting:
        for a in range(s.players):
            for b in range(s.players):
                s.offer[a, b] = g.offer[a, b]
                s.offered[a, b] = g.offered[a, b]


@rule
def wipe_events(s: State, seat: int) -> None:
    """Events and scratch must not tell what the seat hasn't seen."""
    count = 0
    for n in range(s.event_count):
        what = s.event[n, 0]
        one = s.event[n, 1]
        two = s.event[n, 2]
        if OFFER_BITS >> what & 1 and s.open_offers == 0 and one != seat and two != seat:
            continue
        for i in range(6):
            s.event[count, i] = s.event[n, i]
        if OF_ONE_BITS >> what & 1 and one != seat:
            s.event[count, 3] = NONE
        if OF_TWO_BITS >> what & 1 and one != seat and two != seat:
            s.event[count, 3] = 0 if s.event[n, 3] < FIRST_SPELL else FIRST_SPELL
        count += 1
    s.event_count = count
    for i in range(OPTIONS):
        s.option[i] = 0


@rule
def guess_hidden(s: State, seat: int, g: Guess, rng: Rng) -> None:
    """Replace all that is hidden from the seat by a guess; at the end all hands lie open."""
    if s.phase == Phase.OVER:
        wipe_events(s, seat)
        return
    guess_hands(s, seat, g, rng)
    if Phase.NEGOTIATE <= s.phase <= Phase.EXCHANGE:
        for other in range(s.players):
            if other != seat:
                guess_moved(s, seat, other, 0, FIRST_SPELL, rng)
                guess_moved(s, seat, other, FIRST_SPELL, KINDS, rng)
                guess_shown(s, seat, other, rng)
    if s.phase == Phase.NEGOTIATE and s.open_offers == 0:
        guess_offers(s, seat, g, rng)
    guess_memories(s, seat)
    wipe_events(s, seat)


@rule
def resample_at(states: Rows[State], i: int, seat: int, guesses: Rows[Guess], rngs: Rows[Rng], j: int) -> None:
    """`guess_hidden` in state i, with generator j and guess 0 for scratch."""
    guess_hidden(states[i], seat, guesses[0], rngs[j])


def resampled(s: Live[State], seat: int, rng: Rng) -> Live[State]:
    """Another state that the seat could not tell from this one."""
    other = s.copy()
    guess_hidden(other.record, seat, make_guesses(1)[0], rng)
    return other
