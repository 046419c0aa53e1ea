"""Rulings LO-28 to LO-48: effects of tiles, foes, bounces, the Nightmare."""

import pytest

from engine.core.errors import Illegal
from engine.games.lost_ones.actions import (
    Counter,
    Decline,
    DiscardCards,
    Explore,
    Fight,
    GiveUpFight,
    LeadNightmare,
    Move,
    Prefer,
    UseBoon,
)
from engine.games.lost_ones.asks import AskDiscard, AskFight, AskHelp, AskLead, AskReact, AskTurn
from engine.games.lost_ones.effects import Advance, StirNightmare, Teleport
from engine.games.lost_ones.events import (
    BaneDrawn,
    CardsDiscarded,
    Countered,
    EffectStruck,
    FightWish,
    FoeBeaten,
    HelpRefused,
    Moved,
    NightmareMoved,
    NightmareRevealed,
    PhaseBegan,
)
from tests.games.lost_ones.builders import (
    AXE,
    CAP,
    DRAW_2,
    FIRE,
    GILLS,
    HOME,
    HUSH,
    MITTEN,
    NO_NIGHTMARE,
    NO_RINGS,
    PAIRS,
    Night,
    encounter,
    night,
    who,
    world,
)

BANE, BLIZZARD, FOE, LAVA = (world(icons={4: (icon,)}) for icon in ("bane", "blizzard", "foe", "lava"))
NIGHTMARE, RINGS, WATER = (
    world(icons=icons) for icons in ({4: ("nightmare",)}, {1: ("fae_rings",)}, {4: ("underwater",)})
)
LINE = (1, 2, 3, 10)


def total_banes(game: Night) -> list[int]:
    return [len(hero.banes) for hero in game.table.heroes]


def test_lo_28_bane_and_blizzard_meet_everybody_on_the_tile_or_arrivals() -> None:
    party = who(1), who(4), who(5)
    assert total_banes(night(BANE, *party, placed=(1, 4, 5)).walk("N")) == [1, 1, 0]
    arrivals = {"effects_hit": "arrivals"}
    assert total_banes(night(BANE, *party, placed=(1, 4, 5), options=arrivals).walk("N")) == [1, 0, 0]
    assert night(BLIZZARD, *party, placed=(1, 4, 5)).walk("N").table.ask.waiting == (0, 1)  # type: ignore[union-attr]
    strict = night(BLIZZARD, *party, placed=(1, 4, 5), options=arrivals).walk("N")
    assert strict.table.ask.waiting == (0,)  # type: ignore[union-attr]


def test_lo_29_a_group_meets_foe_nightmare_and_rings_once() -> None:
    book = world(icons={1: ("fae_rings",), 4: ("nightmare", "foe")})
    game = night(book, who(), who(follow="always"), who(follow="always"), foe=2).walk("N")
    assert len(game.told(PhaseBegan)) == 1
    assert [event.effect for event in game.told(EffectStruck)] == ["fae_rings", "nightmare", "foe"]
    assert len(game.told(NightmareRevealed)) == 1


def test_lo_30_winters_touch_spares_its_owner_or_everybody() -> None:
    party = who(boons=(MITTEN,)), who(4), who(4)
    game = night(BLIZZARD, *party, placed=(1, 4)).walk("N")
    assert game.table.ask == AskDiscard(waiting=(1, 2), count=(1, 1), cause="blizzard")
    assert game.told(EffectStruck) == [EffectStruck(effect="blizzard", tile=4, heroes=(1, 2), spared=(0,))]
    game = night(BLIZZARD, *party, placed=(1, 4), options={"touch_all": True}).walk("N")
    assert game.table.ask == AskTurn(waiting=(0,))
    assert game.told(EffectStruck)[0].spared == (0, 1, 2)


