"""Rulings LO-49 to LO-72: encounters, payment, helpers, rewards, transformations, locks, rests, the clock."""

import pytest

from engine.core.errors import Illegal, Refused
from engine.games.lost_ones.actions import Assign, Attempt, Begin, Explore, Fight, Move, PickBranch, UseBoon, UseTalent
from engine.games.lost_ones.asks import AskAssign, AskBranch, AskDiscard, AskFight, AskHelp, AskRecover, AskTurn
from engine.games.lost_ones.effects import (
    Advance,
    Alone,
    Branch,
    Choose,
    Cost,
    Discard,
    Draw,
    DrawBane,
    GainBoon,
    GainPlot,
    HasBane,
    HasPower,
    Lose,
    MeetFoe,
    Recover,
    RemoveBane,
    Rest,
    SetFlag,
    StirNightmare,
    Teleport,
    Transform,
    Unlock,
    When,
)
from engine.games.lost_ones.events import (
    EncounterDone,
    HelpRefused,
    NightmareMoved,
    Paid,
    PhaseBegan,
    PlotFound,
    Rested,
    SideUnlocked,
    TileTransformed,
)
from engine.games.lost_ones.pack import Lock, Talent
from engine.games.lost_ones.views import BoonHeld
from tests.games.lost_ones.builders import (
    AXE,
    CAP,
    DRAW_2,
    DRAWER,
    FIRE,
    GILLS,
    LONGER,
    PAIRS,
    PLAIN_BANE,
    WILD,
    Night,
    encounter,
    hands,
    night,
    who,
    world,
)

ONE, BOTH = Cost(search=1), Cost(search=2, talk=1)


def deed(*outcomes: object, cost: Cost | None = None, **more: object) -> object:
    """Return the small Otherworld with encounter 1.1 as wanted."""
    return world(deeds={"1.1": encounter("1.1", *outcomes, cost=cost, **more)})


def test_lo_49_on_its_tile_with_its_page_read_for_one_action() -> None:
    game = night(world(), who(5), placed=(1, 5))
    assert {action.encounter for action in game.may(Attempt)} == {"5.1", "5.2"}
    assert game.pay("5.1", 1).table.used == 1
    game.set(read=("1",))
    assert not game.may(Attempt)


def test_lo_50_the_sum_of_all_icons_must_reach_the_cost() -> None:
    pair = PAIRS["search", "talk"]
    assert night(deed(cost=BOTH), who(hand=(1, pair, 7))).pay("1.1", 1, pair).told(EncounterDone)
    game = night(deed(cost=BOTH), who(hand=(1, 7, pair)))
    with pytest.raises(Refused, match="not_covered"):
        game.pay("1.1", pair)
    assert not night(deed(cost=BOTH), who(hand=(1, 7, 13))).may(Attempt)[0].cards, "only 1.2 can be paid"


def test_lo_51_surplus_icons_are_lost_and_unneeded_cards_refused() -> None:
    game = night(deed(cost=ONE), who(hand=(PAIRS["search", "talk"], 2, 7)))
    with pytest.raises(Refused, match="surplus"):
        game.pay("1.1", PAIRS["search", "talk"], 2)
    assert game.pay("1.1", PAIRS["search", "talk"]).told(EncounterDone)


def test_lo_52_helpers_consent_each_time_or_once_and_for_all() -> None:
    game = night(deed(cost=BOTH), who(hand=(1, 7)), who(hand=(2, 13, 19)), who(5, hand=(14, 3)), placed=(1, 5))
    game.pay("1.1", 1, 2, 13)
    assert game.table.ask == AskHelp(waiting=(1,), encounter="1.1", cards=(1, 2, 13))
    game.answer(1, True)
    assert game.told(Paid)[0].cards == ((0, (1,)), (1, (2, 13)))
    assert game.hero(1).discard == (2, 13)
    assert game.table.used == 1
    game = night(deed(cost=BOTH), who(hand=(1, 7)), who(hand=(2, 13), help="yes")).pay("1.1", 1, 2, 13)
    assert game.told(EncounterDone)


