"""What `steady` makes of single positions, each named by what it shows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.weisen.moments import moment, sage, says

OUT = {"dropped": 1}


def four(hand: str, **more: Any) -> Any:
    """Four who negotiate: seat 0 is the priestess, then witch, seer, healer."""
    others = [sage("witch"), sage("seer"), sage("healer")]
    knows, offered, done = (more.pop(key, None) for key in ("knows", "offered", "done"))
    own: dict[str, Any] = {key: value for key, value in (("knows", knows), ("offered", offered)) if value}
    for seat in done or []:
        others[seat - 1]["done"] = True
    for seat, entry in enumerate(others):
        entry["power"] = ["owl:3", "owl:4", "owl:4", "owl:5", "owl:5"][seat : seat + 1]
    return moment("negotiate", sage("priestess", hand, **own), *others, **{"crystals": [5, 5], **more})


def test_chooses_the_role_its_hand_is_full_of():
    s = moment("role", sage(None, "healer:3 witch:7 witch:6 druid:2"), sage(), sage(), sage())
    assert says(s) == "role witch"


def test_chooses_with_an_even_hand_what_stands_high_where_crystals_differ():
    hand = "healer:4 druid:4 seer:4 priestess:4 witch:4 alchemist:4"
    assert says(moment("role", sage(None, hand), sage(), sage(), sage(), crystals=[7, 2])) == "role healer"


def test_counts_a_pair_of_ones_as_eleven():
    s = moment("role", sage(None, "druid:1 druid:1 witch:6 witch:2"), sage(), sage(), sage())
    assert says(s) == "role druid"


def test_leaves_a_role_that_is_taken():
    s = moment("role", sage("witch"), sage(None, "witch:7 witch:6 druid:5"), sage(), sage(), asks=1, chooser=0)
    assert says(s, 1) == "role druid"


@pytest.mark.parametrize(("card", "ally"), [("witch", 1), ("seer", 2), ("healer", 3)])
def test_offers_an_alliance_to_the_one_whose_cards_it_holds(card: str, ally: int):
    assert says(four(f"{card}:7 {card}:6 {card}:5")) == f"offer {ally}"


@pytest.mark.parametrize("ally", [1, 2])
def test_seeks_the_one_who_has_shown_it_strong_cards(ally: int):
    suit = ("", "witch", "seer")[ally]
    knows = [{"card": f"{suit}:{value}", "at": [ally]} for value in (7, 6)]
    seats = [sage("priestess", "priestess:5", knows=knows), sage("witch", "owl:3 owl:3"), sage("seer", "owl:4 owl:4"),
             sage("healer", "owl:5 owl:5")]  # fmt: skip
    seats[ally]["power"] = [f"{suit}:7", f"{suit}:6"]
    assert says(moment("negotiate", *seats, crystals=[5, 5])) == f"offer {ally}"


def test_seeks_one_below_it_where_crystals_differ():
    """Of two allies the higher takes first: with the seer above her the priestess would get the two."""
    assert says(four("seer:5 witch:4", crystals=[7, 2])) == "offer 1"


def test_accepts_the_offer_it_would_have_made():
    assert says(four("witch:7 witch:6", offers=[[1, 0]])) == "accept 1"


def test_refuses_who_promises_too_little():
    assert says(four("witch:7 witch:6 witch:5 witch:4", offers=[[2, 0]])) == "decline 2"


def test_takes_its_offer_back_from_one_who_turns_out_to_be_weak():
    """It has offered the seer an alliance; what it holds goes with the witch."""
    s = four("witch:7 witch:6 witch:5 witch:4", offers=[[0, 2]], offered=[0, 0, 1, 0])
    assert says(s) == "withdraw 2"


def test_is_done_when_its_best_offer_waits_for_an_answer():
    assert says(four("witch:7 witch:6", offers=[[0, 1]], offered=[0, 1, 0, 0])) == "done"


def test_doesnt_ask_again_who_has_refused():
    assert says(four("witch:7 witch:6 witch:5", offered=[0, 1, 0, 0])) == "done"


def test_doesnt_wait_for_ever_for_a_better_answer():
    """All others are done, and the better ally has refused: what is offered now is taken if it is as good as chance."""
    s = four("witch:7 seer:6 healer:6", offers=[[3, 0]], offered=[0, 1, 1, 0], done=[1, 2, 3])
    assert says(s).split()[0] in {"accept", "decline"}


def five(hand: str, pair: str) -> Any:
    """Five players: seats 1 and 2 are a pair, with so many cards; the priestess is asked whether she joins."""
    strong = pair.split()
    knows = [{"card": card, "at": [1]} for card in strong]
    return moment("join", sage("priestess", hand, knows=knows), sage("healer", pair, side=1), sage("druid", side=1),
                  sage("witch", "owl:3"), sage("seer", "owl:4"))  # fmt: skip


def test_joins_a_pair_that_will_win():
    assert says(five("priestess:7 healer:3", "healer:7 healer:6 healer:5")) == "join"


def test_stays_out_where_it_would_only_get_what_is_left():
    """With the pair's cards and hers the others hold nothing, but the third crystal is a two; hers against a weak pair are more."""
    s = moment("join", sage("priestess", "priestess:7 priestess:6 witch:7 witch:6 seer:7"), sage("healer", side=1),
               sage("druid", side=1), sage("witch"), sage("seer"), crystals=[7, 7, 2])  # fmt: skip
    assert says(s) == "stay"


