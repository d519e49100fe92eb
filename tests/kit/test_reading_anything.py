"""Whatever is read as a record, a position or a move: it is understood, or refused with a sentence. Nothing else."""

import json
import random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.kit.matches import finished

from sevenfold.games.kit.errors import RulesError, SealError
from sevenfold.games.kit.lines import BadLine, told
from sevenfold.games.kit.reading import replay
from sevenfold.games.kit.verifying import verify
from sevenfold.games.registry import game

SEVN = game("sevn")
RECORDS = [finished(SEVN, players, {"target_score": 30}, players).lines for players in (2, 3)]

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
words = st.sampled_from(
    ["game", "rules", "players", "options", "seal", "position", "deal", "seat", "move", "t", "clock", "end", "seed"]
)


def tried(call, *arguments):
    """What a call returns, or the error of the rules it ends with; any other error fails the test."""
    try:
        return call(*arguments)
    except RulesError as error:
        return error


def said(error):
    """The error, after it could be said in both languages."""
    assert told(error, "en")
    assert told(error, "de")
    return error


def read(lines):
    """Read it, and verify it: both may only end well or with an error that names a line and can be said."""
    for found in (tried(lambda: list(replay(lines))), tried(verify, lines)):
        if isinstance(found, RulesError):
            assert isinstance(found, BadLine | SealError)
            assert 1 <= int(said(found).figures["line"]) <= max(1, len(lines))


@st.composite
def spoiled(draw):
    """A good record with some damage: characters, fields or whole lines."""
    lines = list(draw(st.sampled_from(RECORDS)))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(["character", "field", "drop", "double", "swap", "cut", "value"]))
        line = lines[at]
        if how == "character" and line:
            spot = draw(st.integers(0, len(line) - 1))
            lines[at] = line[:spot] + draw(st.text(max_size=3)) + line[spot + 1 :]
        elif how in ("field", "value"):
            try:
                data = json.loads(line)
            except ValueError:
                continue
            if not isinstance(data, dict) or not data:
                continue
            key = draw(words if how == "field" else st.sampled_from(sorted(data)))
            data[key] = draw(values)
            lines[at] = json.dumps(data)
        elif how == "drop" and len(lines) > 1:
            del lines[at]
        elif how == "double":
            lines.insert(at, line)
        elif how == "swap":
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif how == "cut":
            lines[at] = line[: draw(st.integers(0, len(line)))]
    return lines


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(spoiled())
def test_a_spoiled_record_is_refused_in_words(lines):
    read(lines)


@given(st.lists(st.text(max_size=60), max_size=4))
@example(["\x00"])
@example(["[" * 5000])
@example(['{"a":' * 3000])
@example(["1" * 5000])
@example(['{"game": "sevn", "rules": 1e999, "players": ["a", "b"]}'])
@example(['{"game": "sevn", "rules": ' + "9" * 400 + ', "players": ["a", "b"]}'])
def test_any_text_is_refused_in_words(lines):
    read(lines)


@given(st.dictionaries(words, values, max_size=6))
def test_any_header_is_refused_in_words(data):
    read([json.dumps({"game": "sevn", "rules": 1, "players": ["a", "b"], **data})])


@given(
    st.text(max_size=20)
    | st.sampled_from(["draw", "stop", "target 99", "give 0", "take 3", "keep", "target ٣", "take ²"])
)
def test_any_text_as_a_move_is_read_or_refused(text):
    s = SEVN.start(3, {"start": 0}, seed=5)
    for seat in (-1, 0, 1, 2, 3):
        before = bytes(s)
        move = tried(SEVN.read, s, seat, text)
        assert said(move) if isinstance(move, RulesError) else move in SEVN.moves(s, seat)
        assert bytes(s) == before


# --- positions


POSITIONS = [SEVN.describe(step.state) for lines in RECORDS for step in replay(lines)]


def places(data, path=()):
    """Every place inside a position."""
    yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from places(value, (*path, key))


def with_changed(data, path, value):
    if not path:
        return value
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = with_changed(copy[path[0]], path[1:], value)
    return copy


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(POSITIONS), st.randoms(use_true_random=False), values | st.integers(-3, 14))
def test_a_spoiled_position_is_read_or_names_its_field(data, chance: random.Random, value):
    s = tried(SEVN.position, with_changed(data, chance.choice(list(places(data))[1:]), value))
    if isinstance(s, RulesError):
        assert "field" in said(s).figures
        return
    assert SEVN.position(SEVN.describe(s)) == s
    for seat in SEVN.actors(s):
        SEVN.apply(s, seat, SEVN.moves(s, seat)[0])
        assert SEVN.position(SEVN.describe(s)) == s


@given(st.dictionaries(st.sampled_from(sorted(POSITIONS[3])) | st.text(max_size=5), values, max_size=6))
def test_any_object_as_a_position_is_read_or_refused(data):
    s = tried(SEVN.position, data)
    assert said(s) if isinstance(s, RulesError) else SEVN.position(SEVN.describe(s)) == s


@pytest.mark.parametrize("data", [None, 3, "x", [], [{}]])
def test_a_position_is_an_object(data):
    with pytest.raises(RulesError):
        SEVN.position(data)
