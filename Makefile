# Everything a fresh clone needs is Python 3.11, make and pip. `make play` is the place to start.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
IN_VENV := $(VENV)/bin/python
INSTALLED := $(VENV)/installed
BOT_ALONE := $(VENV)/run
UV := uv==0.13.9
COMPILE = $(VENV)/lock/bin/uv pip compile pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --no-annotate --no-header --no-emit-index-url --quiet
ARGS ?=
PICTURES := lost_and_found/middle lost_and_found/panel-look lost_and_found/end-won \
	finders_keepers/middle finders_keepers/panel-near finders_keepers_expert/four-seats \
	lost_ones/leaf-fair lost_ones/middle lost_ones/end-won

# The tests start the program some fifty times: it shall not be compiled for each of them anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play run test check tests soak bench balance pictures lock clean

help:
	@echo "make play    play in the browser, without a token (ARGS='--players 3' and the like are passed on)"
	@echo "make run     run the bot on Discord, with the token from .env and no more packages than it needs"
	@echo "make test    every check and every test"
	@echo "make check   the checks alone: style, types, message catalogues"
	@echo "make tests   the tests alone"
	@echo "make soak    the tests with many more games, seeds and pictures (an hour or two)"
	@echo "make bench   the benchmarks, as JSON"
	@echo "make balance  thousands of games of Lost Ones, written to docs/balance (an hour or two, and it can be stopped and begun again; ARGS='--most 50' for a look)"
	@echo "make pictures  draw the README's pictures anew"
	@echo "make lock    write both requirements files anew from pyproject.toml"

play: $(INSTALLED)
	@$(IN_VENV) -m bot play $(ARGS)

run: $(BOT_ALONE)/installed
	@$(BOT_ALONE)/bin/python -m bot run $(ARGS)

test: $(INSTALLED)
	@$(MAKE) --no-print-directory --jobs=2 check tests

tests: $(INSTALLED)
	$(IN_VENV) -m pytest -n auto --dist worksteal $(ARGS)

check: $(INSTALLED)
	$(IN_VENV) -m ruff check .
	$(IN_VENV) -m ruff format --check .
	$(IN_VENV) -m mypy
	$(IN_VENV) -m bot check

soak: $(INSTALLED)
	THOROUGH=1 $(IN_VENV) -m pytest -n auto --dist worksteal $(ARGS)

bench: $(INSTALLED)
	@$(IN_VENV) -m tests.bench $(ARGS)

balance: $(INSTALLED)
	@$(IN_VENV) -m bot balance lost_ones --processes 2 --keep out/balance $(ARGS)

$(INSTALLED): requirements-dev.txt
	$(call install,$(VENV),requirements-dev.txt)
	@touch $@

$(BOT_ALONE)/installed: requirements.txt
	$(call install,$(BOT_ALONE),requirements.txt)
	@touch $@

define install
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11) and "Python 3.11 is needed: make PYTHON=...")'
$(PYTHON) -m venv $(1)
$(1)/bin/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r $(2)
endef

pictures: $(INSTALLED)
	@for game in $(sort $(patsubst %/,%,$(dir $(PICTURES)))); do \
		$(IN_VENV) -m bot render $$game --out out/pictures/$$game --seed 5 > /dev/null && mkdir -p docs/pictures/$$game; done
	@for picture in $(PICTURES); do cp out/pictures/$$picture.webp docs/pictures/$$picture.webp; done
	$(IN_VENV) -m bot render finders_keepers --locale de --out out/pictures/de --seed 5 > /dev/null
	@cp out/pictures/de/five-tiles.webp docs/pictures/finders_keepers/five-tiles-de.webp

lock:
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip install --quiet --disable-pip-version-check $(UV)
	$(COMPILE) --output-file requirements.txt
	$(COMPILE) --extra dev --constraint requirements.txt --output-file requirements-dev.txt

clean:
	rm -rf $(VENV) out .mypy_cache .ruff_cache .pytest_cache .hypothesis
