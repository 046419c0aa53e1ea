"""What is said at the table and on the panel: warnings, what has just happened, what is in the way of a deed."""

from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue import Catalogue
from engine.core.ids import Seat
from engine.games.lost_ones.actions import Attempt, Fight, PlayText, RecoverCards, UseTalent
from engine.games.lost_ones.asks import AskAssign, AskBegin, AskCharacter, AskReact
from engine.games.lost_ones.card_effects import RemovedBy
from engine.games.lost_ones.effects import Cost, Draw, GainBoon, HasFlag, Lose, Recover, RemoveBane, SetFlag, Win
from engine.games.lost_ones.pack import Art, BaneCard
from engine.games.lost_ones.prompts import AMPLE, ROOM
from engine.games.lost_ones.text import LostOnesText
from engine.games.lost_ones.words import bane_rules, length
from tests.games.lost_ones.builders import (
    AXE,
    CHALLENGE,
    DRAW_2,
    LIFT,
    SEARCH,
    SOLVE,
    STILL,
    TALK,
    WILD,
    Night,
    encounter,
    night,
    who,
    world,
)

TEXT = LostOnesText()
ONE = Cost(search=1)
LAST = "That is Dominika’s last card: if nothing comes back, "


def seen(game: Night, seat: int = 0) -> Any:
    return game.rules.seat_view(game.state, Seat(seat))


def deed(*outcomes: Any, cost: Cost = ONE, **more: Any) -> Any:
    return world(deeds={"1.1": encounter("1.1", *outcomes, cost=cost, **more)})


def asked(game: Night, action: Any) -> Any:
    """Return the question about an action as its form was filled in."""
    offer = next(offer for offer in game.offers() if offer.admits(action))
    return TEXT.confirm(seen(game), replace(offer, action=action))


# ---------------------------------------------------------------- the last card (LO-73)


@pytest.mark.parametrize("outcomes", [(), (Draw(k=3),), (Lose(),), (Win(gateway="tree"),)])
def test_a_last_card_is_asked_about_whatever_comes_of_it(outcomes: Any, say: Any) -> None:
    game = night(deed(*outcomes), who(hand=(SEARCH[0],)))
    (pay,) = (action for action in game.may(Attempt) if action.encounter == "1.1")
    assert say(asked(game, pay)) == f"{LAST}you lose. Lay it down all the same?"
    assert say(TEXT.tally(seen(game), pay)).endswith(f"\n**{LAST}you lose.**")


def test_what_is_asked_is_about_the_form_as_it_was_filled_in() -> None:
    party = who(hand=(SEARCH[0], SEARCH[1])), who(hand=(SEARCH[2],))
    game = night(deed(), *party)
    kept = Attempt(hero=0, encounter="1.1", cards=frozenset({SEARCH[0]}))
    emptied = Attempt(hero=0, encounter="1.1", cards=frozenset({SEARCH[2]}))
    too_much = Attempt(hero=0, encounter="1.1", cards=frozenset({SEARCH[0], SEARCH[2]}))
    assert asked(game, kept) is None
    assert asked(game, emptied) is not None
    assert asked(game, too_much) is None, "it is refused anyway"


def test_several_hands_and_the_strict_rule_are_told(say: Any) -> None:
    party = who(hand=(SEARCH[0], SEARCH[1])), who(hand=(SEARCH[2],))
    game = night(deed(cost=Cost(search=3)), *party, options={"strict_hand": True})
    pay = Attempt(hero=0, encounter="1.1", cards=frozenset(SEARCH[:3]))
    told = "Those are the last cards of Dominika, Fenrir: an empty hand loses the game for all of you at once."
    assert say(asked(game, pay)).startswith(told)


def test_a_foe_and_a_text_that_take_the_last_card_are_asked_about(say: Any) -> None:
    game = night(world(icons={2: ("foe",)}), who(hand=(CHALLENGE[0],)), who(), foe=2).walk("E")
    assert say(asked(game.answer(1, False), game.may(Fight)[0])).startswith(LAST)
    for card, strict, told in (
        (LIFT, False, LAST),
        (DRAW_2, False, ""),
        (DRAW_2, True, "That is Dominika’s last card"),
    ):
        game = night(world(), who(hand=(card,), banes=(8,)), who(), options={"strict_hand": strict})
        (play,) = game.may(PlayText)
        assert say(asked(game, play)).startswith(told)
        assert bool(asked(game, play)) == bool(told)


