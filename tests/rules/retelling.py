"""SEVN told once more, from the rulings alone: lists of card names, one generator that asks and is answered.

    game = ToldTable(2, ["0", "1", "2", "2", ...]).game()
    question = next(game)              # a Question: who is asked (None: the dealer) and every legal answer
    question = game.send("start 0")

It shares nothing with the rules but the names of the cards. It is slow and only right.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from tests.rules import oracle

ENDLESS = {"ballast_2", "ballast_4", "ballast_6", "triple_draw", "crossroads", "storm"}
"""With nothing but these left, a seat without cards would draw for ever."""
ACTIONS = ("freeze", "triple_draw", "crossroads", "storm")


class Question(NamedTuple):
    """Who is asked (None: the dealer), what for, and all legal answers in order."""

    what: str
    seat: int | None
    answers: list[str]


Told = Generator[Question, str, Any]


class Seven(Exception):
    """Somebody has seven different values."""


class Row:
    """One seat."""

    def __init__(self) -> None:
        self.banked = 0
        self.clear()

    def clear(self) -> None:
        """A new round."""
        self.cards: list[str] = []
        self.given = False
        self.status = "active"
        self.twice: str | None = None


class ToldTable:
    """The table of the retelling; `cards` is the deck in the order of the card list."""

    def __init__(self, players: int, cards: list[str], **options: Any) -> None:
        self.rows = [Row() for _ in range(players)]
        self.order = list(dict.fromkeys(cards))
        self.pile = list(cards)
        self.discard: list[str] = []
        self.queue: list[tuple[str, int]] = []
        self.running: str | None = None
        self.open: list[str] = []
        self.target = options.get("target_score", 250)
        self.next_begins_storm = options.get("storm_start") == "next"
        self.each_bonus_pays = options.get("bonus_stack", True)
        self.empty_pass = options.get("allow_empty_pass", False)
        self.over = False

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise."""
        return [(first + n) % len(self.rows) for n in range(len(self.rows))]

    def active(self) -> list[int]:
        """The seats still in the round."""
        return [seat for seat, row in enumerate(self.rows) if row.status == "active"]

    # --- the game

    def game(self) -> Told:
        """Rulings 1, 56, 57."""
        answer = yield Question("start", None, [f"start {seat}" for seat in range(len(self.rows))])
        first = int(answer.split()[1])
        while True:
            yield from self.round(first)
            totals = [row.banked for row in self.rows]
            if max(totals) >= self.target and totals.count(max(totals)) == 1:
                self.over = True
                return
            first = (first + 1) % len(self.rows)

    def round(self, first: int) -> Told:
        """Rulings 2 to 13, 26."""
        for row in self.rows:
            self.discard += row.cards + ([row.twice] if row.twice else [])
            row.clear()
        try:
            yield from self.deal(first)
            yield from self.turns(first)
        except Seven:
            pass
        self.discard += [card for card, _ in self.queue] + ([self.running] if self.running else [])
        self.queue, self.running = [], None
        for row in self.rows:
            out = row.status == "out"
            row.banked += oracle.points(row.cards, out=out, each_bonus_pays=self.each_bonus_pays)

    def deal(self, first: int) -> Told:
        """Rulings 3 to 6, 5a."""
        for seat in self.seats_from(first):
            row = self.rows[seat]
            drawn = [card for card in row.cards if not (card == "second_chance" and row.given)]
            if row.status == "active" and not drawn:
                yield from self.draw(seat)
                yield from self.work_off_queue()

    def turns(self, first: int) -> Told:
        """Rulings 7 to 12, 55, 5d."""
        turn = first - 1
        while self.active():
            if not self.pile and not self.discard:
                self.all_pass()
                return
            turn = next(seat for seat in self.seats_from(turn + 1) if self.rows[seat].status == "active")
            left = {*self.pile, *self.discard}
            if not (self.rows[turn].cards or self.empty_pass) and left <= ENDLESS:
                self.rows[turn].status = "stopped"
                continue
            may_stop = self.rows[turn].cards or self.empty_pass
            if (yield Question("draw_or_stop", turn, ["draw", "stop"] if may_stop else ["draw"])) == "stop":
                self.rows[turn].status = "stopped"
            else:
                yield from self.draw(turn)
                yield from self.work_off_queue()

    # --- cards

    def all_pass(self) -> None:
        """Ruling 55."""
        for seat in self.active():
            self.rows[seat].status = "stopped"

    def next_card(self, seat: int) -> Told:
        """Ruling 54; None where no card is left."""
        if not self.pile:
            self.pile, self.discard = self.discard, []
        if not self.pile:
            return None
        card = yield Question("card", None, [c for c in self.order if c in self.pile])
        self.pile.remove(card)
        return card

    def draw(self, seat: int) -> Told:
        """One card, drawn freely or by force."""
        card = yield from self.next_card(seat)
        if card is None:
            self.all_pass()
        else:
            yield from self.resolve(seat, card)

    def resolve(self, seat: int, card: str) -> Told:
        """The fixed order of a drawn card; rulings 14, 22 to 25, 42, 43, 53."""
        row = self.rows[seat]
        if card.isdigit() and card in row.cards:
            if "second_chance" in row.cards:
                row.cards.remove("second_chance")
                row.given = False
                self.discard += ["second_chance", card]
            else:
                row.status, row.twice = "out", card
        elif card.startswith("ballast"):
            if card in row.cards or (yield Question("keep_or_drop", seat, ["keep", "drop"])) == "drop":
                self.discard.append(card)
            else:
                self.add(row, card)
        elif card == "second_chance" and card in row.cards:
            takers = [other for other in self.active() if card not in self.rows[other].cards]
            if takers:
                answer = yield Question("give", seat, [f"give {other}" for other in takers])
                taker = self.rows[int(answer.split()[1])]
                taker.cards.append(card)
                taker.given = True
            else:
                self.discard.append(card)
        elif card in ACTIONS:
            self.queue.append((card, seat))
        else:
            self.add(row, card)

    def add(self, row: Row, card: str) -> None:
        """The card lies before the seat; rulings 17, 53."""
        row.cards.append(card)
        if len({c for c in row.cards if oracle.value(c) is not None}) == 7:
            raise Seven

    # --- actions

    def work_off_queue(self) -> Told:
        """Rulings 14 to 16."""
        while self.queue:
            card, owner = self.queue.pop(0)
            if self.rows[owner].status != "active":
                self.discard.append(card)
                continue
            self.running = card
            if card == "crossroads":
                yield from self.crossroads(owner)
                continue
            if card == "storm":
                for seat in self.seats_from(owner + self.next_begins_storm):
                    if self.rows[seat].status == "active":
                        yield from self.draw(seat)
            else:
                answer = yield Question("target", owner, [f"target {seat}" for seat in self.active()])
                target = int(answer.split()[1])
                if card == "freeze":
                    self.rows[target].status = "frozen"
                else:
                    for _ in range(3):
                        if self.rows[target].status == "active":
                            yield from self.draw(target)
            self.discard.append(card)
            self.running = None

    def crossroads(self, owner: int) -> Told:
        """Rulings 30 to 36."""
        for _ in range(2):
            card = yield from self.next_card(owner)
            if card is not None:
                self.open.append(card)
        if not self.open:
            self.discard.append("crossroads")
            self.running = None
            return
        answer = yield Question("take", owner, [f"take {n + 1}" for n in range(len(self.open))])
        chosen = self.open.pop(int(answer.split()[1]) - 1)
        self.discard += [*self.open, "crossroads"]
        self.open, self.running = [], None
        yield from self.resolve(owner, chosen)
