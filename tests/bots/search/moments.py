"""Questions of all games that the tests of the search ask, late enough in a game for plain mode to rehearse them."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from tests.bots.deals import generator

from sevenfold.bots import choose, policies
from sevenfold.bots.registry import learn_game
from sevenfold.bots.search.study import ponder
from sevenfold.games.kit.contract import DEALER, Game
from sevenfold.games.kit.record import Live
from sevenfold.games.registry import game

TABLES: dict[str, tuple[int, dict[str, Any], int]] = {
    "sevn": (3, {}, 0),
    "7wonders": (3, {"side": "b", "wonders": ["babylon_b", "halikarnassos_b", "olympia_a"]}, 52),
    "weisen": (3, {}, 0),
}
"""To each game its seats, its options, and after how many decisions of quick bots the questions begin."""


def known_game(game_id: str) -> Game[Any]:
    learn_game(game_id)
    return game(game_id)


@functools.cache
def asked(game_id: str, count: int, seed: int = 3) -> tuple[tuple[Live[Any], int], ...]:
    """The first questions of a game from where its table says on; not to be changed."""
    return tuple((s.copy(), seat) for s, seat in _questions(game_id, count, seed))


def _questions(game_id: str, count: int, seed: int) -> Iterator[tuple[Live[Any], int]]:
    """States in which a seat has to decide, and the seat, along one game of the best quick bots."""
    g = known_game(game_id)
    players, options, after = TABLES[game_id]
    deal, chance = generator(seed, 0), generator(seed, 1)
    s = g.start(players, options)
    bot = policies(game_id)[-1]
    decided = 0
    while decided < after + count and not g.is_over(s):
        seat = g.waiting(s)[0]
        if seat == DEALER:
            g.apply(s, DEALER, g.sample(s, deal))
            continue
        if decided >= after:
            yield s, seat
        g.apply(s, seat, choose(g, s, seat, bot, chance))
        decided += 1


def found(s: Live[Any], seat: int, rehearsals: int, stream: int = 0) -> int:
    """What the search says that is given the very state."""
    return int(ponder(s.record, seat, generator(9, stream), rehearsals))
