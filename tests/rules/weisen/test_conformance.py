"""Die Sieben Weisen keeps every promise of the contract, with every option and number of players."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.weisen.census import census

from sevenfold.games.kit.conformance import conform
from sevenfold.games.weisen.data import read_spaces
from sevenfold.games.weisen.game import WEISEN
from sevenfold.texts import LANGUAGES, keys

REVERSED = [" ".join(reversed(order.split())) for order in read_spaces().orders]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (3, {"removed": ["healer", "seer"], "open_crystals": True}),
    (3, {"spaces": REVERSED, "first": 2, "negotiation": False}),
    (4, {}),
    (4, {"negotiation": False, "removed": ["druid"]}),
    (4, {"open_offers": True, "first": 0}),
    (5, {}),
    (5, {"negotiation": False, "open_crystals": True}),
    (5, {"open_offers": True, "spaces": REVERSED}),
]
"""Every option with every number of players, some of them together."""


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_number_of_players_and_option(players: int, options: dict[str, Any]) -> None:
    """Section 5k: random games are long and mostly talk, so a share of their states is looked at, and their cards always counted."""
    found = conform(WEISEN, players, options, 10 * players + len(options), census=census, closely=0.04 / players)
    assert found.states > 5
    assert_words(found.events, found.refusals, found.scores)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {}), (5, {}), (5, {"negotiation": False})])
def test_the_clock_alone_ends_the_game(players: int, options: dict[str, Any]) -> None:
    """Rulings 73, 74: the clock's move is always legal, and the game ends."""
    found = conform(WEISEN, players, options, players, census=census, only_fallback=True, closely=0.1)
    assert_words(found.events, found.refusals, found.scores)


def assert_words(events: set[str], refusals: set[str], scores: set[str]) -> None:
    """Whatever came up has its sentence."""
    wanted = {f"event-weisen-{kind}" for kind in events}
    wanted |= {f"refusal-{code}" for code in refusals} | {f"score-weisen-{what}" for what in scores}
    for language in LANGUAGES:
        assert not wanted - keys(language), language
