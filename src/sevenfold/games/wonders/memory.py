"""What a seat remembers, and which hidden cards could lie elsewhere for all it knows (ruling 12).

A seat has seen every packet it has held, so it knows what the later players of that packet took in secret, if not who
took which; what was taken before it saw the packet is anything of the age's deck that it hasn't seen. Halikarnassos has
seen the discard pile, and everybody has seen what it took from there. `guess_hidden` deals all this out anew.
"""

from __future__ import annotations

from typing import Annotated

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I8, I16, I8s, I16s, Record, maker
from sevenfold.games.wonders.boards import STAGES
from sevenfold.games.wonders.cards import AGE, COPIES, FIRST_GUILD, HAND, KINDS, MORE_GUILDS, TURNS
from sevenfold.games.wonders.course import WHEN
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.deal import fill_deck
from sevenfold.games.wonders.state import NONE, SEATS, How, Phase, State, goes_left, packet_of

SLOTS = 160
PLACE = 1000
IN_HAND = 0
IN_LOG = 1
UNDER_STAGE = 2
ON_PILE = 3
"""Where a hidden card lies, `where // PLACE`: in a hand, somewhere in the log, or in neither log nor hand (a position
that doesn't say how it came about) below a stage or on the discard pile."""
FIRST_GROUP = AGES + 1
"""Groups from here on are cards that the seat knows as a set; group 1 to 3 is anything unseen of that age."""


class Guess(Record):
    """The hidden places, and the cards that may lie there."""

    count: I16
    guilds: I8  # guilds in play that the seat hasn't seen
    where: Annotated[I16s, SLOTS]
    group: Annotated[I16s, SLOTS]
    when: Annotated[I16s, SLOTS]  # for a card on the discard pile when it came there (0: unknown), else NONE
    kind: Annotated[I8s, SLOTS]  # what lies there: first the truth, then the guess
    fixed: Annotated[I8s, SLOTS]  # 1: guessed
    token: Annotated[I8s, SLOTS]  # the true kinds, as cards to be dealt out within their group
    order: Annotated[I16s, SLOTS]  # the tokens by kind, so that nobody draws by where a card truly lies
    used: Annotated[I8s, SLOTS]
    pool: Annotated[I8s, KINDS]  # cards of each kind that may lie in groups 1 to 3
    stage_logged: Annotated[I8s, SEATS * STAGES]
    pile: Annotated[I16s, KINDS]  # cards on the discard pile, or taken from it, that the log doesn't explain


make_guesses = maker(Guess)


@rule
def player_at(s: State, age: int, first: int, slot: int) -> int:
    """Who plays at the turn (from 0; 6 is the last card) from the packet dealt to seat `first`."""
    steps = min(slot, TURNS - 1)
    return (first + steps if goes_left(age) else first - steps) % s.players


@rule
def group_at(s: State, seat: int, age: int, first: int, slot: int) -> int:
    """The group of a card that leaves the packet at this turn: the seat's last sight of the packet before it decides."""
    for look in range(slot - 1, -1, -1):
        if look < TURNS and player_at(s, age, first, look) == seat:
            return FIRST_GROUP + ((age - 1) * SEATS + first) * WHEN + look
    return age


@rule
def add_slot(g: Guess, where: int, group: int, when: int, kind: int) -> None:
    """Note a hidden card."""
    n = g.count
    if n < SLOTS:
        g.where[n] = where
        g.group[n] = group
        g.when[n] = when
        g.kind[n] = kind
        g.token[n] = kind
        g.count = n + 1


@rule
def collect(s: State, seat: int, g: Guess) -> None:
    """Find all cards that are hidden from the seat, and what it hasn't seen of the decks."""
    g.count = 0
    for kind in range(KINDS):
        g.pool[kind] = COPIES[s.players * KINDS + kind] if AGE[kind] <= s.age else 0
        g.pile[kind] = s.discard[kind]
        for other in range(s.players):
            g.pool[kind] -= s.built[other, kind]
    for look in range(s.look_count):
        if s.look_kind[look] != NONE:
            g.pile[s.look_kind[look]] += 1
            g.pool[s.look_kind[look]] += 1  # it is counted where it was before
    for i in range(SEATS * STAGES):
        g.stage_logged[i] = 0
    _collect_log(s, seat, g)
    _collect_hands(s, seat, g)
    _collect_unlogged(s, seat, g)
    for i in range(g.count):
        if g.group[i] >= FIRST_GROUP:
            g.pool[g.kind[i]] -= 1
    _order_tokens(g)
    g.guilds = 0
    if s.age == AGES:
        g.guilds = s.players + MORE_GUILDS
        for kind in range(FIRST_GUILD, KINDS):
            g.guilds -= 1 - g.pool[kind]


