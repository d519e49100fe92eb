"""Matches between policies by the million, tournaments, and what came of them."""

from sevenfold.arena.plan import Plan, planned
from sevenfold.arena.simulate import SeatResult, Simulation, simulate
from sevenfold.arena.tournament import tournament
from sevenfold.bots.registry import PolicyError

__all__ = ["Plan", "PolicyError", "SeatResult", "Simulation", "planned", "simulate", "tournament"]
