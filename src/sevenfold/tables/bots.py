"""Bots at a table: who thinks for them, and how long they seem to."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple, Protocol

from sevenfold.bots import registry, sentences
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import make_rngs, seed_rng

PAUSE_LEAST = 0.8
PAUSE_SPAN = 0.7
"""A bot answers after 0.8 to 1.5 seconds, so that people can follow."""


class Thinker(Protocol):
    """Chooses a bot's move."""

    async def think(self, game: Game[Any], state: Live[Any], seat: int, bot: str) -> int:
        """The move of the policy `bot` for the seat; sees no more than the seat does, and always answers."""
        ...


class PlainThinker:
    """Thinks in this process, by the rules in plain mode; a bot that searches would take far too long, so a quick one moves."""

    async def think(self, game: Game[Any], state: Live[Any], seat: int, bot: str) -> int:
        """See `Thinker`."""
        rngs = make_rngs(1)
        seed_rng(rngs[0], secrets.randbits(62), seat)
        return registry.choose(game, state, seat, registry.quick(game.id, bot), rngs[0])


def policies(game_id: str) -> list[str]:
    """The bots that can be seated at a game."""
    return list(registry.everyone(game_id))


def usual(game_id: str) -> str:
    """The bot that is seated where nobody says which: the best of those that move at once."""
    return registry.policies(game_id)[-1]


def stand_in(game_id: str) -> str:
    """The bot that sits in for somebody who is away: the second of the list, which plays sensibly and at once."""
    known = policies(game_id)
    return known[min(1, len(known) - 1)]


class Phrase(NamedTuple):
    """What a bot says: a catalogue key, the seat it names, which of the wordings, and whether that seat alone hears it."""

    key: str
    other: int | None
    wording: int
    whispered: bool


def phrase(game: Game[Any], state: Live[Any], seat: int, move: int, version: int) -> Phrase | None:
    """What a bot says to its move; None: nothing. The wording goes by the number of the state, which everybody knows."""
    said = sentences.sentence(game, state, seat, move)
    if said is None:
        return None
    return Phrase(said.key, said.other, (version + seat) % sentences.VARIANTS + 1, said.whispered)


def pause(version: int, seat: int) -> float:
    """Seconds that a bot lets pass before this move; the same after a restart."""
    return PAUSE_LEAST + PAUSE_SPAN * ((version * 7 + seat * 3) % 11) / 10
