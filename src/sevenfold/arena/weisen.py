"""Whole games of Die Sieben Weisen between policies: the loop that `simulate` runs, one thread for each chunk.

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
from sevenfold.bots.weisen.choosing import POLICIES, choose
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows, assign, twin
from sevenfold.games.kit.rng import Rng, make_rngs, seed_rng
from sevenfold.games.weisen.asking import is_waited_for
from sevenfold.games.weisen.dealing import draw_outcome
from sevenfold.games.weisen.legal import ALLOWED, is_dealing, refuse
from sevenfold.games.weisen.play import play
from sevenfold.games.weisen.resampling import guess_hidden, make_guesses
from sevenfold.games.weisen.standing import is_ahead, won_points
from sevenfold.games.weisen.state import DEALER, NONE, Phase, State, make

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
        if is_dealing(s):
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
    """The seat that a question is open for; where several may act at once, the first that the game waits for."""
    seat = 0
    while not is_waited_for(s, seat):
        seat += 1
    return seat


@rule
def add_up(s: State, chunk: Chunk) -> None:
    """Add a finished game to the sums; the higher crystals decide between equal points, a shared win counts in equal parts."""
    winners = 0
    for seat in range(s.players):
        chunk.points[seat] += won_points(s, seat)
        winners += wins(s, seat)
    for seat in range(s.players):
        if wins(s, seat):
            chunk.wins[seat] += WHOLE // winners


@rule
def wins(s: State, seat: int) -> bool:
    """Whether nobody is ahead of the seat."""
    for other in range(s.players):  # noqa: SIM110  # compiled as it stands
        if is_ahead(s, other, seat):
            return False
    return True
