"""A replay's page: one that Discord takes at every step of every game, for all eyes; its controls keep their place."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.publication import FairDeal, Frame, Turn
from cogs.components import Verb, parse
from cogs.layout import Picture
from cogs.receipts import checked_page, receipt_page
from cogs.replay_page import SEATS, SIGHTS, TURNS, Spot, replay_page
from cogs.table_page import cancelled_page
from cogs.words import Words
from engine.core.events import SeatLeft
from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.sealing import Opening, Proof
from engine.games import GAMES
from images.games import PAINTERS
from tests.cogs.test_menus import judge
from tests.cogs.test_pages import selects, texts, verbs
from tests.cogs.toys import CATALOGUE, WORDS, ToyText, View, ended, running, table, toy_game
from tests.service.conftest import clock, serve, store  # noqa: F401
from tests.service.house import ANA, House
from tests.service.test_replays import lobby, recorded

BOARD = Picture(b"RIFF", "a board")


AT = WORDS.at(table())


def frame(**changes: Any) -> Frame:
    whole: dict[str, Any] = {
        "table": table(status="over"), "step": 3, "steps": 9, "turns": (Turn(0, (Seat(0),)), Turn(2, ())),
        "seats": (Seat(0), Seat(1)), "seat": None, "view": View(), "own": None, "status": running(),
        "events": (), "taken_since": (), "whispers": (),
    }  # fmt: skip
    return Frame(**{**whole, **changes})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_every_step_fits_for_all_eyes(serve: Callable[..., House], game: AnyGame) -> None:  # noqa: F811
    house = serve(game)
    game_id = await lobby(house, game)
    await house.service.start(game_id, ANA, house.interaction())
    await recorded(house, game, game_id)
    replays = house.service.replays
    steps = (await replays.frame(game_id, 0)).steps
    pages: set[str] = set()
    for step in {*range(0, steps, 1 + steps // 9), steps - 1}:
        for seat in (None, 0, 1):
            found = await replays.frame(game_id, step, seat)
            words = Words(CATALOGUE, "en-US", found.table, GAMES)
            sights = len(game.text.sights(found.own)) if found.own else 1
            for spot in (Spot(step, seat), Spot(step, seat, worded=True), Spot(step, seat, sight=max(0, sights - 1))):
                picture = None if spot.worded else BOARD
                page = replay_page(found, spot, game, words, picture)
                judge(page)
                assert words.text(game.text.headline(found.view)) in texts(page)
                pages.add(texts(page))
                if found.own is not None:
                    PAINTERS[game.id].panel(found.own, words.label, spot.sight)
    assert len(pages) > 20


def test_every_control_leads_somewhere_else() -> None:
    page = replay_page(frame(), Spot(3), toy_game(), WORDS, BOARD)
    judge(page)
    assert verbs(page) == [*[Verb.REPLAY] * 7, Verb.SHARE, Verb.RECEIPT]
    ids = [item.custom_id for item in page.view().walk_children() if getattr(item, "custom_id", None)]
    places = [Spot.of(control) for id in ids if (control := parse(id)) and control.verb is Verb.REPLAY]
    assert [place.step for place in places] == [0, 2, 4, 8, 3, 3, 3]
    assert [place.worded for place in places] == [False] * 4 + [True] + [False] * 2


@pytest.mark.parametrize(("step", "open_ways"), [(0, [1, 8]), (1, [0, 0, 2, 8]), (8, [0, 7])])
def test_at_the_ends_there_is_no_way_further(step: int, open_ways: list[int]) -> None:
    page = replay_page(frame(step=step), Spot(step, seat=1, worded=True), toy_game(), WORDS, BOARD)
    judge(page)
    ids = [b.custom_id for b in page.view().walk_children() if hasattr(b, "style") and not b.disabled]
    found = [Spot.of(control) for id in ids[:-3] if (control := parse(id))]
    assert [place.step for place in found] == open_ways
    assert {(place.seat, place.worded) for place in found} == {(1, True)}


@pytest.mark.parametrize(
    ("which", "value", "there"),
    [
        (TURNS, "7", Spot(7, 1, worded=True, sight=2)),
        (TURNS, "x", Spot(0, 1, worded=True, sight=2)),
        (SEATS, "0", Spot(3, 0, worded=True)),
        (SEATS, "t", Spot(3, None, worded=True)),
        (SEATS, "-1", Spot(3, None, worded=True)),
        (SIGHTS, "4", Spot(3, 1, worded=True, sight=4)),
        ("on", "4", Spot(3, 1, worded=True, sight=2)),
    ],
)
def test_what_is_chosen_changes_one_thing(which: str, value: str, there: Spot) -> None:
    control = Spot(3, 1, worded=True, sight=2).control(7, which)
    assert parse(control.id) == control
    assert Spot.of(control, (value,)) == there
    assert Spot.of(control) == Spot(3, 1, worded=True, sight=2)


@pytest.mark.parametrize("arg", ["", "x", "....", "9999999.w.w", "-1.t.on", "1.tw"])
def test_a_forged_control_leads_to_some_step(arg: str) -> None:
    control = parse(f"lp1:replay:7:-:{arg}")
    assert control is not None
    assert Spot.of(control, ("nonsense",)).step >= 0


def test_of_many_turns_the_ones_around_are_offered() -> None:
    turns = tuple(Turn(i, (Seat(0),)) for i in range(90))
    for step, first, chosen in ((0, 0, "0"), (50, 38, "50"), (89, 65, "89")):
        page = replay_page(frame(step=step, steps=90, turns=turns), Spot(step), toy_game(), AT, BOARD)
        judge(page)
        options = next(iter(selects(page))).options
        assert [option.value for option in options] == [str(i) for i in range(first, first + 25)]
        assert [option.value for option in options if option.default] == [chosen]
        assert options[0].label == AT.tag("replay-turn", turn=first + 1, who="Ana")


def test_a_seat_that_was_taken_since_is_not_named() -> None:
    left = SeatLeft(seat=Seat(1))
    game = toy_game(ToyText())
    told = texts(replay_page(frame(events=(left,), taken_since=(True,)), Spot(3), game, WORDS, BOARD))
    assert WORDS.say("event-left-before") in told
    assert "something happened" not in told
    assert "something happened" in texts(
        replay_page(frame(events=(left,), taken_since=(False,)), Spot(3), game, WORDS, BOARD)
    )


def test_what_was_whispered_is_seen_by_that_seat_alone() -> None:
    whispers = (View(),)
    assert "psst" not in texts(replay_page(frame(whispers=whispers), Spot(3), toy_game(), WORDS, BOARD))
    own = frame(whispers=whispers, seat=Seat(1), own=View())
    seen = texts(replay_page(own, Spot(3, 1), toy_game(), AT, BOARD))
    assert "psst" in seen
    assert "> your turn" in seen
    shown = frame(whispers=whispers, seat=Seat(1), own=View(seconds=0))
    assert "psst" not in texts(replay_page(shown, Spot(3, 1), toy_game(), AT, BOARD)), "the view shows it anyway"
    assert WORDS.say("replay-seen-seat", who="Ben") in seen


def test_the_end_tells_the_result_and_wants_nothing() -> None:
    over = frame(status=ended(), seat=Seat(1), own=View())
    seen = texts(replay_page(over, Spot(3, 1), toy_game(), WORDS, BOARD))
    assert "it is over" in seen
    assert "your turn" not in seen


def proof() -> Proof:
    options = GAMES["lost_ones"].options().model_dump_json()
    opening = Opening(
        game=7, kind="lost_ones", options=options, seats=4, seed="ab" * 32, content="cd" * 16, salt="ef" * 16
    )
    return Proof(commitment="01" * 32, opening=opening, deal="23" * 32)


def test_a_receipt_is_sealed_open_or_kept_closed() -> None:
    sealed = receipt_page(FairDeal(table(), "01" * 32), WORDS)
    called_off = receipt_page(FairDeal(table(status="cancelled"), "01" * 32), WORDS)
    opened = receipt_page(FairDeal(table(status="over"), "01" * 32, proof()), WORDS)
    for page in (sealed, called_off, opened):
        judge(page)
        assert f"```\n{'01' * 32}\n```" in texts(page)
    assert WORDS.say("receipt-sealed") in texts(sealed)
    assert WORDS.say("receipt-called-off") in texts(called_off)
    assert verbs(sealed) == verbs(called_off) == []
    assert verbs(opened) == [Verb.VERIFY]
    assert proof().model_dump_json(indent=1) in texts(opened), "whole, so that it can be copied"


@pytest.mark.parametrize(
    ("faults", "noted", "right", "wrong"),
    [
        ((), False, 2, 0),
        ((), True, 3, 0),
        (("noted",), True, 2, 1),
        (("commitment", "replay"), False, 0, 2),
        (("noted", "commitment", "deal", "replay"), True, 0, 4),
        (("content",), False, 2, 1),
        (("game",), False, 2, 1),
    ],
)
def test_a_check_says_each_thing_once(faults: tuple[str, ...], noted: bool, right: int, wrong: int) -> None:
    checked = FairDeal(table(status="over"), "01" * 32, proof(), faults, 12)
    page = checked_page(checked, WORDS, noted=noted)
    judge(page)
    assert (texts(page).count("✅"), texts(page).count("❌")) == (right, wrong)


@pytest.mark.parametrize(("opened", "wanted"), [(0, []), (3, [Verb.REPLAY])])
def test_what_was_called_off_after_its_start_can_be_gone_through(opened: int, wanted: list[Verb]) -> None:
    page = cancelled_page(table(status="cancelled", opened=opened), toy_game(), WORDS)
    judge(page)
    assert verbs(page) == wanted
