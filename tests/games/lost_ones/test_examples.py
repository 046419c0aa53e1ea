"""The worked examples O1 to O24 (D3)."""

import pytest

from engine.core.errors import Illegal
from engine.games.lost_ones.actions import Assign, Attempt, DiscardCards, EndTurn, Fight, GiveUpFight, LeadNightmare
from engine.games.lost_ones.asks import AskDiscard, AskLead, AskTurn
from engine.games.lost_ones.effects import Advance, Cost, Draw, DrawBane, Rest, StirNightmare
from engine.games.lost_ones.events import EffectStruck, FoeBeaten, NightmareMoved, PhaseBegan
from engine.games.lost_ones.pack import Lock
from tests.games.lost_ones.builders import (
    AXE,
    FIRE,
    MITTEN,
    PAIRS,
    Night,
    encounter,
    hands,
    night,
    who,
    world,
)

LINE = (1, 2, 3, 10)


def test_o1_two_characters_equally_near() -> None:
    book = world(deeds={"3.1": encounter("3.1", StirNightmare())})
    game = night(book, who(3), who(7), placed=(1, 2, 3, 4, 7, 6), nightmare=1).do(Attempt(hero=0, encounter="3.1"))
    assert game.table.ask == AskLead(waiting=(0,), to=(4, 2))


def test_o2_one_character_and_two_shortest_paths() -> None:
    book = world(deeds={"5.1": encounter("5.1", StirNightmare())})
    game = night(book, who(5), placed=(1, 2, 4, 5), nightmare=1).do(Attempt(hero=0, encounter="5.1"))
    assert game.table.ask == AskLead(waiting=(0,), to=(4, 2))
    assert game.do(LeadNightmare(hero=0, tile=2)).table.nightmare == 2


def test_o4_it_walks_through_walls_and_locks() -> None:
    book = world(
        walls=[(1, "E")], locks={(2, "W"): Lock(by=("2.2",))}, deeds={"2.1": encounter("2.1", StirNightmare())}
    )
    assert night(book, who(2), placed=(1, 2), nightmare=1).do(Attempt(hero=0, encounter="2.1")).reason == "caught"


def test_o5_the_third_phase_takes_two_steps() -> None:
    for away, tile, reason in ((10, 3, None), (3, 3, "caught")):
        book = world(deeds={f"{away}.1": encounter(f"{away}.1", Advance())})
        game = night(book, who(away), placed=LINE, nightmare=1, phase=2).do(Attempt(hero=0, encounter=f"{away}.1"))
        assert game.table.phase == 3
        assert (game.table.nightmare, game.reason) == (tile, reason)


def test_o7_phases_move_nothing_before_the_first_trigger() -> None:
    book = world(deeds={"1.1": encounter("1.1", Advance())})
    game = night(book, who(), placed=LINE).do(Attempt(hero=0, encounter="1.1"))
    assert game.table.phase == 2
    assert game.table.nightmare is None


def test_o8_a_bounce() -> None:
    game = night(world(icons={1: ("blizzard",), 4: ("underwater",)}), who()).walk("N")
    assert game.table.ask == AskDiscard(waiting=(0,), count=(1,), cause="underwater")
    game.do(DiscardCards(hero=0, cards=frozenset({1})))
    assert (game.hero(0).tile, hands(game.state), game.table.used) == (1, [2], 1)
    assert game.table.placed == ("1", "4")
    assert game.table.read == ("1",)
    assert game.table.ask == AskTurn(waiting=(0,))


def test_o10_fire_walker_protects_who_arrives_with_it() -> None:
    book = world(icons={4: ("lava",)})
    game = night(book, who(boons=(FIRE,)), who(), who(5), placed=(1, 5, 7)).walk("N").answer(1, True)
    assert [hero.tile for hero in game.table.heroes] == [4, 4, 5]
    game.walk("N").answer(1, False)
    assert game.hero(1).tile == 4
    game.end().begin(2).walk("W").lapse()
    assert [hero.tile for hero in game.table.heroes] == [7, 4, 5]
    assert hands(game.state) == [3, 3, 2]


def test_o12_rings_in_the_last_phase() -> None:
    book = world(icons={1: ("fae_rings",), 4: ("bane",)})
    game = night(book, who(), phase=4).walk("N")
    assert game.reason == "clock"
    assert [event.effect for event in game.told(EffectStruck)] == ["fae_rings"]
    assert not game.hero(0).banes


