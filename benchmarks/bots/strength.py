"""How strong the search is: one of it among quick bots, in every seat in turn with the same deals, for several budgets.

python benchmarks/bots/strength.py GAME [--players N] [--rivals BOT] [--rehearsals 50,100,200] [--deals N] [--minutes N]
                                   [--log FILE] [--csv FILE] [--plot FILE]

A deal is played once for each seat that the search can have; the interval (95 %) is that of the mean over deals, since games
of one deal are no independent games. Every budget gets the same deals. Strength is counted in rehearsals, so a busy machine
makes it slow but not wrong. With `--log` each deal is written down as it is done; the same command goes on where it was cut off.
`--plot` draws games won against rehearsals, as SVG.
"""

from __future__ import annotations

import argparse
import csv
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from sevenfold.games.kit import mode

SURE = 1.96


class Match(NamedTuple):
    """Who plays: one search with so many rehearsals among rivals."""

    game: str
    players: int
    rivals: str
    rehearsals: int


class Deal(NamedTuple):
    """What came of a deal, played once for each seat: means over its games."""

    deal: int
    won: float
    points: float
    rivals_points: float
    seconds: float
    moves: int


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


LOGGED = (*Match._fields, *Deal._fields)


def play(match: Match, seat: int, deal: int) -> Deal:
    """One game with the search in this seat."""
    from sevenfold.bots import policy
    from sevenfold.bots.search.study import ponder_at
    from sevenfold.games.kit.contract import DEALER
    from sevenfold.games.kit.rng import make_rngs, seed_rng
    from sevenfold.games.registry import game as game_of

    rngs = make_rngs(3)
    for stream in range(3):  # the dealer's, the search's, the rivals'
        seed_rng(rngs[stream], deal, stream)
    game: Any = game_of(match.game)
    rival = policy(match.game, match.rivals)
    s = game.start(match.players)
    seconds, moves = 0.0, 0
    while not game.is_over(s):
        asked = game.waiting(s)[0]
        if asked == DEALER:
            move = game.sample(s, rngs[0])
        elif asked == seat and match.rehearsals > 0:
            begun = time.thread_time()
            move = int(ponder_at(s.rows, s.at, seat, rngs, 1, match.rehearsals))
            seconds += time.thread_time() - begun
            moves += 1
        else:
            move = int(rival(s.record, asked, rngs[2]))
        game.apply(s, asked, move)
    result = game.result(s)
    won = (seat in result.winners) / max(len(result.winners), 1)
    others = [points for other, points in enumerate(result.points) if other != seat]
    return Deal(deal, won, result.points[seat], statistics.mean(others), seconds, moves)


def play_all(match: Match, deal: int, ends: float) -> Deal | None:
    """The deal with the search in every seat; None when there is no time left to begin it."""
    if time.monotonic() > ends:
        return None
    games = [play(match, seat, deal) for seat in range(match.players)]
    won, points, others = (
        statistics.mean(column)
        for column in ([g.won for g in games], [g.points for g in games], [g.rivals_points for g in games])
    )
    return Deal(deal, won, points, others, sum(g.seconds for g in games), sum(g.moves for g in games))


def logged(log: Path | None) -> dict[Match, dict[int, Deal]]:
    """What the log knows already."""
    known: dict[Match, dict[int, Deal]] = {}
    if log and log.exists():
        with log.open(newline="") as file:
            for line in csv.DictReader(file):
                match = Match(line["game"], int(line["players"]), line["rivals"], int(line["rehearsals"]))
                deal = Deal(int(line["deal"]), *(float(line[name]) for name in Deal._fields[1:5]), int(line["moves"]))
                known.setdefault(match, {})[deal.deal] = deal
    return known


def measure(
    matches: list[Match], deals: int, threads: int, minutes: float, log: Path | None
) -> dict[Match, dict[int, Deal]]:
    """So many deals for every match, deal by deal, as far as the minutes go."""
    from sevenfold.bots.registry import learn_game

    for game_id in {match.game for match in matches}:
        learn_game(game_id)
    known = logged(log)
    left = [(m, deal) for deal in range(deals) for m in matches if deal not in known.get(m, {})]
    for match, done in _played(left, threads, time.monotonic() + 60 * minutes):
        known.setdefault(match, {})[done.deal] = done
        if log:
            new = not log.exists()
            with log.open("a", newline="") as file:
                writer = csv.writer(file)
                if new:
                    writer.writerow(LOGGED)
                writer.writerow([*match, done.deal, *(f"{value:.6g}" for value in done[1:5]), done.moves])
    return {match: known.get(match, {}) for match in matches}


