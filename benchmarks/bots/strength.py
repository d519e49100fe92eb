"""How strong the search is: one of it among quick bots, in every seat in turn with the same deals, for several budgets.

python benchmarks/bots/strength.py GAME [--players N] [--rivals BOT] [--rehearsals 50,100,200] [--deals N] [--csv FILE] [--plot FILE]

A deal is played once for each seat that the search can have; the interval (95 %) is that of the mean over deals, since games
of one deal are no independent games. `--plot` draws games won against rehearsals, as SVG.
"""

from __future__ import annotations

import argparse
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from sevenfold.games.kit import mode

SURE = 1.96


class Row(NamedTuple):
    """What one budget came to."""

    rehearsals: int
    games: int
    won: float
    low: float
    high: float
    points: float
    rivals_points: float
    seconds_per_move: float


class Deal(NamedTuple):
    """What came of a deal, played once for each seat."""

    won: float
    points: float
    rivals_points: float
    seconds: float
    moves: int


def play(game: Any, players: int, seat: int, rivals: str, rehearsals: int, deal: int) -> Deal:
    """One game with the search in this seat."""
    from sevenfold.bots import policy
    from sevenfold.bots.search.study import ponder_at
    from sevenfold.games.kit.contract import DEALER
    from sevenfold.games.kit.rng import make_rngs, seed_rng

    rngs = make_rngs(3)
    for stream in range(3):  # the dealer's, the search's, the rivals'
        seed_rng(rngs[stream], deal, stream)
    rival = policy(game.id, rivals)
    s = game.start(players)
    seconds, moves = 0.0, 0
    while not game.is_over(s):
        asked = game.waiting(s)[0]
        if asked == DEALER:
            move = game.sample(s, rngs[0])
        elif asked == seat and rehearsals > 0:
            begun = time.thread_time()
            move = int(ponder_at(s.rows, s.at, seat, rngs, 1, rehearsals))
            seconds += time.thread_time() - begun
            moves += 1
        else:
            move = int(rival(s.record, asked, rngs[2]))
        game.apply(s, asked, move)
    result = game.result(s)
    won = (seat in result.winners) / max(len(result.winners), 1)
    others = [points for other, points in enumerate(result.points) if other != seat]
    return Deal(won, result.points[seat], statistics.mean(others), seconds, moves)


def measure(game_id: str, players: int, rivals: str, rehearsals: int, deals: int, threads: int) -> Row:
    """So many deals in every seat."""
    from sevenfold.bots.registry import learn_game
    from sevenfold.games.registry import game as game_of

    learn_game(game_id)
    game = game_of(game_id)
    with ThreadPoolExecutor(threads) as pool:
        asked = [
            [pool.submit(play, game, players, seat, rivals, rehearsals, deal) for seat in range(players)]
            for deal in range(deals)
        ]
        found = [[one.result() for one in row] for row in asked]
    by_deal = [statistics.mean(one.won for one in row) for row in found]
    every = [one for row in found for one in row]
    share = statistics.mean(by_deal)
    half = SURE * statistics.stdev(by_deal) / deals**0.5
    moves = sum(one.moves for one in every)
    return Row(
        rehearsals,
        len(every),
        share,
        max(0.0, share - half),
        min(1.0, share + half),
        statistics.mean(one.points for one in every),
        statistics.mean(one.rivals_points for one in every),
        sum(one.seconds for one in every) / max(moves, 1),
    )


def drawn(title: str, fair: float, rows: list[Row]) -> str:
    """The plot: games won with their interval for each budget, and the fair share."""
    wide, high, margin = 480, 300, 40
    top = max(fair, *(row.high for row in rows)) * 1.1

    def x(i: int) -> float:
        return margin + (wide - 2 * margin) * (i / max(len(rows) - 1, 1))

    def y(share: float) -> float:
        return high - margin - (high - 2 * margin) * share / top

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="11">',
        f'<text x="{margin}" y="18">{title}</text>',
        f'<path d="M{margin} {y(fair):.1f}H{wide - margin}" stroke="#888" stroke-dasharray="4"/>',
        f'<text x="{wide - margin}" y="{y(fair) - 4:.1f}" text-anchor="end" fill="#666">fair share {fair:.0%}</text>',
        f'<polyline fill="none" stroke="#26c" points="{" ".join(f"{x(i):.1f},{y(r.won):.1f}" for i, r in enumerate(rows))}"/>',
    ]
    for i, row in enumerate(rows):
        lines.append(f'<path d="M{x(i):.1f} {y(row.low):.1f}V{y(row.high):.1f}" stroke="#26c"/>')
        lines.append(f'<circle cx="{x(i):.1f}" cy="{y(row.won):.1f}" r="3" fill="#26c"/>')
        lines.append(f'<text x="{x(i) + 5:.1f}" y="{y(row.won) - 6:.1f}">{row.won:.0%}</text>')
        lines.append(f'<text x="{x(i):.1f}" y="{high - 20}" text-anchor="middle">{row.rehearsals}</text>')
    lines.append(f'<text x="{wide / 2}" y="{high - 4}" text-anchor="middle">rehearsals for each move</text></svg>')
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure every budget and print a line for each as it is done."""
    mode.use("compiled")
    from sevenfold.arena.simulate import cores
    from sevenfold.bots import policies
    from sevenfold.games.registry import game as game_of

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--rivals")
    parser.add_argument("--rehearsals", default="50,100,200,400,800")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--threads", type=int, default=cores())
    parser.add_argument("--csv", type=Path)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    players = given.players or game_of(given.game).usual_seats
    rivals = given.rivals or policies(given.game)[-1]
    print(f"{given.game}, {players} seats: one search among {rivals}; fair share {1 / players:.1%}")
    rows: list[Row] = []
    for rehearsals in map(int, given.rehearsals.split(",")):
        row = measure(given.game, players, rivals, rehearsals, given.deals, given.threads)
        rows.append(row)
        print(
            f"{row.rehearsals:6d} rehearsals: {row.games} games, won {row.won:.1%} ({row.low:.1%} to {row.high:.1%}), "
            f"points {row.points:.1f} against {row.rivals_points:.1f}, {row.seconds_per_move:.3f} s a move",
            flush=True,
        )
    if given.csv:
        lines = ["game,players,rivals," + ",".join(Row._fields)]
        lines += [f"{given.game},{players},{rivals}," + ",".join(f"{value:.6g}" for value in row) for row in rows]
        given.csv.write_text("\n".join(lines) + "\n")
    if given.plot:
        given.plot.write_text(drawn(f"{given.game}, {players} seats, among {rivals}", 1 / players, rows))


if __name__ == "__main__":
    main()
