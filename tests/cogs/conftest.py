"""The whole bot on a simulated Discord, for what people do around a turn."""

import pytest

from tests.e2e.office import Office


@pytest.fixture
async def office(tmp_path):
    async with Office(tmp_path) as running:
        yield running


@pytest.fixture
def people(office):
    return [office.person("ana"), office.person("ben")]
