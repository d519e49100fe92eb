"""What a row is worth."""

from __future__ import annotations

import pytest
from tests.rules.scene import at

OPEN = {"deck": {"x2": 4, "+10": 3}}


def points(row: str, **options: object) -> int:
    return at(row, "13 / stopped", turn=0, options=options).row(0).points


def lines(row: str) -> list[tuple[str, int]]:
    return [(line.what, line.points) for line in at(row, "13 / stopped", turn=0).row(0).lines]


def test_order_numbers_doubled_then_plus_then_bonuses() -> None:
    """Ruling 46; seed: Wertungsreihenfolge."""
    assert points("10 11 12 x2 +4 +6 heavyweight ladder") == 33 * 2 + 10 + 12 + 12
    assert lines("10 11 12 ballast_2 x2 +4 +6 heavyweight ladder") == [
        ("numbers", 33),
        ("ballast", -2),
        ("doubled", 31),
        ("plus", 10),
        ("heavyweight", 12),
        ("ladder", 12),
    ]


@pytest.mark.parametrize(
    "row", ["0", "13", "5 ballast_6", "5 ballast_6 x2", "1 2 3 4 x2 +2 featherweight ladder", "x2", "+8"]
)
def test_lines_of_a_score_add_up_to_its_points(row: str) -> None:
    """Ruling 46; seed: Wertungsreihenfolge."""
    assert sum(n for _, n in lines(row)) == points(row)


def test_floor_at_zero_is_applied_once_at_the_very_end() -> None:
    """Ruling 46: plus cards first lift what Ballast has sunk."""
    assert points("0 ballast_6 x2 +2") == 0
    assert points("0 ballast_6 x2 +8 +6") == 2
    assert points("1 2 ballast_4 ballast_6 featherweight") == 3 - 10 + 15
    assert lines("0 ballast_6 x2 +2")[-1] == ("floor", 10)


def test_out_is_always_zero() -> None:
    """Rulings 46, 51; seed: Wertungsreihenfolge."""
    scene = at("9", "10 11 12 x2 +10 heavyweight ladder / out 12", turn=0)
    assert scene.row(1).points == 0
    assert [line.what for line in scene.row(1).lines] == ["out"]
    assert scene.play(0, "stop").banked == [9, 0]


def test_example_low_row_with_ladder_featherweight_and_x2() -> None:
    """Worked example, rulings 46, 47, 49: (0+1+2+3) * 2 + 16 + 15 = 43."""
    assert points("0 1 2 3 ladder featherweight x2") == 43


def test_example_high_row() -> None:
    """Worked example, rulings 48, 49: 33 + 12 + 12 = 57."""
    assert points("10 11 12 heavyweight ladder") == 57


def test_example_ballast_completes_featherweight() -> None:
    """Worked example, rulings 44, 47, 49: 8 + 12 + 15 = 35; without Ballast 12 + 12 = 24."""
    assert points("3 4 5 ballast_4 ladder featherweight") == 35
    assert points("3 4 5 ladder featherweight") == 24


def test_example_floor() -> None:
    """Worked example, rulings 45, 46: {0}, -6, x2, +2 = -10 -> 0; only +8 and x2: 8."""
    assert points("0 ballast_6 x2 +2") == 0
    assert points("+8 x2") == 8


@pytest.mark.parametrize(("doubler", "right"), [("", 16), (" x2", 15)])
def test_example_sevn_with_three_ballast(doubler: str, right: int) -> None:
    """Worked example, rulings 44, 45, 53: {5, 1, 2, 3, -2, -4, -6} = -1 + 17 = 16; with x2 -2 + 17 = 15."""
    scene = at("1 2 3 ballast_2 ballast_4 ballast_6" + doubler, "13", turn=0).draws(0, "5")
    assert scene.banked == [right, 13]


def test_featherweight_needs_four_scoring_cards_of_at_most_six() -> None:
    """Ruling 47; seed: Bonuskarten, Featherweight."""
    assert points("0 1 2 6 featherweight") == 9 + 15
    assert points("0 1 6 featherweight") == 7
    assert points("0 1 2 6 7 featherweight") == 16
    assert points("0 1 2 7 featherweight") == 10


def test_modifiers_and_bonus_cards_are_no_scoring_cards() -> None:
    """Ruling 47: neither towards the four nor against the limit."""
    assert points("1 2 3 +2 featherweight ladder") == 6 + 2 + 12
    assert points("1 2 3 4 +10 x2 featherweight") == 20 + 10 + 15


