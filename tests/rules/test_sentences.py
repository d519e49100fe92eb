"""Every sentence about refusals, options and positions, in both languages and with the figures that the rules give."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.rules.scene import SEVN, at
from tests.rules.test_sevn_positions import WRONG
from tests.rules.test_sevn_refusals import CASES

from sevenfold.games.kit.errors import NotationError, OptionError, PositionError, RulesError
from sevenfold.games.registry import game
from sevenfold.texts import LANGUAGES, keys, say

ZEROS = dict.fromkeys(map(str, range(14)), 0)
OPTIONS: list[tuple[Any, dict[str, Any]]] = [
    (9, {}),
    (4, {"colour": "red"}),
    (4, {"target_score": 5000}),
    (4, {"bonus_stack": "yes"}),
    (4, {"storm_start": "last"}),
    (4, {"deck": "large"}),
    (4, {"deck": {"joker": 1}}),
    (4, {"deck": {"13": 41}}),
    (4, {"deck": ZEROS}),
    (4, {"deck": dict.fromkeys(ZEROS, 40)}),
    (4, {"deck": {**ZEROS, "13": 1, "0": 40}}),
    (4, {"deck": {**ZEROS, "13": 2, "0": 40}}),
    (4, {"deck": {"freeze": 40, "storm": 40}}),
    (4, {"deck": {**ZEROS, "13": 20, "storm": 2}}),
]


def errors() -> list[RulesError]:
    """One error of every kind that SEVN raises."""
    found: list[RulesError] = []
    for scene, seat, move, _ in CASES.values():
        found.append(scene.refused(seat, move))
    for _, data, _, _ in WRONG:
        with pytest.raises(PositionError) as position:
            SEVN.position(data)
        found.append(position.value)
    for players, given in OPTIONS:
        with pytest.raises(OptionError) as option:
            SEVN.start(players, given)
        found.append(option.value)
    with pytest.raises(OptionError) as other:
        game("chess")
    found.append(other.value)
    for s, seat, text in (
        (at("7", "8", turn=0).state, 0, "jump"),
        (at("7", "8", turn=0).play(0, "draw").state, -1, "joker"),
        (SEVN.blank(2, SEVN.checked_options(2, {})), -1, "start me"),
    ):
        with pytest.raises(NotationError) as notation:
            SEVN.read(s, seat, text)
        found.append(notation.value)
    return found


ERRORS = errors()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_sevn_is_a_whole_sentence(language: str) -> None:
    """What is wrong, where, and what would be right: nothing is left unfilled."""
    for error in ERRORS:
        text = say(language, error.key, error.figures)
        assert not re.search(r"[{}]\s*\$|None|\$[a-z]", text), text
        assert text[-1] in ".?!", text
        assert len(text) > 15, text
        assert text[0].isupper() or text[0] in "“„", text


def test_german_and_english_differ() -> None:
    for error in ERRORS:
        assert say("de", error.key, error.figures) != say("en", error.key, error.figures)


def test_all_keys_of_these_files_have_been_said() -> None:
    """No sentence stands there that the rules never use."""
    said = {error.key for error in ERRORS}
    prefixes = ("refusal-sevn-", "error-option-", "error-no-such-", "error-position-")
    known = {key for key in keys("en") if key.startswith(prefixes)}
    assert known - said == {"error-position-seats"}, "that one belongs to match records"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name_and_an_explanation(language: str) -> None:
    for spec in SEVN.options:
        assert say(language, f"option-sevn-{spec.name}")
        assert say(language, f"option-sevn-{spec.name}-about").endswith(".")
        for value in spec.values:
            if not value.isdigit():  # seats have their names
                assert say(language, f"option-sevn-{spec.name}-{value}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", ["stopped", "frozen", "out"])
def test_closed_target_says_how_the_seat_stands(language: str, status: str) -> None:
    """Ruling 11."""
    texts = {
        say(language, "refusal-sevn-not-active", {"seat": 3, "status": other}) for other in ("stopped", "frozen", "out")
    }
    text = say(language, "refusal-sevn-not-active", {"seat": 3, "status": status})
    assert "3" in text
    assert len(texts) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_question_says_which(language: str) -> None:
    """Ruling 62: each open question has a sentence of its own."""
    asked = ["draw_or_stop", "target", "give", "take", "keep_or_drop"]
    assert len({say(language, "refusal-sevn-other-question", {"asking": what}) for what in asked}) == len(asked)


def test_sentences_in_english() -> None:
    """A few, word for word."""
    by_code = {error.code: str(error) for error in ERRORS}
    assert by_code["sevn-nothing-in-front"] == "Nothing lies in front of you yet, so you can’t stop. Draw a card."
    assert by_code["sevn-not-in-pile"] == "No 0 is left in the draw pile."
    assert by_code["seats"] == "The game is for 2 to 8 players, not for “9”."
    assert by_code["option-number"] == (
        "The option “target_score” can’t be “5000”. Right would be a whole number from 1 to 2000."
    )
    assert by_code["unknown-game"].startswith("There is no game “chess”. There is sevn")