def test_lo_30_all_choose_at_the_same_time_and_the_last_card_can_be_the_one() -> None:
    game = night(BLIZZARD, who(), who(4, hand=(2,)), who(4), placed=(1, 4)).walk("N")
    asked = game.table.decision
    assert game.told(CardsDiscarded) == [CardsDiscarded(hero=1, cards=(2,), cause="blizzard")]
    game.do(DiscardCards(hero=2, cards=frozenset({9})))
    assert game.table.decision == asked
    game.do(DiscardCards(hero=0, cards=frozenset({7})))
    assert game.reason == "hand"


def test_lo_31_banes_in_seat_order_from_the_active_seat() -> None:
    game = night(BANE, who(4), who(4), who(1), placed=(1, 4), turn=2, banes=(18, 17, 16)).walk("N")
    assert game.told(BaneDrawn) == [BaneDrawn(hero=h, bane=b) for h, b in ((2, 18), (0, 17), (1, 16))]


def test_lo_31_an_empty_deck_is_shuffled_anew_and_none_is_none() -> None:
    kept = who(banes=tuple(range(1, 18)), hand=(1, 2, 3))
    game = night(BANE, kept, bane_discard=(18, 19, 20))
    assert not game.state.bane_deck
    game.walk("N")
    assert game.hero(0).banes[-1] in (18, 19, 20)
    assert len(game.state.bane_deck) == 2
    assert not game.table.bane_discard
    game = night(BANE, who(banes=tuple(range(1, 21)), hand=(1, 2, 3))).walk("N")
    assert len(game.hero(0).banes) == 20


def test_lo_31_immediate_texts_are_done_on_drawing() -> None:
    game = night(BANE, who(), who(4), placed=(1, 4), banes=(3, 4)).walk("N")
    kinds = [event.kind for event in game.events]
    assert kinds[2:5] == ["bane_drawn", "nightmare_revealed", "bane_drawn"]
    assert game.table.ask == AskDiscard(waiting=(1,), count=(1,), cause="card")


def test_lo_32_each_departure_advances_once() -> None:
    game = night(RINGS, who(), who()).walk("N").answer(1, False)
    assert game.table.phase == 2
    game.end().begin(1).walk("N")
    assert game.table.phase == 3
    game = night(RINGS, who(), who(), options={"rings_once_per_round": True}).walk("N").answer(1, False)
    game.end().begin(1).walk("N")
    assert game.table.phase == 2


def test_lo_32_a_teleport_is_a_departure_and_a_bounce_is_none() -> None:
    book = world(icons={1: ("fae_rings",)}, deeds={"1.1": encounter("1.1", Teleport(tile=4))})
    assert night(book, who()).pay("1.1").table.phase == 2
    game = night(world(icons={4: ("lava", "fae_rings")}), who()).walk("N").lapse()
    assert game.hero(0).tile == 1
    assert game.table.phase == 1


def test_lo_33_rings_count_after_the_move_and_before_the_icons() -> None:
    book = world(icons={2: ("fae_rings",), 3: ("bane",)})
    game = night(book, who(2), placed=(1, 2, 3), nightmare=1).walk("E")
    order = [event.kind for event in game.events]
    assert (
        order.index("moved") < order.index("phase_began") < order.index("nightmare_moved") < order.index("bane_drawn")
    )
    game = night(book, who(2), placed=(1, 2, 3), phase=4).walk("E")
    assert game.reason == "clock"
    assert not game.told(BaneDrawn)


def test_lo_34_foes_on_every_entry_or_once() -> None:
    for once in (False, True):
        game = night(FOE, who(hand=(25, 26, 1)), foe=2, options={"foe_once": once})
        game.state = game.state.model_copy(update={"foe_deck": (2,)})
        game.walk("N").do(game.may(Fight)[0]).walk("S").walk("N")
        assert isinstance(game.table.ask, AskTurn if once else AskFight)
        assert game.table.cleared == ((4,) if once else ())


