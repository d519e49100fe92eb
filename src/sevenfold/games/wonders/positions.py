"""A moment of 7 Wonders as JSON in the game's own words; `position_reading` reads it back."""

from __future__ import annotations

from typing import Any

from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.boards import BOARD_IDS
from sevenfold.games.wonders.cards import HAND, IDS, KINDS, VICTORY
from sevenfold.games.wonders.course import WHEN
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.notation import write_move
from sevenfold.games.wonders.options import SIDE_VALUES
from sevenfold.games.wonders.state import NONE, SEATS, How, Phase, State

HOW_WORDS = {How.BUILT: "build", How.SOLD: "sell", How.LEFT: "left"}
"""Words of the log; a stage is written `stage CARD NUMBER`."""


def describe(s: Live[State]) -> dict[str, Any]:
    """The whole truth of the moment; fields beyond the usual ones only where they say something.

    `log` holds for each age and each hand that was dealt in it what was played from it, turn by turn: it is what seats
    remember of hands they passed on. `looks` are the times when the discard pile was looked through.
    """
    f = s.plain()
    data: dict[str, Any] = {
        "age": f.age,
        "turn": f.turn,
        "players": [_describe_seat(f, seat) for seat in range(f.players)],
        "discard": [IDS[kind] for kind in range(KINDS) for _ in range(f.discard[kind])],
        "asking": _describe_asking(f),
    }
    if f.free_used:
        data["free_used"] = True
    if f.pick_due:
        data["pick_due"] = True
    log = _describe_log(f)
    if log:
        data["log"] = log
    if f.look_count:
        data["looks"] = [
            {
                "age": f.look_when[i] // WHEN,
                "turn": f.look_when[i] % WHEN,
                "card": None if f.look_kind[i] == NONE else IDS[f.look_kind[i]],
            }
            for i in range(f.look_count)
        ]
    if f.side:
        data["options"] = {"side": SIDE_VALUES[f.side]}
    return data


def _describe_seat(f: State, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "wonder": None if f.wonder[seat] == NONE else BOARD_IDS[f.wonder[seat]],
        "stages": f.stages[seat],
        "coins": f.coins[seat],
        "city": [IDS[kind] for kind in range(KINDS) if f.built[seat, kind]],
        "hand": [IDS[f.hand[seat, i]] for i in range(f.hand_count[seat])],
        "victories": [int(VICTORY[age]) for age in range(AGES) for _ in range(f.victories[seat, age])],
        "defeats": f.defeats[seat],
    }
    under = [f.under[seat, number] for number in range(f.stages[seat])]
    if any(kind != NONE for kind in under):
        data["under"] = [None if kind == NONE else IDS[kind] for kind in under]
    if f.chosen[seat] != NONE:
        data["chosen"] = write_move(f.chosen[seat])
    return data


def asked_seats(f: State) -> list[int]:
    """The seats the game waits for: in a simultaneous choice those that have not chosen yet."""
    if f.phase == Phase.CHOOSE:
        return [seat for seat in range(f.players) if f.chosen[seat] == NONE]
    return [f.asked] if f.phase in (Phase.SEVENTH, Phase.PICK) else []


def _describe_asking(f: State) -> dict[str, Any]:
    data: dict[str, Any] = {"what": Phase(f.phase).name.lower(), "seats": asked_seats(f)}
    if f.phase in (Phase.BOARD, Phase.CARD):
        data["for"] = f.asked
    return data


def _describe_log(f: State) -> list[list[list[str | None]]]:
    ages = [[_packet_words(f, age * SEATS + seat) for seat in range(f.players)] for age in range(AGES)]
    while ages and not any(ages[-1]):
        ages.pop()
    return ages


def _packet_words(f: State, packet: int) -> list[str | None]:
    words = [_word(f, packet, slot) for slot in range(HAND)]
    while words and words[-1] is None:
        words.pop()
    return words


def _word(f: State, packet: int, slot: int) -> str | None:
    how, kind = f.log_how[packet, slot], f.log_kind[packet, slot]
    if how == How.OPEN:
        return None
    if how >= How.STAGE:
        return f"stage {IDS[kind]} {how - How.STAGE + 1}"
    return f"{HOW_WORDS[How(how)]} {IDS[kind]}"