def _played(left: list[tuple[Match, int]], threads: int, ends: float) -> Iterator[tuple[Match, Deal]]:
    """The deals as they are done, in their order."""
    with ThreadPoolExecutor(threads) as pool:
        found = pool.map(lambda one: play_all(*one, ends), left)
        for (match, _), done in zip(left, found, strict=True):
            if done is not None:
                yield match, done


def summed_up(match: Match, deals: dict[int, Deal]) -> Row:
    """One line of the result."""
    every = list(deals.values())
    won = [one.won for one in every]
    share = statistics.mean(won)
    half = SURE * statistics.stdev(won) / len(won) ** 0.5 if len(won) > 1 else 1.0
    moves = sum(one.moves for one in every)
    return Row(
        match.rehearsals,
        len(every) * match.players,
        share,
        max(0.0, share - half),
        min(1.0, share + half),
        statistics.mean(one.points for one in every),
        statistics.mean(one.rivals_points for one in every),
        sum(one.seconds for one in every) / max(moves, 1),
    )


def drawn(title: str, fair: float, rows: list[Row]) -> str:
    """The plot: games won with their interval for each budget, and the fair share. It can be read on light and dark pages."""
    wide, high, margin = 480, 300, 40
    top = max(fair, *(row.high for row in rows)) * 1.1

    def x(i: int) -> float:
        return margin + (wide - 2 * margin) * (i / max(len(rows) - 1, 1))

    def y(share: float) -> float:
        return high - margin - (high - 2 * margin) * share / top

    ink, quiet, line = "#7a7a7a", "#8a8a8a", "#3b82c4"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="11" fill="{ink}">',
        f"<title>{title}</title>",
        f'<text x="{margin}" y="18" font-size="13">{title}</text>',
        f'<path d="M{margin} {y(0):.1f}H{wide - margin}" stroke="{quiet}"/>',
        f'<path d="M{margin} {y(fair):.1f}H{wide - margin}" stroke="{quiet}" stroke-dasharray="4"/>',
        f'<text x="{wide - margin}" y="{y(fair) + 13:.1f}" text-anchor="end">fair share {fair:.0%}</text>',
        f'<polyline fill="none" stroke="{line}" points="{" ".join(f"{x(i):.1f},{y(r.won):.1f}" for i, r in enumerate(rows))}"/>',
    ]
    for i, row in enumerate(rows):
        lines.append(f'<path d="M{x(i):.1f} {y(row.low):.1f}V{y(row.high):.1f}" stroke="{line}"/>')
        lines.append(f'<circle cx="{x(i):.1f}" cy="{y(row.won):.1f}" r="3" fill="{line}"/>')
        lines.append(f'<text x="{x(i) + 5:.1f}" y="{y(row.won) - 6:.1f}">{row.won:.0%}</text>')
        lines.append(f'<text x="{x(i):.1f}" y="{high - 24}" text-anchor="middle">{row.rehearsals}</text>')
    lines.append(f'<text x="{wide / 2}" y="{high - 8}" text-anchor="middle">rehearsals for each move</text></svg>')
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure every budget and print a line for each."""
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
    parser.add_argument("--minutes", type=float, default=10_000.0)
    parser.add_argument("--threads", type=int, default=cores())
    parser.add_argument("--log", type=Path)
    parser.add_argument("--csv", type=Path)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    players = given.players or game_of(given.game).usual_seats
    rivals = given.rivals or policies(given.game)[-1]
    print(f"{given.game}, {players} seats: one search among {rivals}; fair share {1 / players:.1%}")
    matches = [Match(given.game, players, rivals, int(rehearsals)) for rehearsals in given.rehearsals.split(",")]
    found = measure(matches, given.deals, given.threads, given.minutes, given.log)
    rows = [summed_up(match, deals) for match, deals in found.items() if deals]
    for row in rows:
        print(
            f"{row.rehearsals:6d} rehearsals: {row.games} games, won {row.won:.1%} ({row.low:.1%} to {row.high:.1%}), "
            f"points {row.points:.1f} against {row.rivals_points:.1f}, {row.seconds_per_move:.3f} s a move"
        )
    if given.csv:
        lines = ["game,players,rivals," + ",".join(Row._fields)]
        lines += [f"{given.game},{players},{rivals}," + ",".join(f"{value:.6g}" for value in row) for row in rows]
        given.csv.write_text("\n".join(lines) + "\n")
    if given.plot and rows:
        given.plot.write_text(drawn(f"{given.game}, {players} seats, among {rivals}", 1 / players, rows))


if __name__ == "__main__":
    main()
