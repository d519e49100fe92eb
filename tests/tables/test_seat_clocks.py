"""What the clocks of seats say, move by move, without a table around them."""

from __future__ import annotations

import pytest

from sevenfold.tables.clock import (
    BANK_SECONDS,
    INCREMENT_SECONDS,
    READING_MOST,
    READING_SECONDS,
    RETURN_SECONDS,
    TALKING,
    USUAL_BANK,
    Bank,
    checked_bank,
)
from sevenfold.tables.problems import TableError
from sevenfold.tables.seat_clocks import (
    Moment,
    Rules,
    SeatClocks,
    after_change,
    after_move,
    at_first,
    back_after,
    encode,
    shown_due,
    standing,
    stored_clocks,
)

BANK = Rules("bank", Bank(600, 15))
RELAXED = Rules("relaxed", None)


def at(now: float, *waiting: int, question: int = 1, together: bool = True, **more: object) -> Moment:
    found = Moment(now, int(now), (question,), (0, 1, 2) if together else waiting, waiting, waiting)
    return found._replace(**more)  # type: ignore[arg-type]  # fields of a moment


def begun(rules: Rules, *waiting: int, together: bool = True) -> SeatClocks:
    return after_move(at_first(rules, 3), rules, at(0, *waiting, together=together), None)


def left(clocks: SeatClocks) -> list[float | None]:
    return [clock.left for clock in clocks.seats]


def moves_at(clocks: SeatClocks) -> list[float | None]:
    return [clock.moves_at for clock in clocks.seats]


def test_each_decision_in_turn_takes_its_time_off_and_adds_the_increment() -> None:
    clocks = begun(BANK, 0, together=False)
    assert moves_at(clocks) == [600, None, None]
    clocks = after_move(clocks, BANK, at(40, 1, together=False), 0)
    assert left(clocks) == [575, 600, 600]
    assert moves_at(clocks) == [None, 640, None]
    clocks = after_move(clocks, BANK, at(50, 1, together=False), 1)  # asked again: a new decision
    assert left(clocks)[1] == 605
    assert moves_at(clocks)[1] == 655


def test_in_a_choice_of_all_each_pays_for_the_own_time_alone() -> None:
    clocks = begun(BANK, 0, 1, 2)
    clocks = after_move(clocks, BANK, at(10, 1, 2), 0)
    clocks = after_move(clocks, BANK, at(30, 2), 1)
    clocks = after_move(clocks, BANK, at(60, 0, 1, 2, question=2), 2)
    assert left(clocks) == [605, 585, 555]
    assert moves_at(clocks) == [665, 645, 615]


def test_a_decision_adds_its_increment_once_however_often_it_is_opened_again() -> None:
    clocks = begun(BANK, 0, 1, 2)
    for now in (10, 30, 50):
        clocks = after_move(clocks, BANK, at(now, 1, 2), 0)  # done
        clocks = after_move(clocks, BANK, at(now + 10, 0, 1, 2), 1)  # an offer that asks seat 0 again
    assert left(clocks)[0] == 600 - 10 + 15 - 10 - 10
    clocks = after_move(clocks, BANK, at(100, 0, 1, 2, question=2), 0)
    assert left(clocks)[0] == 600 - 10 + 15 - 10 - 10 - 40


def test_an_own_offer_costs_time_and_adds_none() -> None:
    clocks = begun(BANK, 0, 1)
    for now in (10, 20, 30):
        clocks = after_move(clocks, BANK, at(now, 0, 1), 0)
    assert moves_at(clocks) == [600, 600, None]


def test_who_changes_a_choice_that_is_made_gets_nothing_for_it() -> None:
    clocks = after_move(begun(BANK, 0, 1), BANK, at(10, 1), 0)
    assert left(after_move(clocks, BANK, at(20, 1), 0)) == left(clocks)


def test_an_empty_bank_still_gets_the_increment_of_the_decision_the_clock_made() -> None:
    clocks = after_move(begun(BANK, 0, together=False), BANK, at(601, 0, together=False), 0)
    assert left(clocks)[0] == 15
    assert moves_at(clocks)[0] == 616


@pytest.mark.parametrize(("rules", "first"), [(RELAXED, 60), (BANK, 600)])
def test_offers_from_elsewhere_leave_time_to_read_and_no_more(rules: Rules, first: float) -> None:
    clocks = begun(rules, 0, 1, 2)
    clocks = after_move(clocks, rules, at(5, 0, 1, 2, offered={1}), 0)
    assert moves_at(clocks)[1] == first
    late = first - 2
    clocks = after_move(clocks, rules, at(late, 0, 1, 2, offered={1}), 0)
    assert moves_at(clocks)[1] == late + READING_SECONDS[rules.kind]
    for step in range(200):
        clocks = after_move(clocks, rules, at(late + step, 0, 1, 2, offered={1}), 0)
    limit = first + READING_MOST if rules.bank else TALKING * first
    assert moves_at(clocks)[1] == pytest.approx(min(limit, late + 199 + READING_SECONDS[rules.kind]))


