"""The end of the game."""

from __future__ import annotations

import pytest
from tests.rules.scene import SEVN, Scene, at


def result(scene: Scene) -> tuple[list[int], list[int], list[int]]:
    found = SEVN.result(scene.state)
    return found.points, found.ranks, found.winners


def test_reaching_250_ends_the_game_after_the_round() -> None:
    """Ruling 56; seed: Ziel."""
    scene = at("10", "8 / stopped", turn=0, banked=(240, 100)).play(0, "stop")
    assert scene.asks == "over"
    assert result(scene) == ([250, 108], [1, 2], [0])
    assert scene.view.winners == [0]
    assert SEVN.actors(scene.state) == ()


def test_249_is_not_enough() -> None:
    """Ruling 56."""
    scene = at("9", "8 / stopped", turn=0, banked=(240, 100)).play(0, "stop")
    assert scene.asks == "card 1"
    assert result(scene)[2] == []


def test_points_on_the_table_do_not_end_the_game() -> None:
    """Ruling 56: only after a scored round."""
    scene = at("10 11", "8", turn=0, banked=(240, 100)).play(0, "stop")
    assert scene.asks == "draw_or_stop 1"
    scene.draws(1, "9")
    assert scene.asks == "draw_or_stop 1"


def test_highest_total_wins_not_the_first_to_pass_250() -> None:
    """Ruling 56."""
    scene = at("13 / stopped", "12 13", turn=1, banked=(240, 235)).play(1, "stop")
    assert result(scene) == ([253, 260], [2, 1], [1])


def test_sevn_can_end_the_game() -> None:
    """Rulings 53, 56."""
    scene = at("1 2 3 4 5 6", "8", turn=0, banked=(212, 249)).draws(0, "0")
    assert scene.asks == "over"
    assert result(scene) == ([250, 257], [2, 1], [1])


def test_tie_at_the_top_means_another_full_round_with_all_seats() -> None:
    """Ruling 57; seed: Ziel."""
    scene = at("10 / stopped", "12", "5 / out 5", turn=1, banked=(245, 243, 30), round=7).play(1, "stop")
    assert scene.banked == [255, 255, 30]
    assert scene.view.round == 8
    assert scene.statuses == "active active active"
    assert scene.asks == "card 1"
    scene.deal("1", "2", "3")
    assert scene.asks == "draw_or_stop 1"


def test_tie_is_repeated_until_one_seat_alone_is_on_top() -> None:
    """Ruling 57."""
    scene = at("10 / stopped", "10", turn=1, banked=(250, 250)).play(1, "stop")
    assert scene.asks == "card 1"
    scene.deal("7", "7").play(1, "stop").play(0, "stop")
    assert scene.asks == "card 0"
    scene.deal("7", "8").play(0, "stop").play(1, "stop")
    assert result(scene) == ([274, 275], [2, 1], [1])


def test_third_seat_may_win_the_further_round() -> None:
    """Ruling 57."""
    scene = at("1 / stopped", "2 / out 2", "13 12", turn=2, banked=(250, 251, 240))
    scene.play(2, "stop")
    assert result(scene) == ([251, 251, 265], [2, 2, 1], [2])


def test_third_seat_wins_after_a_tie_of_two_others() -> None:
    """Ruling 57: the tie, then the round that the third seat wins."""
    scene = at("10 / stopped", "10", "9 / stopped", turn=1, banked=(245, 245, 240)).play(1, "stop")
    assert scene.banked == [255, 255, 249]
    scene.deal("2", "13", "3").play(1, "stop").play(2, "stop").play(0, "stop")
    assert result(scene) == ([258, 257, 262], [2, 3, 1], [2])


def test_tied_seats_with_nothing_in_the_further_round_stay_tied() -> None:
    """Ruling 57: nobody scores, another round follows."""
    scene = at("10", "11", turn=0, banked=(250, 250)).draws(0, "storm", "10", "11")
    assert scene.banked == [250, 250]
    assert scene.view.round == 2


def test_tie_below_the_top_shares_the_place() -> None:
    """Ruling 58."""
    scene = at("10", "5 / stopped", "5 / stopped", "1 / stopped", turn=0, banked=(240, 100, 100, 3)).play(0, "stop")
    assert result(scene) == ([250, 105, 105, 4], [1, 2, 2, 4], [0])


@pytest.mark.parametrize("target", [1, 100, 250, 2000])
def test_target_score_is_an_option(target: int) -> None:
    """Ruling 56, option target_score."""
    options = {"target_score": target}
    scene = at("1", "2 / out 2", turn=0, banked=(target - 1, 0), options=options).play(0, "stop")
    assert scene.asks == "over"


def test_rows_stay_on_the_table_at_the_end_for_the_score_to_be_counted_up() -> None:
    """Ruling 46 at the end; seed: Wertungsreihenfolge."""
    scene = at("10 11 12 heavyweight x2", "8 / stopped", turn=0, banked=(240, 100)).play(0, "stop")
    assert scene.cards(0) == "10 11 12 x2 heavyweight"
    found = SEVN.result(scene.state)
    assert [[(line.what, line.points) for line in lines] for lines in found.lines] == [
        [("banked", 240), ("numbers", 33), ("doubled", 33), ("heavyweight", 12)],
        [("banked", 100), ("numbers", 8)],
    ]
    assert [sum(line.points for line in lines) for lines in found.lines] == found.points


def test_result_before_the_end_is_what_is_banked() -> None:
    """Ruling 56: no winners yet."""
    scene = at("10", "8", turn=0, banked=(20, 30))
    assert result(scene) == ([20, 30], [2, 1], [])


def test_nothing_can_be_played_after_the_end() -> None:
    """Ruling 56."""
    scene = at("10", "8 / stopped", turn=0, banked=(240, 100)).play(0, "stop")
    assert scene.refused(0, "draw").code == "sevn-over"
    assert SEVN.outcomes(scene.state) == []
    assert SEVN.moves(scene.state, 0) == []
