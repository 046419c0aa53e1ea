"""Wiring and shell: settings, service, store, rendering, commands."""

VERSION = "0.1.0"
"""The program's version, as pyproject.toml has it."""
