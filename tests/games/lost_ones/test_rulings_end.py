"""Rulings LO-85 to LO-100: how a night ends, what is read then, and people who are away."""

from typing import Any

import pytest

from engine.core.errors import Illegal, Over
from engine.core.events import Conceding, Ended, SeatHanded, SeatLeft, SeatTaken
from engine.core.game import seats_of
from engine.core.protocol import HandOver, Outcome
from engine.core.rng import Rng
from engine.games.lost_ones.actions import (
    Attempt,
    Begin,
    Counter,
    EndTurn,
    Explore,
    Move,
    PickBranch,
    Prefer,
)
from engine.games.lost_ones.asks import AskBegin, AskCharacter, AskFollow, AskTurn
from engine.games.lost_ones.effects import (
    Advance,
    Branch,
    Choose,
    Cost,
    Draw,
    GainPlot,
    Lose,
    Recover,
    RemoveBane,
    Rest,
    StirNightmare,
    Win,
)
from engine.games.lost_ones.events import Lapsed, PlotFound, TurnBegan, TurnEnded
from engine.games.lost_ones.options import Options
from engine.games.lost_ones.pack import Lock
from engine.games.lost_ones.rules import LostOnes
from engine.games.lost_ones.views import BoonHeld
from tests.games.lost_ones.builders import (
    DRAW_2,
    DRAWER,
    NO_NIGHTMARE,
    Night,
    encounter,
    night,
    who,
    world,
)

BOOK = world()
ONE = Cost(search=1)


def deed(*outcomes: Any, **more: Any) -> Any:
    return world(deeds={"1.1": encounter("1.1", *outcomes, **more)})


def test_lo_85_the_gateway_comes_first() -> None:
    last = who(hand=(1,))
    for doom in (Advance(), Lose(), StirNightmare()):
        for order in ((doom, Win(gateway="tree")), (Win(gateway="tree"), doom)):
            game = night(deed(*order, cost=ONE), last, phase=4, nightmare=1).pay("1.1", 1)
            assert game.reason == "gateway"


def test_lo_85_the_first_cause_in_order_names_the_loss() -> None:
    game = night(deed(StirNightmare(), Lose(), cost=ONE), who(hand=(1,)), phase=4, nightmare=1).pay("1.1", 1)
    assert game.reason == "caught"
    assert night(deed(Advance(), cost=ONE), who(hand=(1,)), phase=4).pay("1.1", 1).reason == "clock"
    assert night(deed(Lose(), cost=ONE), who(hand=(1,))).pay("1.1", 1).reason == "story"


def test_lo_85_a_gateway_that_may_still_be_chosen_is_waited_for() -> None:
    ways = Choose(of=(Branch(label="home", outcomes=(Win(gateway="tree"),)), Branch(label="on", outcomes=(Draw(k=1),))))
    for branch, reason in ((0, "gateway"), (1, "story")):
        game = night(deed(Lose(), ways), who()).pay("1.1")
        assert game.reason is None
        assert game.do(PickBranch(hero=0, branch=branch)).reason == reason
    assert night(deed(ways), who()).pay("1.1").lapse().reason == "gateway", "a deadline takes the first way (LO-100)"


def test_lo_86_one_opens_it_and_all_are_home() -> None:
    book = deed(Win(gateway="tree"), kind="gateway")
    game = night(book, who(), who(5, hand=(2,)), placed=(1, 5)).pay("1.1")
    assert game.table.outcome == Outcome(reason="gateway", winners=seats_of(2))
    assert game.table.gateway == "tree"
    apart = night(book, who(), who(5), placed=(1, 5), options={"all_at_tree": True})
    assert "1.1" not in {action.encounter for action in apart.may(Attempt)}
    assert night(book, who(), who(), options={"all_at_tree": True}).pay("1.1").reason == "gateway"


LOCKS: Any = {(1, side): Lock(by=("1.1",)) for side in ("N", "E")}


def shut_in(cost: Cost, *party: Any, deeds: Any = None, **table: Any) -> Night:
    """Return a night before hero 0 does encounter 1.2, which leaves it on a tile with no way out but by 1.1."""
    both = {"1.1": encounter("1.1", cost=cost), "1.2": encounter("1.2")}
    return night(world(locks=LOCKS, deeds=both | (deeds or {})), *party, **table)


