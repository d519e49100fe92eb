"""Policies that play, all by the same small interface."""

from sevenfold.bots.policy import Policy
from sevenfold.bots.registry import BotError, choose, everyone, levels, policies, policy

__all__ = ["BotError", "Policy", "choose", "everyone", "levels", "policies", "policy"]