def test_lo_35_everybody_on_the_tile_may_pay_with_cards_and_talents() -> None:
    game = night(FOE, who(hand=(25, 1)), who(4, hand=(26, 19), help="yes"), placed=(1, 4)).walk("N")
    game.do(Fight(hero=0, cards=frozenset({25, 26, 19})))
    assert game.told(FoeBeaten)
    game = night(FOE, who(hand=(13, 14, 25)), placed=(1, 4), foe=3).walk("N")
    game.do(Fight(hero=0, cards=frozenset({13, 14}), talents=frozenset({"0:talk"})))
    assert game.told(FoeBeaten)
    assert not game.hero(0).talent_ready


def test_lo_35_boons_only_of_the_active_seat_with_actions_left() -> None:
    party = who(hand=(19, 1, 2), boons=(AXE,)), who(4, hand=(25, 20), boons=(FIRE,), help="yes")
    game = night(FOE, *party, placed=(1, 4)).walk("N")
    game.do(Fight(hero=0, cards=frozenset({19, 25}), boons=frozenset({AXE})))
    assert game.table.used == 2
    assert [held.ready for held in game.hero(0).boons] == [False]
    game = night(FOE, *party, placed=(1, 4), used=2).walk("N")
    assert not game.may(Fight)


def test_lo_35_persistent_icons_of_everybody_count() -> None:
    game = night(FOE, who(hand=(13, 1), boons=(CAP,)), who(4, hand=(14, 2), help="yes"), placed=(1, 4), foe=3).walk("N")
    game.do(Fight(hero=0, cards=frozenset({13, 14})))
    assert game.told(FoeBeaten)


def test_lo_36_what_nothing_can_beat_is_faced_with_one_click() -> None:
    game = night(FOE, who(hand=(1, 2)), who(4, hand=(7,)), placed=(1, 4)).walk("N")
    assert not game.may(Fight)
    assert game.do(GiveUpFight(hero=0)).reason == "foe"


def test_lo_36_giving_up_needs_a_majority_of_those_there() -> None:
    party = who(hand=(25, 26, 19)), who(4), who(4)
    game = night(FOE, *party, placed=(1, 4)).walk("N").do(GiveUpFight(hero=0))
    assert game.reason is None
    assert game.told(FightWish) == [FightWish(hero=0, needed=1)]
    assert game.do(GiveUpFight(hero=2)).reason == "foe"
    game = night(FOE, who(hand=(DRAW_2, 7)), who(4, hand=(8,)), placed=(1, 4)).walk("N").do(GiveUpFight(hero=0))
    assert game.reason is None, "a text might still change what is at hand"


def test_a_fight_is_not_run_away_from() -> None:
    game = night(FOE, who(hand=(1, 2), boons=(HOME,))).walk("N")
    assert not game.may(UseBoon)
    assert game.do(GiveUpFight(hero=0)).reason == "foe"


def test_lo_36_the_deadline_pays_with_the_cheapest_cards_of_all() -> None:
    game = night(FOE, who(hand=(25, 26, 19)), who(4, hand=(PAIRS["evade", "challenge"], 1)), placed=(1, 4)).walk("N")
    game.lapse()
    assert game.told(FoeBeaten)
    assert game.hero(0).hand == (26, 19)
    assert game.hero(1).hand == (1,)
    assert night(FOE, who(hand=(1, 2))).walk("N").lapse().reason == "foe"


def test_lo_36_refusing_to_help_leads_back_to_the_fight() -> None:
    game = night(FOE, who(hand=(25, 19, 1)), who(4, hand=(26, 2)), placed=(1, 4)).walk("N")
    game.do(Fight(hero=0, cards=frozenset({25, 26, 19})))
    assert isinstance(game.table.ask, AskHelp)
    game.answer(1, False)
    assert game.told(HelpRefused)
    assert isinstance(game.table.ask, AskFight)
    assert game.table.ask.wishes == (1,), "whoever keeps their cards would rather not"
    assert game.may(Fight)[0].cards == {25, 26, 19}, "who has refused may be asked again where nothing else pays"
    again = Night(game.rules, game.state)
    assert again.do(GiveUpFight(hero=0)).reason == "foe"
    assert game.lapse().told(FoeBeaten), "the deadline asks nobody"


