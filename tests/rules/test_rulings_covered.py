"""Every ruling and every section of the seed that `docs/rules/sevn.md` lists is cited by a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "docs" / "rules" / "sevn.md"
_CITED = re.compile(r"[Rr]ulings? (\d+[a-f]?(?: to \d+|(?:, | and )\d+[a-f]?)*)")


def listed() -> list[str]:
    """The numbers of the rulings: the first column of the tables."""
    return re.findall(r"^\| (\d+[a-f]?) \|", PAGE.read_text("utf-8"), re.MULTILINE)


def sections() -> list[str]:
    """The sections of the seed."""
    table = PAGE.read_text("utf-8").split("## The sections of the seed")[1].split("## The deck")[0]
    return [name for name in re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE) if name != "section"]


@cache
def docstrings() -> list[str]:
    """What the tests of SEVN say they test."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(HERE.glob("test_sevn_*.py"))]
    return [
        ast.get_docstring(node) or ""
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def cited(text: str) -> set[str]:
    """The rulings that a docstring names: `ruling 5a`, `rulings 23, 24`, `rulings 44 to 47`."""
    found: set[str] = set()
    for numbers in _CITED.findall(text):
        for part in re.split(r", | and ", numbers):
            first, _, last = part.partition(" to ")
            found.update(map(str, range(int(first), int(last) + 1)) if last else [first])
    return found


def test_all_rulings_are_listed() -> None:
    assert listed() == [*map(str, range(1, 63)), *(f"5{letter}" for letter in "abcdef")]


def test_citations_are_read() -> None:
    assert cited("Rulings 3, 5a; seed: x. And ruling 44 to 46.") == {"3", "5a", "44", "45", "46"}


@pytest.mark.parametrize("number", listed())
def test_ruling_is_cited_by_a_test(number: str) -> None:
    assert any(number in cited(text) for text in docstrings()), f"no test names ruling {number}"


@pytest.mark.parametrize("section", sections())
def test_section_of_the_seed_is_cited_by_a_test(section: str) -> None:
    told = [text for text in docstrings() if re.search(r"[Ss]eed: .*" + re.escape(section), text, re.DOTALL)]
    assert told, f"no test names the seed's section {section}"


def test_only_rulings_that_exist_are_cited() -> None:
    everything = set().union(*map(cited, docstrings()))
    assert everything <= set(listed())
