"""What can be wrong with what the rules are asked: one kind of error for each, all with a code and figures.

The sentence a person reads comes from the catalogue (`texts`), under the key `error-CODE` or `refusal-CODE`; `str`
gives it in English.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

Figure = int | float | str
"""A value inside a sentence: a number or an id of a thing (`papyrus`), never a ready-made phrase."""


def as_written(value: object) -> str:
    """What somebody gave, as they would write it: words as they are, other things in JSON (`true`, `null`)."""
    if isinstance(value, str):
        return value
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):  # a thing of Python, from a caller there
        return str(value)


class RulesError(ValueError):
    """Base: the rules can't do what was asked; nothing has changed."""

    prefix = "error"

    def __init__(self, code: str, figures: Mapping[str, Figure] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.figures: dict[str, Figure] = dict(figures or {})

    @property
    def key(self) -> str:
        """The catalogue's key of the sentence."""
        return f"{self.prefix}-{self.code}"

    def __str__(self) -> str:
        from sevenfold.texts import say

        return say("en", self.key, self.figures)


class OptionError(RulesError):
    """Players or options outside what the game allows."""


class IllegalMove(RulesError):
    """A move that the rules don't allow now; the figures say what is missing."""

    prefix = "refusal"


class NotationError(RulesError):
    """A move or outcome that can't be read: no such word, card or seat."""


class AmbiguousMove(NotationError):
    """A text that fits more than one legal move."""


class PositionError(RulesError):
    """A position that can't be; the figure `field` names the place."""


class RecordError(RulesError):
    """A match record that stops making sense; the figure `line` says where (lines count from 1)."""


class SealError(RulesError):
    """A record whose deal doesn't follow from its seed, or whose seed doesn't fit its seal."""
