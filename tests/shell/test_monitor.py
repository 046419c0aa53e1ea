"""What a host may ask of a running bot."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.commands import health
from bot.monitor import LOOPBACK, Health, Meters, Monitor
from bot.settings import PREFIX

WELL = Health(well=True, connected=True, watching=True, drawing=True, servers=3, tables=2, behind=1)


@asynccontextmanager
async def monitor(said: Health, meters: Meters | None = None) -> AsyncIterator[int]:
    async def ask() -> Health:
        return said

    running = Monitor(meters or Meters(), ask)
    port = await running.start(0)
    try:
        yield port
    finally:
        await running.close()


async def get(port: int, page: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{LOOPBACK}:{port}/{page}") as answer:
        return answer.status, await answer.text()


@pytest.mark.parametrize(("said", "status"), [(WELL, 200), (Health(), 503)])
async def test_health_is_told_by_the_status(said: Health, status: int) -> None:
    async with monitor(said) as port:
        found, text = await get(port, "health")
    assert found == status
    assert json.loads(text)["well"] is said.well


async def test_numbers_of_answers_and_of_the_health_check_are_told() -> None:
    meters = Meters()
    for how in ("done", "done", "refused"):
        meters.answered(how, 0.2)
    async with monitor(WELL, meters) as port:
        status, text = await get(port, "metrics")
    assert status == 200
    assert 'lost_property_answers_total{how="done"} 2.0' in text
    assert 'lost_property_answers_total{how="refused"} 1.0' in text
    assert 'lost_property_answer_seconds_bucket{le="0.25"} 3.0' in text
    assert 'lost_property_health{what="behind"} 1.0' in text


async def test_only_this_machine_can_ask() -> None:
    async with monitor(WELL) as port:
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.2", port)


@pytest.mark.parametrize(("said", "code"), [(WELL, 0), (Health(), 1)])
async def test_the_command_asks_and_tells_by_its_code(
    said: Health, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with monitor(said) as port:
        monkeypatch.setenv(f"{PREFIX}MONITOR_PORT", str(port))
        assert await asyncio.to_thread(health.run, _no_arguments()) == code
    assert json.loads(capsys.readouterr().out)["well"] is said.well


async def test_the_command_says_that_nothing_answers_or_nothing_is_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with monitor(WELL) as port:
        pass
    monkeypatch.setenv(f"{PREFIX}MONITOR_PORT", str(port))
    assert health.run(_no_arguments()) == 1
    assert "Nothing answers" in capsys.readouterr().err
    monkeypatch.setenv(f"{PREFIX}MONITOR_PORT", "")
    assert health.run(_no_arguments()) == 2
    assert f"{PREFIX}MONITOR_PORT is not set" in capsys.readouterr().err


def _no_arguments() -> Any:
    return None
