"""Reasons: one sentence for every option in both languages, and the facts in it are the game's."""

import re

import pytest
from tests.bots.deals import generator, questions
from tests.bots.search.moments import TABLES, asked, known_game

from sevenfold.bots import choose
from sevenfold.coach.reasons import reason_for, said
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.registry import game
from sevenfold.texts import LANGUAGES

NAMES = [f"Seat {n}" for n in range(8)]


@pytest.mark.parametrize("game_id", TABLES)
def test_every_option_of_a_whole_game_has_a_sentence(game_id):
    g = known_game(game_id)
    count = {"sevn": 120, "7wonders": 60, "weisen": 150}[game_id]
    codes = set()
    for s, seat in asked(game_id, count, 4):
        before = bytes(s)
        for move in g.moves(s, seat):
            reason, _ = reason_for(g, s, seat, move)
            codes.add(reason.code)
            for language in LANGUAGES:
                sentence = said(reason, NAMES, language)
                assert sentence.endswith("."), sentence
                assert "{" not in sentence
                assert "  " not in sentence
        assert bytes(s) == before
    assert len(codes) > 5


def test_the_danger_that_a_reason_names_is_the_one_that_the_page_shows():
    g = game("sevn")
    for s, seat in questions(3, 4):
        view = g.view(s, seat)
        for move in g.moves(s, seat):
            reason, exact = reason_for(g, s, seat, move)
            assert exact
            if "bust" in reason.figures and g.write(s, seat, move) in ("draw", "stop"):
                risk = view.rows[seat].risk
                assert (reason.figures["unseen"], reason.figures["bust"]) == (risk.unseen, risk.bust)


def turns(seed):
    """Each turn of a game of 7 Wonders before anybody has chosen, and a seat."""
    g, chance = game("7wonders"), generator(seed, 1)
    s = g.start(3, {}, seed)
    while not g.is_over(s):
        seat = g.waiting(s)[0]
        if seat == DEALER:
            g.apply(s, DEALER, g.sample(s, chance))
            continue
        if len(g.waiting(s)) == 3:
            yield s, seat
        g.apply(s, seat, choose(g, s, seat, "builder", chance))


def test_what_a_card_brings_is_what_the_score_sheet_then_says_more():
    """When all others sell, the wonder's and civilian, commerce, guild points grow by what the reason says."""
    g = game("7wonders")
    lines = ("wonder", "civilian", "commerce", "guilds")
    compared = 0
    for s, seat in turns(7):
        before = {line.what: line.points for line in g.result(s).lines[seat]}
        for move in g.moves(s, seat):
            reason, _ = reason_for(g, s, seat, move)
            if reason.code not in ("because-7wonders-points", "because-7wonders-stage-points"):
                continue
            after = s.copy()
            g.apply(after, seat, move)
            for other in [one for one in g.waiting(after) if one != seat]:
                g.apply(after, other, g.fallback(after, other))
            now = {line.what: line.points for line in g.result(after).lines[seat]}
            assert sum(now[line] - before[line] for line in lines) == reason.figures["points"]
            compared += 1
    assert compared > 3


def test_an_ally_is_reasoned_about_with_an_estimate_and_a_crystal_with_facts():
    g = game("weisen")
    kinds = {}
    for s, seat in asked("weisen", 150, 4):
        for move in g.moves(s, seat):
            reason, exact = reason_for(g, s, seat, move)
            kinds.setdefault(reason.code, set()).add(exact)
    assert kinds["because-weisen-ready"] == {False}
    assert kinds["because-weisen-lay"] == {True}
    assert all(len(exact) == 1 for exact in kinds.values())
    assert not [code for code in kinds if re.search(r"[A-Z_]", code)]
