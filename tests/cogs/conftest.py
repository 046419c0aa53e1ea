"""The whole bot on a simulated Discord, for what people do around a turn."""

import pytest

from tests.e2e.office import Office

NAME = 100
"""Characters of a thread's name."""


class OfficeWithThreads(Office):
    """An office that knows what Discord takes for a new thread."""

    def _wire(self) -> list[str]:
        route = "/channels/{id}/threads"
        names = [request.content["name"] for request in self.requests if request.route == route]
        found = [problem for problem in super()._wire() if problem != f"no limits are known for POST {route}"]
        return found + [f"a thread's name of {len(name)} characters" for name in names if not 1 <= len(name) <= NAME]


@pytest.fixture
async def office(tmp_path):
    async with OfficeWithThreads(tmp_path) as running:
        yield running


@pytest.fixture
def people(office):
    return [office.person("ana"), office.person("ben")]
