"""What was settled on a second reading: section 5, a to m."""

from __future__ import annotations

import hashlib

import msgspec
from tests.rules.weisen.scene import at, sage, two_and_two
from tests.rules.weisen.test_dropping import almost_empty
from tests.rules.weisen.test_exchange import gifts
from tests.rules.weisen.test_negotiation import five, four
from tests.rules.weisen.test_setup import at_finitum
from tests.rules.weisen.test_three import three

from sevenfold.games.kit.contract import DEALER, SPECTATOR
from sevenfold.games.kit.match import Match
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.game import WEISEN
from sevenfold.games.weisen.state import State


def test_section_5a_reshuffling_is_lazy() -> None:
    """Section 5a: also in the middle of drawing five."""
    scene = almost_empty(["owl:3", "owl:5"], ["owl:4", "druid:1", "druid:2"]).play(1, "drop")
    assert "reshuffled" not in scene.deal("owl:3").kinds()
    scene.deal("owl:5")
    assert [event.amount for event in scene.told if event.kind == "reshuffled"] == [3]


def test_section_5b_done_forbids_nothing_but_done() -> None:
    """Section 5b: a seat that is done may offer, answer and show."""
    scene = four().play(0, "offer 1").play(1, "done")
    assert scene.closed(1, "done") == "already-done"
    assert {"accept 0", "decline 0", "offer 2", "show 0 witch:7"} <= set(scene.moves(1))


def test_section_5b_the_last_offer_that_ends_starts_the_fallback() -> None:
    """Section 5b: while all are done, withdrawn or declined."""
    for end in (lambda scene: scene.play(0, "withdraw 1"), lambda scene: scene.play(1, "decline 0")):
        scene = four().play(0, "offer 1", "done").play(1, "done").play(2, "done").play(3, "done")
        assert scene.asks == "negotiate 1"
        end(scene)
        assert scene.view.asking.what == "side"


def test_section_5b_a_card_is_shown_to_the_same_player_once_a_round() -> None:
    """Section 5b: and until the struggle begins."""
    scene = four().play(0, "show 1 druid:7")
    assert scene.why(0, "show 1 druid:7").figures == {"card": "druid_7", "seat": 1}
    scene.play(0, "show 2 druid:7").all("done")
    assert scene.asks == "side 2"
    assert scene.closed(0, "show 1 druid:7") == "shown-already"
    scene.play(0, "show 1 druid:1").play(2, "side 1")
    assert "show 1 moventi" in scene.moves(0)


def test_section_5c_the_highest_of_three_may_answer_at_any_time() -> None:
    """Section 5c: nobody has to press `done` first."""
    scene = three()
    assert scene.closed(0, "done") == "other-question"
    assert scene.asks == "solo 1"
    scene.play(1, "alone")
    assert scene.view.asking.what == "exchange"


def test_section_5d_a_ready_seat_may_give_and_stays_ready() -> None:
    """Section 5d."""
    scene = gifts().play(0, "ready", "give 2 druid:1")
    assert scene.seat(0).done


def test_section_5d_of_equal_cards_the_one_goes_that_moved_least() -> None:
    """Section 5d: so both ones can go, and a given one comes back only when the own one has gone."""
    scene = at(sage("druid", "owl:4", side=1), sage("witch", side=2), sage("magician", "owl:4", side=1), sage("seer", side=2),
               what="exchange")  # fmt: skip
    scene.play(0, "give 2 owl:4")
    moved = [seat.get("moved") for seat in scene.data["players"]]
    assert moved == [None, None, [["owl:4", 1]], None]
    scene.play(2, "give 0 owl:4")
    assert [seat.get("moved") for seat in scene.data["players"]] == [[["owl:4", 1]], None, [["owl:4", 1]], None]
    scene.play(2, "give 0 owl:4")
    assert scene.data["players"][0]["moved"] == [["owl:4", 1], ["owl:4", 2]]
    scene.play(0, "give 2 owl:4")
    assert scene.closed(0, "give 2 owl:4") == "moved-twice"


def test_section_5d_who_plays_alone_is_not_asked() -> None:
    """Section 5d."""
    assert three().play(1, "alone").asks == "exchange 0 2"


def test_section_5e_a_seat_declines_its_offers_then_is_done() -> None:
    """Section 5e: the lowest seat first; the record says that the clock moved."""
    scene = four().play(3, "offer 1").play(2, "offer 1")
    for text in ("decline 2", "decline 3", "done"):
        assert scene.fallback(1) == text
        scene.play(1, text)
    match = Match.begin(WEISEN, list("abc"), {}, hashlib.sha256(b"e").digest())
    seat = WEISEN.waiting(match.state)[0]
    assert '"clock":true' in match.play(seat, WEISEN.fallback(match.state, seat), clock=True).lines[0]


def test_section_5e_of_equal_cards_the_first_of_the_card_table_goes() -> None:
    """Section 5e: the last space is played on, never finitum."""
    scene = two_and_two("", "witch:1 seer:1 owl:3", seat1={"dropped": 1}, seats=[2]).play(2, "drop")
    assert scene.fallback(1) == "hand seer:1"
    assert at_finitum().fallback(3) == "move 0"


