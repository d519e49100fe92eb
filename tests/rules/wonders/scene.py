"""A moment of 7 Wonders, written in a few lines and played by the rules: the words the rule tests are told in.

    scene = at(city("giza_a", "stone_pit", hand="baths"), city("babylon_a"), city("olympia_a"))
    scene.turn("build baths", "sell", "sell")     # one move for each seat; "sell" sells any card
    assert scene.city(0).coins == 3

Hands are filled up with other cards of the age. After every step the scene counts all cards and reads its own
description back, so each test of a rule also holds conservation and positions to account.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.rules.wonders.census import census

from sevenfold.games.kit.contract import DEALER, SPECTATOR, Event, Refusal
from sevenfold.games.kit.errors import IllegalMove
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import make_rngs, seed_rng
from sevenfold.games.wonders.cards import CARDS
from sevenfold.games.wonders.game import WONDERS
from sevenfold.games.wonders.hand_view import HandCard
from sevenfold.games.wonders.notation import read_move
from sevenfold.games.wonders.view import City, WondersView

DULL = ("altar", "theater", "pawnshop", "stockade", "barracks", "walls", "stables", "gardens", "senate", "town_hall")
"""Cards that hands are filled up with first: they produce nothing and bring no coins."""


def city(wonder: str, cards: str = "", **more: Any) -> dict[str, Any]:
    """A seat of a position; `hand` and `under` may be words in one string."""
    seat: dict[str, Any] = {"wonder": wonder, "city": cards.split(), **more}
    for key in ("hand", "under"):
        if isinstance(seat.get(key), str):
            seat[key] = seat[key].split()
    return seat


def filled(players: list[dict[str, Any]], age: int, size: int, gone: list[str]) -> None:
    """Fill all hands up to their size with cards of the age that are nowhere else."""
    used = Counter(gone)
    for seat in players:
        used.update([*seat["city"], *seat.get("hand", []), *[c for c in seat.get("under", []) if c]])
    cards = sorted((c for c in CARDS if c.age == age), key=lambda c: (c.is_guild, c.id not in DULL))
    left = [c.id for c in cards for _ in range(c.copies(len(players)) - used[c.id])]
    for seat in players:
        hand = seat.setdefault("hand", [])
        while len(hand) < size:
            hand.append(left.pop(0))


def at(*players: dict[str, Any], age: int = 1, turn: int = 4, **more: Any) -> Scene:
    """A scene in which everybody chooses, unless `asking` says otherwise; usually late enough that cities have cards."""
    what = more.get("asking", {}).get("what", "choose")
    size = {"choose": 8 - turn, "seventh": 1, "pick": 7 - turn if turn < 6 else 0}.get(what, 0)
    seats = [dict(seat) for seat in players]
    if size:
        filled(seats, age, size, more.get("discard", []))
    return Scene(WONDERS.position({"age": age, "turn": turn, "players": seats, **more}))


class Scene:
    """A state in play; `told` holds what the last step set off, as everybody may see it."""

    def __init__(self, state: Live[Any]) -> None:
        self.state = state
        self.told: list[Event] = []
        self.cards = census(state)
        self.check()

    @property
    def view(self) -> WondersView:
        """The table as a spectator sees it."""
        return self.seen_by(SPECTATOR)

    def seen_by(self, seat: int) -> WondersView:
        """The table as a seat sees it."""
        view = WONDERS.view(self.state, seat)
        assert isinstance(view, WondersView)
        return view

    def city(self, seat: int) -> City:
        """What lies open before a seat."""
        return self.view.cities[seat]

    def hand(self, seat: int) -> list[str]:
        """The seat's hand."""
        return [card.card for card in self.seen_by(seat).hand]

    def card(self, seat: int, name: str) -> HandCard:
        """A card of the seat's hand, as it sees it."""
        return next(card for card in self.seen_by(seat).hand if card.card == name)

    @property
    def coins(self) -> list[int]:
        """Coins by seat."""
        return [one.coins for one in self.view.cities]

    @property
    def data(self) -> dict[str, Any]:
        """The position in the game's own words."""
        return WONDERS.describe(self.state)

    @property
    def asks(self) -> str:
        """The open question and the seats it waits for: `choose 0 1 2`, `pick 1`, `over`."""
        asking = self.view.asking
        return " ".join([asking.what, *map(str, asking.seats)])

    def moves(self, seat: int, start: str = "") -> list[str]:
        """The seat's legal moves that begin so, in notation."""
        moves = [WONDERS.write(self.state, seat, move) for move in WONDERS.moves(self.state, seat)]
        return [move for move in moves if move.startswith(start)]

    def splits(self, seat: int, what: str) -> list[tuple[int, int]]:
        """What the neighbours can be paid for an action like `build baths`."""
        found: list[tuple[int, int]] = []
        for move in self.moves(seat, what):
            rest = dict(part.split("=") for part in move.removeprefix(what).split())
            found.append((int(rest.get("left", 0)), int(rest.get("right", 0))))
        return found

    def why(self, seat: int, text: str) -> Refusal:
        """The reason why a move is closed."""
        refusal = WONDERS.refusal(self.state, seat, read_move(text))
        assert refusal is not None, f"{text} is open to seat {seat}"
        return refusal

    def closed(self, seat: int, text: str) -> str:
        """The code of that reason, without the game's name; the move is tried as well and must change nothing."""
        before = bytes(self.state)
        move = read_move(text)
        refusal = self.why(seat, text)
        try:
            WONDERS.apply(self.state, seat, move)
        except IllegalMove as error:
            assert error.code == refusal.code  # noqa: PT017
        else:
            raise AssertionError(f"{text} was played")
        assert bytes(self.state) == before
        return refusal.code.removeprefix("7wonders-")

    def play(self, seat: int, text: str) -> Scene:
        """One move of one seat; `sell` alone sells the first card."""
        if text == "sell":
            text = f"sell {self.hand(seat)[0]}"
        WONDERS.apply(self.state, seat, WONDERS.read(self.state, seat, text))
        self.told = WONDERS.events(self.state, SPECTATOR)
        self.check()
        return self

    def turn(self, *moves: str) -> Scene:
        """A move for each seat, in the order of seats."""
        for seat, text in enumerate(moves):
            self.play(seat, text)
        return self

    def deal(self, seed: int = 1) -> Scene:
        """Let the dealer act until somebody decides."""
        rng = make_rngs(1)[0]
        seed_rng(rng, seed, 0)
        while WONDERS.actors(self.state) == (DEALER,):
            WONDERS.apply(self.state, DEALER, WONDERS.sample(self.state, rng))
        self.check()
        return self

    def kinds_told(self, kind: str) -> list[Event]:
        """What the last step told of one kind."""
        return [event for event in self.told if event.kind == kind]

    def check(self) -> None:
        """No card is lost, and the position can be read back."""
        assert census(self.state) == self.cards
        assert WONDERS.position(self.data) == self.state
