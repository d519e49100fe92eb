"""Crystals, spells for losers, the end: rulings 65 to 72."""

from __future__ import annotations

from typing import Any

from tests.rules.weisen.scene import Scene, at, sage, two_and_two
from tests.rules.weisen.test_setup import at_finitum

from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.weisen.game import WEISEN

FIVE = ("alchemist", "priestess", "seer", "witch", "magician")


def after(
    laid: tuple[str, ...], sides: tuple[int, ...] = (2, 1, 2, 1, 1), crystals: list[int] | None = None, **more: Any
) -> Scene:
    """Five players, all have dropped out: the rulebook's five roles; witch, priestess, magician rank highest."""
    players = [
        sage(role, laid=laid[i], side=sides[i], dropped=i + 1, **more.pop(f"seat{i}", {}))
        for i, role in enumerate(FIVE)
    ]
    return at(*players, what="take", crystals=crystals or [7, 5, 2], **more)


def test_ruling_65_winners_choose_in_the_order_of_the_hierarchy() -> None:
    """Ruling 65: the last crystal is taken without a question."""
    scene = after(("", "priestess:7", "", "", ""))
    assert scene.asks == "take 3"
    assert scene.moves(3) == ["take 2", "take 5", "take 7"]
    assert scene.fallback(3) == "take 7"
    assert scene.closed(3, "take 6") == "no-crystal"
    scene.play(3, "take 2").play(1, "take 7")
    assert [(event.seat, event.card) for event in scene.told if event.kind == "taken"] == [(1, "7"), (4, "5")]
    assert [seat.crystals for seat in scene.view.seats] == [0, 1, 0, 1, 1]


def test_ruling_65_a_pair_leaves_one() -> None:
    """Ruling 65: with five players; it leaves the game for all to see."""
    scene = after(("alchemist:7", "", "", "", "")).play(2, "take 5").play(0, "take 7")
    assert [event.card for event in scene.told if event.kind == "surplus"] == ["2"]
    assert scene.view.removed_crystals == [2]


def test_ruling_66_the_rulebooks_example_of_a_tie() -> None:
    """Ruling 66: witch, priestess and magician take crystals in this order, seer and alchemist get a spell each."""
    scene = after(("alchemist:7", "priestess:7", "", "", ""), sides=(1, 2, 1, 2, 1))
    assert scene.view.lead == 0
    assert scene.asks == "take 3"
    scene.play(3, "take 5")
    assert scene.asks == "take 1"
    scene.play(1, "take 2")
    assert [(event.seat, event.card) for event in scene.told if event.kind == "taken"] == [(1, "2"), (4, "7")]
    assert (scene.view.asking.what, scene.view.asking.other) == ("spell", 2)
    scene.deal("moventi")
    assert scene.view.asking.other == 0
    scene.deal("moventi")
    assert [seat.spells for seat in scene.view.seats] == [1, 0, 1, 0, 0]
    assert scene.view.removed_crystals == []
    assert scene.asks == "move 0"


def test_ruling_67_losers_get_spells_by_hierarchy_and_lower_ones_may_go_without() -> None:
    """Ruling 67."""
    all_but_one = [
        s for s in ("moventi", "anulensa", "volensia", "absentus", "mutantus", "potentia") for _ in (0, 1)
    ] + ["binensus"]
    scene = after(("", "priestess:7", "", "", ""), seat1={"spells": " ".join(all_but_one)})
    scene.play(3, "take 7").play(1, "take 5")
    assert scene.view.asking.other == 2
    scene.deal("binensus")
    assert scene.told[-1].kind == "no_spell"
    assert scene.told[-1].seat == 0
    assert [seat.spells for seat in scene.view.seats] == [0, 13, 1, 0, 0]


def test_ruling_67_the_spell_discards_are_shuffled_when_needed() -> None:
    """Rulings 51, 67."""
    rest = [s for s in ("moventi", "anulensa", "volensia", "absentus", "mutantus", "potentia") for _ in (0, 1)]
    scene = after(
        ("", "priestess:7", "", "", ""), seat1={"spells": " ".join(rest)}, spell_discard=["binensus", "binensus"]
    )
    scene.play(3, "take 7").play(1, "take 5")
    assert "spells_reshuffled" in scene.kinds()
    assert (scene.view.spell_pile, scene.view.spell_discard) == (2, [])


