"""Both languages say everything, with the same figures."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast
from tests.texts.catalogues import FOLDER, every_key, files, messages, references, variables

from sevenfold.texts import LANGUAGES, keys, say


def test_there_are_exactly_the_two_languages():
    assert sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and any(path.glob("*.ftl"))) == sorted(
        LANGUAGES
    )


def test_languages_have_the_same_files():
    first, *others = (sorted(files(language)) for language in LANGUAGES)
    assert all(other == first for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_fluent(language):
    junk = [
        (name, entry.content)
        for name, resource in files(language).items()
        for entry in resource.body
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language):
    found = Counter(
        entry.id.name
        for resource in files(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert [key for key, times in found.items() if times > 1] == []


def test_no_key_is_missing_in_a_language():
    missing = {language: sorted(set(every_key()) - set(messages(language))) for language in LANGUAGES}
    assert missing == {language: [] for language in LANGUAGES}


def test_a_key_asks_for_the_same_figures_in_both_languages():
    different = {
        key: {language: sorted(variables(language, key)) for language in LANGUAGES}
        for key in every_key()
        if len({frozenset(variables(language, key)) for language in LANGUAGES}) > 1
    }
    assert different == {}


def test_a_key_stands_in_the_file_of_the_same_name():
    places = {
        language: {
            entry.id.name: name
            for name, resource in files(language).items()
            for entry in resource.body
            if isinstance(entry, ast.Message)
        }
        for language in LANGUAGES
    }
    assert {key for key in every_key() if len({places[language].get(key) for language in LANGUAGES}) > 1} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages_that_exist(language):
    lost = {key: sorted(references(language, key).messages - set(messages(language))) for key in messages(language)}
    assert {key: inner for key, inner in lost.items() if inner} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_knows_every_key(language):
    assert keys(language) >= set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    """With a number for each figure nothing is left open, and no sentence is empty."""
    for key in messages(language):
        said = say(language, key, dict.fromkeys(variables(language, key), 3))
        assert said.strip(), key
        assert not re.search(r"\{\s*\$", said), key


def test_a_key_that_does_not_exist_is_an_error():
    with pytest.raises(KeyError):
        say("en", "no-such-key")


def test_german_is_not_english_left_over():
    """Sentences of five words and more differ between the languages."""
    same = [
        key
        for key in messages("en")
        if len((said := say("en", key, dict.fromkeys(variables("en", key), 3))).split()) > 4
        and said == say("de", key, dict.fromkeys(variables("de", key), 3))
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "figure", [10**40, -(10**400), 2**62, 10**25 - 1, 10**25, float("inf"), float("nan"), "x" * 100_000, -1, 0.5]
)
def test_whatever_strangers_send_fits_into_a_sentence(language, figure):
    for key in every_key():
        figures = variables(language, key)
        try:
            say(language, key, dict.fromkeys(figures, "word"))
        except TypeError:
            continue  # it counts something, which is ours then
        assert len(say(language, key, dict.fromkeys(figures, figure))) < 20_000


def test_a_number_too_large_to_be_an_amount_is_shown_as_it_was_given():
    assert f"seat {10**40} here" in say("en", "refused-no-seat", {"place": 10**40, "most": 4})
