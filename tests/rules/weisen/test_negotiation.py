"""Choosing roles and forming alliances with four and five players: rulings 9 to 24."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.weisen.scene import Scene, at, sage

from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.weisen.game import WEISEN

FOUR = ("druid", "witch", "magician", "seer")
"""By the order of the scene's space: witch (1), magician (2), druid (0), seer (3)."""
FIVE = ("alchemist", "priestess", "seer", "witch", "magician")
"""Witch (3), priestess (1), magician (4), seer (2), alchemist (0): the rulebook's example of a tie."""


def four(**more: Any) -> Scene:
    """Four players negotiate; everybody holds the cards of the own role."""
    return at(*[sage(role, f"{role}:7 {role}:1", "moventi" if i == 0 else "") for i, role in enumerate(FOUR)],
              what="negotiate", **more)  # fmt: skip


def five(**more: Any) -> Scene:
    """Five players negotiate."""
    return at(*[sage(role, f"{role}:7 {role}:1") for role in FIVE], what="negotiate", **more)


def test_ruling_9_roles_are_chosen_openly_clockwise_from_the_starter() -> None:
    """Ruling 9: any role in the middle; exactly two stay there."""
    scene = at(sage(), sage(), sage(), sage(), what="role", chooser=2, removed=["seer"], spare=None)
    assert scene.asks == "role 2"
    assert len(scene.moves(2)) == 6
    scene.play(2, "role witch")
    assert scene.asks == "role 3"
    assert scene.closed(3, "role witch") == "role-taken"
    assert scene.closed(3, "role seer") == "role-removed"
    scene.play(3, "role druid").play(0, "role healer").play(1, "role magician")
    assert scene.view.middle == ["priestess", "alchemist"]
    assert scene.asks == "negotiate 0 1 2 3"


def test_ruling_9_the_one_who_moved_the_pawn_chooses_first() -> None:
    """Ruling 9: in later rounds."""
    scene = Scene(WEISEN.start(4, {}, seed=3)).by_clock("move")
    mover = scene.view.asking.seats[0]
    scene.play(mover, scene.moves(mover)[0]).deal()
    assert scene.asks == f"role {mover}"


def test_ruling_10_nothing_is_shown_or_offered_while_roles_are_chosen() -> None:
    """Ruling 10: negotiations begin when the last one has chosen."""
    scene = at(sage("druid", "druid:1"), sage("witch"), sage("magician"), sage(), what="role", chooser=0,
               removed=["healer"], spare=None)  # fmt: skip
    assert scene.asks == "role 3"
    assert scene.closed(0, "show 1 druid:1") == "not-asked"
    assert scene.closed(3, "offer 1") == "other-question"
    scene.play(3, "role seer")
    assert "show 1 druid:1" in scene.moves(0)


def test_ruling_11_the_active_hierarchy_are_the_large_roles_in_printed_order() -> None:
    """Ruling 11: spare roles and second roles are passed over."""
    scene = four()
    assert [seat.place for seat in scene.view.seats] == [3, 1, 2, 4]
    second = at(
        sage("druid", side=1, laid="binensus", second_role="priestess"), sage("witch", side=2), sage("magician", side=1),
        sage("seer", side=2),
    )  # fmt: skip
    assert [seat.place for seat in second.view.seats] == [3, 1, 2, 4]


def test_ruling_12_everybody_may_act_at_any_time() -> None:
    """Ruling 12: all are asked at once, and each action is a move of its own."""
    scene = four()
    assert WEISEN.actors(scene.state) == (0, 1, 2, 3)
    assert scene.moves(2, "offer") == ["offer 0", "offer 1", "offer 3"]
    scene.play(2, "offer 0", "withdraw 0", "done").play(0, "show 3 druid:7", "done")
    assert WEISEN.waiting(scene.state) == (1, 3)
    assert WEISEN.actors(scene.state) == (0, 1, 2, 3)


def test_ruling_13_an_accepted_offer_binds_at_once() -> None:
    """Ruling 13: small cards are laid, all other offers lapse."""
    scene = four().play(1, "offer 0").play(2, "offer 3").play(0, "accept 1")
    assert [seat.side for seat in scene.view.seats] == [1, 1, 2, 2]
    assert scene.view.offers == []
    assert scene.closed(3, "accept 2") == "other-question"


def test_ruling_13_crossing_offers_make_a_pair() -> None:
    """Ruling 13: two that offer each other an alliance have agreed."""
    scene = four().play(3, "offer 0").play(0, "offer 3")
    assert scene.kinds() == ["pair"]
    assert [seat.side for seat in scene.view.seats] == [1, 2, 2, 1]
    assert [event.kind for event in scene.events(3)] == ["offered", "pair"]


