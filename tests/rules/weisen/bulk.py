"""Random games by the rules alone, with the properties that must hold at every moment (ruling section 4).

python -m tests.rules.weisen.bulk GAMES     so many for every option and number of players, in the mode of the environment
"""

from __future__ import annotations

import sys
from typing import Any

from tests.rules.weisen.games import OPTIONS

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows, assign
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.weisen.asking import is_waited_for
from sevenfold.games.weisen.cards import ABSENTUS, EARLY, FIRST_COPY, FIRST_OWL, FIRST_SPELL, KINDS, SPACE_FACTS
from sevenfold.games.weisen.dealing import draw_outcome
from sevenfold.games.weisen.game import WEISEN
from sevenfold.games.weisen.legal import is_dealing
from sevenfold.games.weisen.listing import default_move, list_moves
from sevenfold.games.weisen.moves import Action, action_of
from sevenfold.games.weisen.play import play
from sevenfold.games.weisen.standing import is_free, lead
from sevenfold.games.weisen.state import DEALER, NONE, Phase, State, make

PROMISES = (
    "all is well",
    "power cards are lost or made",
    "spells are lost or made",
    "crystals are lost or made",
    "a pile is counted wrongly",
    "a hand is counted wrongly",
    "other than two roles lie in the middle",
    "a seat has laid two spells",
    "two absentus lie there",
    "the lead is 25 and the struggle goes on",
    "the game ends too early or too late",
    "a round doesn't end",
    "nobody is asked",
    "a memory can't be",
)
"""What `fault` counts: the number says what is broken."""
MEMORIES = 8
"""Memories are looked at every so many steps."""
MOST_STEPS = 20_000
"""In one round nobody can do more."""


