"""`review`: how a match went for a seat, and which of its moves cost most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from sevenfold.cli.numbers import whole
from sevenfold.cli.record_file import record_lines
from sevenfold.cli.simulating import Progress, chosen_mode, with_progress
from sevenfold.cli.speech import Complaint, about, language, printable, say

if TYPE_CHECKING:
    from sevenfold.coach.findings import CostlyMove, CurvePoint, Looked

_ROWS = 24
"""Moments that the chart shows at most."""
_BAR = 20
_PARTS = " ▏▎▍▌▋▊▉█"


def review(
    file: Annotated[str, Parameter(help=about("cli-review-file"), allow_leading_hyphen=True)],
    /,
    *,
    seat: Annotated[int, Parameter(help=about("cli-review-seat"), converter=whole)] = 0,
    rehearsals: Annotated[int | None, Parameter(help=about("cli-review-rehearsals"), converter=whole)] = None,
    seed: Annotated[int, Parameter(help=about("cli-review-seed"), converter=whole)] = 0,
    json: Annotated[bool, Parameter(help=about("cli-review-json"), negative="")] = False,
    plain: Annotated[bool, Parameter(help=about("cli-simulate-plain"), negative="")] = False,
) -> None:
    """Look at a match again from one seat."""
    lines = list(record_lines(file))
    if seed < 0:
        raise Complaint("cli-review-seed-wrong", {"given": str(seed)})
    mode = chosen_mode(plain=plain)
    from sevenfold.coach.review import REHEARSALS, Reviewing

    reviewing = Reviewing(lines, seat, seed, REHEARSALS if rehearsals is None else rehearsals)

    def all_of_it(progress: Progress) -> Looked:
        for looked in reviewing.steps():
            progress(looked.done, looked.of)
        return reviewing.looked

    found = with_progress(reviewing.looked.of, mode, all_of_it, "cli-review-looking")
    if json:
        import msgspec

        print(msgspec.json.encode(found).decode())
        return
    players = [printable(name) for name in reviewing.players]
    _print(found, players)
    if mode == "plain":
        print(say("cli-simulate-slow"))


def _print(found: Looked, players: Sequence[str]) -> None:
    print(say("cli-review-heading", game=found.game, name=players[found.seat], decisions=found.decisions))
    if found.curve:
        print()
        _print_curve(found.curve, found.seat, players)
    print()
    if not found.costly:
        print(say("cli-review-nothing"))
        return
    print(say("cli-review-costly", count=len(found.costly)))
    for cost in found.costly:
        _print_cost(cost, players)


def _print_curve(curve: Sequence[CurvePoint], seat: int, players: Sequence[str]) -> None:
    """A bar for the seat at each moment, and the figures of all others."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(say("cli-review-step"), justify="right")
    table.add_column(players[seat], justify="right")
    table.add_column("", min_width=_BAR, no_wrap=True)
    others = [other for other in range(len(players)) if other != seat]
    for other in others:
        table.add_column(players[other], justify="right")
    for point in chosen(curve, _ROWS):
        own = point.chances[seat]
        table.add_row(str(point.step), _percent(own), bar(own), *(_percent(point.chances[other]) for other in others))
    console: Console = Console(highlight=False, markup=False)
    console.print(table)


def chosen(curve: Sequence[CurvePoint], most: int) -> list[CurvePoint]:
    """As many points as there is room for: the first, the last, and between them at even distances."""
    if len(curve) <= most:
        return list(curve)
    return [curve[round(i * (len(curve) - 1) / (most - 1))] for i in range(most)]


def bar(chance: float) -> str:
    """A chance as a bar in blocks, to the eighth of one."""
    eighths = round(chance * _BAR * 8)
    full, rest = divmod(eighths, 8)
    return "█" * full + (_PARTS[rest] if rest else "")


def _percent(chance: float) -> str:
    return say("cli-review-percent", percent=round(100 * chance))


def _print_cost(cost: CostlyMove, players: Sequence[str]) -> None:
    from sevenfold.coach.reasons import said

    names = list(players)
    print()
    percent, error = round(100 * cost.cost, 1), round(100 * cost.cost_error, 1)
    print(say("cli-review-cost", step=str(cost.step), move=cost.move, percent=percent, error=error))
    print(f"    {said(cost.reason, names, language())}")
    print(say("cli-review-better", move=cost.better, points=round(cost.points, 1)))
    print(f"    {said(cost.better_reason, names, language())}")
