"""Every ruling and every point of section 5 that `docs/rules/weisen.md` lists is cited by a test and has one of its name."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[2] / "docs" / "rules" / "weisen.md"
_CITED = re.compile(r"[Rr]ulings? (\d+(?: to \d+|(?:, | and )\d+)*)")
_SECTION = re.compile(r"[Ss]ection (5[a-m])")


def listed() -> list[str]:
    """The numbers of the rulings: the first column of the tables."""
    return re.findall(r"^\| (\d+|5[a-m]) \|", PAGE.read_text("utf-8"), re.MULTILINE)


@cache
def docstrings() -> tuple[str, ...]:
    """What the tests say they test."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(HERE.glob("test_*.py"))]
    return tuple(
        ast.get_docstring(node) or ""
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def cited(text: str) -> set[str]:
    """What a docstring names: `ruling 5`, `rulings 20, 21`, `rulings 44 to 47`, `section 5a`."""
    found = set(_SECTION.findall(text))
    for numbers in _CITED.findall(text):
        for part in re.split(r", | and ", numbers):
            first, _, last = part.partition(" to ")
            found.update(map(str, range(int(first), int(last) + 1)) if last else [first])
    return found


def test_all_rulings_are_listed() -> None:
    assert listed() == [*map(str, range(1, 79)), *(f"5{letter}" for letter in "abcdefghijklm")]


def test_citations_are_read() -> None:
    assert cited("Rulings 3, 5 and 7; section 5b. And ruling 44 to 46.") == {"3", "5", "7", "5b", "44", "45", "46"}


@pytest.mark.parametrize("number", listed())
def test_ruling_is_cited_by_a_test(number: str) -> None:
    assert any(number in cited(text) for text in docstrings()), f"no test names ruling {number}"


def test_each_ruling_has_a_test_of_its_name() -> None:
    """`test_ruling_12_...` for the rulings, `test_section_5b_...` for what was settled later."""
    names = " ".join(
        re.findall(r"def (test_\w+)", "\n".join(p.read_text("utf-8") for p in sorted(HERE.glob("test_*.py"))))
    )
    without = [n for n in listed() if f"test_ruling_{n}_" not in names and f"test_section_{n}_" not in names]
    assert without == []


def test_only_rulings_that_exist_are_cited() -> None:
    assert set().union(*map(cited, docstrings())) <= set(listed())
