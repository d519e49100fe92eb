"""Gifts between allies: rulings 26 to 30."""

from __future__ import annotations

from typing import Any

from tests.rules.weisen.scene import Scene, at, sage

from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.weisen.game import WEISEN

HANDS = ("druid:7 druid:1", "witch:7", "magician:7", "seer:7 seer:1")


def gifts(**more: Any) -> Scene:
    """Druid and magician (0, 2) against witch and seer (1, 3)."""
    roles = ("druid", "witch", "magician", "seer")
    players = [sage(role, HANDS[i], "potentia" if i == 0 else "", side=1 + i % 2) for i, role in enumerate(roles)]
    return at(*players, what="exchange", **more)


def test_ruling_26_gifts_are_immediate_and_need_no_consent() -> None:
    """Ruling 26: power cards and spells, to an ally."""
    scene = gifts().play(0, "give 2 druid:7", "give 2 potentia")
    assert scene.hand(2) == ["druid:7", "magician:7", "potentia"]
    assert scene.hand(0) == ["druid:1"]
    assert scene.closed(0, "give 1 druid:1") == "not-ally"
    assert scene.closed(0, "give 0 druid:1") == "own-seat"
    assert scene.closed(0, "give 2 druid:7") == "not-in-hand"


def test_ruling_26_a_solo_player_has_nothing_to_give() -> None:
    """Ruling 26: and is not asked (section 5d)."""
    scene = at(sage("seer", side=2), sage("witch", "witch:1", side=1), sage("druid", side=2), what="exchange")
    assert scene.asks == "exchange 0 2"
    assert scene.moves(1) == ["show 0 witch:1", "show 2 witch:1"]
    assert scene.closed(1, "give 0 witch:1") == "not-ally"


def test_ruling_27_ready_ends_it_and_a_gift_reopens_it_for_the_receiver() -> None:
    """Ruling 27."""
    scene = gifts().play(0, "ready").play(2, "ready")
    assert scene.closed(0, "ready") == "already-ready"
    scene.play(0, "give 2 druid:1")
    assert scene.asks == "exchange 1 2 3"
    assert scene.fallback(2) == "ready"
    scene.play(2, "ready").play(1, "ready").play(3, "ready")
    assert scene.asks == "lay 1"


def test_ruling_27_a_card_changes_hands_twice_at_most() -> None:
    """Ruling 27: A to B to C or back to A, then it stays."""
    scene = gifts().play(0, "give 2 druid:7").play(2, "give 0 druid:7")
    assert scene.closed(0, "give 2 druid:7") == "moved-twice"
    three = at(*[sage(role, f"{role}:7", side=1 if i < 3 else 2)
                 for i, role in enumerate(("druid", "witch", "magician", "seer", "healer"))], what="exchange")  # fmt: skip
    three.play(0, "give 1 druid:7").play(1, "give 2 druid:7")
    assert three.closed(2, "give 0 druid:7") == "moved-twice"


def test_ruling_28_the_whole_hand_may_be_given() -> None:
    """Ruling 28: any quantity, in an alliance of three in any direction."""
    scene = gifts().play(0, "give 2 druid:7", "give 2 druid:1", "give 2 potentia")
    assert (scene.seat(0).power, scene.seat(0).spells) == (0, 0)
    assert scene.moves(0) == ["ready"]
    scene.all("ready")
    assert scene.asks == "lay 1"


def test_ruling_29_counts_are_public_faces_are_not() -> None:
    """Ruling 29: power cards and spells are counted apart, live; of a gift third ones see only its back."""
    scene = gifts().play(0, "give 2 potentia")
    for viewer in (1, 3, SPECTATOR):
        [event] = scene.events(viewer)
        assert (event.seat, event.by, event.card, event.other) == (2, 0, None, "spell")
    assert scene.events(2)[0].card == scene.events(0)[0].card == "potentia"
    assert [(seat.power, seat.spells) for seat in scene.seen_by(1).seats] == [(2, 0), (1, 0), (1, 1), (2, 0)]
    [event] = scene.play(0, "give 2 druid:1").events(1)
    assert event.other == "power"


def test_ruling_30_no_giving_and_no_showing_in_the_struggle() -> None:
    """Ruling 30."""
    scene = gifts().all("ready")
    assert scene.asks == "lay 1"
    assert scene.closed(1, "give 3 witch:7") == "other-question"
    assert scene.closed(1, "show 3 witch:7") == "other-question"
    assert scene.closed(0, "show 3 druid:7") == "not-asked"
    assert WEISEN.actors(scene.state) == (1,)