@rule
def _order_tokens(g: Guess) -> None:
    for i in range(g.count):
        place = i
        while place > 0 and g.token[g.order[place - 1]] > g.token[i]:
            g.order[place] = g.order[place - 1]
            place -= 1
        g.order[place] = i


@rule
def _collect_log(s: State, seat: int, g: Guess) -> None:
    for age in range(1, s.age + 1):
        for first in range(s.players):
            packet = (age - 1) * SEATS + first
            for slot in range(HAND):
                how = s.log_how[packet, slot]
                if how == How.OPEN or how == How.BUILT:
                    continue
                kind = s.log_kind[packet, slot]
                player = player_at(s, age, first, slot)
                when = NONE
                if how >= How.STAGE:
                    g.stage_logged[player * STAGES + how - How.STAGE] = 1
                else:
                    g.pile[kind] -= 1
                    when = age * WHEN + min(slot + 1, TURNS)
                if player != seat:
                    add_slot(g, IN_LOG * PLACE + packet * WHEN + slot, group_at(s, seat, age, first, slot), when, kind)
                elif how < How.STAGE:
                    g.pool[kind] -= 1


@rule
def _collect_hands(s: State, seat: int, g: Guess) -> None:
    for other in range(s.players):
        for i in range(s.hand_count[other]):
            kind = s.hand[other, i]
            if other == seat:
                g.pool[kind] -= 1
            else:
                first = packet_of(s, other, s.turn) % SEATS
                add_slot(g, IN_HAND * PLACE + other * WHEN + i, group_at(s, seat, s.age, first, s.turn - 1), NONE, kind)


@rule
def _collect_unlogged(s: State, seat: int, g: Guess) -> None:
    for other in range(s.players):
        for number in range(s.stages[other]):
            kind = s.under[other, number]
            if kind == NONE:
                continue
            if other == seat:
                g.pool[kind] -= 1
            elif g.stage_logged[other * STAGES + number] == 0:
                add_slot(g, UNDER_STAGE * PLACE + other * WHEN + number, AGE[kind], NONE, kind)
    for kind in range(KINDS):
        for _ in range(g.pile[kind]):
            add_slot(g, ON_PILE * PLACE, AGE[kind], 0, kind)


@rule
def put_back(s: State, g: Guess) -> None:
    """Write the guess into the state."""
    for i in range(g.count):
        kind = g.kind[i]
        where = g.where[i] // PLACE
        row = g.where[i] % PLACE // WHEN
        column = g.where[i] % WHEN
        if where == IN_HAND:
            s.hand[row, column] = kind
        elif where == UNDER_STAGE:
            s.under[row, column] = kind
        elif where == IN_LOG:
            s.log_kind[row, column] = kind
            how = s.log_how[row, column]
            if how >= How.STAGE:
                player = player_at(s, row // SEATS + 1, row % SEATS, column)
                s.under[player, how - How.STAGE] = kind
        if g.when[i] != NONE:
            s.discard[g.token[i]] -= 1
            s.discard[kind] += 1
    for seat in range(s.players):
        sort_hand(s, seat)
    if s.phase == Phase.CARD:
        fill_deck(s, s.age)
        for seat in range(s.players):
            for i in range(s.hand_count[seat]):
                kind = s.hand[seat, i]
                s.deck[kind] -= 1
                if kind >= FIRST_GUILD:
                    s.guilds_left -= 1


@rule
def sort_hand(s: State, seat: int) -> None:
    """Put a hand in order."""
    for i in range(1, s.hand_count[seat]):
        kind = s.hand[seat, i]
        place = i
        while place > 0 and s.hand[seat, place - 1] > kind:
            s.hand[seat, place] = s.hand[seat, place - 1]
            place -= 1
        s.hand[seat, place] = kind