def test_lo_87_trapped_when_nobody_has_anything_to_do() -> None:
    dear = Cost(challenge=1)
    assert shut_in(dear, who()).pay("1.2").reason == "trapped"
    assert shut_in(dear, who(), who(5), placed=(1, 5)).pay("1.2").reason is None, "some can walk"
    assert shut_in(dear, who(hand=(25, 1))).pay("1.2").reason is None, "it can be paid"
    assert shut_in(dear, who(hand=(DRAW_2, 1))).pay("1.2").reason is None, "a text draws"
    drawn = BoonHeld(boon=DRAWER, ready=False)
    assert shut_in(dear, who(boons=(DRAWER,))).pay("1.2").reason is None, "a boon draws"
    assert shut_in(dear, who(boons=(drawn,))).pay("1.2").reason == "trapped", "as it is"


def test_lo_87_helpers_and_a_fresh_turn_count() -> None:
    dear = Cost(challenge=2)
    party = who(hand=(25, 1)), who(hand=(26, 2))
    assert shut_in(dear, *party).pay("1.2").reason is None
    assert shut_in(dear, *party, refused=(1,)).pay("1.2").reason is None
    assert shut_in(dear, *party, used=2).pay("1.2").reason is None


def test_lo_87_a_way_blocked_by_the_nightmare_is_blocked() -> None:
    book = world(walls=[(1, "E")], deeds={f"1.{k}": encounter(f"1.{k}", cost=Cost(evade=9 * k - 9)) for k in (1, 2)})
    assert night(book, who(), placed=(1, 4), nightmare=4).pay("1.1").reason == "trapped"
    assert night(book, who(), placed=(1, 4)).pay("1.1").reason is None


def test_lo_88_a_majority_gives_up() -> None:
    game = night(BOOK, who(), who(), who()).concede(1)
    assert game.told(Conceding) == [Conceding(seat=seats_of(2)[1], needed=1)]
    assert game.table.ask == AskTurn(waiting=(0,))
    assert game.concede(0).reason == "given_up"
    assert game.told(Ended)
    with pytest.raises(Over):
        game.do(Move(hero=0, side="N"))


def test_lo_89_dusk_advances_every_so_many_rounds() -> None:
    phases = []
    for dusk in (0, 1, 2):
        game = night(BOOK, who(), options={"dusk": dusk})
        for _ in range(2):
            game.walk("N" if game.hero(0).tile == 1 else "S").end()
        phases.append(game.table.phase)
    assert phases == [1, 3, 2]


def test_lo_90_the_main_ending_then_found_plots_by_number() -> None:
    book = deed(GainPlot(plot=3), GainPlot(plot=1), Win(gateway="tree"))
    game = night(book, who()).pay("1.1")
    assert [page.id for page in game.view.endings] == ["gateway-tree", "plot-1", "plot-3"]
    game = night(deed(GainPlot(plot=2), Lose()), who()).pay("1.1")
    assert [page.id for page in game.view.endings] == ["losing", "plot-2"]
    assert not night(book, who()).view.endings


def test_lo_91_other_endings_only_by_house_rule() -> None:
    game = night(deed(Lose()), who(), options={"read_all": True}).pay("1.1")
    assert [page.id for page in game.view.endings] == ["losing", "plot-1", "plot-2", "plot-3", "gateway-tree"]


def test_lo_92_plot_tokens_belong_to_the_table_and_the_finder_is_noted() -> None:
    deeds = {f"1.{k}": encounter(f"1.{k}", GainPlot(plot=2)) for k in (1, 2)}
    game = night(world(deeds=deeds), who(), who(), turn=1).pay("1.1")
    assert game.told(PlotFound) == [PlotFound(hero=1, plot=2)]
    assert not game.pay("1.2").told(PlotFound)
    assert game.table.plots == ((2, 1),)


def test_lo_94_one_page_for_all_losses_and_a_line_for_the_cause() -> None:
    assert night(deed(Lose()), who()).pay("1.1").view.cause == "Story."
    assert night(deed(cost=ONE), who(hand=(1,))).pay("1.1", 1).view.cause == "Hand."


