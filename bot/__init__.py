"""Wiring and shell: settings, service, store, rendering, commands."""
