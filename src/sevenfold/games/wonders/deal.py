"""The dealer: boards by lot, and the cards of each age one by one. A shuffled deck is a multiset until a card is drawn.

Of the ten guilds players + 2 are in play (ruling 18). Which ones is decided as they are dealt: with N other cards and G
places for guilds left, and U guilds not dealt yet, the next card is each other copy with chance 1 / (N + G) and each
guild with chance G / (N + G) / U, exactly as if players + 2 guilds had been drawn and shuffled in beforehand.
"""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.wonders.boards import BOARDS
from sevenfold.games.wonders.cards import COPIES, FIRST, FIRST_GUILD, HAND, KINDS, MORE_GUILDS
from sevenfold.games.wonders.city import found_city
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.legal import ALLOWED, refuse_outcome
from sevenfold.games.wonders.state import NONE, Happening, Phase, State, tell


@rule
def next_lot(s: State) -> None:
    """Ask for the board of the first seat that has none, or begin the first age."""
    for seat in range(s.players):
        if s.wonder[seat] == NONE:
            s.asked = seat
            s.phase = Phase.BOARD
            return
    begin_age(s, 1)


@rule
def begin_age(s: State, age: int) -> None:
    """Shuffle the age's deck and ask for the first card of seat 0."""
    s.age = age
    s.turn = 1
    s.free_used = 0
    fill_deck(s, age)
    s.asked = 0
    s.phase = Phase.CARD
    tell(s, Happening.AGE, NONE, NONE, NONE, NONE, age)


@rule
def fill_deck(s: State, age: int) -> None:
    """The whole deck of an age, undealt."""
    for kind in range(FIRST[age - 1], FIRST[age]):
        s.deck[kind] = COPIES[s.players * KINDS + kind]
    s.guilds_left = s.players + MORE_GUILDS if age == AGES else 0


@rule
def into_hand(s: State, seat: int, kind: int) -> None:
    """Put a card into a hand, which stays in order."""
    place = s.hand_count[seat]
    s.hand_count[seat] = place + 1
    while place > 0 and s.hand[seat, place - 1] > kind:
        s.hand[seat, place] = s.hand[seat, place - 1]
        place -= 1
    s.hand[seat, place] = kind


@rule
def turn_up(s: State, outcome: int) -> None:
    """What the dealer has drawn: a board, or the next card of a hand; after the last one everybody chooses."""
    seat = s.asked
    if s.phase == Phase.BOARD:
        found_city(s, seat, outcome)
        tell(s, Happening.BOARD, seat, NONE, outcome, NONE, 0)
        next_lot(s)
        return
    s.deck[outcome] -= 1
    if outcome >= FIRST_GUILD:
        s.guilds_left -= 1
    into_hand(s, seat, outcome)
    tell(s, Happening.DEALT, seat, NONE, outcome, NONE, 0)
    if s.hand_count[seat] < HAND:
        return
    s.asked = seat + 1
    if s.asked < s.players:
        return
    s.asked = NONE
    s.phase = Phase.CHOOSE
    for kind in range(KINDS):
        s.deck[kind] = 0  # only guilds are left: they stay in the box


@rule
def plain_left(s: State) -> int:
    """Cards in the deck that are no guilds."""
    total = 0
    for kind in range(FIRST[s.age - 1], min(FIRST[s.age], FIRST_GUILD)):
        total += s.deck[kind]
    return total


@rule
def guild_kinds_left(s: State) -> int:
    """Guilds that have not been dealt, in play or not."""
    total = 0
    for kind in range(FIRST_GUILD, KINDS):
        total += s.deck[kind]
    return total


@rule
def draw_outcome(s: State, rng: Rng) -> int:
    """One of the dealer's outcomes, by its chance. Only where the dealer is asked."""
    if s.phase == Phase.BOARD:
        return _draw_board(s, rng)
    return draw_card(s, rng)


@rule
def _draw_board(s: State, rng: Rng) -> int:
    total = 0
    for board in range(BOARDS):
        if refuse_outcome(s, board)[0] == ALLOWED:
            total += 1
    case = below(rng, total)
    for board in range(BOARDS):
        if refuse_outcome(s, board)[0] == ALLOWED:
            if case == 0:
                return board
            case -= 1
    return NONE


@rule
def draw_card(s: State, rng: Rng) -> int:
    """A card of the deck, by chance."""
    others = plain_left(s)
    case = below(rng, others + s.guilds_left)
    if case < others:
        for kind in range(FIRST[s.age - 1], KINDS):
            case -= s.deck[kind]
            if case < 0:
                return kind
    case = below(rng, guild_kinds_left(s))
    for kind in range(FIRST_GUILD, KINDS):
        case -= s.deck[kind]
        if case < 0:
            return kind
    return NONE


@rule
def sample_at(states: Rows[State], i: int, rngs: Rows[Rng], j: int) -> int:
    """An outcome of the dealer in state i, drawn with generator j."""
    return draw_outcome(states[i], rngs[j])