def test_lo_95_alone_with_one_character_or_two() -> None:
    game = night(BOOK, who())
    assert game.walk("N").walk("N").walk("S").table.ask == AskTurn(waiting=(0,)), "a turn begins by itself"
    two = LostOnes(BOOK).setup(Options(solo_two=True), seats_of(1), Rng(bytes(32))).state.table
    assert [len(hero.hand) for hero in two.heroes] == [6, 6]
    assert [hero.owner for hero in two.heroes] == [0, 0]
    game = night(BOOK, who(hand=(1, 7)), who(hand=(2, 8)), options={"solo_two": True}).walk("N")
    assert game.table.ask == AskFollow(waiting=(1,), to=4, explore=True)
    game = night(deed(cost=Cost(search=2)), who(hand=(1, 7)), who(hand=(2, 8)), options={"solo_two": True})
    assert game.pay("1.1", 1, 2).table.done == ("1.1",), "one's own cards need no consent"


# ---------------------------------------------------------------- people who are away


def test_lo_96_after_the_deadline_anybody_may_take_the_turn() -> None:
    game = night(BOOK, who(), who())
    asked = game.table.decision
    game.lapse()
    assert game.told(Lapsed) == [Lapsed(decision="turn", heroes=(0,))]
    assert game.table.lapsed
    assert game.table.decision != asked
    pending = game.status.pending
    assert pending is not None
    assert (pending.kind, pending.seats) == ("caretaker", seats_of(2))
    game.do(Explore(hero=0, side="N"), seat=1).lapse()
    assert game.hero(0).tile == 4
    assert game.table.lapsed, "the whole turn"
    game.do(Explore(hero=0, side="N"))
    assert not game.table.lapsed, "its seat is back"


def test_lo_96_whoever_begins_a_turn_for_somebody_may_go_on() -> None:
    game = night(BOOK, who(), who()).walk("N").answer(1, False).end().lapse()
    assert game.table.ask == AskBegin(waiting=(1,))
    game.do(Begin(hero=1), seat=0)
    assert game.told(TurnBegan) == [TurnBegan(hero=1, by=seats_of(1)[0])]
    game.do(Explore(hero=1, side="E"), seat=0)
    assert game.hero(1).tile == 2
    game.do(EndTurn(hero=1), seat=0)
    assert not game.table.lapsed


def test_lo_96_a_second_deadline_skips_the_turn() -> None:
    game = night(BOOK, who(), who()).lapse(2)
    assert game.told(TurnEnded) == [TurnEnded(hero=0)], "nobody says that nothing could be done"
    assert game.table.ask == AskBegin(waiting=(1,))
    game.lapse(2)
    assert game.told(TurnEnded) == [TurnEnded(hero=1)]
    assert game.table.round == 2


def test_lo_96_without_caretakers_the_first_deadline_skips_it() -> None:
    game = night(BOOK, who(), who(), options={"caretaker": False}).walk("N").answer(1, False).lapse()
    assert game.told(TurnEnded) == [TurnEnded(hero=0)]
    assert game.lapse().told(TurnEnded) == [TurnEnded(hero=1)]


def test_lo_97_the_character_stays_and_anybody_acts_for_it() -> None:
    game = night(BOOK, who(), who(), who()).leave(0)
    assert game.told(SeatLeft) == [SeatLeft(seat=seats_of(1)[0])]
    assert game.status.seated == seats_of(3)[1:]
    assert game.status.vacant == seats_of(1)
    assert game.status.pending is not None
    assert game.status.pending.seats == seats_of(3)[1:]
    game.do(Explore(hero=0, side="N"), seat=2).answer(1, False).answer(2, False)
    assert game.hero(0).tile == 4
    game.join(0)
    assert game.told(SeatTaken) == [SeatTaken(seat=seats_of(1)[0])]
    with pytest.raises(Illegal):
        game.do(Move(hero=0, side="S"), seat=2)
    assert game.do(Move(hero=0, side="S")).hero(0).tile == 1


def test_lo_97_limits_stay_and_cards_of_the_gone_need_no_consent() -> None:
    game = night(deed(Draw(k=9), cost=Cost(search=2), kind="rest"), who(hand=(1, 7)), who(hand=(2, 8))).leave(1)
    game.pay("1.1", 1, 2)
    assert game.table.done == ("1.1",)
    assert len(game.lapse().hero(0).hand) == 6


