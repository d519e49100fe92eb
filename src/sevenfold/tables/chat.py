"""Chat at a table: what is kept of a line, who reads it, and how the commands are written that do the same as the buttons."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, cast, get_args

import msgspec

from sevenfold.games.kit.errors import Figure
from sevenfold.tables.clock import Bank, ClockKind
from sevenfold.tables.limits import Limits
from sevenfold.tables.people import Person
from sevenfold.tables.problems import TableError
from sevenfold.tables.writing import cleaned, visible

COMMANDS = (
    "/help",
    "/join",
    "/start",
    "/leave",
    "/bot",
    "/kick",
    "/option",
    "/clock",
    "/me",
    "/w",
    "/pause",
    "/continue",
)
"""What can be typed; texts: `chat-help`."""
_ELSEWHERE = {"/whisper": "/w", "/msg": "/w", "/tell": "/w"}
"""How people whisper elsewhere."""
_FULL_WIDTH = {"\uff1b": ";", "\uff0f": "/"}
"""How keyboards for Chinese and Japanese write the signs that a command begins with."""
_DIGITS = 4
"""A number of minutes or seconds has at most so many."""
_SMILE = re.compile(r";[-~^o'*]?[)(\][}{*/\\|DPp]+(?= |$)")


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line, as it is kept.

    `system` lines and those of bots (`phrase`) carry a catalogue key in `text` and its figures. `between` are the ids of the
    two people who alone read a whisper, or twice that of the one whom a bot whispers to; `watching` lines are for those without a seat. `unheard` counts the lines up to this
    one that are not for everybody: the numbers that clients see leave them out, or a gap would tell of a whisper.
    """

    number: int
    kind: Literal["talk", "me", "phrase", "system", "whisper"]
    name: str
    text: str
    seat: int | None = None
    figures: dict[str, Figure] = {}
    to: str | None = None
    to_seat: int | None = None
    between: tuple[str, str] | None = None
    watching: bool = False
    unheard: int = 0

    @property
    def for_all(self) -> bool:
        """Whether everybody at the table reads it."""
        return self.between is None and not self.watching

    @property
    def shown_number(self) -> int:
        """The number among the lines that everybody reads; 0 for the others."""
        return self.number - self.unheard if self.for_all else 0


def reads(line: Line, person: Person | None, seat: int | None) -> bool:
    """Whether somebody may read a line: the one place that decides it, for what is said now and what was said before."""
    if line.between is not None:
        return person is not None and person.id in line.between
    return seat is None or not line.watching


def following(chat: list[Line], line: Line) -> Line:
    """The line with the numbers it gets behind these."""
    last = chat[-1] if chat else None
    number = 1 if last is None else last.number + 1
    unheard = (0 if last is None else last.unheard) + (not line.for_all)
    return msgspec.structs.replace(line, number=number, unheard=unheard)


def shortened(chat: list[Line], limits: Limits) -> list[Line]:
    """What is kept in memory: of each kind of audience the newest, so that no whispering pushes out what all have heard."""
    room = {"all": limits.chat_kept, "watching": limits.chat_kept, "whisper": limits.whispers_kept}
    if len(chat) <= min(room.values()):
        return chat
    kept: list[Line] = []
    for line in reversed(chat):
        audience = "all" if line.for_all else "watching" if line.watching else "whisper"
        if room[audience] > 0:
            room[audience] -= 1
            kept.append(line)
    return kept[::-1]


class Addressed(NamedTuple):
    """To whom a whisper goes: their name and seat, and the ids of the two who read it."""

    name: str
    seat: int | None
    between: tuple[str, str]


class Command(NamedTuple):
    """A command and its words. A whisper written `;NAME text` keeps in `aloud` what it was if it only is a smile."""

    name: str
    words: list[str]
    rest: str
    aloud: str | None = None


def parsed(text: str, limits: Limits) -> Command | str:
    """What somebody typed, cleaned: a command or something to say.

    Raises `TableError` where there is nothing in it, too much, or a command that doesn't exist.
    """
    if len(text) > limits.chat_characters:
        raise TableError("chat-long", {"most": limits.chat_characters})
    line = cleaned(text)
    if not visible(line):
        raise TableError("chat-empty")
    line = _FULL_WIDTH.get(line[0], line[0]) + line[1:]
    if line.startswith(";") and not line.startswith("; "):
        return Command("/w", line[1:].split(), line[1:], line if _SMILE.match(line) else None)
    if not line.startswith("/"):
        return line
    name, _, rest = line.partition(" ")
    name = _ELSEWHERE.get(name.lower(), name.lower())
    if name not in COMMANDS:
        raise TableError("chat-unknown", {"command": name[:40], "known": " ".join(COMMANDS)})
    return Command(name, rest.split(), rest)


def seat_in(words: list[str], usage: str) -> int:
    """The seat number a command names. People count seats from 1. Raises `TableError` saying how it is written."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdigit() or not 0 < int(words[0]) < 100:
        raise TableError("chat-usage", {"usage": usage})
    return int(words[0]) - 1


def clock_in(words: list[str]) -> tuple[ClockKind, Bank | None]:
    """The clock a command names: a kind, or `10+15` for a bank of ten minutes and fifteen seconds for each decision.

    Raises `TableError` saying how it is written.
    """
    word = "".join(words).lower()
    if word in get_args(ClockKind):
        return cast("ClockKind", word), None
    minutes, plus, seconds = word.partition("+")
    if not plus or not all(part.isascii() and part.isdigit() and len(part) <= _DIGITS for part in (minutes, seconds)):
        raise TableError("chat-usage", {"usage": f"/clock {'|'.join(get_args(ClockKind))}|MINUTES+SECONDS"})
    return "bank", Bank(int(minutes) * 60, int(seconds))


def option_in(words: list[str]) -> tuple[str, bool | int | str]:
    """The option and value a command names. Raises `TableError` saying how it is written."""
    if len(words) != 2:
        raise TableError("chat-usage", {"usage": "/option NAME VALUE"})
    name, text = words
    if text.lower() in {"true", "yes", "on", "ja"}:
        return name, True
    if text.lower() in {"false", "no", "off", "nein"}:
        return name, False
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 12:
        return name, int(text)
    return name, text
