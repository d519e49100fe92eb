"""Three players: rulings 25 and 42, and the rulebook's special rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.weisen.scene import Scene, at, sage

from sevenfold.games.weisen.game import WEISEN

THREE = ("seer", "witch", "druid")
"""Witch (1) is the highest, A; druid (2) is B; seer (0) is C."""


def three(crystals: list[int] | None = None, **more: Any) -> Scene:
    """The highest has been asked."""
    won = more.pop("won", ([], [], []))
    players = [sage(role, f"{role}:7 {role}:1", crystals=won[i]) for i, role in enumerate(THREE)]
    return at(*players, what="solo", crystals=crystals or [6, 4], **more)


def sides(scene: Scene) -> list[int | None]:
    """The alliances."""
    return [seat.side for seat in scene.view.seats]


def test_ruling_25_a_alone() -> None:
    """Ruling 25: A against B and C; nobody may refuse."""
    scene = three()
    assert scene.asks == "solo 1"
    assert scene.moves(1)[:2] == ["alone", "open"]
    assert scene.closed(1, "with 0") == "not-with"
    scene.play(1, "alone")
    assert (sides(scene), scene.view.solo) == ([2, 1, 2], 1)


def test_ruling_25_b_decides() -> None:
    """Ruling 25: B alone against A and C, B with A against C, or open."""
    scene = three().play(1, "open")
    assert scene.asks == "solo 2"
    assert scene.moves(2)[:3] == ["alone", "open", "with 1"]
    assert scene.closed(2, "with 0") == "not-with"
    alone = Scene(WEISEN.position(scene.data)).play(2, "alone")
    assert (sides(alone), alone.view.solo) == ([1, 1, 2], 2)
    scene.play(2, "with 1")
    assert (sides(scene), scene.view.solo) == ([2, 1, 1], 0)


@pytest.mark.parametrize(("ally", "right"), [(1, [1, 1, 2]), (2, [2, 1, 2])])
def test_ruling_25_c_decides_last(ally: int, right: list[int]) -> None:
    """Ruling 25: C can't be solo, and allies with A or B."""
    scene = three().play(1, "open").play(2, "open")
    assert scene.asks == "solo 0"
    assert scene.closed(0, "alone") == "last-decides"
    assert scene.closed(0, "open") == "last-decides"
    assert scene.moves(0, "with") == ["with 1", "with 2"]
    scene.play(0, f"with {ally}")
    assert sides(scene) == right
    assert scene.view.solo == 3 - ally


def test_ruling_25_talk_comes_before_but_no_offers() -> None:
    """Ruling 25: cards may be shown, alliances are not offered."""
    scene = three().play(0, "show 1 seer:7")
    assert scene.closed(0, "offer 1") == "other-question"
    assert scene.closed(0, "alone") == "not-asked"
    assert scene.asks == "solo 1"


def test_ruling_25_what_the_clock_does() -> None:
    """Ruling 25: A leaves it open, B joins A, C joins who owns fewer crystals, A where equal."""
    scene = three()
    assert scene.fallback(1) == "open"
    assert scene.play(1, "open").fallback(2) == "with 1"
    assert scene.play(2, "open").fallback(0) == "with 1"
    fewer = three(won=([], [2, 2], [7])).play(1, "open").play(2, "open")
    assert fewer.fallback(0) == "with 2"


@pytest.mark.parametrize(("crystals", "bonus"), [([2, 2], 4), ([4, 6], 10), ([6, 7], 13)])
def test_ruling_42_the_bonus_is_the_sum_of_the_two_crystals(crystals: list[int], bonus: int) -> None:
    """Ruling 42, with the rulebook's examples: it replaces the first turn of who plays alone."""
    scene = three(crystals).play(1, "alone").all("ready")
    assert [event.amount for event in scene.told if event.kind == "bonus"] == [bonus]
    assert scene.view.lead == bonus
    assert scene.asks == "lay 2"


def test_ruling_42_the_bonus_stays_when_crystals_are_swapped() -> None:
    """Ruling 42: it was marked before."""
    scene = at(sage("seer", side=1), sage("witch", side=2), sage("druid", spells="moventi", side=2), crystals=[2, 2],
               seats=[2], bonus=4)  # fmt: skip
    scene.play(2, "lay moventi 1:7 2:2")
    assert scene.view.spaces[2].crystals == [7, 2]
    assert scene.view.lead == scene.view.bonus == 4


def test_ruling_42_the_solo_player_begins_also_when_another_ranks_higher() -> None:
    """Rulings 31, 42: always the solo player, then clockwise."""
    scene = three().play(1, "open").play(2, "with 1").all("ready")
    assert [event.seat for event in scene.told if event.kind == "struggle"] == [0]
    assert scene.asks == "lay 1"


def test_a_solo_victory_leaves_a_crystal() -> None:
    """Rulebook, three players, scoring: the surplus crystal is removed from the game (ruling 65)."""
    scene = three([6, 4]).play(1, "alone").all("ready").by_clock("take")
    assert scene.asks == "take 1"
    scene.play(1, "take 6")
    assert scene.view.removed_crystals == [4]
    scene.deal()
    assert [seat.crystals for seat in scene.view.seats] == [0, 1, 0]