def test_goes_with_the_one_whose_cards_it_holds_when_the_hierarchy_decides():
    """The healer lies at track 1; the druid is asked."""
    seats = [sage("druid", "healer:7 healer:6"), sage("healer"), sage("witch"), sage("seer")]
    assert says(moment("side", *seats, crystals=[5, 5])) == "side 1"
    seats[0] = sage("druid", "witch:7 witch:6 seer:7")
    assert says(moment("side", *seats, crystals=[5, 5])) == "side 2"


def test_of_three_plays_alone_with_a_strong_hand():
    """The bonus of the crystals comes on top, and the first choice of both."""
    s = moment("solo", sage("healer", "healer:7 healer:6 healer:5 owl:5"), sage("witch", "druid:2"), sage("seer"))
    assert says(s) == "alone"


def test_of_three_doesnt_play_alone_with_nothing():
    s = moment("solo", sage("healer", "druid:2 druid:3"), sage("witch", "owl:3 owl:4 owl:4 owl:5"), sage("seer", "owl:4"),
               crystals=[2, 2])  # fmt: skip
    assert says(s) == "open"


def test_of_three_the_last_goes_with_whose_cards_it_holds():
    seats = [sage("healer", side=1), sage("druid", side=2), sage("seer", "druid:7 druid:6")]
    assert says(moment("solo", *seats, asks=2), 2) == "with 1"


def exchange(hand: str, **more: Any) -> Any:
    """The priestess and the witch against seer and healer; a lot lies there."""
    foes = (sage("seer", "owl:4 owl:3", side=2), sage("healer", "owl:4", side=2))
    return moment("exchange", sage("priestess", hand, side=1, **more), sage("witch", side=1), *foes, crystals=[7, 7])


def test_gives_what_the_ally_can_lay():
    assert says(exchange("priestess:3 witch:7 seer:7")) == "give 1 witch:7"


def test_keeps_what_only_itself_can_lay_and_what_nobody_can():
    assert says(exchange("priestess:7 seer:7 owl:5")) == "ready"


def test_gives_a_pair_of_ones():
    assert says(exchange("witch:1 witch:1 seer:7")) == "give 1 witch:1"


def test_gives_the_second_one_to_whom_it_gave_the_first():
    seats = [sage("priestess", "witch:1", side=1, knows=[{"card": "witch:1", "at": [1]}]),
             sage("witch", "witch:1", side=1), sage("seer", "owl:4", side=2), sage("healer", "owl:5", side=2)]  # fmt: skip
    assert says(moment("exchange", *seats, crystals=[7, 7])) == "give 1 witch:1"


def test_gives_nothing_for_worthless_crystals():
    seats = [sage("magician", "witch:7", side=1), sage("witch", side=1), sage("seer", side=2), sage("healer", side=2)]
    assert says(moment("exchange", *seats, crystals=[7, 2])) == "ready"


def alone(hand: str, theirs: str, **more: Any) -> Any:
    """All others have dropped out: priestess and witch have nothing laid, the other side has so much."""
    own = {key: more.pop(key) for key in ("laid", "spell_used", "second_role") if key in more}
    return moment("lay", sage("priestess", hand, side=1, **own), sage("witch", side=1, dropped=1),
                  sage("seer", side=2, dropped=2, laid=theirs), sage("healer", side=2, dropped=3), **more)  # fmt: skip


def test_lays_the_cheapest_card_that_wins():
    assert says(alone("priestess:7 priestess:5 priestess:3 owl:5", "seer:4")) == "lay priestess:5"


