"""Rulings LO-73 to LO-84 and LO-101 to LO-105: hands, drawing, texts, boons, banes, counters."""

import pytest

from engine.core.errors import Illegal
from engine.games.lost_ones.actions import (
    Attempt,
    Counter,
    Decline,
    DiscardCards,
    DropBanes,
    Fight,
    GiveUpFight,
    PlayText,
    RecoverCards,
    Trade,
    UseBoon,
    UseTalent,
)
from engine.games.lost_ones.asks import AskBanes, AskBegin, AskDiscard, AskFight, AskReact, AskRecover, AskTurn
from engine.games.lost_ones.effects import Advance, Cost, Draw, DrawBane, GainBoon, SetFlag, Win
from engine.games.lost_ones.events import (
    BaneRemoved,
    BoonUsed,
    CardsRecovered,
    Countered,
    DeckRenewed,
    Drew,
    FoeMet,
    TalentUsed,
    TextPlayed,
)
from engine.games.lost_ones.views import BoonHeld
from tests.games.lost_ones.builders import (
    BIGGER,
    DRAW_2,
    DRAWER,
    GILLS,
    HOME,
    HUSH,
    LIFT,
    LONGER,
    NO_NIGHTMARE,
    NO_OTHER,
    NO_RINGS,
    RECOVER_1,
    RECOVER_2,
    RELIEF,
    REMINDER,
    STILL,
    Night,
    encounter,
    night,
    who,
    world,
)

BOOK = world()
ONE = Cost(search=1)


def deed(*outcomes: object, cost: Cost | None = None, **icons: object) -> object:
    return world(deeds={"1.1": encounter("1.1", *outcomes, cost=cost)}, **icons)  # type: ignore[arg-type]


def test_lo_73_an_empty_hand_is_checked_after_the_complete_resolution() -> None:
    last, strict = who(hand=(1,)), {"strict_hand": True}
    assert night(deed(cost=ONE), last).pay("1.1", 1).reason == "hand"
    assert night(deed(SetFlag(flag="x"), Draw(k=2), cost=ONE), last).pay("1.1", 1).reason is None
    assert night(deed(Draw(k=2), cost=ONE), last, options=strict).pay("1.1", 1).reason == "hand"
    for options in ({}, strict):
        game = night(deed(SetFlag(flag="x"), Win(gateway="tree"), cost=ONE), last, options=options).pay("1.1", 1)
        assert game.reason == "gateway"


def test_lo_74_a_lower_limit_discards_at_once_and_a_higher_one_draws_nothing() -> None:
    full = who(hand=range(1, 8))
    game = night(deed(DrawBane()), full, banes=(1,)).pay("1.1")
    assert game.table.ask == AskDiscard(waiting=(0,), count=(1,), cause="limit")
    assert len(game.do(DiscardCards(hero=0, cards=frozenset({3}))).hero(0).hand) == 6
    game = night(deed(GainBoon(boon=BIGGER)), who(hand=range(1, 8))).pay("1.1")
    assert len(game.hero(0).hand) == 7


def test_lo_75_drawing_stops_at_the_limit() -> None:
    assert len(night(deed(Draw(k=3)), who(hand=range(1, 7))).pay("1.1").hero(0).hand) == 7
    assert len(night(deed(Draw(k=3)), who(hand=range(1, 7), boons=(BIGGER,))).pay("1.1").hero(0).hand) == 8


def used_up(options: dict[str, bool]) -> Night:
    """Return a night whose deck has one card: 40; six cards are in hands, the others lie discarded."""
    rest = tuple(card for card in range(1, 20) if card not in (1, 7, 13, 2, 8, 14))
    party = who(discard=tuple(range(20, 40))), who(discard=rest)
    return night(deed(Draw(k=3)), *party, options=options)


def test_lo_76_all_discards_become_a_new_deck() -> None:
    game = used_up({}).pay("1.1")
    assert [len(event.cards) for event in game.told(Drew)] == [1, 2]
    assert game.told(DeckRenewed)
    assert len(game.state.deck) == 31
    assert not any(hero.discard for hero in game.table.heroes)
    game = used_up({"no_reshuffle": True}).pay("1.1")
    assert [event.cards for event in game.told(Drew)] == [(40,)]


def test_lo_76_nothing_left_is_nothing_drawn() -> None:
    game = night(deed(Draw(k=3)), who(discard=tuple(card for card in range(1, 41) if card not in (1, 7, 13))))
    assert not game.state.deck
    game.set(heroes=(game.hero(0).model_copy(update={"discard": ()}),))
    assert len(game.pay("1.1").hero(0).hand) == 3