def test_lo_97_the_last_one_to_leave_ends_the_game() -> None:
    game = night(BOOK, who(), who()).leave(0)
    assert game.leave(1).reason == "abandoned"
    assert night(BOOK, who(), who(), who()).concede(1).leave(0).leave(2).reason == "given_up"


def test_lo_99_only_what_reveals_nothing_may_be_undone() -> None:
    game = night(BOOK, who(5), placed=(1, 2, 4, 5))
    assert not game.walk("S").reveals
    assert game.walk("E").reveals
    rings = night(world(icons={1: ("fae_rings",)}), who(), placed=(1, 4, 5), nightmare=5)
    assert rings.walk("N").reveals, "the Nightmare has moved"
    assert night(deed(Rest()), who()).pay("1.1").reveals


def test_lo_100_every_decision_has_a_default() -> None:
    rules, rng = LostOnes(BOOK), Rng(bytes(32))
    game = Night(rules, rules.setup(Options(), seats_of(3), rng).state, rng)
    assert isinstance(game.table.ask, AskCharacter)
    game.lapse()
    assert [hero.character for hero in game.table.heroes] == ["dominika", "fenrir", "kaya"]
    book = deed(Recover(k=1), cost=ONE)
    game = night(book, who(discard=(3, 4))).pay("1.1", 1).lapse()
    assert game.hero(0).hand == (7, 13, 1)
    game = night(deed(RemoveBane()), who(banes=(18, 19))).pay("1.1").lapse()
    assert game.hero(0).banes == (19,)


def test_deadlines_alone_end_every_game_after_two_rounds() -> None:
    for seats in (1, 2, 3, 4):
        for options in ({}, {"caretaker": False}, {"fixed_order": True}):
            rules = LostOnes(BOOK)
            state = rules.setup(Options(random_characters=True, **options), seats_of(seats), Rng(bytes(32))).state
            game = Night(rules, state)
            while game.reason is None:
                assert game.table.round <= 3
                game.lapse()
            assert game.reason == "abandoned"
            assert not game.view.endings


def test_one_action_and_the_count_begins_anew() -> None:
    game = night(BOOK, who(), who()).lapse(7)
    assert game.table.idle == 7
    game.do(Prefer(hero=1, about="follow", value="never"))
    assert game.table.idle == 0
    assert game.lapse().reason is None


def test_standing_answers_change_no_decision() -> None:
    game = night(BOOK, who(), who())
    asked = game.table.decision
    game.do(Prefer(hero=1, about="follow", value="always")).do(Prefer(hero=1, about="help", value="yes"))
    assert game.table.decision == asked
    assert game.walk("N").hero(1).tile == 4


def test_the_log_keeps_this_turn_and_the_one_before() -> None:
    game = night(BOOK, who(), who())
    for hero in (1, 0, 1):
        game.walk("N" if game.hero(game.table.hero or 0).tile == 1 else "S")
        while isinstance(game.table.ask, AskFollow):
            game.answer(game.table.ask.waiting[0], False)
        game.end().begin(hero)
    heroes = [event.hero for event in game.table.log if isinstance(event, TurnBegan)]
    assert heroes == [0, 1]


def test_who_is_asked_and_who_may_answer() -> None:
    game = night(world(icons={4: ("nightmare",)}), who(hand=(NO_NIGHTMARE, 7)), who(4), placed=(1, 4)).walk("N")
    pending = game.status.pending
    assert pending is not None
    assert (pending.kind, pending.seats, pending.also) == ("react", seats_of(1), seats_of(2)[1:])
    assert game.may(Counter)
    assert not game.may(Counter, 1)


def test_lo_97_another_holder_keeps_the_character_but_not_the_standing_answers() -> None:
    game = night(BOOK, who(), who())
    game.do(Prefer(hero=1, about="follow", value="always")).do(Prefer(hero=1, about="react", value="never"))
    game.concede(1).by_table(HandOver(seat=seats_of(2)[1]))
    assert game.told(SeatHanded) == [SeatHanded(seat=seats_of(2)[1])]
    assert (game.hero(1).follow, game.hero(1).react) == ("ask", "ask")
    assert game.table.conceding == ()
    assert game.status.seated == seats_of(2)
