"""The compiled loop of each game, and the same loop for policies that a caller brings along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import FunctionType
from typing import Any

from sevenfold.bots.policy import Policy
from sevenfold.bots.registry import BotError
from sevenfold.games.kit.mode import MODE, PLAIN

LOOPS: dict[str, str] = {
    "sevn": "sevenfold.arena.sevn",
    "7wonders": "sevenfold.arena.wonders",
    "weisen": "sevenfold.arena.weisen",
}
"""Where each game's loop stands: a module with `play_chunk`, `play_game`, `choose` and `OWN_BOTS`."""

Loop = Callable[[Any, Any, int], None]
"""`play_chunk(opening, chunks, k)`."""


def loop_of(game_id: str, own: Sequence[Policy]) -> Loop:
    """The loop of a game in which policies numbered from `OWN_BOTS` are the caller's. Raises `BotError`."""
    if game_id not in LOOPS:
        raise BotError("no-bots", {"game": game_id, "known": ", ".join(LOOPS)})
    module = import_module(LOOPS[game_id])
    if not own:
        return module.play_chunk
    choose: Any = module.choose
    for number, policy in enumerate(own, module.OWN_BOTS):
        choose = _with_one_more(choose, number, _compiled(policy))
    # The very loop of the module once more, with another `choose`: numba compiles a function for the globals it has.
    play_game = _rebound(module.play_game, choose=choose)
    return _rebound(module.play_chunk, play_game=play_game)


def _with_one_more(others: Any, number: int, policy: Any) -> Any:
    def choose(s: Any, seat: int, bot: int, rng: Any) -> int:
        if bot == number:
            return policy(s, seat, rng)
        return others(s, seat, bot, rng)

    return _compiled(choose)


def _rebound(function: Any, **names: Any) -> Any:
    source: Any = function if PLAIN else function.py_func
    return _compiled(FunctionType(source.__code__, {**source.__globals__, **names}, source.__name__))


def _compiled(function: Any) -> Any:
    """The function as this mode runs it; one that is compiled already stays as it is. Nothing is kept on disk."""
    if PLAIN or hasattr(function, "py_func"):
        return function
    from numba import njit

    return njit(nogil=True, error_model="numpy", boundscheck=MODE == "checked")(function)