def test_section_5f_forced_moves_are_not_asked() -> None:
    """Section 5f: the first small card, forced tracks, the last crystal; any other question is, even with one answer."""
    scene = four().all("done")
    assert scene.seat(1).side == 1
    assert scene.asks == "side 2"
    assert five().all("done").play(1, "side 1").play(4, "side 1").view.asking.what == "exchange"
    single = two_and_two("", "witch:1", seat1={"dropped": 1}, seats=[2]).play(2, "drop")
    assert single.moves(1) == ["hand witch:1"]


def test_section_5g_the_bare_form_and_pairs_laid_before() -> None:
    """Section 5g: bare only without a target; a pair of ones counts 11 for whom it lies before, after mutantus, too."""
    scene = two_and_two("", "", "", laid=("druid:1 druid:1", "", "", ""), spells=("mutantus", "", "", ""), seats=[0])
    assert scene.closed(0, "lay mutantus") == "target-needed"
    scene.play(0, "lay mutantus 2")
    assert scene.seat(0).points == 11


def test_section_5h_an_early_end_is_not_pressed() -> None:
    """Section 5h: handing on and laying down are asked in dropping order."""
    scene = two_and_two("druid:7 druid:1", "witch:1", laid=("druid:6", "", "magician:7 owl:5", ""), seats=[0]).play(
        0, "lay druid:7"
    )
    asked: list[str] = []
    while scene.view.asking.what != "take":
        if scene.view.asking.seats:
            asked.append(scene.asks)
            scene.play(scene.view.asking.seats[0], scene.fallback(scene.view.asking.seats[0]))
        else:
            scene.deal()
    assert list(dict.fromkeys(asked)) == ["hand 1", "hand 2", "hand 3", "discard 0"]


def new_space(round_: int) -> Live[State]:
    """The pawn has just been moved in that round."""
    scene = at(*[sage(role, side=1 + i % 2, dropped=i + 1, took="crystal" if i in (1, 2) else "spell")
                 for i, role in enumerate(("druid", "witch", "magician", "seer"))],
               what="move", crystals=[], round=round_, covered=list(range(4, 3 + round_)))  # fmt: skip
    return scene.play(3, "move 0").state


def test_section_5i_finitum_comes_with_chance_1_in_13_less_p() -> None:
    """Section 5i: at place p = 8 ... 12 of the stack, never before."""
    for round_ in range(1, 10):
        s = new_space(round_)
        outcomes = {WEISEN.write(s, DEALER, o.move): o for o in WEISEN.outcomes(s)}
        place = round_ + 3
        if place < 8:
            assert "finitum" not in outcomes
            assert len(outcomes) == 9 - round_
            continue
        last = outcomes["finitum"]
        assert last.weight * (13 - place) == last.total
        assert len({o.weight for text, o in outcomes.items() if text != "finitum"}) == (0 if place == 12 else 1)
        assert len(outcomes) == 13 - place


def test_section_5j_the_order_of_the_deal() -> None:
    """Section 5j: roles, spaces, crystals, hands seat by seat with the spell last, who begins."""
    match = Match.begin(WEISEN, list("abcd"), {}, hashlib.sha256(b"j").digest())
    deal = msgspec.json.decode(match.lines[1])["deal"]
    assert deal[0] in ("healer", "druid", "seer", "priestess", "witch", "alchemist", "magician")
    assert all(1 <= int(number) <= 11 for number in deal[1:4])
    assert all(2 <= int(value) <= 7 for value in deal[4:10])
    hands = deal[10:-1]
    assert [":" in card for card in hands] == ([True] * 6 + [False]) * 4
    assert deal[-1].startswith("start ")
    assert len(hands) == 28


def test_section_5k_the_options() -> None:
    """Section 5k."""
    assert WEISEN.checked_options(4, {}) == {
        "negotiation": True, "open_offers": False, "open_crystals": False, "first": "random", "removed": [], "spaces": [],
    }  # fmt: skip


def test_section_5l_positions_in_the_documents_words() -> None:
    """Section 5l: slots 0, 1, 2, whole orders, laid cards with spells, places in dropping order."""
    data = two_and_two("druid:7", laid=("owl:3 moventi", "", "", ""), seat1={"dropped": 1}, seats=[0]).data
    assert data["pawn"] == 2
    assert [len(space["order"]) for space in data["spaces"]] == [7, 7, 7]
    assert data["players"][0]["laid"] == ["owl:3", "moventi"]
    assert data["players"][1]["dropped"] == 1
    assert data["lead"] == 3
    assert data["spare"] == ["priestess", "alchemist"]
    finitum = WEISEN.view(new_space(9), SPECTATOR)
    assert finitum.spaces[2].order == []  # type: ignore[attr-defined]


def test_section_5m_a_swap_is_written_in_one_way() -> None:
    """Section 5m: slot, then value; the other order is read all the same, and the two cards drawn come after those handed on."""
    scene = two_and_two(spells=("moventi", "", "", ""), seats=[0])
    moves = scene.moves(0, "lay moventi")
    assert len(moves) == len(set(moves)) == 15
    assert "lay moventi 1:7 0:4" not in moves
    move = WEISEN.read(scene.state, 0, "lay moventi 1:7 0:4")
    assert WEISEN.write(scene.state, 0, move) == "lay moventi 0:4 1:7"
    later = two_and_two("", "witch:1", seat1={"dropped": 1}, seats=[2]).play(2, "drop")
    assert later.asks == "hand 1"
    later.play(1, "hand witch:1")
    assert (later.view.asking.what, later.view.asking.left) == ("draw", 2)
