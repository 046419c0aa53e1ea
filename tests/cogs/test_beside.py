"""What stands apart from the turn, and what a form comes to while it is filled in."""

import pytest

from cogs.components import Verb
from cogs.forms import Filling
from cogs.panel_page import Ask, Sight, panel_of, panel_page
from engine.core.protocol import Offer
from tests.cogs.test_menus import controls, judge, page_of
from tests.cogs.toys import WORDS, ToyText, moves, peek, picks, toy_game


def verbs(page) -> set[tuple[Verb, str]]:
    return {(control.verb, control.arg) for control, _ in controls(page)}


def text_of(page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


def test_offers_beside_the_turn_stand_behind_a_button() -> None:
    game = toy_game(ToyText(beside=frozenset({1, 2}), looked_up=("a rule", "another")))
    seen = peek(moves(4))
    turn = page_of(seen, game)
    assert {arg for verb, arg in verbs(turn) if verb is Verb.ACT} == {"0", "3"}
    assert (Verb.PANEL, "m0") in verbs(turn)
    assert "a rule" not in text_of(turn)
    beside = page_of(seen, game, Ask.at("m0"))
    judge(beside)
    assert {arg for verb, arg in verbs(beside) if verb is Verb.ACT} == {"1", "2"}
    assert "a rule\nanother" in text_of(beside)
    assert (Verb.PANEL, "0") in verbs(beside)


def test_notes_alone_have_the_button_too() -> None:
    assert (Verb.PANEL, "m0") in verbs(page_of(peek(moves(2)), toy_game(ToyText(looked_up=("a rule",)))))
    assert (Verb.PANEL, "m0") not in verbs(page_of(peek(moves(2)), toy_game()))


def test_whoever_can_only_settle_things_can_look_again() -> None:
    page = page_of(peek(moves(2)), toy_game(ToyText(beside=frozenset({0, 1}))))
    assert verbs(page) == {(Verb.PANEL, "again"), (Verb.PANEL, "m0")}


@pytest.mark.parametrize("count", [1, 30, 400])
def test_however_many_stand_aside_all_are_within_reach(count: int) -> None:
    game, seen = toy_game(ToyText(beside=frozenset(range(count)))), peek(moves(count))
    found: set[int] = set()
    for number in range(20):
        page = page_of(seen, game, Ask.at(f"m{number}"))
        judge(page)
        for control, item in controls(page):
            if control.verb is Verb.ACT:
                found.add(int(control.arg))
            found |= {int(option.value[1:]) for option in getattr(item, "options", ())}
    assert found == set(range(count))


def test_notes_are_gone_with_the_time_to_look() -> None:
    game, seen = toy_game(ToyText(looked_up=("a secret rule",))), peek(moves(2))
    page = panel_page(panel_of(seen, game, WORDS, Ask()), None, Sight(5, gone=True), Ask(beside=True))
    assert "secret" not in text_of(page)


@pytest.mark.parametrize(
    ("text", "page", "beside"), [("0", 0, False), ("m3", 3, True), ("x", 0, False), ("m", 0, True)]
)
def test_the_page_that_an_id_names(text: str, page: int, beside: bool) -> None:
    assert (Ask.at(text).page, Ask.at(text).beside) == (page, beside)
    asked = Ask(page=2, beside=True)
    assert Ask.parse(asked.text, peek(()), 0) == asked


def test_a_form_says_what_it_comes_to_so_far() -> None:
    offers: tuple[Offer, ...] = (picks(6, 1, 6),)
    game = toy_game(ToyText(sums=True))
    filling = Filling.begin(0, offers[0])
    assert "so far: [], 0" in text_of(page_of(peek(offers), game, Ask(filling=filling)))
    some = filling.with_field(0, frozenset({1, 4}))
    assert "so far: [1, 4], 0" in text_of(page_of(peek(offers), game, Ask(filling=some)))
