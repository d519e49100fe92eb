"""What holds for every bot: legal, repeatable, honest, and it leaves the table as it found it."""

import pytest
from tests.bots.deals import BOTS, SEVN, SMALL, generator, questions

from sevenfold.bots import choose
from sevenfold.games.kit.record import Live
from sevenfold.games.sevn.state import Phase, State

TABLES = [
    (2, {}),
    (4, {}),
    (8, {}),
    (3, {"target_score": 60, "storm_start": "next", "bonus_stack": False}),
    (5, {"deck": SMALL, "allow_empty_pass": True}),
    (6, {"deck": SMALL}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_is_legal_in_every_state(players, options):
    asked = 0
    phases = set()
    for seed in range(3):
        for n, (s, seat) in enumerate(questions(seed, players, options)):
            legal = SEVN.moves(s, seat)
            phases.add(Phase(s.record.phase))
            for bot in BOTS:
                assert choose(SEVN, s, seat, bot, generator(seed, n)) in legal, (bot, SEVN.describe(s))
                asked += 1
    assert asked > 300
    assert {Phase.DRAW_OR_STOP, Phase.TARGET} <= phases


@pytest.mark.parametrize("bot", BOTS)
def test_says_the_same_again_for_the_same_numbers(bot):
    for n, (s, seat) in enumerate(questions(4, 4)):
        assert choose(SEVN, s, seat, bot, generator(9, n)) == choose(SEVN, s, seat, bot, generator(9, n))


@pytest.mark.parametrize("bot", BOTS)
def test_knows_no_more_than_its_seat(bot):
    """Another state that the seat can't tell from this one, and this one without what just happened, say the same."""
    chance = generator(77)
    for n, (s, seat) in enumerate(questions(5, 5)):
        said = choose(SEVN, s, seat, bot, generator(9, n))
        other = SEVN.resample(s, seat, chance)
        assert SEVN.view(other, seat) == SEVN.view(s, seat)
        assert choose(SEVN, other, seat, bot, generator(9, n)) == said
        from_bytes = Live.from_bytes(State, bytes(s))
        assert choose(SEVN, from_bytes, seat, bot, generator(9, n)) == said
        described = SEVN.position(SEVN.describe(s))
        assert choose(SEVN, described, seat, bot, generator(9, n)) == said


@pytest.mark.parametrize("bot", BOTS)
def test_leaves_the_table_alone(bot):
    for n, (s, seat) in enumerate(questions(6, 4)):
        before, events = bytes(s), SEVN.events(s, seat)
        choose(SEVN, s, seat, bot, generator(9, n))
        assert bytes(s) == before
        assert SEVN.events(s, seat) == events


def test_chance_moves_only_random():
    """All bots but `random` play the same for any numbers; `random` makes use of every legal move."""
    seen = {}
    for n, (s, seat) in enumerate(questions(7, 4)):
        for bot in BOTS[1:]:
            assert choose(SEVN, s, seat, bot, generator(1, n)) == choose(SEVN, s, seat, bot, generator(2, n))
        legal = tuple(SEVN.moves(s, seat))
        seen.setdefault(legal, set()).update(choose(SEVN, s, seat, "random", generator(k, n)) for k in range(60))
    assert all(set(legal) == said for legal, said in seen.items())
    assert len(seen) > 5