def test_lo_52_one_refusal_and_nothing_is_paid() -> None:
    cost = Cost(search=1, evade=1, challenge=1)
    game = night(deed(cost=cost), who(hand=(1, 7)), who(hand=(19, 2)), who(hand=(25, 3))).pay("1.1", 1, 19, 25)
    assert game.table.ask == AskHelp(waiting=(1, 2), encounter="1.1", cards=(1, 19, 25))
    game.answer(2, True).answer(1, False)
    assert game.told(HelpRefused) == [HelpRefused(hero=1)]
    assert hands(game.state) == [2, 2, 2]
    assert game.table.refused == (1,)
    assert "1.1" not in {action.encounter for action in game.may(Attempt)}
    assert game.table.used == 0
    game.walk("N").answer(1, False).answer(2, False).end()
    assert game.table.refused == ()


def test_lo_52_no_answer_is_no() -> None:
    game = night(deed(cost=BOTH), who(hand=(1, 7)), who(hand=(2, 13))).pay("1.1", 1, 2, 13).lapse()
    assert game.told(HelpRefused)
    assert game.table.ask == AskTurn(waiting=(0,))


HELPED = who(hand=(1, 7)), who(hand=(2, 13, 19), help="yes"), who(hand=(3, 20))


def test_lo_53_harm_meets_contributors_and_no_bystanders() -> None:
    game = night(deed(DrawBane(), cost=BOTH), *HELPED).pay("1.1", 1, 2, 13)
    assert [len(hero.banes) for hero in game.table.heroes] == [1, 1, 0]
    game = night(deed(Discard(k=1), cost=Cost(solve=2)), who(hand=(2, 19), help="yes"), who(hand=(7, 8, 1)), turn=1)
    game.do(Attempt(hero=1, encounter="1.1", cards=frozenset({7}), talents=frozenset({"0:solve"})))
    assert game.table.ask.waiting == (1, 0)  # type: ignore[union-attr]


def test_lo_54_the_performer_names_one_contributor_for_each_reward() -> None:
    game = night(deed(Draw(k=2), GainBoon(boon=GILLS), cost=BOTH), *HELPED).pay("1.1", 1, 2, 13)
    assert game.table.ask == AskAssign(waiting=(0,), to=(0, 1), reward=Draw(k=2))
    game.do(Assign(hero=0, to=1))
    assert game.table.ask == AskAssign(waiting=(0,), to=(0, 1), reward=GainBoon(boon=GILLS))
    game.do(Assign(hero=0, to=0))
    assert hands(game.state) == [1, 3, 2]
    assert game.hero(0).boons == (BoonHeld(boon=GILLS),)


def test_lo_54_alone_nobody_is_asked_and_a_deadline_names_the_performer() -> None:
    game = night(deed(Draw(k=2), cost=ONE), *HELPED).pay("1.1", 1)
    assert hands(game.state) == [3, 3, 2]
    game = night(deed(Draw(k=2), cost=BOTH), *HELPED).pay("1.1", 1, 2, 13).lapse()
    assert hands(game.state) == [3, 1, 2]


def test_lo_54_anybody_on_the_tile_by_house_rule() -> None:
    game = night(deed(Draw(k=2), cost=ONE), *HELPED, options={"reward_any_on_tile": True}).pay("1.1", 1)
    assert game.table.ask.to == (0, 1, 2)  # type: ignore[union-attr]


def talented(frequency: str) -> Night:
    talent = Talent(name="T", on="turn", choices=(SetFlag(flag="x"),), frequency=frequency, text="T")  # type: ignore[arg-type]
    return night(world(talents={"dominika": talent}), who())


def test_lo_55_how_often_a_talent_is_ready() -> None:
    again = {}
    for frequency in ("phase", "round", "turn", "unlimited"):
        game = talented(frequency).do(UseTalent(hero=0, choice=0, to=0))
        now = game.hero(0).talent_ready
        game.walk("N").end()
        again[frequency] = now, game.hero(0).talent_ready
    assert again == {
        "phase": (False, False),
        "round": (False, True),
        "turn": (False, True),
        "unlimited": (True, True),
    }
    game = night(deed(Advance()), who(talent_ready=False)).pay("1.1")
    assert game.hero(0).talent_ready


def test_lo_56_boons_in_a_payment_cost_an_action_each() -> None:
    game = night(deed(cost=Cost(search=1, challenge=1)), who(boons=(AXE, WILD)))
    game.pay("1.1", 1, boons=frozenset({AXE}))
    assert game.table.used == 2
    assert game.hero(0).boons == (BoonHeld(boon=AXE, ready=False), BoonHeld(boon=WILD))
    game = night(deed(cost=Cost(challenge=2)), who(boons=(AXE, WILD))).pay("1.1", boons=frozenset({AXE, WILD}))
    assert game.told(EncounterDone)
    assert not night(deed(), who(boons=(AXE, FIRE, WILD))).may(UseBoon), "icons cannot be stored"