def helped(*outcomes: object) -> Night:
    book = world(deeds={"1.1": encounter("1.1", *outcomes, cost=Cost(search=2, talk=1))})
    party = who(hand=(PAIRS["search", "talk"], 7)), who(hand=(1, 8), help="yes"), who(hand=(9, 10))
    return night(book, *party)


def test_o13_a_helped_encounter() -> None:
    pair = PAIRS["search", "talk"]
    (form,) = (offer.form for offer in helped().offers() if offer.path == ("attempt", "1.1"))
    assert set(form[0].choices) == {pair, 1}, "a card without any sign that is wanted is not among the choices"
    with pytest.raises(Illegal):
        helped().pay("1.1", pair, 1, 7)
    assert [len(hero.banes) for hero in helped(DrawBane()).pay("1.1", pair, 1).table.heroes] == [1, 1, 0]
    game = helped(Draw(k=2)).pay("1.1", pair, 1)
    assert game.table.ask.to == (0, 1)  # type: ignore[union-attr]
    assert hands(game.do(Assign(hero=0, to=1)).state) == [1, 3, 2]


def test_o14_the_last_card_and_two_drawn() -> None:
    book = world(deeds={"1.1": encounter("1.1", Draw(k=2), cost=Cost(search=1))})
    assert night(book, who(hand=(1,))).pay("1.1", 1).reason is None
    assert night(book, who(hand=(1,)), options={"strict_hand": True}).pay("1.1", 1).reason == "hand"


def test_o16_help_that_stands_elsewhere() -> None:
    game = night(world(icons={4: ("foe",)}), who(hand=(25, 1)), who(5, hand=(26, 19)), placed=(1, 5)).walk("N")
    assert not game.may(Fight)
    assert game.do(GiveUpFight(hero=0)).reason == "foe"


def test_o17_a_foe_beaten_with_the_last_card() -> None:
    game = night(world(icons={4: ("foe",)}), who(hand=(25,)), foe=2).walk("N").do(Fight(hero=0, cards=frozenset({25})))
    assert game.told(FoeBeaten)
    assert game.reason == "hand"


def test_o18_a_boons_icon_needs_an_action_more() -> None:
    book = world(deeds={"1.1": encounter("1.1", cost=Cost(challenge=1))})
    for used, payable in ((1, True), (2, False)):
        game = night(book, who(boons=(AXE,)), used=used)
        assert ("1.1" in {action.encounter for action in game.may(Attempt)}) is payable


def test_o19_a_bane_tile_where_somebody_stands() -> None:
    book = world(icons={4: ("bane",)})
    for effects_hit, banes in (("all", [1, 1]), ("arrivals", [1, 0])):
        game = night(book, who(), who(4), placed=(1, 4), options={"effects_hit": effects_hit}).walk("N")
        assert [len(hero.banes) for hero in game.table.heroes] == banes


def test_o21_locked_in_while_another_can_walk() -> None:
    dear = {f"1.{k}": encounter(f"1.{k}", cost=Cost(challenge=9)) for k in (1, 2)}
    book = world(locks={(1, "N"): Lock(by=("1.1",)), (1, "E"): Lock(by=("1.1",))}, deeds=dear)
    game = night(book, who(), who(5), placed=(1, 5)).do(EndTurn(hero=0))
    assert game.reason is None
    assert game.begin(1).walk("N").reason is None


def test_o23_winters_touch_is_its_owners() -> None:
    game = night(world(icons={4: ("blizzard",)}), who(boons=(MITTEN,)), who()).walk("N").answer(1, True)
    assert game.table.ask == AskDiscard(waiting=(1,), count=(1,), cause="blizzard")


def test_o24_two_rest_together() -> None:
    book = world(deeds={"10.1": encounter("10.1", Rest(), kind="rest")})
    game = night(book, who(10), who(10), placed=LINE, nightmare=1).do(Attempt(hero=0, encounter="10.1"))
    assert hands(game.state) == [6, 6]
    assert game.told(PhaseBegan) == [PhaseBegan(phase=2)]
    assert game.told(NightmareMoved) == [NightmareMoved(tile=2)]
    assert not night(book, who(10), placed=LINE).do(Attempt(hero=0, encounter="10.1")).told(NightmareMoved)
