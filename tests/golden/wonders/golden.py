"""Golden records of 7 Wonders: a whole match for each side and number of players, with what every line did.

    python -m tests.golden.wonders.golden           writes the dumps again, for records that are there
    python -m tests.golden.wonders.golden --new     plays the matches anew (only when `rules` of the game has been raised)

Look at the difference before you commit it: each changed line is a change of behaviour.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import SPECTATOR, Event
from sevenfold.games.kit.match import Match
from sevenfold.games.kit.reading import Step, replay
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.wonders.game import WONDERS

FOLDER = Path(__file__).parent
RECORD = ".sevenfold.jsonl"
NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus"]
LATE: dict[str, Any] = {
    "age": 3, "turn": 6,
    "players": [
        {"wonder": "babylon_b", "stages": 2, "coins": 7, "city": ["school", "library", "brickyard", "press_1", "workshop"],
         "hand": ["study", "academy"], "victories": [1], "defeats": 1},
        {"wonder": "halikarnassos_b", "stages": 2, "coins": 9, "city": ["glassworks_1", "press_2", "barracks", "walls"],
         "hand": ["palace", "gardens"], "victories": [1, 3, 3]},
        {"wonder": "olympia_a", "stages": 2, "coins": 2, "city": ["altar", "temple", "stone_pit", "spies_guild"],
         "hand": ["pantheon", "arsenal"], "defeats": 3},
    ],
    "discard": ["baths", "statue", "fortifications"],
}  # fmt: skip
EMPTY: dict[str, Any] = {
    "age": 2, "turn": 5,
    "players": [
        {"wonder": "giza_a", "city": ["quarry", "theater"], "coins": 6, "hand": ["statue", "walls", "aqueduct"]},
        {"wonder": "halikarnassos_b", "city": ["foundry"], "coins": 6, "hand": ["temple", "forum", "library"]},
        {"wonder": "olympia_a", "city": ["sawmill", "workshop"], "hand": ["laboratory", "archery_range", "caravansery"]},
    ],
}  # fmt: skip
MATCHES: dict[str, tuple[int, Mapping[str, Any], dict[str, Any] | None]] = {
    **{
        f"side_{side}_{players}": (players, {"side": side}, None)
        for side in ("a", "b", "ab")
        for players in range(3, 8)
    },
    "minds_changed": (3, {"wonders": ["alexandria_b", "rhodos_b", "random"]}, None),
    "by_the_clock": (3, {"side": "b"}, None),
    "from_a_late_moment": (3, {}, LATE),
    "an_empty_pile": (3, {}, EMPTY),
}


def records() -> list[Path]:
    """The records there are."""
    return sorted(FOLDER.glob(f"*{RECORD}"))


def name_of(record: Path) -> str:
    """The match a record is of."""
    return record.name.removesuffix(RECORD)


def dump_of(record: Path) -> Path:
    """Where the dump of a record lies."""
    return record.with_name(name_of(record) + ".txt")


def dump(lines: list[str]) -> str:
    """What each line of a record did: who is waited for, the points, the position's hash, and the events."""
    return "".join(f"{text}\n" for step in replay(lines, viewers=(SPECTATOR,)) for text in _told(step))


def _told(step: Step) -> Iterator[str]:
    s = step.state
    waiting = " ".join(map(str, WONDERS.waiting(s))) or "nobody"
    points = " ".join(map(str, WONDERS.result(s).points))
    digest = hashlib.sha256(msgspec.json.encode(WONDERS.describe(s))).hexdigest()[:12]
    yield f"{step.number:>4} {step.kind:6} waits for {waiting:14} points {points:22} {digest}"
    for event in step.events[SPECTATOR]:
        if event.kind not in ("dealt", "chosen"):
            yield f"       {_event(event)}"


def _event(event: Event) -> str:
    fields = msgspec.to_builtins(event)
    return " ".join([fields.pop("kind"), *(f"{name}={value}" for name, value in fields.items())])


def play(name: str) -> list[str]:
    """Play one of the matches: cards and moves follow from its name. Who can build mostly does, so that all happens."""
    players, options, position = MATCHES[name]
    match = Match.begin(WONDERS, NAMES[:players], options, hashlib.sha256(name.encode()).digest(), position)
    rng = rng_of(sum(name.encode()))
    t = 0.0
    while not match.over:
        seat = WONDERS.waiting(match.state)[0]
        if name == "minds_changed" and below(rng, 3) == 0:
            seat = match.asked[below(rng, len(match.asked))]
        t += below(rng, 80) / 10
        if name == "by_the_clock":
            match.play(seat, WONDERS.fallback(match.state, seat), t=round(t, 1), clock=True)
        else:
            match.play(seat, _move(match, seat, rng), t=round(t, 1))
    return match.lines


def _move(match: Match, seat: int, rng: Rng) -> int:
    moves = WONDERS.moves(match.state, seat)
    building = [
        m for m in moves if WONDERS.write(match.state, seat, m).split()[0] in ("build", "stage", "free", "pick")
    ]
    among = building if building and below(rng, 4) else moves
    return among[below(rng, len(among))]


def main() -> None:
    """Write the dumps, and with `--new` the records before them."""
    if "--new" in sys.argv[1:]:
        for name in MATCHES:
            (FOLDER / f"{name}{RECORD}").write_text("".join(line + "\n" for line in play(name)), "utf-8")
    for record in records():
        dump_of(record).write_text(dump(record.read_text("utf-8").splitlines()), "utf-8")


if __name__ == "__main__":
    main()
