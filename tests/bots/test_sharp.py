"""The bot sharp: its expected values against every outcome played out by the rules, and its sense of the race."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.deals import SEVN, generator, questions

from sevenfold.bots import choose
from sevenfold.bots.sevn.race import SURE, chance_now, look_out, make_outlooks, worth
from sevenfold.bots.sevn.value import draw_value
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.record import Live
from sevenfold.games.sevn.cards import GROUP, IDS, Group
from sevenfold.games.sevn.legal import DRAW, DROP, KEEP
from sevenfold.games.sevn.scoring import row_points
from sevenfold.games.sevn.state import Phase, Status

NO_ACTIONS = dict.fromkeys(("freeze", "triple_draw", "crossroads", "storm"), 0)


def position(players: list[dict[str, Any]], what: str = "draw_or_stop", seat: int = 0, **more: Any) -> Live:
    asking = {"what": what, "seats": [seat], **more.pop("asking", {})}
    return SEVN.position({"round": 3, "start": 0, "turn": seat, "players": players, "asking": asking, **more})


def says(s: Live, seat: int = 0) -> str:
    return SEVN.write(s, seat, choose(SEVN, s, seat, "sharp", generator(1)))


def outlook(s: Live, seat: int = 0) -> Any:
    o = make_outlooks(1)[0]
    look_out(s.record, seat, o)
    return o


def chance_after(s: Live, kind: int, seat: int, o: Any) -> int:
    """The chance to win when the rules have dealt the card and the seat then stops; Ballast as is better."""
    after = s.copy()
    SEVN.apply(after, seat, DRAW)
    SEVN.apply(after, DEALER, kind)
    if after.record.phase == Phase.KEEP_OR_DROP:
        kept, dropped = after.copy(), after.copy()
        SEVN.apply(kept, seat, KEEP)
        SEVN.apply(dropped, seat, DROP)
        return max(chance_of(kept, s, seat, o), chance_of(dropped, s, seat, o))
    return chance_of(after, s, seat, o)


def chance_of(after: Live, before: Live, seat: int, o: Any) -> int:
    """What the points of the row are worth; where SEVN has ended the round, with every row counted."""
    if after.record.round > before.record.round or after.record.phase == Phase.OVER:
        scored = [SEVN.result(after).points[i] - SEVN.result(before).points[i] for i in range(SEVN.players(before))]
        return ended(before, seat, scored)
    out = after.record.status[seat] == Status.OUT
    return worth(before.record, seat, o, 0 if out else row_points(after.record, seat))


def ended(before: Live, seat: int, scored: list[int]) -> int:
    """`chance_now` with rows that are worth what was scored: each banked, nothing in front."""
    data = SEVN.describe(before)
    for row, points in zip(data["players"], scored, strict=True):
        row.update(banked=row["banked"] + points, numbers=[], ballast=[], modifiers=[], bonuses=[], second_chance=False)
        row.update(status="stopped")
    data["players"][seat]["numbers"] = [0]
    data["players"][seat]["status"] = "active"
    return chance_now(SEVN.position(data).record, seat)


ROWS = [
    {"numbers": [5, 9]},
    {"numbers": [11, 12, 13]},
    {"numbers": [3, 4, 5, 12], "bonuses": ["ladder"]},
    {"numbers": [1, 2, 4], "ballast": [-2], "bonuses": ["featherweight"]},
    {"numbers": [10, 13], "bonuses": ["heavyweight"], "modifiers": ["x2"]},
    {"numbers": [8, 12], "second_chance": True},
    {"numbers": [1, 2, 3, 4, 5, 6]},
    {"numbers": [1, 3, 5, 7, 9, 11], "second_chance": True, "modifiers": ["+10"]},
    {"numbers": [], "modifiers": ["x2", "+8"]},
]


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("banked", [0, 120, 225])
def test_drawing_is_worth_the_mean_over_all_outcomes(row, banked):
    """Every unseen card dealt by the rules, weighted as the dealer has it: the same mean, but for rounding down."""
    rivals = [{"numbers": [6, 13], "banked": 140}, {"numbers": [10], "banked": 230, "status": "stopped"}]
    s = position([{**row, "banked": banked}, *rivals], options={"deck": NO_ACTIONS})
    o = outlook(s)
    asked = s.copy()
    SEVN.apply(asked, 0, DRAW)
    total = sum(
        outcome.weight * chance_after(s, outcome.move, 0, o)
        for outcome in SEVN.outcomes(asked)
        if IDS[outcome.move] != "second_chance" or row.get("second_chance")
    )
    cards = SEVN.outcomes(asked)[0].total
    if not row.get("second_chance"):  # a Second Chance promises more than the row: taken by the bot's own word
        copies = s.record.pile[IDS.index("second_chance")]
        total += copies * worth(s.record, 0, o, row_points(s.record, 0) + 6)
    assert draw_value(s.record, 0, o) == total // cards


def test_values_of_games_in_play_leave_the_record_as_it_was():
    checked = 0
    for s, seat in questions(3, 4):
        if s.record.phase != Phase.DRAW_OR_STOP:
            continue
        before = bytes(s)
        value = draw_value(s.record, seat, outlook(s, seat))
        assert bytes(s) == before
        assert 0 <= value <= SURE
        checked += 1
    assert checked > 50


def test_storm_and_crossroads_lie_between_the_worst_and_the_best_card():
    """With only those two kinds left beside one number, drawing is as good as that number or better."""
    deck = {card: 0 for kind, card in enumerate(IDS) if GROUP[kind] in (Group.MODIFIER, Group.BONUS, Group.ACTION)}
    deck |= {"crossroads": 2, "storm": 2}
    s = position([{"numbers": [12, 13]}, {"numbers": [5]}], options={"deck": deck})
    o = outlook(s)
    nothing, best = worth(s.record, 0, o, 0), worth(s.record, 0, o, 25 + 11)
    assert nothing < draw_value(s.record, 0, o) < best


def test_worth_rises_with_points():
    s = position([{"numbers": [5], "banked": 100}, {"numbers": [6, 8], "banked": 130}, {"numbers": [9], "banked": 90}])
    o = outlook(s)
    chances = [worth(s.record, 0, o, points) for points in range(0, 150, 5)]
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[-1] <= SURE


def test_even_seats_have_even_chances():
    for players in (2, 3, 4, 8):
        s = position([{"numbers": [6 + i], "banked": 100} for i in range(players)])
        record = s.record
        for seat in range(players):
            record.status[seat] = Status.OUT
        assert abs(worth(record, 0, outlook(s), 0) / SURE - 1 / players) < 0.01


@pytest.mark.parametrize(("banked", "move"), [(226, "stop"), (150, "draw")])
def test_stops_on_what_wins_and_draws_on_when_that_loses(banked, move):
    """The rival has stopped with 251. 27 points more win from 226, and are lost from 150 whatever their worth."""
    s = position([{"numbers": [3, 11, 13], "banked": banked}, {"numbers": [1], "banked": 250, "status": "stopped"}])
    assert says(s) == move


def test_takes_a_risk_that_odds_would_not_when_it_is_far_behind():
    row = {"numbers": [7, 9, 12], "banked": 60}
    leader = {"numbers": [12], "banked": 235}
    risky = position([row, {**leader, "status": "stopped"}, {"numbers": [5], "banked": 80}])
    assert SEVN.write(risky, 0, choose(SEVN, risky, 0, "odds", generator(1))) == "stop"
    assert says(risky) == "draw"


def test_stops_sooner_when_it_leads():
    row = {"numbers": [3, 6, 7]}
    assert says(position([{**row, "banked": 100}, {"numbers": [2], "banked": 228}])) == "draw"
    ahead = position([{**row, "banked": 240}, {"numbers": [2], "banked": 100}])
    assert says(ahead) == "stop"


def test_freezes_the_rival_who_would_gain_most():
    players = [
        {"numbers": [5, 8], "banked": 150},
        {"numbers": [9, 10, 13], "banked": 190},
        {"numbers": [2], "banked": 215},
        {"numbers": [3, 4], "banked": 60},
    ]
    s = position(players, "target", running={"card": "freeze", "owner": 0, "left": 0})
    assert says(s) == "target 2"


def test_triple_draw_goes_to_a_dangerous_rival_at_risk_not_to_a_safe_one():
    players = [
        {"numbers": [5, 8, 9], "banked": 150},
        {"numbers": [9, 10, 12, 13], "banked": 200},
        {"numbers": [2], "banked": 200},
    ]
    s = position(players, "target", running={"card": "triple_draw", "owner": 0, "left": 0})
    assert says(s) == "target 1"


def test_takes_three_cards_itself_when_they_are_safe():
    players = [{"numbers": [1], "banked": 100, "second_chance": True}, {"numbers": [2], "banked": 100}]
    s = position(players, "target", running={"card": "triple_draw", "owner": 0, "left": 0})
    assert says(s) == "target 0"


def test_gives_the_second_chance_to_who_is_least_to_be_feared():
    players = [
        {"numbers": [5], "second_chance": True, "banked": 180},
        {"numbers": [6, 9], "banked": 200},
        {"numbers": [7, 8], "banked": 30},
    ]
    assert says(position(players, "give")) == "give 2"


def test_keeps_ballast_for_sevn_and_for_featherweight():
    sevn = [{"numbers": [8, 9, 10, 11, 12, 13]}, {"numbers": [7]}]
    assert says(position(sevn, "keep_or_drop", asking={"card": "ballast_6"})) == "keep"
    better = [{"numbers": [1, 2, 3, 4, 5, 6]}, {"numbers": [7]}]  # SEVN with a higher card is likely enough
    assert says(position(better, "keep_or_drop", asking={"card": "ballast_6"})) == "drop"
    feather = [{"numbers": [2, 4, 6], "bonuses": ["featherweight"]}, {"numbers": [7]}]
    assert says(position(feather, "keep_or_drop", asking={"card": "ballast_2"})) == "keep"
    assert (
        says(position([{"numbers": [9, 12]}, {"numbers": [7]}], "keep_or_drop", asking={"card": "ballast_6"})) == "drop"
    )


@pytest.mark.parametrize(
    ("cards", "move"),
    [(("12", "3"), "take 2"), (("x2", "+2"), "take 1"), (("5", "13"), "take 2"), (("ladder", "6"), "take 1")],
)
def test_takes_the_better_crossroads_card(cards, move):
    running = {"card": "crossroads", "owner": 0, "seat": 0, "left": 0}
    players = [{"numbers": [8, 9, 10, 12]}, {"numbers": [6]}]
    assert says(position(players, "take", open=list(cards), running=running)) == move
