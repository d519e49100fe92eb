"""Files that are made from others and committed: writes them, or checks that none has drifted.

python scripts/generated.py write
python scripts/generated.py check
"""

from __future__ import annotations

import difflib
import importlib.util
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# A module that writes files when it is run, and the files it writes.
GENERATORS: dict[str, list[str]] = {
    "sevenfold.server.typescript": ["web/src/lib/protocol.ts"],
    "sevenfold.server.wonders_facts": ["web/src/games/wonders/facts.ts"],
    "sevenfold.server.weisen_facts": ["web/src/games/weisen/facts.ts"],
    "sevenfold.tables.queries": ["src/sevenfold/tables/statements.json"],
}


def exists(module: str) -> bool:
    """Whether there is such a module yet."""
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def write(module: str) -> None:
    """Let one generator write its files."""
    subprocess.run([sys.executable, "-m", module], cwd=ROOT, check=True)


def drift(module: str, files: list[str]) -> list[str]:
    """The differences between the files as they are and as the generator would write them."""
    paths = [ROOT / name for name in files]
    before = [path.read_text(encoding="utf-8") if path.exists() else "" for path in paths]
    write(module)
    found: list[str] = []
    for name, path, old in zip(files, paths, before, strict=True):
        new = path.read_text(encoding="utf-8")
        if new != old:
            found += difflib.unified_diff(old.splitlines(), new.splitlines(), name, f"{name}, generated", lineterm="")
            path.write_text(old, encoding="utf-8")
    return found


def main(arguments: list[str]) -> int:
    """The command line described at the top of this file."""
    if arguments not in (["write"], ["check"]):
        print(__doc__, file=sys.stderr)
        return 2
    differences: list[str] = []
    for module, files in GENERATORS.items():
        if not exists(module):
            print(f"generated: {module} does not exist yet", file=sys.stderr)
        elif arguments == ["write"]:
            write(module)
        else:
            differences += drift(module, files)
    if differences:
        print(*differences, sep="\n")
        print("generated: these files have drifted from their source; `make generate` writes them", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
