"""Bots by id, and what a wrong id gets."""

import pytest
from tests.bots.deals import SEVN, generator, questions

from sevenfold.bots import BotError, choose, everyone, policies, policy
from sevenfold.bots.registry import BOTS
from sevenfold.bots.sevn.choosing import POLICIES, choose_at
from sevenfold.games.kit.rng import make_rngs, seed_rng
from sevenfold.texts import say


def test_from_the_weakest_to_the_strongest():
    assert policies("sevn") == ("random", "cautious", "odds", "sharp")
    assert policies("7wonders")[:2] == ("random", "builder")


def test_an_unknown_bot_is_named_with_those_there_are():
    s, seat = next(questions(1, 4))
    with pytest.raises(
        BotError,
        match=r"There is no bot “clever” for sevn. There are: random, cautious, odds, sharp, easy, medium, hard.",
    ):
        choose(SEVN, s, seat, "clever", generator(1))


def test_a_game_without_bots_says_which_have_some():
    with pytest.raises(BotError, match=r"no bots for “chess”. Games with bots: sevn, 7wonders."):
        policies("chess")
    with pytest.raises(BotError):
        policy("chess", "odds")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("bot", sorted({bot for game_id in BOTS for bot in everyone(game_id)}))
def test_every_bot_has_a_name_and_a_sentence(language, bot):
    assert say(language, f"bot-{bot}")
    assert say(language, f"bot-{bot}-about").endswith(".")


def test_compiled_plays_dispatcher_asks_the_bot_of_that_number():
    """What the loops of the arena call says what the registry says."""
    rngs = make_rngs(1)
    for n, (s, seat) in enumerate(questions(2, 4)):
        for number, bot in enumerate(POLICIES):
            seed_rng(rngs[0], 5, n)
            assert choose_at(s.rows, s.at, seat, number, rngs, 0) == choose(SEVN, s, seat, bot, generator(5, n))
