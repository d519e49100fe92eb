"""A chunk of games: what compiled play is told, and what it brings back. The same in both modes."""

from __future__ import annotations

from typing import Annotated

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I64, I64s, Record, maker

SEATS = 12
"""Seats a chunk has room for."""
WHOLE = 27720
"""Parts of one win: divisible by every number of seats up to twelve, so that shared wins add up exactly."""
MOST_DECISIONS = 1_000_000
"""A game in which more is decided is given up: its policies never end it."""
GUESSES = 1 << 40
"""Where the streams of guesses begin, beyond twice the most games."""


class Chunk(Record):
    """Games `first` to `first + games - 1` of a simulation, played by `bots`, and their sums by seat.

    `failed` is the number of the game that came to a stop, else -1: `failed_seat` answered `failed_move`, which isn't
    legal, or (seat -1) the game had no end.
    """

    first: I64
    games: I64
    seed: I64
    bots: Annotated[I64s, SEATS]
    wins: Annotated[I64s, SEATS]  # in parts of WHOLE
    points: Annotated[I64s, SEATS]
    failed: I64
    failed_seat: I64
    failed_move: I64


make_chunks = maker(Chunk)


@rule
def deal_stream(game: int) -> int:
    """The generator stream of the dealer in that game: policies never see it."""
    return 2 * game


@rule
def bots_stream(game: int) -> int:
    """The generator stream of the policies in that game."""
    return 2 * game + 1


@rule
def guess_stream(game: int) -> int:
    """The generator stream of what policies are shown in place of secrets in that game: far from all the others."""
    return GUESSES + game


@rule
def give_up(chunk: Chunk, game: int, seat: int, move: int) -> None:
    """Note why a game came to a stop."""
    chunk.failed = game
    chunk.failed_seat = seat
    chunk.failed_move = move
