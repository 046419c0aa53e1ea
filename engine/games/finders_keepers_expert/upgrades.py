"""Saved games of earlier schemas."""

from typing import Any


def who_began(raw: dict[str, Any]) -> dict[str, Any]:
    """Return a state of schema 1 as one of schema 2: passes count by seat, and it says who began a game (FK-23, FK-30).

    In a match one seat after the other had begun; changed tiles are counted from now on.
    """
    table = {name: value for name, value in raw["table"].items() if name != "idle"}
    seats = len(table["places"])
    begun = [(table["first"] - before) % seats for before in reversed(range(table["leg"]))]
    return {**raw, "table": {**table, "begun": begun}}
