"""The rules beside the retelling, step by step: the same questions, the same answers, the same table."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.rules.retelling import Question, ToldTable
from tests.rules.scene import SEVN, Scene

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.record import Live
from sevenfold.games.sevn.cards import IDS, STANDARD

NOTHING = dict.fromkeys(IDS, 0)
TINY = NOTHING | {
    "1": 4,
    "2": 3,
    "3": 3,
    "ballast_2": 2,
    "x2": 1,
    "freeze": 1,
    "second_chance": 3,
    "triple_draw": 1,
    "crossroads": 1,
    "storm": 1,
}
"""Twenty cards of ten kinds."""
WILD = dict.fromkeys(("freeze", "second_chance", "triple_draw", "crossroads", "storm"), 4) | {
    "ballast_2": 3,
    "ballast_4": 2,
    "0": 3,
}
"""The standard deck with many actions and Ballast: long queues, full chains."""
LEAN = (
    NOTHING
    | {"0": 2, "1": 3, "2": 3, "3": 3, "4": 2, "ballast_6": 2, "+2": 1, "ladder": 1}
    | dict.fromkeys(("freeze", "second_chance", "triple_draw", "crossroads"), 2)
    | {"storm": 1}
)
"""Twenty-six cards: the pile runs out in every round."""
DECKS: dict[str, dict[str, int]] = {"standard": {}, "tiny": TINY, "wild": WILD, "lean": LEAN}


def cards_of(deck: dict[str, int]) -> list[str]:
    counts = dict(zip(IDS, STANDARD, strict=True)) | deck
    return [card for card in IDS for _ in range(counts[card])]


class Both:
    """The rules and the retelling of one game, side by side."""

    def __init__(self, players: int, **options: Any) -> None:
        self.state: Live[Any] = SEVN.blank(players, SEVN.checked_options(players, options))
        self.table = ToldTable(players, cards_of(options.get("deck", {})), **options)
        self.game = self.table.game()
        self.question: Question | None = next(self.game)

    def answers(self) -> list[str]:
        """What the rules offer whoever is asked."""
        return [
            SEVN.write(self.state, seat, m) for seat in SEVN.actors(self.state) for m in SEVN.moves(self.state, seat)
        ]

    def answer(self, text: str) -> None:
        """Play it in both."""
        seat = SEVN.actors(self.state)[0]
        SEVN.apply(self.state, seat, SEVN.read(self.state, seat, text))
        try:
            self.question = self.game.send(text)
        except StopIteration:
            self.question = None

    def compare(self) -> None:
        """The same question and the same table."""
        actors = SEVN.actors(self.state)
        data = SEVN.describe(self.state)
        table = self.table
        assert [row.banked for row in table.rows] == [row["banked"] for row in data["players"]]
        if self.question is None:
            assert actors == ()
            assert table.over
            return
        assert actors == (DEALER if self.question.seat is None else self.question.seat,)
        assert data["asking"]["what"] == self.question.what
        assert self.answers() == self.question.answers
        view = Scene.view.fget(self)  # type: ignore[attr-defined]  # it looks at `state` alone
        for seat, row in enumerate(table.rows):
            assert Counter(view.rows[seat].cards) == Counter(row.cards)
            assert (view.rows[seat].status, view.rows[seat].twice) == (row.status, row.twice)
        assert Counter(data["discard"]) == Counter(table.discard)
        assert [(q["card"], q["owner"]) for q in data["queue"]] == table.queue
        assert data.get("open", []) == table.open
        assert data.get("running", {}).get("card") == table.running
        if self.question.what == "card":
            weights = {SEVN.write(self.state, DEALER, o.move): o.weight for o in SEVN.outcomes(self.state)}
            assert weights == Counter(table.pile)
        assert SEVN.position(data) == self.state


def play_both(seed: int, steps: int) -> None:
    """A random game in both, with random options; `steps` at most."""
    chance = random.Random(seed)
    deck = chance.choice(sorted(DECKS))
    options: dict[str, Any] = {
        "target_score": chance.choice([20, 60, 250]),
        "storm_start": chance.choice(["drawer", "next"]),
        "bonus_stack": chance.random() < 0.5,
        "allow_empty_pass": chance.random() < 0.3,
    }
    if DECKS[deck]:
        options["deck"] = DECKS[deck]
    boldness = chance.choice([0.3, 0.8, 0.95])
    both = Both(chance.randint(2, 8), **options)
    path: list[str] = []
    try:
        for _ in range(steps):
            both.compare()
            if both.question is None:
                return
            answers = both.question.answers
            if both.question.what == "card":
                path.append(chance.choice(sorted(both.table.pile)))
            elif both.question.what == "draw_or_stop" and len(answers) > 1:
                path.append("draw" if chance.random() < boldness else "stop")
            else:
                path.append(chance.choice(answers))
            both.answer(path[-1])
    except BaseException as error:
        error.add_note(f"{options}: {', '.join(path)}")
        raise


@pytest.mark.parametrize("seed", range(24))
def test_random_games_go_the_same_way_in_both(seed: int) -> None:
    """All rulings on rounds, actions and piles at once, with any options and decks full of actions."""
    play_both(seed, 120)


def perft(state: Live[Any], depth: int) -> int:
    """How many ways of playing on there are, `depth` moves and outcomes deep; an outcome counts once, however likely."""
    if depth == 0:
        return 1
    actors = SEVN.actors(state)
    total = 0
    for seat in actors:
        moves = SEVN.moves(state, seat)
        if depth == 1:
            return len(moves)
        for move in moves:
            after = state.copy()
            SEVN.apply(after, seat, move)
            total += perft(after, depth - 1)
    return total


def perft_retold(path: list[str], depth: int, players: int) -> int:
    """The same count by the retelling, which can't be copied and is told again for every way."""
    game = ToldTable(players, cards_of(TINY)).game()
    question = next(game)
    for answer in path:
        question = game.send(answer)
    if depth == 1:
        return len(question.answers)
    return sum(perft_retold([*path, answer], depth - 1, players) for answer in question.answers)


