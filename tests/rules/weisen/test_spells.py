"""The seven spells: rulings 55 to 64, and section 5g and 5m."""

from __future__ import annotations

import pytest
from tests.rules.weisen.scene import Scene, at, sage, two_and_two

from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.weisen.game import WEISEN
from sevenfold.games.weisen.notation import read_move


def with_spell(spell: str, laid: tuple[str, str, str, str] = ("", "", "", ""), **more: object) -> Scene:
    """The druid (seat 0) is asked and holds the spell."""
    return two_and_two(
        "druid:2", "witch:2", "magician:2", "seer:2", laid=laid, spells=(spell, "", "", ""), seats=[0], **more
    )


def test_ruling_55_a_spell_with_a_target_must_be_used() -> None:
    """Ruling 55: the bare form is closed then; volensia may force one to take the own side's owl."""
    scene = with_spell("volensia", ("", "", "owl:5", ""))
    assert scene.closed(0, "lay volensia") == "target-needed"
    assert scene.moves(0, "lay volensia") == ["lay volensia 2 owl:5"]
    scene.play(0, "lay volensia 2 owl:5")
    assert scene.view.lead == 0


@pytest.mark.parametrize("spell", ["anulensa", "volensia"])
def test_ruling_55_without_a_target_it_has_no_effect(spell: str) -> None:
    """Ruling 55, section 5g: it may be laid, and uses up the limit."""
    scene = with_spell(spell)
    assert scene.moves(0, f"lay {spell}") == [f"lay {spell}"]
    scene.play(0, f"lay {spell}")
    assert "no_effect" in scene.kinds()
    assert scene.seat(0).spell_used
    assert scene.asks == "lay 1"


def test_ruling_55_a_target_must_be_there() -> None:
    """Ruling 55: others are closed."""
    scene = with_spell("anulensa", ("", "witch:7 moventi", "", ""))
    assert scene.closed(0, "lay anulensa 1 witch:6") == "no-target"
    assert scene.closed(0, "lay anulensa 4 witch:7") == "no-target"


def test_ruling_56_moventi_swaps_any_two_crystals() -> None:
    """Ruling 56: of the open spaces."""
    scene = with_spell("moventi").play(0, "lay moventi 1:7 2:2")
    assert [space.crystals for space in scene.view.spaces] == [[4, 3], [2, 2], [7, 5]]
    told = [(e.by, e.card, e.other, e.amount) for e in scene.told if e.kind == "swapped"]
    assert told == [(1, "7", "2", 2)]


def test_ruling_56_two_on_the_same_space_or_of_equal_value() -> None:
    """Ruling 56: that has no effect, and is allowed; one crystal can't be swapped with itself (section 5m)."""
    scene = with_spell("moventi")
    moves = scene.moves(0, "lay moventi")
    assert "lay moventi 0:3 0:4" in moves
    assert "lay moventi 1:2 2:2" in moves
    assert "lay moventi 0:4 0:4" not in moves
    assert len(moves) == 6 * 5 // 2
    scene.play(0, "lay moventi 1:2 2:2")
    assert [space.crystals for space in scene.view.spaces] == [[4, 3], [7, 2], [5, 2]]
    pair = with_spell("moventi", crystals=[6, 6])
    assert "lay moventi 2:6 2:6" in pair.moves(0)


def test_ruling_56_fewer_than_two_crystals_have_no_effect() -> None:
    """Ruling 56: the bare form."""
    data = with_spell("moventi").data
    for space in data["spaces"]:
        space["crystals"] = []
    data["spaces"][0]["crystals"] = [4]
    scene = Scene(WEISEN.position(data))
    assert scene.moves(0, "lay moventi") == ["lay moventi"]


