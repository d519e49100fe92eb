"""How the rules look in the terminal: headings, paragraphs, and a list with names on its left."""

from __future__ import annotations

import textwrap

_WIDE = 96
_NAME = 26


def heading(text: str) -> None:
    """A line of its own, underlined."""
    print(f"\n{text}\n{'-' * len(text)}")


def paragraph(text: str, indent: str = "") -> None:
    """Text as wide as a terminal is, its first line behind `indent`."""
    print(textwrap.fill(text, _WIDE, initial_indent=indent, subsequent_indent=" " * len(indent)))


def item(name: str, text: str) -> None:
    """A name on the left, what is said of it on the right."""
    print(textwrap.fill(text, _WIDE, initial_indent=f"  {name:{_NAME}}  ", subsequent_indent=" " * (_NAME + 4)))
