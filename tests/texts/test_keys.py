"""Every key that is used exists, and every key that exists is used."""

import pytest
from tests.texts.catalogues import every_key, messages, references
from tests.texts.written import asked_in_python, asked_of_the_page, codes, is_written

from sevenfold.games.kit.errors import RulesError
from sevenfold.games.kit.lines import BadLine
from sevenfold.games.sevn.legal import Why
from sevenfold.games.weisen.legal import Why as WhyWeisen
from sevenfold.games.wonders.legal import Why as WhyNot
from sevenfold.server.settings import SettingError
from sevenfold.tables.problems import Problem

REFUSALS = {
    f"{game}-" + why.name.lower().replace("_", "-")
    for game, whys in (("sevn", Why), ("7wonders", WhyNot), ("weisen", WhyWeisen))
    for why in whys
    if why.name != "ALLOWED"
}
"""The codes with which the games close a move."""


def missing(wanted):
    return sorted(set(wanted) - set(messages("en")))


def test_the_scan_finds_what_it_looks_for():
    assert "lesson-back" in asked_of_the_page()
    assert "cli-help" in asked_in_python()
    assert "unknown-game" in codes("OptionError")
    assert "port" in codes(SettingError.__name__)


def test_the_page_asks_for_keys_that_exist():
    assert missing(asked_of_the_page()) == []


def test_the_package_asks_for_keys_that_exist():
    assert missing(asked_in_python()) == []


def kinds(base):
    return [base, *(kind for child in base.__subclasses__() for kind in kinds(child))]


@pytest.mark.parametrize("error", [e for e in kinds(RulesError) if e is not BadLine], ids=lambda e: e.__name__)
def test_every_error_of_the_rules_has_its_sentence(error):
    assert missing(f"{error.prefix}-{code}" for code in codes(error.__name__)) == []


def test_every_fault_of_a_record_has_its_sentence():
    found = codes("BadLine", "_bad") - {"key"}
    assert len(found) > 10
    assert missing(f"error-{code}" for code in found) == []


@pytest.mark.parametrize("error", kinds(Problem)[1:], ids=lambda e: e.__name__)
def test_every_problem_of_tables_and_store_has_its_sentence(error):
    assert missing(f"{error.prefix}-{code}" for code in codes(error.__name__)) == []


def test_no_key_is_left_over():
    inner = {name for key in messages("en") for name in references("en", key).messages}
    assert [key for key in every_key() if not is_written(key) and key not in inner and not raised(key)] == []


def raised(key):
    """Whether the key is the sentence of an error, a refusal or a reason: those are written by their code alone."""
    prefix, _, code = key.partition("-")
    prefixes = {"why", "coach", *(error.prefix for error in (*kinds(RulesError), *kinds(Problem)[1:]))}
    return prefix in prefixes and (code in REFUSALS or is_written(code))
