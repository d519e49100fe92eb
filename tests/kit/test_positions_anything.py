"""Whatever is read as a position: it is refused with a sentence, or it is a moment that can be written, seen and played on."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from sevenfold.games.kit.contract import DEALER, Game
from sevenfold.games.kit.errors import PositionError, RulesError
from sevenfold.games.kit.lines import told
from sevenfold.games.kit.record import Live
from sevenfold.games.registry import GAMES, game

BASES = 12
TRIES = 250
NASTY: list[Any] = [
    None, True, False, 0, -1, 1, 2, 3, 7, 99, 127, 128, 255, 256, 2**31, 2**63, -(2**63), 10**30, 1.5, float("inf"),
    "", "x", "9" * 200, [], [[]], {}, {"a": 1}, [None], [0, 0], [99], ["x"], "seer:7", "owl:5", "palace", "storm", "over",
]  # fmt: skip
"""What strangers write into fields."""
WILD = 200
"""Moves at random before everybody just plays the clock's move, which ends every game."""
LONG = 5000


def step(chosen: Game[Any], s: Live[Any], chance: random.Random, *, wild: bool) -> None:
    """Let somebody who is asked play, or the dealer."""
    actors = chosen.actors(s)
    seat = chance.choice(chosen.waiting(s) or actors)
    if seat == DEALER:
        move = chance.choice(chosen.outcomes(s)).move
    else:
        move = chance.choice(chosen.moves(s, seat)) if wild else chosen.fallback(s, seat)
    chosen.apply(s, seat, move)


def moments(chosen: Game[Any], chance: random.Random) -> list[dict[str, Any]]:
    """Positions from everywhere in games of every size."""
    found: list[dict[str, Any]] = []
    for number in range(BASES):
        s = chosen.start(chance.randint(chosen.least_seats, chosen.most_seats), seed=number)
        for _ in range(chance.randint(0, 400)):
            if not chosen.actors(s):
                break
            step(chosen, s, chance, wild=True)
        found.append(chosen.describe(s))
    return found


def places(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything inside."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield (*at, key)
        yield from places(value, (*at, key))


def at(data: Any, way: tuple[Any, ...]) -> Any:
    for key in way:
        data = data[key]
    return data


def spoiled(position: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The position with one to three faults: a value that can't be, one left out, doubled, or from elsewhere."""
    data = copy.deepcopy(position)
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        ways = list(places(data))
        way = chance.choice(ways)
        holder, key = at(data, way[:-1]), way[-1]
        how = chance.random()
        if how < 0.5:
            holder[key] = chance.choice(NASTY)
        elif how < 0.65:
            del holder[key]
        elif how < 0.8 and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(chance.choice(holder)))
        else:
            holder[key] = copy.deepcopy(at(data, chance.choice(ways)))
    return data


def read(chosen: Game[Any], data: dict[str, Any]) -> Live[Any] | RulesError:
    """The position, or why it can't be; any other error fails the test."""
    try:
        return chosen.position(data)
    except RulesError as error:
        return error


@pytest.mark.parametrize("name", GAMES)
def test_a_spoiled_position_is_refused_with_a_sentence_or_can_be_played_to_the_end(name: str) -> None:
    chosen, chance = game(name), random.Random(f"positions of {name}")
    bases = moments(chosen, chance)
    refused = accepted = 0
    for _ in range(TRIES):
        data = spoiled(chance.choice(bases), chance)
        s = read(chosen, data)
        if isinstance(s, RulesError):
            refused += 1
            assert told(s, "en"), data
            assert told(s, "de"), data
            assert not isinstance(s, PositionError) or s.figures["field"], data
            continue
        accepted += 1
        assert chosen.position(chosen.describe(s)) == s, data
        for viewer in range(-1, chosen.players(s)):
            chosen.view(s, viewer)
        for number in range(LONG):
            if not chosen.actors(s):
                break
            step(chosen, s, chance, wild=number < WILD)
        assert not chosen.actors(s), data
        assert chosen.result(s).winners, data
    assert refused > TRIES // 2, "most damage is seen"
    assert accepted, "some of it leaves a position that can be"


def test_what_is_missing_from_a_look_through_the_discard_pile_is_named() -> None:
    chosen = game("7wonders")
    chance = random.Random(1)
    s = chosen.start(4, seed=1)
    while chosen.actors(s):
        step(chosen, s, chance, wild=True)
    data = chosen.describe(s)
    for field, rest in (("turn", {"age": 3}), ("age", {"turn": 2})):
        with pytest.raises(PositionError) as refusal:
            chosen.position({**data, "looks": [rest]})
        assert refusal.value.code == "position-missing-number"
        assert refusal.value.figures["field"] == f"looks[0].{field}"
