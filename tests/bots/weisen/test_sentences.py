"""What bots say while alliances are formed: only what everybody may know, in words that exist."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.weisen.deals import WEISEN, answer, questions
from tests.bots.weisen.moments import moment, sage

from sevenfold.bots.sentences import VARIANTS, Sentence, sentence
from sevenfold.bots.weisen.sentences import said
from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.registry import game
from sevenfold.texts.catalogue import say

PRIVATE = {"says-weisen-offer", "says-weisen-withdraw", "says-weisen-decline"}
PUBLIC = {"pair", "join", "stay", "alone", "open", "with"}
TELLING = {"pair": "pair", "join": "joined", "stay": "stayed", "alone": "alone", "open": "left_open", "with": "with"}
"""What a spectator sees happen when a public sentence is said."""


def spoken(players: int, options: dict[str, Any]) -> list[tuple[Sentence, list[str]]]:
    """All that bots say in a few games, each with what a spectator has seen happen."""
    found: list[tuple[Sentence, list[str]]] = []
    for seed in range(3):
        for s, seat in questions(seed, players, options):
            move = answer(s, seat, "steady")
            line = sentence(WEISEN, s, seat, move)
            if line is not None:
                after = s.copy()
                WEISEN.apply(after, seat, move)
                found.append((line, [event.kind for event in WEISEN.events(after, SPECTATOR)]))
    return found


@pytest.mark.parametrize("players", [3, 4, 5])
def test_says_aloud_only_what_everybody_sees_happen(players: int):
    """Ruling 18: of a hidden offer nothing is said aloud, neither that it was made nor that it was refused."""
    lines = spoken(players, {})
    assert lines
    for line, happened in lines:
        assert line.whispered == (line.key in PRIVATE)
        if line.whispered:
            assert line.other is not None
        else:
            assert TELLING[line.key.removeprefix("says-weisen-")] in happened


@pytest.mark.parametrize("players", [4, 5])
def test_whispers_of_offers_that_are_hidden(players: int):
    """Ruling 18: to the one they are made to or refused, so nobody is offered an alliance without a word."""
    assert PRIVATE & {line.key for line, _ in spoken(players, {}) if line.whispered}


@pytest.mark.parametrize("players", [4, 5])
def test_speaks_of_offers_where_they_are_open(players: int):
    lines = [line for line, _ in spoken(players, {"open_offers": True})]
    assert PRIVATE & {line.key for line in lines}
    assert not any(line.whispered for line in lines)


def test_names_the_one_it_speaks_to():
    s = moment(
        "negotiate", sage("priestess"), sage("witch"), sage("seer"), sage("healer"), options={"open_offers": True}
    )
    assert said(s, 0, WEISEN.read(s, 0, "offer 2")) == Sentence("says-weisen-offer", 2)
    assert said(s, 0, WEISEN.read(s, 0, "done")) is None


def test_an_offer_that_meets_another_one_is_an_agreement():
    s = moment("negotiate", sage("priestess"), sage("witch"), sage("seer"), sage("healer"), offers=[[2, 0]])
    assert said(s, 0, WEISEN.read(s, 0, "offer 2")) == Sentence("says-weisen-pair", 2)
    assert said(s, 0, WEISEN.read(s, 0, "offer 1")) == Sentence("says-weisen-offer", 1, whispered=True)
    assert said(s, 0, WEISEN.read(s, 0, "decline 2")) == Sentence("says-weisen-decline", 2, whispered=True)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("what", sorted(PUBLIC | {"offer", "withdraw", "decline"}))
def test_every_sentence_has_its_wordings(what: str, language: str):
    wordings = {say(language, f"says-weisen-{what}", {"wording": n + 1, "other": "Ada"}) for n in range(VARIANTS)}
    assert len(wordings) == VARIANTS
    assert all("says-" not in words for words in wordings)


def test_other_games_are_silent():
    sevn = game("sevn")
    s = sevn.start(3, seed=1)
    assert sentence(sevn, s, sevn.waiting(s)[0], sevn.moves(s, sevn.waiting(s)[0])[0]) is None
