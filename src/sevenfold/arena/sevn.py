"""Whole games of SEVN between policies: the loop that `simulate` runs, one thread for each chunk."""

from __future__ import annotations

from sevenfold.arena.chunk import MOST_DECISIONS, WHOLE, Chunk, bots_stream, deal_stream, give_up
from sevenfold.bots.sevn.choosing import POLICIES, choose
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows, assign
from sevenfold.games.kit.rng import Rng, make_rngs, seed_rng
from sevenfold.games.sevn.legal import ALLOWED, DEALER, refuse
from sevenfold.games.sevn.play import draw_outcome, play_untold
from sevenfold.games.sevn.state import NONE, Phase, State, make

OWN_BOTS = len(POLICIES)
"""Policies from this number on are the caller's: each of their moves is checked."""


@rule
def play_chunk(opening: Rows[State], chunks: Rows[Chunk], k: int) -> None:
    """Play the games of chunk k, each from state 0 of `opening`, and add up who won and the points."""
    chunk = chunks[k]
    states = make(1)
    rngs = make_rngs(2)
    chunk.failed = NONE
    for game in range(chunk.first, chunk.first + chunk.games):
        assign(states, 0, opening, 0)
        seed_rng(rngs[0], chunk.seed, deal_stream(game))
        seed_rng(rngs[1], chunk.seed, bots_stream(game))
        if not play_game(states[0], chunk, game, rngs[0], rngs[1]):
            return
        add_up(states[0], chunk)


@rule
def play_game(s: State, chunk: Chunk, game: int, deal: Rng, chance: Rng) -> bool:
    """Play one game to its end; False where a policy came to a stop."""
    decisions = 0
    while s.phase != Phase.OVER:
        if s.phase == Phase.CARD or s.phase == Phase.START:
            play_untold(s, DEALER, draw_outcome(s, deal))
            continue
        seat = s.asked
        bot = chunk.bots[seat]
        move = choose(s, seat, bot, chance)
        if bot >= OWN_BOTS and refuse(s, seat, move)[0] != ALLOWED:
            give_up(chunk, game, seat, move)
            return False
        decisions += 1
        if decisions > MOST_DECISIONS:
            give_up(chunk, game, NONE, NONE)
            return False
        play_untold(s, seat, move)
    return True


@rule
def add_up(s: State, chunk: Chunk) -> None:
    """Add a finished game to the sums; a shared win counts in equal parts."""
    best = 0
    winners = 0
    for seat in range(s.players):
        if s.banked[seat] > best:
            best = s.banked[seat]
            winners = 0
        winners += s.banked[seat] == best
    for seat in range(s.players):
        chunk.points[seat] += s.banked[seat]
        if s.banked[seat] == best:
            chunk.wins[seat] += WHOLE // winners
