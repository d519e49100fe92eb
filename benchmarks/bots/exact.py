"""How far SEVN's bots are from perfect play: rounds of small decks, solved exactly, state by state.

python benchmarks/bots/exact.py [--positions N] [--rehearsals N]

The solution follows the game's own rules: every card that may come with its chance, every legal move, all states of the round.
At its end a state is worth the chance to win the game that `sevenfold.bots.sevn.searched` gives its banked points; where the
round decides the game, that is exact. One player: the rival has stopped and cannot be helped. Two players: each plays for
its own chance. Along rounds that `sharp` plays from there, each bot is asked the same questions: how often its answer is a
best one, and what its answers lose on average, in per cent of games.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

from sevenfold.games.kit import mode

NUMBERS = {"one": range(7, 13), "two": range(7, 11)}
OTHERS: dict[str, dict[str, int]] = {
    "one": {"ballast_4": 1, "x2": 1, "+4": 1, "heavyweight": 1, "second_chance": 1},
    "two": {"x2": 1},
}
SLACK = 1e-9


class Solved:
    """The values of all states of a round that can come up, for every seat."""

    def __init__(self, game: Any, round_number: int) -> None:
        self._game = game
        self._round = round_number
        self._known: dict[bytes, tuple[float, ...]] = {}

    def __len__(self) -> int:
        """How many states are solved."""
        return len(self._known)

    def value(self, s: Any) -> tuple[float, ...]:
        """What the state is worth to each seat."""
        from sevenfold.bots.search.tree import SURE
        from sevenfold.games.kit.contract import DEALER

        game = self._game
        actors = game.actors(s)
        if not actors or game.round(s) != self._round:
            prize = self._prize()
            return tuple(int(prize(s.record, seat)) / SURE for seat in range(game.players(s)))
        key = bytes(s)
        if key in self._known:
            return self._known[key]
        if actors == (DEALER,):
            outcomes = game.outcomes(s)
            values = [self.after(s, DEALER, outcome.move) for outcome in outcomes]
            found = tuple(
                sum(outcome.probability * value[seat] for outcome, value in zip(outcomes, values, strict=True))
                for seat in range(game.players(s))
            )
        else:
            (seat,) = actors
            found = max((self.after(s, seat, move) for move in game.moves(s, seat)), key=lambda value: value[seat])
        self._known[key] = found
        return found

    def after(self, s: Any, seat: int, move: int) -> tuple[float, ...]:
        """What the state is worth once the move is played."""
        then = s.copy()
        self._game.apply(then, seat, move)
        return self.value(then)

    @staticmethod
    def _prize() -> Any:
        from sevenfold.bots.sevn.searched import prize

        return prize


def deck(which: str) -> dict[str, int]:
    """So many of each card, none of those not named; numbers as often as in the standard deck."""
    from sevenfold.games.sevn.cards import IDS

    return dict.fromkeys(IDS, 0) | {str(number): number for number in NUMBERS[which]} | OTHERS[which]


def positions(game: Any, which: str, count: int) -> list[Any]:
    """Beginnings of a round with different totals, some of which the round decides."""
    from sevenfold.games.kit.rng import below, make_rngs, seed_rng

    rng = make_rngs(1)[0]
    seed_rng(rng, 11, 0)
    found: list[Any] = []
    for _ in range(count):
        mine, theirs = (180 + below(rng, 65) for _ in range(2))
        rival: dict[str, Any] = {"banked": theirs}
        if which == "one":
            rival |= {"numbers": [12, 9, 8][: 1 + below(rng, 3)], "status": "stopped"}
        players = [{"banked": mine}, rival]
        asking = {"what": "draw_or_stop", "seats": [0]}
        found.append(
            game.position({"round": 9, "players": players, "asking": asking, "options": {"deck": deck(which)}})
        )
    return found


def compare(game: Any, which: str, count: int, rehearsals: int) -> None:
    """Solve so many rounds and ask every bot along the way; prints a line for each bot."""
    from sevenfold.bots import policies, policy
    from sevenfold.bots.search.study import ponder_at
    from sevenfold.games.kit.contract import DEALER
    from sevenfold.games.kit.rng import make_rngs, seed_rng

    rngs = make_rngs(3)
    for stream in range(3):
        seed_rng(rngs[stream], 5, stream)
    lost: dict[str, list[float]] = {bot: [] for bot in (*policies("sevn"), f"search {rehearsals}")}
    states = 0
    for start in positions(game, which, count):
        solved = Solved(game, game.round(start))
        for _ in range(8):  # rounds that `sharp` plays from here
            s = start.copy()
            while game.actors(s) and game.round(s) == game.round(start):
                (seat,) = game.actors(s)
                if seat == DEALER:
                    game.apply(s, DEALER, game.sample(s, rngs[0]))
                    continue
                legal = game.moves(s, seat)
                if len(legal) > 1:
                    worth = {move: solved.after(s, seat, move)[seat] for move in legal}
                    best = max(worth.values())
                    for bot, losses in lost.items():
                        if bot.startswith("search"):
                            move = int(ponder_at(s.rows, s.at, seat, rngs, 1, rehearsals))
                        else:
                            move = int(policy("sevn", bot)(s.record, seat, rngs[2]))
                        losses.append(best - worth[move])
                game.apply(s, seat, int(policy("sevn", "sharp")(s.record, seat, rngs[2])))
        states += len(solved)
    questions = len(next(iter(lost.values())))
    print(
        f"\n{which} player{'s' if which == 'two' else ''}: {count} rounds, {states} states solved, {questions} questions"
    )
    for bot, losses in lost.items():
        best = statistics.mean(loss <= SLACK for loss in losses)
        print(f"  {bot:12}  best answer {best:6.1%}   loses {statistics.mean(losses):7.3%} a question", flush=True)


def main() -> None:
    """Both comparisons."""
    mode.use("compiled")
    from sevenfold.bots.registry import learn_game
    from sevenfold.games.registry import game as game_of

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--rehearsals", type=int, default=3000)
    given = parser.parse_args()
    learn_game("sevn")
    for which in ("one", "two"):
        compare(game_of("sevn"), which, given.positions, given.rehearsals)


if __name__ == "__main__":
    main()
