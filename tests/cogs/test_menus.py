"""Any number of offers becomes a message that Discord takes, and none is out of reach."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.publication import Peek
from cogs.components import LONGEST, Control, Verb, parse
from cogs.forms import Filling
from cogs.layout import COMPONENTS, Page
from cogs.menus import groups, menu
from cogs.panel import Panel
from cogs.panel_page import Ask, Sight, panel_of, panel_page
from engine.core.game import AnyGame
from engine.core.protocol import Offer, Pick
from tests.cogs.toys import CONCEDE, WORDS, Go, Take, ToyText, moves, peek, picks, toy_game

NOTHING_SECRET = Sight(None)


def page_of(peek: Peek, game: AnyGame, ask: Ask | None = None) -> Page:
    ask = ask or Ask()
    return panel_page(panel_of(peek, game, WORDS, ask), None, NOTHING_SECRET, ask)


def items(page: Page) -> list[discord.ui.Item[Any]]:
    return list(page.view().walk_children())


def controls(page: Page) -> Iterable[tuple[Control, discord.ui.Item[Any]]]:
    for item in items(page):
        if isinstance(item, discord.ui.Button | discord.ui.Select):
            control = parse(item.custom_id or "")
            assert control is not None
            yield control, item


def judge(page: Page) -> None:
    """Fail unless Discord would take the page."""
    found = items(page)
    assert len(found) <= COMPONENTS
    ids = [item.custom_id for item in found if isinstance(item, discord.ui.Button | discord.ui.Select)]
    assert len(set(ids)) == len(ids)
    assert all(id is not None and len(id) <= LONGEST for id in ids)
    assert page.view().content_length() <= 4000
    for item in found:
        if isinstance(item, discord.ui.ActionRow):
            assert 1 <= len(item.children) <= 5
        if isinstance(item, discord.ui.Button):
            assert item.label
            assert len(item.label) <= 80
        if isinstance(item, discord.ui.Select):
            assert 1 <= len(item.options) <= 25
            assert len({option.value for option in item.options}) == len(item.options)
            assert all(1 <= len(option.label) <= 100 for option in item.options)
            assert item.min_values <= item.max_values <= len(item.options)
            assert item.placeholder
            assert len(item.placeholder) <= 150


def offered(page: Page) -> list[int]:
    """The positions of the offers that a page leads to."""
    found = []
    for control, item in controls(page):
        if control.verb in (Verb.ACT, Verb.ASK):
            found.append(int(control.arg))
        elif control.verb is Verb.FORM:
            found.append(int(control.arg.split(".")[0]))
        elif control.verb is Verb.CHOOSE and isinstance(item, discord.ui.Select):
            found += [int(option.value[1:]) for option in item.options]
    return found


def all_pages(peek: Peek, game: AnyGame) -> list[Page]:
    pages = [page_of(peek, game)]
    panel = Panel(peek, game, WORDS)
    count = menu(panel, groups(panel), COMPONENTS - 3).pages
    return pages + [page_of(peek, game, Ask(page=i)) for i in range(1, count + 2)]


@pytest.mark.parametrize("n", [1, 2, 5, 6, 10, 11, 25, 26, 30, 60, 121, 400, 1000])
@pytest.mark.parametrize("width", [None, 3, 5, 6, 11])
def test_every_offer_is_within_reach(n: int, width: int | None) -> None:
    game = toy_game(ToyText(width=width))
    seen = peek([*moves(n), CONCEDE])
    pages = all_pages(seen, game)
    for page in pages:
        judge(page)
    assert {index for page in pages for index in offered(page)} == set(range(n))


@pytest.mark.parametrize("groups", [2, 7, 20, 60])
def test_many_groups_fit_or_are_paged(groups: int) -> None:
    offers = [offer for g in range(groups) for offer in moves(7, path=("go", f"group {g}"))]
    seen, game = peek(offers), toy_game()
    pages = all_pages(seen, game)
    for page in pages:
        judge(page)
    assert {index for page in pages for index in offered(page)} == set(range(len(offers)))


def buttons(page: Page) -> list[list[str]]:
    rows = [item for item in items(page) if isinstance(item, discord.ui.ActionRow)]
    return [[str(b.label) for b in row.children if isinstance(b, discord.ui.Button)] for row in rows]


def test_a_grid_keeps_its_shape_where_cells_cannot_be_chosen() -> None:
    offers = [offer for offer in moves(6) if offer.action.to not in (1, 5)]
    page = page_of(peek(offers), toy_game(ToyText(width=3, name="c{}".format)))
    assert buttons(page)[:2] == [["c0", "·", "c2"], ["c3", "c4", "·"][:3]]
    blanks = [item for item in items(page) if isinstance(item, discord.ui.Button) and item.label == "·"]
    assert all(item.disabled for item in blanks)


def test_a_grid_that_is_too_wide_is_cut_between_its_rows() -> None:
    page = page_of(peek(moves(30)), toy_game(ToyText(width=6)))
    sizes = [len(item.options) for item in items(page) if isinstance(item, discord.ui.Select)]
    assert sum(sizes) == 30
    assert all(size % 6 == 0 for size in sizes)


def test_short_names_become_buttons_and_long_ones_a_select() -> None:
    short = page_of(peek(moves(18)), toy_game(ToyText(name="{}".format)))
    assert not any(isinstance(item, discord.ui.Select) for item in items(short))
    long = page_of(peek(moves(18)), toy_game(ToyText(name="{} steps to the north".format)))
    assert any(isinstance(item, discord.ui.Select) for item in items(long))


@pytest.mark.parametrize(("n", "listed"), [(5, False), (6, True)])
def test_what_comes_after_the_turn_itself_is_listed_sooner(n: int, listed: bool) -> None:
    seen = peek([*moves(6), *moves(n, path=("give",))])
    page = page_of(seen, toy_game(ToyText(name="the {}th window".format)))
    judge(page)
    selects = [item for item in items(page) if isinstance(item, discord.ui.Select)]
    assert [len(item.options) for item in selects] == ([n] if listed else [])


def test_giving_up_stands_elsewhere() -> None:
    assert offered(page_of(peek([CONCEDE, *moves(2)]), toy_game())) == [1, 2]


def test_an_offer_with_a_question_asks_first() -> None:
    game = toy_game(ToyText(asks=frozenset({1})))
    seen = peek(moves(2))
    verbs = {control.arg: control.verb for control, _ in controls(page_of(seen, game))}
    assert verbs == {"0": Verb.ACT, "1": Verb.ASK}
    asked = page_of(seen, game, Ask(question=1))
    judge(asked)
    assert "really?" in [item.content for item in items(asked) if isinstance(item, discord.ui.TextDisplay)]
    assert [control.verb for control, _ in controls(asked)] == [Verb.ACT, Verb.PANEL]


def test_a_question_in_a_select_is_marked_there() -> None:
    game = toy_game(ToyText(asks=frozenset({2}), name="{} steps to the north".format))
    page = page_of(peek(moves(20)), game)
    values = [o.value for item in items(page) if isinstance(item, discord.ui.Select) for o in item.options]
    assert values[1:4] == ["a1", "q2", "a3"]


def forms(n: int, least: int, most: int, others: Sequence[Offer[Any]] = ()) -> Peek:
    return peek([picks(n, least, most), *others])


@pytest.mark.parametrize("n", [2, 9, 20, 26, 60, 121])
@pytest.mark.parametrize("width", [None, 5, 6])
@pytest.mark.parametrize("chosen", [frozenset(), frozenset({0}), frozenset({0, 1})])
def test_every_choice_of_a_form_is_within_reach(n: int, width: int | None, chosen: frozenset[int]) -> None:

    seen, game = forms(n, 2, 2, moves(3)), toy_game(ToyText(width=width))
    page = page_of(seen, game, Ask(filling=Filling(0, (chosen,))))
    judge(page)
    reached: set[int] = set()
    for control, item in controls(page):
        if control.verb is Verb.FORM and "~" not in control.arg:
            filling = Filling.parse(control.arg, seen.offers)
            assert filling is not None
            reached |= filling.chosen[0] ^ chosen
        elif control.verb is Verb.MARK and isinstance(item, discord.ui.Select):
            reached |= {int(option.value) for option in item.options}
    full = len(chosen) == 2 and not any(control.verb is Verb.MARK for control, _ in controls(page))
    assert reached == (chosen if full else set(range(n)))


def test_a_form_can_be_sent_once_it_is_complete() -> None:

    seen, game = forms(9, 2, 2), toy_game(ToyText(width=3))
    for chosen, able in (({3}, False), ({3, 4}, True)):
        page = page_of(seen, game, Ask(filling=Filling(0, (frozenset(chosen),))))
        send = [item for control, item in controls(page) if control.verb is Verb.SEND]
        assert [item.disabled for item in send if isinstance(item, discord.ui.Button)] == [not able]


def test_an_emptied_select_is_another_than_the_one_that_was_filled() -> None:
    """A page goes on showing what was chosen in a select with the same id, and what stood in its place."""
    seen, game = forms(9, 1, 9), toy_game()
    ids, filling = [], Filling(0, (frozenset(),))
    for _ in range(3):
        page = page_of(seen, game, Ask(filling=filling))
        ids += [item.id for item in items(page) if isinstance(item, discord.ui.Select)]
        filled = replace(filling, chosen=(frozenset({3}),))
        page = page_of(seen, game, Ask(filling=filled))
        clear = next(control for control, _ in controls(page) if control.verb is Verb.FORM)
        filling = Filling.parse(clear.arg, seen.offers) or filling
        assert filling.chosen == (frozenset(),)
    assert len(set(ids)) == len(ids) == 3


def test_what_stands_beside_an_opened_form_comes_before_other_groups() -> None:
    form = replace(picks(9, 1, 9), path=("do", "0"))
    page = page_of(peek([*moves(3), form, *moves(1, path=("do",))]), toy_game())
    shown = [(control.verb, control.arg) for control, _ in controls(page) if control.verb in (Verb.SEND, Verb.ACT)]
    assert [verb for verb, _ in shown] == [Verb.SEND, *[Verb.ACT] * 4]
    assert [arg for verb, arg in shown if verb is Verb.ACT] == ["4", "0", "1", "2"]


def test_a_lone_form_is_open_at_once_and_has_no_way_back() -> None:
    page = page_of(forms(9, 2, 2, [CONCEDE]), toy_game(ToyText(width=3)))
    assert Verb.PANEL not in [control.verb for control, _ in controls(page)]
    assert sum(control.verb is Verb.FORM for control, _ in controls(page)) == 9 + 1  # and the one that clears


def test_the_only_form_is_open_at_once_above_what_else_can_be_done() -> None:
    page = page_of(forms(9, 2, 2, moves(2)), toy_game())
    judge(page)
    assert [c.verb for c, _ in controls(page)][-4:] == [Verb.SEND, Verb.FORM, Verb.ACT, Verb.ACT]
    assert sum(control.verb is Verb.FORM for control, _ in controls(page)) == 9 + 1


def test_what_belongs_with_the_only_form_stands_first_below_it() -> None:
    form, alike = replace(picks(4, 1, 2), path=("do", "form")), Offer(("do", "other"), Go(to=9))
    page = page_of(peek([*moves(2), form, alike]), toy_game())
    assert [control.arg for control, _ in controls(page) if control.verb is Verb.ACT] == ["3", "0", "1"]


def test_a_button_that_sends_never_breaks_off_within_a_name() -> None:
    game, seen = toy_game(ToyText(name="a field that has quite a long name {}".format)), peek([picks(9, 1, 9)])
    for chosen, told in (({1}, "name 1"), ({1, 2, 3}, "3 chosen")):
        page = page_of(seen, game, Ask(filling=Filling(0, (frozenset(chosen),))))
        (label,) = (getattr(item, "label", "") for control, item in controls(page) if control.verb is Verb.SEND)
        assert label.endswith(told)


def test_a_form_among_more_than_fits_opens_on_demand() -> None:
    page = page_of(forms(25, 2, 2, moves(25)), toy_game(ToyText(width=5)))
    judge(page)
    assert [c.verb for c, _ in controls(page)].count(Verb.FORM) == 1


def test_forms_open_on_demand_where_there_are_several() -> None:
    other = Offer(("give",), Take(), (Pick("cells", (0, 1), 1, 1),))
    page = page_of(peek([picks(9, 2, 2), other, *moves(2)]), toy_game())
    assert [c.verb for c, _ in controls(page)] == [Verb.FORM, Verb.FORM, Verb.ACT, Verb.ACT]


def test_what_may_be_many_is_chosen_in_one_go() -> None:
    page = page_of(forms(12, 0, 12), toy_game(ToyText(name="{}".format)))
    judge(page)
    (found,) = [item for item in items(page) if isinstance(item, discord.ui.Select)]
    assert (len(found.options), found.min_values, found.max_values) == (12, 0, 12)


@pytest.mark.parametrize(("n", "hints"), [(12, ["Choose …"]), (26, ["Choose: 0 – 24", "Choose: 25"])])
def test_a_select_says_which_part_it_holds_only_if_there_are_several(n: int, hints: list[str]) -> None:
    page = page_of(forms(n, 0, n), toy_game(ToyText(name="{}".format)))
    assert [item.placeholder for item in items(page) if isinstance(item, discord.ui.Select)] == hints


def styles(page: Page) -> dict[str, discord.ButtonStyle]:
    return {str(item.label): item.style for item in items(page) if isinstance(item, discord.ui.Button)}


def test_what_a_turn_is_about_is_brighter_than_what_comes_after_it() -> None:
    tiles = [Offer(("catch with", name), Take(), (Pick("cells", (0, 1), 1, 2),)) for name in ("duck", "bell")]
    bright, quiet = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    several = styles(page_of(peek([*tiles, *moves(1, path=())]), toy_game(ToyText(asks=frozenset({0})))))
    assert several == {"duck": bright, "bell": bright, "field 0": quiet}
    alone = styles(page_of(peek([tiles[0], *moves(1, path=())]), toy_game()))
    assert alone["field 0"] is quiet
    assert styles(page_of(peek(moves(2, path=())), toy_game())) == {"field 0": bright, "field 1": bright}
    before = styles(page_of(peek([*moves(1, path=()), *tiles]), toy_game()))
    assert before == {"field 0": bright, "duck": bright, "bell": bright}
    asking = styles(page_of(peek(moves(1, path=())), toy_game(ToyText(asks=frozenset({0})))))
    assert asking == {"field 0": discord.ButtonStyle.success}


@pytest.mark.parametrize(
    ("least", "chosen", "label"),
    [
        (0, (), "take: none of these"),
        (0, (1, 2), "take: field 1, field 2"),
        (1, (), "take: choose"),
        (2, (), "take: choose"),
        (2, (3,), "take: field 3 …"),
        (2, (3, 4), "take: field 3, field 4"),
    ],
)
def test_the_button_that_sends_says_what_is_chosen_or_wanted(least: int, chosen: tuple[int, ...], label: str) -> None:
    page = page_of(forms(9, least, 9), toy_game(), Ask(filling=Filling(0, (frozenset(chosen),))))
    (send,) = [item for control, item in controls(page) if control.verb is Verb.SEND]
    assert isinstance(send, discord.ui.Button)
    assert send.label == label


@pytest.mark.parametrize(
    ("chosen", "label"),
    [((), "take: choose 2"), ((3,), "take: field 3 … and 1 more"), ((3, 4), "take: field 3, field 4")],
)
def test_how_many_more_are_wanted_is_said_where_it_is_certain(chosen: tuple[int, ...], label: str) -> None:
    page = page_of(forms(9, 2, 2), toy_game(), Ask(filling=Filling(0, (frozenset(chosen),))))
    (send,) = [item for control, item in controls(page) if control.verb is Verb.SEND]
    assert isinstance(send, discord.ui.Button)
    assert send.label == label


def test_a_form_that_the_game_objects_to_cannot_be_sent() -> None:
    for chosen, able, label in (((3,), False, "take: field 3 …"), ((4,), True, "take: field 4")):
        page = page_of(forms(9, 1, 9), toy_game(ToyText(odd=True)), Ask(filling=Filling(0, (frozenset(chosen),))))
        (send,) = [item for control, item in controls(page) if control.verb is Verb.SEND]
        assert isinstance(send, discord.ui.Button)
        style = discord.ButtonStyle.success if able else discord.ButtonStyle.secondary
        assert (send.disabled, send.style, send.label) == (not able, style, label)
        said = [item.content for item in page.view().walk_children() if isinstance(item, discord.ui.TextDisplay)]
        assert ("no: odd" in said) is not able


def test_an_opened_form_names_its_deed_and_its_group_once() -> None:
    deed = Offer(("do", "catch"), Take(), (Pick("cells", tuple(range(4)), 1, 2),))
    page = page_of(peek([deed, *moves(2, path=("do",))]), toy_game())
    said = [item.content for item in page.view().walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert "**do · catch**" in said
    assert "**do**" not in said


def test_order_and_number_of_controls_depend_on_the_offers_alone() -> None:
    game = toy_game(ToyText(width=3))
    one, two = page_of(peek(moves(9)), game), page_of(peek(moves(9)), game)
    assert one.view().to_components() == two.view().to_components()
