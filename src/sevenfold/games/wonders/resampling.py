"""Dealing out anew what is hidden from a seat: another state that it could not tell from the true one."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Live, Rows
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.wonders.cards import AGE, FIRST, FIRST_GUILD, HAND, KINDS, TURNS
from sevenfold.games.wonders.city import looks_through
from sevenfold.games.wonders.course import WHEN
from sevenfold.games.wonders.events import SECRET_BITS
from sevenfold.games.wonders.legal import list_moves
from sevenfold.games.wonders.memory import (
    FIRST_GROUP,
    Guess,
    collect,
    make_guesses,
    player_at,
    put_back,
)
from sevenfold.games.wonders.state import NONE, OPTIONS, PACKETS, SEATS, SPLITS, How, Phase, State

ATTEMPTS = 400
"""So often the discard pile that Halikarnassos has seen is dealt out at random before its cards are left where they are."""


@rule
def start(s: State, seat: int, g: Guess) -> None:
    """Nothing guessed yet."""
    collect(s, seat, g)
    for i in range(g.count):
        g.fixed[i] = 0
        g.used[i] = 0


@rule
def token_of(g: Guess, group: int, kind: int) -> int:
    """Where the card stands among those of a known group that are still to be dealt, or NONE."""
    for i in range(g.count):
        if g.group[i] == group and g.token[i] == kind and g.used[i] == 0:
            return i
    return NONE


@rule
def has(g: Guess, group: int, kind: int) -> bool:
    """Whether the group has the card to give."""
    if group < FIRST_GROUP:
        return AGE[kind] == group and g.pool[kind] > 0 and (kind < FIRST_GUILD or g.guilds > 0)
    return token_of(g, group, kind) != NONE


@rule
def fix(g: Guess, slot: int, kind: int) -> None:
    """Decide what lies in a hidden place; its group must have it."""
    group = g.group[slot]
    if group >= FIRST_GROUP:
        g.used[token_of(g, group, kind)] = 1
    else:
        g.pool[kind] -= 1
        if kind >= FIRST_GUILD:
            g.guilds -= 1
    g.kind[slot] = kind
    g.fixed[slot] = 1


@rule
def draw_from(g: Guess, group: int, rng: Rng) -> int:
    """A card of the group, by chance; of unseen guilds as many are in play as the seat knows (ruling 18)."""
    if group >= FIRST_GROUP:
        left = 0
        for i in range(g.count):
            if g.group[i] == group and g.used[i] == 0:
                left += 1
        case = below(rng, left)
        for n in range(g.count):
            i = g.order[n]
            if g.group[i] == group and g.used[i] == 0:
                if case == 0:
                    return g.token[i]
                case -= 1
        return NONE
    first = FIRST[group - 1]
    end = min(FIRST[group], FIRST_GUILD)
    others = 0
    for kind in range(first, end):
        others += g.pool[kind]
    guilds = g.guilds if FIRST[group] > FIRST_GUILD else 0
    case = below(rng, others + guilds)
    if case < others:
        for kind in range(first, end):
            case -= g.pool[kind]
            if case < 0:
                return kind
    left = 0
    for kind in range(FIRST_GUILD, KINDS):
        left += g.pool[kind]
    case = below(rng, left)
    for kind in range(FIRST_GUILD, KINDS):
        case -= g.pool[kind]
        if case < 0:
            return kind
    return NONE


@rule
def layer_of(s: State, when: int) -> int:
    """Which look at the discard pile was the first to show a card that came there then, or NONE."""
    if when != NONE:
        for look in range(s.look_count):
            if when <= s.look_when[look]:
                return look
    return NONE


@rule
def fix_seen_pile(s: State, g: Guess, rng: Rng) -> bool:
    """For the seat that has looked: the cards that each look showed first stay on the pile, wherever each came from."""
    for layer in range(s.look_count):
        left = 0
        for i in range(g.count):
            if layer_of(s, g.when[i]) == layer:
                left += 1
        while left > 0:
            # a place of the layer without a card, and one of the layer's cards that its group has
            slot = NONE
            case = below(rng, left)
            for i in range(g.count):
                if g.fixed[i] == 0 and layer_of(s, g.when[i]) == layer:
                    if case == 0:
                        slot = i
                        break
                    case -= 1
            kind = _card_of_layer(s, g, layer, g.group[slot], rng)
            if kind == NONE:
                return False
            fix(g, slot, kind)
            left -= 1
    return True


@rule
def _left_in_layer(s: State, g: Guess, layer: int, kind: int) -> int:
    """Copies of the card that the look showed and that have no place yet."""
    left = 0
    for i in range(g.count):
        if layer_of(s, g.when[i]) == layer:
            if g.token[i] == kind:
                left += 1
            if g.fixed[i] and g.kind[i] == kind:
                left -= 1
    return left


@rule
def _card_of_layer(s: State, g: Guess, layer: int, group: int, rng: Rng) -> int:
    total = 0
    for kind in range(KINDS):
        if s.discard[kind] + _taken(s, kind) > 0 and has(g, group, kind):
            total += max(_left_in_layer(s, g, layer, kind), 0)
    if total == 0:
        return NONE
    case = below(rng, total)
    for kind in range(KINDS):
        if s.discard[kind] + _taken(s, kind) > 0 and has(g, group, kind):
            case -= max(_left_in_layer(s, g, layer, kind), 0)
            if case < 0:
                return kind
    return NONE


@rule
def _taken(s: State, kind: int) -> int:
    total = 0
    for look in range(s.look_count):
        if s.look_kind[look] == kind:
            total += 1
    return total


@rule
def fix_taken(s: State, seat: int, g: Guess, rng: Rng) -> bool:
    """For the others: each card that was taken from the pile had been thrown away before, by the seat itself or in secret."""
    for look in range(s.look_count):
        kind = s.look_kind[look]
        if kind == NONE:
            continue
        when = s.look_when[look]
        own = 0
        for packet in range(PACKETS):
            for slot in range(HAND):
                how = s.log_how[packet, slot]
                if (how == How.SOLD or how == How.LEFT) and s.log_kind[packet, slot] == kind:
                    age = packet // SEATS + 1
                    if player_at(s, age, packet % SEATS, slot) == seat and age * WHEN + min(slot + 1, TURNS) <= when:
                        own += 1
        open_slots = 0
        for i in range(g.count):
            if g.fixed[i] == 0 and g.when[i] != NONE and g.when[i] <= when and has(g, g.group[i], kind):
                open_slots += 1
        if own + open_slots == 0:
            return False
        case = below(rng, own + open_slots) - own
        if case < 0:
            continue
        for i in range(g.count):
            if g.fixed[i] == 0 and g.when[i] != NONE and g.when[i] <= when and has(g, g.group[i], kind):
                if case == 0:
                    fix(g, i, kind)
                    break
                case -= 1
    return True


@rule
def has_looked(s: State, seat: int) -> bool:
    """Whether it was this seat that has looked through the discard pile."""
    return s.look_count > 0 and looks_through(s, seat)


@rule
def guess_all(s: State, seat: int, g: Guess, rng: Rng) -> None:
    """Decide what lies in every hidden place."""
    looked = has_looked(s, seat)
    done = False
    for _ in range(ATTEMPTS):
        start(s, seat, g)
        done = fix_seen_pile(s, g, rng) if looked else fix_taken(s, seat, g, rng)
        if done:
            break
    if not done:
        start(s, seat, g)
        for i in range(g.count):
            if layer_of(s, g.when[i]) != NONE:
                fix(g, i, g.token[i])
    for i in range(g.count):
        if g.fixed[i] == 0:
            fix(g, i, draw_from(g, g.group[i], rng))


@rule
def guess_hidden(s: State, seat: int, g: Guess, rng: Rng) -> None:
    """Replace all that is hidden from the seat by a guess, others' secret choices and what events tell them included."""
    guess_all(s, seat, g, rng)
    put_back(s, g)
    if s.phase == Phase.CHOOSE:
        for other in range(s.players):
            if other != seat and s.chosen[other] != NONE:
                s.chosen[other] = s.option[below(rng, list_moves(s, other))]
    for n in range(s.event_count):
        if SECRET_BITS >> s.event[n, 0] & 1 and s.event[n, 1] != seat:
            s.event[n, 3] = NONE
    wipe(s)


@rule
def wipe(s: State) -> None:
    """Scratch space may still hold what was worked out for another hand."""
    for i in range(OPTIONS):
        s.option[i] = 0
    for i in range(SPLITS):
        s.split_left[i] = 0
        s.split_right[i] = 0
        s.stage_left[i] = 0
        s.stage_right[i] = 0


@rule
def resample_at(states: Rows[State], i: int, seat: int, guesses: Rows[Guess], rngs: Rows[Rng], j: int) -> None:
    """`guess_hidden` in state i, with generator j and guess 0 for scratch."""
    guess_hidden(states[i], seat, guesses[0], rngs[j])


def resampled(s: Live[State], seat: int, rng: Rng) -> Live[State]:
    """Another state that the seat could not tell from this one."""
    other = s.copy()
    guess_hidden(other.record, seat, make_guesses(1)[0], rng)
    return other
