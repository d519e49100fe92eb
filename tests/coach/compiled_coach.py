"""What test_compiled_coach.py runs in a process of its own, in another mode: prints the coach's advice as JSON.

python -m tests.coach.compiled_coach
"""

import msgspec
from tests.bots.search.moments import TABLES, asked, known_game

from sevenfold.coach import Advised, advise

COUNTS = {"sevn": 6, "7wonders": 2, "weisen": 1}


def advised() -> dict[str, list[Advised]]:
    """The advice on the same questions with the same numbers, in every mode."""
    return {
        game_id: [
            advise(known_game(game_id), s, seat, n, 40) for n, (s, seat) in enumerate(asked(game_id, COUNTS[game_id]))
        ]
        for game_id in TABLES
    }


if __name__ == "__main__":
    print(msgspec.json.encode(advised()).decode())
