"""A match as it goes on: lines, deals from the seed, events, refusals that change nothing, and going on after a stop."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.matches import SEED, finished, play_on

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.errors import AmbiguousMove, IllegalMove, NotationError, OptionError, PositionError
from sevenfold.games.kit.lines import BadLine
from sevenfold.games.kit.match import Match, Unsealed
from sevenfold.games.kit.seal import seal_of
from sevenfold.games.registry import game

SEVN = game("sevn")


def test_the_header_says_everything_that_the_match_depends_on():
    match = Match.begin(SEVN, ["Ann", "Ben"], {"target_score": 40}, SEED)
    header = json.loads(match.lines[0])
    assert header["game"] == "sevn"
    assert header["rules"] == SEVN.rules
    assert header["players"] == ["Ann", "Ben"]
    assert header["options"] == SEVN.checked_options(2, {"target_score": 40})
    assert header["seal"] == seal_of(SEED)
    assert set(header) == {"game", "rules", "players", "options", "seal"}
    assert SEED.hex() not in "".join(match.lines)


def test_a_match_begins_with_its_first_deal(peak):
    match = Match.begin(peak, ["A", "B"], {}, SEED)
    assert [next(iter(json.loads(line))) for line in match.lines] == ["game", "deal"]
    assert len(json.loads(match.lines[1])["deal"]) == 2 * 3 + 1  # two hands and the first stake, in one line
    assert match.asked == (0, 1)
    assert match.version == 2


def test_begin_shows_each_viewer_what_it_may_see(peak):
    match = Match.begin(peak, ["A", "B"], {}, SEED, viewers=(0, 1, -1))
    deal = json.loads(match.lines[1])["deal"]
    seen = {
        viewer: [event.card for event in events if event.kind == "dealt"]
        for viewer, events in match.played.events.items()
    }
    assert seen == {0: [*deal[:3], None, None, None], 1: [None, None, None, *deal[3:6]], -1: [None] * 6}


def test_a_move_is_written_with_its_time_and_the_clock():
    match = Match.begin(SEVN, ["Ann", "Ben"], {}, SEED)
    seat = match.asked[0]
    played = match.play(seat, "  stop ", t=12.4, clock=True)
    assert json.loads(played.lines[0]) == {"seat": seat, "move": "stop", "t": 12.4, "clock": True}
    assert match.lines[2:] == played.lines
    other = match.asked[0]
    assert json.loads(match.play(other, "draw").lines[0]) == {"seat": other, "move": "draw"}


def test_events_come_for_the_move_and_for_each_card_in_order():
    match = Match.begin(SEVN, ["Ann", "Ben"], {}, SEED)
    played = match.play(match.asked[0], "draw", viewers=(0, -1))
    assert played.events[0][0].kind == "drawn"
    assert played.events[0] == played.events[-1]
    assert match.played is played


def test_the_end_opens_the_seal():
    match = finished(SEVN, 2, {"target_score": 20})
    end = json.loads(match.lines[-1])
    result = SEVN.result(match.state)
    assert end == {"end": {"points": result.points, "winners": result.winners}, "seed": SEED.hex()}
    assert match.over
    assert match.asked == ()


@pytest.mark.parametrize(
    ("move", "error", "code"),
    [
        ("jump", NotationError, "no-such-move"),
        ("", NotationError, "no-such-move"),
        ("draw draw", NotationError, "no-such-move"),
        ("target 1", IllegalMove, "sevn-other-question"),
        (10**6, IllegalMove, None),
        (-5, IllegalMove, None),
    ],
)
def test_a_refused_move_leaves_everything_as_it_was(move, error, code):
    match = Match.begin(SEVN, ["Ann", "Ben"], {}, SEED)
    before, lines, played = bytes(match.state), list(match.lines), match.played
    with pytest.raises(error) as refused:
        match.play(match.asked[0], move)
    assert code in (None, refused.value.code)
    assert str(refused.value)
    assert (bytes(match.state), match.lines, match.played) == (before, lines, played)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_asked_is_refused(seat):
    match = Match.begin(SEVN, ["Ann", "Ben"], {}, SEED)
    with pytest.raises(IllegalMove, match="asked now"):
        match.play(seat, "draw")


def test_after_the_end_nobody_plays():
    match = finished(SEVN, 2, {"target_score": 20})
    with pytest.raises(IllegalMove, match="over"):
        match.play(0, "draw")


def test_what_the_game_does_not_allow_never_begins():
    with pytest.raises(OptionError):
        Match.begin(SEVN, ["Ann"], {}, SEED)
    with pytest.raises(OptionError):
        Match.begin(SEVN, ["Ann", "Ben"], {"colour": "red"}, SEED)
    with pytest.raises(PositionError):
        Match.begin(SEVN, ["Ann", "Ben"], {}, SEED, {"players": 3})
    with pytest.raises(OptionError, match="3 seats"):
        Match.begin(SEVN, ["Ann", "Ben"], {}, SEED, {"players": [{}, {}, {}], "asking": {"seats": [0]}})
    with pytest.raises(ValueError, match="32 bytes"):
        Match.begin(SEVN, ["Ann", "Ben"], {}, b"short")


def test_a_position_brings_its_options_along():
    position = {
        "options": {"target_score": 30},
        "players": [{"banked": 29, "numbers": [1]}, {"numbers": [2]}],
        "asking": {"what": "draw_or_stop", "seats": [0]},
    }
    match = Match.begin(SEVN, ["Ann", "Ben"], {"bonus_stack": False}, SEED, position)
    options = json.loads(match.lines[0])["options"]
    assert (options["target_score"], options["bonus_stack"]) == (30, False)
    match.play(0, "stop")
    match.play(1, "stop")
    assert match.over
    assert Match.resume(match.lines, SEED).lines == match.lines


@settings(max_examples=15)
@given(st.integers(0, 2**32), st.sampled_from(["sevn", "peak"]), st.integers(2, 4))
def test_a_match_goes_on_from_any_stored_line(peak, seed, name, players):
    chosen = peak if name == "peak" else SEVN
    match = finished(chosen, players, {"target_score": 25} if name == "sevn" else {}, seed)
    for stored in range(1, len(match.lines) + 1):
        again = Match.resume(match.lines[:stored], SEED)
        assert again.lines == match.lines[: again.version]
        assert again.played.lines == again.lines[stored:]
        if not again.over:
            assert again.asked != (DEALER,)
            line = json.loads(match.lines[again.version])
            again.play(line["seat"], line["move"])
            assert again.lines == match.lines[: again.version]


def test_what_is_missing_is_shown_to_viewers_too():
    match = finished(SEVN, 2, {"target_score": 25})
    again = Match.resume(match.lines[:1], SEED, viewers=(0,))
    assert again.played.events[0][0].kind == "start"


def test_only_the_sealed_seed_goes_on():
    match = Match.begin(SEVN, ["Ann", "Ben"], {}, SEED)
    with pytest.raises(BadLine, match="the one this match was sealed with"):
        Match.resume(match.lines, bytes(32))
    with pytest.raises(BadLine, match="empty"):
        Match.resume([], SEED)


def test_a_simulation_deals_by_itself_and_carries_no_seal(peak):
    match = Match.begin(peak, ["A", "B"], {}, Unsealed(lambda s: peak.outcomes(s)[0].move))
    assert json.loads(match.lines[1]) == {"deal": ["1", "1", "1", "2", "2", "2", "3"]}
    play_on(match)
    assert "seal" not in json.loads(match.lines[0])
    assert "seed" not in json.loads(match.lines[-1])


def test_a_choice_may_be_changed_until_the_last_has_chosen(peak):
    match = Match.begin(peak, ["A", "B"], {}, Unsealed(lambda s: peak.outcomes(s)[0].move))
    match.play(0, "pass")
    match.play(0, "lay 1")
    assert match.asked == (0, 1)
    match.play(1, "lay 2")
    assert peak.result(match.state).points == [0, 3]


def test_errors_of_notation_are_of_three_kinds():
    assert issubclass(AmbiguousMove, NotationError)
    assert not issubclass(IllegalMove, NotationError)
