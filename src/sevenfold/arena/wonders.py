"""Whole games of 7 Wonders between policies: the loop that `simulate` runs, one thread for each chunk.

The house's bots are asked with the true state, since tests hold them to what their seat may know. A policy that a caller
brings along is shown a guess instead: another state that its seat could not tell from the true one.
"""

from __future__ import annotations

from sevenfold.arena.chunk import (
    MOST_DECISIONS,
    WHOLE,
    Chunk,
    bots_stream,
    deal_stream,
    give_up,
    guess_stream,
)
from sevenfold.bots.wonders.choosing import POLICIES, choose
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows, assign, twin
from sevenfold.games.kit.rng import Rng, make_rngs, seed_rng
from sevenfold.games.wonders.deal import draw_outcome
from sevenfold.games.wonders.legal import ALLOWED, refuse
from sevenfold.games.wonders.memory import make_guesses
from sevenfold.games.wonders.play import play
from sevenfold.games.wonders.resampling import guess_hidden
from sevenfold.games.wonders.scoring import is_ahead, total_points
from sevenfold.games.wonders.state import DEALER, NONE, Phase, State, make

OWN_BOTS = len(POLICIES)
"""Policies from this number on are the caller's: each of their moves is checked, and they see no secrets."""


@rule
def play_chunk(opening: Rows[State], chunks: Rows[Chunk], k: int) -> None:
    """Play the games of chunk k, each from state 0 of `opening`, and add up who won and the points."""
    chunk = chunks[k]
    states = make(1)
    rngs = make_rngs(3)
    chunk.failed = NONE
    for game in range(chunk.first, chunk.first + chunk.games):
        assign(states, 0, opening, 0)
        seed_rng(rngs[0], chunk.seed, deal_stream(game))
        seed_rng(rngs[1], chunk.seed, bots_stream(game))
        seed_rng(rngs[2], chunk.seed, guess_stream(game))
        if not play_game(states[0], chunk, game, rngs):
            return
        add_up(states[0], chunk)


@rule
def play_game(s: State, chunk: Chunk, game: int, rngs: Rows[Rng]) -> bool:
    """Play one game to its end; False where a policy came to a stop. The generators: dealer's, bots', and for guesses."""
    seen = make(1)
    guesses = make_guesses(1)
    decisions = 0
    while s.phase != Phase.OVER:
        if s.phase == Phase.CARD or s.phase == Phase.BOARD:
            play(s, DEALER, draw_outcome(s, rngs[0]))
            continue
        seat = next_asked(s)
        bot = chunk.bots[seat]
        if bot < OWN_BOTS:
            move = choose(s, seat, bot, rngs[1])
        else:
            seen[0] = twin(s)  # type: ignore[index]  # rows are read-only to checkers
            guess_hidden(seen[0], seat, guesses[0], rngs[2])
            move = choose(seen[0], seat, bot, rngs[1])
            if refuse(s, seat, move)[0] != ALLOWED:
                give_up(chunk, game, seat, move)
                return False
        decisions += 1
        if decisions > MOST_DECISIONS:
            give_up(chunk, game, NONE, NONE)
            return False
        play(s, seat, move)
    return True


@rule
def next_asked(s: State) -> int:
    """The seat that a question is open for; where all choose at once, the first that hasn't."""
    if s.phase != Phase.CHOOSE:
        return s.asked
    seat = 0
    while s.chosen[seat] != NONE:
        seat += 1
    return seat


@rule
def add_up(s: State, chunk: Chunk) -> None:
    """Add a finished game to the sums; coins decide between equal points, and a shared win counts in equal parts."""
    for seat in range(s.players):
        s.total[seat] = total_points(s, seat)
        chunk.points[seat] += s.total[seat]
    best = 0
    winners = 0
    for seat in range(s.players):
        if is_ahead(s.total[seat], s.coins[seat], s.total[best], s.coins[best]):
            best = seat
            winners = 0
        winners += not is_ahead(s.total[best], s.coins[best], s.total[seat], s.coins[seat])
    for seat in range(s.players):
        if not is_ahead(s.total[best], s.coins[best], s.total[seat], s.coins[seat]):
            chunk.wins[seat] += WHOLE // winners
