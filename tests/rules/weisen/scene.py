"""A moment of Die Sieben Weisen, written in a few lines and played by the rules: the words the rule tests are told in.

    scene = at(sage("witch", "witch:6 owl:4", side=1), sage("druid", side=2), sage("seer", side=2))
    scene.play(0, "lay witch:6")
    assert scene.view.lead == 6

The pawn stands on slot 2, whose order is that of the rulebook's example: witch, priestess, magician, druid, seer, healer,
alchemist. After every step the scene counts all cards and crystals, reads its own description back, and compares the
indicator with a count of its own.
"""

from __future__ import annotations

from typing import Any

from tests.rules.weisen.census import census

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import DEALER, SPECTATOR, Event, Refusal
from sevenfold.games.kit.errors import IllegalMove
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.data import read_spaces
from sevenfold.games.weisen.game import WEISEN
from sevenfold.games.weisen.notation import read_move
from sevenfold.games.weisen.view import SageSeat, WeisenView

TABLE = read_spaces().table
WITCH_FIRST = ["witch", "priestess", "magician", "druid", "seer", "healer", "alchemist"]
ROLES = ["healer", "druid", "seer", "priestess", "witch", "alchemist", "magician"]
LOTS = {3: [[4, 3], [7, 2], [5, 2]], 4: [[4, 3], [7, 2], [5, 2]], 5: [[4, 3, 2], [7, 2, 2], [6, 5, 4]]}


def sage(role: str | None = None, power: str = "", spells: str = "", **more: Any) -> dict[str, Any]:
    """A seat of a position; `laid` may be words in one string."""
    seat: dict[str, Any] = {"role": role, "power": power.split(), "spells": spells.split(), **more}
    if isinstance(seat.get("laid"), str):
        seat["laid"] = seat["laid"].split()
    return seat


def at(*players: dict[str, Any], what: str | None = None, seats: list[int] | None = None, **more: Any) -> Scene:
    """A scene; `what` and `seats` name the open question, `crystals` those of the current space."""
    count = len(players)
    crystals = [list(lot) for lot in LOTS[count]]
    crystals[2] = more.pop("crystals", crystals[2])
    others = [list(TABLE[0]), list(TABLE[1])]
    spaces = [{"order": order, "crystals": lot} for order, lot in zip([*others, WITCH_FIRST], crystals, strict=True)]
    roles = [seat["role"] for seat in players] + [seat.get("second_role") for seat in players]
    free = [role for role in ROLES if role not in roles]
    removed = free[: 5 - count]
    data: dict[str, Any] = {
        "round": 2, "spaces": spaces, "pawn": 2, "players": list(players), "removed": removed,
        "spare": free[5 - count :], **more,
    }  # fmt: skip
    if what:
        data["asking"] = {"what": what, **({} if seats is None else {"seats": seats})}
    elif seats is not None:
        data["asking"] = {"what": "lay", "seats": seats}
    return Scene(WEISEN.position(data))


def two_and_two(
    *hands: str, laid: tuple[str, ...] = ("", "", "", ""), spells: tuple[str, ...] = ("",) * 4, **more: Any
) -> Scene:
    """The rulebook's four players in a struggle: druid and magician (seats 0, 2) against witch and seer (1, 3)."""
    roles, sides = ("druid", "witch", "magician", "seer"), (1, 2, 1, 2)
    cards = (*hands, "", "", "", "")
    players = [
        sage(role, cards[i], spells[i], side=sides[i], laid=laid[i], **more.pop(f"seat{i}", {}))
        for i, role in enumerate(roles)
    ]
    return at(*players, **more)


