"""Random legal play by the rules alone, for the benchmark: the compiled loop and the same in plain mode."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows, assign
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.weisen.asking import is_waited_for
from sevenfold.games.weisen.dealing import draw_outcome
from sevenfold.games.weisen.legal import is_dealing
from sevenfold.games.weisen.listing import list_moves
from sevenfold.games.weisen.moves import Action, action_of
from sevenfold.games.weisen.play import play
from sevenfold.games.weisen.standing import won_points
from sevenfold.games.weisen.state import DEALER, Phase, State, make


@rule
def is_talk(action: int) -> bool:
    """Whether the move shows a card or gives one: random players would do little else."""
    return action == Action.SHOW or action == Action.GIVE  # noqa: PLR1714  # compiled as it stands


@rule
def play_games(opening: Rows[State], games: int, rng: Rng, talk: int) -> tuple[int, int]:
    """So many games from an opening; decisions and points in all. One of `talk` shown or given cards is meant."""
    states = make(1)
    decisions = 0
    points = 0
    for _ in range(games):
        assign(states, 0, opening, 0)
        s = states[0]
        while s.phase != Phase.OVER:
            if is_dealing(s):
                play(s, DEALER, draw_outcome(s, rng))
                continue
            seat = below(rng, s.players)
            if is_waited_for(s, seat):
                count = list_moves(s, seat)
                move = s.option[below(rng, count)]
                while is_talk(action_of(move)) and below(rng, talk) > 0:
                    move = s.option[below(rng, count)]
                decisions += 1
                play(s, seat, move)
        for seat in range(s.players):
            points += won_points(s, seat)
    return decisions, points