def test_whoever_is_asked_for_the_last_card_is_told(say: Any) -> None:
    game = night(deed(), who(hand=(1, 7)), who(hand=(SEARCH[2],))).pay("1.1", SEARCH[2])
    told = say(TEXT.prompt(seen(game, 1)))
    assert "**That is Fenrir’s last card: if nothing comes back, all of you lose.**" in told
    assert "You can settle this once for all under “More …”." in told
    game = night(deed(), who(hand=(1, 7)), who(hand=(SEARCH[2], 8))).pay("1.1", SEARCH[2])
    assert "last card" not in say(TEXT.prompt(seen(game, 1)))


# ---------------------------------------------------------------- what has just happened


def test_the_panel_tells_what_a_deed_brought_and_says_the_place_once(say: Any) -> None:
    game = night(deed(Draw(k=1)), who(hand=(SEARCH[0], 8)), deck=(9,)).pay("1.1", SEARCH[0])
    lines = say(TEXT.prompt(seen(game))).splitlines()
    assert lines[:3] == ["Dominika: 2 actions left", "-# Dominika: 1.1.", "-# Dominika draws Card 9."]
    assert sum("Tile 1" in line for line in lines) == 1


def test_the_panel_tells_what_met_those_who_came(say: Any) -> None:
    game = night(world(icons={2: ("bane",)}), who(hand=(1, 7)), banes=(8,)).walk("E")
    lines = say(TEXT.prompt(seen(game))).splitlines()
    assert lines[1:3] == ["-# 🌫️ Bane here.", "-# Dominika has a bane: Bane 8."]
    assert sum("Tile 2" in line for line in lines) == 1


def test_an_introduction_is_left_out_only_where_it_was_just_read_and_room_is_short() -> None:
    for many, kept in ((1, True), (60, False)):
        book = deed(Draw(k=1), label="so " * 8 * many)
        game = night(book, who(hand=(SEARCH[0], 8)), deck=(9,))
        assert "Intro 1." in repr(TEXT.prompt(seen(game)))
        prompt = TEXT.prompt(seen(game.pay("1.1", SEARCH[0])))
        assert (length(prompt) > AMPLE, "Intro 1." in repr(prompt)) == (not kept, kept)


def test_where_room_is_short_the_oldest_lines_go_first(say: Any) -> None:
    book = deed(Draw(k=1), label="so " * 420)
    told = TEXT.prompt(seen(night(book, who(hand=(SEARCH[0], 8)), deck=(9,)).pay("1.1", SEARCH[0])))
    assert len(say(told)) <= ROOM
    assert "-# Dominika draws" in say(told)
    assert "-# Dominika: so" not in say(told)


def test_what_the_last_action_brought_is_still_news_when_the_next_turn_begins_by_itself(say: Any) -> None:
    game = night(deed(Draw(k=1)), who(hand=(SEARCH[0], 8)), deck=(9,), used=2).pay("1.1", SEARCH[0])
    lines = say(TEXT.prompt(seen(game))).splitlines()
    assert lines[0] == "Dominika: 3 actions left"
    assert lines[1:3] == ["-# Dominika: 1.1.", "-# Dominika draws Card 9."]


def test_a_deed_that_the_story_remembers_says_so_once(say: Any) -> None:
    remembered = "-# 🔖 Somewhere this will be remembered."
    book = deed(SetFlag(flag="f"), SetFlag(flag="g"))
    game = night(book, who(hand=(SEARCH[0], 8))).pay("1.1", SEARCH[0])
    assert say(TEXT.prompt(seen(game))).splitlines().count(remembered) == 1
    known = night(book, who(hand=(SEARCH[0], 8)), flags=("f", "g")).pay("1.1", SEARCH[0])
    assert remembered not in say(TEXT.prompt(seen(known)))


def test_a_card_that_finds_no_room_is_told_of(say: Any) -> None:
    full, none = "-# No room for another card: none is taken.", "-# There is no card to take."
    hand = (1, 2, 3, 7, 8, 9, 13)
    for outcome in (Draw(k=1), Recover(k=1)):
        free = world(deeds={"1.1": encounter("1.1", outcome)})
        game = night(free, who(hand=hand, discard=(14,)), deck=(15,)).pay("1.1")
        assert full in say(TEXT.prompt(seen(game)))
    game = night(deed(Recover(k=1), cost=Cost()), who(hand=(1,))).pay("1.1")
    assert none in say(TEXT.prompt(seen(game)))


def test_what_costs_nothing_is_no_news(say: Any) -> None:
    game = night(deed(cost=Cost()), who(hand=(1, 7))).pay("1.1")
    assert say(TEXT.prompt(seen(game))).splitlines()[1] == "-# Dominika: 1.1."
    assert not any("nothing" in say(words).casefold() for words in TEXT.log(game.view))


