"""Rulings LO-01 to LO-27: set-up, rounds and turns, the map and moving."""

import pytest

from engine.core.errors import Illegal
from engine.core.game import seats_of
from engine.core.rng import Rng
from engine.games.lost_ones import storybook
from engine.games.lost_ones.actions import (
    Attempt,
    Begin,
    ChooseCharacter,
    EndTurn,
    Explore,
    Move,
    Mulligan,
    PlayText,
    Prefer,
)
from engine.games.lost_ones.asks import AskBegin, AskFollow, AskTurn
from engine.games.lost_ones.effects import Cost, GainBoon, Side, Teleport, Transform
from engine.games.lost_ones.events import CardsDiscarded, Moved, NightBegan, PageRead, Stayed, TurnEnded
from engine.games.lost_ones.options import Options
from engine.games.lost_ones.pack import Encounter, Lock
from engine.games.lost_ones.rules import LostOnes
from tests.games.lost_ones.builders import DRAW_2, Night, encounter, hands, night, who, world

BOOK = world()
EAST_AND_NORTH: tuple[Side, Side] = ("N", "E")


def started(seats: int = 2, number: int = 0, **options: object) -> Night:
    rng = Rng(number.to_bytes(32, "big"))
    rules = LostOnes(BOOK)
    step = rules.setup(Options(**options), seats_of(seats), rng)  # type: ignore[arg-type]
    return Night(rules, step.state, rng, step.public)


def named(seats: int = 2, number: int = 0, **options: object) -> Night:
    return started(seats, number, random_characters=True, **options)


def test_lo_01_five_characters_for_one_to_four_seats() -> None:
    for seats, size in ((1, 7), (2, 6), (3, 5), (4, 4)):
        game = started(seats)
        assert hands(game.state) == [size] * seats
        assert len(game.may(ChooseCharacter)) == 5


def test_lo_02_characters_are_different_first_come() -> None:
    game = started()
    game.do(ChooseCharacter(hero=1, character="kaya"))
    assert game.status.pending is not None
    assert game.status.pending.seats == (0,)
    with pytest.raises(Illegal):
        game.do(ChooseCharacter(hero=0, character="kaya"))
    game.do(ChooseCharacter(hero=0, character="will"))
    assert [hero.character for hero in game.table.heroes] == ["will", "kaya"]
    assert isinstance(game.table.ask, AskBegin)


def test_lo_02_at_random_nobody_is_asked() -> None:
    pairs = {tuple(hero.character for hero in named(number=n).table.heroes) for n in range(30)}
    assert len(pairs) > 5
    assert all(a != b for a, b in pairs)
    assert isinstance(named().table.ask, AskBegin)


def test_lo_03_the_prologue_and_the_first_page_are_read_without_effects() -> None:
    book = world(icons={1: ("bane", "nightmare")})
    step = LostOnes(book).setup(Options(random_characters=True), seats_of(2), Rng(bytes(32)))
    assert [type(event) for event in step.public[-2:]] == [NightBegan, PageRead]
    assert step.state.table.read == ("1",)
    assert step.state.table.nightmare is None
    assert not any(hero.banes for hero in step.state.table.heroes)


def test_lo_25_who_woke_up_is_told_once_they_are_chosen_and_can_be_read_again() -> None:
    rules = LostOnes(world())
    step = rules.setup(Options(random_characters=True), seats_of(2), Rng(bytes(32)))
    view = rules.public_view(step.state)
    told = [leaf for event in step.public for leaf in storybook.leaves(view, event)]
    assert [leaf.id for leaf in told] == [
        *(f"hero-{hero.character}" for hero in step.state.table.heroes), "prologue", "tile-1",
    ]  # fmt: skip
    again = storybook.book(view)
    assert [leaf.id for leaf in again[2:]] == ["prologue", "tile-1"]
    assert {leaf.id: leaf for leaf in again} == {leaf.id: leaf for leaf in told}


