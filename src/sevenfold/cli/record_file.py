"""A record as a file or on standard input, read line by line within bounds."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from sevenfold.cli.speech import Complaint

LONGEST_LINE = 1 << 20
LONGEST_FILE = 1 << 26
"""Bytes; a long match has some hundred kilobytes."""


def record_lines(file: str) -> Iterator[str]:
    """The lines of a record file (`-` is standard input), without empty ones at its end.

    Raises `Complaint` for what can't be opened, isn't text, or is far too long for a record.
    """
    if file == "-":
        if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison]  # it is where it was closed
            raise Complaint("cli-no-input")
        yield from _lines(sys.stdin.buffer, file)
        return
    try:
        with Path(file).open("rb") as stream:
            yield from _lines(stream, file)
    except FileNotFoundError:
        if file.startswith("--"):
            raise Complaint("cli-no-option", {"given": file, "command": "sevenfold"}) from None
        raise Complaint("cli-no-file", {"file": file}) from None
    except IsADirectoryError:
        raise Complaint("cli-folder", {"file": file}) from None
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        raise Complaint("cli-no-reading", {"file": file, "problem": getattr(error, "strerror", None) or "?"}) from None


def _lines(stream: BinaryIO, file: str) -> Iterator[str]:
    number = size = empty = 0
    while raw := stream.readline(LONGEST_LINE + 1):
        number += 1
        size += len(raw)
        if len(raw) > LONGEST_LINE or size > LONGEST_FILE:
            raise Complaint("cli-too-long", {"file": file, "line": number})
        try:
            text = raw.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
        except UnicodeDecodeError:
            raise Complaint("cli-no-text", {"file": file, "line": number}) from None
        if not text.strip():
            empty += 1
            continue
        yield from [""] * empty
        empty = 0
        yield text
