"""7 Wonders as one would write it in Python without thinking of speed first: objects, dictionaries, lists, sets.

The yardstick for the compiled rules: the same rules (every board, chain, guild and power, payment with every split), played
by random legal moves. It has no events, positions, views or refusals. Facts come from the project's card lists.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import product

from sevenfold.games.wonders.data import RAW, Card, Effect, Stage, Wonder, read_facts, read_wonders

FACTS = read_facts()
WONDERS = read_wonders()
Producer = frozenset[str]


def producers_of(effect: Effect) -> list[Producer]:
    """The units that an effect produces."""
    if effect.kind != "produce":
        return []
    if effect.one_of:
        return [frozenset(effect.one_of)]
    return [frozenset([resource]) for resource, n in effect.fixed.items() for _ in range(n)]


@dataclass(slots=True)
class City:
    """A player's city."""

    stages: list[Stage]
    sold: list[Producer]
    own: list[Producer]
    built: int = 0
    coins: int = 3
    cards: list[Card] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    ids: set[str] = field(default_factory=set)
    hand: list[Card] = field(default_factory=list)
    conflict_points: int = 0
    defeats: int = 0
    raw_price: dict[str, int] = field(default_factory=lambda: {"left": 2, "right": 2})
    goods_price: int = 2
    shields: int = 0
    symbols: Counter[str] = field(default_factory=Counter)
    powers: set[str] = field(default_factory=set)
    free_build: bool = False

    @classmethod
    def of(cls, wonder: Wonder, side: str) -> City:
        """The city of a board."""
        home = frozenset([wonder.produces])
        return cls(wonder.a if side == "a" else wonder.b, [home], [home])

    def work(self, effect: Effect) -> None:
        """Put an effect to work."""
        if effect.kind == "produce":
            self.own += producers_of(effect)
            if effect.tradable:
                self.sold += producers_of(effect)
        elif effect.kind == "discount":
            if effect.goods == "manufactured_goods":
                self.goods_price = 1
            else:
                for side in ("left", "right") if effect.neighbours == "both" else (effect.neighbours,):
                    self.raw_price[side] = 1
        elif effect.kind == "shields":
            self.shields += effect.amount
        elif effect.kind == "science":
            self.symbols[effect.symbol] += 1
        elif effect.kind in ("free_build", "seventh_card", "copy_guild", "from_discard"):
            self.powers.add(effect.kind)
            self.free_build |= effect.kind == "free_build"

    def add(self, card: Card) -> None:
        """Build a card."""
        self.cards.append(card)
        self.names.add(card.name)
        self.ids.add(card.id)
        self.work(card.effect)

    def count(self, what: list[str]) -> int:
        """How many of the counted things this city has."""
        total = sum(card.colour in what for card in self.cards)
        total += self.built if "wonder_stage" in what else 0
        return total + (self.defeats if "defeat_token" in what else 0)


Move = tuple[str, Card | None, int, int]