def test_lo_37_one_with_the_power_protects_all_or_each_needs_it() -> None:
    for book, boon in ((LAVA, FIRE), (WATER, GILLS)):
        party = who(), who(4, boons=(boon,)), who(follow="always")
        game = night(book, *party, placed=(1, 4)).walk("N")
        assert [hero.tile for hero in game.table.heroes] == [4, 4, 4]
        game = night(book, *party, placed=(1, 4), options={"power_each": True}).walk("N").lapse()
        assert [hero.tile for hero in game.table.heroes] == [1, 4, 1]


def test_lo_38_a_bounce() -> None:
    book = world(icons={4: ("lava", "bane")})
    game = night(book, who(), who(5), placed=(1, 5)).walk("N")
    assert game.table.ask == AskDiscard(waiting=(0,), count=(1,), cause="lava")
    game.do(DiscardCards(hero=0, cards=frozenset({7})))
    assert game.told(Moved) == [Moved(heroes=(0,), old=4, new=1, how="bounce")]
    assert game.table.used == 1
    assert "4" in game.table.placed
    assert "4" not in game.table.read
    assert total_banes(game) == [0, 0]


def test_lo_39_a_bounce_triggers_nothing_but_by_house_rule() -> None:
    book = world(icons={1: ("blizzard", "lava"), 4: ("lava", "fae_rings")})
    game = night(book, who(hand=(1, 2, 3, 4))).walk("N").lapse()
    assert (game.hero(0).tile, len(game.hero(0).hand), game.table.phase) == (1, 3, 1)
    game = night(book, who(hand=(1, 2, 3, 4)), options={"bounce_triggers": True}).walk("N").lapse().lapse()
    assert (game.hero(0).tile, len(game.hero(0).hand), game.table.phase) == (1, 2, 2)
    assert isinstance(game.table.ask, AskTurn), "at most one bounce a step"


def test_lo_40_thrown_back_to_the_nightmare_is_caught() -> None:
    book = world(icons={1: ("fae_rings",), 4: ("lava",)})
    game = night(book, who(1), who(7), placed=(1, 2, 4, 7), nightmare=2).walk("N")
    assert game.table.nightmare == 1
    assert game.lapse().reason == "caught"


def test_lo_40_carried_there_one_goes_back_to_where_one_was() -> None:
    book = world(icons={4: ("lava",)}, deeds={"1.1": encounter("1.1", Teleport(tile=4))})
    game = night(book, who()).pay("1.1").lapse()
    assert game.hero(0).tile == 1


def test_lo_41_the_first_trigger_only_places_it() -> None:
    game = night(NIGHTMARE, who(1)).walk("N")
    assert game.table.nightmare == 1
    assert game.reason is None
    book = world(deeds={"1.1": encounter("1.1", Advance(k=2)), "1.2": encounter("1.2", StirNightmare(k=3))})
    assert night(book, who(1)).pay("1.1").table.nightmare is None
    assert night(book, who(1), options={"clock_reveals": True}).pay("1.1").reason == "caught"
    game = night(book, who(1)).pay("1.2")
    assert game.told(NightmareRevealed)
    assert not game.told(NightmareMoved)


def test_lo_42_placing_catches_nobody_but_staying_does() -> None:
    book = world(icons={4: ("nightmare",)})
    game = night(book, who(2), who(1), placed=(1, 2, 5), turn=0).walk("N").walk("W")
    assert game.table.nightmare == 1
    assert game.reason is None
    assert "S" not in {action.side for action in (*game.may(Move), *game.may(Explore))}
    strict = night(book, who(2), who(1), placed=(1, 2, 5), options={"reveal_strict": True}).walk("N").walk("W")
    assert strict.reason == "caught"


def test_lo_42_still_there_at_its_next_activation_is_caught() -> None:
    book = world(deeds={"1.1": encounter("1.1", StirNightmare())})
    game = night(book, who(1), nightmare=1)
    assert game.pay("1.1").reason == "caught"