def test_lays_step_by_step_where_it_takes_two():
    assert says(alone("priestess:7 priestess:3 priestess:2", "seer:4 seer:5")) in {"lay priestess:3", "lay priestess:7"}


def test_drops_out_when_nothing_can_change_any_more():
    assert says(alone("priestess:7 owl:5", "", laid="priestess:2")) == "drop"


def test_saves_its_cards_where_they_dont_suffice():
    assert says(alone("priestess:7 owl:5", "seer:7 seer:6")) == "drop"


def test_saves_its_cards_where_they_cost_more_than_the_crystal():
    """The lower crystal is a two, and a spell consoles the losers."""
    hand = "priestess:7 priestess:6 owl:5 owl:5"
    s = moment("lay", sage("priestess", hand, side=1), sage("healer", side=1, dropped=1),
               sage("seer", side=2, dropped=2, laid="seer:7 seer:6 seer:5 owl:3"), sage("druid", side=2, dropped=3),
               crystals=[7, 2])  # fmt: skip
    assert says(s) == "drop"


def test_lays_the_second_one_for_ten():
    assert says(alone("priestess:1", "seer:5 seer:4", laid="priestess:1")) == "lay priestess:1"


def test_leaves_a_tie_that_gives_it_the_better_crystal():
    """At zero the hierarchy takes: the healer first."""
    s = moment("lay", sage("healer", "healer:7", side=1, laid="healer:4"), sage("witch", side=1, dropped=1),
               sage("seer", side=2, dropped=2, laid="seer:4"), sage("druid", side=2, dropped=3))  # fmt: skip
    assert says(s) == "drop"


def test_breaks_a_tie_that_gives_it_nothing():
    assert says(alone("priestess:2", "seer:4", laid="priestess:4")) == "lay priestess:2"


def test_ends_a_struggle_early_rather_than_let_the_others_act():
    """A lead of 25 can't be made up."""
    s = moment("lay", sage("priestess", "priestess:7 priestess:2", side=1, laid="priestess:6 priestess:5 owl:5 priestess:3"),
               sage("witch", side=1, dropped=1), sage("seer", "owl:4 owl:4 owl:3", side=2), sage("healer", side=2, dropped=2),
               crystals=[7, 7])  # fmt: skip
    assert says(s) in {"drop", "lay priestess:7"}


def test_lays_what_may_decide_while_others_are_in():
    s = moment("lay", sage("priestess", "priestess:7 priestess:6 owl:4", side=1), sage("witch", side=1, dropped=1),
               sage("seer", "owl:4 owl:3 owl:5", side=2), sage("healer", side=2, dropped=2), crystals=[7, 7])  # fmt: skip
    assert says(s).startswith("lay")


def test_anulensa_breaks_a_pair_of_ones():
    """Eleven become one; the card that has to come on top is laid first, since a better target may come."""
    assert says(alone("anulensa priestess:2", "seer:1 seer:1")) == "lay priestess:2"
    assert says(alone("anulensa", "seer:1 seer:1", laid="priestess:2")) == "lay anulensa 2 seer:1"


def test_volensia_takes_the_highest_owl_of_the_others():
    assert says(alone("volensia", "owl:3 owl:5", laid="priestess:4")) == "lay volensia 2 owl:5"


def test_potentia_brings_cards_while_there_is_a_use_for_them():
    assert says(alone("potentia", "", laid="priestess:2")) == "lay potentia"


def test_keeps_a_spell_that_changes_nothing():
    assert says(alone("mutantus binensus anulensa", "", laid="priestess:7")) == "drop"


def test_binensus_takes_the_role_whose_cards_it_holds():
    assert says(alone("binensus druid:7 druid:6", "seer:5 seer:4", crystals=[7, 7])) == "lay binensus druid"


def test_mutantus_takes_the_role_of_the_ally_whose_cards_it_holds():
    assert says(alone("mutantus witch:7 witch:6", "seer:5 seer:4", crystals=[7, 7])) == "lay mutantus 1"


def test_moventi_fetches_a_better_crystal_where_the_struggle_is_won():
    s = alone("moventi", "", laid="priestess:7", crystals=[2, 2], spaces={1: {"crystals": [7, 3]}})
    assert says(s) == "lay moventi 0:2 1:7"