def test_lo_04_whoever_begins_first_or_by_lot() -> None:
    game = named(3)
    assert game.table.ask == AskBegin(waiting=(0, 1, 2))
    assert game.begin(2).table.first == 2
    drawn = {named(3, number=n, first_seat="random").table.ask.waiting for n in range(30)}  # type: ignore[union-attr]
    assert drawn == {(0,), (1,), (2,)}


def test_lo_05_hands_are_open() -> None:
    game = named()
    assert game.rules.seat_view(game.state, seats_of(2)[0]).public.table.heroes[1].hand == game.hero(1).hand


def test_lo_06_boons_are_taken_by_number_and_each_exists_once() -> None:
    book = world(deeds={f"1.{k}": encounter(f"1.{k}", GainBoon(boon=3)) for k in (1, 2)})
    game = night(book, who()).pay("1.1").pay("1.2")
    assert [held.boon for held in game.hero(0).boons] == [3]
    assert 3 not in game.state.supply


def test_lo_07_tokens_do_not_limit() -> None:
    locks: dict[tuple[int, Side], Lock] = {
        (n, side): Lock(by=("1.1",)) for n in range(1, 10) for side in EAST_AND_NORTH
    }
    game = night(world(locks=locks), who(5), placed=range(1, 10))
    assert not {action.side for action in game.may(Move)} & {"N", "E"}


def test_lo_08_no_new_hand_but_by_house_rule() -> None:
    assert not named().may(Mulligan)
    game = named(mulligan=True)
    old = game.hero(0).hand
    asked = game.table.decision
    game.do(Mulligan(hero=0))
    assert len(game.hero(0).hand) == 6
    assert not set(old) & set(game.hero(0).hand)
    assert set(old) <= set(game.state.deck)
    assert game.told(CardsDiscarded)[0].cause == "mulligan"
    assert game.table.decision == asked
    assert not game.may(Mulligan)
    assert game.may(Mulligan, 1)
    game.begin(0).walk("N")
    assert not game.may(Mulligan, 1)


def test_lo_09_any_seat_that_has_not_acted_may_begin() -> None:
    game = night(BOOK, who(), who(), who())
    game.walk("N").answer(1, False).answer(2, False).end()
    assert game.table.ask == AskBegin(waiting=(1, 2))
    game.begin(2).walk("E").answer(1, False).end().begin(1).walk("N").end()
    assert game.table.round == 2
    assert game.table.ask == AskBegin(waiting=(0, 1, 2))


def calls(game: Night) -> int:
    assert game.status.pending is not None
    return game.status.pending.calls_for


def test_lo_09_who_may_begin_is_called_once_a_round_and_the_last_of_it_once_more() -> None:
    game = night(BOOK, who(), who(), who())
    game.walk("N").answer(1, False).answer(2, False).end()
    first = calls(game)
    game.begin(2).walk("E").answer(1, False).end()
    assert calls(game) not in (first, -game.table.round), "the last of a round is called by itself"
    game.begin(1).walk("N").end()
    round_two = calls(game)
    assert round_two not in (first, game.table.decision)
    game.begin(0).walk("S").answer(1, False).end()
    assert calls(game) == round_two


def rounds_of(game: Night, n: int) -> list[tuple[int, ...]]:
    """Play rounds in which everybody who may begin does, and walks north or south; return who could begin."""
    asked = []
    for hero in game.table.heroes:
        game.do(Prefer(hero=game.table.heroes.index(hero), about="follow", value="never"))
    while game.table.round <= n:
        ask = game.table.ask
        assert isinstance(ask, AskBegin)
        asked.append(ask.waiting)
        game.begin(ask.waiting[0])
        game.walk("N" if game.hero(ask.waiting[0]).tile < 4 else "S").end()
    return asked


def test_lo_09_in_a_fixed_order_only_the_next_may() -> None:
    game = named(3, fixed_order=True)
    assert game.table.ask == AskBegin(waiting=(0, 1, 2))
    assert rounds_of(game, 2) == [(0, 1, 2), (1,), (2,), (0,), (1,), (2,)]


def test_lo_10_the_first_stays_first_or_rotates() -> None:
    game = named(3, fixed_order=True, rotate_first=True)
    assert rounds_of(game, 3)[3:] == [(1,), (2,), (0,), (2,), (0,), (1,)]


