"""What holds for every bot of 7 Wonders: legal, repeatable, honest, and it leaves the table as it found it."""

import pytest
from tests.bots.deals import generator
from tests.bots.wonders.deals import BOTS, TABLES, WONDERS, answer, questions

from sevenfold.bots import choose
from sevenfold.bots.wonders.choosing import POLICIES, choose_at
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import make_rngs, seed_rng
from sevenfold.games.wonders.state import Phase, State

POWERS = ["babylon_b", "halikarnassos_b", "olympia_a"]
"""Boards with a question of their own, or a move."""


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_is_legal_in_every_state(players, side):
    asked = 0
    for n, (s, seat) in enumerate(questions(players, players, side)):
        legal = WONDERS.moves(s, seat)
        for bot in BOTS:
            assert answer(s, seat, bot, n) in legal, (bot, WONDERS.describe(s))
            asked += 1
    assert asked >= 18 * players * len(BOTS)


def test_is_legal_whatever_is_asked():
    """With the boards that ask more: a seventh card, a card of the discard pile, one without its cost."""
    phases = set()
    for seed in range(4):
        for n, (s, seat) in enumerate(questions(seed, 3, "b", POWERS)):
            phases.add(Phase(s.record.phase))
            for bot in BOTS:
                assert answer(s, seat, bot, n) in WONDERS.moves(s, seat)
    assert phases == {Phase.CHOOSE, Phase.SEVENTH, Phase.PICK}


@pytest.mark.parametrize("bot", BOTS)
def test_says_the_same_again_for_the_same_numbers(bot):
    for n, (s, seat) in enumerate(questions(4, 4, "ab")):
        assert answer(s, seat, bot, n) == answer(s, seat, bot, n)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("players", "side", "wonders"), [(3, "b", POWERS), (5, "ab", None), (7, "ab", None)])
def test_knows_no_more_than_its_seat(bot, players, side, wonders):
    """The true state and others that the seat can't tell from it get the same answer, in every kind of question."""
    chance = generator(77)
    different = 0
    for seed in range(2 if wonders else 1):
        for n, (s, seat) in enumerate(questions(5 + seed, players, side, wonders)):
            said = answer(s, seat, bot, n)
            for _ in range(3):
                other = WONDERS.resample(s, seat, chance)
                different += other != s
                assert answer(other, seat, bot, n) == said, (bot, WONDERS.describe(s))
    assert different > 100


@pytest.mark.parametrize("bot", BOTS)
def test_is_told_nothing_by_scratch_and_events(bot):
    for n, (s, seat) in enumerate(questions(6, 4, "ab")):
        said = answer(s, seat, bot, n)
        assert answer(Live.from_bytes(State, bytes(s)), seat, bot, n) == said
        assert answer(WONDERS.position(WONDERS.describe(s)), seat, bot, n) == said


@pytest.mark.parametrize("bot", BOTS)
def test_leaves_the_table_alone(bot):
    for n, (s, seat) in enumerate(questions(8, 4, "b")):
        before, events = bytes(s), WONDERS.events(s, seat)
        answer(s, seat, bot, n)
        assert bytes(s) == before
        assert WONDERS.events(s, seat) == events


def test_random_makes_use_of_every_legal_move():
    for s, seat in questions(7, 3, "a"):
        legal = WONDERS.moves(s, seat)
        if len(legal) < 8:
            said = {answer(s, seat, "random", k) for k in range(100)}
            assert said == set(legal)


def test_builder_leaves_nothing_to_chance():
    for n, (s, seat) in enumerate(questions(7, 4, "ab")):
        assert answer(s, seat, "builder", 2 * n) == answer(s, seat, "builder", 2 * n + 1)


def test_compiled_plays_dispatcher_asks_the_bot_of_that_number():
    """What the loops of the arena call says what the policy says."""
    rngs = make_rngs(1)
    for n, (s, seat) in enumerate(questions(2, 4, "a")):
        for number, bot in enumerate(POLICIES):
            seed_rng(rngs[0], 9, n)
            assert choose_at(s.rows, s.at, seat, number, rngs, 0) == answer(s, seat, bot, n)


def test_a_table_gets_the_answer_of_a_simulation():
    """Shown a guess in place of secrets, `builder` plays as it does when it is asked with the true state."""
    for n, (s, seat) in enumerate(questions(3, 5, "ab")):
        assert choose(WONDERS, s, seat, "builder", generator(1, n)) == answer(s, seat, "builder")
