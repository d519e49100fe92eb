"""7 Wonders keeps every promise of the contract, with every option and number of players."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.wonders.census import census

from sevenfold.games.kit.conformance import conform
from sevenfold.games.wonders.game import WONDERS

SIDES = ("a", "b", "ab")
POWERS = ["babylon_b", "halikarnassos_b", "olympia_a", "olympia_b"]
"""The boards that ask for more than a choice in each turn, or score otherwise."""


@pytest.mark.slow
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", range(3, 8))
def test_every_number_of_players_and_side(players: int, side: str) -> None:
    """Rulings 8, 18, 19: any table from three to seven; section 9e: boards by lot."""
    conform(WONDERS, players, {"side": side}, 10 * players + len(side), census=census)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", [3, 7])
def test_the_clock_alone_ends_the_game(players: int, side: str) -> None:
    """Rulings 11, 61: the clock's move is always legal."""
    conform(WONDERS, players, {"side": side}, 5, census=census, only_fallback=True)


@pytest.mark.slow
@settings(max_examples=4, deadline=None)
@given(st.integers(0, 2**62), st.permutations(POWERS))
def test_boards_with_powers_side_by_side(seed: int, boards: list[Any]) -> None:
    """Rulings 33 to 37, 40, 42 meet in one game."""
    wonders = [boards[0], boards[1], boards[2]]
    if {"olympia_a", "olympia_b"} <= set(wonders):
        wonders[wonders.index("olympia_b")] = boards[3]
    conform(WONDERS, 3, {"wonders": wonders}, seed, census=census)