def test_ruling_13_several_offers_may_be_open() -> None:
    """Ruling 13: the first acceptance wins; one may be open to each other seat."""
    scene = four().play(0, "offer 1", "offer 2", "offer 3")
    assert scene.closed(0, "offer 1") == "offer-open"
    assert scene.closed(1, "accept 2") == "not-offered"
    assert scene.closed(1, "withdraw 0") == "no-offer"
    assert scene.closed(0, "offer 0") == "own-seat"
    assert scene.closed(0, "offer 4") == "no-such-seat"
    scene.play(2, "accept 0")
    assert [seat.side for seat in scene.view.seats] == [1, 2, 1, 2]


def test_ruling_14_with_four_players_the_other_two_are_allied() -> None:
    """Ruling 14: they decide nothing."""
    assert four().play(0, "offer 1").play(1, "accept 0").asks == "exchange 0 1 2 3"


def test_ruling_15_the_others_are_asked_in_the_order_of_the_hierarchy() -> None:
    """Ruling 15: the first who joins does; the pair is not asked."""
    scene = five().play(2, "offer 0").play(0, "accept 2")
    assert scene.asks == "join 3"
    assert scene.closed(1, "join") == "not-asked"
    assert scene.closed(0, "join") == "not-asked"
    scene.play(3, "stay")
    assert scene.asks == "join 1"
    scene.play(1, "join")
    assert [seat.side for seat in scene.view.seats] == [1, 1, 1, 2, 2]
    assert scene.asks == "exchange 0 1 2 3 4"


def test_ruling_15_if_none_joins_the_three_are_the_other_alliance() -> None:
    """Ruling 15; no answer means to stay out."""
    scene = five().play(2, "offer 0").play(0, "accept 2")
    for seat in (3, 1, 4):
        assert scene.fallback(seat) == "stay"
        scene.play(seat, "stay")
    assert [seat.side for seat in scene.view.seats] == [1, 2, 1, 2, 2]


def test_ruling_16_only_pairs_bind() -> None:
    """Ruling 16: there is no offer to two at once, and the third seat is open to whoever ranks highest."""
    scene = five().play(0, "offer 1", "offer 2").play(1, "accept 0")
    assert [seat.side for seat in scene.view.seats] == [1, 1, None, None, None]
    assert scene.asks == "join 3"


def test_ruling_17_the_first_pair_that_agrees_is_the_first_alliance() -> None:
    """Ruling 17: another deal that was open dissolves, and one of its two may join the pair."""
    scene = five().play(0, "offer 1").play(3, "offer 4").play(1, "accept 0")
    assert scene.closed(4, "accept 3") == "other-question"
    scene.play(3, "join")
    assert [seat.side for seat in scene.view.seats] == [1, 1, 2, 1, 2]


def test_ruling_18_only_the_two_see_an_offer() -> None:
    """Ruling 18: offers, withdrawals and refusals; everybody sees the pair."""
    scene = four().play(0, "offer 2")
    assert [event.kind for event in scene.events(0)] == ["offered"]
    assert [event.kind for event in scene.events(2)] == ["offered"]
    assert scene.events(1) == scene.events(SPECTATOR) == []
    assert [len(scene.seen_by(viewer).offers) for viewer in (0, 1, 2, 3, SPECTATOR)] == [1, 0, 1, 0, 0]
    scene.play(2, "decline 0")
    assert scene.events(3) == []
    assert [event.kind for event in scene.events(0)] == ["declined"]
    assert scene.play(0, "offer 1", "withdraw 1").events(2) == []


def test_ruling_18_the_host_may_open_offers() -> None:
    """Ruling 18: then everybody sees them."""
    scene = four(options={"open_offers": True}).play(0, "offer 2")
    assert [event.kind for event in scene.events(SPECTATOR)] == ["offered"]
    assert len(scene.view.offers) == 1


def test_ruling_19_promises_are_words() -> None:
    """Ruling 19: no move binds anybody but an accepted offer; a pair's members are free in all they lay and give."""
    scene = four().play(0, "offer 1").play(1, "accept 0").all("ready")
    assert "drop" in scene.moves(1)
    assert scene.moves(1, "lay") == ["lay witch:1", "lay witch:7"]


