"""The options: sides, boards given out, seats (section 9e)."""

from __future__ import annotations

from typing import Any

import pytest

from sevenfold.games.kit.errors import OptionError
from sevenfold.games.wonders.game import WONDERS

WRONG: list[tuple[int, dict[str, Any], str]] = [
    (2, {}, "seats"),
    (8, {}, "seats"),
    (3, {"colour": "red"}, "unknown-option"),
    (3, {"side": "c"}, "option-choice"),
    (3, {"side": 1}, "option-choice"),
    (3, {"wonders": 7}, "7wonders-option-list"),
    (3, {"wonders": ["giza_a"]}, "7wonders-option-count"),
    (3, {"wonders": ["giza_a", "giza", "random"]}, "7wonders-option-board"),
    (3, {"wonders": ["giza_a", "giza_b", "random"]}, "7wonders-option-twice"),
    (3, {"wonders": ["giza_a", 5, "random"]}, "7wonders-option-board"),
    (3, {"wonders": ["giza_a", ["giza_b"], {}]}, "7wonders-option-board"),
]


@pytest.mark.parametrize(
    ("players", "given", "code"), WRONG, ids=[code + str(i) for i, (_, _, code) in enumerate(WRONG)]
)
def test_what_can_not_be_set(players: int, given: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as error:
        WONDERS.start(players, given)
    assert error.value.code == code


def test_defaults() -> None:
    """Side A is preset, boards are drawn by lot."""
    assert WONDERS.checked_options(3, {}) == {"side": "a", "wonders": []}
    assert (WONDERS.least_seats, WONDERS.most_seats) == (3, 7)


def test_boards_may_be_written_in_one_word() -> None:
    """As a command line says it."""
    given = WONDERS.checked_options(3, {"wonders": "giza_a,random,rhodos_b", "side": "AB"})
    assert given == {"side": "ab", "wonders": ["giza_a", "random", "rhodos_b"]}
    assert WONDERS.checked_options(3, {"wonders": None})["wonders"] == []