def test_lo_77_discards_are_in_the_order_of_time_and_taken_back_by_cards() -> None:
    game = night(world(deeds={"1.1": encounter("1.1", cost=Cost(solve=1)), "1.2": encounter("1.2", cost=ONE)}), who())
    game.pay("1.1", 7).pay("1.2", 1)
    assert game.hero(0).discard == (7, 1)
    game = night(BOOK, who(hand=(RECOVER_1, 2), discard=(3, 4))).do(PlayText(hero=0, card=RECOVER_1))
    assert game.table.ask == AskRecover(waiting=(0,), count=(1,), but=(RECOVER_1,))
    with pytest.raises(Illegal):
        game.do(RecoverCards(hero=0, cards=frozenset({RECOVER_1})))
    game.do(RecoverCards(hero=0, cards=frozenset({3})))
    assert (game.hero(0).hand, game.hero(0).discard) == ((2, 3), (4, RECOVER_1))


def test_texts_that_recover_do_not_bring_each_other_back() -> None:
    game = night(BOOK, who(hand=(RECOVER_2, 2), discard=(RECOVER_1, 3))).do(PlayText(hero=0, card=RECOVER_2))
    assert game.told(CardsRecovered) == [CardsRecovered(hero=0, cards=(3,))]
    assert not night(BOOK, who(hand=(RECOVER_2, 2), discard=(RECOVER_1,))).may(PlayText)
    game = night(BOOK, who(boons=(REMINDER,), discard=(RECOVER_1,))).do(UseBoon(hero=0, boon=REMINDER))
    assert RECOVER_1 in game.hero(0).hand


def test_a_renewed_deck_is_without_the_card_that_is_played() -> None:
    away = tuple(card for card in range(1, 41) if card not in (DRAW_2, 1, 2))
    game = night(BOOK, who(hand=(DRAW_2, 1, 2), discard=away)).do(PlayText(hero=0, card=DRAW_2))
    assert len(game.hero(0).hand) == 4
    assert game.hero(0).discard == (DRAW_2,)
    assert DRAW_2 not in (*game.state.deck, *game.hero(0).hand)


def test_lo_78_a_card_gives_its_icons_or_its_text() -> None:
    game = night(deed(cost=ONE), who(hand=(DRAW_2, 7))).pay("1.1", DRAW_2)
    assert game.hero(0).hand == (7,)
    game = night(deed(cost=ONE), who(hand=(DRAW_2, 7))).do(PlayText(hero=0, card=DRAW_2))
    assert game.told(TextPlayed)
    assert len(game.hero(0).hand) == 3
    assert not game.table.done


def test_lo_79_free_texts_on_ones_turn_and_in_a_fight() -> None:
    game = night(world(icons={4: ("foe",)}), who(hand=(DRAW_2, 25)), deck=(26, 19)).walk("N")
    game.do(PlayText(hero=0, card=DRAW_2))
    assert isinstance(game.table.ask, AskFight)
    assert game.do(game.may(Fight)[0]).reason == "hand"
    game = night(BOOK, who(), who(hand=(DRAW_2, 2)))
    assert not game.may(PlayText, 1)


def test_lo_80_boons_exhaust_and_are_ready_in_each_phase() -> None:
    game = night(deed(Advance()), who(boons=(DRAWER, GILLS))).do(UseBoon(hero=0, boon=DRAWER))
    assert game.told(BoonUsed)
    assert len(game.hero(0).hand) == 5
    assert not game.may(UseBoon)
    assert game.pay("1.1").may(UseBoon), "in the midst of a turn too"


def test_lo_80_what_lasts_works_while_exhausted() -> None:
    held = BoonHeld(boon=GILLS, ready=False)
    assert night(world(icons={4: ("underwater",)}), who(boons=(held,))).walk("N").hero(0).tile == 4


def test_lo_81_trading_is_a_house_rule() -> None:
    party = who(boons=(BIGGER,)), who(), who(5)
    assert not night(BOOK, *party, placed=(1, 5)).may(Trade)
    game = night(BOOK, *party, placed=(1, 5), options={"trade": True})
    assert {action.to for action in game.may(Trade)} == {1}
    game.do(Trade(hero=0, to=1, card=7)).do(Trade(hero=0, to=1, boon=BIGGER))
    assert (game.hero(0).hand, game.hero(1).hand) == ((1, 13), (2, 8, 14, 7))
    assert game.hero(1).boons == (BoonHeld(boon=BIGGER),)
    assert game.table.used == 2
    full = who(hand=range(20, 26), boons=(BIGGER,)), who()
    game = night(BOOK, *full, options={"trade": True}).do(Trade(hero=0, to=1, boon=BIGGER))
    assert game.table.ask == AskTurn(waiting=(0,))
    full = who(hand=range(20, 27), boons=(BIGGER,)), who()
    game = night(BOOK, *full, options={"trade": True}).do(Trade(hero=0, to=1, boon=BIGGER))
    assert game.table.ask == AskDiscard(waiting=(0,), count=(1,), cause="limit")


