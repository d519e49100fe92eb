"""What holds for the search in every game: legal, repeatable, honest, and it leaves the table as it found it."""

import pytest
from tests.bots.deals import generator
from tests.bots.search.moments import TABLES, asked, found, known_game

from sevenfold.bots import everyone, levels, policies, policy
from sevenfold.bots.registry import SEARCHED, quick
from sevenfold.bots.search.budgets import LEVELS
from sevenfold.bots.search.searching import Search
from sevenfold.games.kit.record import Live
from sevenfold.games.registry import GAMES
from sevenfold.tables.bots import PlainThinker

REHEARSALS = 6
COUNTS = {"sevn": 16, "7wonders": 5, "weisen": 5}


@pytest.mark.parametrize("game_id", TABLES)
def test_is_legal_and_says_the_same_again_for_the_same_numbers(game_id):
    g = known_game(game_id)
    for n, (s, seat) in enumerate(asked(game_id, COUNTS[game_id])):
        said = found(s, seat, REHEARSALS, n)
        assert g.refusal(s, seat, said) is None
        assert found(s, seat, REHEARSALS, n) == said


@pytest.mark.parametrize("game_id", TABLES)
def test_knows_no_more_than_its_seat(game_id):
    """Other states that the seat can't tell from the true one, and this one without what just happened, get the same answer."""
    g = known_game(game_id)
    chance = generator(77)
    different = 0
    for n, (s, seat) in enumerate(asked(game_id, COUNTS[game_id])):
        said = found(s, seat, REHEARSALS, n)
        for _ in range(2):
            other = g.resample(s, seat, chance)
            different += other != s
            assert found(other, seat, REHEARSALS, n) == said, g.describe(s)
        assert found(Live.from_bytes(s.cls, bytes(s)), seat, REHEARSALS, n) == said
    assert different > 2 or not g.hides


@pytest.mark.parametrize("game_id", TABLES)
def test_leaves_the_table_alone(game_id):
    g = known_game(game_id)
    for n, (s, seat) in enumerate(asked(game_id, 3)):
        before, events = bytes(s), g.events(s, seat)
        found(s, seat, REHEARSALS, n)
        assert bytes(s) == before
        assert g.events(s, seat) == events


@pytest.mark.parametrize("game_id", TABLES)
def test_stopped_before_it_began_it_says_what_the_quick_bot_says(game_id):
    g = known_game(game_id)
    for n, (s, seat) in enumerate(asked(game_id, 4)):
        search = Search(s, seat, n, 1000)
        search.stop()
        assert search.run() == int(policy(game_id, policies(game_id)[-1])(s.record, seat, generator(1)))
        assert search.rehearsals == 0
        assert g.refusal(s, seat, search.run()) is None


@pytest.mark.parametrize("game_id", TABLES)
def test_without_time_it_still_answers(game_id):
    g = known_game(game_id)
    s, seat = asked(game_id, 1)[0]
    assert g.refusal(s, seat, Search(s, seat, 1, 10**9).run(0.0)) is None


@pytest.mark.parametrize("threads", [0, 65])
def test_a_search_has_some_threads_but_not_any_number(threads):
    s, seat = asked("sevn", 1)[0]
    with pytest.raises(ValueError, match=f"1 to 64 threads, not {threads}"):
        Search(s, seat, 1, 100, threads)


def test_more_rehearsals_are_more_of_the_same_search():
    """A search with so many rehearsals plays at least so many, and not many more: the lap that is being run is finished."""
    s, seat = asked("sevn", 1)[0]
    search = Search(s, seat, 1, 25)
    search.run()
    assert 25 <= search.rehearsals < 25 + 24


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_the_levels_after_its_quick_bots(game_id):
    assert game_id in SEARCHED
    assert levels(game_id) == tuple(LEVELS) == ("easy", "medium", "hard")
    assert everyone(game_id) == policies(game_id) + levels(game_id)
    for level in levels(game_id):
        assert quick(game_id, level) == policies(game_id)[-1]
    assert [quick(game_id, bot) for bot in policies(game_id)] == list(policies(game_id))


def test_each_level_may_do_more_than_the_one_before():
    budgets = list(LEVELS.values())
    assert budgets == sorted(budgets)
    assert budgets[-1].seconds < 2


@pytest.mark.parametrize("game_id", TABLES)
async def test_where_nothing_is_compiled_the_best_quick_bot_moves(game_id):
    g = known_game(game_id)
    s, seat = asked(game_id, 1)[0]
    move = await PlainThinker().think(g, s, seat, "hard")
    assert move == int(policy(game_id, policies(game_id)[-1])(s.record, seat, generator(1)))
