"""Cleaning what people write: names and chat, without control characters and without marks that turn text around."""

from __future__ import annotations

import unicodedata

_ALLOWED_FORMAT = "\u200d\u200c"
"""Joiners: scripts and emoji need them, and they turn nothing around."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and signs that leave no ink: a name of them would be nobody's."""
_MOST_MARKS = 2
"""Combining marks in a row that are kept on one letter."""


def cleaned(text: str) -> str:
    """The text in one line: spaces single, control, format, private and unassigned characters gone, marks not piled up."""
    out: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if kind.startswith("Z") or character in "\t\n\r" or character in _BLANK:
            out.append(" ")
            marks = 0
            continue
        if kind.startswith("C") and character not in _ALLOWED_FORMAT:
            continue
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if marks <= _MOST_MARKS:
            out.append(character)
    # what stood between a letter and its mark may be gone
    return unicodedata.normalize("NFC", " ".join("".join(out).split()))


def visible(text: str) -> bool:
    """Whether anything of the text can be seen."""
    return any(unicodedata.category(c)[0] in "LNPS" for c in text)
