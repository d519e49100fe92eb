"""Matches between policies by the million, and what came of them."""

from sevenfold.arena.simulate import SeatResult, Simulation, simulate
from sevenfold.bots.registry import PolicyError

__all__ = ["PolicyError", "SeatResult", "Simulation", "simulate"]
