"""How far SEVN's bots are from perfect play of a round of the whole deck, alone, for points: every row solved exactly.

python benchmarks/bots/lone_round.py [--rounds N] [--searched N] [--rehearsals N,N] [--target N] [--table FILE]
python benchmarks/bots/lone_round.py --check     compares a small deck with the rules themselves, state by state

`lone_solution` says what is solved and what it leaves out. Then each bot plays the same rounds by the game's own rules, and at each
of its questions the solution says what its answer loses. `perfect` plays the solution. The rival has left the round with nothing in
front, and the target is so far away that chances to win go by points alone; `--target 250` is the beginning of an ordinary game.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from sevenfold.games.kit import mode

FAR = 2000
SLACK = 1e-3
SURE = 1.96

Chooses = Callable[[Any, Any], int]
"""A bot: the state and generators, to a move of seat 0."""


class Row(NamedTuple):
    """What lies in front of the player, as the tables have it."""

    held: int
    mods: int
    bonuses: int
    chance: int

    def with_card(self, kind: int) -> Row:
        """The row with one more card that stays in it."""
        from sevenfold.games.sevn.cards import DOUBLER, FEATHERWEIGHT, SCORING, SECOND_CHANCE

        if kind < SCORING:
            return self._replace(held=self.held | 1 << kind)
        if kind == SECOND_CHANCE:
            return self._replace(chance=1)
        if kind >= FEATHERWEIGHT:
            return self._replace(bonuses=self.bonuses + (1 << (2 * (kind - FEATHERWEIGHT))))
        return self._replace(mods=self.mods | 1 << (kind - DOUBLER))


class Judge:
    """Says what each answer to a question is worth, in points."""

    def __init__(self, facts: Any, tables: Any) -> None:
        self._facts = facts
        self._tables = tables

    def stopping(self, row: Row) -> float:
        """What the row is worth."""
        from lone_solution import row_worth

        return float(row_worth(self._facts, row.held, row.mods, row.bonuses))

    def forced(self, row: Row, cards: int) -> float:
        """What it is worth with so many cards that must be drawn, and then a free choice."""
        if cards == 0:
            drawn = self.forced(row, 1)
            return drawn if row == Row(0, 0, 0, 0) else max(self.stopping(row), drawn)
        at = self._facts.place[row.held]
        return float(self._tables[cards - 1][at, row.mods, row.bonuses, row.chance])

    def with_card(self, row: Row, kind: int, cards: int) -> float:
        """What it is worth when this card comes and then so many must be drawn."""
        from sevenfold.games.sevn.cards import NUMBERS, SCORING, SECOND_CHANCE

        if kind < SCORING and row.held >> kind & 1:
            return self.forced(row._replace(chance=0), cards) if row.chance else 0.0
        if kind == SECOND_CHANCE and row.chance:
            return self.forced(row, cards)
        more = row.with_card(kind)
        if self._facts.place[more.held] < 0:
            return self.stopping(more) + self._facts.seven
        kept = self.forced(more, cards)
        return max(kept, self.forced(row, cards)) if NUMBERS <= kind < SCORING else kept

    def taken(self, row: Row, kind: int) -> float:
        """What a Crossroads card is worth; a Triple Draw or another Crossroads is followed card by card."""
        from sevenfold.games.sevn.cards import CROSSROADS, FREEZE, STANDARD, STORM, TRIPLE_DRAW

        if kind == FREEZE:
            return self.stopping(row)
        if kind == STORM:
            return self.forced(row, 1)
        if kind in (TRIPLE_DRAW, CROSSROADS):
            left = {k: copies - self._copies(row, k) for k, copies in enumerate(STANDARD)}
            total = sum(left.values())
            if kind == TRIPLE_DRAW:
                return sum(n * self._third(row, k) for k, n in left.items()) / total
            worths = sorted((self._third(row, k, 0), n) for k, n in left.items() if n > 0)
            below, mean = 0, 0.0
            for worth, n in worths:
                mean += worth * n * ((n - 1) / 2 + below)
                below += n
            return mean / (total * (total - 1) / 2)
        return self.with_card(row, kind, 0)

    def _third(self, row: Row, kind: int, cards: int = 2) -> float:
        from sevenfold.games.sevn.cards import CROSSROADS, FREEZE, STORM, TRIPLE_DRAW

        if kind in (FREEZE, STORM, TRIPLE_DRAW, CROSSROADS):
            return self.forced(row, cards)
        return self.with_card(row, kind, cards)

    @staticmethod
    def _copies(row: Row, kind: int) -> int:
        from sevenfold.games.sevn.cards import DOUBLER, FEATHERWEIGHT, LADDER, SCORING, SECOND_CHANCE

        if kind < SCORING:
            return row.held >> kind & 1
        if kind < FEATHERWEIGHT:
            return row.mods >> (kind - DOUBLER) & 1
        if kind <= LADDER:
            return row.bonuses >> (2 * (kind - FEATHERWEIGHT)) & 3
        return row.chance if kind == SECOND_CHANCE else 0

    def answers(self, s: Any) -> dict[int, float]:
        """Every legal answer of seat 0 with what it is worth; of one answer nothing."""
        from sevenfold.games.sevn.cards import TRIPLE_DRAW
        from sevenfold.games.sevn.legal import DRAW, DROP, KEEP, STOP, TAKE
        from sevenfold.games.sevn.state import Phase

        r = s.record
        row = row_of(r)
        if r.phase == Phase.DRAW_OR_STOP:
            return {DRAW: self.forced(row, 1), STOP: self.stopping(row)} if row != Row(0, 0, 0, 0) else {}
        if r.phase == Phase.KEEP_OR_DROP:
            cards = int(r.run_left) if r.run == TRIPLE_DRAW else 0
            more = row.with_card(int(r.pending))
            seven = self._facts.place[more.held] < 0
            kept = self.stopping(more) + self._facts.seven if seven else self.forced(more, cards)
            return {KEEP: kept, DROP: self.forced(row, cards)}
        if r.phase == Phase.TAKE and r.open_count == 2:
            return {TAKE + i: self.taken(row, int(r.open[i])) for i in range(2)}
        return {}


def row_of(r: Any) -> Row:
    """What lies in front of seat 0."""
    from sevenfold.games.sevn.cards import DOUBLER, FEATHERWEIGHT, SCORING, SECOND_CHANCE

    held = int(r.held[0])
    mods = held >> DOUBLER & ((1 << (FEATHERWEIGHT - DOUBLER)) - 1)
    bonuses = sum(int(r.front[0, FEATHERWEIGHT + i]) << (2 * i) for i in range(3))
    return Row(held & ((1 << SCORING) - 1), mods, bonuses, int(r.front[0, SECOND_CHANCE]))


class Played(NamedTuple):
    """One round: its points, what each question's answer lost, and seconds for its choices."""

    points: int
    losses: list[float]
    seconds: float


