"""Whom a whisper is for: by name or by the number of the seat, and never a guess."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sevenfold.tables.chat import Addressed, Command
from sevenfold.tables.people import Person
from sevenfold.tables.problems import TableError
from sevenfold.tables.seats import chair_at
from sevenfold.tables.table import Table
from sevenfold.tables.writing import visible

USAGE = "/w NAME TEXT"
_SEAT_DIGITS = 2


class Whisper(NamedTuple):
    """To whom, and what."""

    to: Addressed
    text: str


class Known(NamedTuple):
    """Somebody at the table: a bot has no `person`, and who only watches no `seat`."""

    name: str
    seat: int | None
    person: str | None


def everybody(table: Table) -> Iterator[Known]:
    """All who hold a seat, the bots, and those with a name who watch now."""
    for seat in range(len(table.terms.chairs)):
        yield from _at(table, seat)
    names = table.names_elsewhere | {v.person.id: v.person.name for v in table.visitors if v.person is not None}
    seated = {chair.person for chair in table.terms.chairs}
    for person, name in names.items():
        if person and person not in seated:
            yield Known(name, None, person)


def _at(table: Table, seat: int) -> Iterator[Known]:
    chair = table.terms.chairs[seat]
    if chair.person is not None:
        yield Known(chair.name, seat, chair.person)
    if chair.kind == "bot":
        yield Known(chair.bot_name, seat, None)


def whisper(table: Table, person: Person, command: Command) -> Whisper | None:
    """Whom a whisper is for and what it says; None where a `;-)` only was a smile.

    Raises `TableError` where nobody is meant, or not one alone, a bot or oneself, where nothing is said, and while a match runs
    between those who play and those who watch: nobody who sees the whole table is to help a player.
    """
    words = command.words
    if not words:
        raise TableError("chat-usage", {"usage": USAGE})
    named = [known for known in everybody(table) if _begins(words, known.name)]
    if command.aloud is not None and not named:
        return None
    placed = _placed(table, words[0], alone=not named)
    found = _one_of(table, person, words[0], named, placed)
    text = " ".join(words[len(found.name.split()) if _begins(words, found.name) else 1 :])
    if not visible(text) or found.person is None:
        raise TableError("chat-usage", {"usage": USAGE})
    return Whisper(Addressed(found.name, found.seat, (person.id, found.person)), text)


def _begins(words: list[str], name: str) -> bool:
    parts = name.split()
    return [word.casefold() for word in words[: len(parts)]] == [part.casefold() for part in parts]


def _placed(table: Table, word: str, *, alone: bool) -> list[Known]:
    """Who holds the seat of that number. Raises `TableError` for a seat without anybody where no name is meant either."""
    if not (word.isascii() and word.isdigit() and len(word) <= _SEAT_DIGITS):
        return []
    seat = int(word) - 1
    if alone and chair_at(table.terms.chairs, seat).kind == "empty":
        raise TableError("seat-empty", {"place": seat + 1})
    return list(_at(table, seat)) if 0 <= seat < len(table.terms.chairs) else []


def _one_of(table: Table, person: Person, word: str, named: list[Known], placed: list[Known]) -> Known:
    """The one person who is meant. Raises `TableError` where that isn't clear or can't be."""
    if not named and not placed:
        raise TableError("whisper-nobody", {"name": word[:40]})
    others = [known for known in (*placed, *named) if known.person != person.id]
    if not others:
        raise TableError("whisper-self")
    people = [known for known in others if known.person is not None]
    if not people:
        raise TableError("whisper-bot", {"name": others[0].name})
    if table.terms.stage == "playing":
        plays = table.seat(person) is not None
        people = [known for known in people if (known.seat is not None) == plays]
        if not people:
            raise TableError("whisper-apart", {"plays": "yes" if plays else "no"})
    if len({known.person for known in people}) == 1:
        return people[0]
    if placed:
        raise TableError("whisper-number", {"number": word})
    places = [str(known.seat + 1) for known in people if known.seat is not None]
    raise TableError("whisper-several", {"name": people[0].name, "places": ", ".join(places) or "none"})