def test_ruling_57_anulensa_puts_any_laid_power_card_away() -> None:
    """Ruling 57: own side included, owls too, no spells; the indicator follows."""
    scene = with_spell("anulensa", ("owl:3", "witch:7 moventi", "", "owl:5"))
    assert scene.moves(0, "lay anulensa") == ["lay anulensa 0 owl:3", "lay anulensa 1 witch:7", "lay anulensa 3 owl:5"]
    assert scene.view.lead == 3 - 12
    scene.play(0, "lay anulensa 1 witch:7")
    assert scene.view.lead == -2
    assert scene.view.power_discard == ["witch:7"]


def test_ruling_58_volensia_takes_any_laid_owl_into_the_hand() -> None:
    """Ruling 58: the count changes for all to see, and it may be laid in the next own turn."""
    scene = with_spell("volensia", ("", "owl:4", "", ""))
    assert scene.closed(0, "lay volensia 1 owl:5") == "no-target"
    scene.play(0, "lay volensia 1 owl:4")
    assert scene.view.lead == 0
    assert scene.seen_by(3).seats[0].power == 2
    assert [event.card for event in scene.events(SPECTATOR, "taken_up")] == ["owl:4"]
    scene.play(1, "lay witch:2").play(2, "lay magician:2").play(3, "lay seer:2")
    assert "lay owl:4" in scene.moves(0)


def test_ruling_59_absentus_lets_one_pass() -> None:
    """Ruling 59: at each own turn pass, lay or drop; laying a card doesn't end it."""
    scene = two_and_two("druid:2 druid:3", "witch:2", "magician:2", "seer:2", laid=("absentus", "", "", ""), seats=[0])
    assert scene.moves(0) == ["lay druid:2", "lay druid:3", "drop", "pass"]
    scene.play(0, "lay druid:2").play(1, "lay witch:2").play(2, "lay magician:2").play(3, "lay seer:2")
    scene.play(0, "pass")
    assert scene.kinds() == ["passed"]
    assert scene.asks == "lay 1"


def test_ruling_59_it_ends_when_all_others_have_dropped() -> None:
    """Ruling 59: allies, too; then lay or drop."""
    scene = two_and_two("druid:2", laid=("absentus", "", "", ""), seats=[0], seat1={"dropped": 1}, seat2={"dropped": 2},
                        seat3={"dropped": 3})  # fmt: skip
    assert scene.closed(0, "pass") == "all-dropped"
    assert scene.moves(0) == ["lay druid:2", "drop"]
    nearly = two_and_two(
        "druid:2", laid=("absentus", "", "", ""), seats=[0], seat1={"dropped": 1}, seat2={"dropped": 2}
    )
    assert "pass" in nearly.moves(0)


def test_ruling_59_it_stays_with_the_player_not_with_the_role() -> None:
    """Ruling 59: after mutantus."""
    scene = with_spell("mutantus", ("", "", "absentus", "")).play(0, "lay mutantus 2").play(1, "lay witch:2")
    assert "pass" in scene.moves(2)


def test_ruling_60_the_second_absentus_puts_the_first_away() -> None:
    """Ruling 60: its owner plays on normally and has used the spell."""
    scene = with_spell("absentus", ("", "absentus", "", "")).play(0, "lay absentus")
    assert "cancelled" in scene.kinds()
    assert (scene.seat(1).laid, scene.seat(1).spell_used) == ([], True)
    assert "pass" not in scene.moves(1)
    scene.play(1, "lay witch:2").play(2, "lay magician:2").play(3, "lay seer:2")
    assert "pass" in scene.moves(0)


def test_ruling_60_also_when_its_owner_has_dropped() -> None:
    """Ruling 60: the card is put away, with no other effect."""
    scene = with_spell("absentus", ("", "absentus", "", ""), seat1={"dropped": 1}).play(0, "lay absentus")
    assert scene.seat(1).laid == []
    assert scene.view.spell_discard == ["absentus"]
    assert scene.seat(1).dropped == 1