def play(game: Any, start: Any, judge: Judge, chooses: Chooses, number: int) -> Played:
    """One round by the game's rules."""
    from sevenfold.games.kit.contract import DEALER
    from sevenfold.games.kit.rng import make_rngs, seed_rng
    from sevenfold.games.sevn.scoring import row_points

    rngs = make_rngs(2)
    for stream in range(2):
        seed_rng(rngs[stream], number, stream)
    s = start.copy()
    losses: list[float] = []
    seconds = 0.0
    while game.round(s) == game.round(start):
        (seat,) = game.actors(s)
        if seat == DEALER:
            game.apply(s, DEALER, game.sample(s, rngs[0]))
            continue
        worths = judge.answers(s)
        begun = time.thread_time()
        move = chooses(s, rngs)
        seconds += time.thread_time() - begun
        if worths:
            if (
                int(s.record.distinct[0]) < 7
                and abs(judge.stopping(row_of(s.record)) - row_points(s.record, 0)) > SLACK
            ):
                raise RuntimeError("the solution counts a row otherwise than the rules do")
            losses.append(max(worths.values()) - worths[move])
        game.apply(s, seat, move)
    return Played(int(s.record.banked[0]), losses, seconds)


def bots(judge: Judge, rehearsals: list[int]) -> dict[str, Chooses]:
    """Everybody who plays."""
    from sevenfold.bots import policies, policy
    from sevenfold.bots.search.study import ponder_at

    def perfect(s: Any, rngs: Any) -> int:
        worths = judge.answers(s)
        return (
            max(worths, key=lambda move: worths[move])
            if worths
            else int(policy("sevn", "cautious")(s.record, 0, rngs[1]))
        )

    def of(name: str) -> Chooses:
        return lambda s, rngs: int(policy("sevn", name)(s.record, 0, rngs[1]))

    def searching(budget: int) -> Chooses:
        return lambda s, rngs: int(ponder_at(s.rows, s.at, 0, rngs, 1, budget))

    found: dict[str, Chooses] = {name: of(name) for name in policies("sevn")[1:]}
    found |= {f"search {budget}": searching(budget) for budget in rehearsals}
    return {"perfect": perfect} | found


