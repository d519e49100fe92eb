"""Every sentence about refusals, options and positions of Die Sieben Weisen, in both languages and with the figures the rules give."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.rules.weisen.scene import Scene, at, sage, two_and_two
from tests.rules.weisen.test_exchange import gifts
from tests.rules.weisen.test_negotiation import four
from tests.rules.weisen.test_options import WRONG as WRONG_OPTIONS
from tests.rules.weisen.test_section_5 import new_space
from tests.rules.weisen.test_setup import at_finitum, begun
from tests.rules.weisen.test_three import three
from tests.rules.weisen.wrong_positions import WRONG

from sevenfold.games.kit.contract import DEALER, Refusal
from sevenfold.games.kit.errors import IllegalMove, NotationError, OptionError, PositionError, RulesError
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.card_list import score_keys
from sevenfold.games.weisen.cards import ROLES, SPELLS, WORDS
from sevenfold.games.weisen.game import WEISEN
from sevenfold.games.weisen.legal import Why
from sevenfold.games.weisen.moves import LAST
from sevenfold.games.weisen.notation import read_move
from sevenfold.games.weisen.state import Happening
from sevenfold.texts import LANGUAGES, keys, say


def refusals() -> list[Refusal]:
    """One refusal of every kind."""
    over = at_finitum().play(3, "finitum")
    deal = begun(4, removed=["druid"])
    crystals = begun(4, removed=["druid"]).deal("1").deal("2").deal("3")
    hands = Scene(crystals.state.copy())
    hands.deal("7", "7", "7", "7", "7", "7")
    starts = begun(3, removed=["druid", "seer"])
    while starts.view.asking.what != "start":
        starts.deal(WEISEN.write(starts.state, DEALER, WEISEN.outcomes(starts.state)[0].move))
    fight = two_and_two("druid:7 seer:1", laid=("", "", "", ""), spells=("moventi", "anulensa", "", ""), seats=[0])
    used = two_and_two(laid=("potentia", "", "", ""), spells=("moventi", "", "", ""), seats=[0])
    alone = two_and_two(
        laid=("absentus", "", "", ""), seats=[0], seat1={"dropped": 1}, seat2={"dropped": 2}, seat3={"dropped": 3}
    )
    giver = two_and_two("", "witch:1", spells=("", "moventi", "", ""), seat1={"dropped": 1}, seats=[2]).play(2, "drop")
    taker = two_and_two("druid:1", "witch:1", "magician:1", "seer:1").by_clock("take")
    mover = two_and_two("druid:1", "witch:1", "magician:1", "seer:1").by_clock("move")
    roles = at(sage("druid"), sage(), sage(), sage(), what="role", chooser=0, removed=["healer"], spare=None)
    talk = four().play(0, "show 1 druid:7", "offer 1", "done")
    spent = four()
    for _ in range(3):
        spent.play(0, "offer 1", "withdraw 1")
    last = three().play(1, "open").play(2, "open")
    moved = gifts().play(0, "ready", "give 2 druid:7").play(2, "give 0 druid:7")
    ready = gifts().play(0, "ready")
    tried: list[tuple[Live[Any], int, int | str]] = [
        (over.state, 0, "drop"), (deal.state, 0, "drop"), (fight.state, DEALER, 0), (fight.state, 1, "drop"), (talk.state, 9, "done"),
        (fight.state, 0, "done"), (fight.state, 0, LAST), (talk.state, 0, "offer 4"), (talk.state, 0, "offer 0"),
        (roles.state, 1, "role druid"), (roles.state, 1, "role healer"), (talk.state, 0, "offer 1"), (spent.state, 0, "offer 2"),
        (talk.state, 1, "withdraw 0"), (talk.state, 0, "accept 2"), (talk.state, 0, "done"), (fight.state, 0, "lay owl:3"),
        (talk.state, 0, "show 1 druid:7"), (last.state, 0, "alone"), (three().state, 1, "with 0"), (ready.state, 0, "give 1 druid:1"),
        (moved.state, 0, "give 2 druid:7"), (ready.state, 0, "ready"), (fight.state, 0, "lay seer:1"), (used.state, 0, "lay moventi 0:3 0:4"),
        (fight.state, 0, "lay moventi"), (fight.state, 0, "lay moventi 0:7 2:7"), (fight.state, 0, "pass"), (alone.state, 0, "pass"),
        (giver.state, 1, "hand moventi"), (taker.state, 1, "take 6"), (mover.state, 3, "move 2"), (at_finitum().state, 3, "move 1"),
        (mover.state, 3, "finitum"), (hands.state, DEALER, 52), (hands.state, DEALER, 99), (crystals.state, DEALER, 1),
        (deal.state, DEALER, 77), (new_space(3), DEALER, 2), (new_space(3), DEALER, 11), (begun(4).deal("druid").state, DEALER, 11),
        (begun(3).deal("druid").state, DEALER, 1), (starts.state, DEALER, 4), (fight.state, 0, "side 1"), (fight.state, 0, "take 2"),
    ]  # fmt: skip
    found: list[Refusal] = []
    for s, seat, text in tried:
        refusal = WEISEN.refusal(s, seat, read_move(text) if isinstance(text, str) else text)
        assert refusal is not None, (seat, text)
        found.append(refusal)
    return found


def errors() -> list[RulesError]:
    """One error of every kind that the game raises."""
    found: list[RulesError] = [IllegalMove(refusal.code, refusal.figures) for refusal in refusals()]
    for data, _, _ in WRONG:
        with pytest.raises(PositionError) as position:
            WEISEN.position(data)
        found.append(position.value)
    for players, given, _ in WRONG_OPTIONS:
        with pytest.raises(OptionError) as option:
            WEISEN.start(players, given)
        found.append(option.value)
    fight = two_and_two(seats=[0]).state
    starts = begun(3, removed=["druid", "seer"])
    while starts.view.asking.what != "start":
        starts.deal(WEISEN.write(starts.state, DEALER, WEISEN.outcomes(starts.state)[0].move))
    wrong: list[tuple[Live[Any], int, str]] = [
        (fight, 0, "jump"), (fight, 0, "hand joker"), (fight, 0, "role owl"), (fight, 0, "offer 9"), (fight, 0, "side 4"),
        (fight, 0, "lay moventi 1"), (starts.state, DEALER, "begin"),
    ]  # fmt: skip
    for s, seat, text in wrong:
        with pytest.raises(NotationError) as notation:
            WEISEN.read(s, seat, text)
        found.append(notation.value)
    return found


ERRORS = errors()


def test_every_reason_has_been_tried() -> None:
    """Each `Why` is among the refusals, and no other."""
    wanted = {"weisen-" + why.name.lower().replace("_", "-") for why in Why if why != Why.ALLOWED}
    assert {refusal.code for refusal in refusals()} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_a_whole_sentence(language: str) -> None:
    """What is wrong, where, and what would be right: nothing is left unfilled."""
    for error in ERRORS:
        text = say(language, error.key, error.figures)
        assert not re.search(r"[{}]\s*\$|None|\$[a-z]|[a-z]_\d", text), text
        assert text[-1] in ".?!", text
        assert len(text) > 15, text
        assert text[0].isupper() or text[0] in "“„" or text.startswith(SPELLS), text


def test_german_and_english_differ() -> None:
    for error in ERRORS:
        assert say("de", error.key, error.figures) != say("en", error.key, error.figures)


def test_all_keys_have_been_said() -> None:
    """No sentence stands in the catalogue that the rules never use."""
    said = {error.key for error in ERRORS}
    assert {key for key in keys("en") if key.startswith(("refusal-weisen-", "error-weisen-"))} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_happening_card_and_line_has_its_words(language: str) -> None:
    wanted = {f"event-weisen-{what.name.lower()}" for what in Happening} | set(score_keys())
    assert wanted <= keys(language)
    names = {say(language, "card-weisen", {"card": word}) for word in (*WORDS, *ROLES, "owl")}
    assert len(names) == len(WORDS) + len(ROLES) + 1
    assert not any("_" in name or ":" in name for name in names)
    for spell in SPELLS:
        assert say(language, "card-weisen", {"card": spell}) == say(language, f"spell-weisen-{spell}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name_and_an_explanation(language: str) -> None:
    for spec in WEISEN.options:
        assert say(language, f"option-weisen-{spec.name}")
        assert say(language, f"option-weisen-{spec.name}-about").endswith(".")


def test_sentences_word_for_word() -> None:
    """A few, in both languages."""
    figures = {"card": "druid_7"}
    assert say("en", "refusal-weisen-other-role", figures).startswith("Druid 7 belongs to a role that you don’t play.")
    assert say("de", "refusal-weisen-not-in-hand", figures) == "Druide 7 hast du nicht auf der Hand."
    told = {"name": "Ann", "by": "Ben", "card": "none", "other": "spell", "amount": 0}
    assert say("en", "event-weisen-given", told) == "Ben gives Ann a spell."
    assert say("de", "event-weisen-given", told) == "Ben schenkt Ann eine Zauberkarte."
