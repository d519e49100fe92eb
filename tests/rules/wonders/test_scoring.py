"""The score sheet (rulings 50 to 57)."""

from __future__ import annotations

import itertools

import pytest
from tests.rules.wonders.scene import Scene, at, city

from sevenfold.games.wonders.cards import CARDS
from sevenfold.games.wonders.game import WONDERS
from sevenfold.games.wonders.scoring import science_of
from sevenfold.games.wonders.view import Sheet


def score(cards: str, left: str = "", right: str = "", **more: object) -> Sheet:
    """The sheet of a city of Giza A between Babylon and Rhodes, in age III."""
    return table(cards, left, right, **more).city(0).score


def table(cards: str, left: str = "", right: str = "", **more: object) -> Scene:
    """That table."""
    return at(city("giza_a", cards, coins=0, **more), city("babylon_a", left), city("rhodos_a", right), age=3)


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_ruling_50_a_point_for_three_coins(coins: int, points: int) -> None:
    """Ruling 50: full threes only."""
    scene = at(city("giza_a", coins=coins), city("babylon_a"), city("rhodos_a"))
    assert scene.city(0).score.coins == points


def test_ruling_51_squares_and_sets() -> None:
    """Ruling 51: the seed's example, three tablets, two gears, two compasses: 17 + 14 = 31."""
    assert science_of(2, 2, 3) == 31
    assert science_of(0, 0, 4) == 16
    assert score("scriptorium library school workshop laboratory apothecary dispensary").science == 31
    assert score("scriptorium library workshop").science == 5


def test_ruling_51_by_brute_force() -> None:
    """Rulings 38, 39, 51: wildcards give the best of all assignments."""
    for symbols in itertools.product(range(4), repeat=3):
        best = max(
            science_of(*(n + extra.count(i) for i, n in enumerate(symbols)))
            for extra in itertools.product(range(3), repeat=2)
        )
        greens = [
            ["apothecary", "dispensary", "lodge"],
            ["workshop", "laboratory", "observatory"],
            ["scriptorium", "library", "school"],
        ]
        cards = " ".join(card for column, n in zip(greens, symbols, strict=True) for card in column[:n])
        scene = at(city("babylon_b", cards + " scientists_guild", stages=3), city("giza_a"), city("rhodos_a"), age=3)
        assert scene.city(0).score.science == best


def test_ruling_52_yellow_points_use_the_final_city() -> None:
    """Ruling 52: Haven, Lighthouse, Chamber of Commerce, Arena."""
    assert score("haven stone_pit quarry").commerce == 2
    assert score("lighthouse forum marketplace").commerce == 3
    four = at(
        city("giza_a", "chamber_of_commerce press_1 loom_1"),
        *[city(f"{w}_a") for w in ("babylon", "rhodos", "olympia")],
        age=3,
    )
    assert four.city(0).score.commerce == 4
    assert score("arena", stages=2).commerce == 2


@pytest.mark.parametrize(
    ("guild", "left", "right", "points"),
    [
        ("workers_guild", "stone_pit quarry", "ore_vein", 3),
        ("craftsmens_guild", "press_1", "loom_1 glassworks_1", 6),
        ("traders_guild", "forum", "marketplace vineyard", 3),
        ("philosophers_guild", "school", "library", 2),
        ("spies_guild", "walls", "stables barracks", 3),
        ("magistrates_guild", "altar", "theater temple", 3),
    ],
)
def test_ruling_53_guilds_that_count_neighbours(guild: str, left: str, right: str, points: int) -> None:
    """Ruling 53: the neighbours' cards of one colour; the own ones never."""
    assert score(guild, left, right).guilds == points
    own = " ".join(
        card.id
        for card in CARDS
        if card.id in ("clay_pool", "press_2", "caravansery", "scriptorium", "guard_tower", "statue")
    )
    assert score(f"{guild} {own}", left, right).guilds == points


