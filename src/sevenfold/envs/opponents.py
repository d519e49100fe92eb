"""Who plays the seats that are not played from outside."""

from __future__ import annotations

from collections.abc import Sequence

from sevenfold.bots.policy import Policy
from sevenfold.bots.registry import BotError, policy

LEGAL = "legal"
"""Any legal move, each equally likely: quickest, and there for every game."""


def policies_of(
    game_id: str, players: int, given: Sequence[str | Policy] | str | Policy
) -> tuple[list[str], list[Policy] | None]:
    """Names and policies, one for all seats or one for each; None for the policies where all play any legal move.

    Raises `BotError` for bots that the game hasn't and for a number that doesn't fit.
    """
    wanted: list[str | Policy] = [given] if isinstance(given, str) or callable(given) else list(given)
    if len(wanted) not in (1, players - 1):
        raise BotError("env-opponents", {"given": len(wanted), "others": players - 1})
    names = [one if isinstance(one, str) else getattr(one, "__name__", "policy") for one in wanted]
    if set(wanted) == {LEGAL}:
        return names, None
    return names, [policy(game_id, one) if isinstance(one, str) else one for one in wanted]