def test_moventi_spoils_the_crystals_of_those_who_win():
    s = moment("lay", sage("priestess", "moventi", side=1), sage("witch", side=1, dropped=1),
               sage("seer", side=2, dropped=2, laid="seer:7"), sage("healer", side=2, dropped=3),
               crystals=[7, 6], spaces={1: {"crystals": [2, 3]}}, round=8, finitum=2, last=True)  # fmt: skip
    assert says(s) == "lay moventi 0:7 1:2"


def test_passes_as_long_as_absentus_allows_it():
    s = moment("lay", sage("priestess", "priestess:7", side=1, laid="absentus", spell_used=True), sage("witch", side=1),
               sage("seer", side=2), sage("healer", side=2))  # fmt: skip
    assert says(s) == "pass"


def test_absentus_lets_others_act_first():
    """What the two with full hands will do is open; later it can lay just what is lacking, or nothing."""
    s = moment("lay", sage("priestess", "absentus priestess:7 priestess:6 owl:5 owl:4", side=1),
               sage("witch", side=1, dropped=1),
               sage("seer", "druid:4 druid:3 witch:4 alchemist:3 alchemist:4 alchemist:5 owl:3", side=2),
               sage("healer", "owl:4 owl:3 druid:5 witch:5 alchemist:6 alchemist:7 witch:6", side=2),
               crystals=[5, 5])  # fmt: skip
    assert says(s) == "lay absentus"


@pytest.mark.parametrize(("what", "places"), [("hand", (1, 2, 0, 0)), ("discard", (4, 1, 2, 3))])
@pytest.mark.parametrize(
    ("hand", "least"),
    [
        ("witch:7 seer:2 owl:3", "seer:2"),
        ("witch:1 witch:1 seer:3", "seer:3"),
        ("witch:1 seer:5 druid:7", "witch:1"),
        ("owl:3 seer:3 druid:7", "seer:3"),
    ],
)
def test_hands_on_and_lays_down_what_it_misses_least(what: str, places: tuple[int, ...], hand: str, least: str):
    roles = ("priestess", "witch", "seer", "healer")
    seats = [sage(role, hand if n == 0 else "", side=1 + n // 2) for n, role in enumerate(roles)]
    for seat, place in zip(seats, places, strict=True):
        seat["dropped"] = place or None
    assert says(moment(what, *seats)) == f"{what} {least}"


def test_takes_the_best_crystal():
    seats = [sage("priestess", side=1, laid="priestess:3", dropped=1), sage("witch", side=1, dropped=2),
             sage("seer", side=2, dropped=3), sage("healer", side=2, dropped=4)]  # fmt: skip
    assert says(moment("take", *seats, crystals=[3, 6])) == "take 6"


def ended(hand: str, mine: list[int], theirs: list[int], **more: Any) -> Any:
    """The struggle is over; the magician, the lowest, moves the pawn."""
    return moment("move", sage("magician", hand, side=1, dropped=1, took="spell", crystals=mine),
                  sage("witch", side=1, dropped=2, took="spell"),
                  sage("seer", side=2, laid="seer:3", dropped=3, took="crystal", crystals=theirs),
                  sage("healer", side=2, dropped=4, took="crystal"),
                  **{"spaces": {0: {"crystals": []}}, **more})  # fmt: skip


def test_moves_to_the_space_with_the_better_crystals():
    spaces = {0: {"crystals": []}, 1: {"crystals": [7, 6]}, 2: {"crystals": [2, 2]}}
    assert says(ended("witch:5", [3], [5], spaces=spaces)) == "move 1"


@pytest.mark.parametrize(("card", "slot"), [("seer", 1), ("magician", 2)])
def test_moves_to_where_its_strong_role_stands_first(card: str, slot: int):
    """The seer heads slot 1, the magician slot 2."""
    spaces = {0: {"crystals": []}, 1: {"crystals": [7, 2]}, 2: {"crystals": [7, 2]}}
    assert says(ended(f"{card}:7 {card}:6", [3], [5], spaces=spaces)) == f"move {slot}"


def test_ends_the_game_in_the_lead_and_plays_on_behind():
    assert says(ended("", [7, 6, 6], [5], round=8, finitum=2)) == "finitum"
    assert says(ended("", [3], [7, 6, 6], round=8, finitum=2)) == "move 1"


def test_counts_the_comparison_of_hands_before_it_ends_the_game():
    """One point behind in crystals, but the most seers and owls in the hand."""
    hand = "seer:7 seer:6 seer:5 owl:5 owl:5 owl:4 witch:7 witch:6"
    assert says(ended(hand, [5], [6], round=8, finitum=2)) == "finitum"