def test_lo_57_or_closes_the_other_and_tokens_stay() -> None:
    game = night(world(relation={1: "or"}), who()).pay("1.2")
    assert (game.table.done, game.table.closed) == (("1.2",), ("1.1",))
    assert not game.may(Attempt)
    assert night(world(), who()).pay("1.2").may(Attempt)[0].encounter == "1.1"


def test_lo_58_a_requirement_is_checked_over_the_tile_and_not_spent() -> None:
    book = deed(cost=ONE, require=HasPower(power="water_gills"))
    assert "1.1" not in {action.encounter for action in night(book, who()).may(Attempt)}
    game = night(book, who(), who(boons=(GILLS,))).pay("1.1", 1)
    assert game.hero(1).boons == (BoonHeld(boon=GILLS),)


def test_lo_59_what_costs_nothing_costs_an_action() -> None:
    assert night(world(), who()).pay("1.2").table.used == 1


def test_lo_60_a_result_is_seen_after_paying_and_stays_so() -> None:
    game = night(deed(cost=ONE), who())
    assert not game.view.results
    game.pay("1.1", 1)
    assert [result.encounter for result in game.view.results] == ["1.1"]
    assert game.reveals


def test_lo_61_an_encounter_is_paid_or_not_attempted() -> None:
    assert {action.encounter for action in night(deed(cost=Cost(challenge=1)), who()).may(Attempt)} == {"1.2"}
    assert night(deed(Lose()), who()).pay("1.1").reason == "story"


def test_lo_62_never_twice_unless_marked() -> None:
    game = night(deed(cost=ONE), who()).pay("1.1", 1)
    with pytest.raises(Illegal):
        game.pay("1.1")
    game = night(deed(repeatable=True), who()).pay("1.1").pay("1.1")
    assert game.table.done == ("1.1",)


def test_lo_63_results_that_move() -> None:
    book = world(icons={9: ("bane",)}, deeds={"1.1": encounter("1.1", Teleport(tile=9, to="tile"))})
    game = night(book, who(), who()).pay("1.1")
    assert [(hero.tile, hero.came_from, len(hero.banes)) for hero in game.table.heroes] == [(9, 1, 1)] * 2
    assert game.table.placed == ("1", "9")
    assert game.table.read == ("1", "9")


def test_lo_64_a_transformed_tile_is_another_tile() -> None:
    changed = {"n": 1, "variant": "a", "icons": ("foe",)}
    locks = {(1, "N"): Lock(by=("1.2",))}
    book = world(
        variants=[changed],
        locks=locks,
        deeds={"1.1": encounter("1.1", Unlock(side="N"), Transform(tile=1, letter="a"))},  # type: ignore[arg-type]
    )
    game = night(book, who()).pay("1.1")
    assert game.table.placed == ("1a",)
    assert game.table.read == ("1", "1a")
    assert {action.encounter for action in game.may(Attempt)} == {"1a.1", "1a.2"}
    assert isinstance(game.table.ask, AskTurn), "no effects"
    assert "N" not in {action.side for action in game.may(Explore)}, "locks are read again"


def test_lo_64_tokens_may_be_kept() -> None:
    changed = {"n": 1, "variant": "a", "keeps_tokens": True}
    book = world(variants=[changed], deeds={"1.1": encounter("1.1", Transform(tile=1, letter="a"))})
    game = night(book, who()).pay("1.1")
    assert {action.encounter for action in game.may(Attempt)} == {"1a.2"}


def test_lo_65_an_unplaced_tile_is_remembered_in_secret() -> None:
    book = world(variants=[{"n": 4, "variant": "a"}], deeds={"1.1": encounter("1.1", Transform(tile=4, letter="a"))})
    game = night(book, who()).pay("1.1")
    assert {event.kind for event in game.events} == {"paid", "encounter_done"}
    assert game.walk("N").table.placed == ("1", "4a")


def test_lo_66_each_side_has_its_own_encounters() -> None:
    locks = {(1, "N"): Lock(by=("1.1", "1.2")), (1, "E"): Lock(by=("1.1", "1.2"), mode="all")}
    deeds = {f"1.{k}": encounter(f"1.{k}", Unlock(side="N"), Unlock(side="E")) for k in (1, 2)}
    game = night(world(locks=locks, deeds=deeds), who()).pay("1.1")  # type: ignore[arg-type]
    assert game.told(SideUnlocked) == [SideUnlocked(tile=1, side="N")]
    assert game.pay("1.2").told(SideUnlocked) == [SideUnlocked(tile=1, side="E")]
    assert game.table.unlocked == ("1:N", "1:E")


