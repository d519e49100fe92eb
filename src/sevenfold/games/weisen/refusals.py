"""Why a move isn't open, in codes and figures for the catalogue (`refusal-weisen-…`)."""

from __future__ import annotations

from sevenfold.games.kit.contract import Refusal
from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import KINDS, ROLES, WORDS
from sevenfold.games.weisen.course import FINITUM
from sevenfold.games.weisen.legal import Why, legal_at
from sevenfold.games.weisen.state import NONE, ROLE_COUNT, Phase, State

_CARD = (
    Why.NOT_IN_HAND,
    Why.SHOWN_ALREADY,
    Why.MOVED_TWICE,
    Why.OTHER_ROLE,
    Why.TARGET_NEEDED,
    Why.NO_TARGET,
    Why.NOT_POWER,
    Why.NOT_IN_PILE,
)
_ROLE = (Why.ROLE_TAKEN, Why.ROLE_REMOVED)
_SEAT = (
    Why.NOT_ASKED, Why.NO_SUCH_SEAT, Why.OFFER_OPEN, Why.NO_OFFER, Why.NOT_OFFERED, Why.NOT_WITH, Why.NOT_ALLY,
)  # fmt: skip
_SLOT = (Why.SAME_SPACE, Why.IS_FINITUM)
_VALUE = (Why.NO_CRYSTAL, Why.NOT_IN_SUPPLY)


def refusal_of(s: Live[State], seat: int, move: int) -> Refusal | None:
    """Why the move isn't legal, or None where it is."""
    why, a, b = (int(n) for n in legal_at(s.rows, s.at, seat, move))
    if why == Why.ALLOWED:
        return None
    reason = Why(why)
    return Refusal("weisen-" + reason.name.lower().replace("_", "-"), _figures(reason, a, b))


def _figures(why: Why, a: int, b: int) -> dict[str, Figure]:
    if why in _CARD:
        figures: dict[str, Figure] = {"card": WORDS[a] if NONE < a < KINDS else "none"}
        return {**figures, "seat": b} if why == Why.SHOWN_ALREADY else figures
    if why in _ROLE:
        return {"role": ROLES[a] if a < ROLE_COUNT else "none"}
    if why in _SEAT:
        return {"seat": a}
    if why in _SLOT:
        return {"slot": a}
    if why in _VALUE:
        return {"value": a}
    if why == Why.OTHER_QUESTION:
        return {"asking": Phase(a).name.lower()}
    if why == Why.OFFERS_USED:
        return {"count": a}
    if why == Why.NOT_IN_STACK:
        return {"space": a + 1 if NONE < a < FINITUM else 0}
    return {}
