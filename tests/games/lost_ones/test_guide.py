"""What CONTRIBUTING shows authors is what the pack takes."""

import re
import tomllib
from pathlib import Path
from typing import get_args

from pydantic import TypeAdapter

from engine.games.lost_ones.effects import Condition, Outcome
from engine.games.lost_ones.pack import Tile

GUIDE = (Path(__file__).parents[3] / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_tile_and_its_encounter_can_be_read() -> None:
    raw = tomllib.loads("\n".join(re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)))
    tile = TypeAdapter(Tile).validate_python(raw, strict=False)
    assert tile.key == "42"
    assert tile.encounters[0].cost.total == 2


def _shown(word: str) -> set[str]:
    return set(re.findall(rf'\{{ {word} = "(\w+)"', GUIDE))


def test_every_outcome_and_condition_has_an_example() -> None:
    outcomes = {kind.model_fields["do"].default for kind in get_args(get_args(Outcome)[0])}
    conditions = {kind.model_fields["when"].default for kind in get_args(get_args(Condition)[0])}
    assert outcomes - _shown("do") == {"recover", "discard", "remove_bane"}  # named beside their like
    assert conditions - _shown("when") == {"any", "none"}
    assert {"recover", "discard", "remove_bane", "any", "none"} <= set(re.findall(r"`(\w+)`", GUIDE))
