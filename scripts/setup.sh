#!/bin/sh
# Brings everything into .venv: uv, the libraries named in uv.lock, the built page, Sevenfold itself.
# Arguments go to `uv sync`, e.g. --extra fast; a first one --tools stops before the page and Sevenfold itself.
# Done already, it takes a moment and says nothing.
set -eu
cd "$(dirname "$0")/.."

tools=
if [ "${1:-}" = --tools ]; then
    tools=1
    shift
fi

say() { printf 'set-up: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# uv is to use this environment and this Python, whatever else the machine has.
unset VIRTUAL_ENV PYTHONHOME PYTHONPATH || true
export UV_PYTHON_DOWNLOADS=never UV_PROJECT_ENVIRONMENT=.venv UV_LINK_MODE="${UV_LINK_MODE:-copy}"

python_at_least() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() {
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if command -v "$name" >/dev/null 2>&1 && python_at_least "$name"; then
            echo "$name"
            return
        fi
    done
    fail "Sevenfold needs Python 3.11 or newer; this machine has $(python3 --version 2>/dev/null || echo no Python).
        Debian, Ubuntu: apt install python3 python3-venv    macOS: brew install python    others: https://www.python.org"
}

if ! { [ -x .venv/bin/python ] && python_at_least .venv/bin/python; }; then
    python=$(find_python)
    "$python" -c 'import venv, ensurepip' >/dev/null 2>&1 || fail "$("$python" --version) has no venv module.
        Debian, Ubuntu: apt install python3-venv"
    say "making .venv with $("$python" --version)"
    rm -rf .venv
    "$python" -m venv .venv || fail "the environment could not be made; the reason stands above."
fi

if ! [ -x .venv/bin/uv ]; then
    say "fetching uv, which installs the rest"
    .venv/bin/python -m pip --version >/dev/null 2>&1 || .venv/bin/python -m ensurepip >/dev/null
    .venv/bin/python -m pip install --quiet --disable-pip-version-check 'uv>=0.9' ||
        fail "uv could not be fetched from PyPI. Is there a connection to https://pypi.org?"
fi

sync() { .venv/bin/uv sync --locked --inexact "$@" ; }

if [ -z "$tools" ] && sync --check --quiet "$@" 2>/dev/null && .venv/bin/python scripts/page.py fresh; then
    exit 0
fi

if ! sync --check --quiet --no-install-project "$@" 2>/dev/null; then
    say "fetching the libraries (the first time about 100 MB: numba, numpy and their kind)"
    sync --no-install-project "$@" || fail "the libraries could not be installed; the reason stands above."
fi
[ -z "$tools" ] || exit 0
.venv/bin/python scripts/page.py build
say "installing Sevenfold into .venv"
sync --quiet "$@" || fail "Sevenfold itself could not be installed; the reason stands above."
say "ready"
