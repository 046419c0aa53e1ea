"""That whoever looks in for two minutes understands: who is asked, what holds, what a payment takes, how it ended."""

from typing import Any

from engine.games.lost_ones.actions import Attempt, Explore, Prefer
from engine.games.lost_ones.asks import AskBegin
from engine.games.lost_ones.effects import Cost, Draw, HasFlag, StirNightmare, Transform
from engine.games.lost_ones.events import CharacterChosen, NightBegan, PageRead, Paid
from engine.games.lost_ones.game import LOST_ONES
from tests.games.lost_ones.builders import (
    AXE,
    DRAW_2,
    FIRE,
    PAIRS,
    SEARCH,
    SOLVE,
    TALK,
    WILD,
    Night,
    encounter,
    night,
    who,
    world,
)
from tests.games.lost_ones.test_words import TEXT, deed, seen


def prompt(game: Night, say: Any, seat: int = 0) -> str:
    told: str = say(TEXT.prompt(seen(game, seat)))
    return told


def log(game: Night, say: Any) -> list[str]:
    return [say(line) for line in TEXT.log(game.view)]


# ---------------------------------------------------------------- the panel


def test_what_met_those_who_came_is_told_before_the_hand(say: Any) -> None:
    need, cards = "You must have heard of it. " * 55, (1, 7, 13, 19, 25, 31)
    long = {"2.1": encounter("2.1", need=need, require=HasFlag(flag="f"))}
    book = world(icons={2: ("bane",)}, deeds=long, variants=())
    told = prompt(night(book, who(hand=cards), who(9), banes=(8,)).walk("E"), say)
    assert "-# Dominika has a bane: Bane 8." in told
    assert "In hand" not in told
    assert "In hand (6 of 6): " in prompt(night(world(), who(hand=cards), who(9)), say)


def test_whoever_waits_reads_for_whom_and_for_what(say: Any) -> None:
    game = night(deed(label="Knock"), who(hand=(7, 8)), who(hand=(SEARCH[2], 9))).pay("1.1", SEARCH[2])
    lines = prompt(game, say, 0).splitlines()
    assert lines[:2] == ["Asked for cards for “Knock”: Fenrir.", "You can look round meanwhile."]
    assert prompt(night(world(), who(), who(), turn=1), say, 0).startswith("Fenrir is on turn.\nYou can look round")


def test_what_is_settled_while_one_is_asked_is_said_to_hold_later(say: Any) -> None:
    game = night(deed(), who(hand=(7, 8)), who(hand=(SEARCH[2], 9))).pay("1.1", SEARCH[2])
    assert "You can settle this once for all" in prompt(game, say, 1)
    game.do(Prefer(hero=1, about="help", value="yes"))
    told = prompt(game, say, 1)
    assert "holds from the next time on; this once please answer" in told
    assert "You can settle" not in told
    game = night(world(), who(), who()).do(Explore(hero=0, side="E")).do(Prefer(hero=1, about="follow", value="always"))
    assert "holds from the next time on" in prompt(game, say, 1)


def test_a_text_says_if_the_hand_has_no_room_for_it(say: Any) -> None:
    def label(*hand: int) -> str:
        game = night(world(), who(hand=(DRAW_2, *hand)), who())
        (offer,) = (offer for offer in game.offers() if offer.path[0] == "play")
        return str(say(TEXT.label(seen(game), offer)[-1]))

    assert label(7, 13) == f"Card {DRAW_2}: draw 2 cards"
    assert label(7, 13, 19, 25, 31) == f"Card {DRAW_2}: draw 2 cards (your hand has room for 1)"


def test_the_end_is_told_on_the_panel_too(say: Any) -> None:
    party = who(hand=(SEARCH[0], 7)), who(hand=(9, 10))
    game = night(deed(StirNightmare()), *party, placed=(1, 2), nightmare=2).pay("1.1", SEARCH[0])
    assert game.reason == "caught"
    told = "The Nightmare has caught up with Dominika, Fenrir at Tile 1 (F6). All of you are put back to bed."
    assert say(TEXT.result(game.view)[0]) == told
    assert prompt(game, say).splitlines()[:2] == ["The night is over", told]
    game = night(deed(), who(hand=(SEARCH[0],)), who()).pay("1.1", SEARCH[0])
    assert say(TEXT.result(game.view)[0]).startswith("No card is left to Dominika.")


