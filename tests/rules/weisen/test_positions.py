"""Any moment as JSON, both ways; what can't be is refused with the field's name (section 5l)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.weisen.census import census
from tests.rules.weisen.games import OPTIONS, moments
from tests.rules.weisen.scene import two_and_two
from tests.rules.weisen.wrong_positions import WRONG, talk, usual

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.errors import PositionError
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.game import WEISEN

KERNEL: dict[str, Any] = {
    "round": 3,
    "spaces": [
        {"order": ["witch", "priestess", "magician", "druid", "seer", "healer", "alchemist"], "crystals": [5, 2]},
        {"order": ["seer", "alchemist", "priestess", "magician", "druid", "healer", "witch"], "crystals": [7, 7]},
        {"order": ["healer", "druid", "priestess", "seer", "witch", "alchemist", "magician"], "crystals": [4, 3]},
    ],
    "pawn": 2, "finitum": False, "spare": ["druid", "healer"],
    "players": [
        {"role": "witch", "power": ["witch:6", "owl:4"], "spells": ["potentia"], "crystals": [7, 3], "side": 1,
         "laid": ["witch:1"], "second_role": None, "dropped": None},
        {"role": "seer", "power": [], "spells": [], "crystals": [], "side": 2, "laid": ["seer:7"], "dropped": 1},
        {"role": "magician", "side": 1, "laid": ["owl:3", "moventi"]},
        {"role": "priestess", "side": 2},
    ],
    "lead": -3, "asking": {"what": "lay", "seats": [0]},
}  # fmt: skip
"""A position with the fields that every reader may rely on, and an order that isn't in the table."""


def test_the_usual_fields_are_enough() -> None:
    """Section 5l: what is left out takes its value at the start of such a moment."""
    s = WEISEN.position(KERNEL)
    assert WEISEN.waiting(s) == (0,)
    again = WEISEN.describe(s)
    assert {key: again[key] for key in KERNEL if key not in ("players", "spare")} == {
        key: value for key, value in KERNEL.items() if key not in ("players", "spare")
    }
    assert again["removed"] == ["alchemist"]
    assert again["players"][2]["spell_used"]
    assert "lay potentia" in [WEISEN.write(s, 0, move) for move in WEISEN.moves(s, 0)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_at_all_is_the_beginning(players: int) -> None:
    s = WEISEN.position({"players": [{} for _ in range(players)]})
    assert s == WEISEN.start(players)
    assert WEISEN.actors(s) == (DEALER,)


def test_roles_left_out_may_come_from_the_options_of_a_record() -> None:
    """Section 5k: a header's options stand beside its position."""
    data = usual(removed=None, spare=None, options={"removed": ["healer"]})
    assert WEISEN.describe(WEISEN.position(data))["removed"] == ["healer"]


@pytest.mark.parametrize(("data", "code", "field"), WRONG, ids=[f"{code} {field}" for _, code, field in WRONG])
def test_a_position_that_can_not_be_is_refused(data: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(PositionError) as error:
        WEISEN.position(data)
    assert (error.value.code, error.value.figures["field"]) == (code, field)


@settings(max_examples=6, deadline=None)
@given(st.integers(0, 2**40), st.integers(3, 5), st.sampled_from(OPTIONS))
def test_every_moment_of_a_game_can_be_read_back(seed: int, players: int, options: dict[str, Any]) -> None:
    """Section 5l: `position(describe(s)) == s`."""
    first: dict[str, int] | None = None
    for number, s in enumerate(moments(players, options, seed)):
        if number % 9 == 0:
            text = msgspec.json.encode(WEISEN.describe(s))
            assert WEISEN.position(msgspec.json.decode(text)) == s
            first = first or census(s)
            assert census(s) == first


def read_or_refused(data: dict[str, Any]) -> tuple[Live[Any] | None, object]:
    """The state of a position, or the field that its error names."""
    try:
        return WEISEN.position(data), None
    except PositionError as error:
        return None, error.figures["field"]


json = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.sampled_from(["owl:4", "druid", "moventi", "lay", "negotiate", "space"]),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.sampled_from(["what", "seats", "for", "left", "card", "at", "order", "crystals"]), inner, max_size=3),
    max_leaves=8,
)  # fmt: skip


@settings(max_examples=250, deadline=None)
@given(
    st.sampled_from(sorted({*usual(), "chooser", "last", "bonus", "early", "covered", "offers", "options"})) | st.none(),
    st.sampled_from(["role", "power", "spells", "crystals", "side", "laid", "second_role", "dropped", "small", "spell_used", "took",
                     "done", "offered", "received", "shown", "moved", "knows"]),
    st.integers(0, 3), json, st.booleans(),
)  # fmt: skip
def test_nonsense_is_refused_and_nothing_else_happens(
    top: str | None, field: str, seat: int, value: Any, early: bool
) -> None:
    """Whatever stands in a field: a state that describes itself, or an error that names a place."""
    data = talk() if early else usual()
    if top is None:
        data["players"][seat] = {**data["players"][seat], field: value}
    else:
        data[top] = value
    s, named = read_or_refused(data)
    if s is None:
        assert isinstance(named, str)
    else:
        assert WEISEN.position(WEISEN.describe(s)) == s
        assert WEISEN.actors(s) or WEISEN.view(s, 0).asking.what == "over"  # type: ignore[attr-defined]


def test_a_described_moment_is_plain_json() -> None:
    data = two_and_two("druid:7", seats=[0]).data
    assert msgspec.json.decode(msgspec.json.encode(data)) == data
