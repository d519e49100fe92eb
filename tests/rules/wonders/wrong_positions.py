"""Positions that can't be, with the code of the error and the field it names."""

from __future__ import annotations

from typing import Any

from tests.rules.wonders.scene import at, city


def usual(**more: Any) -> dict[str, Any]:
    """A position of age I that is right, with fields changed."""
    return {**at(city("giza_a", "altar"), city("rhodos_a"), city("olympia_a")).data, **more}


def seat(number: int, **more: Any) -> dict[str, Any]:
    """The same with fields of one seat changed."""
    data = usual()
    data["players"][number] = {**data["players"][number], **more}
    return data


def late(**more: Any) -> dict[str, Any]:
    """A position of age II, turn 6."""
    return {
        **at(city("babylon_b", stages=2), city("halikarnassos_a", stages=1), city("giza_a"), age=2, turn=6).data,
        **more,
    }


def dealt(**more: Any) -> dict[str, Any]:
    """The beginning of age I."""
    return {"players": [{"wonder": f"{w}_a"} for w in ("giza", "rhodos", "olympia")], **more}


FIVE = [{"wonder": f"{w}_a"} for w in ("giza", "rhodos", "olympia", "babylon", "ephesos")]
WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"players": FIVE[:2]}, "7wonders-position-seats", "players"),
    (usual(colour="red"), "position-unknown", "colour"),
    (usual(age=4), "position-number", "age"),
    (usual(turn=7), "position-number", "turn"),
    (usual(players=3), "position-list", "players"),
    (usual(players=[1, 2, 3]), "position-object", "players[0]"),
    (usual(discard=["joker"]), "position-word", "discard[0]"),
    (usual(free_used=1), "position-flag", "free_used"),
    (usual(free_used=True), "7wonders-position-free", "free_used"),
    (usual(pick_due=True), "7wonders-position-pick-due", "pick_due"),
    (usual(asking={"what": "sleep"}), "position-word", "asking.what"),
    (usual(asking={"what": "choose", "seats": [1]}), "7wonders-position-asked", "asking.seats"),
    (usual(discard=["altar"]), "7wonders-position-copies", "players"),
    (usual(discard=["palace"]), "7wonders-position-age", "players"),
    (usual(options={"side": "c"}), "option-choice", "options"),
    (usual(options={"colour": "c"}), "position-unknown", "options.colour"),
    (seat(0, wonder="atlantis_a"), "position-word", "players[0].wonder"),
    (seat(1, wonder="giza_b"), "7wonders-position-board-twice", "players[1].wonder"),
    (seat(1, wonder=None, hand=[]), "position-missing-word", "players[1].wonder"),
    (seat(0, stages=4), "position-number", "players[0].stages"),
    (seat(0, coins=-1), "position-number", "players[0].coins"),
    (seat(0, city=["altar", "altar"]), "7wonders-position-built-twice", "players[0].city[1]"),
    (seat(0, city=["loom_1", "loom_2"]), "7wonders-position-built-twice", "players[0].city[1]"),
    (seat(0, hand=["baths"]), "7wonders-position-hand", "players[0].hand"),
    (seat(0, hand=["baths"] * 8), "7wonders-position-hand", "players[0].hand"),
    (seat(0, victories=[2]), "7wonders-position-token", "players[0].victories[0]"),
    (seat(0, victories=[1]), "7wonders-position-tokens", "players[0].victories"),
    (seat(0, defeats=1), "7wonders-position-tokens", "players[0].victories"),
    (seat(0, stages=1, under=["baths", "altar"]), "7wonders-position-under", "players[0].under"),
    (seat(0, stages=1, under=["joker"]), "position-word", "players[0].under[0]"),
    (seat(0, chosen="build palace"), "7wonders-position-chosen", "players[0].chosen"),
    (seat(0, chosen="dance"), "7wonders-position-chosen", "players[0].chosen"),
    (seat(0, chosen=3), "7wonders-position-chosen", "players[0].chosen"),
    (late(asking={"what": "pick"}, turn=3), "7wonders-position-hand", "players[0].hand"),
    (late(asking={"what": "seventh", "seats": [1]}), "7wonders-position-asked", "asking.seats"),
    (usual(asking={"what": "seventh"}), "7wonders-position-no-power", "asking.what"),
    (dealt(turn=2), "7wonders-position-deal-turn", "turn"),
    (dealt(age=2, turn=6, asking={"what": "over"}), "7wonders-position-over", "age"),
    (dealt(asking={"what": "card", "for": 1}), "7wonders-position-for", "asking.for"),
    (dealt(asking={"what": "board"}), "7wonders-position-all-dealt", "asking.what"),
    (usual(log=[[["build palace"]]]), "7wonders-position-log-entry", "log[0][0][0]"),
    (usual(log=[[["dance altar"]]]), "7wonders-position-log", "log[0][0][0]"),
    (usual(log=[[["sell baths"]]]), "7wonders-position-log-discard", "log"),
    (usual(log=[[["build joker"]]]), "position-word", "log[0][0][0]"),
    (usual(log=[[[None] * 8]]), "7wonders-position-log", "log[0][0]"),
    (usual(log=[{}]), "7wonders-position-log", "log[0]"),
    (usual(looks=[{"age": 2, "turn": 1}]), "7wonders-position-look", "looks[0]"),
    (usual(looks=[{"age": 1, "turn": 1, "card": "baths"}]), "7wonders-position-look-card", "looks[0].card"),
    (
        {"age": 3, "players": [{"wonder": "giza_a", "city": [f"{g}_guild" for g in ("workers", "craftsmens", "traders",
         "philosophers", "spies", "strategists")]}, *FIVE[1:3]]},
        "7wonders-position-guilds", "players",
    ),
    (
        {"age": 2, "players": [{"wonder": "giza_a", "hand": ["altar"] * 1}, *FIVE[1:3]], "turn": 6},
        "7wonders-position-hand", "players[0].hand",
    ),
    (
        {"age": 2, "turn": 6, "players": [{"wonder": "giza_a", "hand": ["altar", "walls"]},
         {"wonder": "rhodos_a", "hand": ["temple", "statue"]}, {"wonder": "olympia_a", "hand": ["school", "library"]}]},
        "7wonders-position-hand-age", "players[0].hand",
    ),
    (
        {"age": 1, "turn": 6, "players": [{"wonder": f"{w}_a", "hand": hand.split(), "chosen": f"sell {hand.split()[0]}"}
         for w, hand in (("giza", "altar baths"), ("rhodos", "theater stockade"), ("olympia", "workshop barracks"))]},
        "7wonders-position-all-chosen", "players",
    ),
]  # fmt: skip