def locked_in() -> Night:
    """Return a night whose hero 0 has nothing to do on tile 1, and hero 1 can walk."""
    locks: dict[tuple[int, Side], Lock] = {(1, side): Lock(by=("1.1",)) for side in EAST_AND_NORTH}
    return night(world(locks=locks, deeds=unpayable(1)), who(1, hand=(19,)), who(5), placed=(1, 5))


def unpayable(n: int) -> dict[str, Encounter]:
    return {f"{n}.{k}": encounter(f"{n}.{k}", cost=Cost(challenge=9)) for k in (1, 2)}


def test_lo_11_passing_is_legal_exactly_when_nothing_else_is() -> None:
    game = locked_in()
    assert game.may(EndTurn)
    game.end()
    assert game.told(TurnEnded) == [TurnEnded(hero=0, passed=True)]
    game = night(BOOK, who())
    assert not game.may(EndTurn)
    assert game.walk("N").may(EndTurn)


def test_lo_12_free_texts_are_no_action() -> None:
    game = night(BOOK, who(hand=(DRAW_2, 1)))
    game.do(PlayText(hero=0, card=DRAW_2))
    assert game.table.used == 0
    assert not game.may(EndTurn)
    assert game.walk("N").table.used == 1


def test_lo_13_unused_actions_are_lost() -> None:
    game = night(BOOK, who()).walk("N").end()
    assert game.table.ask == AskTurn(waiting=(0,))
    for _ in range(2):
        game.walk("N" if game.hero(0).tile == 1 else "S")
    assert game.walk("N").table.round == 3


def test_lo_14_effects_do_not_end_moving_but_by_house_rule() -> None:
    book = world(icons={4: ("bane",)})
    assert night(book, who()).walk("N").may(Move)
    game = night(book, who(), options={"effect_ends_move": True}).walk("N")
    assert game.table.halted
    assert not game.may(Move)
    assert not game.may(Explore)
    assert game.may(Attempt)
    assert game.end().may(Move)


def test_lo_15_nobody_acts_in_anothers_turn() -> None:
    game = night(BOOK, who(), who(hand=(DRAW_2, 2)))
    assert not [
        offer for offer in game.offers(1) if not isinstance(offer.action, Prefer) and offer.path != ("concede",)
    ]
    with pytest.raises(Illegal):
        game.do(PlayText(hero=1, card=DRAW_2))
    with pytest.raises(Illegal):
        game.do(Move(hero=0, side="N"), seat=1)


def test_lo_16_actions_may_repeat() -> None:
    game = night(BOOK, who()).walk("N").walk("N").walk("E")
    assert game.hero(0).tile == 8


def test_lo_17_explore_or_move_by_whether_the_tile_is_placed() -> None:
    game = night(BOOK, who(1), who(5), placed=(1, 5, 4))
    assert {action.side for action in game.may(Move)} == {"N"}
    assert {action.side for action in game.may(Explore)} == {"E"}


def test_lo_18_a_square_that_is_taken_closes_the_side() -> None:
    astray = {"n": 4, "variant": "a", "x": 1, "y": 0}
    game = night(world(variants=[astray]), who(1), placed=(1, "4a"))
    assert {action.side for action in game.may(Explore)} == set()


def test_lo_19_movement_needs_the_number_on_the_side_one_leaves() -> None:
    game = night(world(walls=[(4, "S")]), who(1), placed=(1, 4)).walk("N")
    assert "S" not in {action.side for action in game.may(Move)}


def test_lo_20_neighbours_without_a_path_are_not_connected() -> None:
    game = night(world(walls=[(4, "S"), (1, "N")]), who(1), placed=(1, 4))
    assert "N" not in {action.side for action in (*game.may(Move), *game.may(Explore))}


