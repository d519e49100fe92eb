"""The language the command speaks, and how it says what is wrong."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

LANGUAGES = ("en", "de")
"""As in `sevenfold.texts`, whose import a quick command spares itself."""


class _Speech:
    def __init__(self) -> None:
        self.language = "en"
        self.teaching = False


_speech = _Speech()


class Complaint(Exception):
    """Something the person who typed can put right: a key of the catalogue and its figures. Exit status 2."""

    def __init__(self, key: str, figures: Mapping[str, object] | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.figures = dict(figures or {})


def listen(arguments: Sequence[str]) -> list[str]:
    """Choose the language by `--language`, else by the locale, and return the other arguments.

    Raises `Complaint` for a language the catalogue lacks.
    """
    _speech.language = _of_locale()
    _speech.teaching = any(a in ("--help", "-h") for a in arguments)
    rest: list[str] = []
    given = iter(arguments)
    for argument in given:
        if argument == "--":
            return [*rest, argument, *given]
        name, equals, value = argument.partition("=")
        if name != "--language":
            rest.append(argument)
            continue
        wanted = value if equals else next(given, "")
        if wanted not in LANGUAGES:
            raise Complaint("cli-no-language", {"given": wanted, "known": ", ".join(LANGUAGES)})
        _speech.language = wanted
    return rest


def language() -> str:
    """The language chosen: `en` or `de`."""
    return _speech.language


def say(key: str, **figures: object) -> str:
    """The sentence of a key in the language chosen."""
    from sevenfold import texts

    return texts.say(_speech.language, key, figures)


def about(key: str) -> str:
    """A text of `--help`, looked up only when help is asked for: the catalogue takes longer than a short command."""
    return say(key) if _speech.teaching else ""


def printable(text: str) -> str:
    """The text without characters that would command a terminal: names and files come from anybody."""
    return text if text.isprintable() else "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def _of_locale() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "de" if value.lower().startswith("de") else "en"
    return "en"