def test_lo_82_banes_stack_and_lie_open_when_they_are_gone() -> None:
    game = night(BOOK, who(hand=(LIFT, 1), banes=(18, 19))).do(PlayText(hero=0, card=LIFT))
    assert game.table.ask == AskBanes(waiting=(0,), count=(1,))
    game.do(DropBanes(hero=0, banes=frozenset({19})))
    assert game.told(BaneRemoved) == [BaneRemoved(hero=0, bane=19)]
    assert game.table.bane_discard == (19,)
    game = night(BOOK, who(boons=(RELIEF,), banes=(18,))).do(UseBoon(hero=0, boon=RELIEF))
    assert game.hero(0).banes == ()


RINGS = world(icons={1: ("fae_rings",)})
NIGHTMARE = world(icons={4: ("nightmare",)})


def test_lo_83_in_order_from_the_active_seat_and_the_first_counter_closes() -> None:
    party = who(1, hand=(NO_RINGS, 1)), who(1, boons=(STILL,)), who(5)
    game = night(RINGS, *party, placed=(1, 5)).walk("N").answer(1, False)
    assert game.table.ask == AskReact(waiting=(0,), effect="fae_rings", tile=1), "boons on one's own turn only"
    assert game.do(Decline(hero=0)).table.phase == 2


def test_lo_83_each_is_a_decision_of_its_own() -> None:
    party = who(4, hand=(NO_OTHER, 2)), who(4, hand=(NO_NIGHTMARE, 7)), who(1, hand=(8, 9), boons=(HUSH,))
    game = night(NIGHTMARE, *party, placed=(1, 4), turn=2).walk("N")
    assert game.table.ask == AskReact(waiting=(2, 0, 1), effect="nightmare", tile=4)
    first = game.table.decision
    with pytest.raises(Illegal):
        game.do(Counter(hero=1, card=NO_NIGHTMARE))
    game.do(Decline(hero=2)).do(Decline(hero=0))
    assert game.table.ask == AskReact(waiting=(1,), effect="nightmare", tile=4)
    assert game.table.decision == first + 2
    game.do(Counter(hero=1, card=NO_NIGHTMARE))
    assert game.told(Countered) == [Countered(hero=1, effect="nightmare", card=NO_NIGHTMARE)]
    assert game.table.nightmare is None


def test_lo_83_who_left_and_who_stayed_may_cancel_rings_and_silence_is_no() -> None:
    game = night(RINGS, who(), who(hand=(NO_RINGS, 2)), who(4, hand=(3, 8)), placed=(1, 4)).walk("N").answer(1, True)
    assert game.table.ask == AskReact(waiting=(1,), effect="fae_rings", tile=1)
    assert game.lapse().table.phase == 2
    game = night(RINGS, who(), who(hand=(NO_RINGS, 2))).walk("N").answer(1, False)
    assert game.do(Counter(hero=1, card=NO_RINGS)).table.phase == 1


def test_lo_83_the_last_card_may_cancel_but_is_missed_before_the_next_effect() -> None:
    book = world(icons={1: ("fae_rings",), 4: ("bane",)})
    game = night(book, who(hand=(NO_RINGS,))).walk("N").do(Counter(hero=0, card=NO_RINGS))
    assert game.reason == "hand"
    assert not game.hero(0).banes


def test_lo_84_a_boon_as_counter_costs_the_mover_an_action() -> None:
    game = night(NIGHTMARE, who(boons=(HUSH,))).walk("N").do(Counter(hero=0, boon=HUSH))
    assert game.table.used == 2
    assert not game.hero(0).boons[0].ready
    game = night(NIGHTMARE, who(boons=(HUSH,)), used=2).walk("N")
    assert game.table.nightmare == 1, "no action was left"


