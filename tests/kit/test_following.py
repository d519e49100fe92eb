"""A match that somebody else plays on: followed line by line it is the same match, and shows each viewer the same."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.kit.matches import SEED

from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.kit.lines import BadLine
from sevenfold.games.kit.match import Match
from sevenfold.games.registry import GAMES, game

MOVES = 60


def begun(game_id: str) -> Match:
    rules = game(game_id)
    return Match.begin(rules, [f"P{seat}" for seat in range(rules.usual_seats)], {}, SEED)


def a_move(match: Match, chance: random.Random) -> tuple[int, int]:
    seat = chance.choice(match.asked)
    return seat, chance.choice(match.game.moves(match.state, seat))


@pytest.mark.parametrize("behind", [1, 3, MOVES])
@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_followed_is_what_was_played(game_id: str, behind: int) -> None:
    chance = random.Random(behind)
    ours, theirs = begun(game_id), begun(game_id)
    viewers = (*range(ours.game.usual_seats), SPECTATOR)
    waiting: list[tuple[int, Any, bytes]] = []
    for number in range(1, MOVES + 1):
        if ours.over:
            break
        seat, move = a_move(ours, chance)
        waiting.append((seat, ours.play(seat, move, viewers=viewers), bytes(ours.state)))
        if number % behind and not ours.over:
            continue
        version = theirs.version
        for followed, (mover, played, state) in zip(theirs.follow(ours.lines[version:], viewers), waiting, strict=True):
            assert bytes(theirs.state) == state, "who is told of a move is shown what it led to, not what came after"
            assert followed.seat == mover
            assert followed.played.lines == played.lines
            assert followed.played.events == played.events
            assert theirs.lines[version + followed.first] == played.lines[0]
        waiting.clear()
        assert theirs.version == ours.version
        assert bytes(theirs.state) == bytes(ours.state)
    seat, move = a_move(ours, chance)
    assert ours.play(seat, move).lines == theirs.play(seat, move).lines, "the dealer goes on where it was"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_goes_back_to_before_a_move(game_id: str) -> None:
    chance = random.Random(3)
    match = begun(game_id)
    for _ in range(15):
        match.play(*a_move(match, chance))
    version, state = match.version, bytes(match.state)
    seat, move = a_move(match, chance)
    lines = match.play(seat, move).lines
    back = match.back_to(version)
    assert (back.version, bytes(back.state)) == (version, state)
    assert back.play(seat, move).lines == lines


def test_lines_that_do_not_go_on_from_here_are_refused() -> None:
    chance = random.Random(5)
    ours, theirs = begun("sevn"), begun("sevn")
    ours.play(*a_move(ours, chance))
    version = ours.version
    ours.play(*a_move(ours, chance))
    with pytest.raises(BadLine):
        list(theirs.follow(ours.lines[version - 1 :]))
