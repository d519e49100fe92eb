"""Which keys the sources of server and page write down: literals, patterns, and the codes of errors."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / "src" / "sevenfold"
PAGE = ROOT / "web" / "src"
_GENERATED = {"protocol.ts"}
_FIXED = re.compile(r"[a-z][a-z0-9_-]{3,}")
"""A pattern counts only with so much that is fixed in it; `${a}-${b}` would stand for everything."""


@cache
def python_trees() -> dict[Path, ast.Module]:
    """Every module of the package."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PYTHON.rglob("*.py"))}


@cache
def page_sources() -> dict[Path, str]:
    """Every source of the page that a person may come to see."""
    return {
        path: path.read_text("utf-8")
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name and path.name not in _GENERATED
    }


_QUOTED = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'')
_TEMPLATE = re.compile(r"`((?:[^`\\]|\\.)*)`")
_HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")


@cache
def literals() -> frozenset[str]:
    """Every string that stands in a source as it is."""
    found = {
        node.value
        for tree in python_trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for text in page_sources().values():
        found |= {a or b for a, b in _QUOTED.findall(text)}
        found |= {template for template in _TEMPLATE.findall(text) if "${" not in template}
    return frozenset(found)


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every string with holes in it, as a pattern of the keys that it may become."""
    found: set[str] = set()
    for tree in python_trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                found.add(_pattern([part.value if isinstance(part, ast.Constant) else None for part in node.values]))
    for text in page_sources().values():
        for template in _TEMPLATE.findall(text):
            if "${" in template:
                pieces = _HOLE.split(template)
                found.add(_pattern([part for piece in pieces for part in (piece, None)][:-1]))
    return tuple(re.compile(pattern) for pattern in found if pattern)


def _pattern(parts: list[object]) -> str:
    fixed = [str(part) for part in parts if part is not None]
    if not any(_FIXED.search(piece) for piece in fixed):
        return ""
    holes = [r"[\w-]+", r"\w+"]  # only the beginning of a key, as in `${key}-about`, may be of several words
    return "".join(
        holes[at > 0] if part is None else re.escape(str(part)) for at, part in enumerate(p for p in parts if p != "")
    )


def is_written(key: str) -> bool:
    """Whether some source writes the key, as it is or as a pattern."""
    return key in literals() or any(pattern.fullmatch(key) for pattern in patterns())


@cache
def asked_of_the_page() -> frozenset[str]:
    """The keys that the page asks for word by word: `t("key")`, `has("key")`."""
    found: set[str] = set()
    for text in page_sources().values():
        found |= set(re.findall(r'\b(?:t|has)\(\s*"([a-z][\w-]*)"', text))
        for condition in re.findall(r"\bt\(([^()]*\?[^()]*)\)", text):
            found |= set(re.findall(r'[?:]\s*"([a-z]\w*-[\w-]+)"', condition))
    return frozenset(found)


@cache
def asked_in_python() -> frozenset[str]:
    """The keys that the package asks for word by word: `say("key")`, `say(language, "key")`, `about("key")`, `Complaint("key")`."""
    found: set[str] = set()
    for call in _calls():
        if _name(call) in ("say", "about", "Complaint"):
            found |= {
                part.value
                for part in call.args[:2]
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and "-" in part.value
            }
    return frozenset(found)


def _calls() -> list[ast.Call]:
    return [node for tree in python_trees().values() for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _name(call: ast.Call) -> str:
    function = call.func
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def codes(*errors: str) -> set[str]:
    """The codes with which errors of these names (classes, or methods that make them) are raised."""
    return {
        part.value
        for call in _calls()
        if _name(call) in errors
        for part in call.args[:2]
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and re.fullmatch(r"[a-z][a-z-]*", part.value)
    }
