#!/bin/sh
# Builds sdist and wheel into dist/, looks inside, and installs the wheel into an environment of its own.
set -eu
cd "$(dirname "$0")/.."

say() { printf 'wheel: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT INT TERM

rm -rf dist
.venv/bin/uv build --quiet --out-dir dist
wheel=$(ls dist/*.whl)
say "built $(ls dist | tr '\n' ' ')"

.venv/bin/python -m zipfile -l "$wheel" >"$place/list"
for file in sevenfold/py.typed sevenfold/server/static/index.html; do
    grep -q "^$file " "$place/list" || fail "$file is not in $wheel"
done

.venv/bin/uv venv --quiet --python .venv/bin/python "$place/venv"
.venv/bin/uv pip install --quiet --python "$place/venv/bin/python" "$wheel"
cd "$place"
say "installed without any extra; sevenfold --version says: $(venv/bin/sevenfold --version)"
venv/bin/python -m sevenfold --version >/dev/null