def test_ruling_61_mutantus_swaps_the_large_roles() -> None:
    """Ruling 61: which cards may be laid, ranks, who is lowest; not turns, laid cards, hands."""
    scene = with_spell("mutantus", ("druid:6", "", "magician:3", ""))
    assert scene.moves(0, "lay mutantus") == ["lay mutantus 2"]
    scene.play(0, "lay mutantus 2")
    assert [seat.role for seat in scene.view.seats] == ["magician", "witch", "druid", "seer"]
    assert [seat.place for seat in scene.view.seats] == [2, 1, 3, 4]
    assert scene.seat(0).laid == ["druid:6", "mutantus"]
    assert scene.asks == "lay 1"
    scene.play(1, "lay witch:2")
    assert scene.closed(2, "lay magician:2") == "other-role"


def test_ruling_61_an_ally_who_dropped_stays_out() -> None:
    """Ruling 61; opponents are no targets, and who plays alone has none."""
    scene = with_spell("mutantus", seat2={"dropped": 1})
    assert scene.closed(0, "lay mutantus 1") == "no-target"
    scene.play(0, "lay mutantus 2").play(1, "lay witch:2")
    assert scene.asks == "lay 3"
    solo = at(sage("seer", spells="mutantus", side=1), sage("witch", side=2), sage("druid", side=2), seats=[0])
    assert solo.moves(0, "lay mutantus") == ["lay mutantus"]


def test_ruling_61_the_lowest_moves_the_pawn_after_the_swap() -> None:
    """Ruling 61: and so chooses first in the next round."""
    scene = two_and_two("druid:2", "witch:2", "magician:2", "seer:2", spells=("", "mutantus", "", ""), seats=[1])
    scene.play(1, "lay mutantus 3").by_clock("move")
    assert scene.asks == "move 1"
    scene.play(1, "move 0").deal()
    assert scene.asks == "role 1"


def test_ruling_62_a_second_role_stays_where_it_is() -> None:
    """Ruling 62: mutantus swaps the main roles only (section 5g)."""
    scene = with_spell("mutantus", ("", "", "binensus", ""), seat2={"second_role": "healer"}, removed=["alchemist"],
                       spare=["priestess"])  # fmt: skip
    scene.play(0, "lay mutantus 2")
    assert [(seat.role, seat.second_role) for seat in scene.view.seats][::2] == [
        ("magician", None),
        ("druid", "healer"),
    ]


def test_ruling_63_binensus_takes_a_role_from_the_middle() -> None:
    """Ruling 63: two lie there, after the first binensus one; it doesn't change ranks, and goes back in the next step."""
    scene = two_and_two(
        "druid:2", "witch:2", "magician:2", "seer:2", spells=("binensus", "binensus", "", ""), seats=[0]
    )
    assert scene.moves(0, "lay binensus") == ["lay binensus priestess", "lay binensus alchemist"]
    scene.play(0, "lay binensus priestess")
    assert scene.view.middle == ["alchemist"]
    assert [seat.place for seat in scene.view.seats] == [3, 1, 2, 4]
    assert scene.moves(1, "lay binensus") == ["lay binensus alchemist"]
    assert WEISEN.refusal(scene.state, 1, read_move("lay binensus priestess")) is not None
    scene.by_clock("move")
    scene.play(3, "move 0")
    assert len(scene.view.middle) == 6


def test_ruling_64_potentia_draws_three() -> None:
    """Ruling 64: fewer where the piles are short."""
    scene = with_spell("potentia").play(0, "lay potentia")
    assert (scene.view.asking.left, scene.view.asking.other) == (3, 0)
    scene.deal("owl:3", "owl:4", "owl:5")
    assert scene.hand(0) == ["druid:2", "owl:3", "owl:4", "owl:5"]
    assert scene.asks == "lay 1"


def test_a_spell_may_be_laid_by_each_player_once() -> None:
    """Rulebook: at most one spell in each struggle, for everybody."""
    scene = two_and_two(spells=("moventi", "absentus", "mutantus", "binensus"), seats=[0])
    scene.play(0, "lay moventi 0:3 1:7").play(1, "lay absentus").play(2, "lay mutantus 0").play(
        3, "lay binensus priestess"
    )
    assert [seat.spell_used for seat in scene.view.seats] == [True] * 4
