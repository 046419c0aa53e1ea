"""What stands at the table while somebody is asked."""

from typing import Any

import pytest

from bot.catalogue import Catalogue
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.games.lost_ones.asks import AskAssign, AskCharacter, AskReact
from engine.games.lost_ones.effects import Cost, Draw, Effect, GainBoon
from engine.games.lost_ones.events import BoonGained
from engine.games.lost_ones.text import LostOnesText
from tests.games.lost_ones.builders import AXE, DRAW_2, SEARCH, Night, encounter, night, who, world

TEXT = LostOnesText()
DEED = world(deeds={"1.1": encounter("1.1", cost=Cost(search=1))})
HELPED = who(hand=(1, 7)), who(hand=(SEARCH[2], 8))


@pytest.fixture(scope="module")
def say() -> Any:
    catalogue = Catalogue.load(strict=True)
    return lambda message: catalogue.say(message, "en", lambda seat: "ABCD"[seat])


def waiting(game: Night, say: Any) -> str:
    pending = game.status.pending
    assert pending is not None
    told: str = say(TEXT.waiting(game.rules.seat_view(game.state, Seat(0)).public, pending))
    return told


def test_who_is_asked_along_hears_who_walks_and_where_to(say: Any) -> None:
    game = night(world(), who(), who(), who(follow="always")).walk("N")
    assert waiting(game, say) == "Dominika explores the way to tile 4. Coming along? Fenrir."
    known = night(world(), who(), who(), placed=(1, 4)).walk("N")
    assert waiting(known, say).startswith("Dominika goes to ")


def test_who_is_asked_for_cards_hears_what_for(say: Any) -> None:
    game = night(DEED, *HELPED).pay("1.1", SEARCH[2])
    assert waiting(game, say) == "Asked for cards for “1.1”: Fenrir."
    told = say(TEXT.prompt(game.rules.seat_view(game.state, Seat(1))))
    assert "For “1.1” (Search 1): " in told


def test_who_may_cancel_hears_what_and_where(say: Any) -> None:
    game = night(world(), who(), who(), ask=AskReact(waiting=(1,), effect="bane", tile=1))
    assert waiting(game, say).startswith("Bane at ")
    assert waiting(game, say).endswith(": Fenrir could cancel it.")


@pytest.mark.parametrize(
    ("reward", "words"),
    [(GainBoon(boon=AXE), "Dominika says who gains a boon."), (Draw(k=2), "Dominika says who will draw 2 cards.")],
)
def test_who_gives_something_away_says_what_it_is(reward: Any, words: str, say: Any) -> None:
    game = night(world(), who(), who(), ask=AskAssign(waiting=(0,), to=(0, 1), reward=reward))
    assert waiting(game, say) == words


def test_a_place_with_rings_says_so_for_as_long_as_one_stands_there(say: Any) -> None:
    def told(*icons: Effect) -> str:
        game = night(world(icons={1: icons}), who())
        text: str = say(TEXT.prompt(game.rules.seat_view(game.state, Seat(0))))
        return text

    assert "Fae Rings grow here" in told("fae_rings")
    assert "Fae Rings grow here" not in told("lava")


def test_a_boon_says_what_it_does_when_somebody_gains_it(say: Any) -> None:
    view = night(world(), who(boons=(AXE,))).view
    told = say(TEXT.sentence(view, BoonGained(hero=0, boon=AXE)))
    assert told.endswith("(once a phase, for an action: adds Challenge 1 to a payment).")


def test_what_can_be_given_away_stands_below_what_one_can_do() -> None:
    game = night(world(), who(hand=(DRAW_2, 1)), who(), options={"trade": True})
    first = [offer.path[0] for offer in game.offers()]
    assert first.index("play") < first.index("trade")


def test_whoever_chooses_reads_of_those_that_are_still_free(say: Any) -> None:
    game = night(world(), who(), who(), turn=None, ask=AskCharacter(waiting=(1,)))
    chosen, choosing = game.table.heroes
    game.set(heroes=(chosen, evolve(choosing, character=None)))
    told = say(TEXT.prompt(game.rules.seat_view(game.state, Seat(1))))
    assert "**Dominika**" not in told
    assert "**Fenrir**" in told
