"""Moments of Die Sieben Weisen written in a few words, and what `steady` says in them.

    s = moment("lay", sage("healer", "healer:3 owl:4", side=1), sage("witch", side=2, dropped=1), ..., crystals=[7, 2])
    assert says(s) == "lay healer:3"

The first seat is asked unless `asks` names another one, or the rules do; `finitum` is its slot. Roles that nobody has lie in the middle; those that are not played
are the last ones of the list.
"""

from __future__ import annotations

from typing import Any

from tests.bots.weisen.deals import WEISEN, answer

from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import ROLES, SPELLS

FALLING = "healer druid seer priestess witch alchemist magician"
"""The hierarchy of the current space, unless a moment has another one: the order in which roles are listed everywhere."""
OTHERS = (
    "seer druid healer witch magician alchemist priestess",
    "magician witch druid seer healer priestess alchemist",
)

ONE_ASKED = ("role", "join", "solo", "lay")


def sage(role: str | None = None, hand: str = "", **more: Any) -> dict[str, Any]:
    """A seat; `hand` and `laid` are cards in one string, spells included."""
    cards = hand.split()
    seat = {
        "role": role,
        "power": [card for card in cards if card not in SPELLS],
        "spells": [card for card in cards if card in SPELLS],
        **more,
    }
    seat["laid"] = str(seat.get("laid", "")).split()
    return seat


def moment(
    what: str, *seats: dict[str, Any], crystals: list[int] | None = None, asks: int = 0, **more: Any
) -> Live[Any]:
    """A state in which `what` is asked. The pawn stands on slot 0."""
    held = {role for seat in seats for role in (seat["role"], seat.get("second_role")) if role}
    free = [role for role in ROLES if role not in held]
    out = free[len(free) - (5 - len(seats)) :]
    wealth = [crystals or [6, 3, 2][: 3 if len(seats) == 5 else 2], *([[4, 4, 4][: 3 if len(seats) == 5 else 2]] * 2)]
    orders = [str(more.pop("order", FALLING)), *OTHERS]
    spaces: list[dict[str, Any]] = [
        {"order": order.split(), "crystals": list(own)} for order, own in zip(orders, wealth, strict=True)
    ]
    for slot, changed in more.pop("spaces", {}).items():
        spaces[slot] |= changed
    finitum = more.pop("finitum", None)
    if finitum is not None:
        spaces[finitum] = {"order": [], "crystals": []}
    data = {
        "round": 3,
        "spaces": spaces,
        "pawn": 0,
        "finitum": finitum is not None,
        "players": [dict(seat) for seat in seats],
        "removed": out,
        "asking": {"what": what, "seats": [asks]} if what in ONE_ASKED else {"what": what},
        **more,
    }
    return WEISEN.position(data)


def says(s: Live[Any], seat: int = 0) -> str:
    """The answer of `steady`, in notation; it is legal."""
    move = answer(s, seat, "steady")
    assert move in WEISEN.moves(s, seat)
    return WEISEN.write(s, seat, move)
