"""Compiled, rows go once nobody uses them any more, though a record of them still is in use: no rule lets that happen.

A rule that makes rows hands them on whole, or asks them anew in a loop that goes on using them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src" / "sevenfold"
MAKERS = ("make", "fresh")


def makes_rows(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id.startswith(MAKERS)


def lost(rule: ast.FunctionDef) -> Iterator[str]:
    """The rows of a rule that may be gone while a record of them is in use."""
    loops = [node for node in ast.walk(rule) if isinstance(node, ast.For | ast.While)]
    for node in ast.walk(rule):
        if isinstance(node, ast.Subscript) and makes_rows(node.value):
            yield ast.unparse(node)
    made = {
        target.id
        for node in ast.walk(rule)
        if isinstance(node, ast.Assign) and makes_rows(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for rows in made:
        asked = [n for n in ast.walk(rule) if isinstance(n, ast.Name) and n.id == rows and isinstance(n.ctx, ast.Load)]
        records = {
            id(node.value)
            for node in ast.walk(rule)
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)
        }
        last = max(asked, key=lambda name: (name.lineno, name.col_offset))
        looped = any(loop.lineno <= last.lineno <= (loop.end_lineno or 0) for loop in loops)
        if id(last) in records and not looped:
            yield rows


RULES = [
    pytest.param(node, id=f"{path.relative_to(SOURCES)}:{node.name}")
    for path in sorted(SOURCES.rglob("*.py"))
    for node in ast.walk(ast.parse(path.read_text("utf-8")))
    if isinstance(node, ast.FunctionDef)
    and any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list)
]


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_keeps_the_rows_it_has_made(rule: ast.FunctionDef) -> None:
    assert list(lost(rule)) == []


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("m = make_minds(1)\n o = m[0]\n return think(o)", ["m"]),
        ("m = make(1)\n return think(m[0])", ["m"]),
        ("return think(make_minds(1)[0])", ["make_minds(1)[0]"]),
        ("m = make(1)\n return think(m)", []),
        ("m = make(1)\n think(m[0])\n return best_of(m)", []),
        ("m = make(1)\n for i in range(3):\n  think(m[0])", []),
    ],
)
def test_lost_rows_are_found(body: str, found: list[str]) -> None:
    rule = ast.parse(f"def rule():\n {body}").body[0]
    assert isinstance(rule, ast.FunctionDef)
    assert list(lost(rule)) == found
