"""Which bots there are for each game, and how to ask one.

rng = make_rngs(1)[0]
seed_rng(rng, 7, 0)
move = choose(game, state, seat, "odds", rng)
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from sevenfold.bots.policy import Policy, ask
from sevenfold.bots.search.budgets import LEVELS
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.errors import RulesError
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng

BOTS: dict[str, str] = {
    "sevn": "sevenfold.bots.sevn.choosing",
    "7wonders": "sevenfold.bots.wonders.choosing",
    "weisen": "sevenfold.bots.weisen.choosing",
}
"""Where each game's quick bots stand: a module with `POLICIES`, from the weakest to the strongest."""
SEARCHED: dict[str, str] = {
    "sevn": "sevenfold.bots.sevn.searched",
    "7wonders": "sevenfold.bots.wonders.searched",
    "weisen": "sevenfold.bots.weisen.searched",
}
"""Where each game tells the search what it needs: importing the module is enough."""


class BotError(RulesError):
    """A bot that the game doesn't have."""


class PolicyError(BotError):
    """A policy that answered with an illegal move, or policies under which a game never ends."""


def _policies(game_id: str) -> Mapping[str, Policy]:
    if game_id not in BOTS:
        raise BotError("no-bots", {"game": game_id, "known": ", ".join(BOTS)})
    found: Mapping[str, Policy] = import_module(BOTS[game_id]).POLICIES
    return found


def policies(game_id: str) -> tuple[str, ...]:
    """The ids of a game's quick bots, from the weakest to the strongest. Raises `BotError` for a game without any."""
    return tuple(_policies(game_id))


def levels(game_id: str) -> tuple[str, ...]:
    """The ids of the bots that search, from the weakest to the strongest; none for a game that the search doesn't know."""
    return tuple(LEVELS) if game_id in SEARCHED else ()


def everyone(game_id: str) -> tuple[str, ...]:
    """All of a game's bots: the quick ones, then those that search. Raises `BotError` for a game without any."""
    return policies(game_id) + levels(game_id)


def is_searching(game_id: str, bot_id: str) -> bool:
    """Whether the bot searches, which takes compiled rules and some time."""
    return bot_id in levels(game_id)


def quick(game_id: str, bot_id: str) -> str:
    """Who moves at once in the bot's place: the bot itself, or the best of the quick ones for one that searches."""
    return policies(game_id)[-1] if is_searching(game_id, bot_id) else bot_id


def policy(game_id: str, bot_id: str) -> Policy:
    """The policy of a bot. Raises `BotError` naming the bots there are."""
    known = _policies(game_id)
    if is_searching(game_id, bot_id):
        learn_game(game_id)
        searching: Mapping[str, Policy] = import_module("sevenfold.bots.search.levels").POLICIES
        return searching[bot_id]
    if bot_id not in known:
        known_ids = ", ".join(everyone(game_id))
        raise BotError("unknown-bot", {"game": game_id, "given": bot_id, "known": known_ids})
    return known[bot_id]


def learn_game(game_id: str) -> None:
    """Tell the search about the game."""
    import_module(SEARCHED[game_id])


def search(game: Game[Any], s: Live[Any], seat: int, bot_id: str, seed: int, threads: int, seconds: float) -> int:
    """The move that the bot, which must be one that searches, finds in its time, or in so many seconds if that is less."""
    from sevenfold.bots.search.searching import Search

    learn_game(game.id)
    level = LEVELS[bot_id]
    return Search(s, seat, seed, level.rehearsals, threads).run(min(level.seconds, seconds))


def choose(game: Game[Any], s: Live[Any], seat: int, bot_id: str, rng: Rng) -> int:
    """The move of a bot for the asked seat, in either mode. Raises `BotError` for a bot that the game doesn't have."""
    return ask(policy(game.id, bot_id), game, s, seat, rng)
