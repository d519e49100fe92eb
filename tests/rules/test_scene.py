"""The words the rule tests are told in: they must not let through what can't be."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.scene import at, position, start

from sevenfold.games.kit.errors import IllegalMove, NotationError


def test_card_that_is_not_in_the_pile_cannot_be_dealt() -> None:
    with pytest.raises(IllegalMove, match="No 0 is left"):
        at("0", "8", turn=0).draws(0, "0")
    with pytest.raises(NotationError):
        start(2).deal("14")


def test_nothing_is_dealt_while_somebody_decides() -> None:
    with pytest.raises(AssertionError, match="no card is turned up: draw_or_stop 0"):
        at("7", "8", turn=0).deal("9")
    with pytest.raises(AssertionError, match="no card is turned up"):
        start(2).deal("7", "8", "9")


def test_only_the_asked_seat_plays() -> None:
    with pytest.raises(AssertionError, match="seat 1 isn't asked"):
        at("7", "8", turn=0).play(1, "draw")
    with pytest.raises(IllegalMove):
        at("7", "8", turn=0).play(0, "keep")


def test_legal_move_is_no_refusal() -> None:
    with pytest.raises(AssertionError, match="draw was played"):
        at("7", "8", turn=0).refused(0, "draw")


def test_row_is_read_word_by_word() -> None:
    data = position("5 12 ballast_4 x2 ladder second_chance gift / out 12", "")
    assert data["players"][0] == {
        "numbers": [5, 12],
        "ballast": [-4],
        "modifiers": ["x2"],
        "bonuses": ["ladder"],
        "second_chance": True,
        "gift": True,
        "status": "out",
        "twice": 12,
    }
    assert at("5 12 / out 12", "7", turn=1).cards(0) == "5 12"


def test_exact_pile_leaves_the_rest_discarded_or_out_of_the_deck() -> None:
    scene = at("7", "8", turn=0, pile="1 2")
    assert scene.pile == Counter(["1", "2"])
    assert len(scene.discard.split()) == 116
    full = "1 2 3 4 5 +2 +2 +2 +2 +2 / stopped"
    scene = at(full, full, "6", turn=2, pile="9", discard="12")
    assert scene.pile == Counter(["9"])
    assert scene.discard == "12"


def test_what_happened_is_that_of_the_last_call_alone() -> None:
    scene = at("7", "8", turn=0).draws(0, "9")
    assert scene.happened("drawn") == [(0, "9")]
    scene.play(1, "stop")
    assert scene.happened("drawn") == []
    assert scene.happened("stopped") == [(1, None)]