def test_nobody_can_keep_the_others_waiting_for_ever_by_own_offers() -> None:
    clocks = begun(RELAXED, 0, 1)
    for now in range(10, 2000, 10):
        clocks = after_move(clocks, RELAXED, at(now, 0, 1), 0)
    assert moves_at(clocks) == [TALKING * 60, 60, None]


def test_a_game_that_names_no_question_has_another_one_when_all_are_waited_for_again() -> None:
    def unnamed(now: float, *waiting: int) -> Moment:
        return at(now, *waiting)._replace(question=())

    for rules in (RELAXED, BANK):
        clocks = after_move(at_first(rules, 3), rules, unnamed(0, 0, 1, 2), None)
        for turn in range(20):
            now = turn * 30
            clocks = after_move(clocks, rules, unnamed(now + 10, 1, 2), 0)
            clocks = after_move(clocks, rules, unnamed(now + 20, 2), 1)
            clocks = after_move(clocks, rules, unnamed(now + 30, 0, 1, 2), 2)
        if rules.bank:
            assert left(clocks) == [600 + 20 * 5, 600 - 20 * 5, 600 - 20 * 15]
        else:
            assert moves_at(clocks) == [660, 660, 660]


def test_time_to_read_fills_no_bank() -> None:
    clocks = after_move(begun(BANK, 0, 1), BANK, at(595, 0, 1, offered={1}), 0)
    assert moves_at(clocks)[1] == 605
    assert left(after_move(clocks, BANK, at(604, 0), 1))[1] == 15


def test_what_a_secret_offer_changes_is_shown_to_the_seat_alone() -> None:
    clocks = after_move(begun(RELAXED, 0, 1), RELAXED, at(55, 0, 1, offered={1}), 0)
    assert [shown_due(clocks, seat, 2) for seat in (0, 1, 2)] == [60, 60, None]
    assert shown_due(clocks, 1, 1) == 70
    assert shown_due(clocks, 0, 0) == 115


def test_who_gets_up_and_comes_back_finds_the_clock_as_it_ran() -> None:
    clocks = begun(BANK, 0, together=False)
    for now in range(10, 590, 10):
        clocks = after_change(clocks, BANK, at(now, 0, running=()), paused=False)
        assert moves_at(clocks)[0] is None
        clocks = after_change(clocks, BANK, at(now + 1, 0), paused=False)
        assert moves_at(clocks)[0] == 600


def test_who_comes_back_after_a_bot_has_moved_has_time_to_look() -> None:
    rules = Rules("bank", Bank(60, 5))
    clocks = after_change(begun(rules, 0, together=False), rules, at(58, 0, running=()), paused=False)
    clocks = after_move(clocks, rules, at(59, 0, running=(), together=False), 0)
    assert moves_at(after_change(clocks, rules, at(70, 0), paused=False))[0] == 70 + RETURN_SECONDS


def test_a_pause_costs_nothing() -> None:
    clocks = after_change(begun(BANK, 0, 1), BANK, at(100, 0, 1, running=()), paused=True)
    assert left(clocks) == [500, 500, 600]
    assert moves_at(after_change(clocks, BANK, at(9000, 0, 1), paused=False)) == [9500, 9500, None]


def test_what_passes_while_the_server_is_away_is_nobodys_to_pay() -> None:
    clocks = begun(BANK, 0, 1)
    assert moves_at(back_after(clocks, 5000)) == [5600, 5600, None]
    assert back_after(clocks, 0) == clocks


def test_clocks_are_stored_as_they_are() -> None:
    clocks = after_move(begun(BANK, 0, 1), BANK, at(595, 0, 1, offered={1}), 0)
    assert stored_clocks(encode(clocks).decode()) == clocks
    assert stored_clocks(None) is None
    assert moves_at(standing(clocks)) == [None, None, None]


@pytest.mark.parametrize("wrong", [Bank(59, 15), Bank(10_801, 15), Bank(600, 4), Bank(600, 301), Bank(-1, -1)])
def test_a_bank_has_bounds(wrong: Bank) -> None:
    with pytest.raises(TableError, match="1 to 180 minutes"):
        checked_bank("bank", wrong)


def test_a_bank_goes_with_its_clock_alone() -> None:
    assert checked_bank("brisk", Bank(600, 15)) is None
    assert checked_bank("bank", None) == USUAL_BANK
    assert BANK_SECONDS[0] <= USUAL_BANK.seconds <= BANK_SECONDS[1]
    assert INCREMENT_SECONDS[0] <= USUAL_BANK.increment <= INCREMENT_SECONDS[1]