def test_lo_21_those_on_the_tile_are_asked_each_step() -> None:
    game = night(BOOK, who(1), who(1), who(5), placed=(1, 5)).walk("N")
    assert game.table.ask == AskFollow(waiting=(1,), to=4, explore=True)
    game.answer(1, True)
    assert [hero.tile for hero in game.table.heroes] == [4, 4, 5]
    assert game.told(Moved)[0].heroes == (0, 1)
    game.walk("N").answer(1, False)
    assert [hero.tile for hero in game.table.heroes] == [7, 4, 5]
    assert game.told(Stayed) == [Stayed(hero=1)]


def test_lo_21_standing_preferences() -> None:
    game = night(BOOK, who(follow="always"), who(follow="always"), who(follow="never")).walk("N")
    assert [hero.tile for hero in game.table.heroes] == [4, 4, 1]
    game = night(BOOK, who(), who(follow="always"), who()).walk("N")
    assert game.table.ask == AskFollow(waiting=(2,), to=4, explore=True, yes=(1,))
    assert [hero.tile for hero in game.lapse().table.heroes] == [4, 4, 1]


def test_lo_22_following_is_free_and_shares_the_dangers() -> None:
    game = night(BOOK, who(), who(acted=True)).walk("N").answer(1, True)
    assert game.hero(1).tile == 4
    assert game.table.used == 1
    game = night(world(icons={4: ("lava",)}), who(), who()).walk("N").answer(1, True).lapse()
    assert [hero.tile for hero in game.table.heroes] == [1, 1]
    assert hands(game.state) == [2, 2]


def test_lo_23_followers_choose_and_deadlines_take_the_fewest_icons() -> None:
    book = world(icons={4: ("blizzard",)})
    game = night(book, who(), who(hand=(31, 40, 8, 2), follow="always")).walk("N").lapse()
    assert game.hero(1).hand == (31, 40, 2)
    lost = set()
    for n in range(20):
        again = night(
            book, who(), who(hand=(31, 40, 8, 2), follow="always"), options={"default_discard": "random"}
        ).walk("N")
        again.rng = Rng(n.to_bytes(32, "big"))
        lost.update(again.lapse().hero(1).discard)
    assert lost == {31, 40, 8, 2}


def test_lo_24_nobody_may_walk_into_the_nightmare() -> None:
    game = night(BOOK, who(1), placed=(1, 4), nightmare=4)
    assert {action.side for action in (*game.may(Move), *game.may(Explore))} == {"E"}


def test_lo_24_whoever_is_carried_to_it_is_caught() -> None:
    book = world(deeds={"1.1": encounter("1.1", Teleport(tile=4))})
    assert night(book, who(1), placed=(1, 4), nightmare=4).pay("1.1").reason == "caught"


def test_lo_25_read_pages_stay_and_bounced_ones_are_unread() -> None:
    game = night(world(icons={4: ("lava",)}), who()).walk("N").lapse()
    assert game.table.placed == ("1", "4")
    assert game.table.read == ("1",)
    assert [page.key for page in game.view.pages] == ["1"]


def test_lo_26_effects_come_before_the_page() -> None:
    game = night(world(icons={4: ("bane",)}), who(), banes=[20]).walk("N")
    kinds = [event.kind for event in game.events]
    assert kinds == ["tile_placed", "moved", "effect_struck", "bane_drawn", "page_read"]


def test_lo_27_a_teleport_is_a_move_and_a_transformation_is_not() -> None:
    book = world(icons={4: ("bane",)}, deeds={"1.1": encounter("1.1", Teleport(tile=4))})
    game = night(book, who()).pay("1.1")
    assert len(game.hero(0).banes) == 1
    assert game.hero(0).came_from == 1
    assert game.table.read == ("1", "4")
    cursed = {"n": 1, "variant": "a", "icons": ("bane",)}
    book = world(variants=[cursed], deeds={"1.1": encounter("1.1", Transform(tile=1, letter="a"))})
    game = night(book, who()).pay("1.1")
    assert game.table.placed == ("1a",)
    assert not game.hero(0).banes


def test_a_turn_does_not_begin_with_the_effects_of_its_tile() -> None:
    game = night(world(icons={1: ("bane", "foe")}), who(), turn=None, ask=AskBegin(waiting=(0,)))
    assert not game.do(Begin(hero=0)).hero(0).banes
