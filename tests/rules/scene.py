"""A moment of SEVN, written in a line and played by the rules: the words the rule tests are told in.

    scene = at("5 12 x2", "7 / stopped", "", turn=0)   # three rows; the third seat has nothing in front
    scene.draws(0, "9")                                # seat 0 says draw, the dealer turns up a 9
    assert scene.row(0).points == 52
    assert scene.asks == "draw_or_stop 2"
    assert scene.closed("stop") == "sevn-nothing-in-front"

Impossible cards can't be dealt. After every step the scene counts all cards of the deck and reads its own
description back, so each test of a rule also holds conservation and positions to account.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sevenfold.games.kit.contract import DEALER, SPECTATOR, Event, Refusal
from sevenfold.games.kit.errors import IllegalMove
from sevenfold.games.kit.record import Live
from sevenfold.games.registry import game
from sevenfold.games.sevn.cards import CARDS, IDS, STANDARD
from sevenfold.games.sevn.notation import read_move
from sevenfold.games.sevn.view import Row, SevnView

SEVN = game("sevn")
GROUPS: dict[str, str] = {card["id"]: card["group"] for card in CARDS}
VALUES: dict[str, int] = {card["id"]: card["value"] for card in CARDS if "value" in card}


class Scene:
    """A state in play; `told` holds what the last call of `play`, `deal` or `draws` set off."""

    def __init__(self, state: Live[Any]) -> None:
        self.state = state
        self.told: list[Event] = []
        self.check()

    # --- looking

    @property
    def view(self) -> SevnView:
        """The table as everybody sees it."""
        view = SEVN.view(self.state, SPECTATOR)
        assert isinstance(view, SevnView)
        return view

    @property
    def data(self) -> dict[str, Any]:
        """The position in the game's own words."""
        return SEVN.describe(self.state)

    def row(self, seat: int) -> Row:
        """What lies before a seat."""
        return self.view.rows[seat]

    def cards(self, seat: int) -> str:
        """The cards before a seat, as `at` writes them."""
        return " ".join(self.row(seat).cards)

    @property
    def banked(self) -> list[int]:
        """Banked points by seat."""
        return [row.banked for row in self.view.rows]

    @property
    def statuses(self) -> str:
        """How the seats stand, by seat."""
        return " ".join(row.status for row in self.view.rows)

    @property
    def asks(self) -> str:
        """The open question: `draw_or_stop 2`, `target 0 freeze`, `card 1` (who draws it), `over`."""
        asking = self.data["asking"]
        words = [asking["what"], *map(str, asking["seats"])]
        if "for" in asking:
            words.append(str(asking["for"]))
        card = self.view.asking.card
        return " ".join(words + ([card] if card else []))

    @property
    def queue(self) -> str:
        """The waiting actions with their owners, head first: `freeze 1, storm 1`."""
        return ", ".join(f"{q.card} {q.owner}" for q in self.view.queue)

    @property
    def discard(self) -> str:
        """The discard pile, in the deck's order."""
        return " ".join(self.data["discard"])

    @property
    def pile(self) -> Counter[str]:
        """The draw pile as a multiset."""
        return Counter(deck_of(self.data)) - Counter(elsewhere(self.data))

    @property
    def open_moves(self) -> str:
        """The legal moves of the seat that is asked: `draw, stop`."""
        return ", ".join(SEVN.write(self.state, seat, m) for seat in self.asked for m in SEVN.moves(self.state, seat))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that decide; nobody while the dealer is asked."""
        return tuple(seat for seat in SEVN.actors(self.state) if seat != DEALER)

    def refusal(self, move: str, seat: int | None = None) -> Refusal | None:
        """Why a move is closed for a seat (the asked one where left out), or None where it is open."""
        return SEVN.refusal(self.state, self.asked[0] if seat is None else seat, read_move(move))

    def closed(self, move: str, seat: int | None = None) -> str | None:
        """The code of `refusal`."""
        why = self.refusal(move, seat)
        return None if why is None else why.code

    def happened(self, kind: str) -> list[tuple[int | None, str | None]]:
        """Seat and card of each event of a kind since the last call."""
        return [(event.seat, event.card) for event in self.told if event.kind == kind]

    # --- playing

    def play(self, seat: int, move: str) -> Scene:
        """A seat's move, in notation; must be legal."""
        assert SEVN.actors(self.state) == (seat,), f"seat {seat} isn't asked: {self.asks}"
        self.told = []
        self._apply(seat, move)
        return self

    def deal(self, *cards: str) -> Scene:
        """What the dealer turns up, one after the other; each must be possible."""
        self.told = []
        self._deal(cards)
        return self

    def draws(self, seat: int, *cards: str) -> Scene:
        """The seat says draw; then the dealer turns up the cards."""
        self.play(seat, "draw")
        self._deal(cards)
        return self

    def clock(self) -> str:
        """What the clock plays for the asked seat, in notation; it must be legal, and it is played."""
        seat = self.asked[0]
        move = SEVN.write(self.state, seat, SEVN.fallback(self.state, seat))
        self.play(seat, move)
        return move

    def _deal(self, cards: tuple[str, ...]) -> None:
        for card in cards:
            assert SEVN.actors(self.state) == (DEALER,), f"no card is turned up: {self.asks}"
            self._apply(DEALER, card)

    def _apply(self, seat: int, move: str) -> None:
        SEVN.apply(self.state, seat, SEVN.read(self.state, seat, move))
        self.told += SEVN.events(self.state, SPECTATOR)
        self.check()

    def refused(self, seat: int, move: str) -> IllegalMove:
        """The error of an illegal move; the state must be as it was."""
        before = bytes(self.state)
        try:
            SEVN.apply(self.state, seat, read_move(move) if seat != DEALER else IDS.index(move))
        except IllegalMove as error:
            assert bytes(self.state) == before
            return error
        raise AssertionError(f"{move} was played")

    def check(self) -> None:
        """Every card of the deck exists once, and the description reads back to the same state."""
        data = self.data
        counts = Counter(elsewhere(data))
        record = self.state.plain()
        pile = {IDS[kind]: record.pile[kind] for kind in range(len(IDS)) if record.pile[kind]}
        assert record.pile_count == sum(pile.values())
        assert counts + Counter(pile) == +Counter(deck_of(data)), data
        assert SEVN.position(data) == self.state, data