def test_lo_43_walls_locks_and_gaps() -> None:
    stir = {"10.1": encounter("10.1", StirNightmare())}
    book = world(walls=[(2, "W"), (1, "E")], deeds=stir)
    assert night(book, who(10), placed=LINE, nightmare=1).pay("10.1").table.nightmare == 2
    game = night(book, who(10), placed=(1, 3, 10), nightmare=1).pay("10.1")
    assert game.table.nightmare == 1, "not across an empty square (LO-46)"
    assert not game.told(NightmareMoved)


def tied(**options: str) -> Night:
    deeds = {"9.1": encounter("9.1", StirNightmare(k=4))}
    return night(world(deeds=deeds), who(9), placed=range(1, 10), nightmare=1, options=options).pay("9.1")


def test_lo_44_the_active_seat_chooses_among_shortest_paths() -> None:
    game = tied()
    assert game.table.ask == AskLead(waiting=(0,), to=(4, 2))
    with pytest.raises(Illegal):
        game.do(LeadNightmare(hero=0, tile=5))
    assert game.do(LeadNightmare(hero=0, tile=2)).table.nightmare == 2
    assert tied().lapse().table.nightmare == 4
    assert tied(tie_default="random").lapse().table.nightmare in (2, 4)


def test_lo_45_step_by_step_until_contact() -> None:
    game = tied().do(LeadNightmare(hero=0, tile=2))
    assert game.table.ask == AskLead(waiting=(0,), to=(5, 3)), "asked again after the first step"
    game.do(LeadNightmare(hero=0, tile=3))
    assert game.reason == "caught"
    assert [event.tile for event in game.told(NightmareMoved)] == [3, 6, 9]


def test_lo_47_a_counter_cancels_one_icon_and_no_first_reveal_happens() -> None:
    game = night(NIGHTMARE, who(hand=(NO_NIGHTMARE, 1))).walk("N")
    assert game.table.ask == AskReact(waiting=(0,), effect="nightmare", tile=4)
    game.do(Counter(hero=0, card=NO_NIGHTMARE))
    assert game.told(Countered)[0].card == NO_NIGHTMARE
    assert game.table.nightmare is None
    assert game.hero(0).discard == (NO_NIGHTMARE,)


def test_lo_47_clock_and_story_cannot_be_countered() -> None:
    book = world(deeds={"1.1": encounter("1.1", StirNightmare()), "1.2": encounter("1.2", Advance())})
    party = who(hand=(NO_NIGHTMARE, NO_RINGS, 1))
    assert isinstance(night(book, party).pay("1.1").table.ask, AskTurn)
    assert isinstance(night(book, party, placed=LINE, nightmare=10).pay("1.2").table.ask, AskTurn)


def test_lo_48_the_nightmare_triggers_nothing() -> None:
    book = world(icons={2: ("fae_rings", "bane"), 1: ("fae_rings",)}, deeds={"3.1": encounter("3.1", StirNightmare())})
    game = night(book, who(3), placed=(1, 2, 3), nightmare=1).pay("3.1")
    assert game.table.nightmare == 2
    assert game.table.phase == 1
    assert "W" not in {action.side for action in game.may(Move)}


def test_windows_open_for_those_who_can_and_want_only() -> None:
    party = who(), who(4, hand=(NO_NIGHTMARE, 2)), who(4, hand=(8, 9)), who(4, boons=(HUSH,))
    game = night(NIGHTMARE, *party, placed=(1, 4)).walk("N")
    assert game.table.ask == AskReact(waiting=(1,), effect="nightmare", tile=4)
    assert game.do(Decline(hero=1)).table.nightmare == 1
    game = night(NIGHTMARE, *party, placed=(1, 4))
    game.do(Prefer(hero=1, about="react", value="never")).walk("N")
    assert isinstance(game.table.ask, AskTurn)
