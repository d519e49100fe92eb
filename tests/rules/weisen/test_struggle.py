"""The struggle: rulings 31 to 41 and 43."""

from __future__ import annotations

import pytest
from tests.rules.weisen.scene import at, sage, two_and_two


def test_ruling_31_the_highest_begins_then_clockwise() -> None:
    """Ruling 31: the order of seats, not of the hierarchy; only absentus lets one pass."""
    scene = two_and_two("druid:2", "witch:2", "magician:2", "seer:2")
    assert scene.asks == "lay 1"
    assert scene.closed(1, "pass") == "no-absentus"
    scene.play(1, "lay witch:2").play(2, "lay magician:2").play(3, "lay seer:2").play(0, "lay druid:2")
    assert scene.asks == "lay 1"


def test_ruling_32_own_role_owls_and_one_spell() -> None:
    """Ruling 32: other roles' cards are closed; without anything to lay one drops out."""
    scene = two_and_two("", "witch:2 druid:7 owl:4", spells=("", "potentia binensus", "", ""))
    assert scene.moves(1) == [
        "lay witch:2", "lay owl:4", "lay potentia", "lay binensus priestess", "lay binensus alchemist", "drop",
    ]  # fmt: skip
    assert scene.why(1, "lay druid:7").figures == {"card": "druid_7"}
    assert scene.closed(1, "lay druid:7") == "other-role"
    assert two_and_two("druid:7", "druid:1", seats=[1]).moves(1) == ["drop"]


def test_ruling_32_one_spell_in_each_struggle() -> None:
    """Ruling 32: the second is closed, also in a later turn."""
    scene = two_and_two("druid:2", "witch:2", "magician:2", "seer:2", spells=("", "potentia absentus", "", ""))
    scene.play(1, "lay potentia").deal("witch:1", "witch:3", "witch:4")
    scene.play(2, "lay magician:2").play(3, "lay seer:2").play(0, "lay druid:2")
    assert scene.closed(1, "lay absentus") == "spell-used"


def test_ruling_32_the_second_role_by_binensus() -> None:
    """Ruling 32: its cards may be laid from the next own turn on (ruling 63)."""
    scene = two_and_two("druid:2", "healer:7 witch:1", "magician:2", "seer:2", spells=("", "binensus", "", ""),
                        removed=["alchemist"], spare=["healer", "priestess"])  # fmt: skip
    scene.play(1, "lay binensus healer").play(2, "drop").deal().play(3, "lay seer:2").play(0, "lay druid:2")
    assert "lay healer:7" in scene.moves(1)


def test_ruling_33_a_dead_hand_is_asked_all_the_same() -> None:
    """Ruling 33: nobody drops out by himself, or the missing delay would tell the hand."""
    scene = two_and_two("", "druid:7", seats=[1])
    assert scene.asks == "lay 1"
    assert scene.moves(1) == ["drop"]


def test_ruling_34_the_second_one_counts_ten() -> None:
    """Ruling 34: a pair of ones before the same player counts 11; the indicator is the difference (rulebook, caution)."""
    scene = two_and_two("druid:1 druid:1", "witch:7", "magician:2", "seer:2", seats=[0])
    scene.play(0, "lay druid:1")
    assert scene.view.lead == 1
    scene.play(1, "lay witch:7").play(2, "lay magician:2").play(3, "lay seer:2").play(0, "lay druid:1")
    assert (scene.seat(0).points, scene.view.lead) == (11, 11 + 2 - 7 - 2)


@pytest.mark.parametrize(("laid", "after"), [("druid:1 druid:1", 1), ("druid:1", 0)])
def test_ruling_35_anulensa_on_ones(laid: str, after: int) -> None:
    """Ruling 35: of a pair it takes ten points, whichever goes; of a single one, one."""
    scene = two_and_two(laid=(laid, "", "", ""), spells=("", "anulensa", "", "")).play(1, "lay anulensa 0 druid:1")
    assert scene.seat(0).points == after


