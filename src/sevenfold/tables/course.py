"""The course of a match: moves of people, of bots and of the clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog

from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.record import Live
from sevenfold.tables import bots
from sevenfold.tables.chat import Addressed
from sevenfold.tables.clock import MISSES
from sevenfold.tables.house import House
from sevenfold.tables.people import Person
from sevenfold.tables.problems import StoreError, TableError
from sevenfold.tables.seats import free_bot_name
from sevenfold.tables.table import Table

log = structlog.get_logger("sevenfold.tables")

_EARLY = 0.01
"""Timers may fire this much too early, in seconds."""
_AGAIN = 1.0
"""Seconds until a turn that could not be stored is tried again."""


class Course:
    """Plays the matches of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.due = self.due
        house.tick = self.tick

    # --- people

    async def move(
        self, table: Table, person: Person | None, version: int, text: str, stored: Callable[[], None]
    ) -> None:
        """A person's move, decided on the state numbered `version`; calls `stored` before anybody is told.

        The caller holds the lock.

        Raises `TableError` or the rules' errors; then nothing has changed.
        """
        seat = table.seat(person)
        if seat is None:
            raise TableError("no-seat-here")
        match = table.running
        if match is None:
            raise TableError("not-playing" if table.terms.stage == "open" else "over")
        if table.terms.paused:
            raise TableError("paused")
        if len(text) > self.house.limits.move_characters:
            raise TableError("move-long", {"most": self.house.limits.move_characters})
        if version > match.version:
            raise TableError("version-ahead", {"version": version, "now": match.version})
        asked = table.asked.get(seat)
        if asked is not None and not asked.takes(version, text):
            raise TableError("stale", {"version": version, "now": match.version})
        if match.version >= self.house.limits.match_lines:
            self._shorten(table, seat, text)
        await self.house.give_back(table, seat)
        draft = None
        if table.terms.chairs[seat].missed:
            draft = table.terms.copy()
            draft.chairs[seat].missed = 0
        await self.house.keeper.play(table, seat, text, draft=draft, stored=stored)

    def _shorten(self, table: Table, seat: int, text: str) -> None:
        """In a match that is far too long already: raises `TableError` for anything but the move the clock would make."""
        match = table.begun_match()
        if seat in match.asked:
            left = table.game.write(match.state, seat, table.game.fallback(match.state, seat))
            if text != left:
                raise TableError("match-long", {"most": self.house.limits.match_lines, "move": left})

    async def hurry(self, table: Table, person: Person | None) -> None:
        """Let bots play the rest of the round without pauses. The caller holds the lock."""
        if table.seat(person) is None:
            raise TableError("no-seat-here")
        match = table.running
        if match is None:
            raise TableError("not-playing" if table.terms.stage == "open" else "over")
        if not table.can_hurry():
            raise TableError("people-left")
        table.fast_round = table.game.round(match.state)
        await self.house.sharing.keep_due(table)
        self.house.schedule(table)

    # --- what is due

    def bot_due(self, table: Table, seat: int) -> float:
        """When the bot on this seat, which is asked, moves."""
        asked = table.asked[seat]
        if table.hurrying():
            return asked.at
        return asked.at + bots.pause(asked.version, seat) * self.house.bot_pace

    def due(self, table: Table, thinking_too: bool = False) -> float | None:
        """When the next thing happens at the table by itself; with `thinking_too` it counts what has begun already."""
        times: list[float] = []
        for seat in table.waited_for():
            if table.terms.chairs[seat].kind == "bot":
                if thinking_too or seat not in table.thinking:
                    times.append(self.bot_due(table, seat))
            elif (when := table.deadline(seat, self.house.started)) is not None:
                times.append(when)
        return min(times, default=None)

    async def tick(self, table_id: str) -> None:
        """Do what is due at a table: a bot's move or the clock's."""
        house = self.house
        try:
            if not await house.sharing.take(table_id):
                return
            async with house.holding(table_id) as table:
                now = house.time.now() + _EARLY
                for seat in table.waited_for():
                    if seat not in table.waited_for():
                        continue  # the move before has answered the question
                    if table.terms.chairs[seat].kind == "bot":
                        if seat not in table.thinking and self.bot_due(table, seat) <= now:
                            table.thinking.add(seat)
                            house.spawn(self._think(table, seat))
                    elif (when := table.deadline(seat, house.started)) is not None and when <= now:
                        await self._time_out(table, seat)
                house.schedule(table)
                await house.sharing.keep_due(table)
        except (TableError, StoreError):
            self._again(table_id)

    def _again(self, table_id: str) -> None:
        """Try a turn again that could not be stored."""
        house = self.house
        house.timers[table_id] = house.time.call_at(house.time.now() + _AGAIN, lambda: house.spawn(self.tick(table_id)))

    async def _think(self, table: Table, seat: int) -> None:
        """Let the seat's bot think, with the table free meanwhile, and play what it chose if the question still stands."""
        house = self.house
        try:
            match, asked = table.match, table.asked.get(seat)
            bot = table.terms.chairs[seat].bot
            if match is None or asked is None or bot is None:
                return
            move = await self._chosen(table, match.state.copy(), seat, bot)
            async with house.holding(table.id) as held:
                table.thinking.discard(seat)
                same = held is table and table.match is match and table.asked.get(seat) == asked
                if same and not table.terms.paused and table.terms.chairs[seat].bot == bot:
                    said = self._phrase(table, seat, move)
                    await house.keeper.play(table, seat, move)
                    if said is not None:
                        await self._say(table, seat, said)
        except (TableError, StoreError):
            self._again(table.id)
        finally:
            table.thinking.discard(seat)
            if table.whole:
                house.schedule(table)
            house.rest(table)

    def _phrase(self, table: Table, seat: int, move: int) -> bots.Phrase | None:
        """What the bot says to this move, which it is about to make, if anybody is there to read it."""
        match = table.match
        people = any(chair.kind == "person" for chair in table.terms.chairs)
        if match is None or not people or table.hurrying():
            return None
        return bots.phrase(table.game, match.state, seat, move, match.version)

    async def _say(self, table: Table, seat: int, said: bots.Phrase) -> None:
        """Put a bot's sentence into the chat; what is whispered to a bot nobody hears. The caller holds the lock."""
        chairs = table.terms.chairs
        figures: dict[str, Figure] = {"wording": said.wording}
        to: Addressed | None = None
        if said.other is not None:
            other = chairs[said.other]
            figures["other"] = other.shown_name
            if said.whispered:
                if other.kind != "person" or other.person is None:
                    return
                to = Addressed(other.shown_name, said.other, (other.person, other.person))
        await self.house.keeper.say(
            table, "phrase", chairs[seat].shown_name, said.key, seat=seat, figures=figures, to=to
        )

    async def _chosen(self, table: Table, state: Live[Any], seat: int, bot: str) -> int:
        """The bot's move; the clock's where the bot fails, so that no match waits for a bug."""
        try:
            return await self.house.thinker.think(table.game, state, seat, bot)
        except Exception:  # whatever it is, the match goes on
            log.exception("a bot failed", table=table.id, bot=bot)
            return table.game.fallback(state, seat)

    async def _time_out(self, table: Table, seat: int) -> None:
        """The clock plays the default; after two in a row a bot keeps the seat. The caller holds the lock."""
        house = self.house
        match = table.begun_match()
        draft = table.terms.copy()
        chair = draft.chairs[seat]
        chair.missed += 1
        replaced = chair.missed >= MISSES
        if replaced:
            chair.stand_in(bots.stand_in(table.terms.game), free_bot_name(draft.chairs))
        await house.keeper.play(table, seat, table.game.fallback(match.state, seat), draft=draft, clock=True)
        if replaced:
            await house.keeper.say(
                table, "system", "", "chat-stands-in", figures={"name": chair.name, "bot": chair.bot_name}
            )
