"""Golden records of Die Sieben Weisen: whole matches for each number of players, with what every line did.

    python -m tests.golden.weisen.golden           writes the dumps again, for records that are there
    python -m tests.golden.weisen.golden --new     plays the matches anew (only when `rules` of the game has been raised),
                                                   or those that are named behind it

Look at the difference before you commit it: each changed line is a change of behaviour.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from tests.rules.weisen.games import some_move

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import SPECTATOR, Event
from sevenfold.games.kit.match import Match
from sevenfold.games.kit.reading import Step, replay
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.weisen.data import read_spaces
from sevenfold.games.weisen.game import WEISEN
from sevenfold.games.weisen.listing import default_move
from sevenfold.games.weisen.moves import Action, action_of

FOLDER = Path(__file__).parent
RECORD = ".sevenfold.jsonl"
NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil"]
ORDERS = read_spaces().orders
EMPTY_PILES: dict[str, Any] = {
    "round": 8,
    "spaces": [
        {"order": ["seer", "druid", "healer", "witch", "magician", "alchemist", "priestess"], "crystals": [6, 2]},
        {"order": [], "crystals": []},
        {"order": ["witch", "priestess", "magician", "druid", "seer", "healer", "alchemist"], "crystals": [7, 5]},
    ],
    "finitum": True, "pawn": 2, "removed": ["healer", "alchemist"],
    "players": [
        {"role": "druid", "side": 2, "crystals": [7, 2],
         "power": [f"{role}:{value}" for role in ("druid", "seer", "magician") for value in (1, 2, 3, 5, 6, 7)],
         "spells": ["moventi", "anulensa", "volensia", "mutantus", "potentia", "binensus", "absentus"]},
        {"role": "witch", "side": 1, "crystals": [6, 3],
         "power": [f"{role}:{value}" for role in ("witch", "priestess") for value in (1, 1, 2, 3, 4, 5, 6, 7)],
         "spells": ["moventi", "anulensa", "volensia", "mutantus", "potentia", "binensus", "absentus"]},
        {"role": "magician", "side": 2, "crystals": [5, 4], "power": ["owl:3", "owl:3", "owl:4", "owl:4", "owl:4", "owl:4"]},
    ],
    "discard": ["druid:1", "druid:4", "seer:1"], "asking": {"what": "exchange"},
}  # fmt: skip
"""Three players late in the game, with next to nothing left to draw."""
LEADING: dict[str, Any] = {
    "round": 9, "covered": [1, 2, 4, 5, 6, 7, 8],
    "spaces": [
        {"order": ["seer", "druid", "healer", "witch", "magician", "alchemist", "priestess"], "crystals": [6, 2]},
        {"order": ["alchemist", "magician", "witch", "healer", "druid", "seer", "priestess"], "crystals": [7, 2]},
        {"order": ["witch", "priestess", "magician", "druid", "seer", "healer", "alchemist"], "crystals": [7, 5]},
    ],
    "pawn": 2, "removed": ["healer"],
    "players": [
        {"role": "druid", "side": 1, "laid": ["druid:7", "druid:6"], "power": ["druid:5", "druid:4", "witch:7"]},
        {"role": "witch", "side": 2, "power": ["witch:1", "witch:2"], "spells": ["anulensa"]},
        {"role": "magician", "side": 1, "laid": ["magician:7", "owl:4"], "power": ["magician:1", "magician:1"]},
        {"role": "seer", "side": 2, "power": ["seer:1", "seer:2", "seer:3"], "spells": ["moventi"]},
    ],
    "asking": {"what": "lay", "seats": [0]},
}  # fmt: skip
"""Four players; one card more makes a lead of 25."""
MATCHES: dict[str, tuple[int, Mapping[str, Any], dict[str, Any] | None]] = {
    "three": (3, {}, None),
    "four": (4, {}, None),
    "five": (5, {}, None),
    "four_without_negotiation": (4, {"negotiation": False, "removed": ["healer"], "first": 2}, None),
    "five_without_negotiation": (5, {"negotiation": False}, None),
    "five_all_open": (5, {"open_offers": True, "open_crystals": True}, None),
    "other_orders": (3, {"spaces": [" ".join(reversed(order.split())) for order in ORDERS]}, None),
    "by_the_clock": (4, {}, None),
    "empty_piles": (3, {}, EMPTY_PILES),
    "a_lead_of_25": (4, {}, LEADING),
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
    """What each line of a record did: who is waited for, the indicator, the points, the position's hash, and the events."""
    return "".join(f"{text}\n" for step in replay(lines, viewers=(SPECTATOR,)) for text in _told(step))


def _told(step: Step) -> Iterator[str]:
    s = step.state
    waiting = " ".join(map(str, WEISEN.waiting(s))) or "nobody"
    points = " ".join(map(str, WEISEN.result(s).points))
    data = WEISEN.describe(s)
    digest = hashlib.sha256(msgspec.json.encode(data)).hexdigest()[:12]
    yield f"{step.number:>4} {step.kind:6} waits for {waiting:10} lead {data['lead']:>3} points {points:16} {digest}"
    for event in step.events[SPECTATOR]:
        if event.kind not in ("dealt", "drew"):
            yield f"       {_event(event)}"


def _event(event: Event) -> str:
    fields = msgspec.to_builtins(event)
    return " ".join([fields.pop("kind"), *(f"{name}={value}" for name, value in fields.items())])


def play(name: str) -> list[str]:
    """Play one of the matches: outcomes and moves follow from its name. Who can lay a card mostly does, so that all happens."""
    players, options, position = MATCHES[name]
    match = Match.begin(WEISEN, NAMES[:players], options, hashlib.sha256(name.encode()).digest(), position)
    rng = rng_of(sum(name.encode()))
    t = 0.0
    while not match.over:
        waiting = WEISEN.waiting(match.state)
        seat = waiting[below(rng, len(waiting))] if name != "by_the_clock" else waiting[0]
        t += below(rng, 80) / 10
        if name == "by_the_clock":
            match.play(seat, int(default_move(match.state.record, seat)), t=round(t, 1), clock=True)
        else:
            match.play(seat, _move(match, seat, rng), t=round(t, 1))
    return match.lines


def _move(match: Match, seat: int, rng: Rng) -> int:
    moves = WEISEN.moves(match.state, seat)
    laying = [move for move in moves if action_of(move) == Action.LAY]
    if laying and below(rng, 5):
        return laying[below(rng, len(laying))]
    ending = [move for move in moves if action_of(move) in (Action.DONE, Action.READY)]
    if ending and below(rng, 3) == 0:
        return ending[0]
    return some_move(match.state, seat, rng)


def main() -> None:
    """Write the dumps, and with `--new` the records before them."""
    if "--new" in sys.argv[1:]:
        for name in [one for one in sys.argv[1:] if one in MATCHES] or MATCHES:
            (FOLDER / f"{name}{RECORD}").write_text("".join(line + "\n" for line in play(name)), "utf-8")
    for record in records():
        dump_of(record).write_text(dump(record.read_text("utf-8").splitlines()), "utf-8")


if __name__ == "__main__":
    main()
