"""Answers that overtake one another, and what is told when something fails."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.errors import NotSeated
from bot.publication import Peek, Receipt
from cogs.errors import Sentence
from cogs.hub import Hub
from cogs.layout import Page
from cogs.panel_page import Ask, Sight
from cogs.troubles import Parked
from tests.cogs.fakes import refused
from tests.cogs.toys import ANA, CATALOGUE, WORDS, moves, peek, publication, toy_game


class Stage:
    """A hub whose parts write down what they are asked. `drawing` holds events that panels wait for, by version."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.drawing: dict[int, asyncio.Event] = {}
        self.secret: set[int] = set()
        self.visited: list[int] = []
        self.trouble: dict[str, Exception] = {}
        self.hub = Hub(
            client=cast(Any, SimpleNamespace(get_guild=lambda id: None)),
            service=cast(
                Any,
                SimpleNamespace(
                    publication=self._content, inbox=self, visits=self, reach=SimpleNamespace(stop=self._stop)
                ),
            ),
            catalogue=CATALOGUE,
            games={"toy": toy_game()},
            presenter=cast(Any, SimpleNamespace(panel=self._draw)),
            outbox=cast(Any, SimpleNamespace(acted=self._acted)),
            looks=cast(Any, SimpleNamespace(open=self._look, closed=self._closed, review=self._review)),
            retries=cast(Any, SimpleNamespace(add=lambda game_id: self.done.append(f"later {game_id}"))),
            deadlines_moved=lambda: None,
        )

    async def _content(self, game_id: int) -> Any:
        return publication(game_id=game_id)

    async def waiting(self, user_id: int, but: int) -> tuple[Any, ...]:
        return ()

    async def seen(self, game_id: int, user_id: int, version: int) -> None:
        self.visited.append(version)

    async def _stop(self, game_id: int) -> None:
        self.done.append("clock stopped")

    async def _draw(self, peek: Peek, locale: str, ask: Ask, note: str, elsewhere: int) -> tuple[Page, Sight]:
        version = peek.table.version
        if version in self.drawing:
            await self.drawing[version].wait()
        return Page((f"panel {version} {note}".strip(),), 0), Sight(0 if version in self.secret else None)

    async def _look(self, peek: Peek, answer: Any, message_id: int, seen: Sight) -> None:
        self.done.append(f"look {peek.table.version}")

    async def _closed(self, message_id: int) -> None:
        self.done.append("closed")

    async def _review(self, game_id: int, but: int | None = None) -> None:
        self.done.append("review")

    async def _acted(self, content: Any, answer: Any) -> None:
        if "publish" in self.trouble:
            raise self.trouble["publish"]
        self.done.append(f"table {content.table.version}")

    def answer(self, *, panel_id: int | None = 5) -> Any:
        return FakeAnswer(self, panel_id)


class FakeAnswer:
    def __init__(self, stage: Stage, panel_id: int | None) -> None:
        self.stage, self.panel_id = stage, panel_id
        self.user_id, self.source_id, self.from_private, self.loading = ANA, panel_id, True, False
        self.interaction = SimpleNamespace(id=9, locale="en-US", guild_id=1, guild=None)

    async def private(self, page: Page) -> int:
        if "private" in self.stage.trouble:
            raise self.stage.trouble["private"]
        self.stage.done.append(str(page.parts[0]))
        return self.panel_id or 6

    async def aside(self, page: Page) -> int:
        self.stage.done.append(f"aside: {page.parts[0]}")
        return 7


def at(version: int, **changes: Any) -> Peek:
    return peek(moves(2), version=version, **changes)


async def test_a_panel_never_goes_back_in_time() -> None:
    stage = Stage()
    stage.drawing[2] = asyncio.Event()
    slow = asyncio.create_task(stage.hub.panel(stage.answer(), at(2)))
    await asyncio.sleep(0)
    await stage.hub.panel(stage.answer(), at(3))
    stage.drawing[2].set()
    await slow
    assert [line for line in stage.done if line.startswith("panel")] == ["panel 3"]


async def test_a_secret_is_written_down_before_it_is_shown_where_that_can_be() -> None:
    stage = Stage()
    stage.secret = {2}
    await stage.hub.panel(stage.answer(), at(2))
    assert stage.done == ["look 2", "panel 2", "review"]
    stage.done.clear()
    await stage.hub.panel(stage.answer(panel_id=None), at(2))
    assert stage.done == ["panel 2", "look 2", "review"]


async def test_a_panel_without_secrets_ends_the_look_of_its_message() -> None:
    stage = Stage()
    await stage.hub.panel(stage.answer(), at(2))
    assert stage.done == ["panel 2", "closed"]


async def test_other_looks_are_blanked_before_the_table_is_shown() -> None:
    stage = Stage()
    await stage.hub.settle(stage.answer(), Receipt(publication(version=4), at(4)))
    assert stage.done == ["review", "panel 4", "closed", "table 4"]


async def test_a_panel_that_fails_does_not_keep_the_table_from_being_shown() -> None:
    stage = Stage()
    stage.trouble["private"] = refused(0)
    await stage.hub.settle(stage.answer(), Receipt(publication(version=4), at(4)))
    assert stage.done[-1] == "table 4"


async def test_an_action_that_was_done_before_is_not_published_again() -> None:
    stage = Stage()
    await stage.hub.settle(stage.answer(), Receipt(publication(version=4), at(4), duplicate=True))
    assert "table 4" not in stage.done


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (NotSeated(7), WORDS.say("error-not-seated")),
        (Sentence("error-not-now"), WORDS.say("error-not-now")),
        (Parked("no-channel", 2), WORDS.say("error-no-channel")),
    ],
)
async def test_what_cannot_be_done_is_said_aside(error: Exception, said: str) -> None:
    stage = Stage()
    await stage.hub.fail(stage.answer(), error, 7)
    assert stage.done == [f"aside: {said}"]


async def test_a_table_that_discord_did_not_take_is_said_to_be_kept(caplog: pytest.LogCaptureFixture) -> None:
    stage = Stage()
    stage.trouble["publish"] = refused(0)
    with caplog.at_level(logging.WARNING), pytest.raises(Sentence) as told:
        await stage.hub.settle(stage.answer(), Receipt(publication(version=4), None))
    assert told.value.id == "error-not-shown"


async def test_a_bug_is_an_apology_with_a_reference(caplog: pytest.LogCaptureFixture) -> None:
    stage = Stage()
    with caplog.at_level(logging.ERROR):
        await stage.hub.fail(stage.answer(), KeyError("socks"), 7)
    (line,) = stage.done
    assert "sorry" in line.lower()
    reference = caplog.text.split("reference=")[1][:6]
    assert reference in line
    assert "socks" not in caplog.text + line


async def test_what_discord_no_longer_takes_is_left_alone() -> None:
    stage = Stage()
    await stage.hub.fail(stage.answer(), refused(10062), 7)
    assert stage.done == []
