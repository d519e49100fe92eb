"""`simulate`: many whole games between bots, counted."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import Parameter

from sevenfold.cli.numbers import whole
from sevenfold.cli.speech import Complaint, about, say

if TYPE_CHECKING:
    from rich.console import Console

    from sevenfold.arena.simulate import Simulation


def simulate(
    game: Annotated[str, Parameter(help=about("cli-simulate-game"))],
    /,
    *,
    players: Annotated[int | None, Parameter(help=about("cli-simulate-players"), converter=whole)] = None,
    games: Annotated[int, Parameter(help=about("cli-simulate-games"), converter=whole)] = 1000,
    bots: Annotated[str | None, Parameter(help=about("cli-simulate-bots"))] = None,
    seed: Annotated[int, Parameter(help=about("cli-simulate-seed"), converter=whole)] = 0,
    threads: Annotated[int | None, Parameter(help=about("cli-simulate-threads"), converter=whole)] = None,
    option: Annotated[list[str] | None, Parameter(help=about("cli-simulate-option"), negative="")] = None,
    record: Annotated[str | None, Parameter(help=about("cli-simulate-record"))] = None,
    json: Annotated[bool, Parameter(help=about("cli-simulate-json"), negative="")] = False,
    plain: Annotated[bool, Parameter(help=about("cli-simulate-plain"), negative="")] = False,
) -> None:
    """Let bots play many games against each other."""
    # records are played move by move, which compiled rules don't speed up
    mode = chosen_mode(plain=plain or record is not None)
    options = dict(option_of(text) for text in option or ())
    from sevenfold.bots.registry import policies
    from sevenfold.games.registry import game as game_of

    usual = game_of(game).usual_seats
    named = [name.strip() for name in bots.split(",")] if bots is not None else [policies(game)[-1]]
    if players is None:
        players = len(named) if len(named) > 1 else usual
    found = with_progress(
        games, mode, lambda progress: _simulation(game, players, games, named, seed, threads, options, record, progress)
    )
    if json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    else:
        _print(found, mode, record)


Progress = Callable[[int, int], None]
Done = TypeVar("Done")


def _simulation(
    game: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int,
    threads: int | None,
    options: dict[str, Any],
    record: str | None,
    progress: Progress,
) -> Simulation:
    from sevenfold.arena.simulate import simulate as simulated

    return simulated(
        game, players, games, bots, seed=seed, threads=threads, options=options, record=record, progress=progress
    )


def chosen_mode(*, plain: bool) -> str:
    """How the rules run in this process: as the environment says, else compiled where that is installed."""
    from sevenfold.games.kit import mode

    if mode.VARIABLE not in os.environ:
        mode.use("plain" if plain or find_spec("numba") is None else "compiled")
    return mode.MODE


def option_of(text: str) -> tuple[str, Any]:
    """`target_score=100` as a name and a value: JSON where it is JSON, else the bare word."""
    import msgspec

    name, equals, value = text.partition("=")
    if not equals or not name:
        raise Complaint("cli-simulate-no-option", {"given": text})
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def with_progress(games: int, mode: str, work: Callable[[Progress], Done], doing: str = "cli-simulate-playing") -> Done:
    """Do the work with a bar on standard error, where somebody is looking; `doing` is the key of what it says."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        waiting = doing if mode == "plain" else "cli-simulate-compiling"
        task = bar.add_task(say(waiting), total=None if mode != "plain" else games)

        def progress(done: int, total: int) -> None:
            bar.update(task, description=say(doing), completed=done, total=total)

        return work(progress)


def _print(found: Simulation, mode: str, record: str | None) -> None:
    from rich.console import Console
    from rich.table import Table

    console: Console = Console(highlight=False, markup=False)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(say("cli-simulate-seat"), justify="right")
    table.add_column(say("cli-simulate-bot"))
    for key in ("won", "share", "interval", "points"):
        table.add_column(say(f"cli-simulate-{key}"), justify="right")
    for number, seat in enumerate(found.seats):
        least, most = seat.interval
        table.add_row(
            str(number),
            seat.bot,
            f"{seat.wins:,.1f}".removesuffix(".0"),
            f"{seat.wins / found.games:.1%}",
            f"{least:.1%} - {most:.1%}",
            f"{seat.mean_points:.1f}",
        )
    console.print(table)
    console.print()
    print(
        say(
            "cli-simulate-speed",
            games=found.games,
            seconds=round(found.seconds, 2),
            speed=round(found.games_per_second),
            threads=found.threads,
        )
    )
    if mode == "plain" and record is None:
        print(say("cli-simulate-slow"))
    if record is not None:
        print(say("cli-simulate-recorded", path=record))
