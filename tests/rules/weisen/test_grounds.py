"""What moves rest on that are made while everybody may act: what others do meanwhile spoils those alone that it concerns."""

from __future__ import annotations

from tests.rules.weisen.scene import Scene
from tests.rules.weisen.test_exchange import gifts
from tests.rules.weisen.test_negotiation import five, four

from sevenfold.games.weisen.game import WEISEN


def spoiled(scene: Scene, seat: int, *played: tuple[int, str]) -> set[str]:
    """The moves of the seat that stay open but don't mean the same after what others have played."""
    before = WEISEN.grounds(scene.state, seat)
    for other, move in played:
        scene.play(other, move)
    after = WEISEN.grounds(scene.state, seat)
    return {move for move in before.keys() & after.keys() if before[move] != after[move]}


def test_every_open_move_has_grounds_while_all_may_act() -> None:
    for scene in (four(), five(), gifts()):
        assert set(WEISEN.grounds(scene.state, 0)) == set(scene.moves(0))
    assert WEISEN.grounds(Scene(WEISEN.start(4, {}, seed=1)).state, 0) == {}


def test_an_offer_spoils_nothing_but_done() -> None:
    assert spoiled(four(), 0, (1, "offer 0")) == {"done"}
    assert spoiled(four(), 0, (1, "offer 2"), (3, "done"), (2, "show 0 magician:7")) == set()


def test_an_offer_made_again_spoils_its_answers() -> None:
    scene = four().play(1, "offer 0")
    assert spoiled(scene, 0, (1, "withdraw 0"), (1, "offer 0")) == {"accept 1", "decline 1", "done"}


def test_a_pair_spoils_all_showing() -> None:
    scene = five()
    shows = set(scene.moves(0, "show"))
    assert shows
    assert spoiled(scene, 0, (1, "offer 2"), (2, "accept 1")) == shows
    asked = scene.view.asking.seats[0]
    assert asked != 0
    assert spoiled(scene, 0, (asked, "stay")) == shows


def test_a_gift_spoils_ready_alone() -> None:
    assert spoiled(gifts(), 0, (2, "give 0 magician:7")) == {"ready"}
    assert spoiled(gifts(), 0, (1, "give 3 witch:7"), (2, "ready")) == set()
