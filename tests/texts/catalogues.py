"""The catalogues as data: every message with the variables it may ask for, in each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sevenfold.texts
from sevenfold.texts import LANGUAGES

FOLDER = Path(sevenfold.texts.__file__).parent


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the library's name for it
        self.messages.add(node.id.name)


@cache
def files(language: str) -> dict[str, ast.Resource]:
    """The parsed files of a language, by name."""
    parser = FluentParser()
    return {path.name: parser.parse(path.read_text("utf-8")) for path in sorted((FOLDER / language).glob("*.ftl"))}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language by key; a key that stands twice is an error of its own test."""
    return {
        entry.id.name: entry
        for resource in files(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


@cache
def references(language: str, key: str) -> _References:
    """What a message itself refers to."""
    found = _References()
    found.visit(messages(language)[key])
    return found


def variables(language: str, key: str) -> set[str]:
    """The figures that a message may ask for, those of the messages inside it included."""
    found = references(language, key)
    return found.variables.union(*(variables(language, inner) for inner in found.messages))


def every_key() -> list[str]:
    """The keys of all languages, sorted."""
    return sorted(set().union(*(messages(language) for language in LANGUAGES)))
