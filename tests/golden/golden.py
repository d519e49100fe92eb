"""Golden records: whole matches kept as files, with what each line did. They hold the rules still: a record is for ever.

    python -m tests.golden.golden           writes the dumps again, for records that are there
    python -m tests.golden.golden --new     plays the matches anew (only when `rules` of the game has been raised)

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
from sevenfold.games.kit.rng import below
from sevenfold.games.registry import game
from sevenfold.games.sevn.cards import IDS

FOLDER = Path(__file__).parent
RECORD = ".sevenfold.jsonl"
DUMP = ".txt"

RICH = {"storm": 6, "crossroads": 6, "triple_draw": 6, "freeze": 4, "second_chance": 6, "ballast_2": 4, "x2": 3}
TWENTY = dict.fromkeys(IDS, 0) | dict.fromkeys(map(str, range(1, 11)), 2)
LATE = {
    "round": 9,
    "players": [
        {"banked": 231, "numbers": [1, 4, 12], "ballast": [-4], "second_chance": True},
        {"banked": 240, "numbers": [7, 8], "status": "stopped"},
        {"banked": 198, "numbers": [13], "twice": 13, "status": "out"},
    ],
    "asking": {"what": "draw_or_stop", "seats": [0]},
}
SEVN: dict[str, tuple[int, Mapping[str, Any], dict[str, Any] | None]] = {
    "two_to_250": (2, {}, None),
    "four_to_250": (4, {}, None),
    "eight": (8, {"target_score": 120}, None),
    "many_actions": (4, {"deck": RICH, "target_score": 150, "storm_start": "next"}, None),
    "no_stacking": (3, {"deck": {"ladder": 9, "featherweight": 9}, "bonus_stack": False, "target_score": 150}, None),
    "twenty_cards": (8, {"deck": TWENTY, "target_score": 60}, None),
    "from_a_late_moment": (3, {}, LATE),
    "by_the_clock": (3, {"target_score": 60}, None),
}


def records() -> list[Path]:
    """The records of SEVN; those of 7 Wonders have a module of their own, `tests.golden.wonders.golden`."""
    return sorted((FOLDER / "sevn").glob(f"*{RECORD}"))


def dump_of(record: Path) -> Path:
    """Where the dump of a record lies."""
    return record.with_name(record.name.removesuffix(RECORD) + DUMP)


def dump(lines: list[str]) -> str:
    """What each line of a record did: who is asked next, the points, the position's hash, and the events."""
    return "".join(f"{text}\n" for step in replay(lines, viewers=(SPECTATOR,)) for text in _told(step, lines[0]))


def _told(step: Step, header: str) -> Iterator[str]:
    played = game(msgspec.json.decode(header)["game"])
    s = step.state
    asked = " ".join(map(str, played.actors(s))) or "nobody"
    points = " ".join(map(str, played.result(s).points))
    digest = hashlib.sha256(msgspec.json.encode(played.describe(s))).hexdigest()[:12]
    yield f"{step.number:>4} {step.kind:6} asks {asked:8} points {points:24} {digest}"
    for event in step.events[SPECTATOR]:
        yield f"       {_event(event)}"


def _event(event: Event) -> str:
    fields = msgspec.to_builtins(event)
    return " ".join([fields.pop("kind"), *(f"{name}={value}" for name, value in fields.items())])


def play(name: str) -> list[str]:
    """Play one of the matches: cards and moves follow from its name. Most draw until twenty points, so that all happens."""
    players, options, position = SEVN[name]
    sevn = game("sevn")
    match = Match.begin(sevn, ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hedy"][:players], options,
                        hashlib.sha256(name.encode()).digest(), position)  # fmt: skip
    rng = rng_of(len(name))
    t = 0.0
    while not match.over:
        seat = match.asked[0]
        t += below(rng, 80) / 10
        if name == "by_the_clock":
            match.play(seat, sevn.fallback(match.state, seat), t=round(t, 1), clock=True)
            continue
        moves = sevn.moves(match.state, seat)
        row: Any = msgspec.to_builtins(sevn.view(match.state, seat))["rows"][seat]
        bold = sevn.write(match.state, seat, moves[0]) == "draw" and row["points"] < 20
        match.play(seat, moves[0] if bold else moves[below(rng, len(moves))], t=round(t, 1))
    return match.lines


def main() -> None:
    """Write the dumps, and with `--new` the records before them."""
    if "--new" in sys.argv[1:]:
        for name in SEVN:
            file = FOLDER / "sevn" / f"{name}{RECORD}"
            file.write_text("".join(line + "\n" for line in play(name)), "utf-8")
    for record in records():
        dump_of(record).write_text(dump(record.read_text("utf-8").splitlines()), "utf-8")


if __name__ == "__main__":
    main()
