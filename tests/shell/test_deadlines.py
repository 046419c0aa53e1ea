import asyncio
from typing import Any

import discord
import pytest

from bot import deadlines
from bot.deadlines import Deadlines


class Service:
    """Deadlines as the test sets them; what has been carried out is gone."""

    def __init__(self) -> None:
        self.open: dict[str, float] = {}
        self.now = 0.0
        self.fails = 0
        self.shown: list[str] = []

    async def lapse(self) -> float | None:
        """The duty: do what is due, and say when there is more."""
        if self.fails:
            self.fails -= 1
            raise OSError("disk")
        for name in [name for name, at in self.open.items() if at <= self.now]:
            del self.open[name]
            self.shown.append(name)
        return await self.next_deadline()

    async def next_deadline(self) -> float | None:
        return min(self.open.values(), default=None)


class Client(discord.Client):
    """Records for how long its `wait_for` was to wait, and lets that time pass at once when told to."""

    def __init__(self, service: Service) -> None:
        super().__init__(intents=discord.Intents.none())
        self.service, self.waits = service, asyncio.Queue[float | None]()
        self.passing = asyncio.Event()

    async def wait_for(self, event: str, /, *, check: Any = None, timeout: float | None = None) -> Any:  # noqa: ASYNC109
        moved = asyncio.ensure_future(super().wait_for(event, timeout=None))
        passing = asyncio.ensure_future(self.passing.wait())
        self.waits.put_nowait(timeout)
        done, _ = await asyncio.wait({moved, passing}, return_when=asyncio.FIRST_COMPLETED)
        for waiting in (moved, passing):
            waiting.cancel()
        if moved not in done:
            self.passing.clear()
            self.service.now += timeout or 0.0
            raise TimeoutError
        return None


@pytest.fixture
async def service() -> Service:
    return Service()


@pytest.fixture
async def watched(service: Service) -> Any:
    client = Client(service)
    async with client:
        watch = Deadlines(client, lambda: service.now, service.lapse)
        watch.go_on()
        task = asyncio.create_task(watch.watch())
        yield watch, client, service.shown
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_without_deadlines_it_waits_for_a_change_and_for_nothing_else(watched: Any) -> None:
    _, client, _ = watched
    assert await client.waits.get() is None


async def test_it_sleeps_until_the_earliest_and_carries_it_out(watched: Any, service: Service) -> None:
    watch, client, shown = watched
    await client.waits.get()
    service.open = {"late": 500.0, "soon": 60.0}
    watch.moved()
    assert await client.waits.get() == 60.0
    client.passing.set()
    assert await client.waits.get() == 440.0
    assert shown == ["soon"]


async def test_a_deadline_that_passed_while_the_bot_was_down_is_carried_out_at_once(
    watched: Any, service: Service
) -> None:
    watch, client, shown = watched
    await client.waits.get()
    service.now, service.open = 1000.0, {"missed": 10.0}
    watch.moved()
    assert await client.waits.get() is None
    assert shown == ["missed"]


async def test_a_failure_is_tried_again_later_and_loses_nothing(
    watched: Any, service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    watch, client, shown = watched
    await client.waits.get()
    service.open, service.fails = {"soon": 0.0}, 1
    watch.moved()
    assert await client.waits.get() == deadlines.RETRY_SECONDS
    assert "could not be carried out" in caplog.text
    client.passing.set()
    assert await client.waits.get() is None
    assert shown == ["soon"]


async def test_a_change_in_the_middle_of_a_look_is_not_missed(service: Service) -> None:
    client = Client(service)
    async with client:
        watch = Deadlines(client, lambda: service.now, service.lapse)
        look = service.next_deadline

        async def disturbed() -> float | None:
            found = await look()
            if "new" not in service.open:
                service.open["new"] = 5.0
                watch.moved()
            return found

        service.next_deadline = disturbed  # type: ignore[method-assign]
        watch.go_on()
        task = asyncio.create_task(watch.watch())
        assert await client.waits.get() == 5.0
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_nothing_happens_while_it_is_held(watched: Any, service: Service) -> None:
    watch, client, shown = watched
    await client.waits.get()
    watch.hold()
    service.open = {"soon": 0.0}
    watch.moved()
    assert await client.waits.get() is None
    assert shown == []
    watch.go_on()
    assert await client.waits.get() is None
    assert shown == ["soon"]


async def test_the_earliest_of_all_duties_counts_and_trouble_with_one_stops_no_other(service: Service) -> None:
    done: list[float] = []

    async def beat() -> float | None:
        done.append(service.now)
        return service.now + 20.0

    client = Client(service)
    async with client:
        watch = Deadlines(client, lambda: service.now, service.lapse, beat)
        watch.go_on()
        service.open, service.fails = {"late": 25.0}, 1
        task = asyncio.create_task(watch.watch())
        assert await client.waits.get() == 20.0
        client.passing.set()
        assert await client.waits.get() == 5.0
        assert done == [0.0, 20.0]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
