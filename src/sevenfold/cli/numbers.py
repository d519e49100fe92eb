"""Whole numbers on the command line, taken as they are written."""

from __future__ import annotations

from collections.abc import Sequence

from cyclopts import Token


def whole(_kind: object, tokens: Sequence[Token]) -> int:
    """The whole number an option was given; raises `ValueError` for 3.5, which cyclopts alone would round."""
    return int(tokens[0].value)
