"""The end of a round is told line by line: the lines of each seat add up to its score (ruling 46)."""

from __future__ import annotations

import random

import pytest

from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.sevn.game import SEVN


@pytest.mark.parametrize("seed", range(12))
def test_lines_add_up_to_every_score_of_a_game(seed):
    rng = random.Random(seed)
    s = SEVN.start(4, {}, seed=seed)
    scores = 0
    while not SEVN.is_over(s):
        actor = SEVN.actors(s)[0]
        SEVN.apply(s, actor, rng.choice(SEVN.moves(s, actor)))
        counted: dict[int | None, int] = {}
        for event in SEVN.events(s, SPECTATOR):
            if event.kind == "counted":
                counted[event.seat] = counted.get(event.seat, 0) + (event.amount or 0)
            elif event.kind == "scored":
                assert counted[event.seat] == event.amount
                scores += 1
    assert scores >= 4


def test_the_seventh_value_is_counted_with_its_seventeen_points():
    rows = [
        {"numbers": [1, 2, 3, 7, 9, 12], "modifiers": ["x2"], "bonuses": ["ladder", "heavyweight"]},
        {"numbers": [5]},
    ]
    s = SEVN.position({"players": rows, "turn": 0, "asking": {"what": "draw_or_stop", "seats": [0]}})
    SEVN.apply(s, 0, SEVN.read(s, 0, "draw"))
    SEVN.apply(s, -1, SEVN.read(s, -1, "4"))
    events = SEVN.events(s, SPECTATOR)
    assert [event.amount for event in events if event.kind == "sevn"] == [17]
    mine = [(event.other, event.amount) for event in events if event.kind == "counted" and event.seat == 0]
    assert mine == [("numbers", 38), ("doubled", 38), ("heavyweight", 0), ("ladder", 16), ("sevn", 17)]
