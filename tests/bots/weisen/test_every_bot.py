"""What holds for every bot of Die Sieben Weisen: legal, repeatable, honest, it leaves the table alone and comes to an end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.bots.deals import generator
from tests.bots.weisen.deals import BOTS, TABLES, WEISEN, answer, questions

from sevenfold.bots import choose
from sevenfold.bots.weisen.choosing import POLICIES, choose_at
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import make_rngs, seed_rng
from sevenfold.games.weisen.moves import Action, action_of
from sevenfold.games.weisen.state import Phase, State

DECISIONS = {phase for phase in Phase if phase >= Phase.ROLE} - {Phase.DRAW, Phase.SPELL, Phase.OVER}
TALK = (Action.OFFER, Action.WITHDRAW, Action.ACCEPT, Action.DECLINE, Action.DONE, Action.SHOW)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_is_legal_in_every_state(players: int, options: dict[str, Any]):
    asked = 0
    for n, (s, seat) in enumerate(questions(players, players, options)):
        legal = WEISEN.moves(s, seat)
        for bot in BOTS:
            assert answer(s, seat, bot, n) in legal, (bot, WEISEN.describe(s))
            asked += 1
    assert asked > 100 * len(BOTS)


@pytest.mark.parametrize("bot", BOTS)
def test_says_the_same_again_for_the_same_numbers(bot: str):
    for n, (s, seat) in enumerate(questions(4, 4)):
        assert answer(s, seat, bot, n) == answer(s, seat, bot, n)


def test_steady_knows_no_more_than_its_seat():
    """The true state and others that the seat can't tell from it get the same answer, in every kind of question."""
    chance = generator(77)
    different: Counter[int] = Counter()
    for players, options in TABLES:
        for s, seat in questions(40 + players, players, options):
            said = answer(s, seat, "steady")
            for _ in range(2):
                other = WEISEN.resample(s, seat, chance)
                different[s.record.phase] += other != s
                assert answer(other, seat, "steady") == said, WEISEN.describe(s)
    assert {Phase(phase) for phase, count in different.items() if count} == DECISIONS


def test_random_draws_the_same_from_any_table_its_seat_cant_tell_from_the_true_one():
    chance = generator(78)
    for n, (s, seat) in enumerate(questions(6, 4)):
        assert answer(WEISEN.resample(s, seat, chance), seat, "random", n) == answer(s, seat, "random", n)


@pytest.mark.parametrize("bot", BOTS)
def test_is_told_nothing_by_scratch_and_events(bot: str):
    for n, (s, seat) in enumerate(questions(6, 5)):
        said = answer(s, seat, bot, n)
        assert answer(Live.from_bytes(State, bytes(s)), seat, bot, n) == said
        assert answer(WEISEN.position(WEISEN.describe(s)), seat, bot, n) == said


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bot", BOTS)
def test_leaves_the_table_alone(bot: str, players: int):
    for n, (s, seat) in enumerate(questions(8, players)):
        before, events = bytes(s), WEISEN.events(s, seat)
        answer(s, seat, bot, n)
        assert bytes(s) == before
        assert WEISEN.events(s, seat) == events


def test_random_makes_use_of_every_legal_move():
    for s, seat in questions(7, 3):
        legal = WEISEN.moves(s, seat)
        if len(legal) < 8:
            said = {answer(s, seat, "random", k) for k in range(120)}
            assert said == set(legal)


def test_random_doesnt_drown_the_table_in_shown_cards():
    """A hand of ten cards could be shown to four others in forty ways; what to do is drawn before how."""
    talked = Counter(
        action_of(answer(s, seat, "random", n)) == Action.SHOW
        for n, (s, seat) in enumerate(questions(3, 5, bots=("random",)))
        if s.record.phase in (Phase.NEGOTIATE, Phase.EXCHANGE)
    )
    assert talked[True] < talked[False]


def test_steady_leaves_nothing_to_chance():
    for n, (s, seat) in enumerate(questions(7, 4)):
        assert answer(s, seat, "steady", 2 * n) == answer(s, seat, "steady", 2 * n + 1)


def test_compiled_plays_dispatcher_asks_the_bot_of_that_number():
    """What the loops of the arena call says what the policy says."""
    rngs = make_rngs(1)
    for n, (s, seat) in enumerate(questions(2, 4)):
        for number, bot in enumerate(POLICIES):
            seed_rng(rngs[0], 9, n)
            assert choose_at(s.rows, s.at, seat, number, rngs, 0) == answer(s, seat, bot, n)


def test_a_table_gets_the_answer_of_a_simulation():
    """Shown a guess in place of secrets, `steady` plays as it does when it is asked with the true state."""
    for n, (s, seat) in enumerate(questions(3, 5)):
        assert choose(WEISEN, s, seat, "steady", generator(1, n)) == answer(s, seat, "steady")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bots", [("steady",), ("random",), BOTS], ids="+".join)
def test_bots_alone_end_every_game(bots: tuple[str, ...], players: int):
    """Within six to eleven rounds, and no negotiation of `steady` goes on for long: each says at most twice n things to each other."""
    for seed in range(4):
        said: Counter[tuple[int, int]] = Counter()
        last = 0
        for s, seat in questions(seed, players, bots=bots):
            last = s.record.round
            if s.record.phase == Phase.NEGOTIATE:
                said[last, seat] += 1
        assert 6 <= last <= 11
        if bots == ("steady",) and players > 3:
            assert max(said.values()) <= 2 * players


@pytest.mark.parametrize("players", [4, 5])
def test_a_negotiation_with_whoever_says_anything_ends(players: int):
    """Against dice that offer, refuse, show and withdraw, in whatever order people act, `steady` never answers in circles."""
    chance = generator(31)
    for seed in range(6):
        deal = generator(seed)
        s = WEISEN.start(players)
        talk = 0
        while s.record.round < 3:
            waiting = WEISEN.waiting(s)
            if waiting[0] == DEALER:
                WEISEN.apply(s, DEALER, WEISEN.sample(s, deal))
                continue
            seat = waiting[(seed + talk) % len(waiting)]
            bot = "random" if seat % 2 and talk < 300 else "steady"
            WEISEN.apply(s, seat, choose(WEISEN, s, seat, bot, chance))
            talk = talk + 1 if s.record.phase == Phase.NEGOTIATE else 0
            assert talk < 400


def test_steady_offers_accepts_and_refuses():
    said = Counter(
        Action(action_of(answer(s, seat, "steady")))
        for players in (4, 5)
        for seed in range(3)
        for s, seat in questions(seed, players)
        if s.record.phase == Phase.NEGOTIATE
    )
    assert set(said) >= {Action.OFFER, Action.ACCEPT, Action.DECLINE, Action.DONE}
    assert set(said) <= set(TALK)
