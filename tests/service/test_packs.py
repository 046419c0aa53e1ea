"""A running game keeps the pack that it began with, whatever the program ships by then."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.errors import Frozen
from bot.service.packs import KEPT
from engine.core.content import digest
from engine.core.game import AnyGame
from engine.core.model import Model
from tests.service.house import ANA, BEN, House
from tests.service.toy import Note, toy


class Pack(Model):
    """A pack of one word."""

    word: str


def with_word(pack: Any) -> AnyGame:
    """Return the toy with this pack."""
    return toy(pack=pack, with_pack=with_word)


OLD, NEW = Pack(word="old"), Pack(word="new")
Serve = Callable[..., House]


async def word_of(house: House, game: int) -> str:
    """Return the word of the pack that a game is played with."""
    pack = (await house.service._tables.load(game)).game.pack
    assert isinstance(pack, Pack)
    return pack.word


async def test_a_game_goes_on_with_the_pack_it_began_with(serve: Serve) -> None:
    before = serve(with_word(OLD))
    game = await before.table(ANA, BEN)
    after = serve(with_word(NEW))
    assert await word_of(after, game) == "old"
    await after.ask(game, ANA, Note())
    assert await word_of(after, game) == "old"
    assert await word_of(after, await after.table(ANA)) == "new"


async def test_a_lobby_is_dealt_from_the_pack_of_its_start(serve: Serve) -> None:
    lobby = await serve(with_word(OLD)).lobby(ANA)
    after = serve(with_word(NEW))
    assert await word_of(after, lobby) == "new"
    await after.service.start(lobby, ANA, after.interaction())
    assert await word_of(serve(with_word(OLD)), lobby) == "new"


async def test_a_pack_is_stored_once(serve: Serve) -> None:
    house = serve(with_word(OLD))
    for _ in range(3):
        await house.table(ANA)
    stored = await house.store.pack(digest(OLD))
    assert stored == '{"word":"old"}'
    rows = await house.store.read(lambda conn: conn.execute("SELECT digest, kind FROM packs").fetchall())
    assert rows == [(digest(OLD), "toy")]


async def test_a_game_without_content_keeps_none(house: House) -> None:
    game = await house.table(ANA)
    loaded = await house.service._tables.load(game)
    assert loaded.row.content_digest is None


SPOILT = {
    "it is gone": "DELETE FROM packs",
    "it is no pack": "UPDATE packs SET json = '{\"colour\":1}'",
    "it is not whole": "UPDATE packs SET json = substr(json, 1, 5)",
}


@pytest.mark.parametrize("change", SPOILT.values(), ids=SPOILT)
async def test_a_game_whose_pack_cannot_be_read_is_frozen(serve: Serve, change: str) -> None:
    game = await serve(with_word(OLD)).table(ANA, BEN)
    after = serve(with_word(NEW))
    await after.store._change(change)
    with pytest.raises(Frozen):
        await after.peek(game, ANA)
    with pytest.raises(Frozen):
        await serve(toy()).peek(game, ANA)
    again = serve(with_word(OLD))
    await again.ask(game, ANA, Note())
    assert await again.status(game) == "running", "the program ships its pack again"


async def test_only_a_few_other_packs_are_held_ready(serve: Serve) -> None:
    games = []
    for number in range(KEPT + 2):
        games.append(await serve(with_word(Pack(word=str(number)))).table(ANA))
    after = serve(with_word(NEW))
    assert [await word_of(after, game) for game in games] == [str(n) for n in range(KEPT + 2)]
    assert len(after.service._tables.packs._others) == KEPT
