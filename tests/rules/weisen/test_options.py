"""The options: who begins, roles left out, the orders of the spaces, negotiation, what is open (section 5k)."""

from __future__ import annotations

from typing import Any

import pytest

from sevenfold.games.kit.errors import OptionError
from sevenfold.games.weisen.data import read_spaces
from sevenfold.games.weisen.game import WEISEN

ORDERS = read_spaces().orders
WRONG: list[tuple[int, dict[str, Any], str]] = [
    (2, {}, "seats"),
    (6, {}, "seats"),
    (3, {"colour": "red"}, "unknown-option"),
    (3, {"negotiation": 1}, "option-bool"),
    (3, {"open_offers": "yes"}, "option-bool"),
    (3, {"first": 3}, "option-choice"),
    (3, {"first": True}, "option-choice"),
    (3, {"first": "last"}, "option-choice"),
    (3, {"removed": ["druid"]}, "weisen-option-removed"),
    (5, {"removed": ["druid"]}, "weisen-option-removed"),
    (3, {"removed": ["druid", "druid"]}, "weisen-option-role-twice"),
    (3, {"removed": ["druid", "owl"]}, "weisen-option-role"),
    (3, {"removed": 7}, "weisen-option-role"),
    (3, {"removed": [["druid"], "seer"]}, "weisen-option-role"),
    (3, {"spaces": ORDERS[:10]}, "weisen-option-spaces"),
    (3, {"spaces": "table"}, "weisen-option-spaces"),
    (3, {"spaces": [*ORDERS[:10], 5]}, "weisen-option-order"),
    (3, {"spaces": [*ORDERS[:10], ["witch"] * 7]}, "weisen-option-order"),
    (3, {"spaces": [*ORDERS[:10], [{}, [], 3]]}, "weisen-option-order"),
    (3, {"spaces": [*ORDERS[:10], ORDERS[0]]}, "weisen-option-order-twice"),
]


@pytest.mark.parametrize(
    ("players", "given", "code"), WRONG, ids=[code + str(i) for i, (_, _, code) in enumerate(WRONG)]
)
def test_what_can_not_be_set(players: int, given: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as error:
        WEISEN.start(players, given)
    assert error.value.code == code


def test_values_may_be_left_to_the_lot() -> None:
    """Null and empty lists say so."""
    given = WEISEN.checked_options(3, {"first": None, "removed": None, "spaces": None})
    assert given == WEISEN.checked_options(3, {})


def test_words_take_lists_back() -> None:
    """As the command `/option` sets them."""
    assert WEISEN.checked_options(3, {"removed": "random", "spaces": "usual"}) == WEISEN.checked_options(3, {})
    assert WEISEN.checked_options(3, {"removed": "witch,seer"})["removed"] == ["seer", "witch"]


def test_what_is_wrong_with_a_list_names_the_option() -> None:
    """So that the page can show it there."""
    for players, given, code in WRONG:
        if code.startswith("weisen-option"):
            with pytest.raises(OptionError) as error:
                WEISEN.checked_options(players, given)
            assert error.value.figures["option"] in given


def test_the_number_of_roles_left_out_is_told_for_every_table() -> None:
    spec = next(spec for spec in WEISEN.options if spec.name == "removed")
    for players in (3, 4, 5):
        wanted = list(spec.values[: spec.by_seats[str(players)]])
        assert WEISEN.checked_options(players, {"removed": wanted})["removed"] == wanted


def test_a_seat_may_be_a_number_or_a_word() -> None:
    assert WEISEN.checked_options(4, {"first": 2}) == WEISEN.checked_options(4, {"first": "2"})


def test_orders_may_be_lists_or_words() -> None:
    """Ruling H1: as a host types them; the file's own orders are no change."""
    turned = [list(reversed(order.split())) for order in ORDERS]
    words = [" ".join(order) for order in turned]
    assert WEISEN.checked_options(3, {"spaces": turned})["spaces"] == words
    assert WEISEN.checked_options(3, {"spaces": words})["spaces"] == words
    assert WEISEN.checked_options(3, {"spaces": ORDERS})["spaces"] == []


def test_roles_may_be_written_in_one_word() -> None:
    """As a command line says it."""
    assert WEISEN.checked_options(3, {"removed": "seer,druid"})["removed"] == ["druid", "seer"]


def test_who_can_play() -> None:
    assert (WEISEN.id, WEISEN.least_seats, WEISEN.most_seats) == ("weisen", 3, 5)
