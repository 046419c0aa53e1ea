"""Saved games of earlier schemas can be played on."""

import json
from pathlib import Path

import pytest

from engine.core.upgrade import upgraded
from engine.games.finders_keepers_expert.game import FINDERS_KEEPERS_EXPERT as GAME
from tests.games.finders_keepers_expert.builders import hand, passes, public

SAVED = sorted((Path(__file__).parent / "saved").glob("schema-*.json"))


@pytest.mark.parametrize("file", SAVED, ids=lambda file: file.stem)
def test_a_saved_game_is_played_on(file: Path) -> None:
    schema = int(file.stem.rpartition("-")[2])
    raw = upgraded(json.loads(file.read_text()), schema, GAME.schema, GAME.upgrades)
    state = GAME.state.model_validate_json(json.dumps(raw))
    assert (state.table.leg, state.table.first, state.table.begun) == (2, 1, (0, 1))
    after = passes(state)
    assert (hand(after.state, 1), after.state.table.places[1].cycled) == (["key"], 1)
    assert GAME.rules.status(public(after.state)).outcome is None
