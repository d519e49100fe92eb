"""A tournament from its plan to its outcome: played by whoever is there, kept unit by unit, gone on with after a cut.

found = tournament(planned("sevn", ["sharp", "odds", "cautious"], games=300, seed=7), processes=2, folder="cup")
for standing in found.standings:
    print(standing.bot, standing.won)
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from sevenfold.arena.crosstable import Outcome, outcome
from sevenfold.arena.executors import executor, play_all
from sevenfold.arena.folder import Folder
from sevenfold.arena.plan import Plan
from sevenfold.arena.report import report
from sevenfold.arena.seating import Company
from sevenfold.arena.simulate import cores
from sevenfold.arena.units import PlayedUnit, Policies

Progress = Callable[[int, int], None]
"""`progress(done, games)`, called as deals are done."""


def tournament(
    plan: Plan,
    *,
    policies: Policies | None = None,
    processes: int | None = None,
    ray: str | None = None,
    folder: str | os.PathLike[str] | None = None,
    resume: bool = False,
    language: str = "en",
    progress: Progress | None = None,
) -> Outcome:
    """Play a plan and sum it up. The same plan has the same outcome wherever it is played.

    `policies` are functions of your own by the names that the plan has for them; other processes must be able to import
    them. `processes` is one for each core when left out; `ray` is the address of a Ray cluster that plays instead. With
    `folder` every deal is kept as it is done, and files and report follow at the end; `resume` goes on with what is there.

    Raises `OptionError` or `BotError` for what can't be done, `PolicyError` for a policy that plays what is illegal.
    """
    own = dict(policies or {})
    Company(
        plan.game, [own.get(name, name) for name in plan.bots]
    )  # whoever isn't known is said before anything is written
    kept = None if folder is None else Folder(Path(folder))
    done: list[PlayedUnit] = [] if kept is None else kept.begin(plan, resume=resume)
    try:
        played = {unit.unit for unit in done}
        if progress is not None:
            progress(len(done) * plan.seats, plan.games)
        left = [unit for unit in range(plan.deals) if unit not in played]
        if left:
            players = executor(plan, own, cores() if processes is None else processes, ray)
            try:
                for unit in play_all(players, left):
                    if kept is not None:
                        kept.keep(unit)
                    done.append(unit)
                    if progress is not None:
                        progress(len(done) * plan.seats, plan.games)
            finally:
                players.close()
        found = outcome(plan, done)
        if kept is not None:
            kept.finish(found, done, report(found, done, language))
    finally:
        if kept is not None:
            kept.close()
    return found
