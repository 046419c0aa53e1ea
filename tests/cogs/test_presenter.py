"""What is private reaches one reader or nobody, whatever Discord makes of it."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.layout import Page, Picture
from cogs.panel_page import Ask
from cogs.presenter import NONCE_BYTES, Answer, NotPrivate, Presenter
from engine.core.messages import message
from tests.cogs.fakes import refused
from tests.cogs.toys import BEN, CATALOGUE, View, card, moves, peek, publication, table, toy_game

PAGE = Page(parts=("hello",), accent=0)


class FakeInteraction:
    """An interaction whose answers are written down. `public`: Discord makes every message public."""

    def __init__(self, *, on: str | None = None, public: bool = False, begin: Exception | None = None) -> None:
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.type = discord.InteractionType.component if on else discord.InteractionType.application_command
        flags = SimpleNamespace(ephemeral=on == "panel")
        self.message = SimpleNamespace(id=5, flags=flags) if on else None
        self.user = SimpleNamespace(id=BEN)
        self.created_at = discord.utils.utcnow()
        self.response = SimpleNamespace(defer=self._defer)
        self.followup = SimpleNamespace(
            send=self._send, edit_message=self._edit, delete_message=self._delete, token="secret"
        )
        self._public, self._begin, self._ids = public, begin, iter(range(100, 200))

    async def _defer(self, **how: Any) -> None:
        self.calls.append(("defer", how))
        if self._begin:
            raise self._begin

    def _message(self, *, private: bool) -> Any:
        return SimpleNamespace(id=next(self._ids), flags=SimpleNamespace(ephemeral=private and not self._public))

    async def edit_original_response(self, **how: Any) -> Any:
        self.calls.append(("original", how))
        return self._message(private=True)

    async def _send(self, **how: Any) -> Any:
        self.calls.append(("send", how))
        return self._message(private=bool(how.get("ephemeral")))

    async def _edit(self, message_id: int, **how: Any) -> None:
        self.calls.append((f"edit {message_id}", how))

    async def _delete(self, message_id: int) -> None:
        self.calls.append((f"delete {message_id}", {}))

    def kinds(self) -> list[str]:
        return [what for what, _ in self.calls]


def answer_to(interaction: FakeInteraction) -> Answer:
    return Answer(cast(Any, interaction))


async def test_a_command_is_answered_privately_before_anything_is_public() -> None:
    interaction = FakeInteraction()
    answer = answer_to(interaction)
    await answer.begin()
    assert interaction.calls == [("defer", {"ephemeral": True, "thinking": True})]
    with pytest.raises(RuntimeError, match="answered before"):
        await answer.public(PAGE)
    await answer.private(PAGE)
    await answer.public(PAGE)
    assert interaction.kinds() == ["defer", "original", "send"]
    assert not interaction.calls[-1][1].get("ephemeral")


async def test_a_button_of_the_table_opens_a_private_message_and_goes_on_in_it() -> None:
    interaction = FakeInteraction(on="table")
    answer = answer_to(interaction)
    await answer.begin()
    first = await answer.private(PAGE)
    assert await answer.private(PAGE) == first
    assert interaction.kinds() == ["defer", "send", f"edit {first}"]
    assert interaction.calls[1][1]["ephemeral"] is True
    assert answer.live(5).message_id == 5


async def test_a_button_of_a_panel_changes_the_panel() -> None:
    interaction = FakeInteraction(on="panel")
    answer = answer_to(interaction)
    await answer.begin()
    assert await answer.private(PAGE) == 5
    assert interaction.kinds() == ["defer", "edit 5"]


async def test_a_sentence_aside_leaves_the_panel_alone() -> None:
    interaction = FakeInteraction(on="panel")
    answer = answer_to(interaction)
    await answer.begin()
    await answer.aside(PAGE)
    await answer.private(PAGE)
    assert interaction.kinds() == ["defer", "send", "edit 5"]


@pytest.mark.parametrize("on", [None, "table"])
async def test_what_came_out_public_is_taken_back(on: str | None) -> None:
    interaction = FakeInteraction(on=on, public=True)
    answer = answer_to(interaction)
    await answer.begin()
    with pytest.raises(NotPrivate):
        await answer.private(PAGE)
    assert interaction.kinds()[-1] == "delete 100"


async def test_an_interaction_delivered_twice_goes_on() -> None:
    await answer_to(FakeInteraction(begin=refused(40060))).begin()


async def test_an_interaction_that_came_too_late_does_nothing() -> None:
    with pytest.raises(discord.HTTPException):
        await answer_to(FakeInteraction(begin=refused(10062))).begin()


def test_a_right_to_edit_never_shows_its_token() -> None:
    live = answer_to(FakeInteraction(on="table")).live(5)
    assert "secret" not in repr(live)


class Pool:
    """Draws a byte for everything and notes how. `late`: it has nothing; `draws`: it has to."""

    def __init__(self, *, late: bool = False, draws: bool = True) -> None:
        self.asked: list[tuple[str, dict[str, Any]]] = []
        self._late, self._draws = late, draws

    async def picture(self, game: str, what: str, view: Any, say: Any, **how: Any) -> bytes | None:
        self.asked.append((what, how))
        return None if self._late else b"RIFF"

    def draws(self, game: str, what: str, view: Any, say: Any, **how: Any) -> bool:
        return self._draws


def presenter_with(pool: Pool) -> Presenter:
    return Presenter(CATALOGUE, cast(Any, pool), {"toy": toy_game()}, lambda: 2000.0)


async def test_a_private_view_never_becomes_a_public_message() -> None:
    presenter = presenter_with(Pool())
    for wrong in (peek(moves(1)), View(), table(), None):
        with pytest.raises(TypeError):
            await presenter.table(cast(Any, wrong), "en")
    for wrong in (publication(), card(), View(), None):
        with pytest.raises(TypeError):
            await presenter.panel(cast(Any, wrong), "en", Ask())


async def test_private_pictures_have_a_nonce_each_and_public_ones_none() -> None:
    pool = Pool()
    presenter = presenter_with(pool)
    for _ in range(3):
        await presenter.panel(peek(moves(1)), "en", Ask())
        await presenter.table(publication(), "en")
    nonces = [how["nonce"] for what, how in pool.asked if what == "panel"]
    assert len(set(nonces)) == 3
    assert all(len(nonce) == NONCE_BYTES for nonce in nonces)
    assert [how.get("nonce") for what, how in pool.asked if what == "board"] == [None] * 3


async def test_a_look_whose_time_is_over_is_not_even_drawn() -> None:
    pool = Pool()
    page, seen = await presenter_with(pool).panel(peek(moves(1), view=View(seconds=15)), "en", Ask())
    assert seen.gone
    assert (pool.asked, page.pictures) == ([], ())


@pytest.mark.parametrize(
    ("pool", "said"),
    [(Pool(), False), (Pool(late=True), True), (Pool(late=True, draws=False), False)],
    ids=["there", "late", "none to be drawn"],
)
async def test_a_panel_whose_picture_is_missing_says_so(pool: Pool, said: bool) -> None:
    page, _ = await presenter_with(pool).panel(peek(moves(1)), "en", Ask())
    assert (CATALOGUE.say(message("panel-picture-late")) in page.parts) == said


async def test_where_the_time_to_look_is_over_no_picture_is_missed() -> None:
    page, _ = await presenter_with(Pool(late=True)).panel(peek(moves(1), view=View(seconds=15)), "en", Ask())
    assert CATALOGUE.say(message("panel-picture-late")) not in page.parts


def test_two_pictures_have_two_names_and_no_more() -> None:
    assert Picture(b"", "", private=True).filename == "look.webp"
    assert Picture(b"", "").filename == "board.webp"
