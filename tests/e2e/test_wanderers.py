"""Whatever is lost on the way, a game can be put right by its players, and comes to its end: every game."""

import random

import pytest

from tests.e2e.finders import BASIC, EXPERT, games, poor, small
from tests.e2e.office import Office
from tests.e2e.wandering import LOST_AND_FOUND, LOST_ONES, wandering
from tests.volume import volume

STEPS = volume(40, 150)


@pytest.fixture
async def office(tmp_path):
    async with Office(tmp_path, games=games(small(8), poor(12, 3))) as running:
        yield running


@pytest.mark.parametrize(
    ("kind", "seed", "options"),
    [
        (LOST_AND_FOUND, 1, {"grid": "2x4-2"}),
        (BASIC, 3, {}),
        (EXPERT, 4, {}),
        (LOST_ONES, 5, {}),
    ],
)
async def test_a_game_that_loses_everything_once_is_put_right_and_ends(office, kind, seed, options):
    office.allowed.append("was not shown|not be blanked|could not be")
    wanderers = await wandering(office, kind, random.Random(seed), **options)
    for _ in range(STEPS):
        await wanderers.step()
    ended = await wanderers.finish()
    assert ended.table.status in ("over", "cancelled")
