"""Discord to engine actions and back; no rules."""
