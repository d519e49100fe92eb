"""Why a move is closed: every code once, with its figures, and the words that can't be read."""

from __future__ import annotations

import pytest
from tests.rules.scene import SEVN, Scene, at, start

from sevenfold.games.kit.contract import DEALER, Refusal
from sevenfold.games.kit.errors import IllegalMove, NotationError
from sevenfold.games.sevn.cards import IDS
from sevenfold.games.sevn.legal import LAST, Why
from sevenfold.games.sevn.notation import WORDS

OVER = at("10", "8 / stopped", turn=0, banked=(240, 100)).play(0, "stop")
CASES: dict[str, tuple[Scene, int, str, dict[str, object]]] = {
    "over": (OVER, 0, "draw", {}),
    "dealing": (start(2), 0, "draw", {}),
    "not-asked": (at("7", "8", turn=1), 0, "draw", {"seat": 1}),
    "other-question": (at("7", "8", turn=1), 1, "keep", {"asking": "draw_or_stop"}),
    "no-seat": (at("7", "8", turn=1).draws(1, "freeze"), 1, "target 2", {"seat": 2}),
    "nothing-in-front": (at("", "8", turn=0), 0, "stop", {}),
    "not-active": (at("7", "8 / frozen", turn=0).draws(0, "freeze"), 0, "target 1", {"seat": 1, "status": "frozen"}),
    "has-second-chance": (
        at("7 second_chance", "8", turn=0).draws(0, "second_chance"),
        0,
        "give 0",
        {"seat": 0},
    ),
    "one-card": (
        at("7", "8", asks="take 0", running="crossroads 0", revealed="9", turn=0),
        0,
        "take 2",
        {},
    ),
    "not-in-pile": (at("0", "8", turn=0).play(0, "draw"), DEALER, "0", {"card": "0"}),
    "not-dealer": (at("7", "8", turn=1), DEALER, "7", {"seat": 1}),
}


@pytest.mark.parametrize("code", CASES)
def test_refusal_has_its_code_and_figures_and_changes_nothing(code: str) -> None:
    """Rulings 10, 11, 25, 35, 56, 62: one predicate says what is legal and why the rest is not."""
    scene, seat, move, figures = CASES[code]
    error = scene.refused(seat, move)
    assert (error.code, error.figures) == (f"sevn-{code}", figures)
    with pytest.raises(IllegalMove):
        SEVN.read(scene.state, seat, move)


def test_every_reason_is_shown_above() -> None:
    assert {why.name.lower().replace("_", "-") for why in Why} - {"allowed"} == set(CASES)


@pytest.mark.parametrize("status", ["stopped", "frozen", "out"])
@pytest.mark.parametrize("action", ["freeze", "triple_draw"])
def test_status_of_a_closed_target_is_named(status: str, action: str) -> None:
    """Ruling 11."""
    scene = at("7", f"8 / {status}", "9", turn=0).draws(0, action)
    assert scene.refusal("target 1") == Refusal("sevn-not-active", {"seat": 1, "status": status})


def test_second_copy_for_seats_that_left() -> None:
    """Rulings 11, 25."""
    scene = at("7 second_chance", "8 / out 8", "9", turn=0).draws(0, "second_chance")
    assert scene.refusal("give 1") == Refusal("sevn-not-active", {"seat": 1, "status": "out"})
    assert scene.refusal("give 3") == Refusal("sevn-no-seat", {"seat": 3})
    assert scene.refusal("target 2") == Refusal("sevn-other-question", {"asking": "give"})


@pytest.mark.parametrize("move", [-100, -2, -1, 6, 7, LAST, 10_000])
def test_numbers_that_are_no_moves_are_refused(move: int) -> None:
    """Ruling 62: whatever is sent, the state stays as it was."""
    for scene in (at("7", "8", turn=0), at("7", "8", turn=0).draws(0, "freeze"), start(2)):
        seat = SEVN.actors(scene.state)[0]
        before = bytes(scene.state)
        if seat == DEALER and 0 <= move < len(IDS):
            continue
        with pytest.raises(IllegalMove):
            SEVN.apply(scene.state, seat, move)
        assert bytes(scene.state) == before


