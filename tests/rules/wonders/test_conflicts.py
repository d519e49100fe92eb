"""Conflicts at the end of each age (rulings 46 to 49)."""

from __future__ import annotations

import pytest
from tests.rules.wonders.scene import Scene, at, city

from sevenfold.games.wonders.game import WONDERS


def end_of(age: int, *cards: str, **more: object) -> Scene:
    """The last turn of an age, all cards sold; one city for each string of cards."""
    boards = ("giza_a", "babylon_a", "olympia_a", "ephesos_a", "alexandria_a")
    seats = [city(board, own) for board, own in zip(boards, cards, strict=False)]
    scene = at(*seats, age=age, turn=6, **more)
    return scene.turn(*["sell"] * len(seats))


@pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])
def test_ruling_46_victory_and_defeat(age: int, value: int) -> None:
    """Ruling 46: strictly more shields win 1, 3, 5 by age; strictly fewer lose 1 in every age; each neighbour by itself."""
    scene = end_of(age, "stockade barracks", "guard_tower", "")
    assert [one.victories for one in scene.view.cities] == [[value, value], [value], []]
    assert [one.defeats for one in scene.view.cities] == [0, 1, 2]
    assert [one.score.conflicts for one in scene.view.cities] == [2 * value, value - 1, -2]


def test_ruling_46_equal_is_nothing_for_both() -> None:
    """Ruling 46: no token on a tie; nobody fights across the table."""
    scene = end_of(1, "stockade", "", "barracks", "")
    assert [one.victories for one in scene.view.cities] == [[1, 1], [], [1, 1], []]
    assert [one.defeats for one in scene.view.cities] == [0, 2, 0, 2]
    tied = end_of(1, "stockade", "barracks", "guard_tower")
    assert [[*one.victories, one.defeats] for one in tied.view.cities] == [[0]] * 3
    assert [(event.seat, event.by) for event in tied.kinds_told("tie")] == [(0, 1), (1, 2), (2, 0)]


def test_ruling_47_stages_of_rhodes_fight_in_all_later_conflicts() -> None:
    """Ruling 47: red cards plus Rhodes' stages."""
    scene = at(
        city("rhodos_a", "stockade", stages=2), city("giza_a", "barracks guard_tower"), city("olympia_a"), age=1, turn=6
    )
    assert [one.shields for one in scene.view.cities] == [3, 2, 0]
    scene.turn("sell", "sell", "sell")
    assert scene.city(0).victories == [1, 1]
    side_b = at(city("rhodos_b", stages=2), city("giza_a"), city("olympia_a"), age=3)
    assert side_b.city(0).shields == 2


def test_ruling_48_once_in_each_age_after_all_extra_plays() -> None:
    """Ruling 48: Babylon's seventh card and Halikarnassos' pick come before, and there is one conflict."""
    scene = at(
        city("babylon_b", "brickyard sawmill", stages=2, hand="walls temple"),
        city("giza_a"), city("halikarnassos_a", "ore_vein foundry", stages=1), age=2, turn=6, discard=["stables"],
    )  # fmt: skip
    scene.turn("sell walls", "sell", f"stage {scene.hand(2)[0]}")
    assert not scene.city(0).victories
    scene.play(0, "sell temple")
    assert not scene.city(0).victories
    scene.play(2, "pick stables")
    assert scene.city(2).victories == [3, 3]
    assert [one.defeats for one in scene.view.cities] == [1, 1, 0]


def test_ruling_49_the_total_may_be_negative() -> None:
    """Ruling 49: six defeats are minus six."""
    scene = at(city("giza_a", defeats=6, coins=0), city("rhodos_a"), city("olympia_a"), age=3, turn=6,
               asking={"what": "over"})  # fmt: skip
    assert scene.city(0).score.conflicts == -6
    assert WONDERS.result(scene.state).points[0] == -6
