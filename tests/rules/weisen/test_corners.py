"""Odd corners, where two rules meet: each from the rulebook's words, with the ruling that settles it."""

from __future__ import annotations

import pytest
from tests.rules.weisen.scene import at, sage, two_and_two
from tests.rules.weisen.test_setup import at_finitum


def test_a_spell_that_must_be_used_may_end_the_struggle_for_the_others() -> None:
    """Rulings 38, 55: anulensa has only the own side's card to take, the others lead by 25, and who laid it drops out last."""
    scene = two_and_two(
        "druid:2 seer:1", "owl:3", laid=("druid:7", "witch:7 witch:6 witch:5 owl:5", "", "seer:7"), seats=[0],
        spells=("anulensa", "", "", ""),
    )  # fmt: skip
    assert scene.view.lead == -23
    scene.play(0, "lay anulensa 0 druid:7")
    assert [event.kind for event in scene.told if event.kind in ("annulled", "early")] == ["annulled", "early"]
    scene.by_clock("take")
    assert [seat.dropped for seat in scene.view.seats] == [4, 1, 2, 3]
    assert scene.asks == "take 1"


def test_the_last_one_left_may_still_end_it_early() -> None:
    """Rulings 38, 40, 49: nobody else is in it; three cards come from the one who dropped before, two from the pile, three go."""
    scene = two_and_two(
        "druid:7 druid:1", "", "", "seer:1 seer:2 seer:4", laid=("druid:6 druid:5", "", "magician:7", ""), seats=[0],
        seat1={"dropped": 1}, seat2={"dropped": 2}, seat3={"dropped": 3},
    )  # fmt: skip
    scene.play(0, "lay druid:7")
    assert "early" in scene.kinds()
    assert (scene.asks, scene.view.asking.other) == ("hand 3", 0)
    scene.play(3, "hand seer:1", "hand seer:2", "hand seer:4").deal("owl:3", "owl:4")
    assert scene.asks == "discard 0"
    scene.play(0, "discard seer:1", "discard seer:2", "discard seer:4")
    assert scene.hand(0) == ["druid:1", "owl:3", "owl:4"]


def test_a_tie_of_three_counts_the_bonus() -> None:
    """Rulings 41, 42, 66: bonus 5 against 5 laid out is a tie: two take by hierarchy, the third gets a spell, nothing is left over."""
    scene = at(sage("seer", side=2, laid="seer:5", dropped=1), sage("witch", side=1, dropped=2), sage("druid", side=2, dropped=3),
               what="take", crystals=[3, 2], bonus=5)  # fmt: skip
    assert scene.view.lead == 0
    assert scene.asks == "take 1"
    scene.play(1, "take 2")
    assert [(event.seat, event.card) for event in scene.told if event.kind == "taken"] == [(1, "2"), (2, "3")]
    assert (scene.view.asking.what, scene.view.asking.other) == ("spell", 0)
    scene.deal("moventi")
    assert scene.view.removed_crystals == []


def test_an_owl_that_volensia_takes_may_be_laid_at_once_by_the_last_one() -> None:
    """Spell card volensia: the next time one's turn comes, which is at once where all the others are out (ruling 40)."""
    scene = two_and_two(
        "", "", "", "", laid=("", "owl:5", "", ""), seats=[0], spells=("volensia", "", "", ""),
        seat1={"dropped": 1}, seat2={"dropped": 2}, seat3={"dropped": 3},
    )  # fmt: skip
    scene.play(0, "lay volensia 1 owl:5")
    assert (scene.view.lead, scene.asks) == (0, "lay 0")
    assert scene.play(0, "lay owl:5").view.lead == 5


def test_a_second_role_stays_when_the_first_one_is_swapped_and_both_may_be_laid() -> None:
    """Rulings 62, 63: binensus before mutantus; the second role's cards remain open, the old first role's close."""
    scene = two_and_two(
        "druid:2 healer:7 magician:6", "witch:2", "magician:2", "seer:2", laid=("binensus", "", "", ""),
        seat0={"second_role": "healer"}, removed=["alchemist"], spare=["priestess"], seats=[2],
        spells=("", "", "mutantus", ""),
    )  # fmt: skip
    scene.play(2, "lay mutantus 0").play(3, "lay seer:2")
    assert scene.moves(0, "lay") == ["lay healer:7", "lay magician:6"]
    assert scene.closed(0, "lay druid:2") == "other-role"


def test_after_a_swap_crystals_are_taken_in_the_order_of_the_new_roles() -> None:
    """Rulings 61, 65: the druid stood below the magician; now whoever was the druid takes first."""
    scene = two_and_two(
        "druid:7",
        "witch:1",
        "magician:1",
        "seer:1",
        laid=("druid:6", "", "", ""),
        seats=[2],
        spells=("", "", "mutantus", ""),
    )
    assert [seat.place for seat in scene.view.seats] == [3, 1, 2, 4]
    scene.play(2, "lay mutantus 0").by_clock("take")
    assert scene.asks == "take 0"


@pytest.mark.parametrize(("spell", "move"), [("potentia", "lay potentia"), ("mutantus", "lay mutantus 3")])
def test_a_cancelled_absentus_has_used_the_spell_up(spell: str, move: str) -> None:
    """Ruling 60, caution on the card: its owner plays on as usual, without another spell."""
    scene = two_and_two(
        "druid:2", "witch:2", "magician:2", "seer:2", laid=("", "absentus", "", ""), seats=[0],
        spells=("absentus", spell, "", ""),
    )  # fmt: skip
    scene.play(0, "lay absentus")
    assert scene.closed(1, "pass") == "no-absentus"
    assert scene.closed(1, move) == "spell-used"


def test_losers_of_the_last_struggle_get_their_spell_and_it_counts_for_nothing() -> None:
    """Ruling 72; rulebook, end of the game: the spell cards no longer have any meaning."""
    scene = at_finitum().play(3, "move 0").by_clock("lay")
    before = [seat.spells for seat in scene.view.seats]
    scene.by_clock()
    assert sum(seat.spells for seat in scene.view.seats) > sum(before)
    assert {row.suit for row in scene.view.comparison}.isdisjoint({"moventi", "potentia"})


def test_nothing_moves_the_pawn_after_the_last_struggle() -> None:
    """Rulings 6, 7: the game ends after its scoring, and the crystals of the space left behind stay there."""
    scene = at_finitum().play(3, "move 0")
    kinds: list[str] = []
    while scene.view.asking.what != "over":
        if scene.view.asking.seats:
            seat = scene.view.asking.seats[0]
            scene.play(seat, scene.fallback(seat))
        else:
            scene.deal()
        kinds += scene.kinds()
    assert "moved" not in kinds
    assert "ended" not in kinds
    assert sum(seat.crystals for seat in scene.view.seats) + len(scene.view.removed_crystals) == 2
