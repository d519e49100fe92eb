"""Any moment as JSON, both ways; what can't be is refused with the field's name (section 9f)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.wonders.census import census
from tests.rules.wonders.games import moments
from tests.rules.wonders.scene import at, city
from tests.rules.wonders.wrong_positions import WRONG, usual

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.errors import PositionError
from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.game import WONDERS

KERNEL: dict[str, Any] = {
    "age": 2, "turn": 3, "asking": {"what": "choose", "seats": [0, 2]}, "discard": ["ore_vein", "altar"],
    "players": [
        {"wonder": "giza_b", "stages": 1, "coins": 5, "city": ["theater"], "victories": [1], "defeats": 1,
         "hand": ["statue", "walls", "stables", "school", "vineyard"]},
        {"wonder": "rhodos_a", "hand": ["temple", "library", "dispensary", "foundry", "quarry"], "chosen": "sell temple"},
        {"wonder": "olympia_a", "hand": ["forum", "caravansery", "courthouse", "laboratory", "aqueduct"]},
    ],
}  # fmt: skip
"""A position with the fields that every reader may rely on, and no others."""


def test_the_usual_fields_are_enough() -> None:
    s = WONDERS.position(KERNEL)
    assert WONDERS.waiting(s) == (0, 2)
    again = WONDERS.describe(s)
    assert {key: again[key] for key in KERNEL if key != "players"} == {
        k: v for k, v in KERNEL.items() if k != "players"
    }
    assert "build statue" in [WONDERS.write(s, 0, move) for move in WONDERS.moves(s, 0)]


def test_what_is_left_out_is_as_at_the_start() -> None:
    s = WONDERS.position({"players": [{"wonder": f"{w}_b"} for w in ("giza", "rhodos", "olympia", "babylon")]})
    assert WONDERS.actors(s) == (DEALER,)
    data = WONDERS.describe(s)
    assert (data["age"], data["turn"], [seat["coins"] for seat in data["players"]]) == (1, 1, [3, 3, 3, 3])
    boards = [f"{w}_b" for w in ("giza", "rhodos", "olympia", "babylon")]
    assert s == WONDERS.start(4, {"wonders": boards})


def test_boards_may_come_from_the_options_of_a_record() -> None:
    """Section 9e: a header's option `wonders` fills the seats of its position."""
    s = WONDERS.position({"players": [{}, {}, {}], "options": {"wonders": ["giza_a", "rhodos_b", "olympia_a"]}})
    assert [seat["wonder"] for seat in WONDERS.describe(s)["players"]] == ["giza_a", "rhodos_b", "olympia_a"]


def test_lots_can_be_left_open() -> None:
    """Section 9e."""
    s = WONDERS.position(
        {"players": [{"wonder": "giza_a"}, {"wonder": None}, {"wonder": None}], "options": {"side": "b"}}
    )
    assert {WONDERS.write(s, DEALER, o.move)[-2:] for o in WONDERS.outcomes(s)} == {"_b"}
    assert len(WONDERS.outcomes(s)) == 6


def test_an_unknown_card_below_a_stage_has_no_age() -> None:
    scene = at(city("giza_a", stages=2, under=["altar", None]), city("rhodos_a"), city("olympia_a"))
    assert scene.city(0).stages == [1, -1, 0]


@pytest.mark.parametrize(("data", "code", "field"), WRONG, ids=[f"{code} {field}" for _, code, field in WRONG])
def test_a_position_that_can_not_be_is_refused(data: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(PositionError) as error:
        WONDERS.position(data)
    assert (error.value.code, error.value.figures["field"]) == (code, field)


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**40), st.integers(3, 7), st.sampled_from(["a", "b", "ab"]))
def test_every_moment_of_a_game_can_be_read_back(seed: int, players: int, side: str) -> None:
    first: dict[str, int] | None = None
    for s in moments(players, {"side": side}, seed):
        text = msgspec.json.encode(WONDERS.describe(s))
        assert WONDERS.position(msgspec.json.decode(text)) == s
        first = first or census(s)
        assert census(s) == first


def read_or_refused(data: dict[str, Any]) -> tuple[Live[Any] | None, object]:
    """The state of a position, or the field that its error names."""
    try:
        return WONDERS.position(data), None
    except PositionError as error:
        return None, error.figures["field"]


json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 9)
    | st.sampled_from(["altar", "giza_a", "walls", "choose", "sell altar"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["what", "seats", "for", "card", "age"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(["age", "turn", "discard", "asking", "free_used", "pick_due", "log", "looks", "options"]) | st.none(),
    st.sampled_from(["wonder", "stages", "coins", "city", "hand", "victories", "defeats", "under", "chosen"]),
    st.integers(0, 2), json,
)  # fmt: skip
def test_nonsense_is_refused_and_nothing_else_happens(top: str | None, field: str, seat: int, value: Any) -> None:
    """Whatever stands in a field: a state that describes itself, or an error that names a place."""
    data = usual()
    if top is not None:
        data[top] = value
    else:
        data["players"][seat] = {**data["players"][seat], field: value}
    s, field_named = read_or_refused(data)
    assert field_named if s is None else WONDERS.position(WONDERS.describe(s)) == s
