"""Why a move isn't open, in codes and figures for the catalogue (`refusal-7wonders-…`)."""

from __future__ import annotations

from sevenfold.games.kit.contract import Refusal
from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.boards import BOARD_IDS
from sevenfold.games.wonders.cards import IDS
from sevenfold.games.wonders.data import RESOURCES
from sevenfold.games.wonders.legal import Action, Why, action_of, kind_of, legal_at, stage_row
from sevenfold.games.wonders.payment import missing
from sevenfold.games.wonders.state import NONE, Phase, State

_CARD = (Why.NOT_IN_HAND, Why.BUILT_ALREADY, Why.FREE_NEEDLESS, Why.NOT_DISCARDED, Why.NOT_IN_DECK)
_BOARD = (Why.BOARD_TAKEN, Why.OTHER_SIDE)


def refusal_of(s: Live[State], seat: int, move: int) -> Refusal | None:
    """Why the move isn't legal, or None where it is."""
    why, a, b = (int(n) for n in legal_at(s.rows, s.at, seat, move))
    if why == Why.ALLOWED:
        return None
    reason = Why(why)
    return Refusal("7wonders-" + reason.name.lower().replace("_", "-"), _figures(s, seat, move, reason, a, b))


def _figures(s: Live[State], seat: int, move: int, why: Why, a: int, b: int) -> dict[str, Figure]:
    if why in _CARD:
        return {"card": "none" if a == NONE else IDS[a]}
    if why in _BOARD:
        return {"board": "none" if a == NONE else BOARD_IDS[a]}
    if why == Why.MISSING:
        row = kind_of(move) if action_of(move) != Action.STAGE else int(stage_row(s.record, seat))
        more = sum(missing_units(s, seat, row).values()) - b
        return {"resource": RESOURCES[a], "count": b, "more": more}
    if why == Why.COINS:
        return {"needs": a, "has": b}
    if why == Why.SPLIT:
        return {"left": -1, "right": -1} if a == NONE else {"left": a, "right": b}
    if why == Why.NO_STAGE_LEFT:
        return {"stages": a}
    if why == Why.OTHER_QUESTION:
        return {"asking": Phase(a).name.lower()}
    if why == Why.NOT_ASKED:
        return {"seat": a}
    return {}


def missing_units(s: Live[State], seat: int, row: int) -> dict[str, int]:
    """What neither the seat nor its neighbours can give for a row of costs; empty where they can."""
    found: dict[str, int] = {}
    for resource, name in enumerate(RESOURCES):
        units = int(missing(s.record, seat, row, resource))
        if units > 0:
            found[name] = units
    return found
