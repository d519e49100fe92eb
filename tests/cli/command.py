"""Running the command in this process, as quickly as a function."""

from __future__ import annotations

import io
import sys
from typing import NamedTuple

from sevenfold.cli.main import run


class Said(NamedTuple):
    """What a run of the command left: exit status, standard output, standard error."""

    status: int
    out: str
    err: str


class Command:
    """Calls `sevenfold ARGUMENTS...`, with a text as standard input."""

    def __init__(self, capsys, monkeypatch):
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        monkeypatch.setenv("SEVENFOLD_RULES", "plain")  # as the other tests of this process have them

    def __call__(self, *arguments, stdin=""):
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        status = run([str(argument) for argument in arguments])
        return Said(status, *self._capsys.readouterr())

    def refused(self, *arguments, stdin=""):
        """The sentence a wrong call is answered with: one line, exit status 2, nothing on standard output."""
        said = self(*arguments, stdin=stdin)
        assert said.status == 2, said
        assert said.out == ""
        assert said.err.count("\n") == 1, said.err
        assert "Traceback" not in said.err
        return said.err.strip()
