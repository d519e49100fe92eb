"""Bots: random, greedy, exact and search, all behind one small interface."""