def divide(path: list[str], depth: int, players: int) -> str:
    """The count below each first step, to find the one that is wrong."""
    state = after(path, players)
    lines: list[str] = []
    for seat in SEVN.actors(state):
        for move in SEVN.moves(state, seat):
            text = SEVN.write(state, seat, move)
            ours = perft(after([*path, text], players), depth - 1)
            lines.append(f"{text:15} {ours:8} retold {perft_retold([*path, text], depth - 1, players):8}")
    return "\n".join(lines)


def after(path: list[str], players: int) -> Live[Any]:
    """The state after some steps of a game with the tiny deck."""
    state = SEVN.blank(players, SEVN.checked_options(players, {"deck": TINY}))
    for text in path:
        seat = SEVN.actors(state)[0]
        SEVN.apply(state, seat, SEVN.read(state, seat, text))
    return state


WAYS = {
    "from the lot": (2, "start 0", [10, 73, 361, 1724, 7827]),
    "first turn": (2, "start 0/1/2", [2, 12, 54, 353, 1527, 7902]),
    "triple draw": (3, "start 1/2/1/3/draw/triple_draw", [3, 27, 189, 1200, 5453]),
    "storm in the deal": (3, "start 2/storm", [9, 70, 518, 2012, 11908]),
    "crossroads": (2, "start 0/1/second_chance/draw/crossroads", [9, 77, 154, 398, 2210, 7876]),
}
"""Seats, the steps before, and the numbers of ways 1, 2, 3, ... steps deep."""


@pytest.mark.parametrize("name", WAYS)
def test_number_of_ways_to_play_on(name: str) -> None:
    """Pinned counts of a tiny deck, which the retelling arrives at too."""
    players, steps, counts = WAYS[name]
    path = steps.split("/")
    for depth, count in enumerate(counts, 1):
        found = perft(after(path, players), depth)
        assert found == count, f"{found} ways {depth} deep, not {count}:\n{divide(path, depth, players)}"
    assert perft_retold(path, len(counts), players) == counts[-1]
