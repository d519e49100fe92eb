"""A tournament's folder: the plan, every unit as it is done, and what is made of them at the end.

plan.json       what is played
units.jsonl     one line for each deal, in the order in which they were done; a cut run goes on behind the last whole one
games.csv       one row for each seat of each game, in the order of the plan
games.parquet   the same as Parquet, where DuckDB is installed
result.json     standings and cross-table
report.html     the report
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import IO

import msgspec

from sevenfold.arena.crosstable import Outcome
from sevenfold.arena.plan import Plan
from sevenfold.arena.units import PlayedUnit
from sevenfold.games.kit.errors import OptionError

COLUMNS = ("deal", "rotation", "seat", "bot", "points", "won")


class Folder:
    """Where a tournament is kept. Raises `OptionError` for what can't be read or written there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._units: IO[bytes] | None = None

    def begin(self, plan: Plan, *, resume: bool) -> list[PlayedUnit]:
        """Open the folder for a plan; returns the units that are done. Only with `resume` may there be any.

        A run that goes on may be longer or shorter than before, but everything else of the plan must be the same.
        """
        with _said(self.path):
            file = self.path / "plan.json"
            if file.exists() and (resume or self._holds_units()):
                if not resume:
                    raise OptionError("arena-there", {"path": str(self.path)})
                self._compare(file, plan)
            elif resume:
                raise OptionError("arena-nothing", {"path": str(self.path)})
            self.path.mkdir(parents=True, exist_ok=True)
            done = self._read(plan)
            self._replace("plan.json", msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
            self._units = (self.path / "units.jsonl").open("ab")
        return done

    def keep(self, unit: PlayedUnit) -> None:
        """Write a unit down before the next is counted."""
        with _said(self.path):
            if self._units is not None:
                self._units.write(msgspec.json.encode(unit) + b"\n")
                self._units.flush()

    def finish(self, outcome: Outcome, units: Sequence[PlayedUnit], report: str) -> None:
        """Write what is made of the units."""
        ordered = sorted(units, key=lambda unit: unit.unit)
        with _said(self.path):
            self._replace("result.json", msgspec.json.format(msgspec.json.encode(outcome)) + b"\n")
            self._replace("report.html", report.encode())
            text = io.StringIO()
            writer = csv.writer(text, lineterminator="\n")
            writer.writerow(COLUMNS)
            writer.writerows(_rows(outcome.plan, ordered))
            self._replace("games.csv", text.getvalue().encode())
            if find_spec("duckdb") is not None:
                write_parquet(self.path / "games.csv", self.path / "games.parquet")

    def close(self) -> None:
        """Let go of the file."""
        if self._units is not None:
            self._units.close()
            self._units = None

    def _holds_units(self) -> bool:
        """Whether anything was played: a run that stopped before leaves only a plan, which nobody needs."""
        file = self.path / "units.jsonl"
        return file.exists() and file.stat().st_size > 0

    def _compare(self, file: Path, plan: Plan) -> None:
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=Plan)
        except msgspec.MsgspecError as error:
            raise OptionError("arena-no-plan", {"path": str(file), "reason": str(error)}) from error
        for name in ("game", "rules", "bots", "seats", "seed", "options"):
            before, now = _shown(getattr(kept, name)), _shown(getattr(plan, name))
            if before != now:
                figures = {"path": str(self.path), "name": name, "before": before, "now": now}
                raise OptionError("arena-other-plan", figures)

    def _read(self, plan: Plan) -> list[PlayedUnit]:
        """The units that are done. What a cut left of the last line is taken away, so that the next has its own."""
        file = self.path / "units.jsonl"
        if not file.exists():
            return []
        data = file.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            with file.open("r+b") as units:
                units.truncate(whole)
        found: dict[int, PlayedUnit] = {}
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                unit = msgspec.json.decode(line, type=PlayedUnit)
            except msgspec.MsgspecError as error:
                figures = {"path": str(file), "line": number, "reason": str(error)}
                raise OptionError("arena-bad-line", figures) from error
            if 0 <= unit.unit < plan.deals:
                found[unit.unit] = unit
        return list(found.values())

    def _replace(self, name: str, data: bytes) -> None:
        """Write a file whole or not at all."""
        new = self.path / f"{name}.new"
        new.write_bytes(data)
        new.replace(self.path / name)


def write_parquet(table: Path, file: Path) -> None:
    """The table of games (CSV) as Parquet. Needs DuckDB."""
    import duckdb

    new = file.with_name(f"{file.name}.new")
    with duckdb.connect() as database:
        database.read_csv(str(table), header=True).write_parquet(str(new), compression="zstd")
    new.replace(file)


def _rows(plan: Plan, units: Sequence[PlayedUnit]) -> Iterator[tuple[object, ...]]:
    for unit in units:
        for rotation, game in enumerate(unit.games):
            for seat, bot in enumerate(game.bots):
                won = round((seat in game.winners) / len(game.winners), 6)
                yield unit.unit, rotation, seat, plan.bots[bot], game.points[seat], won


def _shown(value: object) -> str:
    """A part of a plan as a sentence shows it: JSON, but names and numbers without its marks."""
    return msgspec.json.encode(value).decode().strip('[]"').replace('","', ", ")


class _said:  # noqa: N801  # reads as a word: with _said(path)
    """Turns what the disk says into a sentence."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, OSError):
            reason = error.strerror or str(error)
            raise OptionError("arena-folder", {"path": str(self._path), "reason": reason}) from error