CHECKED = {"11": 11, "12": 12, "13": 13, "heavyweight": 1, "freeze": 2} | dict.fromkeys(
    ("x2", "+2", "+4", "+6", "+8", "+10"), 1
)
"""A deck in which nothing is spent, so that the solution leaves nothing out."""


def check() -> None:
    """Solve a small deck twice: by rows, and by every state that the rules lead to. Raises where they differ."""
    from lone_solution import read_facts, solve

    from sevenfold.games.kit.contract import DEALER
    from sevenfold.games.registry import game as game_of
    from sevenfold.games.sevn.cards import IDS

    game = game_of("sevn")
    deck = dict.fromkeys(IDS, 0) | CHECKED
    start = opening(game, {"target_score": FAR, "deck": deck})
    known: dict[bytes, float] = {}

    def value(s: Any) -> float:
        if game.round(s) != game.round(start):
            return float(s.record.banked[0])
        key = bytes(s)
        if key not in known:
            (seat,) = game.actors(s)
            outcomes = game.outcomes(s) if seat == DEALER else ()
            then = [(after(s, seat, move), move) for move in ([o.move for o in outcomes] or game.moves(s, seat))]
            known[key] = (
                sum(o.probability * worth for o, (worth, _) in zip(outcomes, then, strict=True))
                if outcomes
                else max(worth for worth, _ in then)
            )
        return known[key]

    def after(s: Any, seat: int, move: int) -> float:
        then = s.copy()
        game.apply(then, seat, move)
        return value(then)

    by_rules = value(start)
    facts = read_facts([deck[name] for name in IDS])
    by_rows = Judge(facts, solve(facts, sum(1 << number for number in (11, 12, 13)))).forced(Row(0, 0, 0, 0), 1)
    print(f"{len(known)} states by the rules: {by_rules:.5f} points; by rows: {by_rows:.5f}")
    if abs(by_rules - by_rows) > SLACK:
        raise RuntimeError("the solution is wrong")


def opening(game: Any, options: dict[str, Any]) -> Any:
    """The beginning of a round for seat 0 alone."""
    asking = {"what": "draw_or_stop", "seats": [0]}
    return game.position({"round": 1, "players": [{}, {"status": "stopped"}], "asking": asking, "options": options})


def compare(target: int, rounds: int, searched: int, rehearsals: list[int], judge: Judge) -> None:
    """Everybody plays the same rounds; a line for each."""
    from sevenfold.games.registry import game as game_of

    game = game_of("sevn")
    start = opening(game, {"target_score": target})
    for name, chooses in bots(judge, rehearsals).items():
        count = searched if name.startswith("search") else rounds
        if count == 0:
            continue
        played = [play(game, start, judge, chooses, number) for number in range(count)]
        points = [one.points for one in played]
        lost = [sum(one.losses) for one in played]
        every = [loss for one in played for loss in one.losses]
        best = statistics.mean(loss <= SLACK for loss in every)
        print(
            f"{name:12} {count:7} rounds: {statistics.mean(points):6.3f} ± {_sure(points):5.3f} points, answers lose "
            f"{statistics.mean(lost):6.3f} ± {_sure(lost):5.3f} a round, best {best:6.2%} of {len(every)}, "
            f"{sum(one.seconds for one in played) / max(len(every), 1) * 1e3:.3f} ms each",
            flush=True,
        )


def _sure(values: list[Any]) -> float:
    return SURE * statistics.stdev(values) / len(values) ** 0.5


def main() -> None:
    """Solve, or read what has been solved, and compare."""
    mode.use("compiled")
    import numpy as np
    from lone_solution import Tables, read_facts, solve

    from sevenfold.bots.registry import learn_game
    from sevenfold.games.sevn.cards import STANDARD

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--searched", type=int, default=300)
    parser.add_argument("--rehearsals", default="400,3000")
    parser.add_argument("--target", type=int, default=FAR)
    parser.add_argument("--table", type=Path, help="keeps the solution for the next time (1.5 gigabytes)")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    if given.check:
        check()
        return
    learn_game("sevn")
    facts = read_facts(STANDARD)
    if given.table and given.table.exists():
        tables = Tables(*np.load(given.table, mmap_mode="r"))
    else:
        begun = time.monotonic()
        tables = solve(facts)
        print(f"{tables.one.size} rows solved in {time.monotonic() - begun:.0f} s")
        if given.table:
            np.save(given.table, np.stack(tables))
    judge = Judge(facts, tables)
    print(f"perfect play is worth {judge.forced(Row(0, 0, 0, 0), 1):.3f} points")
    compare(given.target, given.rounds, given.searched, [int(n) for n in given.rehearsals.split(",")], judge)


if __name__ == "__main__":
    main()
