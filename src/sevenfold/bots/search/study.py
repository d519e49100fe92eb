"""Rehearsing a question: guess what is hidden, play on by the tree, then by the quick policy, and note what came of it.

Each lap makes a guess of its own (information-set tree search with resampling). In the tree every seat plays for its own
prize (max^n) by what it can know itself; a seat that has come to a new node plays by the quick policy from then on.
"""

from __future__ import annotations

from typing import Any

from sevenfold.bots.search.race import Race, best_of, end_lap, line_up, make_races
from sevenfold.bots.search.table import (
    asked,
    candidates,
    deal,
    fresh,
    guess,
    is_settled,
    known,
    play_on,
    prize,
    quick,
)
from sevenfold.bots.search.tree import (
    DEPTH,
    NONE,
    Menu,
    Node,
    Path,
    look_at,
    make_menus,
    make_nodes,
    make_paths,
    mix,
    node_of,
)
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows, twin
from sevenfold.games.kit.rng import Rng, make_rngs, next_word, seed_rng

PLACES_EACH = 3
"""Places in the table of nodes for each rehearsal."""
MOST_PLACES = 30_000
"""Places a table has at most, some twenty megabytes; once it is full, what is known in it goes on being refined."""
LEAST_PLACES = 64


@rule
def places_for(rehearsals: int) -> int:
    """How large a table so many rehearsals need."""
    return min(max(rehearsals * PLACES_EACH, LEAST_PLACES), MOST_PLACES)


@rule
def ponder(s: Any, seat: int, rng: Rng, rehearsals: int) -> int:
    """The move that so many rehearsals found best for the asked seat. Goes by nothing but what the seat may know."""
    races = make_races(1)
    prepare(s, seat, races[0], rng, rehearsals)
    study(s, seat, races[0], make_nodes(places_for(rehearsals)), rehearsals)
    return best_of(races)


@rule
def ponder_at(states: Rows[Any], i: int, seat: int, rngs: Rows[Rng], j: int, rehearsals: int) -> int:
    """`ponder` in state i with generator j."""
    return ponder(states[i], seat, rngs[j], rehearsals)


@rule
def prepare(s: Any, seat: int, race: Race, rng: Rng, rehearsals: int) -> None:
    """Line up the moves of the question; the worlds in which they race are seeded by rng. More moves race where there are more rehearsals."""
    line_up_in(fresh(s, 1), make_menus(1), s, seat, race, rng, rehearsals)


@rule
def line_up_in(stage: Rows[Any], menus: Rows[Menu], s: Any, seat: int, race: Race, rng: Rng, rehearsals: int) -> None:
    """`prepare` with rows to do it in."""
    stage[0] = twin(s)  # type: ignore[index]  # rows are read-only to checkers
    guess(stage[0], seat, rng)
    candidates(stage[0], seat, menus[0], rng)
    line_up(race, menus[0], next_word(rng), rehearsals)


@rule
def prepare_at(
    states: Rows[Any], i: int, seat: int, races: Rows[Race], k: int, rngs: Rows[Rng], rehearsals: int
) -> None:
    """`prepare` in state i, race k and generator 0."""
    prepare(states[i], seat, races[k], rngs[0], rehearsals)


@rule
def study_at(
    states: Rows[Any], i: int, seat: int, races: Rows[Race], k: int, nodes: Rows[Node], rehearsals: int
) -> None:
    """`study` in state i and race k."""
    study(states[i], seat, races[k], nodes, rehearsals)


@rule
def study(s: Any, seat: int, race: Race, nodes: Rows[Node], rehearsals: int) -> None:
    """Go on racing for at least so many rehearsals, as long as more than one move is in the race."""
    stage = fresh(s, 1)
    menus = make_menus(1)
    paths = make_paths(1)
    rngs = make_rngs(1)
    enough = race.tried + rehearsals
    while race.running > 1 and race.tried < enough:
        for i in range(race.count):
            if race.out[i] == 0:
                seed_rng(rngs[0], race.seed, race.laps)
                stage[0] = twin(s)  # type: ignore[index]  # rows are read-only to checkers
                guess(stage[0], seat, rngs[0])
                play_on(stage[0], seat, race.move[i])
                rehearse(s, stage[0], nodes, menus[0], paths[0], rngs[0])
                learn(stage[0], nodes, paths[0])
                race.now[i] = prize(stage[0], seat)
        end_lap(race)


@rule
def rehearse(s: Any, mind: Any, nodes: Rows[Node], menu: Menu, path: Path, rng: Rng) -> None:
    """Play on in `mind`, which began as `s`, until it is settled; the path is what was decided in the tree."""
    path.count = 0
    free = 0  # bits of the seats that have left the tree
    while True:
        while not is_settled(mind, s) and deal(mind, rng):
            pass
        if is_settled(mind, s):
            return
        who = asked(mind)
        move = NONE
        if free >> who & 1 == 0 and path.count < DEPTH:
            key = mix(known(mind, who), who)
            at = node_of(nodes, key)
            if at == NONE or nodes[at].key == 0:
                free |= 1 << who
            if at != NONE:
                node = nodes[at]
                node.key = key + 1
                menu.count = 0
                candidates(mind, who, menu, rng)
                edge = look_at(node, menu)
                if edge != NONE:
                    move = node.move[edge]
                    n = path.count
                    path.node[n] = at
                    path.edge[n] = edge
                    path.seat[n] = who
                    path.count = n + 1
        if move == NONE:
            move = quick(mind, who, rng)
        play_on(mind, who, move)


@rule
def learn(mind: Any, nodes: Rows[Node], path: Path) -> None:
    """Note for every decision of the path what it brought the seat that made it."""
    for i in range(path.count):
        node = nodes[path.node[i]]
        edge = path.edge[i]
        gain = prize(mind, path.seat[i])
        node.visits += 1
        node.total += gain
        node.tried[edge] += 1
        node.gained[edge] += gain
