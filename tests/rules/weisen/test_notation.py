"""Moves and outcomes in words, both ways; what can't be read, isn't legal or doesn't exist are different errors."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.weisen.scene import two_and_two

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.errors import IllegalMove, NotationError
from sevenfold.games.weisen.cards import FIRST_SPELL, IDS, KINDS
from sevenfold.games.weisen.game import WEISEN
from sevenfold.games.weisen.moves import LAST, Action, move_of, target_count
from sevenfold.games.weisen.notation import read_move, write_move

TABLE = two_and_two(
    "druid:7 owl:4", laid=("owl:3", "witch:7", "", ""), spells=("anulensa moventi mutantus", "", "", ""), seats=[0]
)


@given(st.integers(FIRST_SPELL, KINDS - 1), st.integers(0, 400))
@settings(max_examples=300)
def test_every_spell_is_read_as_it_is_written(spell: int, target: int) -> None:
    """Section 5m: also where the target isn't there; crystals named the other way round are the same swap."""
    move = int(move_of(Action.LAY.value, spell, min(target, int(target_count(spell)))))
    text = write_move(move)
    again = read_move(text)
    assert write_move(again) == text or sorted(write_move(again).split()) == sorted(text.split())


@pytest.mark.parametrize(
    "text",
    ["role druid", "offer 2", "withdraw 0", "accept 4", "decline 1", "show 3 owl:5", "done", "join", "stay", "side 1", "side 2",
     "alone", "open", "with 2", "give 1 moventi", "ready", "lay druid:7", "lay moventi 0:7 2:3", "lay anulensa 4 owl:3",
     "lay volensia 2 owl:4", "lay mutantus 3", "lay binensus witch", "lay potentia", "lay absentus", "drop", "pass",
     "hand owl:4", "discard magician:1", "take 7", "move 0", "finitum"],
)  # fmt: skip
def test_the_words_of_the_notation(text: str) -> None:
    assert write_move(read_move(text)) == text


@given(
    st.text(max_size=40)
    | st.lists(
        st.sampled_from([*(a.name.lower() for a in Action), "0", "1", "7", "0:7", "2:3", "druid", *IDS[45:]]),
        max_size=5,
    ).map(" ".join)
)
def test_any_text_is_a_move_or_an_error_of_notation(text: str) -> None:
    try:
        move = read_move(text)
    except NotationError:
        return
    assert 0 <= move < LAST
    assert read_move(write_move(move)) == move


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-such-move"), ("jump", "no-such-move"), ("done 1", "no-such-move"), ("offer", "no-such-move"), ("LAY druid:7", "no-such-move"),
        ("lay", "no-such-move"), ("role owl", "weisen-role"), ("offer 5", "weisen-seat"), ("offer x", "weisen-seat"),
        ("hand joker", "no-such-card"), ("side 3", "weisen-number"), ("take 1", "weisen-number"), ("move 3", "weisen-number"),
        ("lay druid:7 2", "weisen-target"), ("lay moventi 0:7", "weisen-target"), ("lay moventi 0:7 x", "weisen-target"),
        ("lay moventi 3:7 0:2", "weisen-number"), ("lay moventi 0:1 0:2", "weisen-number"), ("lay anulensa 0 moventi", "weisen-target"),
        ("lay volensia 0 druid:7", "weisen-target"), ("lay potentia 1", "weisen-target"), ("lay mutantus 0 1", "weisen-target"),
    ],
)  # fmt: skip
def test_what_can_not_be_read(text: str, code: str) -> None:
    with pytest.raises(NotationError) as error:
        WEISEN.read(TABLE.state, 0, text)
    assert error.value.code == code


@pytest.mark.parametrize(
    "text", ["lay druid:6", "offer 1", "take 5", "lay anulensa", "lay mutantus 1", "pass", "finitum"]
)
def test_what_can_be_read_but_is_not_legal(text: str) -> None:
    with pytest.raises(IllegalMove):
        WEISEN.read(TABLE.state, 0, text)


def test_the_dealers_words() -> None:
    s = WEISEN.start(4)
    for text in ("druid", "1", "11", "4", "7", "7", "2", "2", "3", "6"):
        WEISEN.apply(s, DEALER, WEISEN.read(s, DEALER, text))
    for text, error in (
        ("druid:7", IllegalMove),
        ("moventi", IllegalMove),
        ("seer", NotationError),
        ("owl:6", NotationError),
    ):
        with pytest.raises(error):
            WEISEN.read(s, DEALER, text)
    assert WEISEN.write(s, DEALER, WEISEN.read(s, DEALER, "owl:3")) == "owl:3"


@pytest.mark.parametrize(
    ("upto", "text", "error"),
    [
        (0, "owl", NotationError), (1, "finitum", IllegalMove), (1, "0", NotationError), (1, "12", NotationError), (2, "1", IllegalMove),
        (4, "1", NotationError), (4, "8", NotationError), (9, "7", None),
    ],
)  # fmt: skip
def test_the_dealers_wrong_words(upto: int, text: str, error: type[Exception] | None) -> None:
    s = WEISEN.start(4)
    for word in ("druid", "1", "11", "4", "7", "7", "2", "2", "3", "6")[:upto]:
        WEISEN.apply(s, DEALER, WEISEN.read(s, DEALER, word))
    if error is None:
        assert WEISEN.write(s, DEALER, WEISEN.read(s, DEALER, text)) == text
        return
    with pytest.raises(error):
        WEISEN.read(s, DEALER, text)


def test_who_begins_in_words() -> None:
    s = WEISEN.start(3)
    while WEISEN.write(s, DEALER, WEISEN.outcomes(s)[0].move) != "start 0":
        WEISEN.apply(s, DEALER, WEISEN.outcomes(s)[0].move)
    assert WEISEN.write(s, DEALER, WEISEN.read(s, DEALER, "start 2")) == "start 2"
    for text, error in (("start 3", IllegalMove), ("start 9", NotationError), ("begin 1", NotationError)):
        with pytest.raises(error):
            WEISEN.read(s, DEALER, text)


@pytest.mark.parametrize(
    "number",
    [-1, LAST, 1 << 40, move_of(Action.LAY.value, KINDS, 0), move_of(Action.ROLE.value, 0, 7), move_of(Action.DONE.value, 1, 0),
     move_of(Action.OFFER.value, 0, 5), move_of(Action.LAY.value, 52, 500), move_of(Action.HAND.value, 3, 2)],
)  # fmt: skip
def test_numbers_that_are_no_move(number: int) -> None:
    with pytest.raises(NotationError):
        write_move(int(number))
