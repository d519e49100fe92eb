# Sevenfold: `make play` to play, `make test` to test, `make help` for the rest.
# Needed beforehand: make and Python 3.11 or newer. Everything else is brought into .venv.

HOST ?= 127.0.0.1
PORT ?= 7777
DATABASE_URL ?=
# How many tests run at once: a number, or auto.
JOBS ?= 2
# More for pytest, e.g. make test-python ARGS="-k sevn"
ARGS ?=

PYTHON := .venv/bin/python
PAGE := $(PYTHON) scripts/page.py
UV := .venv/bin/uv

export PYTHONUTF8 = 1

.DEFAULT_GOAL := help
.PHONY: help play dev setup-play setup-dev setup-tools page test test-needs test-python test-browser test-page \
	lint format types contracts generated generate docs bench wheel lock check clean distclean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "  make play PORT=7801 HOST=0.0.0.0 DATABASE_URL=postgresql://user@host/name"

play: setup-play ## play at http://localhost:7777 (PORT=, HOST=, DATABASE_URL=)
	@$(PYTHON) scripts/open_page.py $(HOST) $(PORT) & \
	export SEVENFOLD_HOST='$(HOST)' SEVENFOLD_PORT='$(PORT)'; \
	if [ -n '$(DATABASE_URL)' ]; then export SEVENFOLD_DATABASE_URL='$(DATABASE_URL)'; fi; \
	exec .venv/bin/sevenfold serve

dev: setup-tools ## work on the page: Vite with live reload, beside `make play`
	@$(PAGE) run dev

setup-play:
	@sh scripts/setup.sh --extra fast --extra postgres

setup-dev: ## everything for contributors, into .venv and web/node_modules
	@sh scripts/setup.sh --extra all --group dev
	@$(PAGE) install

setup-tools:
	@sh scripts/setup.sh --tools --extra all --group dev
	@$(PAGE) install

page: setup-tools ## build the page, if a source of it has changed
	@$(PAGE) build

test: test-needs test-page test-python test-browser ## all tests: rules, server, page, browser

test-needs:
	@sh scripts/test_needs.sh

test-page: setup-tools
	@echo "== Page: types" && $(PAGE) run check
	@echo "== Page: unit tests" && $(PAGE) run test

test-python: test-needs setup-dev
	@echo "== Python: unit tests, rules, server, documentation"
	@$(PYTHON) -m pytest -n $(JOBS) --dist loadfile --ignore=tests/browser $(ARGS)

test-browser: test-needs setup-dev
	@echo "== Browser: the page in Chromium"
	@$(PYTHON) -m pytest -n $(JOBS) --dist worksteal tests/browser $(ARGS)

lint: setup-tools ## style of Python, page and deploy/, import contracts
	@$(PYTHON) -m ruff format --check .
	@$(PYTHON) -m ruff check .
	@$(PAGE) run lint
	@$(MAKE) --no-print-directory contracts
	@.venv/bin/hadolint deploy/Dockerfile
	@.venv/bin/check-jsonschema --quiet --builtin-schema vendor.compose-spec deploy/compose.yaml

contracts: setup-tools ## which layer may import which
	@PYTHONPATH=src .venv/bin/lint-imports

types: setup-tools ## types of Python (basedpyright, strict) and page (svelte-check)
	@$(PYTHON) -m basedpyright
	@$(PAGE) run check

format: setup-tools ## put Python and page in form
	@$(PYTHON) -m ruff format .
	@$(PYTHON) -m ruff check --fix --exit-zero --quiet .
	@$(PAGE) run format

generate: setup-tools ## write the files that are made from others
	@PYTHONPATH=src $(PYTHON) scripts/generated.py write

generated: setup-tools ## check that no generated file has drifted from its source
	@PYTHONPATH=src $(PYTHON) scripts/generated.py check

docs: setup-tools ## the documentation, into site/
	@NO_MKDOCS_2_WARNING=1 $(PYTHON) -m mkdocs build --strict --quiet && echo "The documentation is in site/index.html"

bench: ## how fast the rules, the bots and the server are on this machine
	@sh scripts/setup.sh --extra fast --extra postgres --extra spiel --group bench
	@$(PYTHON) benchmarks/kernel/calls.py
	@$(PYTHON) benchmarks/sevn/games.py
	@$(PYTHON) benchmarks/threads.py
	@$(PYTHON) benchmarks/wonders/games.py
	@$(PYTHON) benchmarks/weisen/games.py
	@$(PYTHON) benchmarks/envs/steps.py
	@$(PYTHON) benchmarks/tables/bench.py

wheel: setup-dev ## build sdist and wheel into dist/, and try the wheel in a fresh environment
	@sh scripts/try_wheel.sh

lock: setup-tools ## bring uv.lock and package-lock.json up to date
	@$(UV) lock --upgrade
	@$(PAGE) npm update --ignore-scripts --package-lock-only

check: lint types generated docs test ## what .ci/run checks

clean: ## throw away what was built, keep .venv and data
	@rm -rf dist site htmlcov .coverage .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@rm -rf src/sevenfold/server/static src/sevenfold/server/static.new src/sevenfold/server/static.old
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## also .venv and web/node_modules
	@rm -rf .venv web/node_modules