def deck_of(data: dict[str, Any]) -> dict[str, int]:
    """How many copies of each card the deck of a position has."""
    return dict(zip(IDS, STANDARD, strict=True)) | data.get("options", {}).get("deck", {})


def elsewhere(data: dict[str, Any]) -> list[str]:
    """The cards that a position names, all but those of the draw pile."""
    found = [*data["discard"], *data.get("open", [])]
    found += [entry["card"] for entry in data["queue"]]
    if "running" in data:
        found.append(data["running"]["card"])
    if "card" in data["asking"]:
        found.append(data["asking"]["card"])
    for seat in data["players"]:
        found += [str(number) for number in seat["numbers"]]
        found += [f"ballast_{-value}" for value in seat["ballast"]]
        found += [*seat["modifiers"], *seat["bonuses"]]
        found += ["second_chance"] * seat.get("second_chance", False)
        if "twice" in seat:
            found.append(str(seat["twice"]))
    return found


def start(players: int, *, first: int = 0, **options: Any) -> Scene:
    """A match before its first card; `first` is the seat that begins."""
    s = SEVN.blank(players, SEVN.checked_options(players, options))
    SEVN.apply(s, DEALER, SEVN.read(s, DEALER, f"start {first}"))
    return Scene(s)


def seat(text: str) -> dict[str, Any]:
    """A seat from its row: `5 12 ballast_4 x2 ladder second_chance gift / out 12`."""
    cards, _, status = text.partition("/")
    data: dict[str, Any] = {"numbers": [], "ballast": [], "modifiers": [], "bonuses": []}
    for card in cards.split():
        if card in {"second_chance", "gift"}:
            data[card] = True
        elif GROUPS[card] == "number":
            data["numbers"].append(int(card))
        elif GROUPS[card] == "ballast":
            data["ballast"].append(VALUES[card])
        else:
            data[{"modifier": "modifiers", "bonus": "bonuses"}[GROUPS[card]]].append(card)
    words = status.split()
    if words:
        data["status"] = words[0]
    if words[1:]:
        data["twice"] = int(words[1])
    return data


def position(
    *rows: str,
    turn: int | None = None,
    asks: str = "",
    banked: tuple[int, ...] = (),
    running: str = "",
    revealed: str = "",
    queue: str = "",
    pile: str | None = None,
    discard: str | None = None,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position as JSON. `asks` is `take 0` or `keep_or_drop 1 ballast_4`, `running` is `storm 0` or `triple_draw 1 2`
    (card, owner, cards left), `revealed` are a Crossroads' open cards, `queue` is `freeze 1, storm 0`.

    With `pile` the draw pile is exactly that and every other card is discarded; with `discard` as well, the deck is
    made of the named cards alone.
    """
    data: dict[str, Any] = {"players": [seat(row) for row in rows], **more}
    for row, points in zip(data["players"], banked, strict=False):
        row["banked"] = points
    if turn is not None:
        data["turn"] = turn
    if asks:
        what, *who = asks.split()
        data["asking"] = {"what": what}
        if who and what == "card":
            data["asking"]["for"] = int(who[0])
        elif who:
            data["asking"]["seats"] = [int(who[0])]
        if who[1:]:
            data["asking"]["card"] = who[1]
    if running:
        card, owner, *left = running.split()
        data["running"] = {"card": card, "owner": int(owner)} | ({"left": int(left[0])} if left else {})
    if revealed:
        data["open"] = revealed.split()
    data["queue"] = [
        {"card": entry.split()[0], "owner": int(entry.split()[1])} for entry in queue.split(",") if entry.strip()
    ]
    data["discard"] = (discard or "").split()
    data["options"] = dict(options or {})
    named = Counter(elsewhere({"asking": {}, **data}))
    if pile is not None and discard is not None:
        named.update(pile.split())
        data["options"]["deck"] = {card: named[card] for card in IDS}
    elif pile is not None:
        rest = Counter(deck_of(data)) - named - Counter(pile.split())
        data["discard"] = list(rest.elements())
    return data


def at(*rows: str, **what: Any) -> Scene:
    """The scene of a position, see `position`."""
    return Scene(SEVN.position(position(*rows, **what)))
