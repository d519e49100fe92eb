"""Positions that can't be, with the code of the error and the field it names."""

from __future__ import annotations

from typing import Any

from tests.rules.weisen.scene import at, sage, two_and_two

from sevenfold.games.weisen.cards import COPIES_OF, IDS

FOUR = ("druid", "witch", "magician", "seer")


def usual(**more: Any) -> dict[str, Any]:
    """A struggle that is right, with fields changed."""
    return {**two_and_two("druid:7", "witch:7", laid=("owl:3", "", "", ""), seats=[0]).data, **more}


def seat(number: int, base: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """The same with fields of one seat changed."""
    data = base or usual()
    data["players"][number] = {**data["players"][number], **more}
    return data


def space(number: int, **more: Any) -> dict[str, Any]:
    """The same with fields of one space changed."""
    data = usual()
    data["spaces"][number] = {**data["spaces"][number], **more}
    return data


def talk(**more: Any) -> dict[str, Any]:
    """A negotiation."""
    return {**at(*[sage(role, f"{role}:7") for role in FOUR], what="negotiate").data, **more}


def trade(**more: Any) -> dict[str, Any]:
    """An exchange of gifts."""
    players = [sage(role, f"{role}:7", side=1 + i % 2) for i, role in enumerate(FOUR)]
    return {**at(*players, what="exchange").data, **more}


def trio(**more: Any) -> dict[str, Any]:
    """Three players in a struggle."""
    return {**at(sage("seer", side=2), sage("witch", side=1), sage("druid", side=2), seats=[2]).data, **more}


def over(took: tuple[str | None, ...], what: str = "move", **more: Any) -> dict[str, Any]:
    """After a tie: the scoring has brought these."""
    players = [sage(role, side=1 + i % 2, dropped=i + 1, took=took[i]) for i, role in enumerate(FOUR)]
    return {
        "round": 2, "spaces": [{**s, "crystals": s["crystals"] if n < 2 else []} for n, s in enumerate(usual()["spaces"])],
        "players": players, "removed": ["healer"], "asking": {"what": what}, **more,
    }  # fmt: skip


EVERY = [
    card
    for card, copies in zip(IDS, COPIES_OF, strict=True)
    for _ in range(copies)
    if ":" in card and card[:6] != "healer"
]
ALL_DRAWN = usual(
    players=[sage(role, side=1 + i % 2, power=" ".join([] if i else EVERY), dropped=None if i else 1) for i, role in enumerate(FOUR)],
    asking={"what": "draw"}, lead=0,
)  # fmt: skip
NO_PAWN = {
    "round": 6, "spaces": [*usual()["spaces"][:2], {"order": [], "crystals": []}], "finitum": True, "pawn": 2, "removed": ["healer"],
    "players": [sage(role) for role in FOUR], "asking": {"what": "negotiate"},
}  # fmt: skip
WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"players": [{}, {}]}, "weisen-position-seats", "players"),
    (usual(colour="red"), "position-unknown", "colour"),
    (usual(round=12), "position-number", "round"),
    (usual(pawn=3), "position-number", "pawn"),
    (usual(players=4), "position-list", "players"),
    (usual(players=[1, 2, 3]), "position-object", "players[0]"),
    (usual(finitum=1), "position-flag", "finitum"),
    (usual(asking={"what": "sleep"}), "position-word", "asking.what"),
    (usual(options={"first": 9}), "option-choice", "options"),
    (usual(options={"colour": 1}), "position-unknown", "options.colour"),
    (seat(1, role="druid"), "weisen-position-role-twice", "players[1].role"),
    (seat(1, role="owl"), "position-word", "players[1].role"),
    (usual(removed=[], spare=None), "weisen-position-removed", "removed"),
    (usual(removed=["druid"]), "weisen-position-removed", "removed"),
    (usual(spare=["healer", "alchemist"]), "weisen-position-spare", "spare"),
    (usual(spaces=usual()["spaces"][:2]), "weisen-position-spaces", "spaces"),
    (space(0, order=[], crystals=[]), "weisen-position-spaces", "spaces"),
    (space(0, order=["witch"]), "weisen-position-order", "spaces[0].order"),
    (space(1, order=usual()["spaces"][0]["order"]), "weisen-position-order", "spaces[1].order"),
    (space(1, order=["witch"] * 7), "weisen-position-role-twice", "spaces[1].order[1]"),
    (space(0, crystals=[2, 3, 4]), "weisen-position-on-space", "spaces[0].crystals"),
    (space(0, crystals=[8]), "position-number", "spaces[0].crystals[0]"),
    (seat(0, crystals=[7] * 7), "weisen-position-crystals", "players[0].crystals[5]"),
    (usual(covered=[1]), "weisen-position-covered", "covered[0]"),
    (usual(covered=[4, 4]), "weisen-position-covered", "covered[1]"),
    (usual(covered=[4, 5, 6, 7, 8]), "weisen-position-covered", "covered"),
    (usual(finitum=True), "weisen-position-finitum", "finitum"),
    (over(("spell", "crystal", "crystal", "spell"), what="over", players=[sage() for _ in FOUR]), "weisen-position-round", "round"),
    (seat(0, power=["druid:7", "druid:7"]), "weisen-position-copies", "players[0].power[1]"),
    (seat(0, power=["moventi"]), "position-word", "players[0].power[0]"),
    (usual(discard=["healer:1"]), "weisen-position-copies", "discard[0]"),
    (seat(0, laid=["moventi", "anulensa"], spell_used=False), "weisen-position-spell", "players[0].laid"),
    (seat(0, usual(spare=None), role=None), "weisen-position-roles", "players"),
    (seat(0, side=2), "weisen-position-sides", "players"),
    (seat(0, side=3), "position-number", "players[0].side"),
    (trio(asking={"what": "negotiate"}), "weisen-position-sides", "players"),
    (talk(players=[sage(role, side=1) for role in FOUR]), "weisen-position-sides", "players"),
    (talk(options={"negotiation": False}), "weisen-position-sides", "asking"),
    (seat(0, talk(), laid=["owl:3"]), "weisen-position-struggle", "players[0].laid"),
    (seat(0, second_role="priestess"), "weisen-position-spare", "spare"),
    (seat(0, usual(spare=None), second_role="priestess"), "weisen-position-second", "players[0].second_role"),
    (seat(0, talk(spare=None), second_role="priestess"), "weisen-position-second", "players[0].second_role"),
    (
        seat(1, seat(0, laid=["absentus"], spell_used=True), laid=["absentus"], spell_used=True),
        "weisen-position-absentus", "players",
    ),
    (usual(bonus=5), "weisen-position-bonus", "bonus"),
    (seat(0, dropped=2), "weisen-position-dropped", "players"),
    (usual(players=[{**p, "dropped": i + 1} for i, p in enumerate(usual()["players"])]), "weisen-position-dropped", "players"),
    (seat(0, dropped=1), "weisen-position-dropped", "players[0].dropped"),
    (usual(asking={"what": "hand"}), "weisen-position-dropped", "asking.what"),
    (usual(asking={"what": "discard"}), "weisen-position-dropped", "asking.what"),
    (usual(asking={"what": "draw"}), "weisen-position-dropped", "asking.what"),
    (usual(early=1), "weisen-position-early", "early"),
    (seat(0, laid=["owl:5", "owl:5", "owl:4", "owl:4", "owl:4", "owl:4"]), "weisen-position-early", "early"),
    (seat(0, took="crystal"), "weisen-position-took", "players"),
    (over((None, "spell", None, None), what="take"), "weisen-position-took", "players"),
    (over(("spell", None, "crystal", "spell"), what="move"), "weisen-position-took", "players"),
    (usual(round=10), "weisen-position-round", "round"),
    (usual(last=True), "weisen-position-last", "last"),
    (over(("spell", "crystal", "crystal", "spell"), what="space", pawn=2, players=[{} for _ in FOUR], chooser=0),
     "weisen-position-spaces", "asking.what"),
    (usual(lead=4), "weisen-position-number", "lead"),
    (usual(asking={"what": "lay", "seats": [0, 1]}), "weisen-position-asked", "asking.seats"),
    ({"players": [{}, {}, {}, {}, {}], "asking": {"what": "deal"}}, "weisen-position-deal", "asking.what"),
    ({"players": [{}, {}, {"dropped": 1}]}, "weisen-position-deal", "players"),
    ({"players": [{}, {}, {}], "asking": {"what": "remove", "left": 3}}, "weisen-position-number", "asking.left"),
    (talk(offers=[[0, 0]]), "weisen-position-offers", "offers[0]"),
    (talk(offers=[[0, 1], [1, 0]]), "weisen-position-offers", "offers"),
    (talk(offers=[3]), "position-number", "offers[0]"),
    (usual(offers=[[0, 1]]), "weisen-position-offers", "offers[0]"),
    (seat(0, talk(), offered=[0, 3, 3, 0]), "weisen-position-offers", "players[0].offered"),
    (seat(0, talk(offers=[[0, 1]]), offered=[0, 0, 1, 0]), "weisen-position-offers", "players[0].offered[1]"),
    (seat(0, usual(), offered=[0, 1, 0, 0]), "weisen-position-offers", "players[0].offered"),
    (seat(0, usual(), done=True), "weisen-position-talk", "players[0].done"),
    (seat(0, usual(), shown=[[1, "druid:7"]]), "weisen-position-talk", "players[0].shown"),
    (seat(0, talk(), moved=[["druid:7", 1]]), "weisen-position-talk", "players[0].moved"),
    (seat(0, talk(), shown=[[0, "druid:7"]]), "weisen-position-shown", "players[0].shown[0]"),
    (seat(0, talk(), shown=[[1, "druid:7"], [1, "druid:7"]]), "weisen-position-shown", "players[0].shown[1]"),
    (seat(0, talk(), shown=["druid:7"]), "position-word", "players[0].shown[0]"),
    (seat(0, trade(), moved=[["owl:3", 1]]), "weisen-position-moved", "players[0].moved[0]"),
    (seat(0, trade(), moved=[["druid:7", 3]]), "position-number", "players[0].moved[0]"),
    (seat(0, knows=[{"card": "witch:7", "at": [2]}]), "weisen-position-knows", "players[0].knows"),
    (seat(0, knows=[{"card": "witch:7", "at": []}]), "weisen-position-knows", "players[0].knows[0].at"),
    (talk(players=[sage(role, done=True) for role in FOUR]), "weisen-position-all-done", "players"),
    (trade(players=[sage(role, side=1 + i % 2, done=True) for i, role in enumerate(FOUR)]), "weisen-position-all-done", "players"),
    (usual(pawn=0, asking={"what": "lay", "seats": [7]}), "weisen-position-asked", "asking.seats"),
    (ALL_DRAWN, "weisen-position-nothing", "discard"),
    (NO_PAWN, "weisen-position-pawn", "pawn"),
]  # fmt: skip