# ---------------------------------------------------------------- payments


def choices(game: Night, field: str) -> tuple[Any, ...]:
    (offer,) = (o for o in game.offers() if isinstance(o.action, Attempt) and o.action.encounter == "1.1")
    return next((pick.choices for pick in offer.form if pick.name == field), ())


def test_only_what_helps_to_pay_is_offered() -> None:
    pair, party = PAIRS["search", "talk"], who(hand=(TALK[0], SOLVE[0], SEARCH[3]))
    game = night(deed(), who(hand=(SEARCH[0], SOLVE[1], pair), boons=(FIRE, AXE, WILD)), party)
    assert choices(game, "cards") == (SEARCH[0], pair, SEARCH[3])
    assert choices(game, "boons") == (FIRE, WILD)
    assert choices(game, "talents") == (), "Dominika's talent has neither"
    assert choices(night(deed(cost=Cost(solve=1)), who(), who()), "talents") == ("0:solve",)


def test_a_payment_says_what_makes_it_dearer(say: Any) -> None:
    game = night(deed(), who(hand=(*SEARCH[:2], 8), banes=(5,)), who(hand=(9, 10)))
    pay = Attempt(hero=0, encounter="1.1", cards=frozenset({SEARCH[0]}))
    lines = say(TEXT.tally(seen(game), pay)).splitlines()
    assert lines == ["Needed: Search 2. Still missing: Search 1.", "That is more than the page says: Bane 5."]
    free = night(deed(), who(hand=(*SEARCH[:2], 8), banes=(1,)), who(hand=(9, 10)))
    assert "more than the page" not in say(TEXT.tally(seen(free), pay))


# ---------------------------------------------------------------- the table


def test_a_tile_that_changes_is_called_what_it_was(say: Any) -> None:
    book = world(
        deeds={"1.1": encounter("1.1", Transform(tile=1, letter="a"), cost=Cost(search=1))},
        variants=({"n": 1, "variant": "a", "name": "Tile 1, open"},),
    )
    game = night(book, who(hand=(SEARCH[0], 7)), who()).pay("1.1", SEARCH[0])
    assert "Tile 1 is not what it was: now it is Tile 1, open (F6)." in log(game, say)


def test_the_log_leaves_out_what_stands_beside_it(say: Any) -> None:
    game = night(deed(Draw(k=1)), who(hand=(SEARCH[0], 8)), who(hand=(SEARCH[1], 9), help="yes"), log=(NightBegan(),))
    game.pay("1.1", SEARCH[0])
    assert game.told(Paid)
    assert not any("Laid down" in line for line in log(game, say))
    shared = night(deed(cost=Cost(search=2)), who(hand=(SEARCH[0], 8)), who(hand=(SEARCH[1], 9), help="yes"))
    assert any("Laid down" in line for line in log(shared.pay("1.1", *SEARCH[:2]), say)), "others' cards are told of"
    came = night(world(), who(), who(9)).walk("E")
    assert came.told(PageRead)
    assert not any("📖" in line for line in log(came, say))


def test_waking_up_is_told_until_somebody_has_begun(say: Any) -> None:
    woken = (CharacterChosen(hero=0, character="dominika"), NightBegan())
    game = night(world(), who(), who(), turn=None, log=woken)
    assert "Everybody is awake." in log(game, say)
    game.set(ask=AskBegin(waiting=(0, 1))).begin(0)
    assert "Everybody is awake." not in log(game, say)


def test_a_turn_is_counted_once() -> None:
    assert LOST_ONES.turn is not None
    game = night(world(), who(), who())
    counted = [LOST_ONES.turn(game.view)]
    for act in (lambda: game.walk("E").answer(1, False), game.end, lambda: game.begin(1), lambda: game.walk("N")):
        act()
        counted.append(LOST_ONES.turn(game.view))
    assert counted == [1, 1, 1, 2, 2]
    assert LOST_ONES.turn(game.end().view) == 2, "the next round begins where the last turn ended"
    assert LOST_ONES.turn(game.begin(1).view) == 3
