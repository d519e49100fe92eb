"""What was settled on a second reading, where no other file tests it (section 9e, 9f)."""

from __future__ import annotations

import pytest
from tests.rules.wonders.scene import Scene, at, city

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.errors import PositionError
from sevenfold.games.wonders.game import WONDERS


def lots(side: str, players: int = 7, seed: int = 3) -> list[str | None]:
    """The boards that the lots give out."""
    return [one.wonder for one in Scene(WONDERS.start(players, {"side": side}, seed)).view.cities]


@pytest.mark.parametrize("side", ["a", "b", "ab"])
def test_section_9e_a_lot_for_each_seat_no_board_twice(side: str) -> None:
    """Section 9e: one outcome per seat before the first deal, each of the boards that are left equally likely."""
    s = WONDERS.start(7, {"side": side})
    left = 7 if side != "ab" else 14
    for _seat in range(7):
        outcomes = WONDERS.outcomes(s)
        assert {(o.weight, o.total) for o in outcomes} == {(1, left)}
        WONDERS.apply(s, DEALER, outcomes[-1].move)
        left -= len({"a", "b"} & set(side))
    assert WONDERS.describe(s)["asking"] == {"what": "card", "seats": [], "for": 0}


def test_section_9e_sides() -> None:
    """Section 9e: side A, side B, or a side by lot."""
    assert all(board and board.endswith("_a") for board in lots("a"))
    assert all(board and board.endswith("_b") for board in lots("b"))
    both = {board[-1] for seed in range(4) for board in lots("ab", seed=seed) if board}
    assert both == {"a", "b"}
    assert len({board[:-2] for board in lots("ab") if board}) == 7


def test_section_9e_boards_given_out_are_not_drawn() -> None:
    """Section 9e: fixed boards stay out of the lots; the others draw."""
    s = WONDERS.start(3, {"wonders": ["random", "giza_b", "random"], "side": "a"})
    names = [WONDERS.write(s, DEALER, outcome.move) for outcome in WONDERS.outcomes(s)]
    assert "giza_a" not in names
    assert len(names) == 6
    WONDERS.apply(s, DEALER, WONDERS.read(s, DEALER, "rhodos_a"))
    WONDERS.apply(s, DEALER, WONDERS.read(s, DEALER, "olympia_a"))
    assert [seat["wonder"] for seat in WONDERS.describe(s)["players"]] == ["rhodos_a", "giza_b", "olympia_a"]


def test_section_9f_a_position_carries_what_each_seat_has_chosen() -> None:
    """Section 9f: in the position, and in the view of that seat alone."""
    scene = at(city("giza_a", hand="altar", chosen="build altar"), city("rhodos_a"), city("olympia_a"))
    assert scene.data["players"][0]["chosen"] == "build altar"
    assert scene.asks == "choose 1 2"
    assert [one.chosen for one in scene.view.cities] == [True, False, False]
    assert scene.seen_by(0).chosen == "build altar"
    assert [scene.seen_by(viewer).chosen for viewer in (-1, 1, 2)] == [None] * 3


def test_section_9f_a_choice_must_be_legal_and_not_all_are_made() -> None:
    """Section 9f: otherwise the position is refused with the field's name."""
    with pytest.raises(PositionError) as wrong:
        at(city("giza_a", hand="altar", chosen="build palace"), city("rhodos_a"), city("olympia_a"))
    assert wrong.value.figures["field"] == "players[0].chosen"
    hands = {"giza_a": "altar", "rhodos_a": "theater", "olympia_a": "stockade"}
    with pytest.raises(PositionError) as all_chosen:
        at(*[city(board, hand=card, chosen=f"sell {card}") for board, card in hands.items()])
    assert all_chosen.value.code == "7wonders-position-all-chosen"
