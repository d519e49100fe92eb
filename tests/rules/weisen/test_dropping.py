"""Dropping out, cards handed on, draw piles: rulings 44 to 54."""

from __future__ import annotations

from collections import Counter

from tests.rules.weisen.scene import Scene, at, sage, two_and_two

from sevenfold.games.kit.contract import DEALER, SPECTATOR
from sevenfold.games.weisen.cards import COPIES_OF, IDS
from sevenfold.games.weisen.game import WEISEN


def test_ruling_44_the_first_draws_five() -> None:
    """Ruling 44: each later one gets three from the one before and draws two; the last one lays three down."""
    scene = two_and_two("druid:1", "witch:1", "magician:1", "seer:1").play(1, "drop")
    assert (scene.view.asking.what, scene.view.asking.left, scene.view.asking.other) == ("draw", 5, 1)
    scene.deal("witch:2", "witch:3", "witch:4", "witch:5", "witch:6")
    assert scene.asks == "lay 2"
    scene.play(2, "drop")
    assert scene.asks == "hand 1"
    scene.play(1, "hand witch:2", "hand witch:3", "hand witch:6")
    assert scene.hand(2) == ["witch:2", "witch:3", "witch:6", "magician:1"]
    assert scene.view.asking.left == 2
    scene.deal("owl:3", "owl:3")
    scene.play(3, "drop").play(2, "hand owl:3", "hand owl:3", "hand witch:6").deal("owl:4", "owl:4")
    scene.play(0, "drop").play(3, "hand owl:3", "hand owl:3", "hand seer:1").deal("owl:4", "owl:4")
    assert scene.asks == "discard 0"
    scene.play(0, "discard owl:3", "discard owl:3", "discard seer:1")
    assert scene.view.power_discard == ["seer:1", "owl:3", "owl:3"]
    assert scene.view.asking.what == "take"


def test_ruling_45_the_giver_chooses_from_all_power_cards() -> None:
    """Ruling 45: also those just drawn; spells are neither passed nor laid down."""
    scene = two_and_two("", "witch:1 druid:7", spells=("", "moventi", "", "")).play(1, "drop")
    scene.deal("seer:1", "seer:2", "seer:3", "seer:4", "seer:5").play(2, "drop")
    assert scene.moves(1) == [f"hand {card}" for card in scene.hand(1) if ":" in card]
    assert len(scene.moves(1)) == 7
    assert scene.closed(1, "hand moventi") == "not-power"
    assert scene.closed(1, "hand owl:5") == "not-in-hand"


def test_ruling_46_the_giver_decides_when_the_next_one_drops() -> None:
    """Ruling 46: knowing who receives; only the giver is asked. The clock hands on the lowest."""
    scene = two_and_two("", "witch:1 druid:7 owl:3").play(1, "drop")
    scene.deal("seer:1", "seer:2", "seer:3", "seer:4", "seer:5").play(2, "drop")
    assert WEISEN.actors(scene.state) == (1,)
    assert scene.view.asking.other == 2
    assert scene.fallback(1) == "hand seer:1"
    scene.play(1, "hand seer:1")
    assert scene.fallback(1) == "hand witch:1"


def test_ruling_47_fewer_than_three_are_all_there_are() -> None:
    """Ruling 47: no substitute from the draw pile; who has none hands on none."""
    scene = two_and_two(seat1={"dropped": 1}, seats=[2]).play(2, "drop")
    assert (scene.view.asking.what, scene.view.asking.left) == ("draw", 2)


def test_ruling_47_two_cards() -> None:
    """Ruling 47: both go; of the last one's single card, too."""
    scene = two_and_two("", "witch:1 witch:2", "", "", seat1={"dropped": 1}, seats=[2]).play(2, "drop")
    assert (scene.asks, scene.view.asking.left) == ("hand 1", 2)
    last = two_and_two("druid:1", seat1={"dropped": 1}, seat2={"dropped": 2}, seat3={"dropped": 3}, seats=[0]).play(
        0, "drop"
    )
    last.deal("druid:2", "druid:3").play(0, "discard druid:1", "discard druid:2")
    assert (last.asks, last.view.asking.left) == ("discard 0", 1)


def test_ruling_48_passed_faces_are_seen_by_two() -> None:
    """Ruling 48: the final discards by all."""
    scene = (
        two_and_two("", "witch:1 witch:2 witch:3", seat1={"dropped": 1}, seats=[2])
        .play(2, "drop")
        .play(1, "hand witch:3")
    )
    assert [scene.events(viewer)[0].card for viewer in (0, 1, 2, 3, SPECTATOR)] == [
        None,
        "witch:3",
        "witch:3",
        None,
        None,
    ]
    assert scene.events(0)[0].other == "power"
    last = (
        two_and_two("druid:1", seat1={"dropped": 1}, seat2={"dropped": 2}, seat3={"dropped": 3}, seats=[0])
        .play(0, "drop")
        .deal()
    )
    last.play(0, "discard druid:1")
    assert [event.card for event in last.events(SPECTATOR) if event.kind == "discarded"] == ["druid:1"]


def test_ruling_48_drawn_faces_are_seen_by_one() -> None:
    """Ruling 48: and by nobody else."""
    scene = two_and_two().play(1, "drop").deal("witch:7")
    assert [scene.events(viewer)[0].card for viewer in (0, 1, 2, 3, SPECTATOR)] == [None, "witch:7", None, None, None]


