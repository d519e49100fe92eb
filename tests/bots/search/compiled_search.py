"""What test_compiled_search.py runs in a process of its own, in another mode: prints what came out as JSON.

python -m tests.bots.search.compiled_search             what is compared with plain mode
python -m tests.bots.search.compiled_search levels      and a table's search: threads, seconds, stop
"""

import json
import sys
import threading
import time
from typing import Any

from tests.bots.search.moments import TABLES, asked, found, known_game

from sevenfold.arena import simulate
from sevenfold.bots.search.budgets import LEVELS
from sevenfold.bots.search.searching import Search

COUNTS = {"sevn": 12, "7wonders": 2, "weisen": 3}
REHEARSALS = 30


def compared() -> dict[str, list[int]]:
    """What the search says to the same questions with the same numbers, in every mode."""
    return {
        game_id: [found(s, seat, REHEARSALS, n) for n, (s, seat) in enumerate(asked(game_id, COUNTS[game_id]))]
        for game_id in TABLES
    }


def at_a_table(game_id: str) -> dict[str, Any]:
    """The hardest level on two threads within its time; and one that would take for ever, stopped."""
    g = known_game(game_id)
    s, seat = asked(game_id, 1)[0]
    level = LEVELS["hard"]
    Search(s, seat, 5, 1, 2).run()  # compiles what is still to be compiled
    begun = time.monotonic()
    search = Search(s, seat, 5, level.rehearsals, 2)
    legal = g.refusal(s, seat, search.run(level.seconds)) is None
    seconds = time.monotonic() - begun
    endless = Search(s, seat, 5, 10**12, 2)
    threading.Timer(0.2, endless.stop).start()
    legal = legal and g.refusal(s, seat, endless.run()) is None
    return {"legal": legal, "seconds": seconds, "rehearsals": search.rehearsals}


def main(*arguments: str) -> None:
    said: dict[str, Any] = {"found": compared()}
    if arguments:
        said["tables"] = {game_id: at_a_table(game_id) for game_id in TABLES}
        played = [simulate("sevn", 2, 30, ["easy", "sharp"], seed=1, threads=n) for n in (1, 3)]
        said["threads"] = [[seat.wins for seat in one.seats] for one in played]
    json.dump(said, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
