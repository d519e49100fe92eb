"""Runs a notebook as Jupyter would, top to bottom, and keeps what it printed in it; without Jupyter.

python scripts/notebook.py examples/train_a_policy.ipynb           runs it and prints
python scripts/notebook.py examples/train_a_policy.ipynb --keep    and writes what was printed into the notebook
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any


def run_cell(source: str, names: dict[str, Any]) -> str:
    """Run one cell; what it printed, and the value of its last line."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
            if value is not None:
                print(repr(value))
    return printed.getvalue()


def run(path: Path, *, keep: bool) -> list[str]:
    """Run a notebook's cells one after another; what each printed."""
    notebook = json.loads(path.read_text("utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    found: list[str] = []
    for number, cell in enumerate([c for c in notebook["cells"] if c["cell_type"] == "code"], 1):
        text = run_cell("".join(cell["source"]), names)
        found.append(text)
        cell["execution_count"] = number
        cell["outputs"] = (
            [{"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}] if text else []
        )
    if keep:
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return found


if __name__ == "__main__":
    for text in run(Path(sys.argv[1]), keep="--keep" in sys.argv):
        print(text, end="")