class Scene:
    """A state in play; `told` holds what the last step set off, as everybody may see it."""

    def __init__(self, state: Live[Any]) -> None:
        self.state = state
        self.told: list[Event] = []
        self.cards = census(state)
        self.check()

    @property
    def view(self) -> WeisenView:
        """The table as a spectator sees it."""
        return self.seen_by(SPECTATOR)

    def seen_by(self, seat: int) -> WeisenView:
        """The table as a seat sees it."""
        view = WEISEN.view(self.state, seat)
        assert isinstance(view, WeisenView)
        return view

    def seat(self, seat: int) -> SageSeat:
        """What lies open before a seat."""
        return self.view.seats[seat]

    def hand(self, seat: int) -> list[str]:
        """The seat's hand."""
        return self.seen_by(seat).hand

    @property
    def data(self) -> dict[str, Any]:
        """The position in the game's own words."""
        return WEISEN.describe(self.state)

    @property
    def asks(self) -> str:
        """The open question and the seats it waits for: `lay 0`, `negotiate 0 1 2 3`, `over`."""
        asking = self.view.asking
        return " ".join([asking.what, *map(str, asking.seats)])

    def moves(self, seat: int, start: str = "") -> list[str]:
        """The seat's legal moves that begin so, in notation."""
        moves = [WEISEN.write(self.state, seat, move) for move in WEISEN.moves(self.state, seat)]
        return [move for move in moves if move.startswith(start)]

    def fallback(self, seat: int) -> str:
        """What a clock would play."""
        return WEISEN.write(self.state, seat, WEISEN.fallback(self.state, seat))

    def why(self, seat: int, text: str) -> Refusal:
        """The reason why a move is closed."""
        refusal = WEISEN.refusal(self.state, seat, read_move(text))
        assert refusal is not None, f"{text} is open to seat {seat}"
        return refusal

    def closed(self, seat: int, text: str) -> str:
        """The code of that reason, without the game's name; the move is tried as well and must change nothing."""
        before = bytes(self.state)
        refusal = self.why(seat, text)
        try:
            WEISEN.apply(self.state, seat, read_move(text))
        except IllegalMove as error:
            assert error.code == refusal.code  # noqa: PT017
        else:
            raise AssertionError(f"{text} was played")
        assert bytes(self.state) == before
        return refusal.code.removeprefix("weisen-")

    def play(self, seat: int, *texts: str) -> Scene:
        """Moves of one seat, one after another."""
        for text in texts:
            WEISEN.apply(self.state, seat, WEISEN.read(self.state, seat, text))
            self.told = WEISEN.events(self.state, SPECTATOR)
            self.check()
        return self

    def all(self, text: str) -> Scene:
        """The same move of every seat that is waited for."""
        for seat in WEISEN.waiting(self.state):
            if seat in WEISEN.waiting(self.state):
                self.play(seat, text)
        return self

    def deal(self, *outcomes: str) -> Scene:
        """Let the dealer turn up these; without any, let it act by chance until somebody decides."""
        rng = rng_of(7)
        told: list[Event] = []
        for text in outcomes:
            self.play(DEALER, text)
            told += self.told
        while not outcomes and WEISEN.actors(self.state) == (DEALER,):
            WEISEN.apply(self.state, DEALER, WEISEN.sample(self.state, rng))
            told += WEISEN.events(self.state, SPECTATOR)
        self.told = told or self.told
        self.check()
        return self

    def by_clock(self, until: str = "") -> Scene:
        """Let the clock and chance play until a question of that name is open, or the game is over."""
        while self.view.asking.what != (until or "over"):
            waiting = WEISEN.waiting(self.state)
            if waiting == (DEALER,):
                self.deal()
            else:
                self.play(waiting[0], self.fallback(waiting[0]))
        return self

    def events(self, viewer: int, kind: str = "") -> list[Event]:
        """What the last move told a viewer."""
        return [event for event in WEISEN.events(self.state, viewer) if not kind or event.kind == kind]

    def kinds(self) -> list[str]:
        """The kinds of what was told last."""
        return [event.kind for event in self.told]

    def check(self) -> None:
        """Nothing is lost, the position can be read back, the indicator is the difference of what is laid."""
        assert census(self.state) == self.cards
        data = self.data
        assert WEISEN.position(data) == self.state
        points = {1: 0, 2: 0, None: 0}
        for seat in data["players"]:
            ones = [card for card in seat["laid"] if card.endswith(":1")]
            pairs = sum(ones.count(card) == 2 for card in set(ones))
            points[seat["side"]] += 9 * pairs + sum(int(card.split(":")[1]) for card in seat["laid"] if ":" in card)
        solo = self.view.solo
        if solo is not None:
            points[data["players"][solo]["side"]] += data.get("bonus", 0)
        assert data["lead"] == points[1] - points[2]
