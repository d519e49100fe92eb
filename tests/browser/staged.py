"""A table at any moment one likes: positions of the real rules, spoken to the page in the server's own messages.

For states that chance would seldom bring (eight long rows, a bust, SEVN); whole games run against the real server.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from sevenfold.bots import policies
from sevenfold.games.kit.contract import SPECTATOR, Choice, Result
from sevenfold.games.registry import GAMES
from sevenfold.games.registry import game as game_of
from sevenfold.server.protocol import (
    BotInfo,
    ChatLine,
    Clock,
    Done,
    GameInfo,
    Lobby,
    LobbyTable,
    Me,
    Seat,
    Snapshot,
    Table,
    Update,
)
from sevenfold.tables.bots import usual

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, WebSocketRoute

NAMES = ["Ann", "Ben", "Cleopatra", "Dora", "Emil", "Friederike", "Gus", "Hans-Joachim"]


def encoded(message: object) -> str:
    """A message as the server writes it."""
    return msgspec.json.encode(message).decode()


class StagedTable:
    """A table whose match of a game stands at `position`, as seat `you` sees it."""

    def __init__(
        self,
        position: Mapping[str, Any] | None,
        *,
        game: str = "sevn",
        you: int | None = 0,
        seats: int = 4,
        clock: bool = False,
    ) -> None:
        self.game = game_of(game)
        self.state = None if position is None else self.game.position(position)
        self.you = you
        self.viewer = SPECTATOR if you is None else you
        self.seats = seats if self.state is None else self.game.players(self.state)
        self.version = 1
        self.clock = Clock(21.0, 30.0) if clock else Clock()
        self.socket: WebSocketRoute | None = None
        self.heard: list[dict[str, Any]] = []

    def table(self) -> Table:
        """The table's people: seat 0 opened it, the others are bots and people by turns."""
        stage = "open" if self.state is None else "over" if self.game.is_over(self.state) else "playing"
        bot = policies(self.game.id)[-1]
        seats = [
            Seat(i, "bot" if i % 2 and i else "person", NAMES[i], bot if i % 2 else None, here=i != 2)
            for i in range(self.seats)
        ]
        if self.state is None:
            seats = [*seats[:2], *(Seat(i, "empty") for i in range(2, self.seats))]
        options = self.game.checked_options(self.seats, {})
        seal = "sha256:" + "5e" * 32
        return Table("staged", self.game.id, stage, True, seats, 0, options, "relaxed", 1, seal, "m1", watching=["Wim"])

    def snapshot(self) -> Snapshot:
        """Everything, as the page gets it on coming."""
        chat = [
            ChatLine(1, "talk", "Ben", "Who dares?", 1),
            ChatLine(2, "talk", "Ann", "I do.", 0),
            ChatLine(0, "talk", "Wim", "She will bust.", watching=True)
            if self.you is None
            else ChatLine(0, "whisper", "Cleopatra", "Wait for Ben.", 2, to="Ann", to_seat=0),
        ]
        s = self.state
        if s is None:
            return Snapshot(self.table(), self.you, 0, None, [], Clock(), chat)
        view = self.game.view(s, self.viewer)
        return Snapshot(
            self.table(), self.you, self.version, view, self.choices(), self.clock, chat, False, self.result()
        )

    def choices(self) -> list[Choice]:
        """What is open to the seat before the page."""
        return [] if self.you is None or self.state is None else self.game.choices(self.state, self.you)

    def result(self) -> Result | None:
        """How it ended, if it has."""
        return self.game.result(self.state) if self.state is not None and self.game.is_over(self.state) else None

    def play(self, move: str, seat: int | None = None) -> None:
        """Play a move or turn a card up (`seat` left out: whoever is asked), and tell the page."""
        s = self.state
        assert s is not None
        assert self.socket is not None, "The page hasn't come to the table yet."
        actor = self.game.waiting(s)[0] if seat is None else seat
        self.game.apply(s, actor, self.game.read(s, actor, move))
        self.version += 1
        view = msgspec.Raw(msgspec.json.encode(self.game.view(s, self.viewer)))
        events = self.game.events(s, self.viewer)
        update = Update(self.version, events, view, self.choices(), self.clock, False, self.result())
        self.socket.send(encoded(update))

    def cut(self) -> None:
        """Break the connection, and let nobody in any more."""
        assert self.socket is not None
        self.open = False
        self.socket.close(code=1012)

    open = True

    def _come(self, socket: WebSocketRoute) -> None:
        if not self.open:
            socket.close(code=1012)
            return
        self.socket = socket

        def hear(text: str | bytes) -> None:
            asked = msgspec.json.decode(text)
            self.heard.append(asked)
            socket.send(encoded(Done(asked["id"])))
            if asked["type"] == "move":
                self.play(asked["move"], self.you)

        socket.on_message(hear)
        socket.send(encoded(self.snapshot()))

    def stage(self, page: Page) -> None:
        """Let this table answer for the server on that page."""
        stage_lobby(page)
        page.route_web_socket("**/ws/tables/**", self._come)


def stage_lobby(page: Page, tables: list[LobbyTable] | None = None) -> None:
    """A lobby with these tables, and a guest without a name."""
    games = [
        GameInfo(
            game.id,
            game.least_seats,
            game.most_seats,
            game.usual_seats,
            list(game.options),
            [BotInfo(bot) for bot in policies(game.id)],
            usual_bot=usual(game.id),
        )
        for game in map(game_of, GAMES)
    ]
    answers: dict[str, object] = {"/api/games": games, "/api/me": Me("Ann")}

    def answer(route: Route) -> None:
        path = route.request.url.split("/api", 1)[1].split("?")[0]
        body = answers.get("/api" + path)
        if body is None:
            route.continue_()
        else:
            route.fulfill(body=encoded(body), content_type="application/json")

    page.route("**/api/**", answer)
    page.route_web_socket("**/ws/lobby", lambda socket: socket.send(encoded(Lobby(tables or []))))


def seat(banked: int = 0, numbers: tuple[int, ...] = (), **more: Any) -> dict[str, Any]:
    """One seat of a position."""
    return {"banked": banked, "numbers": list(numbers), **more}


def position(players: list[dict[str, Any]], what: str = "draw_or_stop", asked: int = 0, **more: Any) -> dict[str, Any]:
    """A position in which that seat is asked."""
    return {
        "round": 5,
        "start": 0,
        "turn": asked,
        "players": players,
        "asking": {"what": what, "seats": [asked]},
        **more,
    }


def long_rows() -> dict[str, Any]:
    """Eight seats with rows as long as they get, every way of leaving the round among them."""
    return position(
        [
            seat(212, (2, 5, 8, 9, 12), modifiers=["x2", "+4"], bonuses=["ladder"], second_chance=True),
            seat(198, (1, 3, 4, 7, 10, 13), status="stopped"),
            seat(87, (6, 9, 11), bonuses=["featherweight", "heavyweight"], modifiers=["+10"]),
            seat(240, (0, 5, 12), status="out", twice=12),
            seat(13, (7, 8, 9, 10), ballast=[-4], status="frozen"),
            seat(154, (11, 13), modifiers=["+2"], second_chance=True),
            seat(0, (12,)),
            seat(101, (10, 11, 12, 13), modifiers=["+6", "+8"], bonuses=["heavyweight", "ladder"]),
        ]
    )
