"""Matches between policies by the million, and what came of them."""

from sevenfold.arena.simulate import PolicyError, SeatResult, Simulation, simulate

__all__ = ["PolicyError", "SeatResult", "Simulation", "simulate"]
