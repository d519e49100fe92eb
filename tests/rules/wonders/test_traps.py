"""Traps of other engines (rulings 58 to 62)."""

from __future__ import annotations

import pytest
from tests.rules.wonders.scene import at, city

from sevenfold.games.kit.errors import IllegalMove, RulesError
from sevenfold.games.wonders.game import WONDERS


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ruling_58_seat_0_is_a_seat(seat: int) -> None:
    """Ruling 58: the Mausoleum works for every seat, 0 included."""
    seats = [city("giza_a"), city("rhodos_a"), city("olympia_a")]
    seats[seat] = city("halikarnassos_a", "ore_vein foundry", stages=1)
    scene = at(*seats, age=2, discard=["temple"])
    moves = ["sell", "sell", "sell"]
    moves[seat] = f"stage {scene.hand(seat)[0]}"
    scene.turn(*moves)
    assert scene.asks == f"pick {seat}"


@pytest.mark.parametrize("seat", [0, 2])
def test_ruling_58_seat_0_has_the_other_powers_too(seat: int) -> None:
    """Ruling 58: Babylon's seventh card and Olympia's free build."""
    seats = [city("giza_a"), city("rhodos_a"), city("ephesos_a")]
    seats[seat] = city("babylon_b", stages=2)
    scene = at(*seats, age=2, turn=6)
    assert scene.turn("sell", "sell", "sell").asks == f"seventh {seat}"
    seats[seat] = city("olympia_a", stages=2, hand="temple")
    assert "free temple" in at(*seats, age=2, turn=6).moves(seat)


def test_ruling_59_copies_are_single_cards_in_decks_and_one_name_in_cities() -> None:
    """Ruling 59: playing one of two equal cards of a hand leaves the other."""
    scene = at(
        city("giza_a", hand="tavern tavern"), *[city(f"{w}_a") for w in ("rhodos", "olympia", "babylon", "ephesos")]
    )
    assert scene.moves(0).count("build tavern") == 1
    scene.turn("build tavern", "sell", "sell", "sell", "sell")
    assert scene.hand(1).count("tavern") == 1
    assert scene.city(0).cards.yellow == ["tavern"]


def test_ruling_60_no_seat_sees_another_ones_new_cards_or_coins() -> None:
    """Ruling 60: the same turn with the seats turned round gives the same."""
    seats = [
        city("giza_a", coins=0, hand="vineyard"), city("rhodos_a", coins=2, hand="sawmill"),
        city("olympia_a", coins=3, hand="quarry"),
    ]  # fmt: skip
    moves = ["build vineyard", "build sawmill", "build quarry"]
    coins: list[list[int]] = []
    for first in range(3):
        turned = at(*seats[first:], *seats[:first], age=2).turn(*moves[first:], *moves[:first])
        coins.append([turned.coins[(seat - first) % 3] for seat in range(3)])
    assert coins[0] == coins[1] == coins[2] == [2, 1, 2]


@pytest.mark.parametrize(
    "text", ["build palace", "stage altar", "free altar", "pick altar", "skip", "sell palace", "jump", ""]
)
def test_ruling_61_an_illegal_move_changes_nothing(text: str) -> None:
    """Ruling 61: it is refused with a reason, and the game goes on."""
    scene = at(city("giza_a", hand="altar"), city("rhodos_a"), city("olympia_a"))
    before = bytes(scene.state)
    with pytest.raises(RulesError):
        scene.play(0, text)
    assert bytes(scene.state) == before
    assert scene.asks == "choose 0 1 2"


def test_ruling_61_a_choice_does_not_outlive_the_turn() -> None:
    """Ruling 61: what was chosen is gone when the turn is over."""
    scene = at(city("giza_a", hand="altar"), city("rhodos_a"), city("olympia_a"))
    scene.turn("build altar", "sell", "sell")
    assert scene.seen_by(0).chosen is None
    with pytest.raises(IllegalMove):
        scene.play(0, "build altar")


def test_ruling_62_special_plays_do_not_end_the_age_twice() -> None:
    """Ruling 62: after Babylon's and Halikarnassos' plays there is one conflict, one deal, one step of the age."""
    scene = at(
        city("babylon_b", stages=2), city("giza_a", "stockade"), city("halikarnassos_a", "ore_vein foundry", stages=1),
        age=2, turn=6, discard=["temple"],
    )  # fmt: skip
    scene.turn("sell", "sell", f"stage {scene.hand(2)[0]}").play(0, "sell").play(2, "pick temple")
    assert (scene.view.age, scene.view.turn, scene.asks) == (3, 1, "card")
    assert scene.city(1).victories == [3, 3]
    assert WONDERS.describe(scene.state)["asking"] == {"what": "card", "seats": [], "for": 0}
