# Everything a fresh clone needs is Python 3.11, make and pip. `make play` is the place to start.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
IN_VENV := $(VENV)/bin/python
INSTALLED := $(VENV)/installed
UV := uv==0.13.9
COMPILE = $(VENV)/lock/bin/uv pip compile pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --no-annotate --no-header --no-emit-index-url --quiet
ARGS ?=

.PHONY: help play test check bench lock clean

help:
	@echo "make play    play in the browser, without a token (ARGS='--players 3' and the like are passed on)"
	@echo "make test    every check and every test"
	@echo "make check   the checks alone: style, types, message catalogues"
	@echo "make bench   the benchmarks, as JSON"
	@echo "make lock    write both requirements files anew from pyproject.toml"

play: $(INSTALLED)
	@$(IN_VENV) -m bot play $(ARGS)

test: check
	$(IN_VENV) -m pytest -n auto --dist worksteal $(ARGS)

check: $(INSTALLED)
	$(IN_VENV) -m ruff check .
	$(IN_VENV) -m ruff format --check .
	$(IN_VENV) -m mypy
	$(IN_VENV) -m bot check

bench: $(INSTALLED)
	@$(IN_VENV) -m tests.bench $(ARGS)

$(INSTALLED): requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11) and "Python 3.11 is needed: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(IN_VENV) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

lock:
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip install --quiet --disable-pip-version-check $(UV)
	$(COMPILE) --output-file requirements.txt
	$(COMPILE) --extra dev --constraint requirements.txt --output-file requirements-dev.txt

clean:
	rm -rf $(VENV) out .mypy_cache .ruff_cache .pytest_cache .hypothesis
