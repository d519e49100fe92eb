"""Simulated matches as records: sealed, so that `sevenfold verify` derives every deal again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from sevenfold.arena.chunk import MOST_DECISIONS, SEATS, WHOLE, bots_stream
from sevenfold.bots.policy import Policy, ask
from sevenfold.bots.registry import PolicyError
from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.kit.match import Match
from sevenfold.games.kit.rng import make_rngs, seed_rng

ENDING = ".sevenfold.jsonl"


def sealed_seed(seed: int, game: int) -> bytes:
    """The 32 bytes that the match `game` of the simulation `seed` is sealed with: SHA-256 of both, in words."""
    return hashlib.sha256(f"sevenfold simulate {seed} {game}".encode()).digest()


class Recorder:
    """Plays matches between policies one by one and writes each as it ends."""

    def __init__(
        self,
        game: Game[Any],
        names: Sequence[str],
        policies: Sequence[Policy],
        options: Mapping[str, Any],
        seed: int,
    ) -> None:
        self._game = game
        self._names = [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
        self._policies = policies
        self._options = options
        self._seed = seed

    def play(
        self, games: int, path: Path, progress: Callable[[int, int], None] | None = None
    ) -> tuple[list[int], list[int]]:
        """Write one match to the file `path`, several into the folder `path`; wins (in parts of WHOLE) and points by seat.

        Raises `OptionError` where the path can't be written to; a file that is there already stays as it is.
        """
        wins, points = [0] * SEATS, [0] * SEATS
        digits = len(str(games - 1))
        for number in range(games):
            file = path if games == 1 else path / f"{number:0{digits}}{ENDING}"
            if file.is_file():
                raise OptionError("simulate-record-there", {"path": str(file)})
            match = self.match(number)
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text("".join(line + "\n" for line in match.lines), "utf-8")
            except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
                reason = getattr(error, "strerror", None) or str(error)
                raise OptionError("simulate-record", {"path": str(file), "reason": reason}) from error
            result = self._game.result(match.state)
            for seat, scored in enumerate(result.points):
                points[seat] += scored
            for seat in result.winners:
                wins[seat] += WHOLE // len(result.winners)
            if progress is not None:
                progress(number + 1, games)
        return wins, points

    def match(self, number: int) -> Match:
        """Play one match to its end. Raises `PolicyError` for one that has none, `IllegalMove` for an illegal answer."""
        rng = make_rngs(1)[0]
        seed_rng(rng, self._seed, bots_stream(number))
        match = Match.begin(self._game, self._names, self._options, sealed_seed(self._seed, number))
        decisions = 0
        while not match.over:
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise PolicyError("policy-endless", {"number": number})
            seat = self._game.waiting(match.state)[0]  # in a simultaneous choice others may only change their mind
            match.play(seat, ask(self._policies[seat], self._game, match.state, seat, rng))
        return match