def test_a_bane_stays_in_sight(say: Any) -> None:
    told = say(TEXT.prompt(seen(night(world(), who(hand=(1, 7), banes=(1,))))))
    assert "**Bane 1** (bane): your hand may hold 1 fewer, goes away when you rest" in told


def test_a_bane_may_go_in_either_of_two_ways(say: Any) -> None:
    ways = (RemovedBy(by="rest"), RemovedBy(by="paid", ability="evade"))
    card = BaneCard(id=1, name="B", flavour="F.", art=Art(alt="A picture."), removed=ways)
    assert say(bane_rules(card)[-1]) == "goes away when you rest, or when you help to pay for a deed with Evade"
    assert say(bane_rules(card.model_copy(update={"removed": ()}))[-1]) == "stays until something takes it away"


def test_a_way_back_says_what_strikes_there(say: Any) -> None:
    game = night(world(icons={2: ("bane", "fae_rings")}), who(), placed=(1, 2, 4))
    labels = [say(TEXT.label(seen(game), offer)[-1]) for offer in game.offers() if offer.path[0] == "move"]
    assert labels == ["Go north: Tile 4 (F5)", "Go east: Tile 2 (G6) · Bane, Fae Rings"]


def test_a_night_that_one_has_lost_alone_speaks_of_one(say: Any) -> None:
    for heroes, told in ((1, "You are put back to bed."), (2, "All of you are put back to bed.")):
        party = [who(hand=(SEARCH[0],)), *[who(hand=(SEARCH[1], 8))] * (heroes - 1)]
        game = night(deed(), *party).pay("1.1", SEARCH[0])
        assert told in say(TEXT.result(game.view)[0])


# ---------------------------------------------------------------- what is in the way


def line(game: Night, say: Any) -> str:
    told: str = say(TEXT.prompt(seen(game)))
    return next(line for line in told.splitlines() if line.startswith("**1."))


def test_a_deed_says_why_it_cannot_be_done(say: Any) -> None:
    cost = Cost(search=2, solve=1)
    assert line(night(deed(cost=cost), who(hand=(SEARCH[0], SOLVE[0]))), say).endswith("· you lack Search 1")
    assert "lack" not in line(night(deed(cost=cost), who(hand=(SEARCH[0], SEARCH[1], SOLVE[0]))), say)
    assert "lack" not in line(night(deed(cost=cost), who(hand=(SEARCH[0], SOLVE[0]), boons=(WILD,))), say)
    assert line(night(deed(), who(hand=(SEARCH[0], 8)), used=3), say).endswith("· no action left")
    closed = deed(require=HasFlag(flag="f"), need="Only with f.")
    assert line(night(closed, who(hand=(SEARCH[0], 8))), say).endswith("· **not yet:** Only with f.")
    assert line(night(closed, who(hand=(SEARCH[0], 8)), flags=("f",)), say).endswith("· **met:** Only with f.")
    done = night(closed, who(hand=(SEARCH[0], 8)), flags=("f",)).pay("1.1", SEARCH[0])
    assert line(done, say).endswith("· done")
    tree = deed(Win(gateway="tree"), kind="gateway")
    apart = night(tree, who(hand=(SEARCH[0], 9)), who(2), placed=(1, 2), options={"all_at_tree": True})
    assert line(apart, say).endswith("· all of you must be here")


# ---------------------------------------------------------------- forms and offers


def test_a_boon_says_what_it_adds_and_a_talent_whose_it_is(say: Any) -> None:
    game = night(deed(), who(hand=(SEARCH[0], 8), boons=(AXE, WILD)))
    view = seen(game)
    assert say(TEXT.choice(view, "boons", AXE)) == f"Boon {AXE}: adds Challenge 1, for one more action"
    assert say(TEXT.choice(view, "boons", WILD)) == f"Boon {WILD}: adds one icon of any kind, for one more action"
    assert say(TEXT.choice(view, "talents", "0:solve")) == "Dominika’s talent: Solve"


def test_a_way_to_explore_names_a_tile(say: Any) -> None:
    game = night(world(), who())
    labels = [say(TEXT.label(seen(game), offer)[-1]) for offer in game.offers() if offer.path[0] == "explore"]
    assert "Explore east → tile 2" in labels


def test_taking_cards_back_is_not_called_as_undoing_is(catalogue: Catalogue, say: Any) -> None:
    game = night(deed(Recover(k=1)), who(hand=(SEARCH[0], 8), discard=(3, 4))).pay("1.1", SEARCH[0])
    (offer,) = (offer for offer in game.offers() if isinstance(offer.action, RecoverCards))
    assert say(TEXT.label(seen(game), offer)[-1]) == "Pick up again"


