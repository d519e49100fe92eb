"""The rules against a second implementation with other means: the idiomatic Python objects of the benchmark.

The same random games are played in both; at every decision both must allow the same moves, after every turn both must know
the same coins and points.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.wonders.cards import CARDS, KIND_OF
from sevenfold.games.wonders.game import WONDERS

FILE = Path(__file__).resolve().parents[3] / "benchmarks" / "wonders" / "idiomatic.py"
GAMES = 150


def load() -> ModuleType:
    """The benchmark's module."""
    spec = importlib.util.spec_from_file_location("idiomatic_wonders", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


OBJECTS = load()
Simple = tuple[str, str, int, int]


def simple(text: str) -> Simple:
    """A move in notation as action, card, left, right."""
    action, *rest = text.split()
    coins = dict(part.split("=") for part in rest[1:])
    return action, rest[0] if rest else "", int(coins.get("left", 0)), int(coins.get("right", 0))


class Twins:
    """One game, played by the rules and by the objects."""

    def __init__(self, players: int, seed: int) -> None:
        self.rng: Rng = rng_of(seed)
        self.state: Live[Any] = WONDERS.start(players, {"side": "ab"}, seed)
        self.players = players
        boards = [seat["wonder"] for seat in self.data["players"]]
        wonders = {wonder.id: wonder for wonder in OBJECTS.WONDERS}
        self.game = OBJECTS.Game.__new__(OBJECTS.Game)
        self.game.cities = [OBJECTS.City.of(wonders[board[:-2]], board[-1]) for board in boards]
        self.game.discard = []

    @property
    def data(self) -> dict[str, Any]:
        """The rules' position."""
        return WONDERS.describe(self.state)

    def decide(self, seat: int) -> Any:
        """A random move that both allow; played by the rules, returned for the objects."""
        mine = {simple(WONDERS.write(self.state, seat, move)): move for move in WONDERS.moves(self.state, seat)}
        theirs = {(a, card.id, left, right): (a, card, left, right) for a, card, left, right in self.game.moves(seat)}
        assert set(mine) == set(theirs), self.data
        chosen = sorted(mine)[below(self.rng, len(mine))]
        WONDERS.apply(self.state, seat, mine[chosen])
        return theirs[chosen]

    def compare(self) -> None:
        """Coins, points, cities and the discard pile are the same."""
        data = self.data
        assert [seat["coins"] for seat in data["players"]] == [city.coins for city in self.game.cities]
        assert WONDERS.result(self.state).points == [self.game.points(seat) for seat in range(self.players)]
        assert sorted(data["discard"]) == sorted(card.id for card in self.game.discard)
        for seat, city in zip(data["players"], self.game.cities, strict=True):
            assert sorted(seat["city"]) == sorted(card.id for card in city.cards)
            assert (seat["stages"], seat["defeats"]) == (city.built, city.defeats)

    def turn(self) -> None:
        """One turn with all that it sets off."""
        data = self.data
        age, turn = data["age"], data["turn"]
        for city, seat in zip(self.game.cities, data["players"], strict=True):
            city.hand = [CARDS[KIND_OF[card]] for card in seat["hand"]]
            if turn == 1:
                city.free_build = "free_build" in city.powers
        picker = self.game.resolve({seat: self.decide(seat) for seat in range(self.players)})
        if self.asks == "seventh":
            (seat,) = WONDERS.actors(self.state)
            self.game.resolve({seat: self.decide(seat)})
        if turn == 6:
            for city in self.game.cities:
                self.game.discard += city.hand
        if picker is not None:
            self.pick(picker)
        if turn == 6:
            self.game.fight(age)
        self.compare()

    def pick(self, seat: int) -> None:
        """Halikarnassos: the same cards may be built, or neither asks."""
        city = self.game.cities[seat]
        cards = {card.id: card for card in self.game.discard if card.name not in city.names}
        assert (self.asks == "pick") == bool(cards)
        if cards:
            moves = [WONDERS.write(self.state, seat, move) for move in WONDERS.moves(self.state, seat)]
            assert moves[-1] == "skip"
            assert sorted(moves[:-1]) == sorted(f"pick {card}" for card in cards)
            text = moves[below(self.rng, len(moves))]
            WONDERS.apply(self.state, seat, WONDERS.read(self.state, seat, text))
            if text != "skip":
                card = cards[text.split()[1]]
                self.game.discard.remove(card)
                city.add(card)
                self.game.gain(seat, card.effect)

    @property
    def asks(self) -> str:
        """The open question of the rules."""
        return self.data["asking"]["what"]

    def play(self) -> None:
        """The whole game."""
        while WONDERS.actors(self.state):
            while WONDERS.actors(self.state) == (DEALER,):
                WONDERS.apply(self.state, DEALER, WONDERS.sample(self.state, self.rng))
            self.turn()


@pytest.mark.parametrize("players", range(3, 8))
def test_both_know_the_same_moves_coins_and_points(players: int) -> None:
    """Rulings 1 to 57, all at once, in whole games on random boards of both sides."""
    for seed in range(GAMES):
        Twins(players, 100 * players + seed).play()
