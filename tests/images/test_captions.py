"""Names below small tiles can be read in every language: long words are parted rather than shrunk."""

import pytest

from bot.catalogue import Catalogue
from engine.core.messages import Message
from engine.games.finders_keepers.objects import FIND_ME
from images.core.fonts import fitted
from images.core.scene import Text
from images.games.finders_keepers.theme import READ
from images.games.finders_keepers.tiles import SOFT_HYPHEN, captioned

CATALOGUE = Catalogue.load(strict=True)
OF_FIVE = 186
"""Pixels that each of five tiles in a hand has."""


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_no_name_below_a_tile_is_shrunk_much(locale: str) -> None:
    def say(what: Message) -> str:
        return CATALOGUE.say(what, locale)

    texts = [
        item for i in range(len(FIND_ME)) for item in captioned(i, say, 140, OF_FIVE).items if isinstance(item, Text)
    ]
    sizes = {text.words: fitted(text.words, text.face, text.size, text.weight, text.fit).size for text in texts}
    assert {words: size for words, size in sizes.items() if size < 0.75 * READ} == {}
    assert not any(SOFT_HYPHEN in words for words in sizes)


def test_a_long_german_word_has_two_lines() -> None:
    parts = captioned(FIND_ME.index("safety-pin"), lambda what: CATALOGUE.say(what, "de"), 140, OF_FIVE).items
    assert [part.words for part in parts if isinstance(part, Text)] == ["Sicherheits-", "nadel"]
