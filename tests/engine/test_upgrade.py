"""Saved states come to the current schema step by step."""

import pytest

from engine.core.errors import UpgradeError
from engine.core.upgrade import Json, upgraded


def _named(raw: Json) -> Json:
    return {**raw, "name": "new"}


def _doubled(raw: Json) -> Json:
    return {**raw, "number": raw["number"] * 2}


def test_every_step_is_taken_in_order() -> None:
    steps = {1: _named, 2: _doubled}
    assert upgraded({"number": 2}, 1, 3, steps) == {"number": 4, "name": "new"}
    assert upgraded({"number": 2}, 2, 3, steps) == {"number": 4}
    assert upgraded({"number": 2}, 3, 3, steps) == {"number": 2}


def test_the_future_and_a_missing_step_are_errors() -> None:
    with pytest.raises(UpgradeError, match="newer"):
        upgraded({}, 4, 3, {})
    with pytest.raises(UpgradeError, match="schema 2"):
        upgraded({"number": 1}, 1, 3, {1: _named})