@pytest.mark.parametrize("outcome", [-1, len(IDS), 999])
def test_outcome_that_is_no_card(outcome: int) -> None:
    scene = start(2)
    assert SEVN.refusal(scene.state, DEALER, outcome) == Refusal("sevn-not-in-pile", {"card": "none"})


def test_lot_for_a_seat_there_is_not() -> None:
    """Ruling 5e."""
    blank = SEVN.blank(3, SEVN.checked_options(3, {}))
    assert SEVN.refusal(blank, DEALER, 3) == Refusal("sevn-no-seat", {"seat": 3})
    with pytest.raises(IllegalMove):
        SEVN.read(blank, DEALER, "start 3")


@pytest.mark.parametrize("seat", [-2, 2, 12, 99])
def test_seats_there_are_not_are_not_asked(seat: int) -> None:
    """Ruling 62."""
    scene = at("7", "8", turn=0)
    assert SEVN.refusal(scene.state, seat, 0) == Refusal("sevn-not-asked", {"seat": 0})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Draw",
        "draw!",
        "take",
        "take 0",
        "take 3",
        "target",
        "target x",
        "target -1",
        "target 12",
        "give 1 2",
        "pass",
    ],
)
def test_words_that_are_no_move(text: str) -> None:
    """Notation: what can't be read isn't the same as what isn't legal."""
    with pytest.raises(NotationError) as caught:
        SEVN.read(at("7", "8", turn=0).state, 0, text)
    assert caught.value.code == "no-such-move"
    assert caught.value.figures["given"] == text


def test_long_nonsense_is_shown_short() -> None:
    with pytest.raises(NotationError) as caught:
        SEVN.read(at("7", "8", turn=0).state, 0, "x" * 10_000)
    assert len(str(caught.value.figures["given"])) <= 60


@pytest.mark.parametrize("text", ["", "14", "-1", "ballast", "Freeze", "start 0"])
def test_words_that_are_no_card(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        SEVN.read(start(2).state, DEALER, text)
    assert caught.value.code == "no-such-card"


@pytest.mark.parametrize(
    "text", ["", "start", "start x", "start -1", "start 12", "begin 0", "7", "start 0 1", "start ٣"]
)
def test_words_that_are_no_lot(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        SEVN.read(SEVN.blank(2, SEVN.checked_options(2, {})), DEALER, text)
    assert caught.value.code == "no-such-start"


@pytest.mark.parametrize("move", WORDS)
def test_every_move_is_written_and_read(move: int) -> None:
    from sevenfold.games.sevn.notation import read_move, write_move

    assert read_move(write_move(move)) == move
    assert read_move(f"  {write_move(move).replace(' ', '   ')} ") == move


def test_number_that_is_no_move_is_not_written() -> None:
    with pytest.raises(NotationError):
        SEVN.write(at("7", "8", turn=0).state, 0, 7)


@pytest.mark.parametrize(
    ("scene", "offered"),
    [
        (at("", "8", turn=0), {"draw": True, "stop": False}),
        (at("7", "8", turn=0).draws(0, "ballast_2"), {"keep": True, "drop": True}),
        (at("7", "8 / out 8", "9", turn=0).draws(0, "freeze"), {"target 0": True, "target 1": False, "target 2": True}),
        (at("7 second_chance", "8", turn=0).draws(0, "second_chance"), {"give 0": False, "give 1": True}),
        (at("7", "8", turn=0).draws(0, "crossroads", "1", "2"), {"take 1": True, "take 2": True}),
    ],
)
def test_menu_offers_open_and_closed_answers_to_the_question(scene: Scene, offered: dict[str, bool]) -> None:
    """Ruling 5c: the page can show each answer, closed ones with the reason."""
    seat = scene.asked[0]
    choices = SEVN.choices(scene.state, seat)
    assert {choice.move: choice.refusal is None for choice in choices} == offered
    assert SEVN.choices(scene.state, 1 - seat) == []
