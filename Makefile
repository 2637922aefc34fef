# Two commands do everything on a fresh Linux or macOS machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORES := $(shell getconf _NPROCESSORS_ONLN)
# One more than there are cores: tests of servers, browsers and terminals often wait.
JOBS ?= $(shell echo $$(( $(CORES) + 1 )))
# Parts that are plain Python in both builds.
PLAIN := words table service server browser lab terminal cli
# Installs what a lock file names: uv does in seconds what takes pip a minute; where it cannot, pip does.
install = $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/$(1).txt 2> /dev/null \
  || $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$(1).txt
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd' -not -path 'src/quadriga/games/*') setup.py tools/declare.py pyproject.toml

.PHONY: app app-again app-short app-test browser-wheel audit play test begin build lab research postgres cluster lint types layers check-compiled check-plain sweep sanitize sanitize-short soak bench figures prove prove-server rules-table pictures pictures-every pictures-check release wheels site lock clean

play: $(VENV)/.installed
	@$(BIN)/quadriga serve

test: begin $(VENV)/.tested lint types layers check-plain check-compiled app-short sanitize-short
	@echo "All checks passed in $$(( ($$(date +%s) - $$(cat build/began) + 30) / 60 )) minutes."

begin:
	@mkdir -p build && date +%s > build/began

build: $(VENV)/.installed

# What `quadriga lab`, research, a PostgreSQL database or a Dask cluster need beside the rest.
lab research postgres cluster: $(VENV)/.installed
	@$(call install,$@)

# ---- environments ------------------------------------------------------------------------------------------------

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Quadriga needs Python 3.11 or later: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
	  || { echo "This Python cannot make virtual environments. On Debian or Ubuntu: sudo apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt
	@touch $@

# Compiled where a C compiler exists, plain otherwise; says which.
$(VENV)/.installed: $(VENV)/.venv requirements/run.txt $(SOURCES)
	@$(call install,run)
	@QUADRIGA_PLAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python tools/compile
	@$(BIN)/python -c 'import quadriga; print("Quadriga: " + ("compiled, native speed" if quadriga.compiled else "plain Python, about 100 times slower: install a C compiler, run make clean build (what went wrong is in build/build.log)"))'
	@touch $@

# The tests need both builds, so here a C compiler is a must.
$(VENV)/.tested: $(VENV)/.venv requirements/test.txt
	@tools/need-compiler
	@tools/need-page
	@$(call install,test)
	@touch $@
	@$(MAKE) --no-print-directory $(VENV)/.installed

# ---- checks ------------------------------------------------------------------------------------------------------

lint: $(VENV)/.tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.tested
	$(BIN)/mypy

layers: $(VENV)/.tested
	$(BIN)/lint-imports --no-logo

# Plain Python, where coverage can be measured: the rules and what carries them, with the examples in their docstrings.
# What plays very many games (sweep) runs in the compiled build alone, and so does all that is plain Python in both builds
# (words, table, server, page, terminal, commands, lab); that both builds play and search alike is tested there, too.
check-plain: $(VENV)/.tested $(VENV)/.installed
	QUADRIGA_PLAIN=1 $(BIN)/python -m pytest -n $(CORES) -m "not sweep" --cov --cov-report=term --durations=12 \
	  tests/core tests/contract tests/games src/quadriga/testing --ignore tests/contract/test_builds.py \
	  --ignore src/quadriga/testing/test_texts.py \
	  src/quadriga/__init__.py src/quadriga/core src/quadriga/games src/quadriga/bots src/quadriga/research --doctest-modules

check-compiled: $(VENV)/.tested $(VENV)/.installed
	$(BIN)/python -c 'import quadriga, sys; sys.exit(not quadriga.compiled)' \
	  || { echo "The compiled build is missing: see the messages of 'make build'."; exit 1; }
	$(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder --durations=12 -m "not positions and not app" tests README.md src/quadriga/testing \
	  $(PLAIN:%=src/quadriga/%) --doctest-modules --doctest-glob=README.md

# The page in many more positions and matches: every decision reached by hand and by keyboard, every word there, all four
# games played, learned and looked back at in every way.
sweep: $(VENV)/.tested $(VENV)/.installed site
	$(BIN)/python -m pytest -n $(JOBS) --dist loadfile -m positions tests/web tests/terminal tests/manual

# Random games on a build with AddressSanitizer and UndefinedBehaviorSanitizer: in every setting, or in a few.
sanitize: $(VENV)/.tested
	tools/sanitize $(BIN)/python all $(or $(GAMES),40)

sanitize-short: $(VENV)/.tested
	tools/sanitize $(BIN)/python few 1

# Ten thousand random games in every setting of every game, every position of one in a hundred checked.
soak: $(VENV)/.installed
	for game in $$($(BIN)/python -c 'import quadriga; print(*(meta.id for meta in quadriga.games.titles()))'); do \
	  $(BIN)/quadriga soak $$game --games $(or $(GAMES),10000) --every 100 || exit 1; done

# Every long proof in one go, on all cores, with one table in the end, which goes into docs/reliability.md; goes on after a
# break where it stopped. SHORT=1 tries each for a moment and proves nothing.
prove: $(VENV)/.tested $(VENV)/.installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "cosmic-ray>=8.4,<9"
	$(BIN)/python -m tools.prove $(if $(SHORT),--short,--write)

# What docs/reliability.md promises: kills, a full disk, a database that goes away, clocks that jump, leeches and floods,
# while polite players play. Twenty minutes, or with SHORT=1 three; needs root and a C compiler.
prove-server: $(VENV)/.tested $(VENV)/.installed
	$(BIN)/python -m tools.prove_server $(if $(SHORT),--short)

bench: $(VENV)/.installed
	$(BIN)/quadriga bench
	@$(call install,bench)
	$(BIN)/python bench/against_others.py

# The table of speeds in README.md, measured anew; on a machine with nothing else to do.
figures: $(VENV)/.installed
	$(BIN)/python -m tools.figures

# ---- the app -----------------------------------------------------------------------------------------------------

# The page with everything behind it, for any static host: build/app (docs/app.md). Needs Node and npm.
app: $(VENV)/.installed
	@tools/need-node
	@$(call install,app)
	@$(BIN)/python -m tools.app

# The same made twice, the second time from nothing, and compared byte by byte.
app-again: $(VENV)/.installed
	@tools/need-node
	@$(call install,app)
	@$(BIN)/python -m tools.app --again

# Plays the app in Chromium and Firefox, from plain files, and the package for browsers in Pyodide under Node.
app-test: $(VENV)/.tested app
	$(BIN)/python -m pytest -n 1 -m app tests/app

# A few games, all records and the tutorial there.
app-short: $(VENV)/.tested app
	$(BIN)/python -m pytest -n 1 --durations=3 -m app -k short tests/app/test_pyodide.py

# The package for Python in browsers (Pyodide, JupyterLite), in build/wheels.
browser-wheel: app
	@$(BIN)/python -m tools.app.wheel

# ---- documentation -----------------------------------------------------------------------------------------------

$(VENV)/.site: $(VENV)/.installed requirements/site.txt
	@$(call install,site)
	@touch $@

# The manual as a site, in English and French, in build/site.
site: $(VENV)/.site
	@$(BIN)/python -m tools.site

# ---- releases ----------------------------------------------------------------------------------------------------

$(VENV)/.release: $(VENV)/.installed requirements/release.txt
	@$(call install,release)
	@touch $@

# The archive of the sources, the wheel in plain Python and the wheel for this system in dist/, installed and played with.
wheels: $(VENV)/.release app
	$(BIN)/python -m tools.release --dry

# The same with all that has to be true of a release, and the tag.
release: $(VENV)/.release app
	$(BIN)/python -m tools.release

# ---- upkeep ------------------------------------------------------------------------------------------------------

lock:
	tools/lock $(BIN)/python

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage*
	find src \( -name '*.so' -o -name '__pycache__' \) -prune -exec rm -rf {} +
	find src/quadriga/games -name '*.pxd' -delete
	rm -rf src/*.egg-info

rules-table: $(VENV)/.tested
	PYTHONPATH=. $(BIN)/python tools/coverage_of_rules.py

pictures: $(VENV)/.tested
	$(BIN)/python tools/pictures.py
	PYTHONPATH=. $(BIN)/python tools/page_pictures.py

# Every screen at six sizes, in both themes and both languages, on one sheet: build/pictures/index.html.
pictures-every: $(VENV)/.tested
	PYTHONPATH=. $(BIN)/python tools/page_pictures.py --every

# Whether the pictures in docs are of this page; they are taken before a release, not with every change.
pictures-check: $(VENV)/.tested
	@PYTHONPATH=. $(BIN)/python tools/page_pictures.py --check

# Known weaknesses of what is pinned; needs the internet.
audit: $(VENV)/.tested
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	@$(BIN)/pip-audit --requirement requirements/run.txt --disable-pip --require-hashes \
	  || echo "pip-audit found weaknesses, or its data could not be had: see above."
