# `make help` lists what there is. Needs Python >= 3.11 and make; everything else is fetched.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# All paths are relative, for a folder's name may have spaces in it.
UV := $(if $(shell uv --version 2>/dev/null),uv,.tools/bin/uv)
UV_NEEDS := $(filter .tools/%,$(UV))
BIN := .venv/bin
# For recipes that are in frontend/; npm comes through uv where this machine has none.
NPM := ../packaging/npm
NPM_NEEDS := $(if $(shell packaging/find-npm),,$(UV_NEEDS))
PAGE := src/baccarat/web/page/index.html
# Types that the page's checks need; the page is built without them.
TYPES := frontend/src/ids.ts frontend/src/bundles.d.ts frontend/src/wire.ts
# What only programs and the site read.
DESCRIPTIONS := docs/library.md docs/openapi.json docs/wire.schema.json
PYTHON_SOURCES := $(shell find src/baccarat -name '*.py')
WORDS := src/baccarat/text/locales $(shell find src/baccarat/text -name '*.ftl' -o -name language.toml)
# The page's types are checked where a fourth game was added, so that its own are too.
FOURTH := build/fourth_game

# `make play` alone fetches what playing needs; where the developers' tools are, they do for it too.
ONLY_PLAY := $(if $(wildcard .venv/.made),,$(filter play,$(MAKECMDGOALS)))
PYTHON_MADE := .venv/$(if $(ONLY_PLAY),.plays,.made)
NODE_MADE := frontend/node_modules/$(if $(ONLY_PLAY),.plays,.made)
PAGE_SOURCES := $(filter-out $(TYPES),$(shell find frontend -path frontend/node_modules -prune -o -type f -print)) \
	$(WORDS) $(wildcard tests/scorecards/*roads_predict_nothing.*)

# Python's half is fetched beside the page's.
MAKEFLAGS += --no-print-directory $(if $(ONLY_PLAY),-j2)

# Browsers and servers wait for each other for a quarter of the time, so one worker more than there are processors.
WORKERS := $(shell echo $$(($$(nproc 2>/dev/null || echo 2) + 1)))

# Python compiles what it imports and keeps that; all at once only for those who do not let it.
COMPILE := $(if $(PYTHONDONTWRITEBYTECODE),1,0)
export UV_COMPILE_BYTECODE := $(COMPILE)
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play told setup page test prepared pytest nightly check lint style types unit vitest compiled bench packages lock rehearse docs generate pinned pictures format clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' Makefile

play: told $(PYTHON_MADE) $(PAGE) ## set up the program, and open a table in the browser (PORT=8000)
	@trap : INT; $(BIN)/baccarat play $(if $(PORT),--port $(PORT)) || test $$? = 130 # by Ctrl+C

told:
	@test -z '$(ONLY_PLAY)' || test -e .venv/.plays || \
		echo 'The first time, what playing needs is fetched and built: under a minute, longer on a slow line.'

setup: $(PYTHON_MADE) ## create .venv with the locked dependencies

page: $(PAGE) $(TYPES) ## build the page, and the types that its checks need

test: prepared ## set up, and run every test
	$(MAKE) -j2 pytest lint vitest

# Browsers and servers wait for each other for a part of the time, in which the other checks have the processors.
pytest: setup page
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

prepared: # all that tests need, in two stages
	$(MAKE) -j2 --output-sync=target page setup
	$(MAKE) -j2 --output-sync=target compiled $(DESCRIPTIONS)

nightly: prepared ## run what `make test` leaves out: planted changes, and long simulations
	$(BIN)/pytest -n auto --dist worksteal -m nightly

check: lint unit ## run the quick checks: format, lint, types, layers, unit tests

lint: types style

style: setup $(TYPES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	cd frontend && $(NPM) run lint
	cd tests && ../$(BIN)/python -m fourth_game.tree ../$(FOURTH)
	cd $(FOURTH)/frontend && export PYTHONPATH="$(CURDIR)/$(FOURTH)/src" PYTHON="$(CURDIR)/$(BIN)/python" && \
		for each in ids wire check; do ../../$(NPM) run $$each || exit; done

# Nobody reads the cache of types that CI would write.
types: setup
	$(BIN)/mypy $(if $(CI),--cache-dir /dev/null)

unit: setup page
	$(BIN)/pytest -n auto -m 'not browser and not slow and not nightly'

vitest: setup frontend/node_modules/.made
	cd frontend && $(NPM) test

# What each process of the tests would otherwise compile: kernels, and the tests with what they import. A test that
# traces a kernel compiles parts of it in another form, which the kernel cannot be made of afterwards.
compiled: setup
	cd tests && ../$(BIN)/python -m support.compile_kernels
	BACCARAT_REQUIRE_BROWSER= $(BIN)/pytest --collect-only --quiet --quiet > /dev/null

bench: setup page ## run the benchmarks; each prints one figure and its bound
	@for each in engine startup loading importing acknowledge stall advisor house page frames odds simulate kernels solve suite journey; do $(BIN)/python -m bench.$$each || exit; done

packages: page $(DESCRIPTIONS) | $(UV_NEEDS) ## build the wheel and the source distribution, with the page, into dist
	$(UV) build --quiet
	$(UV) tool run twine check --strict dist/baccarat-*

rehearse: | $(UV_NEEDS) ## rehearse a release of the last commit, with an index on this machine (PYTHONS=...)
	@python=$$(packaging/find-python $(WITH)) && "$$python" packaging/rehearse $(UV) $(PYTHONS)

docs: setup $(DESCRIPTIONS) ## build the documentation site into build/docs
	$(BIN)/sphinx-build --quiet --fail-on-warning --doctree-dir build/doctrees docs build/docs

generate: setup page ## regenerate documents, pictures and digests
	@for each in wire openapi command_line bets bots phases layers rules_tested laws sealed_shoes checker solve solve_pictures solutions; do $(BIN)/python docs/$$each.py || exit; done

pinned: setup ## pin the formats of a release, which every later version reads
	PYTHONPATH=tests $(BIN)/python -m support.golden.pinned

pictures: setup page ## take new screenshots of every table with chromium, which takes minutes
	PYTHONPATH=tests $(BIN)/python -m browser.pictures
	PYTHONPATH=tests $(BIN)/python -m browser.animations

format: setup frontend/node_modules/.made ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd frontend && $(NPM) run format

lock: | $(UV_NEEDS) ## upgrade all locked dependencies
	$(UV) pip compile pyproject.toml --all-extras --group dev --universal --generate-hashes \
		--no-header --no-annotate --upgrade --quiet -o requirements.txt

clean: ## remove all build outputs
	rm -rf .venv .tools dist build frontend/node_modules src/baccarat/web/page $(TYPES) $(DESCRIPTIONS)
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench packaging -name __pycache__ -prune -exec rm -rf {} +

.tools/bin/uv:
	@python=$$(packaging/find-python $(WITH)) && "$$python" -m venv .tools
	@.tools/bin/python -m pip install --quiet --disable-pip-version-check 'uv>=0.9,<0.14'

.venv/.made: requirements.txt pyproject.toml | $(UV_NEEDS)
	python=$$(packaging/find-python $(WITH)) && $(UV) venv --quiet --allow-existing --python "$$python" .venv
	$(UV) pip sync --quiet --python .venv --require-hashes requirements.txt
	$(UV) pip install --quiet --python .venv --no-deps --editable .
	@test $(COMPILE) = 0 || $(BIN)/python -m compileall -q src/baccarat
	touch $@

.venv/.plays: requirements.txt pyproject.toml | $(UV_NEEDS)
	@python=$$(packaging/find-python $(WITH)) && $(UV) venv --quiet --allow-existing --python "$$python" .venv
	@UV_COMPILE_BYTECODE=0 $(UV) pip install --quiet --python .venv --exact --require-hashes \
		--constraints requirements.txt --requirements pyproject.toml --extra server
	@$(UV) pip install --quiet --python .venv --no-deps --editable .
	@touch $@

frontend/node_modules/.made: frontend/package.json frontend/package-lock.json | $(NPM_NEEDS)
	cd frontend && $(NPM) ci
	touch $@

frontend/node_modules/.plays: frontend/package.json frontend/package-lock.json | $(NPM_NEEDS)
	@cd frontend && $(NPM) ci --omit=dev --no-audit --no-fund --silent
	@touch $@

$(PAGE): $(NODE_MADE) $(PAGE_SOURCES)
	@cd frontend && $(NPM) run --silent build $(if $(ONLY_PLAY),> /dev/null)
	@touch $@

frontend/src/ids.ts: frontend/scripts/ids.mjs frontend/node_modules/.made $(WORDS)
	cd frontend && $(NPM) run --silent ids

frontend/src/bundles.d.ts: frontend/src/ids.ts

frontend/src/wire.ts: frontend/scripts/wire.mjs frontend/node_modules/.made .venv/.made $(PYTHON_SOURCES)
	cd frontend && $(NPM) run --silent wire

docs/library.md: docs/library.py docs/library.head.txt .venv/.made $(PYTHON_SOURCES)
	$(BIN)/python docs/library.py

docs/openapi.json: docs/openapi.py .venv/.made $(PYTHON_SOURCES)
	$(BIN)/python docs/openapi.py --json > $@

docs/wire.schema.json: .venv/.made $(PYTHON_SOURCES)
	$(BIN)/python -m baccarat.web.schema > $@
