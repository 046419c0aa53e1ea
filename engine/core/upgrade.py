"""Bring saved states to the current schema. Upgrades work on plain JSON, before validation."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.errors import UpgradeError

Json = dict[str, Any]
Upgrade = Callable[[Json], Json]
"""Takes the plain JSON of schema n and returns that of schema n+1; must not rely on any model class."""


def upgraded(raw: Json, schema: int, current: int, upgrades: Mapping[int, Upgrade]) -> Json:
    """Return `raw`, saved under `schema`, as the `current` schema has it.

    Raises UpgradeError if the state is from the future or a step is missing.
    """
    if schema > current:
        raise UpgradeError(f"saved by a newer version (schema {schema}, this is {current})")
    for step in range(schema, current):
        if step not in upgrades:
            raise UpgradeError(f"no upgrade from schema {step}")
        raw = upgrades[step](raw)
    return raw
