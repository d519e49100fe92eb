"""Every ruling that `docs/rules/GAME.md` lists is cited by a test of that game, and every section of SEVN's seed."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).resolve().parent
_CITED = re.compile(r"(?:[Rr]ulings?|[Ss]ection) (\d+[a-m]?(?: to \d+|(?:, | and )\d+[a-m]?)*)")


class Book(NamedTuple):
    """Where the tests of a game lie, how many rulings it has, and what was settled later: section and letters."""

    tests: str
    rulings: int
    later: str
    letters: str

    def numbers(self) -> list[str]:
        return [*map(str, range(1, self.rulings + 1)), *(self.later + letter for letter in self.letters)]


BOOKS = {
    "sevn": Book("test_sevn_*.py", 62, "5", "abcdef"),
    "weisen": Book("weisen/test_*.py", 78, "5", "abcdefghijklm"),
    "wonders": Book("wonders/test_*.py", 62, "9", "abcdef"),
}


def page(game: str) -> str:
    return (HERE.parents[1] / "docs" / "rules" / f"{game}.md").read_text("utf-8")


def listed(game: str) -> list[str]:
    """The numbers of the rulings: the first column of the tables."""
    return re.findall(r"^\| (\d+[a-m]?) \|", page(game), re.MULTILINE)


def sections() -> list[str]:
    """The sections of the seed of SEVN."""
    table = page("sevn").split("## The sections of the seed")[1].split("## The deck")[0]
    return [name for name in re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE) if name != "section"]


@cache
def docstrings(game: str) -> tuple[str, ...]:
    """What the tests of a game say they test."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(HERE.glob(BOOKS[game].tests))]
    return tuple(
        ast.get_docstring(node) or ""
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def cited(text: str) -> set[str]:
    """What a docstring names: `ruling 5`, `rulings 20, 21`, `rulings 44 to 47`, `section 5a`."""
    found: set[str] = set()
    for numbers in _CITED.findall(text):
        for part in re.split(r", | and ", numbers):
            first, _, last = part.partition(" to ")
            found.update(map(str, range(int(first), int(last) + 1)) if last else [first])
    return found


@pytest.mark.parametrize("game", BOOKS)
def test_all_rulings_are_listed(game: str) -> None:
    assert listed(game) == BOOKS[game].numbers()


def test_citations_are_read() -> None:
    assert cited("Rulings 3, 5a and 7; section 9b. And ruling 44 to 46.") == {"3", "5a", "7", "9b", "44", "45", "46"}


@pytest.mark.parametrize(("game", "number"), [(game, number) for game in BOOKS for number in listed(game)])
def test_ruling_is_cited_by_a_test(game: str, number: str) -> None:
    assert any(number in cited(text) for text in docstrings(game)), f"no test of {game} names ruling {number}"


@pytest.mark.parametrize("game", ["weisen", "wonders"])
def test_each_ruling_has_a_test_of_its_name(game: str) -> None:
    """`test_ruling_12_...` for the rulings, `test_section_5b_...` for what was settled later."""
    texts = [path.read_text("utf-8") for path in sorted(HERE.glob(BOOKS[game].tests))]
    names = " ".join(re.findall(r"def (test_\w+)", "\n".join(texts)))
    wanted = listed(game)
    assert [n for n in wanted if f"test_ruling_{n}_" not in names and f"test_section_{n}_" not in names] == []


@pytest.mark.parametrize("section", sections())
def test_section_of_the_seed_is_cited_by_a_test(section: str) -> None:
    told = [text for text in docstrings("sevn") if re.search(r"[Ss]eed: .*" + re.escape(section), text, re.DOTALL)]
    assert told, f"no test names the seed's section {section}"


@pytest.mark.parametrize("game", BOOKS)
def test_only_rulings_that_exist_are_cited(game: str) -> None:
    assert set().union(*map(cited, docstrings(game))) <= set(listed(game))
