"""7 Wonders keeps every promise of the contract, with every option and number of players."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.wonders.census import census

from sevenfold.games.kit.conformance import conform
from sevenfold.games.wonders.game import WONDERS
from sevenfold.texts import LANGUAGES, keys

POWERS = ["babylon_b", "halikarnassos_b", "olympia_a", "halikarnassos_a", "olympia_b"]
"""The boards that ask for more than a choice in each turn, or score otherwise."""
TABLES = [(3, "a"), (3, "b"), (3, "ab"), (4, "ab"), (5, "b"), (6, "a"), (7, "ab")]


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("players", "side"), TABLES)
def test_every_number_of_players_and_side(players: int, side: str) -> None:
    """Rulings 8, 18, 19: any table from three to seven; section 9e: boards by lot."""
    found = conform(WONDERS, players, {"side": side}, 10 * players + len(side), census=census)
    wanted = {f"event-7wonders-{kind}" for kind in found.events}
    wanted |= {f"refusal-{code}" for code in found.refusals} | {f"score-7wonders-{what}" for what in found.scores}
    for language in LANGUAGES:
        assert not wanted - keys(language), language


@pytest.mark.slow
@pytest.mark.timeout(900)
@settings(max_examples=2, deadline=None)
@given(st.integers(0, 2**62), st.permutations(POWERS).map(lambda boards: boards[:3]))
def test_boards_with_powers_side_by_side(seed: int, boards: list[str]) -> None:
    """Rulings 33 to 37, 40, 42 meet in one game; section 9e: boards given out by the host."""
    wonders = [board if board[:-2] not in {b[:-2] for b in boards[:i]} else "random" for i, board in enumerate(boards)]
    conform(WONDERS, 3, {"wonders": wonders}, seed, census=census)