def test_heavyweight_needs_three_numbers_from_ten_up() -> None:
    """Ruling 48; seed: Bonuskarten, Heavyweight."""
    assert points("10 11 13 heavyweight") == 34 + 12
    assert points("9 12 13 heavyweight") == 34
    assert points("1 10 12 13 ballast_2 heavyweight") == 34 + 12
    assert points("10 11 12 13 heavyweight") == 46 + 12, "flat"


def test_ladder_pays_four_for_each_card_of_the_longest_run() -> None:
    """Ruling 49; seed: Bonuskarten, Ladder."""
    assert points("1 2 ladder") == 3
    assert points("1 2 3 ladder") == 6 + 12
    assert points("0 1 2 ladder") == 3 + 12, "0-1-2 counts"
    assert points("1 2 3 4 5 6 ladder") == 21 + 24
    assert points("8 9 10 11 13 ladder") == 51 + 16
    assert points("11 12 13 0 ladder") == 36 + 12, "13 and 0 are no neighbours"


def test_only_the_longest_run_pays() -> None:
    """Ruling 49: of 1-2-3 and 5-6-7 one."""
    assert points("1 2 3 5 6 7 ladder") == 24 + 12


@pytest.mark.parametrize(
    ("row", "each"),
    [("1 2 4 6", ("featherweight", 15)), ("10 11 13", ("heavyweight", 12)), ("1 2 3", ("ladder", 12))],
)
def test_each_copy_of_a_bonus_pays_unless_an_option_says_once(row: str, each: tuple[str, int]) -> None:
    """Ruling 50, option bonus_stack."""
    bonus, worth = each
    bare = points(row)
    for copies in (1, 2, 3):
        full = f"{row} " + " ".join([bonus] * copies)
        assert points(full) == bare + copies * worth
        assert points(full, bonus_stack=False) == bare + worth


def test_bonus_not_earned_pays_nothing_however_often_it_is_held() -> None:
    """Rulings 47 to 50."""
    assert points("7 8 ladder ladder ladder heavyweight featherweight") == 15


def test_bonuses_are_tested_on_the_final_row_of_everybody_still_scoring() -> None:
    """Ruling 51: stopped, frozen, and the others when someone makes SEVN; seed: Bonuskarten."""
    scene = at(
        "8 9 10 11 12 13",
        "1 2 3 ladder / stopped",
        "4 5 6 ladder / frozen",
        "10 11 12 heavyweight",
        "5 6 7 ladder / out 7",
        turn=0,
    ).draws(0, "7")
    assert scene.banked == [70 + 17, 18, 27, 45, 0]


def test_only_modifiers_in_front() -> None:
    """Ruling 52: plus cards score; x2 alone scores 0."""
    assert points("+2 +10") == 12
    assert points("x2") == 0
    assert points("x2 +4") == 4


def test_sevn_pays_seventeen_to_its_seat_only() -> None:
    """Ruling 53; seed: SEVN."""
    scene = at("0 1 2 3 4 5", "7 8 9 10 11 12", turn=0).draws(0, "6")
    assert scene.banked == [21 + 17, 57]


def test_zero_counts_as_a_value_for_sevn() -> None:
    """Rulings 47, 53: the 0 is a number like any other."""
    scene = at("1 2 3 4 5 6", "8", turn=0).draws(0, "0")
    assert scene.banked == [38, 8]


def test_modifiers_and_bonuses_are_no_values_for_sevn() -> None:
    """Ruling 53: seven distinct among numbers and Ballast."""
    scene = at("1 2 3 4 5 6 x2 +2 +4 ladder second_chance", "8", turn=0)
    assert scene.row(0).distinct == 6
    assert scene.asks == "draw_or_stop 0"


def test_sevn_is_not_doubled() -> None:
    """Rulings 46, 53; seed: Bonuskarten; Sonderfälle, x2."""
    scene = at("1 2 3 4 5 6 x2 ladder", "8", turn=0).draws(0, "13")
    assert scene.banked == [34 * 2 + 24 + 17, 8]


@pytest.mark.parametrize(("copies", "factor"), [(1, 2), (2, 4), (3, 8), (4, 16)])
def test_several_x2_multiply(copies: int, factor: int) -> None:
    """Ruling 5f."""
    assert points(" ".join(["5 ballast_2 +2", *["x2"] * copies]), **OPEN) == 3 * factor + 2


def test_several_equal_plus_cards_all_add() -> None:
    """Ruling 46 in a custom deck."""
    assert points("5 +10 +10 +10", **OPEN) == 35


def test_live_points_are_what_the_row_scores_now() -> None:
    """Ruling 46: the view's running figure is the same sum."""
    scene = at("3 4", "8", turn=0)
    assert scene.row(0).points == 7
    scene.draws(0, "5")
    assert scene.row(0).points == 12
    scene.play(1, "stop").draws(0, "ladder")
    assert scene.row(0).points == 24
