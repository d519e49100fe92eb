"""What tests/envs/test_compiled.py runs in a process of its own, compiled: prints what batches brought as JSON.

python -m tests.envs.digests
"""

from __future__ import annotations

import hashlib
import json
import sys

from tests.envs.test_vector import QUICK, run

from sevenfold.envs.vector import VectorEnv
from sevenfold.games.sevn.legal import default_move


def timid(s, seat, rng):
    return default_move(s, seat)


BATCHES = {
    "sevn": ("sevn", {"opponents": "legal", **QUICK}),
    "sevn threads": ("sevn", {"threads": 2, "autoreset": "same_step", **QUICK}),
    "sevn policies": ("sevn", {"opponents": [timid, "cautious"], **QUICK}),
    "7wonders": ("7wonders", {"players": 5}),
    "weisen": ("weisen", {"opponents": "legal", "learner": 2}),
}


def digest(name):
    """A hash over all that a batch brings."""
    game_id, settings = BATCHES[name]
    found = hashlib.sha256()
    for values in run(VectorEnv(game_id, 6, **settings), 80):
        found.update(values.tobytes())
    return found.hexdigest()


if __name__ == "__main__":
    json.dump({name: digest(name) for name in BATCHES}, sys.stdout)
