"""`arena`: a tournament between bots, with everything it leaves behind."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from sevenfold.cli.numbers import whole
from sevenfold.cli.simulating import chosen_mode, option_of, with_progress
from sevenfold.cli.speech import Complaint, about, language, say

if TYPE_CHECKING:
    from sevenfold.arena.crosstable import Outcome
    from sevenfold.arena.estimates import Estimate


def arena(
    game: Annotated[str, Parameter(help=about("cli-arena-game"))],
    /,
    *,
    bot: Annotated[list[str] | None, Parameter(help=about("cli-arena-bot"), negative="")] = None,
    games: Annotated[int, Parameter(help=about("cli-arena-games"), converter=whole)] = 1000,
    seats: Annotated[int | None, Parameter(help=about("cli-arena-seats"), converter=whole)] = None,
    seed: Annotated[int, Parameter(help=about("cli-arena-seed"), converter=whole)] = 0,
    processes: Annotated[int | None, Parameter(help=about("cli-arena-processes"), converter=whole)] = None,
    ray: Annotated[str | None, Parameter(help=about("cli-arena-ray"))] = None,
    out: Annotated[str | None, Parameter(help=about("cli-arena-out"))] = None,
    resume: Annotated[bool, Parameter(help=about("cli-arena-resume"), negative="")] = False,
    option: Annotated[list[str] | None, Parameter(help=about("cli-arena-option"), negative="")] = None,
    json: Annotated[bool, Parameter(help=about("cli-arena-json"), negative="")] = False,
    plain: Annotated[bool, Parameter(help=about("cli-arena-plain"), negative="")] = False,
) -> None:
    """Hold a tournament between bots."""
    if resume and out is None:
        raise Complaint("cli-arena-resume-where")
    if ray is not None and processes is not None:
        raise Complaint("cli-arena-both")
    mode = chosen_mode(plain=plain)
    options: dict[str, Any] = dict(option_of(text) for text in option or ())
    from sevenfold.arena.plan import planned
    from sevenfold.arena.tournament import tournament
    from sevenfold.bots.registry import policies

    named = list(policies(game)) if bot is None else [name.strip() for name in bot]
    plan = planned(game, named, games=games, seats=seats, seed=seed, options=options)
    found = with_progress(
        plan.games,
        mode,
        lambda progress: tournament(
            plan, processes=processes, ray=ray, folder=out, resume=resume, language=language(), progress=progress
        ),
    )
    if json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    else:
        _print(found, out)


def _print(found: Outcome, out: str | None) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False, markup=False)
    best_first = sorted(found.standings, key=lambda one: (-one.won.value, one.bot))
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(say("cli-arena-column-bot"))
    for key in ("share", "interval", "points", "more", "rating"):
        table.add_column(say(f"cli-arena-column-{key}"), justify="right")
    for one in best_first:
        more = "" if one.points.high is None else f"{one.points.high - one.points.value:.1f}"
        table.add_row(
            one.bot, f"{one.won.value:.1%}", _interval(one.won), f"{one.points.value:.1f}", more, f"{one.rating.mu:.1f}"
        )
    console.print(table)
    print(f"\n{say('cli-arena-against')}\n")
    known = {(one.bot, one.other): one.ahead for one in found.against}
    cross = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    cross.add_column("")
    for one in best_first:
        cross.add_column(one.bot, justify="right")
    for one in best_first:
        shares = [known.get((one.bot, other.bot)) for other in best_first]
        cross.add_row(one.bot, *("" if share is None else f"{share.value:.1%}" for share in shares))
    console.print(cross)
    print()
    print(say("cli-arena-done", games=found.played * found.plan.seats, deals=found.played))
    if out is not None:
        print(say("cli-arena-written", path=str(Path(out) / "report.html")))


def _interval(estimate: Estimate) -> str:
    return "" if estimate.low is None or estimate.high is None else f"{estimate.low:.1%} - {estimate.high:.1%}"
