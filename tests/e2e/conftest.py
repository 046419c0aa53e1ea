"""An office for each test: the whole bot on a simulated Discord."""

import pytest

from tests.e2e.office import Office


@pytest.fixture
async def office(tmp_path):
    async with Office(tmp_path) as running:
        yield running
