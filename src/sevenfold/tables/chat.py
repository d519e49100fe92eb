"""Chat at a table: what is kept of a line, and the commands that do the same as the buttons."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

import msgspec

from sevenfold.games.kit.errors import Figure
from sevenfold.tables.limits import Limits
from sevenfold.tables.problems import TableError
from sevenfold.tables.writing import cleaned, visible

COMMANDS = ("/help", "/join", "/start", "/leave", "/bot", "/kick", "/option", "/me")
"""What can be typed; texts: `chat-help`."""
_WHISPER = re.compile(r";\w+ |/(w|whisper|msg|tell) ")
"""How people whisper elsewhere: they must not find out here by having told everybody."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line, as it is kept.

    `system` lines and those of bots (`phrase`) carry a catalogue key in `text` and its figures.
    """

    number: int
    kind: Literal["talk", "me", "phrase", "system"]
    name: str
    text: str
    seat: int | None = None
    figures: dict[str, Figure] = {}


class Command(NamedTuple):
    """A command and its words."""

    name: str
    words: list[str]
    rest: str


def parsed(text: str, limits: Limits) -> Command | str:
    """What somebody typed, cleaned: a command or something to say.

    Raises `TableError` where there is nothing in it, too much, a command that doesn't exist, or a whisper.
    """
    if len(text) > limits.chat_characters:
        raise TableError("chat-long", {"most": limits.chat_characters})
    line = cleaned(text)
    if not visible(line):
        raise TableError("chat-empty")
    if _WHISPER.match(line):
        raise TableError("chat-whisper")
    if not line.startswith("/"):
        return line
    name, _, rest = line.partition(" ")
    name = name.lower()
    if name not in COMMANDS:
        raise TableError("chat-unknown", {"command": name[:40], "known": " ".join(COMMANDS)})
    return Command(name, rest.split(), rest)


def seat_in(words: list[str], usage: str) -> int:
    """The seat number a command names. People count seats from 1. Raises `TableError` saying how it is written."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdigit() or not 0 < int(words[0]) < 100:
        raise TableError("chat-usage", {"usage": usage})
    return int(words[0]) - 1


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
