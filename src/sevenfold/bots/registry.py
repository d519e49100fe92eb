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
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.errors import RulesError
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng

BOTS: dict[str, str] = {
    "sevn": "sevenfold.bots.sevn.choosing",
    "7wonders": "sevenfold.bots.wonders.choosing",
    "weisen": "sevenfold.bots.weisen.choosing",
}
"""Where each game's bots stand: a module with `POLICIES`, from the weakest to the strongest."""


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
    """The ids of a game's bots, from the weakest to the strongest. Raises `BotError` for a game without any."""
    return tuple(_policies(game_id))


def policy(game_id: str, bot_id: str) -> Policy:
    """The policy of a bot. Raises `BotError` naming the bots there are."""
    known = _policies(game_id)
    if bot_id not in known:
        raise BotError("unknown-bot", {"game": game_id, "given": bot_id, "known": ", ".join(known)})
    return known[bot_id]


def choose(game: Game[Any], s: Live[Any], seat: int, bot_id: str, rng: Rng) -> int:
    """The move of a bot for the asked seat, in either mode. Raises `BotError` for a bot that the game doesn't have."""
    return ask(policy(game.id, bot_id), game, s, seat, rng)
