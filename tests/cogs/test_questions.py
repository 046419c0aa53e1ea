"""The question before an offer is about its form as it was filled in."""

from typing import Any

import discord
import pytest

from cogs.components import Verb
from cogs.forms import Filling
from cogs.panel_page import Ask
from engine.core.messages import Message
from engine.core.protocol import Offer
from tests.cogs.test_menus import controls, items, page_of
from tests.cogs.toys import Take, ToyText, peek, picks, say, toy_game


class Careful(ToyText):
    """Asks about field 1 only."""

    def confirm(self, view: Any, offer: Offer[Any]) -> Message | None:
        return say("really field 1?") if isinstance(offer.action, Take) and 1 in offer.action.cells else None


@pytest.mark.parametrize(("cells", "asked"), [({0}, False), ({1}, True), ({0, 1}, True)])
def test_the_question_reads_what_was_chosen(cells: set[int], asked: bool) -> None:
    game, offer = toy_game(Careful()), picks(3, 1, 2)
    filling = Filling.begin(0, offer).with_field(0, frozenset(cells))
    assert (game.text.confirm(None, filling.as_offer(offer)) is not None) == asked
    page = page_of(peek([offer]), game, Ask(question=0, filling=filling))
    texts = [item.content for item in items(page) if isinstance(item, discord.ui.TextDisplay)]
    assert any("really field 1?" in text for text in texts) == asked
    assert [control.arg for control, _ in controls(page) if control.verb is Verb.SEND] == [f"~{filling.text}"]