def test_lo_66_a_lock_far_away_opens_where_it_lies_and_silently_where_it_does_not() -> None:
    locks = {(5, "N"): Lock(by=("1.2",)), (4, "N"): Lock(by=("1.2",))}
    game = night(world(locks=locks), who(), placed=(1, 5)).pay("1.2")  # type: ignore[arg-type]
    assert game.table.unlocked == ("5:N",)
    assert "4:N" in game.walk("N").table.unlocked


def test_lo_67_a_lock_stops_leaving_only() -> None:
    locks = {(1, "N"): Lock(by=("1.1",))}
    game = night(world(locks=locks), who(4), placed=(1, 4)).walk("S")  # type: ignore[arg-type]
    assert game.hero(0).tile == 1
    assert "N" not in {action.side for action in game.may(Move)}


RESTING = deed(Rest(), kind="rest")


def test_lo_68_a_rest_is_an_encounter_once() -> None:
    game = night(RESTING, who()).pay("1.1")
    assert (game.table.used, len(game.hero(0).hand), game.table.phase) == (1, 7, 2)
    assert {action.encounter for action in game.may(Attempt)} == {"1.2"}


def test_lo_69_everybody_on_the_tile_rests_in_order_then_the_clock_then_the_nightmare() -> None:
    game = night(RESTING, who(), who(), who(5), placed=(1, 4, 5, 7, 8), nightmare=8, turn=1).pay("1.1")
    assert game.told(Rested)[0].heroes == (1, 0)
    assert hands(game.state) == [5, 5, 3]
    kinds = [event.kind for event in game.events if event.kind != "paid"]
    assert kinds[:5] == ["encounter_done", "rested", "drew", "drew", "phase_began"]
    assert game.reason == "caught"


def test_lo_69_resting_in_the_last_phase_loses() -> None:
    assert night(RESTING, who(), phase=4).pay("1.1").reason == "clock"


def test_lo_70_the_order_inside_an_advance() -> None:
    party = who(boons=(BoonHeld(boon=DRAWER, ready=False),), banes=(10, 11)), who(10)
    game = night(deed(Advance()), *party, placed=(1, 2, 3, 10), nightmare=3).pay("1.1")
    assert [event.kind for event in game.events][2:] == ["phase_began", "bane_removed", "nightmare_moved", "ended"]
    assert game.hero(0).boons[0].ready
    assert game.hero(0).banes == (11,)


def test_lo_71_lost_the_moment_the_fifth_phase_begins() -> None:
    game = night(deed(Advance(), Draw(k=1)), who(), phase=4, nightmare=1, placed=(1, 2)).pay("1.1")
    assert game.reason == "clock"
    assert not game.told(NightmareMoved)
    fifth = {"fifth_phase": True}
    assert night(deed(Advance()), who(), phase=4, options=fifth).pay("1.1").reason is None
    assert night(deed(Advance()), who(), phase=5, options=fifth).pay("1.1").reason == "clock"


def test_lo_72_several_advances_are_each_complete() -> None:
    book = deed(Advance(k=2), GainPlot(plot=1))
    game = night(book, who(1), placed=range(1, 10), nightmare=9).pay("1.1")
    assert [event.phase for event in game.told(PhaseBegan)] == [2]
    assert not game.told(PlotFound)
    while not isinstance(game.table.ask, AskTurn):
        game.lapse()
    assert game.table.phase == 3
    assert game.told(PlotFound), "nested effects finish inside out"


# ---------------------------------------------------------------- outcomes


def test_banes_go_when_their_ability_is_paid() -> None:
    game = night(deed(cost=Cost(challenge=1)), who(hand=(25, 1), banes=(2,)), who(hand=(2, 7), banes=(1,)))
    assert game.pay("1.1", 25).hero(0).banes == ()
    assert night(RESTING, who(banes=(1, 2))).pay("1.1").hero(0).banes == (2,)


def test_taxes_and_gifts_change_what_is_paid() -> None:
    game = night(deed(cost=ONE), who(hand=(1, 2, 7), banes=(5,)))
    with pytest.raises(Refused, match="not_covered"):
        game.pay("1.1", 1)
    assert game.pay("1.1", 1, 2).told(EncounterDone)
    assert night(deed(cost=Cost(talk=1)), who(boons=(CAP,))).pay("1.1").told(EncounterDone)


