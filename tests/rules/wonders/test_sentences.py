"""Every sentence about refusals, options and positions of 7 Wonders, in both languages and with the figures the rules give."""

from __future__ import annotations

import re

import pytest
from tests.rules.wonders.scene import at, city
from tests.rules.wonders.test_options import WRONG as WRONG_OPTIONS
from tests.rules.wonders.wrong_positions import WRONG

from sevenfold.games.kit.contract import DEALER, Refusal
from sevenfold.games.kit.errors import IllegalMove, NotationError, OptionError, PositionError, RulesError
from sevenfold.games.wonders.cards import CARDS
from sevenfold.games.wonders.facts import board_facts, card_facts, score_keys
from sevenfold.games.wonders.game import WONDERS
from sevenfold.games.wonders.legal import LAST, Why
from sevenfold.games.wonders.notation import read_move
from sevenfold.games.wonders.state import Happening
from sevenfold.texts import LANGUAGES, keys, say


def refusals() -> list[Refusal]:
    """One refusal of every kind."""
    table = at(
        city("olympia_a", "loom_1 marketplace", stages=2, hand="loom_2 caravansery walls", coins=2), city("giza_a", "quarry"),
        city("halikarnassos_a", stages=3), age=2,
    )  # fmt: skip
    used = at(
        city("olympia_a", stages=2, hand="walls"), city("giza_a"), city("babylon_b", stages=2), age=2, free_used=True
    )
    seventh = at(
        city("babylon_b", stages=2), city("giza_a"), city("olympia_a"), age=2, turn=6, asking={"what": "seventh"}
    )
    pick = at(city("halikarnassos_a", "altar", stages=2), city("giza_a"), city("olympia_a"), age=2, turn=3,
              discard=["walls"], asking={"what": "pick"})  # fmt: skip
    over = at(city("olympia_a"), city("giza_a"), city("rhodos_a"), age=3, turn=6, asking={"what": "over"})
    deal = at(city("olympia_a"), city("giza_a"), city("rhodos_a"), asking={"what": "card"}, turn=1)
    lots = WONDERS.start(3, {"wonders": ["giza_a", "random", "random"]})
    guilds = [card.id for card in CARDS if card.is_guild][:5]
    no_guild = at(
        city("olympia_a", hand=guilds), city("giza_a"), city("rhodos_a"), age=3, turn=1, asking={"what": "card"}
    )
    tried = [
        (over.state, 0, read_move("sell altar")),
        (deal.state, 0, read_move("sell altar")),
        (table.state, 9, read_move("sell altar")),
        (seventh.state, 1, read_move("sell altar")),
        (table.state, 0, read_move("skip")),
        (pick.state, 0, read_move("sell altar")),
        (table.state, 0, read_move("sell palace")),
        (table.state, 0, read_move("build loom_2")),
        (table.state, 0, read_move("build walls left=4")),
        (
            at(city("giza_a", hand="palace"), city("rhodos_a"), city("babylon_a"), age=3).state,
            0,
            read_move("build palace"),
        ),
        (
            at(city("giza_a", hand="guard_tower", coins=1), city("rhodos_a"), city("babylon_a")).state,
            0,
            read_move("build guard_tower right=2"),
        ),
        (
            at(city("giza_a", hand="guard_tower"), city("rhodos_a"), city("babylon_a")).state,
            0,
            read_move("build guard_tower left=2"),
        ),
        (
            at(city("giza_a", hand="altar"), city("rhodos_a"), city("babylon_a")).state,
            0,
            read_move("build altar left=2"),
        ),
        (table.state, 2, read_move(f"stage {table.hand(2)[0]}")),
        (table.state, 1, read_move(f"free {table.hand(1)[0]}")),
        (used.state, 0, read_move("free walls")),
        (
            at(city("olympia_a", hand="altar", stages=2), city("rhodos_a"), city("babylon_a")).state,
            0,
            read_move("free altar"),
        ),
        (pick.state, 0, read_move("pick temple")),
        (table.state, 0, LAST),
        (deal.state, DEALER, 77),
        (deal.state, DEALER, -5),
        (no_guild.state, DEALER, 76),
        (lots, DEALER, 0),
        (lots, DEALER, 99),
        (lots, DEALER, 5),
        (table.state, DEALER, 0),
    ]
    found: list[Refusal] = []
    for s, seat, move in tried:
        refusal = WONDERS.refusal(s, seat, move)
        assert refusal is not None, (seat, move)
        found.append(refusal)
    return found


def errors() -> list[RulesError]:
    """One error of every kind that 7 Wonders raises."""
    found: list[RulesError] = [IllegalMove(refusal.code, refusal.figures) for refusal in refusals()]
    for data, _, _ in WRONG:
        with pytest.raises(PositionError) as position:
            WONDERS.position(data)
        found.append(position.value)
    for players, given, _ in WRONG_OPTIONS:
        with pytest.raises(OptionError) as option:
            WONDERS.start(players, given)
        found.append(option.value)
    s = WONDERS.start(3)
    for seat, text in ((0, "jump"), (0, "sell joker"), (0, "build altar left=77"), (DEALER, "atlantis")):
        with pytest.raises(NotationError) as notation:
            WONDERS.read(s, seat, text)
        found.append(notation.value)
    return found


ERRORS = errors()


def test_every_reason_has_been_tried() -> None:
    """Each `Why` is among the refusals, and no other."""
    wanted = {"7wonders-" + why.name.lower().replace("_", "-") for why in Why if why != Why.ALLOWED}
    assert {refusal.code for refusal in refusals()} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_a_whole_sentence(language: str) -> None:
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


def test_all_keys_have_been_said() -> None:
    """No sentence stands in the catalogue that the rules never use."""
    said = {error.key for error in ERRORS}
    assert {key for key in keys("en") if key.startswith(("refusal-7wonders-", "error-7wonders-"))} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_happening_card_board_and_line_has_its_words(language: str) -> None:
    known = keys(language)
    wanted = {f"event-7wonders-{what.name.lower()}" for what in Happening} | set(score_keys())
    for card in card_facts():
        wanted |= {card.name, card.group, f"{card.group}-about", card.effect.text}
        assert say(language, "card-7wonders", {"card": card.id}) == say(language, card.name)
        assert say(language, card.effect.text, card.effect.figures)
    for board in board_facts():
        wanted |= {board.city, board.wonder}
        wanted |= {effect.text for stage in board.stages for effect in stage.effects}
        assert say(language, board.city) in say(language, "board-7wonders", {"card": board.id})
    assert wanted <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name_and_an_explanation(language: str) -> None:
    for spec in WONDERS.options:
        assert say(language, f"option-7wonders-{spec.name}")
        assert say(language, f"option-7wonders-{spec.name}-about").endswith(".")
    for value in ("a", "b", "ab"):
        assert say(language, f"option-7wonders-side-{value}")


def test_sentences_word_for_word() -> None:
    """A few, in both languages."""
    figures = {"resource": "papyrus", "count": 1, "more": 0}
    assert say("en", "refusal-7wonders-missing", figures) == (
        "You lack 1 papyrus: neither you nor your neighbours can produce that."
    )
    assert say("de", "refusal-7wonders-missing", figures) == (
        "Dir fehlt 1 Papyrus: Weder du noch deine Nachbarn können das liefern."
    )
    assert say("de", "refusal-7wonders-coins", {"needs": 5, "has": 1}) == "Das kostet 5 Münzen; du hast 1."
    assert say("en", "refusal-7wonders-built-already", {"card": "loom_2"}).startswith("Loom already stands")