def test_ruling_53_strategists_count_defeats_not_victories() -> None:
    """Ruling 53: the number of the neighbours' defeat tokens."""
    scene = at(
        city("giza_a", "strategists_guild", defeats=4), city("babylon_a", defeats=3, victories=[1]),
        city("rhodos_a", defeats=1, victories=[1, 3]), age=3,
    )  # fmt: skip
    assert scene.city(0).score.guilds == 4


def test_ruling_53_shipowners_and_scientists_look_at_the_own_city() -> None:
    """Ruling 53: Shipowners counts brown, grey and purple, itself included."""
    assert score("shipowners_guild stone_pit quarry press_1 spies_guild").guilds == 5
    assert score("scientists_guild").science == 1


def test_ruling_54_craftsmens_two_chamber_two_and_two() -> None:
    """Ruling 54: the figures of the cards."""
    by_id = {card.id: card.effect for card in CARDS}
    assert by_id["craftsmens_guild"].points == 2
    assert (by_id["chamber_of_commerce"].coins, by_id["chamber_of_commerce"].points) == (2, 2)


def test_ruling_55_builders_count_stages() -> None:
    """Ruling 55: stages, not finished wonders, the own ones included."""
    scene = at(
        city("giza_a", "builders_guild", stages=1), city("babylon_a", stages=3), city("rhodos_a", stages=2), age=3
    )
    assert scene.city(0).score.guilds == 6


def over(*coins: int, cards: tuple[str, ...] = ("", "", "")) -> Scene:
    """A finished game."""
    boards = ("giza_a", "babylon_a", "rhodos_a")
    seats = [city(board, own, coins=n) for board, own, n in zip(boards, cards, coins, strict=True)]
    return at(*seats, age=3, turn=6, asking={"what": "over"})


def test_ruling_56_ties_are_broken_by_coins() -> None:
    """Ruling 56: equal points, more coins wins."""
    result = WONDERS.result(over(4, 5, 1).state)
    assert (result.points, result.ranks, result.winners) == ([1, 1, 0], [2, 1, 3], [1])


def test_ruling_56_equal_in_both_is_a_shared_victory() -> None:
    """Ruling 56: several winners."""
    result = WONDERS.result(over(5, 5, 4).state)
    assert (result.points, result.ranks, result.winners) == ([1, 1, 1], [1, 1, 3], [0, 1])
    assert over(5, 5, 4).view.winners == [0, 1]


def test_ruling_57_pure_and_good_at_any_moment() -> None:
    """Ruling 57: asking twice changes nothing; in the middle of an age there are points, but no winner."""
    scene = at(city("giza_a", "altar", coins=9), city("babylon_a"), city("rhodos_a"))
    before = bytes(scene.state)
    first, second = WONDERS.result(scene.state), WONDERS.result(scene.state)
    assert first == second
    assert bytes(scene.state) == before
    assert first.points == [5, 1, 1]
    assert first.winners == []


def test_the_sheet_has_the_order_of_the_seed() -> None:
    """Rulings 49 to 55; seed: conflicts, coins, wonder, civilian, commerce, guilds, science, total."""
    lines = [line.what for line in WONDERS.result(over(3, 3, 3).state).lines[0]]
    assert lines == ["conflicts", "coins", "wonder", "civilian", "commerce", "guilds", "science"]
    assert list(Sheet.__struct_fields__) == [*lines, "total"]


def test_blue_cards_and_stages() -> None:
    """Rulings 32, 50 to 55: a whole sheet by hand."""
    sheet = at(
        city("giza_b", "altar palace haven stone_pit workers_guild apothecary", stages=4, coins=10, victories=[1, 3], defeats=1),
        city("babylon_a", "quarry"), city("rhodos_a"), age=3,
    ).city(0).score  # fmt: skip
    assert sheet == Sheet(3, 3, 20, 10, 1, 1, 1, 39)
