"""Bots by name with the numbers that the compiled loops know them by, and what to say where one of them came to a stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sevenfold.bots.policy import Policy
from sevenfold.bots.registry import PolicyError, policies, policy


class Company:
    """Who plays: names, policies, and their numbers in compiled play; bots that search and the caller's come last."""

    def __init__(self, game_id: str, bots: Sequence[str | Policy]) -> None:
        known = policies(game_id)
        self.own: list[Policy] = []
        self.names: list[str] = []
        self.policies: list[Policy] = []
        self.numbers: list[int] = []
        for bot in bots:
            self.names.append(bot if isinstance(bot, str) else getattr(bot, "__name__", "policy"))
            asked = policy(game_id, bot) if isinstance(bot, str) else bot
            self.policies.append(asked)
            if isinstance(bot, str) and bot in known:
                self.numbers.append(known.index(bot))
                continue
            if asked not in self.own:  # a caller's policy, or a bot that searches
                self.own.append(asked)
            self.numbers.append(len(known) + self.own.index(asked))


def check_chunk(chunk: Any, names: Sequence[str]) -> None:
    """Raises `PolicyError` where a game of the chunk came to a stop; `names` by seat."""
    seat, move, number = int(chunk.failed_seat), int(chunk.failed_move), int(chunk.failed)
    if number < 0:
        return
    if seat < 0:
        raise PolicyError("policy-endless", {"number": number})
    raise PolicyError("policy-illegal", {"policy": names[seat], "seat": seat, "move": move, "number": number})
