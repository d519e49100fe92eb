"""What the server asks of the rules: rulings 73 to 78."""

from __future__ import annotations

import hashlib

import msgspec
import pytest
from tests.rules.weisen.games import moments
from tests.rules.weisen.scene import Scene, at, sage, two_and_two
from tests.rules.weisen.test_negotiation import FIVE, four

from sevenfold.games.kit.contract import DEALER, SPECTATOR
from sevenfold.games.kit.errors import IllegalMove
from sevenfold.games.kit.match import Match
from sevenfold.games.kit.reading import replay
from sevenfold.games.kit.verifying import verify
from sevenfold.games.weisen.data import read_spaces
from sevenfold.games.weisen.game import WEISEN


def test_ruling_73_the_clock_takes_the_highest_free_role() -> None:
    """Ruling 73: of the hierarchy, whatever the hand."""
    scene = at(
        sage("witch"),
        sage(power="seer:7 seer:6"),
        sage(),
        sage(),
        what="role",
        chooser=0,
        removed=["priestess"],
        spare=None,
    )
    assert scene.fallback(1) == "role magician"


def test_ruling_73_the_clock_makes_no_offers_and_drops_out() -> None:
    """Ruling 73: declines, says done, is ready, drops out, passes with absentus, hands on the lowest, takes the highest crystal."""
    scene = four().play(0, "offer 1")
    assert (scene.fallback(1), scene.fallback(2)) == ("decline 0", "done")
    scene.play(1, "accept 0")
    assert scene.fallback(1) == "ready"
    assert scene.all("ready").fallback(1) == "drop"
    assert two_and_two("druid:7", laid=("absentus", "", "", ""), seats=[0]).fallback(0) == "pass"
    assert two_and_two(seat1={"dropped": 1}, seats=[2]).play(2, "drop").view.asking.what == "draw"
    taker = at(
        *[sage(role, side=1 + i % 2, dropped=i + 1) for i, role in enumerate(FIVE)], what="take", crystals=[3, 6, 2]
    )
    assert taker.fallback(taker.view.asking.seats[0]) == "take 6"


@pytest.mark.parametrize(
    ("first", "second", "right"), [([7, 2], [6, 2], "move 0"), ([5, 2], [4, 3], "move 0"), ([2, 2], [3, 2], "move 1")]
)
def test_ruling_73_the_pawn_goes_where_more_lies(first: list[int], second: list[int], right: str) -> None:
    """Ruling 73, section 5e: of equal spaces to the lower slot."""
    data = two_and_two("druid:1", "witch:1", "magician:1", "seer:1").data
    data["spaces"][0]["crystals"], data["spaces"][1]["crystals"] = first, second
    scene = Scene(WEISEN.position(data)).by_clock("move")
    assert scene.fallback(3) == right


def test_ruling_74_a_match_goes_on_whoever_leaves() -> None:
    """Ruling 74: the clock's moves alone end any game; no seat can stop it."""
    scene = Scene(WEISEN.start(5, {}, seed=9)).by_clock()
    assert scene.view.asking.what == "over"
    assert scene.view.winners


def test_ruling_75_there_is_no_undo() -> None:
    """Ruling 75: once sent, a move stands; an offer may be withdrawn before it is accepted."""
    scene = four().play(0, "offer 1", "withdraw 1")
    assert scene.closed(1, "accept 0") == "not-offered"
    scene.play(0, "offer 1").play(1, "accept 0")
    with pytest.raises(IllegalMove):
        scene.play(0, "withdraw 1")


def test_ruling_76_spectators_see_no_hand_before_the_end() -> None:
    """Ruling 76: nor offers, nor what is shown; the hands lie open when the game is over."""
    for s in moments(4, {}, 5):
        view = WEISEN.view(s, SPECTATOR)
        over = not WEISEN.actors(s)
        assert view.hand == []  # type: ignore[attr-defined]
        assert bool(view.hands) == over  # type: ignore[attr-defined]


def test_ruling_77_each_sees_own_hidden_faces() -> None:
    """Ruling 77: public lines are without them."""
    s = WEISEN.start(3)
    while WEISEN.view(s, SPECTATOR).asking.what != "deal":  # type: ignore[attr-defined]
        WEISEN.apply(s, DEALER, WEISEN.outcomes(s)[0].move)
    WEISEN.apply(s, DEALER, WEISEN.outcomes(s)[0].move)
    assert [WEISEN.events(s, viewer)[0].card is None for viewer in (0, 1, SPECTATOR)] == [False, True, True]


def test_ruling_78_a_record_is_an_exact_replay() -> None:
    """Ruling 78: options with the table of spaces, moves and outcomes lead to the same bytes; the deal follows from the seed."""
    table = [" ".join(reversed(order.split())) for order in read_spaces().orders]
    match = Match.begin(WEISEN, ["Ann", "Ben", "Cleo"], {"spaces": table}, hashlib.sha256(b"78").digest())
    while not match.over:
        seat = WEISEN.waiting(match.state)[0]
        match.play(seat, WEISEN.fallback(match.state, seat), clock=True)
    *_, last = replay(match.lines)
    assert last.state == match.state
    checked = verify(match.lines)
    assert checked.sealed
    assert checked.ended
    header = msgspec.json.decode(match.lines[0])
    assert header["options"]["spaces"] == table
