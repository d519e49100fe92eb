"""Moments of Die Sieben Weisen to look at: every question there is, with as much on the table as a real game brings."""

from __future__ import annotations

from typing import Any

ORDERS = (
    "healer priestess druid magician alchemist witch seer",
    "witch priestess magician druid seer healer alchemist",
    "seer druid healer witch magician alchemist priestess",
)
ROLES = ("druid", "seer", "witch", "priestess", "alchemist", "healer", "magician")
FULL = (
    "druid:7", "druid:5", "druid:4", "druid:1", "druid:1", "seer:6", "seer:5", "seer:1", "witch:6", "witch:3", "witch:2",
    "priestess:7", "priestess:4", "alchemist:6", "alchemist:3", "magician:7", "magician:2", "healer:5", "healer:4",
    "owl:5", "owl:4", "owl:3",
)  # fmt: skip
"""A hand as large as hands get."""
HANDS = (
    ("seer:4", "seer:3", "witch:1"),
    ("witch:7", "witch:5", "witch:4"),
    ("priestess:6", "priestess:5", "owl:4"),
    ("alchemist:5", "alchemist:4", "alchemist:2"),
)
LAID = (
    ("druid:6", "druid:3", "druid:2"),
    ("seer:7", "seer:2", "owl:5", "potentia"),
    ("witch:1", "owl:3"),
    ("priestess:3", "priestess:2", "priestess:1", "priestess:1", "owl:4", "volensia"),
    ("alchemist:7", "alchemist:1", "mutantus"),
)
SIDES = (1, 1, 2, 2, 1)
CRYSTALS = ((5, 3), (7,), (6, 2, 2), (), (4,))


def moment(players: int = 5, what: str = "lay", **more: Any) -> dict[str, Any]:
    """A position with so many seats of which seat 0 holds a large hand; `seats` are fields of seats besides."""
    seats: list[dict[str, Any]] = more.pop("seats", [{} for _ in range(players)])
    hands = (FULL, *HANDS)[:players]
    missing = ROLES[players + 2 :]
    given: list[dict[str, Any]] = []
    for seat in range(players):
        power = [card for card in hands[seat] if card.split(":")[0] not in missing]
        usual: dict[str, Any] = {
            "role": ROLES[seat],
            "power": power,
            "spells": ["moventi", "anulensa"] if seat == 0 else ["binensus"][: seat == 2],
            "crystals": list(CRYSTALS[seat]),
        }
        given.append({**usual, **seats[seat]})
    crystals = ([7, 6, 3], [5, 4, 2], [6, 5, 4]) if players == 5 else ([7, 3], [5, 2], [6, 4])  # five lay three
    return {
        "round": 4,
        "pawn": 2,
        "removed": list(missing),
        "spaces": [{"order": order.split(), "crystals": lying} for order, lying in zip(ORDERS, crystals, strict=True)],
        "players": given,
        "asking": {"what": what},
        **more,
    }


def allied(players: int = 5, *, laid: bool = True, **more: Any) -> list[dict[str, Any]]:
    """Fields of seats that stand in alliances, and have laid cards; `more` are seat 0's own."""
    sides = (1, 2, 2) if players == 3 else SIDES[:players]  # one alone against two
    seats: list[dict[str, Any]] = [
        {"side": side, "laid": list(LAID[at]) if laid else []} for at, side in enumerate(sides)
    ]
    seats[0] |= more
    return seats


def roles() -> dict[str, Any]:
    """Two of five have chosen; seat 0 is next."""
    return moment(what="role", chooser=3, seats=[{"role": None}, {"role": None}, {"role": None}, {}, {}])


def negotiating() -> dict[str, Any]:
    """Offers to and from seat 0."""
    return moment(what="negotiate", offers=[[1, 0], [0, 2], [3, 0]], seats=[{}, {}, {}, {}, {"done": True}])


def joining() -> dict[str, Any]:
    """A pair has formed, and seat 0 may join it."""
    return moment(what="join", asking={"what": "join", "seats": [0]}, seats=[{}, {"side": 1}, {"side": 1}, {}, {}])


def choosing_side() -> dict[str, Any]:
    """No pair: the hierarchy decides, and seat 0 is asked."""
    return moment(what="side", asking={"what": "side", "seats": [0]}, seats=[{}, {"side": 1}, {}, {}, {}])


def alone_or_not() -> dict[str, Any]:
    """Three players: the second is asked, the highest has left it open."""
    return moment(3, asking={"what": "solo", "seats": [0]}, seats=[{}, {"side": 1}, {}])


def giving() -> dict[str, Any]:
    """Gifts between allies."""
    return moment(what="exchange", seats=allied(laid=False))


def struggling() -> dict[str, Any]:
    """Seat 0 is on turn, with a large hand; one has dropped out."""
    seats = allied()
    seats[3]["dropped"] = 1
    return moment(asking={"what": "lay", "seats": [0]}, seats=seats)


def handing_on() -> dict[str, Any]:
    """Seat 2 drops out after seat 0."""
    seats = allied()
    seats[0]["dropped"], seats[2]["dropped"] = 1, 2
    return moment(asking={"what": "hand", "seats": [0], "for": 2, "left": 3}, seats=seats)


def taking() -> dict[str, Any]:
    """Seat 0 takes a crystal."""
    seats = allied()
    for seat, place in enumerate((5, 1, 2, 3, 4)):
        seats[seat]["dropped"] = place
    seats[1]["took"] = "crystal"
    made = moment(asking={"what": "take", "seats": [0]}, seats=seats)
    made["spaces"][2]["crystals"] = [6, 4]
    return made


def _out(role: str, place: int) -> dict[str, Any]:
    """All have dropped out and been paid; seat 0, who plays the lowest sage, is asked."""
    seats = allied(role=role)
    for seat in range(5):
        seats[seat] |= {"dropped": seat + 1, "took": "crystal" if SIDES[seat] == place else "spell"}
    return moment(asking={"what": "move", "seats": [0]}, seats=seats)


def moving() -> dict[str, Any]:
    """Seat 0 moves the pawn."""
    made = _out("magician", 1)
    made["spaces"][2]["order"] = ["seer", "druid", "healer", "witch", "alchemist", "priestess", "magician"]
    made["spaces"][2]["crystals"] = []
    return made


def last_move() -> dict[str, Any]:
    """Finitum lies open: on to the last struggle, or the end."""
    made = moving()
    made["spaces"][0] = {"order": [], "crystals": []}
    made["round"], made["finitum"] = 8, True
    return made
