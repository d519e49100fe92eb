"""Talking at a table: in the open, among those who watch, whispering, and the commands that do the same as the buttons.

Every function's caller holds the table's lock.
"""

from __future__ import annotations

from collections.abc import Callable

from sevenfold.tables import bots
from sevenfold.tables.chat import Command, Line, clock_in, option_in, parsed, seat_in
from sevenfold.tables.manage import Management, named
from sevenfold.tables.pausing import Pausing
from sevenfold.tables.people import Person
from sevenfold.tables.problems import TableError
from sevenfold.tables.table import Table
from sevenfold.tables.whisper import whisper


class Talk:
    """What people say at the tables of a house."""

    def __init__(self, management: Management, refuse_words: Callable[[str], None] = lambda _text: None) -> None:
        self._refuse_words = refuse_words
        self.management = management
        self.pausing = Pausing(management.house)
        self.house = management.house

    async def chat(self, table: Table, person: Person | None, text: str) -> Line | None:
        """Say something or do what a command says. A line that is returned is for the asker alone."""
        person = named(person)
        said = parsed(text, self.house.limits)
        self._refuse_words(text)
        if isinstance(said, Command):
            return await self._command(table, person, said)
        await self._say(table, person, "talk", said)
        return None

    async def _say(self, table: Table, person: Person, kind: str, text: str) -> None:
        """Say it to everybody; while a match runs those who only watch are heard by each other alone."""
        seat = table.seat(person)
        watching = seat is None and table.terms.stage == "playing"
        await self.house.keeper.say(table, kind, person.name, text, seat=seat, watching=watching, author=person.id)

    async def _whisper(self, table: Table, person: Person, command: Command) -> None:
        found = whisper(table, person, command)
        if found is None:
            await self._say(table, person, "talk", command.aloud or "")
            return
        seat = table.seat(person)
        await self.house.keeper.say(table, "whisper", person.name, found.text, seat=seat, to=found.to, author=person.id)

    async def _command(self, table: Table, person: Person, command: Command) -> Line | None:
        name, words, rest = command.name, command.words, command.rest
        manage = self.management
        if name == "/help":
            return Line(0, "system", "", "chat-help", figures={"bots": ", ".join(bots.policies(table.terms.game))})
        if name == "/w":
            await self._whisper(table, person, command)
        elif name == "/me":
            if not rest:
                raise TableError("chat-usage", {"usage": "/me TEXT"})
            await self._say(table, person, "me", rest)
        elif name == "/join":
            await manage.sit(table, person, seat_in(words, "/join [SEAT]") if words else None)
        elif name == "/leave":
            await manage.stand(table, person)
        elif name == "/start":
            await manage.start(table, person)
        elif name == "/bot":
            if len(words) > 1:
                raise TableError("chat-usage", {"usage": "/bot [LEVEL]"})
            await manage.bot(table, person, words[0] if words else bots.stand_in(table.terms.game))
        elif name in {"/pause", "/continue"}:
            await self.pausing.pause(table, person, wanted=name == "/pause")
        elif name == "/clock":
            await manage.clock(table, person, *clock_in(words))
        elif name == "/kick":
            await manage.kick(table, person, seat_in(words, "/kick SEAT"))
        else:
            await manage.option(table, person, *option_in(words))
        return None