def test_ruling_20_true_cards_of_the_own_hand_are_shown_to_one_player() -> None:
    """Ruling 20: the table sees that a card is shown, the face only the two."""
    scene = four().play(0, "show 3 moventi")
    assert [event.card for event in scene.events(3)] == ["moventi"]
    assert [event.card for event in scene.events(0)] == ["moventi"]
    for viewer in (1, 2, SPECTATOR):
        assert [(event.kind, event.seat, event.by, event.card) for event in scene.events(viewer)] == [
            ("shown", 3, 0, None)
        ]
    assert scene.closed(0, "show 1 witch:7") == "not-in-hand"
    assert scene.closed(0, "show 0 druid:7") == "own-seat"
    assert scene.closed(0, "show 4 druid:7") == "no-such-seat"
    assert scene.hand(0) == ["druid:1", "druid:7", "moventi"]


def test_ruling_21_when_all_are_done_and_nothing_is_open_the_hierarchy_decides() -> None:
    """Ruling 21."""
    scene = four().play(0, "done").play(1, "done").play(2, "done")
    assert scene.closed(2, "done") == "already-done"
    scene.play(3, "done")
    assert "fallback" in scene.kinds()
    assert scene.asks == "side 2"


def test_ruling_21_an_offer_clears_done_of_both() -> None:
    """Ruling 21: of the sender and of the one it is made to."""
    scene = four().play(0, "done").play(1, "done").play(2, "done").play(0, "offer 1")
    assert WEISEN.waiting(scene.state) == (0, 1, 3)


def test_ruling_21_offers_are_few() -> None:
    """Ruling 21: n - 1 in a round, withdrawn and declined ones counted; the other answers stay open (section 5b)."""
    scene = four()
    for _ in range(3):
        scene.play(0, "offer 1", "withdraw 1")
    assert scene.why(0, "offer 2").figures == {"count": 3}
    assert scene.seen_by(0).offers_left == 0
    scene.play(1, "offer 0").play(0, "accept 1")
    assert scene.view.asking.what == "exchange"


def test_ruling_21_a_silent_table_falls_back() -> None:
    """Ruling 21: when the clock runs out for all of them."""
    scene = four().play(0, "offer 1").play(2, "offer 1")
    assert scene.fallback(1) == "decline 0"
    for seat in (1, 1, 1, 0, 2, 3):
        scene.play(seat, scene.fallback(seat))
    assert scene.view.asking.what == "side"


def test_ruling_22_four_choose_a_track_by_hierarchy() -> None:
    """Ruling 22: the highest is placed, the next ones choose, a full alliance forces the rest."""
    scene = four(options={"negotiation": True}).all("done")
    assert [seat.side for seat in scene.view.seats] == [None, 1, None, None]
    assert scene.asks == "side 2"
    joined = Scene(WEISEN.position(scene.data)).play(2, "side 1")
    assert [seat.side for seat in joined.view.seats] == [2, 1, 1, 2]
    assert joined.asks == "exchange 0 1 2 3"
    scene.play(2, "side 2")
    assert scene.asks == "side 0"
    assert scene.fallback(0) == "side 1"
    scene.play(0, "side 2")
    assert [seat.side for seat in scene.view.seats] == [2, 1, 2, 1]
    assert scene.closed(3, "side 1") == "other-question"


def test_ruling_22_five_fill_an_alliance_of_three() -> None:
    """Ruling 22: nobody may be left without an alliance, and none is larger than three."""
    scene = five().all("done")
    assert scene.asks == "side 1"
    scene.play(1, "side 2").play(4, "side 2")
    assert scene.fallback(2) == "side 1"
    scene.play(2, "side 1")
    assert scene.asks == "side 0"
    assert scene.fallback(0) == "side 1"
    assert sorted(scene.moves(0, "side")) == ["side 1", "side 2"]
    scene.play(0, "side 1")
    assert [seat.side for seat in scene.view.seats] == [1, 2, 1, 1, 2]
    full = five().all("done").play(1, "side 1").play(4, "side 1")
    assert [seat.side for seat in full.view.seats] == [2, 1, 2, 1, 1]


@pytest.mark.parametrize("count", [4, 5])
def test_ruling_23_without_negotiation_the_hierarchy_decides_at_once(count: int) -> None:
    """Ruling 23: the host's option."""
    scene = Scene(WEISEN.start(count, {"negotiation": False}, seed=1)).by_clock("side")
    assert scene.view.round == 1
    assert scene.closed(scene.view.asking.seats[0], "offer 0") == "other-question"


def test_ruling_24_the_first_pair_gets_track_1() -> None:
    """Ruling 24: which track is whose means nothing; the pair, else the highest, is alliance 1."""
    assert four().play(3, "offer 2").play(2, "accept 3").seat(3).side == 1
    assert four().all("done").seat(1).side == 1
