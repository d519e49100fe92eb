"""Questions whose answer is known: the coach's figures are right where they can be worked out in another way."""

from fractions import Fraction

import pytest
from tests.bots.deals import generator
from tests.bots.search.moments import TABLES, known_game

from sevenfold.bots import choose, policies
from sevenfold.coach import advise
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.registry import game


def deciding(first, banked=245):
    """The last round: seat 1 has 255 and has stopped, seat 0 is asked."""
    g = game("sevn")
    others = {info.id: 0 for info in g.cards() if not info.id.isdigit()}
    return g.position({
        "players": [{"numbers": first, "banked": banked}, {"numbers": [0], "status": "stopped", "banked": 255}],
        "options": {"deck": others},
        "asking": {"what": "draw_or_stop", "seats": [0]},
    })  # fmt: skip


def told(s, seat=0, rehearsals=2000, game_id="sevn"):
    return {option.move: option for option in advise(game(game_id), s, seat, 3, rehearsals).options}


def test_stopping_that_wins_is_certain():
    options = told(deciding([2, 12]), rehearsals=200)
    assert (options["stop"].chance, options["stop"].chance_error) == (1.0, 0.0)
    assert (options["stop"].points, options["stop"].points_error) == (14.0, 0.0)


def test_a_draw_that_decides_has_the_chance_that_the_cards_give_it():
    """With 10 more the seat is level at best below any number: whatever doesn't put it out wins."""
    s = deciding([1, 9])
    options = told(s)
    drawing = s.copy()
    g = game("sevn")
    g.apply(drawing, 0, g.read(drawing, 0, "draw"))
    wins = Fraction(0)
    for outcome in g.outcomes(drawing):
        value = int(g.write(drawing, DEALER, outcome.move))
        wins += Fraction(outcome.weight, outcome.total) * (value not in (1, 9) and 245 + 10 + value > 255)
    # a 0 leaves both level, and the seat draws once more: then it wins as if it had drawn before
    assert options["draw"].chance == pytest.approx(float(wins), abs=4 * options["draw"].chance_error + 0.02)
    figures = options["draw"].reason.figures
    assert figures["bust"] == sum(
        o.weight for o in g.outcomes(drawing) if g.write(drawing, DEALER, o.move) in ("1", "9")
    )
    assert figures["unseen"] == g.outcomes(drawing)[0].total


def test_the_card_that_makes_sevn_is_counted():
    s = deciding([2, 3, 4, 5, 6, 7], banked=0)
    reason = told(s, rehearsals=50)["draw"].reason
    view = game("sevn").view(s, 0)
    assert reason.code == "because-sevn-draw-sevn"
    assert reason.figures["sevn"] == sum(copies for card, copies in view.unseen.items() if int(card) not in range(2, 8))
    assert reason.figures["bust"] == view.rows[0].risk.bust


def last_questions(game_id, options, players=3, seeds=range(1, 12)):
    """Questions after whose answer the game is over, in games of the best quick bots."""
    g = known_game(game_id)
    for seed in seeds:
        deal, chance = generator(seed, 0), generator(seed, 1)
        s, before = g.start(players, options), None
        while not g.is_over(s):
            seat = g.waiting(s)[0]
            if seat == DEALER:
                g.apply(s, DEALER, g.sample(s, deal))
                continue
            before = (s.copy(), seat) if len(g.waiting(s)) == 1 else None
            g.apply(s, seat, choose(g, s, seat, policies(game_id)[-1], chance))
        if before is not None and len(g.moves(*before)) > 1:
            yield before


def test_the_last_card_of_seven_wonders_is_certain_to_the_point():
    """Babylon's seventh card in age III: nobody else moves, so each option's points are those of the score sheet."""
    g = game("7wonders")
    seen = 0
    for s, seat in last_questions("7wonders", {"side": "b", "wonders": ["babylon_b", "giza_b", "rhodos_b"]}):
        if g.view(s, seat).asking.what != "seventh":
            continue
        seen += 1
        for option in advise(g, s, seat, 1, 60).options:
            after = s.copy()
            g.apply(after, seat, g.read(after, seat, option.move))
            result = g.result(after)
            assert (option.points, option.points_error) == (result.points[seat], 0.0)
            won = seat in result.winners
            assert (option.chance, option.chance_error) == (won / len(result.winners), 0.0)
        if seen == 2:
            return
    assert seen


def test_a_game_of_the_seven_sages_that_is_decided_is_known_to_be():
    """Ending the game far ahead wins whatever the hands are: the crystals for them don't reach so far."""
    g = known_game("weisen")
    options, players = TABLES["weisen"][1], 3
    deal, chance = generator(5, 0), generator(5, 1)
    s, ends = g.start(players, options), []
    while not g.is_over(s):
        seat = g.waiting(s)[0]
        if seat == DEALER:
            g.apply(s, DEALER, g.sample(s, deal))
            continue
        ends.append((s.copy(), seat))
        g.apply(s, seat, choose(g, s, seat, "steady", chance))
    points = g.result(s).points
    last, seat = next((s, seat) for s, seat in reversed(ends) if len(g.moves(s, seat)) > 1)
    found = advise(g, last, seat, 1, 60)
    best = max(range(players), key=lambda one: points[one])
    assert max(range(players), key=lambda one: found.chances[one]) == best
    for option in found.options:
        if option.studied:
            assert abs(option.points - points[seat]) <= 12
