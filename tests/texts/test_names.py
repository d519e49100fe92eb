"""Sentences about somebody name them where the page shows them: a seat's number is for the notation."""

from __future__ import annotations

import pytest
from tests.texts.catalogues import messages, references

from sevenfold.texts import LANGUAGES, say

NOBODY = {
    "refusal-sevn-no-seat",
    "refusal-weisen-no-such-seat",
}
"""About a seat that doesn't exist."""
FIGURES = {"seat": 7391, "name": "Friederike", "card": "owl_3", "status": "stopped"}


def said(language: str, key: str) -> str:
    """The sentence with seat 7391 and a name; whatever else it wants is the number 5."""
    wanted = set(references(language, key).variables)
    for inner in references(language, key).messages:
        wanted |= references(language, inner).variables
    return say(language, key, {**dict.fromkeys(wanted, 5), **FIGURES})


def numbered(sentence: str) -> bool:
    return "391" in sentence


def about_a_seat() -> list[str]:
    """Refusals that say a seat's number."""
    return sorted(
        key for key in messages("en") if key.startswith("refusal-") and key not in NOBODY and numbered(said("en", key))
    )


def test_there_are_such_sentences() -> None:
    assert "refusal-weisen-not-ally" in about_a_seat()
    assert "refusal-sevn-not-active" in about_a_seat()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_sentence_with_the_name(language: str) -> None:
    for key in about_a_seat():
        other = key.replace("refusal-", "why-", 1)
        assert other in messages(language), key
        sentence = said(language, other)
        assert "Friederike" in sentence or key == "refusal-not-asked", sentence
        assert not numbered(sentence), sentence
