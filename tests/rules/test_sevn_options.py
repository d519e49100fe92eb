"""The options of SEVN: what may be changed, within which bounds, and what is said about anything else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.scene import SEVN, Scene, at, start

from sevenfold.games.kit.errors import OptionError, as_written
from sevenfold.games.sevn.cards import IDS, STANDARD
from sevenfold.games.sevn.position_reading import MOST_BANKED

ONLY_NUMBERS = dict.fromkeys(IDS, 0)


def refused(players: int = 4, **options: Any) -> OptionError:
    with pytest.raises(OptionError) as caught:
        SEVN.start(players, options)
    return caught.value


def test_what_is_played_by_default() -> None:
    """Rulings 10, 37, 50, 56: the recommended rulings are the defaults."""
    assert SEVN.checked_options(4, {}) == {
        "target_score": 250,
        "deck": "standard",
        "storm_start": "drawer",
        "bonus_stack": True,
        "allow_empty_pass": False,
        "start": "random",
    }


@pytest.mark.parametrize("players", range(2, 9))
def test_tables_have_two_to_eight_seats(players: int) -> None:
    """Decision: 2-8 seats, lobby default 4."""
    assert SEVN.players(SEVN.start(players)) == players
    assert (SEVN.least_seats, SEVN.most_seats, SEVN.usual_seats) == (2, 8, 4)


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 12, True, 2.5, "4", None])
def test_other_numbers_of_seats_are_refused(players: Any) -> None:
    """Decision: 2-8 seats."""
    error = refused(players)
    assert (error.code, error.figures) == (
        "seats",
        {"game": "sevn", "given": as_written(players), "least": 2, "most": 8},
    )


def test_unknown_option() -> None:
    error = refused(colour="red")
    assert error.code == "unknown-option"
    assert error.figures["option"] == "colour"
    assert "target_score" in str(error.figures["known"])


@pytest.mark.parametrize("given", [0, -5, 2001, 250.0, "250", None, True, [250]])
def test_target_score_is_a_number_from_1_to_2000(given: Any) -> None:
    """Ruling 56, option target_score."""
    error = refused(target_score=given)
    assert (error.code, error.figures) == (
        "option-number",
        {"option": "target_score", "given": as_written(given), "least": 1, "most": 2000},
    )


@pytest.mark.parametrize("name", ["bonus_stack", "allow_empty_pass"])
@pytest.mark.parametrize("given", [0, 1, "true", None])
def test_yes_or_no_options(name: str, given: Any) -> None:
    """Rulings 10, 50."""
    error = refused(**{name: given})
    assert (error.code, error.figures) == ("option-bool", {"option": name, "given": as_written(given)})


@pytest.mark.parametrize("given", ["drawers", "", None, 1, True, ["drawer"]])
def test_storm_start_is_drawer_or_next(given: Any) -> None:
    """Ruling 37."""
    error = refused(storm_start=given)
    assert (error.code, error.figures) == (
        "option-choice",
        {"option": "storm_start", "given": as_written(given), "known": "drawer, next"},
    )


@pytest.mark.parametrize("given", ["4", 4, -1, "first", "00", True, None])
def test_start_must_be_a_seat_of_this_table(given: Any) -> None:
    """Rulings 1, 5e."""
    error = refused(start=given)
    assert error.code == "option-choice"
    assert error.figures["known"] == "random, 0, 1, 2, 3"


@pytest.mark.parametrize("given", [2, "2"])
def test_start_may_be_given_as_number_or_text(given: Any) -> None:
    """Rulings 1, 5e."""
    assert SEVN.checked_options(4, {"start": given})["start"] == "2"
    assert Scene(SEVN.start(4, {"start": given})).asks == "card 2"


@pytest.mark.parametrize("given", ["vengeance", None, 120, ["13"], True])
def test_deck_is_standard_or_a_table(given: Any) -> None:
    error = refused(deck=given)
    assert (error.code, error.figures) == ("option-deck", {"given": as_written(given)})


@pytest.mark.parametrize("card", ["14", "-2", "joker", "", 13])
def test_deck_names_only_cards_there_are(card: Any) -> None:
    error = refused(deck={card: 2})
    assert error.code == "option-deck-card"
    assert error.figures["card"] == str(card)
    assert "ballast_2" in str(error.figures["known"])


@pytest.mark.parametrize("copies", [-1, 41, 2.0, "3", None, True])
def test_copies_are_numbers_from_0_to_40(copies: Any) -> None:
    error = refused(deck={"13": copies})
    assert (error.code, error.figures) == (
        "option-deck-copies",
        {"card": "13", "given": as_written(copies), "most": 40},
    )


def test_doublers_are_fewer_since_they_multiply() -> None:
    """Ruling 5f: seven x2 could make a row worth more than a state can hold."""
    error = refused(deck={"x2": 7})
    assert (error.code, error.figures) == ("option-deck-copies", {"card": "x2", "given": "7", "most": 6})


def test_best_row_of_any_deck_is_still_counted() -> None:
    """Rulings 46, 5f: six x2, forty of everything else, SEVN with the seven highest numbers."""
    deck = {"x2": 6, "heavyweight": 40, "ladder": 40, **dict.fromkeys(["+2", "+4", "+6", "+8", "+10"], 40)}
    row = " ".join(["8 9 10 11 12 13", "x2 " * 6, "heavyweight " * 40, "ladder " * 40, "+2 +4 +6 +8 +10 " * 40])
    scene = at(row, "1", turn=0, options={"deck": deck, "target_score": 2000}).draws(0, "7")
    right = 70 * 64 + 40 * 12 + 40 * 4 * 7 + 30 * 40 + 17
    assert scene.banked == [right, 1]
    assert [event.amount for event in scene.told if event.kind in {"scored", "won"}] == [right, 1, right]
    assert MOST_BANKED + right < 2**15, "an event holds no more"


def test_size_of_a_deck() -> None:
    small = {**ONLY_NUMBERS, "13": 10, "12": 9}
    error = refused(deck=small)
    assert (error.code, error.figures) == ("option-deck-size", {"given": 19, "least": 20, "most": 480})
    assert sum(start(4, deck={**small, "0": 1}).pile.values()) == 20
    large = dict.fromkeys(IDS[:12], 40)
    assert sum(start(4, deck={**ONLY_NUMBERS, **large}).pile.values()) == 480
    error = refused(deck={**ONLY_NUMBERS, **large, "12": 1})
    assert (error.code, error.figures["given"]) == ("option-deck-size", 481)


def test_deck_needs_numbers_to_score_with() -> None:
    deck = {**ONLY_NUMBERS, "13": 9, "0": 20, "+10": 5}
    error = refused(deck=deck)
    assert (error.code, error.figures) == ("option-deck-numbers", {"given": 9, "least": 10})
    assert start(4, deck={**deck, "1": 1}).pile["0"] == 20


def test_deck_may_not_hold_more_actions_than_the_queue() -> None:
    """Ruling 14: all of them might wait at once."""
    deck = {"freeze": 16, "triple_draw": 16, "crossroads": 16, "storm": 17}
    error = refused(deck=deck)
    assert (error.code, error.figures) == ("option-deck-actions", {"given": 65, "most": 64})
    assert start(4, deck={**deck, "storm": 16, "second_chance": 40}).pile["second_chance"] == 40


@pytest.mark.parametrize("players", [2, 5, 8])
def test_storms_need_a_number_that_lies_before_nobody(players: int) -> None:
    """Seven numbers can lie before a seat; with all of them there, two Storms would draw each other for ever."""
    enough = {**ONLY_NUMBERS, "5": 3 * players, "13": 4 * players + 1, "storm": 2, "+2": 20}
    assert start(players, deck=enough).pile["storm"] == 2
    error = refused(players, deck={**enough, "5": enough["5"] - 1})
    right = {"given": 7 * players, "least": 7 * players + 1, "players": players}
    assert (error.code, error.figures) == ("option-deck-storms", right)
    assert start(players, deck={**enough, "5": enough["5"] - 1, "storm": 1}).pile["storm"] == 1


def test_deck_changes_only_the_cards_it_names() -> None:
    pile = start(4, deck={"storm": 5, "0": 0}).pile
    right = dict(zip(IDS, STANDARD, strict=True)) | {"storm": 5, "0": 0}
    assert pile == +Counter(right)


def test_empty_table_is_the_standard_deck() -> None:
    assert start(4, deck={}).state == start(4).state


def test_forty_actions_of_one_kind_may_wait_at_once() -> None:
    """Ruling 14 at the bounds: a Storm chain fills the queue and comes to an end."""
    deck = {**ONLY_NUMBERS, "13": 40, "12": 17, "storm": 40}
    scene = start(8, deck=deck).deal("storm")
    waiting = 0
    for _ in range(39):
        scene.deal("storm")
        waiting = max(waiting, len(scene.view.queue))
    assert waiting > 30
    assert scene.pile["storm"] == 0
