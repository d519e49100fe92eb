"""Ten thousand random games for every option and number of players, with the properties that hold at every moment.

python benchmarks/weisen/many.py [GAMES]
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sevenfold.games.kit import mode

GAMES = 10_000


def main() -> None:
    """Play them, compiled; stops at the first promise that is broken."""
    mode.use("compiled")
    from tests.rules.weisen import bulk

    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for players, options in bulk.tables():
        decisions, rounds = bulk.check(players, options, games, players)
        bulk.check(players, options, games // 10 or 1, players, clock=True)
        print(
            f"{players} players, {options}: {games} games, {decisions:.1f} decisions, {rounds:.2f} rounds", flush=True
        )


if __name__ == "__main__":
    main()
