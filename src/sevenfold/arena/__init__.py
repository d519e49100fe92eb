"""Matches between bots: tournaments, ratings and benchmarks."""