def test_a_special_that_cancels_is_for_its_window(say: Any) -> None:
    game = night(world(), who(boons=(STILL,)))
    notes = " ".join(map(say, TEXT.notes(seen(game))))
    assert "once a phase: cancel Fae Rings when it strikes your tile (an action in your own turn)" in notes


def test_a_talent_that_is_used_is_named(say: Any) -> None:
    game = night(world(), who(hand=(1, 7)), who(), who(hand=(3,), discard=(9,)), turn=2, done=("1.2",))
    game.do(next(action for action in game.may(UseTalent, 2) if action.to == 2))
    assert "Kaya uses T." in [say(TEXT.sentence(game.view, event)) for event in game.events]


# ---------------------------------------------------------------- prompts


def test_an_introduction_is_marked_as_past_once_something_was_done_there(say: Any) -> None:
    game = night(world(deeds={"1.1": encounter("1.1", Draw(k=1), cost=Cost(search=1))}), who(hand=(*SEARCH[:2], 8)))
    assert "when you first came" not in say(TEXT.prompt(seen(game)))
    lines = say(TEXT.prompt(seen(game.pay("1.1", SEARCH[0])))).splitlines()
    assert lines.index("-# How it was when you first came:") < lines.index("Intro 1.")


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ("bane", "would draw a bane"),
        ("blizzard", "would discard a card"),
        ("fae_rings", "The moon would move on"),
        ("foe", "A foe would have to be paid"),
        ("lava", "would be sent back, a card poorer"),
        ("nightmare", "The Nightmare would get up"),
        ("underwater", "would be sent back, a card poorer"),
    ],
)
def test_who_could_cancel_an_effect_is_told_what_it_would_do(effect: Any, words: str, say: Any) -> None:
    game = night(world(), who(), ask=AskReact(waiting=(0,), effect=effect, tile=1))
    assert words in say(TEXT.prompt(seen(game)))


@pytest.mark.parametrize(
    ("reward", "words"),
    [
        (GainBoon(boon=AXE), "One of you gains a boon."),
        (Draw(k=2), "One of you will draw 2 cards."),
        (RemoveBane(), "One of you will be rid of a bane."),
    ],
)
def test_what_somebody_gets_is_a_sentence(reward: Any, words: str, say: Any) -> None:
    game = night(world(), who(), who(), ask=AskAssign(waiting=(0,), to=(0, 1), reward=reward))
    assert words in say(TEXT.prompt(seen(game)))


def test_who_acts_for_somebody_is_told_for_whom(say: Any) -> None:
    game = night(world(), who(), who(), turn=None, ask=AskBegin(waiting=(1,)), gone=(Seat(1),))
    assert say(TEXT.prompt(seen(game))).startswith("You act for Fenrir. Round 1: Fenrir may begin")
    pending = game.status.pending
    assert pending is not None
    assert say(TEXT.waiting(game.view, pending)) == "Fenrir may begin next."


def test_before_there_are_characters_the_picture_is_of_them(say: Any) -> None:
    game = night(world(), who(), read=(), ask=AskCharacter(waiting=(0,)))
    assert [say(label) for label in TEXT.sights(seen(game))] == ["Characters", "Symbols"]
    assert "once all of you have chosen" in say(TEXT.prompt(seen(game)))


# ---------------------------------------------------------------- the table


def test_what_a_loss_came_of_stands_on_its_page_only(say: Any) -> None:
    game = night(deed(), who(hand=(SEARCH[0],))).pay("1.1", SEARCH[0])
    assert "Hand." not in " ".join(map(say, TEXT.result(game.view)))
    assert "*Hand.*" in say(next(leaf.body for leaf in TEXT.book(game.view) if leaf.id == "losing"))


def test_a_foe_that_was_beaten_can_be_read_again(say: Any) -> None:
    game = night(world(icons={2: ("foe",)}), who(hand=(CHALLENGE[0], TALK[0])), foe=2).walk("E")
    before = [leaf.id for leaf in TEXT.book(game.view)]
    game.do(game.may(Fight)[0])
    assert before[-1] == "foe-2"
    assert [leaf.id for leaf in TEXT.book(game.view)][-2:] == ["foe-2", "foe-2-beaten"]


def test_the_map_in_words_has_the_deeds_nearby(say: Any) -> None:
    book = world(icons={2: ("bane",)}, deeds={"5.1": encounter("5.1", label="Far off")})
    game = night(book, who(), who(2), placed=(1, 2))
    told = say(TEXT.in_words(game.view))
    assert told.startswith(say(TEXT.alt(game.view)))
    assert "**Tile 2 (G6)** · Bane · ways: " in told
    assert "here: Fenrir" in told
    assert "**1. 2.1** · Search 1" in told
    assert "Far off" not in told