@rule
def fault(s: State) -> int:
    """The first promise that the state breaks, or 0."""
    out = 0
    for role in range(7):
        out += s.out[role]
    power = 0
    spells = 0
    piles = 0
    pile_spells = 0
    for kind in range(KINDS):
        total = s.pile[kind] + s.discard[kind]
        for seat in range(s.players):
            total += s.hand[seat, kind] + s.laid[seat, kind]
        if kind < FIRST_SPELL:
            power += total
            piles += s.pile[kind]
        else:
            spells += total
            pile_spells += s.pile[kind]
        if kind < FIRST_OWL and s.out[kind // 7] and total > 0:
            return 1
    if power != 64 - 8 * out:
        return 1
    if spells != 14:
        return 2
    crystals = 0
    for value in range(2, 8):
        crystals += s.supply[value] + s.surplus[value]
        for slot in range(3):
            crystals += s.crystals[slot, value]
        for seat in range(s.players):
            crystals += s.won[seat, value]
    if crystals != 36:
        return 3
    if piles != s.pile_power or pile_spells != s.pile_spells:
        return 4
    absentus = 0
    for seat in range(s.players):
        held = 0
        laid = 0
        for kind in range(FIRST_SPELL):
            held += s.hand[seat, kind]
        for kind in range(FIRST_SPELL, KINDS):
            laid += s.laid[seat, kind]
        if held != s.power_count[seat]:
            return 5
        if laid > 1:
            return 7
        absentus += s.laid[seat, ABSENTUS]
    if absentus > 1:
        return 8
    if Phase.NEGOTIATE <= s.phase <= Phase.MOVE:
        spare = 0
        for role in range(7):
            if is_free(s, role):
                spare += 1
        for seat in range(s.players):
            if s.second[seat] != NONE:
                spare += 1
        if spare != 2:
            return 6
    difference = lead(s)
    if s.phase == Phase.LAY and (difference >= EARLY or difference <= -EARLY):
        return 9
    if s.phase == Phase.OVER and (s.round < 6 or s.round > 11):
        return 10
    return 0


@rule
def memory_fault(s: State) -> bool:
    """Whether somebody believes what can't be."""
    for viewer in range(s.players):
        for kind in range(KINDS):
            known = 0
            for copy in range(FIRST_COPY[kind], FIRST_COPY[kind + 1]):
                known |= s.memory[viewer, copy]
            if known > 0 and believes_wrongly(s, viewer, kind):
                return True
    return False


@rule
def believes_wrongly(s: State, viewer: int, kind: int) -> bool:
    """Whether the viewer believes a copy to be in the own hand, or more copies with some seats than those hold."""
    first = FIRST_COPY[kind]
    copies = FIRST_COPY[kind + 1] - first
    for picked in range(1, 1 << copies):
        believed = 0
        meant = 0
        for at in range(copies):
            mask = s.memory[viewer, first + at]
            if picked >> at & 1 and mask > 0:
                believed += 1
                meant |= mask
        held = 0
        for seat in range(s.players):
            if meant >> seat & 1:
                held += s.hand[seat, kind]
        if meant >> viewer & 1 or believed > held:
            return True
    return False


@rule
def next_seat(s: State, rng: Rng) -> int:
    """One of the seats that are waited for."""
    count = 0
    for seat in range(s.players):
        if is_waited_for(s, seat):
            count += 1
    if count == 0:
        return NONE
    case = below(rng, count)
    for seat in range(s.players):
        if is_waited_for(s, seat):
            if case == 0:
                return seat
            case -= 1
    return NONE


@rule
def next_move(s: State, seat: int, rng: Rng, clock: bool) -> int:
    """The clock's move, or one by chance; three of four gifts and shown cards are thought over."""
    if clock:
        return default_move(s, seat)
    count = list_moves(s, seat)
    while True:
        move = s.option[below(rng, count)]
        action = action_of(move)
        if (action != Action.SHOW and action != Action.GIVE) or below(rng, 4) == 0:  # noqa: PLR1714  # compiled as it stands
            return move


@rule
def play_games(opening: Rows[State], games: int, rng: Rng, clock: bool) -> tuple[int, int, int]:
    """So many games from an opening: the first promise that was broken (0: none), decisions and rounds in all."""
    states = make(1)
    decisions = 0
    rounds = 0
    for _ in range(games):
        assign(states, 0, opening, 0)
        s = states[0]
        steps = 0
        before = 0
        while s.phase != Phase.OVER:
            if is_dealing(s):
                play(s, DEALER, draw_outcome(s, rng))
            else:
                seat = next_seat(s, rng)
                if seat == NONE:
                    return 12, decisions, rounds
                play(s, seat, next_move(s, seat, rng, clock))
                decisions += 1
            steps = steps + 1 if s.round == before else 0
            before = s.round
            if steps > MOST_STEPS:
                return 11, decisions, rounds
            broken = fault(s)
            if broken == 0 and steps % MEMORIES == 0 and memory_fault(s):
                broken = 13
            if broken > 0:
                return broken, decisions, rounds
        rounds += s.round
    return 0, decisions, rounds


TURNED: dict[str, Any] = {"spaces": [" ".join(reversed(order)) for order in SPACE_FACTS.table], "first": "2"}
"""Orders that a host has entered, and who begins."""


def tables() -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every option."""
    named = [(3, {"removed": ["druid", "seer"]}), (4, {"removed": ["witch"]})]
    return [(players, options) for players in (3, 4, 5) for options in (*OPTIONS, TURNED)] + named


def check(players: int, options: dict[str, Any], games: int, seed: int, *, clock: bool = False) -> tuple[float, float]:
    """Decisions and rounds in a game; raises `AssertionError` with the promise that was broken."""
    opening = WEISEN.start(players, options)
    broken, decisions, rounds = play_games(opening.rows, games, rng_of(seed), clock)
    if broken:
        raise AssertionError(f"{players} players, {options}, seed {seed}: {PROMISES[broken]}")
    return decisions / games, rounds / games


def main() -> None:
    """Play and say how long games are."""
    games = int(sys.argv[1])
    for players, options in tables():
        decisions, rounds = check(players, options, games, players)
        print(
            f"{players} players, {options}: {games} games, {decisions:.1f} decisions, {rounds:.2f} rounds", flush=True
        )


if __name__ == "__main__":
    main()