def test_lo_101_more_or_fewer_actions_but_never_none() -> None:
    for more, most in (({}, 3), ({"boons": (LONGER,)}, 4), ({"banes": (2,)}, 2), ({"banes": (2, 12)}, 1)):
        game = night(BOOK, who(**more), who(5), placed=(1, 5))  # type: ignore[arg-type]
        for _ in range(most - 1):
            game.walk("N" if game.hero(0).tile == 1 else "S")
        assert game.table.ask == AskTurn(waiting=(0,))
        game.walk("N" if game.hero(0).tile == 1 else "S")
        assert isinstance(game.table.ask, AskBegin), "nothing is left to do"


def test_lo_103_several_foes_one_after_the_other() -> None:
    game = night(world(icons={4: ("foe", "foe")}), who(hand=(25, 26, 19, 27, 28, 20, 1))).walk("N")
    game.state = game.state.model_copy(update={"foe_deck": ()})
    game.do(game.may(Fight)[0])
    assert game.told(FoeMet) == [FoeMet(foe=1, tile=4)], "the beaten one was shuffled back"
    assert game.do(game.may(Fight)[0]).table.ask == AskTurn(waiting=(0,))
    assert game.state.foe_deck == (1,)


def test_lo_104_a_bane_means_its_owner_and_a_foe_all_who_are_there() -> None:
    game = night(world(icons={4: ("bane",)}), who(), who(4), placed=(1, 4), banes=(20, 4)).walk("N")
    assert game.table.ask.waiting == (1,)  # type: ignore[union-attr]
    game = night(world(icons={4: ("foe",)}), who(), who(4, hand=(25, 2)), placed=(1, 4), foe=2).walk("N")
    assert game.may(GiveUpFight, 1)


def test_lo_105_read_pages_are_public_from_afar() -> None:
    game = night(BOOK, who(1), placed=(1, 5, 9))
    assert [page.key for page in game.view.pages] == ["1", "5", "9"]
    assert game.view.pages[2].encounters[0].cost == ONE
    assert {action.encounter for action in game.may(Attempt)} == {"1.1", "1.2"}


# ---------------------------------------------------------------- talents and boons by themselves


def test_talents_on_a_turn() -> None:
    party = who(), who(), who(hand=(3, 9), discard=(4,)), who(hand=(10, 16), banes=(20,))
    kaya = night(BOOK, *party, turn=2)
    assert not kaya.may(UseTalent, 2)
    kaya.pay("1.2")
    assert kaya.do(UseTalent(hero=2, choice=0, to=2)).hero(2).hand == (3, 9, 4)
    assert kaya.told(TalentUsed) == [TalentUsed(hero=2, to=2)]
    maeve = night(BOOK, *party, turn=3)
    assert not maeve.may(UseTalent, 3)
    maeve.walk("N").answer(0, False).answer(1, False).answer(2, False)
    assert len(maeve.may(UseTalent, 3)) == 2
    assert maeve.do(UseTalent(hero=3, choice=1, to=3)).hero(3).banes == ()


def test_exploring_counts_only_until_the_next_action() -> None:
    party = [who(5), who(5), who(5), who(1)]
    game = night(BOOK, *party, turn=3, placed=(1, 5, 4)).walk("E")
    assert game.table.explored
    assert not game.walk("W").table.explored
    lava = night(world(icons={2: ("lava",)}), *party, turn=3, placed=(1, 5)).walk("E").lapse()
    assert not lava.table.explored


def test_a_talent_as_counter() -> None:
    book = world(talents={"dominika": NIGHTMARE.characters["will"].talent}, icons={4: ("nightmare",)})
    game = night(book, who(hand=(1, 7))).walk("N")
    assert game.table.ask == AskReact(waiting=(0,), effect="nightmare", tile=4)
    game.do(Counter(hero=0, talent=True))
    assert not game.hero(0).talent_ready
    assert night(book, who(hand=(1, 7, 13))).walk("N").table.nightmare == 1, "its condition must hold"


def test_a_boon_that_carries() -> None:
    game = night(world(icons={1: ("bane",)}), who(5, boons=(HOME,)), placed=(1, 5)).do(UseBoon(hero=0, boon=HOME))
    assert (game.hero(0).tile, game.table.used, len(game.hero(0).banes)) == (1, 1, 1)


def test_bans() -> None:
    for bane, kind in ((7, UseBoon), (9, PlayText)):
        party = who(hand=(DRAW_2, 1), boons=(DRAWER,), banes=(bane,))
        assert not night(BOOK, party).may(kind)
    assert not night(NIGHTMARE, who(hand=(NO_NIGHTMARE, 1), banes=(9,))).walk("N").may(Counter)
    assert (
        night(deed(cost=Cost(search=2)), who(hand=(1, 7), banes=(6,)), who(hand=(2, 8))).may(Attempt)[0].cards == set()
    )