def test_ruling_36_ones_before_two_players_do_not_pair() -> None:
    """Ruling 36: after mutantus the ally lays the other one; with the role given back it pairs again."""
    split = two_and_two("druid:1", "", "magician:2", seats=[0], laid=("magician:1", "", "magician:1", ""))
    assert (split.seat(0).points, split.seat(2).points) == (1, 1)
    both = two_and_two("magician:1", seats=[2], laid=("", "", "druid:1 magician:1", ""))
    assert both.seat(2).points == 2


def test_ruling_36_by_mutantus_and_back() -> None:
    """Ruling 36: played out."""
    scene = two_and_two("druid:1 magician:1", "", "druid:1 magician:1", seats=[0], spells=("", "", "mutantus", ""))
    scene.play(0, "lay druid:1").play(1, "drop").deal().play(2, "lay mutantus 0").play(3, "drop")
    scene.play(1, *[f"hand {card}" for card in [c for c in scene.hand(1) if ":" in c][:3]]).deal()
    assert scene.seat(0).role == "magician"
    scene.play(0, "lay magician:1").play(2, "lay druid:1")
    assert [scene.seat(seat).points for seat in (0, 2)] == [2, 1]


def test_ruling_36_ones_of_two_roles_before_one_player_pair_each_by_itself() -> None:
    """Ruling 36: with binensus."""
    scene = two_and_two(laid=("druid:1 druid:1 healer:1 healer:1 binensus", "", "", ""), seat0={"second_role": "healer"},
                        removed=["alchemist"], spare=["priestess"])  # fmt: skip
    assert scene.seat(0).points == 22
    single = two_and_two(laid=("druid:1 healer:1 binensus", "", "", ""), seat0={"second_role": "healer"},
                         removed=["alchemist"], spare=["priestess"])  # fmt: skip
    assert single.seat(0).points == 2


def test_ruling_37_owls_are_never_ones() -> None:
    """Ruling 37: they keep their face value, as often as they are laid."""
    assert two_and_two(laid=("owl:3 owl:3 owl:4", "", "", "")).seat(0).points == 10


def test_ruling_38_a_lead_of_25_ends_the_struggle_at_once() -> None:
    """Ruling 38: the others drop out clockwise from the left neighbour, the one who made it is last; cards go as usual."""
    scene = two_and_two(
        "druid:7 owl:3 owl:4 seer:1", "seer:2 seer:3 seer:4", laid=("druid:6", "", "magician:7 owl:5", ""), seats=[0]
    )
    assert scene.view.lead == 18
    scene.play(0, "lay druid:7")
    assert scene.kinds()[:2] == ["laid", "early"]
    assert scene.view.asking.what == "draw"
    assert scene.closed(1, "drop") == "dealing"
    scene.by_clock("take")
    order = [seat.dropped for seat in scene.view.seats]
    assert order == [4, 1, 2, 3]
    assert scene.asks == "take 2"


def test_ruling_38_24_is_not_enough_and_a_pair_may_decide() -> None:
    """Ruling 38: every change counts, also the ten of a second one."""
    scene = two_and_two("druid:1", "witch:2", laid=("druid:1 druid:7", "", "magician:7", ""), seats=[0])
    assert scene.view.lead == 15
    scene.play(0, "lay druid:1")
    assert "early" in scene.kinds()
    even = two_and_two("druid:6", "witch:2", laid=("druid:7 druid:4", "", "magician:7", ""), seats=[0])
    even.play(0, "lay druid:6")
    assert even.view.lead == 24
    assert even.asks == "lay 1"


@pytest.mark.parametrize(("spell", "target"), [("anulensa", "1 witch:7"), ("volensia", "3 owl:5")])
def test_ruling_38_spells_may_end_it(spell: str, target: str) -> None:
    """Ruling 38: anulensa and volensia move the indicator, too."""
    scene = two_and_two(
        "seer:1", "seer:2", laid=("druid:7 druid:6 druid:5 druid:2", "witch:7", "magician:7 magician:6", "owl:5"),
        spells=(spell, "", "", ""), seats=[0],
    )  # fmt: skip
    assert scene.view.lead == 21
    scene.play(0, f"lay {spell} {target}")
    assert "early" in scene.kinds()


