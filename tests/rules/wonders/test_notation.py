"""Moves and outcomes in words, both ways; what can't be read, isn't legal or doesn't exist are different errors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.wonders.scene import at, city

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.errors import IllegalMove, NotationError
from sevenfold.games.wonders.cards import IDS, KINDS
from sevenfold.games.wonders.game import WONDERS
from sevenfold.games.wonders.legal import LAST, Action, move_of
from sevenfold.games.wonders.notation import read_move, write_move

TABLE = at(city("giza_a", hand="guard_tower", coins=9), city("babylon_a"), city("babylon_a") | {"wonder": "olympia_a"})


@given(st.sampled_from(list(Action)), st.integers(0, KINDS - 1), st.integers(0, 15), st.integers(0, 15))
def test_every_move_is_read_as_it_is_written(action: Action, kind: int, left: int, right: int) -> None:
    paying = action in (Action.BUILD, Action.STAGE)
    kind = 0 if action == Action.SKIP else kind
    move = move_of(action.value, kind, left if paying else 0, right if paying else 0)
    assert read_move(write_move(move)) == move


@given(
    st.text(max_size=40)
    | st.lists(st.sampled_from(["build", "stage", "sell", "pick", "skip", "left=2", "right=1", *IDS]), max_size=5).map(
        " ".join
    )
)
def test_any_text_is_a_move_or_an_error_of_notation(text: str) -> None:
    try:
        move = read_move(text)
    except NotationError:
        return
    assert 0 <= move < LAST
    assert read_move(write_move(move)) == move


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("build guard_tower left=2", "build guard_tower left=2"),
        ("build  guard_tower   right=0 left=2", "build guard_tower left=2"),
        ("sell guard_tower", "sell guard_tower"),
    ],
)
def test_parts_may_be_left_out_and_stand_in_any_order(text: str, same: str) -> None:
    assert WONDERS.write(TABLE.state, 0, WONDERS.read(TABLE.state, 0, text)) == same


@pytest.mark.parametrize(
    "text",
    ["", "build", "build nothing", "build guard_tower left", "build guard_tower left=x", "build guard_tower left=-1", "skip guard_tower",
     "sell guard_tower left=2", "build guard_tower left=2 left=2", "build guard_tower left=99", "BUILD guard_tower", "build guard_tower left=2 up=1"],
)  # fmt: skip
def test_what_can_not_be_read(text: str) -> None:
    with pytest.raises(NotationError):
        WONDERS.read(TABLE.state, 0, text)


@pytest.mark.parametrize(
    "text", ["build guard_tower", "build guard_tower right=2", "build palace", "pick guard_tower", "skip"]
)
def test_what_can_be_read_but_is_not_legal(text: str) -> None:
    with pytest.raises(IllegalMove):
        WONDERS.read(TABLE.state, 0, text)


def test_the_dealers_words() -> None:
    s = WONDERS.start(3)
    assert WONDERS.write(s, DEALER, WONDERS.read(s, DEALER, "babylon_a")) == "babylon_a"
    for text, error in (("babylon_b", IllegalMove), ("altar", NotationError), ("babylon", NotationError)):
        with pytest.raises(error):
            WONDERS.read(s, DEALER, text)
    for board in ("babylon_a", "giza_a", "rhodos_a"):
        WONDERS.apply(s, DEALER, WONDERS.read(s, DEALER, board))
    WONDERS.apply(s, DEALER, WONDERS.read(s, DEALER, "altar"))
    for text, error in (
        ("altar", IllegalMove),
        ("palace", IllegalMove),
        ("tavern", IllegalMove),
        ("giza_a", NotationError),
    ):
        with pytest.raises(error):
            WONDERS.read(s, DEALER, text)


@pytest.mark.parametrize("number", [-1, LAST, 1 << 40, move_of(Action.BUILD.value, KINDS, 0, 0)])
def test_numbers_that_are_no_move(number: int) -> None:
    with pytest.raises(NotationError):
        write_move(number)
