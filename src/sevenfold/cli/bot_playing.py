"""A bot at a table: it is told what goes on, answers when it is asked, and comes back when the connection breaks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, cast

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from sevenfold.cli.bot_door import SECONDS, sentence
from sevenfold.cli.bot_loading import Chooser, failed
from sevenfold.cli.speech import Complaint

TRIES = 12
"""So often in a row a connection may fail before the bot gives up."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds before the second try; twice as many before each further one, up to the most."""
MOST_REFUSED = 20
"""So many refused moves in a row, with nothing that went on between them, and the bot gives up."""
LOGGED_OUT, GONE, BUSY = 4401, 4404, 4429
BY_SEAT = ("rows", "cities", "seats")
"""Of these parts of a view an update holds only the seats that changed."""
OVERTAKEN = ("refused-stale", "refused-paused")
"""Refusals that tell nothing about the bot: something else happened at the same moment."""


def laid_over(view: dict[str, Any] | None, change: dict[str, Any]) -> dict[str, Any]:
    """A view with what an update changes in it."""
    whole = {**(view or {}), **change}
    for part in BY_SEAT:
        if part in change and view is not None and part in view:
            by_seat = {one["seat"]: one for one in [*view[part], *change[part]]}
            whole[part] = [by_seat[seat] for seat in sorted(by_seat)]
    return whole


class BotPlayer:
    """Plays one match to its end. `pause` waits so many seconds; `note` is told what is worth a line."""

    def __init__(
        self,
        server: str,
        token: str,
        table: str,
        choose: Chooser,
        note: Callable[[str, dict[str, object]], None],
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        self.address = f"ws{server.removeprefix('http')}/ws/tables/{table}"
        self.server, self.table = server, table
        self._headers = {"Authorization": f"Bearer {token}"}
        self._choose, self._note, self._pause = choose, note, pause
        self._number = 0
        self._failures = 0
        self._refusals = 0
        self._forget()

    def _forget(self) -> None:
        """Nothing is known until the next snapshot."""
        self.view: dict[str, Any] | None = None
        self.seat: int | None = None
        self.version = 0
        self._choices: list[dict[str, Any]] = []
        self._sitting: int | None = None
        self._moving: int | None = None

    def play(self) -> dict[str, Any]:
        """Play until the match is over; the result. Raises `Complaint` for what a person has to put right."""
        while True:
            try:
                with connect(
                    self.address, additional_headers=self._headers, max_size=None, open_timeout=SECONDS
                ) as wire:
                    result = self._listen(wire)
                if result is not None:
                    return result
            except ConnectionClosed as closed:
                self._closed(closed)
            except InvalidStatus as error:
                self._again(f"HTTP {error.response.status_code}")
            except (OSError, InvalidHandshake, TimeoutError) as error:
                self._again(str(error) or type(error).__name__)

    def _closed(self, closed: ConnectionClosed) -> None:
        code = closed.rcvd.code if closed.rcvd is not None else 0
        if code == LOGGED_OUT:
            raise Complaint("cli-bot-logged-out") from None
        if code == GONE:
            raise Complaint("cli-bot-gone", {"table": self.table}) from None
        if code == BUSY:
            raise Complaint("cli-bot-busy") from None
        self._again(str(code) if code else "-")

    def _again(self, problem: str) -> None:
        """Wait a little, or give up."""
        self._failures += 1
        if self._failures >= TRIES:
            raise Complaint("cli-bot-unreachable", {"server": self.server, "problem": problem}) from None
        if self._failures == 1:
            self._note("cli-bot-back", {"problem": problem})
        self._pause(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self._failures - 1)))

    def _listen(self, wire: ClientConnection) -> dict[str, Any] | None:
        self._forget()
        for text in wire:
            message = cast("dict[str, Any]", json.loads(text))
            self._failures = 0
            kind = message["type"]
            if kind == "snapshot":
                self.view, self.seat = message["view"], message["you"]
            elif kind == "update":
                self.view = laid_over(self.view, message["view"])
            elif kind == "table":
                self.seat = message["you"]
            if kind in ("snapshot", "update"):
                self.version, self._choices = message["version"], message["choices"]
                if kind == "update":
                    self._refusals = 0
                if message["result"] is not None:
                    return message["result"]
            if kind == "refused":
                self._refused(wire, message)
            elif kind == "done" and message["id"] == self._sitting:
                self._sitting = None
            elif kind == "done" and message["id"] == self._moving:
                self._moving = None
            if kind in ("snapshot", "table") and self.seat is None and self._sitting is None:
                self._sitting = self._say(wire, {"type": "sit"})
            elif kind in ("snapshot", "update", "table", "done"):
                self._decide(wire)
        return None

    def _say(self, wire: ClientConnection, message: dict[str, Any]) -> int:
        self._number += 1
        wire.send(json.dumps({**message, "id": self._number}))
        return self._number

    def _decide(self, wire: ClientConnection) -> None:
        """Move, if the game waits for this seat and the last move has been answered."""
        if self.view is None or self.seat is None or self._moving is not None:
            return
        moves = [choice["move"] for choice in self._choices if choice["refusal"] is None]
        if not moves or self.seat not in self.view["asking"]["seats"]:
            return
        try:
            move = self._choose(self.view, list(moves), self.seat)
        except Exception as error:
            raise failed("cli-bot-failed", error) from error
        if move not in moves:
            raise Complaint("cli-bot-no-move", {"given": str(move), "open": ", ".join(moves[:12])})
        self._moving = self._say(wire, {"type": "move", "version": self.version, "move": move})
        self._choices = []

    def _refused(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        said = sentence(message["code"], message["figures"], message["sentence"])
        if message["id"] != self._moving:
            raise Complaint("cli-bot-refused", {"sentence": said})
        self._moving = None
        self._refusals += 1
        if self._refusals > MOST_REFUSED:
            raise Complaint("cli-bot-refused", {"sentence": said})
        if message["code"] not in OVERTAKEN:
            self._note("cli-bot-refused", {"sentence": said})
        self._pause(float(message["figures"].get("seconds", 0)) or FIRST_PAUSE)
        self._say(wire, {"type": "sync"})
