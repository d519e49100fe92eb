#!/bin/sh
# What the tests need and PyPI does not have: a Chromium for the page, a PostgreSQL for the store.
# As root on Debian or Ubuntu it is installed from the distribution's packages; otherwise this says what to install.
set -eu

say() { printf 'tests need: %s\n' "$*" >&2; }

has_chromium() {
    [ -n "${SEVENFOLD_TEST_CHROMIUM:-}" ] && return
    for name in chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null 2>&1 && return
    done
    [ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" ]
}

has_postgres() {
    [ -n "${SEVENFOLD_TEST_POSTGRES_URL:-}" ] && return
    command -v initdb >/dev/null 2>&1 && return
    for initdb in /usr/lib/postgresql/*/bin/initdb; do
        [ -x "$initdb" ] && return
    done
    return 1
}

missing=
has_chromium || missing="$missing chromium"
has_postgres || missing="$missing postgresql"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    say "installing from the distribution's packages:$missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086  # one word a package
    apt-get install -y -qq --no-install-recommends $missing >/dev/null
    exit 0
fi

say "not found on this machine:$missing"
say "Debian, Ubuntu: sudo apt install$missing    macOS: brew install postgresql, and Google Chrome"
say "or name them: SEVENFOLD_TEST_CHROMIUM=/path/to/chromium, SEVENFOLD_TEST_POSTGRES_URL=postgresql://user@host/name"
exit 1
