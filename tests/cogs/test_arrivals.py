import asyncio

import pytest

from cogs.arrivals import Arrivals


async def test_the_stop_waits_for_what_is_under_way() -> None:
    arrivals, go = Arrivals(), asyncio.Event()
    done: list[str] = []

    async def interaction() -> None:
        with arrivals.one():
            await go.wait()
            done.append("answered")

    task = asyncio.create_task(interaction())
    await asyncio.sleep(0)
    end = asyncio.create_task(arrivals.end(60))
    await asyncio.sleep(0)
    assert arrivals.ending
    assert not end.done()
    go.set()
    await end
    assert done == ["answered"]
    await task


async def test_what_hangs_does_not_hold_the_stop_up(caplog: pytest.LogCaptureFixture) -> None:
    arrivals = Arrivals()
    with arrivals.one():
        await arrivals.end(0)
    assert "not finished in time" in caplog.text


async def test_how_each_was_answered_is_told() -> None:
    told: list[str] = []
    arrivals = Arrivals(lambda how, seconds: told.append(how))
    with arrivals.one():
        pass
    with arrivals.one() as arrival:
        arrival.how = "refused"
    with pytest.raises(ZeroDivisionError), arrivals.one():
        raise ZeroDivisionError
    assert told == ["done", "refused", "failed"]


async def test_an_empty_house_ends_at_once() -> None:
    arrivals = Arrivals()
    await arrivals.end(60)
    assert arrivals.ending
