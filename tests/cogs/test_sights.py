"""A panel with several pictures: all are within reach, turning pages loses nothing, and Discord takes it."""

from typing import Any

import discord
import pytest

from bot.publication import Peek
from cogs.components import Control, Verb, parse
from cogs.forms import Filling
from cogs.layout import Page, Picture
from cogs.panel_page import Ask, Sight, panel_of, panel_page
from engine.core.game import AnyGame
from tests.cogs.test_menus import controls, forms, judge
from tests.cogs.toys import CONCEDE, WORDS, ToyText, moves, peek, toy_game

LOOK = Picture(b"RIFF", "cards", private=True)
CARDS = "{}".format


def shown(peek: Peek, game: AnyGame, ask: Ask) -> Page:
    page = panel_page(panel_of(peek, game, WORDS, ask), LOOK, Sight(None), ask)
    judge(page)
    return page


def game(pictures: int, **how: Any) -> AnyGame:
    return toy_game(ToyText(pictures=pictures, name=CARDS, **how))


def reached(page: Page) -> set[int]:
    """The pictures that a page's controls lead to."""
    found: set[int] = set()
    for control, item in controls(page):
        if control.verb is Verb.SIGHT:
            several = isinstance(item, discord.ui.Select)
            found |= {int(option.value) for option in item.options} if several else {control.sight}
    return found


@pytest.mark.parametrize("pictures", [0, 1])
def test_one_picture_needs_no_controls(pictures: int) -> None:
    assert reached(shown(peek(moves(3)), game(pictures), Ask())) == set()


@pytest.mark.parametrize("pictures", [2, 5, 6, 22, 25])
@pytest.mark.parametrize("sight", [0, 1, 99])
def test_every_picture_is_one_step_away(pictures: int, sight: int) -> None:
    assert reached(shown(peek(moves(3)), game(pictures), Ask(sight=sight))) == set(range(pictures))


@pytest.mark.parametrize("pictures", [26, 60, 120])
def test_of_very_many_pictures_all_are_within_reach(pictures: int) -> None:
    seen, new = {0}, {0}
    while new:
        new = set().union(*(reached(shown(peek(moves(3)), game(pictures), Ask(sight=i))) for i in new)) - seen
        seen |= new
    assert seen == set(range(pictures))


def test_a_picture_that_is_not_there_is_the_first() -> None:
    assert panel_of(peek(moves(1)), game(3), WORDS, Ask(sight=3)).sight == 0
    assert panel_of(peek(moves(1)), game(3), WORDS, Ask(sight=2)).sight == 2


@pytest.mark.parametrize(
    "ask", [Ask(sight=4), Ask(page=1, sight=4), Ask(filling=Filling(0, (frozenset({0, 7}),)), sight=4)]
)
def test_all_controls_keep_the_picture_but_those_that_turn_it(ask: Ask) -> None:
    seen = forms(12, 0, 12, moves(3))
    page = shown(seen, game(22), ask)
    for control, _ in controls(page):
        assert control.verb in (Verb.SIGHT, Verb.IDLE) or control.sight == 4
    for control, _ in controls(page):
        if control.verb is Verb.SIGHT:
            again = Ask.parse(control.arg, seen, control.sight)
            assert (again.page, again.filling) == (ask.page, ask.filling)


@pytest.mark.parametrize("cards", [1, 6, 10, 12])
@pytest.mark.parametrize("tiles", [1, 5])
@pytest.mark.parametrize("chosen", [frozenset(), frozenset({0}), frozenset(range(12))])
def test_a_whole_tableau_fits(cards: int, tiles: int, chosen: frozenset[int]) -> None:
    """Twelve cards in sheets and one by one, sheets of five others, up to five forms, and a few more offers."""
    offers = [forms(cards, 0, cards).offers[0] for _ in range(tiles)]
    seen = peek([*offers, *moves(6, path=("aside",)), CONCEDE], ticket="0123456789")
    ask = Ask(filling=Filling(0, (chosen & frozenset(range(cards)),)), sight=23)
    for asked in (Ask(), ask):
        page = shown(seen, game(24), asked)
        assert {control.verb for control, _ in controls(page)} >= {Verb.SIGHT}


def test_no_picture_is_turned_while_a_question_stands() -> None:
    page = shown(peek(moves(2)), game(9, asks=frozenset({1})), Ask(question=1, sight=3))
    assert [(control.verb, control.sight) for control, _ in controls(page)] == [(Verb.ACT, 3), (Verb.PANEL, 3)]


@pytest.mark.parametrize(
    "control", [Control(Verb.SIGHT, 7, "abc", "f0.Ab-_", 999), Control(Verb.PANEL, 1, arg="0", sight=2)]
)
def test_the_picture_travels_in_the_id(control: Control) -> None:
    assert parse(control.id) == control


@pytest.mark.parametrize("id", ["lp1:act:7:abc.:0", "lp1:act:7:abc.x:0", "lp1:act:7:abc.1000:0", "lp1:act:7:.1:0"])
def test_a_forged_picture_is_no_control(id: str) -> None:
    assert parse(id) is None


def test_ids_from_before_there_were_pictures_are_still_known() -> None:
    assert parse("lp1:act:7:abc:0") == Control(Verb.ACT, 7, "abc", "0")


@pytest.mark.parametrize("text", ["", "p", "px", "f", "f9.A", "f0", "fx.", "z", "p99999999999", "f0.A.A.A"])
def test_what_a_forged_control_asks_for_is_nothing(text: str) -> None:
    ask = Ask.parse(text, forms(3, 1, 2), 0)
    assert (ask.page, ask.filling, ask.question) == (0, None, None)
