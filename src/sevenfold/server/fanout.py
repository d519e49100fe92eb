"""Telling everybody at a table what happened: each message is written once for all who get the same bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec

from sevenfold.games.kit.contract import SPECTATOR, Choice, Event, Result
from sevenfold.games.kit.match import Match
from sevenfold.server import protocol
from sevenfold.server.connection import Connection
from sevenfold.server.lobby import LobbyBoard
from sevenfold.server.shown import NOTHING, Shown, changes, written_view
from sevenfold.server.wires import framed
from sevenfold.tables.chat import Line, reads
from sevenfold.tables.clock import DECISION_SECONDS, RETURN_SECONDS
from sevenfold.tables.house import House
from sevenfold.tables.people import Person
from sevenfold.tables.seat_clocks import shown_due
from sevenfold.tables.seats import Chair
from sevenfold.tables.table import Table, Terms
from sevenfold.tables.whisper import everybody

_TOGETHER = 0.25
"""Seconds in which the comings and goings of those who watch are told together."""
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class FanOut:
    """The house's listener: turns what happens into messages."""

    def __init__(self, house: House, lobby: LobbyBoard) -> None:
        self.house = house
        self.lobby = lobby
        self._watched: dict[str, asyncio.TimerHandle] = {}
        house.listener = self

    # --- what a viewer is shown

    def viewers(self, table: Table) -> Iterable[int]:
        """The seats with somebody connected, and the spectator; in games that hide nothing the spectator stands for all."""
        if not table.visitors:
            return ()
        if not table.game.hides:
            return (SPECTATOR,)
        return {self._viewer(table, visitor) for visitor in table.visitors}

    @staticmethod
    def _viewer(table: Table, visitor: Any) -> int:
        seat = table.seat(visitor.person)
        return SPECTATOR if seat is None else seat

    def snapshot(self, table: Table, connection: Connection) -> bytes:
        """Everything the connection's person may know. The caller holds the table's lock."""
        seat = table.seat(connection.person)
        match = table.match
        viewer = SPECTATOR if seat is None else seat
        view: Any = None if match is None else table.game.view(match.state, viewer)
        return encode(
            protocol.Snapshot(
                table=self.described(table),
                you=seat,
                version=0 if match is None else match.version,
                view=view,
                choices=_choices(table, match, viewer),
                clock=self.clock(table, viewer),
                chat=self._chat(table, connection.person, seat),
                forward=self.forward(table),
                result=_result(table, match),
            )
        )

    def _chat(self, table: Table, person: Person | None, seat: int | None) -> list[protocol.ChatLine]:
        read = [line for line in table.chat if reads(line, person, seat)]
        return [_line(line) for line in read[-self.house.limits.chat_kept :]]

    def described(self, table: Table) -> protocol.Table:
        """The table as everybody sees it."""
        terms = table.terms
        return protocol.Table(
            id=terms.id,
            game=terms.game,
            stage=terms.stage,
            private=terms.private,
            seats=[self._seat(table, seat, chair) for seat, chair in enumerate(terms.chairs)],
            host=table.host_seat(),
            options=terms.options,
            clock=terms.clock,
            spectators=table.spectators(),
            seal=terms.seal,
            match=terms.match,
            rematch=terms.rematch,
            position=terms.beginning is not None,
            lesson=None if terms.beginning is None else terms.beginning.lesson,
            rated=terms.rated,
            paused=terms.paused,
            bank=terms.bank,
            watching=sorted({known.name for known in everybody(table) if known.seat is None}),
        )

    def _seat(self, table: Table, seat: int, chair: Chair) -> protocol.Seat:
        here = chair.person is not None and table.here(chair.person)
        gone_for = None
        if chair.person is not None and not here and chair.person in table.away:
            gone_for = int(self.house.time.now() - table.away[chair.person])
        keeps = chair.name if chair.kind == "bot" and chair.person is not None else None
        return protocol.Seat(
            seat, chair.kind, chair.shown_name, chair.bot, here, gone_for, keeps, chair.program, chair.pausing
        )

    def clock(self, table: Table, viewer: int) -> protocol.Clock:
        """The clocks of the seats, as a viewer may know them, and the one that counts: the viewer's own, or that which ends first."""
        now, terms, clocks = self.house.time.now(), table.terms, table.clocks
        if clocks is None or table.running is None:
            return protocol.Clock()
        seats: list[protocol.SeatClock] = []
        for seat, clock in enumerate(clocks.seats):
            due = shown_due(clocks, seat, viewer)
            if due is not None and clock.since is not None and clock.since < self.house.started:
                due = max(due, self.house.started + RETURN_SECONDS)
            left = clock.left if due is None else max(0.0, due - now)
            if left is not None:
                seats.append(protocol.SeatClock(seat, round(left, 1), due is not None))
        running = [clock.left for clock in seats if clock.runs and clock.seat == viewer]
        running = running or [clock.left for clock in seats if clock.runs and clock.left]
        if not running:
            return protocol.Clock(seats=seats)
        total = DECISION_SECONDS[terms.clock] if terms.bank is None else float(terms.bank.seconds)
        return protocol.Clock(min(running), total, seats)

    @staticmethod
    def forward(table: Table) -> bool:
        """Whether fast-forwarding is on offer."""
        return table.can_hurry() and not table.hurrying()

    # --- telling; called by the house with the table's lock held

    def moved(self, table: Table, events: dict[int, list[Event]]) -> None:
        """See `Listener`."""
        match = table.begun_match()
        before: dict[int, Shown] = table.shown or {}
        shown: dict[int, Shown] = {}
        forward, result = self.forward(table), _result(table, match)
        clocks = {viewer: self.clock(table, viewer) for viewer in events}
        parts: dict[int, tuple[Any, Any]] = {}
        for viewer, seen in events.items():
            now = shown[viewer] = written_view(table.game.view(match.state, viewer))
            parts[viewer] = (msgspec.Raw(encode(seen)), msgspec.Raw(changes(before.get(viewer, NOTHING), now)))
        table.shown = shown
        written: dict[tuple[int, int], bytes] = {}
        for visitor in table.visitors:
            seat = self._viewer(table, visitor)
            viewer = seat if seat in parts else SPECTATOR
            if viewer not in parts:
                continue  # came while the move was being stored: gets a snapshot
            asked = seat if seat in table.asked else SPECTATOR
            message = written.get((viewer, asked))
            if message is None:
                seen, view = parts[viewer]
                choices = _choices(table, match, seat)
                update = protocol.Update(match.version, seen, view, choices, clocks[viewer], forward, result)
                message = written[viewer, asked] = framed(encode(update))
            visitor.put(message)  # type: ignore[attr-defined]  # every visitor is a connection
        self.lobby.moved(table)

    def changed(self, table: Table) -> None:
        """See `Listener`."""
        waiting = self._watched.pop(table.id, None)
        if waiting is not None:
            waiting.cancel()
        head = b'{"type":"table","table":' + encode(self.described(table))
        forward = encode(self.forward(table))
        written: dict[int | None, bytes] = {}
        for visitor in table.visitors:
            seat = table.seat(visitor.person)
            if seat not in written:
                clock = encode(self.clock(table, SPECTATOR if seat is None else seat))
                written[seat] = framed(head + b',"you":%b,"forward":%b,"clock":%b}' % (encode(seat), forward, clock))
            visitor.put(written[seat])  # type: ignore[attr-defined]  # every visitor is a connection
        self.lobby.changed(table)

    def watched(self, table: Table) -> None:
        """See `Listener`."""
        if table.id not in self._watched:
            self._watched[table.id] = asyncio.get_running_loop().call_later(_TOGETHER, self._tell_watched, table)

    def _tell_watched(self, table: Table) -> None:
        self._watched.pop(table.id, None)
        if table.visitors:  # else it may have been forgotten
            self.changed(table)

    def elsewhere(self, terms: Terms) -> None:
        """See `Listener`."""
        self.lobby.elsewhere(terms)

    def elsewhere_round(self, table_id: str, number: int) -> None:
        """See `Listener`."""
        self.lobby.elsewhere_round(table_id, number)

    def everything(self, table: Table) -> None:
        """See `Listener`."""
        for visitor in table.visitors:
            if isinstance(visitor, Connection):
                visitor.say(self.snapshot(table, visitor))
        self.lobby.changed(table)

    def said(self, table: Table, line: Line) -> None:
        """See `Listener`."""
        message = framed(encode(protocol.ChatSaid(_line(line))))
        for visitor in table.visitors:
            if reads(line, visitor.person, table.seat(visitor.person)):
                visitor.put(message)  # type: ignore[attr-defined]  # every visitor is a connection


def chat_answer(line: Line) -> bytes:
    """A line of chat for one client alone."""
    return encode(protocol.ChatSaid(_line(line)))


def _line(line: Line) -> protocol.ChatLine:
    return protocol.ChatLine(
        line.shown_number,
        line.kind,
        line.name,
        line.text,
        line.seat,
        line.figures,
        line.to,
        line.to_seat,
        line.watching,
    )


def _choices(table: Table, match: Match | None, seat: int) -> list[Choice]:
    if match is None or table.running is None or seat not in table.asked:
        return []
    return table.game.choices(match.state, seat)


def _result(table: Table, match: Match | None) -> Result | None:
    return table.game.result(match.state) if match is not None and match.over else None