def test_ruling_68_values_are_hidden_counts_are_not() -> None:
    """Ruling 68: own values are seen; what is taken was seen by all; the host may leave them open."""
    scene = two_and_two(seat1={"crystals": [7, 3]})
    assert [scene.seen_by(viewer).seats[1].values for viewer in (0, 1, SPECTATOR)] == [None, [7, 3], None]
    assert scene.seen_by(0).seats[1].crystals == 2
    opened = two_and_two(seat1={"crystals": [7, 3]}, options={"open_crystals": True})
    assert opened.view.seats[1].values == [7, 3]
    won = after(("", "priestess:7", "", "", "")).play(3, "take 7")
    assert [event.card for event in won.events(0, "taken")] == ["7"]
    over = at_finitum().play(3, "finitum")
    assert all(seat.values is not None for seat in over.view.seats)


def ended(*hands: str, spells: str = "", **more: Any) -> Scene:
    """The pawn goes to finitum with these hands."""
    data = at_finitum().data
    for seat, cards in enumerate(hands):
        data["players"][seat]["power"] = cards.split()
        data["players"][seat].update(more.get(f"seat{seat}", {}))
    data["players"][0]["spells"] = spells.split()
    return Scene(WEISEN.position(data)).play(3, "finitum")


def test_ruling_69_one_small_crystal_for_the_most_of_each_role_and_the_owls() -> None:
    """Ruling 69: all tied players get one; two ones are 11, a single one 1; nobody scores what nobody holds."""
    scene = ended(
        "druid:1 druid:1 owl:3 witch:7", "druid:6 druid:4 owl:3", "seer:1 owl:4", "seer:2 owl:5", spells="moventi"
    )
    rows = {row.suit: (row.points, row.winners) for row in scene.view.comparison}
    assert rows["druid"] == ([11, 10, 0, 0], [0])
    assert rows["owl"] == ([3, 3, 4, 5], [3])
    assert rows["seer"] == ([0, 0, 1, 2], [3])
    assert rows["priestess"] == ([0, 0, 0, 0], [])
    assert "healer" not in rows
    assert len(rows) == 7
    assert [seat.small for seat in scene.view.seats] == [2, 0, 0, 2]
    tied = ended("owl:3 owl:3", "owl:5", "owl:4", "witch:6")
    assert [seat.small for seat in tied.view.seats] == [1, 0, 0, 1]
    shared = ended("owl:4", "owl:4", "owl:4", "owl:4")
    assert [seat.small for seat in shared.view.seats] == [1, 1, 1, 1]


def test_ruling_70_small_crystals_are_no_limit() -> None:
    """Ruling 70: more than the thirteen of the box are given where many tie."""
    hands = ["druid:2 seer:2 witch:2 priestess:2 alchemist:2 magician:2", "druid:1 druid:1"]
    scene = ended(*hands)
    assert sum(seat.small for seat in scene.view.seats) >= 6
    assert WEISEN.position({**scene.data, "players": [{**seat, "small": 8} for seat in scene.data["players"]]})


def test_ruling_71_a_tie_is_broken_by_the_highest_crystal_then_the_next() -> None:
    """Ruling 71: all equal is a shared victory, whatever the seats."""
    seats = {
        "seat0": {"crystals": [7, 2]},
        "seat1": {"crystals": [6, 3]},
        "seat2": {"crystals": [5, 4]},
        "seat3": {"crystals": []},
    }
    scene = ended("", "", "", "", **seats)
    assert WEISEN.result(scene.state).points == [9, 9, 9, 0]
    assert WEISEN.result(scene.state).ranks == [1, 2, 3, 4]
    next_one = ended("", "", "", "", seat0={"crystals": [6, 3, 2]}, seat1={"crystals": [6, 5]}, seat2={}, seat3={})
    assert WEISEN.result(next_one.state).winners == [1]
    equal = ended("", "", "", "", seat0={"crystals": [6, 3]}, seat1={}, seat2={"crystals": [6, 3]}, seat3={})
    assert WEISEN.result(equal.state).winners == [0, 2]
    assert [line.what for line in WEISEN.result(equal.state).lines[0]] == ["crystals", "majorities"]
    small = ended("owl:5", "", "", "", seat0={"crystals": [6, 2]}, seat1={"crystals": [6, 3]}, seat2={}, seat3={})
    assert WEISEN.result(small.state).ranks[:2] == [2, 1]


def test_ruling_72_after_the_last_struggle_all_goes_as_usual() -> None:
    """Ruling 72: those who drop draw and hand on, then the hands are compared; laid cards don't count."""
    scene = at_finitum().play(3, "move 0").by_clock("lay")
    assert scene.view.last
    scene.by_clock()
    assert sum(seat.power for seat in scene.view.seats) == 4 + 5 + 3 * 2 - 3
    assert scene.view.hands == [scene.hand(seat) for seat in range(4)]
    laid = [seat.laid for seat in scene.view.seats]
    assert laid == [[], [], [], []]