class Game:
    """One game between random players."""

    def __init__(self, players: int, chance: random.Random) -> None:
        self.chance = chance
        boards = chance.sample(WONDERS, players)
        self.cities = [City.of(wonder, chance.choice("ab")) for wonder in boards]
        self.discard: list[Card] = []
        self.decisions = 0

    def neighbours(self, seat: int) -> tuple[City, City]:
        """The left and the right one."""
        return self.cities[(seat + 1) % len(self.cities)], self.cities[seat - 1]

    def splits(self, seat: int, cost: dict[str, int]) -> list[tuple[int, int]]:
        """What the neighbours can be paid: purchases of as few units as possible, each producer used once."""
        city = self.cities[seat]
        left, right = self.neighbours(seat)
        units = [resource for resource, n in cost.items() if resource != "coins" for _ in range(n)]
        if not units:
            return [(0, 0)]
        states = {((), (), (), 0, 0)}
        fewest: set[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int]] = states
        for unit in units:
            raw = unit in RAW
            prices = (city.raw_price["left"], city.raw_price["right"]) if raw else (city.goods_price, city.goods_price)
            following = set()
            for used, used_left, used_right, pay_left, pay_right in fewest:
                for i, producer in enumerate(city.own):
                    if unit in producer and i not in used:
                        following.add((tuple(sorted((*used, i))), used_left, used_right, pay_left, pay_right))
                for i, producer in enumerate(left.sold):
                    if unit in producer and i not in used_left:
                        bought = tuple(sorted((*used_left, i)))
                        following.add((used, bought, used_right, pay_left + prices[0], pay_right))
                for i, producer in enumerate(right.sold):
                    if unit in producer and i not in used_right:
                        bought = tuple(sorted((*used_right, i)))
                        following.add((used, used_left, bought, pay_left, pay_right + prices[1]))
            fewest = following
            if not fewest:
                return []
        own = max(len(state[0]) for state in fewest)
        return list({(state[3], state[4]) for state in fewest if len(state[0]) == own})

    def moves(self, seat: int) -> list[Move]:
        """Every legal move."""
        city = self.cities[seat]
        found: list[Move] = []
        stage: list[tuple[int, int]] = []
        if city.built < len(city.stages):
            stage = [s for s in self.splits(seat, city.stages[city.built].cost) if sum(s) <= city.coins]
        for card in {card.id: card for card in city.hand}.values():
            if card.name not in city.names:
                bank = card.cost.get("coins", 0)
                if city.ids.intersection(card.free_with):
                    found.append(("build", card, 0, 0))
                else:
                    splits = self.splits(seat, card.cost)
                    found += [("build", card, *s) for s in splits if sum(s) + bank <= city.coins]
                    if city.free_build and (bank or (0, 0) not in splits):
                        found.append(("free", card, 0, 0))
            found += [("stage", card, *s) for s in stage]
            found.append(("sell", card, 0, 0))
        return found

    def choose(self, moves: list[Move]) -> Move:
        """A random one."""
        self.decisions += 1
        return self.chance.choice(moves)

    def gain(self, seat: int, effect: Effect) -> None:
        """The coins of a card."""
        self.cities[seat].coins += effect.amount if effect.kind == "coins" else 0
        if effect.kind == "per" and effect.coins:
            self.cities[seat].coins += effect.coins * self.counted(seat, effect)

    def counted(self, seat: int, effect: Effect) -> int:
        """What a counting card finds."""
        total = self.cities[seat].count(effect.count) if effect.where.startswith("own") else 0
        if effect.where.endswith("neighbours"):
            total += sum(city.count(effect.count) for city in self.neighbours(seat))
        return total

    def resolve(self, chosen: dict[int, Move]) -> int | None:
        """Carry out what was chosen at once; returns who may look through the discard pile."""
        picker = None
        income: list[tuple[int, Effect]] = []
        for seat, (action, card, pay_left, pay_right) in chosen.items():
            city = self.cities[seat]
            left, right = self.neighbours(seat)
            city.hand.remove(card)
            city.coins -= pay_left + pay_right
            left.coins += pay_left
            right.coins += pay_right
            if action == "sell":
                self.discard.append(card)
                income.append((seat, Effect("coins", 3)))
            elif action == "stage":
                effects = city.stages[city.built].effects
                city.built += 1
                for effect in effects:
                    city.work(effect)
                    if effect.kind == "coins":
                        income.append((seat, effect))
                    if effect.kind == "from_discard":
                        picker = seat
            else:
                if action == "free":
                    city.free_build = False
                elif not city.ids.intersection(card.free_with):
                    city.coins -= card.cost.get("coins", 0)
                city.add(card)
                income.append((seat, card.effect))
        for seat, effect in income:
            self.gain(seat, effect)
        return picker

    def pick(self, seat: int) -> None:
        """Halikarnassos builds from the discard pile, or doesn't."""
        city = self.cities[seat]
        cards = list({card.id: card for card in self.discard if card.name not in city.names}.values())
        if cards:
            action, card, *_ = self.choose([("pick", card, 0, 0) for card in cards] + [("skip", None, 0, 0)])
            if action == "pick":
                self.discard.remove(card)
                city.add(card)
                self.gain(seat, card.effect)

    def play_age(self, age: int) -> None:
        """Deal, six turns, conflicts."""
        players = len(self.cities)
        deck = [c for c in FACTS.card if c.age == age and not c.is_guild for _ in range(c.copies(players))]
        if age == 3:
            deck += self.chance.sample([c for c in FACTS.card if c.is_guild], players + 2)
        self.chance.shuffle(deck)
        for i, city in enumerate(self.cities):
            city.hand = deck[7 * i : 7 * i + 7]
            city.free_build = "free_build" in city.powers
        for turn in range(6):
            picker = self.resolve({seat: self.choose(self.moves(seat)) for seat in range(players)})
            if turn == 5:
                for seat, city in enumerate(self.cities):
                    if "seventh_card" in city.powers:
                        self.resolve({seat: self.choose(self.moves(seat))})
                for city in self.cities:
                    self.discard += city.hand
                    city.hand = []
            if picker is not None:
                self.pick(picker)
            hands = [city.hand for city in self.cities]
            for seat, city in enumerate(self.cities):
                city.hand = hands[(seat - 1) % players] if age != 2 else hands[(seat + 1) % players]
        self.fight(age)

    def fight(self, age: int) -> None:
        """The conflicts at the end of an age."""
        for seat, city in enumerate(self.cities):
            for other in self.neighbours(seat):
                if city.shields > other.shields:
                    city.conflict_points += (1, 3, 5)[age - 1]
                elif city.shields < other.shields:
                    city.conflict_points -= 1
                    city.defeats += 1

    def science(self, seat: int, more: int = 0) -> int:
        """The best that symbols and wildcards make."""
        symbols = self.cities[seat].symbols
        best = 0
        for extra in product(range(3), repeat=symbols["any"] + more):
            counts = [symbols[name] + extra.count(i) for i, name in enumerate(("compass", "gear", "tablet"))]
            best = max(best, sum(n * n for n in counts) + 7 * min(counts))
        return best

    def points(self, seat: int) -> int:
        """The whole score sheet."""
        city = self.cities[seat]
        total = city.conflict_points + city.coins // 3
        total += sum(e.amount for s in city.stages[: city.built] for e in s.effects if e.kind == "points")
        for card in city.cards:
            total += card.effect.amount if card.effect.kind == "points" else 0
            total += card.effect.points * self.counted(seat, card.effect) if card.effect.kind == "per" else 0
        science = self.science(seat)
        best = 0
        if "copy_guild" in city.powers:
            for card in {c.id: c for other in self.neighbours(seat) for c in other.cards if c.is_guild}.values():
                if card.effect.kind == "science":
                    best = max(best, self.science(seat, 1) - science)
                else:
                    best = max(best, card.effect.points * self.counted(seat, card.effect))
        return total + science + best

    def play(self) -> list[int]:
        """The whole game; everybody's points."""
        for age in (1, 2, 3):
            self.play_age(age)
        return [self.points(seat) for seat in range(len(self.cities))]
