import pytest

from cogs.words import OFF, ON, Words
from engine.games import GAMES
from tests.cogs.toys import CATALOGUE


@pytest.mark.parametrize("locale", ["en-US", "de"])
@pytest.mark.parametrize("kind", GAMES)
def test_every_value_of_every_setting_has_words_of_its_own(kind: str, locale: str) -> None:
    game, words = GAMES[kind], Words(CATALOGUE, locale)
    low, high = game.lobby.seat_range(game.options())
    fields = [field for seats in range(low, high + 1) for field in game.lobby.fields(game.options(), seats)]
    named = {(field.name, value) for field in fields for value in field.values if isinstance(value, str)}
    assert named, "the games have settings"
    assert [
        (name, value)
        for name, value in named
        if words.option_value(game, name, value) == value and value not in (OFF, ON)
    ] == []