def test_ruling_38_absentus_is_no_exception() -> None:
    """Ruling 38: its owner drops out with the others."""
    scene = two_and_two("druid:7", "seer:2", laid=("druid:6", "absentus", "magician:7 owl:5", ""), seats=[0])
    scene.play(0, "lay druid:7").by_clock("take")
    assert scene.seat(1).dropped == 1


def test_ruling_39_cards_of_dropped_players_stay_and_count() -> None:
    """Ruling 39: and may be aimed at."""
    scene = two_and_two("", "witch:1", laid=("druid:6 owl:4", "", "", ""), seat0={"dropped": 1}, seats=[1],
                        spells=("", "anulensa", "", ""))  # fmt: skip
    assert scene.view.lead == 10
    assert "lay anulensa 0 druid:6" in scene.moves(1)


def test_ruling_40_the_last_one_goes_on_until_dropping() -> None:
    """Ruling 40."""
    scene = two_and_two("", "", "magician:1 magician:2 magician:3", seats=[2], seat0={"dropped": 1}, seat1={"dropped": 2},
                        seat3={"dropped": 3})  # fmt: skip
    scene.play(2, "lay magician:1")
    assert scene.asks == "lay 2"
    scene.play(2, "lay magician:2")
    assert scene.asks == "lay 2"


def test_ruling_41_all_drop_at_once_is_a_tie() -> None:
    """Ruling 41: 0:0 is a tie like any other; with three players the bonus wins for who plays alone."""
    scene = two_and_two("druid:1", "witch:1", "magician:1", "seer:1").by_clock("take")
    assert scene.view.lead == 0
    assert scene.asks == "take 1"
    trio = at(sage("seer", side=2), sage("witch", side=1), sage("druid", side=2), crystals=[2, 3]).by_clock("take")
    assert trio.view.lead == 5
    assert trio.asks == "take 1"


def test_ruling_43_a_spell_is_the_card_of_that_turn() -> None:
    """Ruling 43: the turn is over; drawn cards may be laid from the next own turn on."""
    scene = two_and_two("", "", spells=("", "potentia", "", ""), seats=[1]).play(1, "lay potentia")
    scene.deal("witch:7", "witch:6", "owl:3")
    assert scene.asks == "lay 2"


def test_the_illustration_of_the_indicator() -> None:
    """Rulebook, illustration: the druid lays a 6 and moves the indicator six spaces in his direction; zero counts, too."""
    scene = two_and_two("druid:6", seats=[0], laid=("", "", "magician:4", "seer:5 seer:6 owl:4"))
    assert scene.seat(3).points == 15
    assert scene.view.lead == -11
    assert scene.play(0, "lay druid:6").view.lead == -5
    over = two_and_two("druid:6", seats=[0], laid=("", "witch:2", "", ""))
    assert over.view.lead == -2
    assert over.play(0, "lay druid:6").view.lead == 4


def test_the_example_of_alliances() -> None:
    """Rulebook, illustration: druid and magician against witch and seer; the seer is the lowest role and moves the pawn."""
    scene = two_and_two("druid:1", "witch:1", "magician:1", "seer:1")
    assert [seat.side for seat in scene.view.seats] == [1, 2, 1, 2]
    scene.by_clock("move")
    assert scene.asks == "move 3"


def test_a_struggle_in_another_round_starts_at_zero() -> None:
    """Rulebook, new ceremony space: laid cards go to the discard piles, the indicator to zero (ruling 53)."""
    scene = two_and_two(
        "druid:1", "witch:1", "magician:1", "seer:1", laid=("druid:7", "witch:2", "", "anulensa")
    ).by_clock("move")
    scene.play(3, "move 0")
    assert scene.view.lead == 0
    assert {"druid:7", "witch:2"} <= set(scene.view.power_discard)
    assert scene.view.spell_discard == ["anulensa"]
