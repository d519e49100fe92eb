"""A moment of SEVN as JSON in the game's own words, and the record a match begins with; `position_reading` reads it back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sevenfold.games.kit.contract import OptionValue, ScoreLine
from sevenfold.games.kit.record import Live
from sevenfold.games.sevn.cards import GROUP, IDS, KINDS, NUMBERS, SCORING, SECOND_CHANCE, STANDARD, VALUE, Group
from sevenfold.games.sevn.options import deck_counts
from sevenfold.games.sevn.state import NONE, Phase, State, Status
from sevenfold.games.sevn.view import asking, score_lines


def set_up(s: State, players: int, options: Mapping[str, OptionValue]) -> None:
    """Fill a zeroed record for a match: the deck in the pile, nobody asked yet."""
    s.players = players
    s.target_score = int(options["target_score"])  # type: ignore[arg-type]
    s.storm_next = int(options["storm_start"] == "next")
    s.bonus_once = int(not options["bonus_stack"])
    s.empty_stop = int(bool(options["allow_empty_pass"]))
    for kind, copies in enumerate(deck_counts(options["deck"])):
        s.deck[kind] = copies
        s.pile[kind] = copies
        s.pile_count += copies
    s.asked = s.pending = s.turn = s.seventh = NONE
    s.run = s.run_owner = s.run_seat = NONE
    s.active = players
    for seat in range(players):
        s.twice[seat] = NONE


def describe(s: Live[State]) -> dict[str, Any]:
    """The whole truth of the moment; fields beyond the usual ones only where they say something."""
    f = s.plain()
    data: dict[str, Any] = {
        "round": f.round,
        "start": f.start,
        "turn": None if f.turn == NONE else f.turn,
        "players": [_describe_seat(f, seat) for seat in range(f.players)],
        "queue": [{"card": IDS[f.queue_card[i]], "owner": f.queue_owner[i]} for i in range(f.queue_count)],
        "discard": [IDS[kind] for kind in range(KINDS) for _ in range(f.discard[kind])],
        "asking": _describe_asking(f),
    }
    if f.dealing:
        data["deal"] = f.dealing
    if f.run != NONE:
        seat = None if f.run_seat == NONE else f.run_seat
        data["running"] = {"card": IDS[f.run], "owner": f.run_owner, "seat": seat, "left": f.run_left}
    if f.open_count:
        data["open"] = [IDS[f.open[i]] for i in range(f.open_count)]
    if f.seventh != NONE:
        data["sevn"] = f.seventh
    changed = _describe_options(f)
    if changed:
        data["options"] = changed
    return data


def _describe_seat(f: State, seat: int) -> dict[str, Any]:
    front = [f.front[seat, kind] for kind in range(KINDS)]
    data: dict[str, Any] = {
        "banked": f.banked[seat],
        "numbers": [kind for kind in range(NUMBERS) if front[kind]],
        "ballast": [int(VALUE[kind]) for kind in range(NUMBERS, SCORING) if front[kind]],
        "modifiers": [IDS[k] for k in range(KINDS) if GROUP[k] == Group.MODIFIER for _ in range(front[k])],
        "bonuses": [IDS[k] for k in range(KINDS) if GROUP[k] == Group.BONUS for _ in range(front[k])],
        "second_chance": front[SECOND_CHANCE] > 0,
        "status": Status(f.status[seat]).name.lower(),
    }
    if f.gift[seat]:
        data["gift"] = True
    if f.twice[seat] != NONE:
        data["twice"] = f.twice[seat]
    return data


def _describe_asking(f: State) -> dict[str, Any]:
    question = asking(f)
    data: dict[str, Any] = {"what": question.what, "seats": question.seats}
    if f.phase == Phase.CARD:
        data["for"] = f.asked
    if f.pending != NONE:
        data["card"] = IDS[f.pending]
    return data


def _describe_options(f: State) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if f.target_score != 250:
        data["target_score"] = f.target_score
    custom = {IDS[k]: f.deck[k] for k in range(KINDS) if f.deck[k] != STANDARD[k]}
    if custom:
        data["deck"] = custom
    if f.storm_next:
        data["storm_start"] = "next"
    if f.bonus_once:
        data["bonus_stack"] = False
    if f.empty_stop:
        data["allow_empty_pass"] = True
    return data


def result_lines(s: Live[State]) -> list[list[ScoreLine]]:
    """How each seat's points came about: what was banked before, then the lines of the row that ended the game."""
    f = s.plain()
    lines: list[list[ScoreLine]] = []
    for seat in range(f.players):
        if f.phase != Phase.OVER:
            lines.append([ScoreLine("banked", f.banked[seat])])
            continue
        last = score_lines(s, seat)
        before = f.banked[seat] - sum(line.points for line in last)
        lines.append([ScoreLine("banked", before), *last])
    return lines
