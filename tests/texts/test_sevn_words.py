"""What SEVN's rules may say: every card, happening, question, status, score line, refusal and option has its words."""

import re

import pytest
from tests.texts.catalogues import messages, variables

from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.sevn.cards import CARDS
from sevenfold.games.sevn.game import SEVN
from sevenfold.games.sevn.legal import Why
from sevenfold.games.sevn.lessons import lesson, lesson_names
from sevenfold.games.sevn.options import SPECS
from sevenfold.games.sevn.state import Happening, Line, Phase, Status
from sevenfold.texts import LANGUAGES, say

IDS = [card["id"] for card in CARDS]
PLAIN = {*(str(n) for n in range(14)), "+2", "+4", "+6", "+8", "+10"}
"""Cards whose id is their name already."""


def missing(wanted):
    return sorted(set(wanted) - set(messages("en")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["sevn-card", "sevn-card-the", "sevn-other-the"])
@pytest.mark.parametrize("card", IDS)
def test_a_card_has_a_name(language, key, card):
    said = say(language, key, {"card": card, "other": card})
    assert said.endswith(card) if card in PLAIN else card not in said


def text_of(card):
    """The key under which a card's words stand: its own, or that of all cards like it."""
    if card["group"] in ("number", "ballast"):
        return f"card-sevn-{card['group']}"
    if card["group"] == "modifier":
        return "card-sevn-times" if "times" in card else "card-sevn-plus"
    return f"card-sevn-{card['id']}"


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_a_card_has_name_effect_and_rule(card):
    key = text_of(card)
    assert missing([key, f"{key}-short", f"{key}-rule"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_the_rule_of_a_card_asks_for_its_facts_alone(language, card):
    assert variables(language, f"{text_of(card)}-rule") <= {*card, "cost"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["featherweight", "heavyweight", "ladder"])
def test_the_rule_of_a_bonus_names_every_fact(language, name):
    card = next(c for c in CARDS if c["id"] == name)
    said = say(language, f"card-sevn-{name}-rule", card)
    for fact in ("points", "least", "limit"):
        if fact in card:
            assert re.search(rf"(?<!\d){card[fact]}(?!\d)", said)


def test_every_group_has_a_title_and_a_sentence():
    groups = {card["group"] for card in CARDS}
    assert missing(f"group-sevn-{group}{end}" for group in groups for end in ("", "-about")) == []


def test_every_happening_has_its_sentence():
    assert missing(f"event-sevn-{what.name.lower()}" for what in Happening) == []


def test_every_question_has_its_sentence():
    assert missing(f"asking-sevn-{phase.name.lower()}" for phase in Phase if phase != Phase.GOING) == []
    asked = (Phase.DRAW_OR_STOP, Phase.TARGET, Phase.GIVE, Phase.TAKE, Phase.KEEP_OR_DROP)
    assert missing(f"asking-sevn-{phase.name.lower()}-you" for phase in asked) == []


def test_every_status_has_its_word():
    assert missing(f"status-sevn-{status.name.lower()}" for status in Status) == []


def test_every_refusal_has_its_sentence():
    codes = [why.name.lower().replace("_", "-") for why in Why if why != Why.ALLOWED]
    assert missing(f"refusal-sevn-{code}" for code in codes) == []


def test_every_score_line_has_its_words():
    lines = [*(line.name.lower() for line in Line), "out", "floor", "banked"]
    assert missing(f"score-sevn-{what}" for what in lines) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", [*(line.name.lower() for line in Line), "floor", "out"])
def test_a_line_that_is_counted_up_is_called_by_its_name(language, what):
    said = say(language, "event-sevn-counted", {"name": "Ann", "other": what, "amount": 3})
    assert say(language, f"score-sevn-{what}") in said


def test_every_option_has_its_words():
    wanted = [f"option-sevn-{spec.name}{end}" for spec in SPECS for end in ("", "-about")]
    wanted += [f"option-sevn-{spec.name}-{value}" for spec in SPECS for value in spec.values if not value.isdigit()]
    assert missing(wanted) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lesson_names())
def test_what_happens_in_a_lesson_can_be_said(language, name):
    """Captions get every figure they ask for, and each event finds its sentence."""
    shown = lesson(name)
    for step in shown.steps:
        if step.caption:
            assert say(language, step.caption, step.figures)
        for event in step.events:
            said = say(language, f"event-sevn-{event.kind}", figures(event, shown.players))
            assert "None" not in said


def figures(event, names):
    return {
        "name": "" if event.seat is None else names[event.seat],
        "by": "" if event.by is None else names[event.by],
        "card": event.card or "none",
        "other": event.other or "none",
        "amount": event.amount or 0,
    }


def test_whole_games_are_told_without_a_gap():
    """Every event, question and refusal of some games played by lot is a sentence in both languages."""
    heard = set()
    for seed in range(12):
        s = SEVN.start(4, {"target_score": 60}, seed=seed)
        rng_moves = 0
        while not SEVN.is_over(s):
            actor = SEVN.actors(s)[0]
            moves = SEVN.moves(s, actor)
            rng_moves += 1
            SEVN.apply(s, actor, moves[(rng_moves * 7919 + seed * 104729) % len(moves)])
            for event in SEVN.events(s, SPECTATOR):
                heard.add(event.kind)
                for language in LANGUAGES:
                    assert say(language, f"event-sevn-{event.kind}", figures(event, ["Ann", "Ben", "Cleo", "Dora"]))
    assert {"round", "drawn", "laid", "twice", "stopped", "scored", "won", "action"} <= heard
