"""The loop of the environments made anew for a game, with the policies of the seats that are not played from outside."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import FunctionType, SimpleNamespace
from typing import Any

from sevenfold.bots.policy import Policy
from sevenfold.envs import loop
from sevenfold.envs.errors import EnvError
from sevenfold.games.kit.mode import MODE, PLAIN, rule
from sevenfold.games.kit.record import twin

PARTS: dict[str, str] = {
    "sevn": "sevenfold.envs.sevn.parts",
    "7wonders": "sevenfold.envs.wonders.parts",
    "weisen": "sevenfold.envs.weisen.parts",
}
"""Where each game tells the loop what it needs, imported when first asked for."""


def parts_of(game_id: str) -> Any:
    """What the loop needs of a game. Raises `EnvError` naming the games there are."""
    if game_id not in PARTS:
        raise EnvError("env-game", {"given": game_id, "known": ", ".join(PARTS)})
    return import_module(PARTS[game_id])


@cache
def loop_of(game_id: str) -> SimpleNamespace:
    """The loop of a game, in which seats that are not played from outside play at random; its machine code is kept."""
    return _bound(parts_of(game_id), None, rule)


def loop_with(game_id: str, policies: Sequence[Policy]) -> SimpleNamespace:
    """The loop of a game in which the seats to the left of the learning one follow these policies, in this order.

    Each is shown a guess in place of what its seat can't know, as in the arena. Nothing is kept on disk.
    """
    parts = parts_of(game_id)
    return _bound(parts, _answering(parts, policies), _compiled)


def _bound(parts: Any, answer: Any, compiled: Any) -> SimpleNamespace:
    names: dict[str, Any] = {**vars(loop), **{name: getattr(parts, name) for name in parts.__all__}}
    found: dict[str, Any] = {}
    for name in loop.ORDER:
        if name == "advance":
            names["answer"] = names["answer_at_random"] if answer is None else answer
        pattern: FunctionType = getattr(loop, name)
        # numba compiles a function for the globals it has; what it keeps is told apart by the game's types
        made = FunctionType(pattern.__code__, dict(names), name)
        made.__module__ = loop.__name__
        found[name] = names[name] = compiled(made)
    return SimpleNamespace(**found)


def _answering(parts: Any, policies: Sequence[Policy]) -> Any:
    guess, chosen = parts.guess, _by_number([_compiled(policy) for policy in policies])

    def answer(s: Any, seat: int, number: int, mask: Any, rngs: Any, j: int, seen: Any, scratch: Any) -> int:  # noqa: ARG001  # as `answer_at_random`
        seen[0] = twin(s)
        guess(seen[0], seat, scratch[0], rngs[j])
        return chosen(seen[0], seat, number, rngs[j])

    return _compiled(answer)


def _by_number(policies: Sequence[Any]) -> Any:
    """One function that asks the policy of that number; the last one answers for all numbers behind it, too."""
    chosen = _only(policies[-1])
    for number in range(len(policies) - 2, -1, -1):
        chosen = _one_before(policies[number], chosen, number)
    return chosen


def _only(policy: Any) -> Any:
    def chosen(s: Any, seat: int, number: int, rng: Any) -> int:  # noqa: ARG001  # as the others
        return policy(s, seat, rng)

    return _compiled(chosen)


def _one_before(policy: Any, others: Any, own: int) -> Any:
    def chosen(s: Any, seat: int, number: int, rng: Any) -> int:
        if number == own:
            return policy(s, seat, rng)
        return others(s, seat, number, rng)

    return _compiled(chosen)


def _compiled(function: Any) -> Any:
    """The function as this mode runs it; one that is compiled already stays as it is."""
    if PLAIN or hasattr(function, "py_func"):
        return function
    from numba import njit

    return njit(nogil=True, error_model="numpy", boundscheck=MODE == "checked")(function)