def test_a_choice_is_the_performers() -> None:
    ways = Choose(of=(Branch(label="a", outcomes=(Draw(k=1),)), Branch(label="b", outcomes=(DrawBane(),))))
    game = night(deed(ways, SetFlag(flag="later")), who(), banes=(PLAIN_BANE,)).pay("1.1")
    assert game.table.ask == AskBranch(waiting=(0,), labels=("a", "b"))
    game.do(PickBranch(hero=0, branch=1))
    assert game.hero(0).banes == (PLAIN_BANE,)
    assert game.table.flags == ("later",)


def test_when_is_tested_when_it_is_reached() -> None:
    test = When(test=HasBane(), then=(SetFlag(flag="cursed"),), otherwise=(SetFlag(flag="free"),))
    assert night(deed(test, DrawBane(), test), who()).pay("1.1").table.flags == ("free", "cursed")
    alone = When(test=Alone(), then=(SetFlag(flag="alone"),))
    assert night(deed(alone), who(), who(hand=(2,))).pay("1.1").table.flags == ()


def test_targets() -> None:
    party = who(discard=(2, 3)), who(hand=(8, 20), discard=(4,)), who(5, hand=(9,), discard=(5, 10))
    for to, counts in (("performer", [4, 2, 1]), ("tile", [4, 3, 1]), ("all", [4, 3, 2])):
        game = night(deed(Draw(k=1, to=to)), *party, placed=(1, 5)).pay("1.1")  # type: ignore[arg-type]
        assert hands(game.state) == counts
    game = night(deed(Recover(k=1, to="all")), *party, placed=(1, 5)).pay("1.1")
    assert game.table.ask == AskRecover(waiting=(0, 2), count=(1, 1))
    assert game.hero(1).hand == (8, 20, 4), "no choice, no question"
    game = night(deed(Discard(k=1, to="all")), *party, placed=(1, 5)).pay("1.1")
    assert game.table.ask == AskDiscard(waiting=(0, 1), count=(1, 1), cause="result")


def test_a_reward_that_is_no_use_to_anybody_is_not_asked_about() -> None:
    game = night(deed(RemoveBane(), cost=BOTH), *HELPED).pay("1.1", 1, 2, 13)
    assert game.table.ask == AskTurn(waiting=(0,))


def test_a_foe_in_a_result_and_what_follows_it() -> None:
    game = night(deed(MeetFoe(), GainBoon(boon=LONGER)), who(hand=(25, 1)), foe=2).pay("1.1")
    assert not game.hero(0).boons
    game.do(game.may(Fight)[0])
    assert game.hero(0).boons == (BoonHeld(boon=LONGER),)


def test_a_foe_where_the_hero_on_turn_does_not_stand() -> None:
    book = world(icons={4: ("foe",)}, deeds={"1.1": encounter("1.1", Teleport(tile=4, to="chosen"), cost=BOTH)})
    game = night(book, who(hand=(1, 7)), who(hand=(2, 13, 25), help="yes"), foe=2).pay("1.1", 1, 2, 13)
    game.do(Assign(hero=0, to=1))
    assert game.table.ask == AskFight(waiting=(1,), foe=2, tile=4)
    game.do(Fight(hero=1, cards=frozenset({25})))
    assert game.reason == "hand"


def test_a_pack_without_foes_has_none_to_meet() -> None:
    game = night(deed(MeetFoe(), SetFlag(flag="on")), who())
    game.state = game.state.model_copy(update={"foe_deck": ()})
    assert game.pay("1.1").table.flags == ("on",)


def test_turning_into_what_it_is_does_nothing() -> None:
    again = Transform(tile=1, letter="a")
    book = world(variants=[{"n": 1, "variant": "a"}], deeds={"1.1": encounter("1.1", again, again)})
    assert len(night(book, who()).pay("1.1").told(TileTransformed)) == 1


def test_the_unlucky_and_the_lucky_part_of_a_result() -> None:
    game = night(deed(StirNightmare(), Draw(k=1)), who(5), who(1, hand=(8, 9)), placed=(1, 5), turn=1)
    assert game.pay("1.1").table.nightmare == 1
    assert hands(game.state) == [3, 3]


def test_a_hero_begins_a_turn_for_itself_only() -> None:
    game = night(world(), who(), who(hand=(DRAW_2, 2))).pay("1.2").end()
    with pytest.raises(Illegal):
        game.do(Begin(hero=1), seat=0)