def test_ruling_49_also_after_an_early_end() -> None:
    """Ruling 49: the one who made the lead receives, draws and lays down."""
    scene = two_and_two("druid:7 druid:1", laid=("druid:6", "", "magician:7 owl:5", ""), seats=[0]).play(
        0, "lay druid:7"
    )
    scene.by_clock("discard")
    assert scene.asks == "discard 0"
    assert scene.seat(0).power == 1 + 3 + 2


def test_ruling_50_a_chain_has_three_links_at_least() -> None:
    """Ruling 50: with three players, too, somebody hands on to somebody else."""
    scene = at(sage("seer", "seer:1", side=2), sage("witch", "witch:1", side=1), sage("druid", "druid:1", side=2))
    scene.by_clock("take")
    assert sorted(seat.dropped or 0 for seat in scene.view.seats) == [1, 2, 3]


def almost_empty(rest: list[str], discard: list[str]) -> Scene:
    """A draw pile of just these cards: all others are in the hand of seat 3."""
    held = Counter(
        {card: n for card, n in zip(IDS, COPIES_OF, strict=True) if ":" in card and not card.startswith("healer")}
    )
    held -= Counter([*rest, *discard, "witch:1"])
    return two_and_two("", "witch:1", "", " ".join(held.elements()), discard=discard, seats=[1])


def test_ruling_51_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    """Ruling 51, section 5a: in the middle of drawing five, not before."""
    scene = almost_empty(["owl:3"], ["owl:4", "owl:4", "owl:5", "owl:3", "druid:1"]).play(1, "drop")
    scene.deal("owl:3")
    assert scene.kinds()[-1] == "reshuffled"
    assert (scene.view.power_pile, scene.view.power_discard) == (5, [])
    scene.deal("owl:4", "owl:4", "owl:5", "owl:3")
    assert scene.view.power_pile == 1
    exact = almost_empty(["owl:3", "owl:3", "owl:4", "owl:4", "owl:5"], ["druid:1"]).play(1, "drop")
    exact.deal("owl:3", "owl:3", "owl:4", "owl:4", "owl:5")
    assert (exact.view.power_pile, exact.view.power_discard) == (0, ["druid:1"])


def test_ruling_52_with_both_piles_empty_the_rest_is_forfeited() -> None:
    """Ruling 52: as many as exist."""
    scene = almost_empty(["owl:3"], ["owl:4"]).play(1, "drop").deal("owl:3", "owl:4")
    assert [event.amount for event in scene.told if event.kind == "short"] == [3]
    assert scene.asks == "lay 2"
    nothing = almost_empty([], []).play(1, "drop")
    assert "short" in nothing.kinds()
    assert nothing.asks == "lay 2"


def test_ruling_53_laid_cards_are_put_away_after_the_scoring() -> None:
    """Ruling 53: so this round's spells are not there for this round's losers."""
    used = ["moventi", "moventi", "anulensa", "anulensa", "volensia", "volensia", "absentus", "absentus", "mutantus", "mutantus",
            "potentia", "potentia", "binensus"]  # fmt: skip
    scene = two_and_two("druid:1", "witch:1", "magician:1", "seer:1", laid=("", "binensus", "", ""), seat1={"second_role": "healer"},
                        removed=["alchemist"], spare=["priestess"], spells=("", "", "", " ".join(used)))  # fmt: skip
    scene.by_clock("take").play(1, "take 5")
    assert scene.told[-1].kind == "no_spell"
    assert scene.view.spell_discard == []
    scene.play(3, "move 0")
    assert scene.view.spell_discard == ["binensus"]


def test_ruling_53_three_things_go_at_once() -> None:
    """Ruling 53: anulensa's victim, the cancelled absentus, the final discards."""
    scene = two_and_two(laid=("druid:7", "", "absentus", ""), spells=("", "anulensa", "", ""), seats=[1])
    assert scene.play(1, "lay anulensa 0 druid:7").view.power_discard == ["druid:7"]
    second = two_and_two(laid=("", "", "absentus", ""), spells=("", "absentus", "", ""), seats=[1]).play(
        1, "lay absentus"
    )
    assert second.view.spell_discard == ["absentus"]


def test_ruling_54_discard_piles_are_open_and_draw_piles_are_counted() -> None:
    """Ruling 54: for everybody."""
    scene = two_and_two(discard=["owl:3", "druid:2"], spell_discard=["moventi"])
    for viewer in (0, 3, SPECTATOR):
        view = scene.seen_by(viewer)
        assert (view.power_discard, view.spell_discard) == (["druid:2", "owl:3"], ["moventi"])
        assert (view.power_pile, view.spell_pile) == (54, 13)


def test_a_draw_is_by_the_copies_in_the_pile() -> None:
    """Section 5i: every pile is a multiset until a card is drawn."""
    scene = two_and_two().play(1, "drop")
    chances = {WEISEN.write(scene.state, DEALER, o.move): o.weight for o in WEISEN.outcomes(scene.state)}
    assert (chances["owl:4"], chances["witch:1"], chances["witch:7"]) == (4, 2, 1)
    assert sum(chances.values()) == 56
