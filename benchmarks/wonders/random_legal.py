"""Random legal play by the rules alone, for the benchmark: the compiled loop and the same in plain mode."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows, assign
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.wonders.boards import FIRST_STAGE_ROW, STAGES
from sevenfold.games.wonders.deal import draw_outcome
from sevenfold.games.wonders.legal import list_moves
from sevenfold.games.wonders.payment import least_coins, list_splits, solve
from sevenfold.games.wonders.play import play
from sevenfold.games.wonders.scoring import total_points
from sevenfold.games.wonders.state import DEALER, Phase, State, make


@rule
def play_games(opening: Rows[State], games: int, rng: Rng) -> tuple[int, int]:
    """So many games from an opening; decisions and points in all."""
    states = make(1)
    decisions = 0
    points = 0
    for _ in range(games):
        assign(states, 0, opening, 0)
        s = states[0]
        while s.phase != Phase.OVER:
            if s.phase in (Phase.BOARD, Phase.CARD):
                play(s, DEALER, draw_outcome(s, rng))
            elif s.phase == Phase.CHOOSE:
                for seat in range(s.players):
                    decisions += 1
                    play(s, seat, s.option[below(rng, list_moves(s, seat))])
            else:
                decisions += 1
                play(s, s.asked, s.option[below(rng, list_moves(s, s.asked))])
        for seat in range(s.players):
            points += total_points(s, seat)
    return decisions, points


@rule
def pay_for_everything(s: State, times: int) -> tuple[int, int]:
    """Solve every payment that comes up at a moment so often: each card of each hand, each next stage, with all splits."""
    solved = 0
    total = 0
    for _ in range(times):
        for seat in range(s.players):
            for place in range(s.hand_count[seat]):
                solved += 1
                if solve(s, seat, s.hand[seat, place]):
                    total += least_coins(s, seat) + list_splits(s, seat, 99)
            solved += 1
            if solve(s, seat, FIRST_STAGE_ROW + s.wonder[seat] * STAGES):
                total += least_coins(s, seat) + list_splits(s, seat, 99)
    return solved, total
