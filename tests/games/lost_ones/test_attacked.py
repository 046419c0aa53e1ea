"""What a tester who tried to break Lost Ones found: each with the rulings that it is about."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from bot.catalogue import Catalogue
from engine.core.ids import Seat
from engine.core.rng import Rng
from engine.games.lost_ones.actions import (
    Assign,
    Attempt,
    DiscardCards,
    Fight,
    GiveUpFight,
    Mulligan,
    PickBranch,
    PlayText,
    RecoverCards,
    UseBoon,
    UseTalent,
)
from engine.games.lost_ones.asks import AskBegin, AskBranch, AskFight, AskHelp
from engine.games.lost_ones.effects import (
    ABILITIES,
    Branch,
    Choose,
    Cost,
    Discard,
    Draw,
    Lose,
    MeetFoe,
    Recover,
    SetFlag,
    Teleport,
    Win,
)
from engine.games.lost_ones.events import EffectStruck, FoeBeaten, FoeMet, Lapsed, PhaseBegan, TurnEnded
from engine.games.lost_ones.payment import Payment, Purse
from engine.games.lost_ones.text import LostOnesText
from tests.games.lost_ones.builders import (
    AXE,
    CAP,
    CHALLENGE,
    DRAW_2,
    DRAWER,
    EVADE,
    FIRE,
    HOME,
    NO_RINGS,
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

FOE = world(icons={2: ("foe",)})
TEXT = LostOnesText()
HOMEWARD = Win(gateway="tree")


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue.load(strict=True)


class Voice:
    """What a night says, in English."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def say(self, message: Any) -> str:
        return "" if message is None else self.catalogue.say(message, "en", lambda seat: "ABCD"[seat])

    def told(self, game: Night) -> list[str]:
        return [words for event in game.events if (words := self.say(TEXT.sentence(game.view, event)))]

    def prompt(self, game: Night, seat: int = 0) -> str:
        return self.say(TEXT.prompt(game.rules.seat_view(game.state, Seat(seat))))

    def waiting(self, game: Night) -> str:
        pending = game.status.pending
        assert pending is not None
        return self.say(TEXT.waiting(game.view, pending))

    def offer(self, game: Night, kind: type, seat: int = 0) -> tuple[str, str]:
        """Return label and confirmation of the first offer of a kind."""
        view = game.rules.seat_view(game.state, Seat(seat))
        offer = next(offer for offer in game.offers(seat) if type(offer.action) is kind)
        return self.say(TEXT.label(view, offer)[-1]), self.say(TEXT.confirm(view, offer))


@pytest.fixture
def voice(catalogue: Catalogue) -> Voice:
    return Voice(catalogue)


def deed(*outcomes: Any, cost: Cost | None = None, **more: Any) -> Any:
    return world(deeds={"1.1": encounter("1.1", *outcomes, cost=cost)}, **more)


# ---------------------------------------------------------------- wild icons (LO-35, LO-36, LO-50, LO-87)


def test_a_wild_icon_fills_whichever_gap_the_cards_leave() -> None:
    both = Cost(search=1, challenge=1)
    for card in (SEARCH[0], CHALLENGE[0]):
        game = night(deed(cost=both), who(hand=(card, SOLVE[0]), boons=(WILD,)))
        assert game.may(Attempt)[0] == Attempt(
            hero=0, encounter="1.1", cards=frozenset({card}), boons=frozenset({WILD})
        )
        assert game.do(game.may(Attempt)[0]).table.used == 2
    game = night(FOE, who(hand=(EVADE[0], CHALLENGE[0], 1), boons=(WILD,))).walk("E")
    assert game.do(game.may(Fight)[0]).told(FoeBeaten)


def test_nobody_is_trapped_who_can_pay_with_a_wild_icon() -> None:
    book = deed(cost=Cost(search=1, challenge=1), walls=((1, "N"), (1, "E")))
    assert night(book, who(hand=(1, 2))).pay("1.2").reason == "trapped"
    assert night(book, who(hand=(1, 2), boons=(WILD,))).pay("1.2").reason is None


def covers(purse: Purse, need: tuple[int, ...], payment: Payment) -> bool:
    """Whether icons reach a cost, counted one by one."""
    have = [*purse.gifts]
    wild = payment.boons.count(WILD)
    for card in payment.cards:
        for ability in purse.abilities[card].icons:
            have[ABILITIES.index(ability)] += 1
    for boon, ability in ((AXE, "challenge"), (FIRE, "search")):
        have[ABILITIES.index(ability)] += payment.boons.count(boon)
    for entry in payment.talents:
        have[ABILITIES.index(entry.partition(":")[2])] += 1
    return sum(max(0, n - h) for n, h in zip(need, have, strict=True)) <= wild


def everything(purse: Purse) -> Iterator[Payment]:
    """Yield all that could be laid down, exact or not."""
    pool, boons, talents = purse.pool, purse.specials, purse.talents
    for i in range(len(pool) + 1):
        for cards in combinations(pool, i):
            for j in range(min(len(boons), purse.most_specials) + 1):
                for specials in combinations(boons, j):
                    for chosen in ((), *((entry,) for entry in talents)):
                        yield Payment(cards, specials, chosen)


def test_the_best_payment_is_the_one_that_trying_everything_finds() -> None:
    rng = Rng(b"payments".ljust(32))
    for _ in range(60):
        cards = rng.shuffled(tuple(range(1, 41)))
        boons = rng.shuffled((WILD, AXE, FIRE, CAP))[: rng.below(4)]
        first, second = who(hand=cards[:3], boons=boons), who(hand=cards[3 : 5 - rng.below(2)])
        purse = Purse(night(world(), first, second).view, 0)
        need = tuple(rng.below(3) for _ in ABILITIES)
        found = purse.cheapest(need)
        able = [payment for payment in everything(purse) if covers(purse, need, payment)]
        assert (found is None) == (not able)
        if found is not None:
            assert purse.objection(need, found) is None

            def price(payment: Payment, purse: Purse = purse) -> tuple[bool, int, int, int, int]:
                icons = sum(len(purse.abilities[card].icons) for card in payment.cards)
                sizes = len(payment.boons), len(payment.talents), len(payment.cards)
                return not purse.leaves_cards(payment), *sizes, icons

            assert price(found) == min(map(price, able))


# ---------------------------------------------------------------- nobody's last card (LO-36, LO-73)


def test_nobody_is_emptied_where_there_is_another_way() -> None:
    pair = PAIRS["evade", "challenge"]
    helped = night(FOE, who(hand=(pair, 1, 2)), who(hand=(CHALLENGE[0],), follow="always"), foe=2).walk("E")
    assert helped.may(Fight)[0].cards == {pair}
    assert helped.lapse().hero(1).hand == (CHALLENGE[0],)
    axe = night(FOE, who(hand=(CHALLENGE[0],), boons=(AXE,)), foe=2).walk("E")
    assert axe.may(Fight)[0].boons == {AXE}
    assert axe.lapse().reason is None
    wolf = night(FOE, who(1, hand=(1,)), who(3, hand=(CHALLENGE[1],)), placed=(1, 2, 3), foe=2, turn=1).walk("W")
    assert wolf.may(Fight, 1)[0].talents == {"1:challenge"}
    assert wolf.lapse().reason is None
    bare = night(FOE, who(hand=(CHALLENGE[0],)), foe=2).walk("E")
    assert bare.may(Fight)[0].cards == {CHALLENGE[0]}, "where nothing else pays it is the last card"


# ---------------------------------------------------------------- boons in a fight (LO-15, LO-35, LO-80)


def off_turn(**more: Any) -> Night:
    """Return a fight of hero 1, whom hero 0 has carried to a foe in its own turn."""
    book = deed(Teleport(tile=5, to="one_here"), icons={5: ("foe",)})
    game = night(book, who(hand=(1, 2)), who(**more), placed=(1, 5), foe=2).pay("1.1")
    return game.do(Assign(hero=0, to=1))


def test_in_a_fight_only_the_hero_on_turn_uses_boons(voice: Voice) -> None:
    game = off_turn(hand=(8, 9, 10), boons=(DRAWER, AXE), banes=(8,))
    assert game.table.ask == AskFight(waiting=(1,), foe=2, tile=5)
    assert not game.may(Fight, 1)
    assert not game.may(UseBoon, 1)
    assert "cannot pay" in voice.prompt(game, 1)
    assert voice.offer(game, GiveUpFight, 1) == (
        "Face it",
        "Nothing here can pay the foe. Face it? The game is lost then.",
    )
    game = off_turn(hand=(CHALLENGE[0], 9, 10), boons=(AXE,))
    assert game.may(Fight, 1) == [Fight(hero=1, cards=frozenset({CHALLENGE[0]}))]
    assert "You can pay." in voice.prompt(game, 1)
    assert voice.offer(game, GiveUpFight, 1)[0] == "Do not pay"


def test_who_meets_a_foe_in_lava_beside_the_mover_has_no_boons() -> None:
    book = world(icons={2: ("lava", "foe")})
    party = who(hand=(1, 2, 3)), who(hand=(EVADE[0], 8, 9), boons=(FIRE, AXE), follow="always")
    game = night(book, *party, options={"power_each": True}, foe=2).walk("E")
    game.do(game.may(DiscardCards)[0])
    assert game.table.ask.waiting == (1,)  # type: ignore[union-attr]
    assert all(not action.boons for action in game.may(Fight, 1))
    assert not game.may(UseBoon, 1)


def test_nobody_is_carried_away_from_a_fight_by_a_boon() -> None:
    party = who(2, hand=(1, 2), boons=(HOME, DRAWER)), who(5, hand=(7, 8))
    game = night(world(icons={5: ("foe",)}), *party, placed=(1, 2, 5), foe=3).walk("N")
    assert [action.boon for action in game.may(UseBoon)] == [DRAWER]


def test_lasting_icons_count_whether_their_owner_helps_or_not() -> None:
    for banes in ((), (6,)):
        party = who(hand=(TALK[0], TALK[1], 1, 2)), who(hand=(7, TALK[2], 8), boons=(CAP,), banes=banes)
        game = night(FOE, *party, foe=3, refused=(1,)).walk("E").answer(1, True)
        assert game.may(Fight)[0].cards == {TALK[0], TALK[1]}


# ---------------------------------------------------------------- a vote (LO-36)


def test_the_hero_on_turn_never_has_a_button_that_does_nothing(voice: Voice) -> None:
    party = who(hand=(1, 2)), who(hand=(TALK[0], TALK[1], TALK[3])), who(hand=(8, 9)), who(hand=(EVADE[1], 3))
    game = night(FOE, *party, foe=3).walk("E")
    for h in (1, 2, 3):
        game.answer(h, True)
    game.do(game.may(Fight)[0]).answer(1, False)
    assert "only with what somebody here would rather keep" in voice.prompt(game)
    label, question = voice.offer(game, GiveUpFight)
    assert label == "Do not pay"
    assert question == "Not pay the foe? If one more of you here agrees, the game is lost."
    game.do(GiveUpFight(hero=0))
    assert game.reason is None
    assert not game.may(GiveUpFight), "it has said so"
    game.do(game.may(Fight)[0])
    assert game.table.ask.waiting == (1,)  # type: ignore[union-attr]
    assert game.answer(1, True).told(FoeBeaten)


def test_the_vote_that_loses_says_so(voice: Voice) -> None:
    game = night(FOE, who(hand=(TALK[0], TALK[1], TALK[2], 1)), foe=3).walk("E")
    assert "You can pay." in voice.prompt(game)
    assert voice.offer(game, GiveUpFight)[1] == "Not pay the foe? The game is lost then."
    assert game.do(GiveUpFight(hero=0)).reason == "foe"


def test_who_has_wished_may_face_what_nothing_can_pay_any_more() -> None:
    party = who(hand=(DRAW_2, 7)), who(hand=(8,), follow="always")
    game = night(FOE, *party, deck=(9, 10)).walk("E").do(GiveUpFight(hero=0))
    assert not game.may(GiveUpFight), "a text may still change what is at hand"
    game.do(game.may(PlayText)[0])
    assert game.do(game.may(GiveUpFight)[0]).reason == "foe"


# ---------------------------------------------------------------- undo (LO-99)


def test_the_way_that_is_picked_is_not_taken_back() -> None:
    ways = Choose(of=(Branch(label="a", outcomes=(SetFlag(flag="x"),)), Branch(label="b", outcomes=(Discard(k=1),))))
    for branch in (0, 1):
        game = night(deed(ways), who(hand=(1, 2, 3))).pay("1.1").do(PickBranch(hero=0, branch=branch))
        assert game.reveals


@pytest.mark.parametrize("first", [Discard(k=1), Recover(k=1)])
def test_what_lets_a_result_go_on_is_not_taken_back(first: Any) -> None:
    party = who(hand=(1, 2, 3), discard=(4, 5))
    for rest, reveals in (((SetFlag(flag="x"),), True), ((), False)):
        game = night(deed(first, *rest), party).pay("1.1")
        kind: Any = DiscardCards if isinstance(first, Discard) else RecoverCards
        assert game.do(game.may(kind)[0]).reveals is reveals


# ---------------------------------------------------------------- what a result brings after a loss (LO-85)


def test_a_deadline_in_a_fight_leaves_the_rest_of_the_result() -> None:
    for last, reason in ((HOMEWARD, "gateway"), (SetFlag(flag="x"), "foe")):
        for late in (True, False):
            game = night(deed(MeetFoe(), last), who(hand=(1, 2)), foe=3).pay("1.1")
            assert (game.lapse() if late else game.do(GiveUpFight(hero=0))).reason == reason
            assert sorted(game.state.foe_deck) == [1, 2, 3]


def test_an_end_in_a_fight_puts_the_foe_back() -> None:
    game = night(FOE, who(hand=(CHALLENGE[0], 1)), who(hand=(7,)), foe=2).walk("E").answer(1, False)
    game.concede(0)
    assert game.concede(1).reason == "given_up"
    assert sorted(game.state.foe_deck) == [1, 2, 3]


def test_a_lost_night_does_not_tell_whether_a_gateway_was_still_to_come() -> None:
    others = Draw(k=1), Discard(k=1)
    for outcomes in ((HOMEWARD,), others[:1]):
        ways = Choose(of=(Branch(label="a", outcomes=others), Branch(label="b", outcomes=outcomes)))
        game = night(deed(Lose(), Discard(k=1), ways), who()).pay("1.1")
        assert isinstance(game.table.ask, AskBranch), "there are always the choices, and nothing else"
        assert game.do(PickBranch(hero=0, branch=0)).reason == "story"


# ---------------------------------------------------------------- smaller rulings (LO-08, LO-55, LO-87)


def test_lo_08_a_text_that_was_played_is_a_beginning() -> None:
    game = night(world(), who(hand=(DRAW_2, 1, 2)), who(hand=(7,)), options={"mulligan": True})
    assert game.may(Mulligan, 1)
    game.do(game.may(PlayText)[0])
    assert not game.may(Mulligan)
    assert not game.may(Mulligan, 1)


def test_lo_87_only_who_has_explored_has_the_talent_for_it() -> None:
    walls = [(n, side) for n in (2, 3) for side in "NESW"] + [(1, "N")]
    deeds = {f"{n}.{k}": encounter(f"{n}.{k}", cost=Cost(solve=3)) for n in (1, 2, 3) for k in (1, 2)}
    others = who(3, hand=(7, 8)), who(3, hand=(13, 14)), who(3, hand=(19, 20))
    game = night(world(walls=walls, deeds=deeds), who(hand=(1, 2)), *others, placed=(1, 3)).walk("E")  # type: ignore[arg-type]
    assert game.reason == "trapped"
    game = night(world(), *(who(hand=(1 + h, 7 + h)) for h in range(4)), turn=3).walk("N")
    for h in (0, 1, 2):
        game.answer(h, False)
    assert game.may(UseTalent, 3)


# ---------------------------------------------------------------- words


def test_effects_come_before_the_page_in_words_too(voice: Voice) -> None:
    game = night(FOE, who(hand=(1, 2))).walk("E")
    assert "then its page is read" in voice.prompt(game)
    assert "sent back" not in voice.prompt(game)


def test_a_talent_that_is_asked_for_is_named(voice: Voice) -> None:
    book = deed(cost=Cost(solve=1))
    game = night(book, who(hand=(SOLVE[0], 8)), who(hand=(1, 2)), turn=1)
    talent = frozenset({"0:solve"})
    game.do(Attempt(hero=1, encounter="1.1", talents=talent))
    assert isinstance(game.table.ask, AskHelp)
    assert "your talent, Solve." in voice.prompt(game)
    book = deed(cost=Cost(solve=2))
    game = night(book, who(hand=(SOLVE[0], 8)), who(hand=(1, 2)), turn=1)
    game.do(Attempt(hero=1, encounter="1.1", cards=frozenset({SOLVE[0]}), talents=talent))
    assert f"Card {SOLVE[0]}; your talent, Solve." in voice.prompt(game)
    assert voice.told(game.answer(0, False)) == ["Dominika does not help. Nothing was paid."]


def test_deadlines_tell_who_was_late_and_what_was_done(voice: Voice) -> None:
    game = night(world(), who(), who(), who(), turn=None, ask=AskBegin(waiting=(0, 1, 2))).lapse()
    assert voice.told(game) == ["Nobody has begun in time."]
    assert voice.waiting(game).startswith("Nobody has begun: Dominika, Fenrir, Kaya.")
    assert game.lapse().told(Lapsed) == [Lapsed(decision="caretaker", heroes=(0,))]
    assert game.told(TurnEnded) == [TurnEnded(hero=0)]
    assert voice.told(game) == ["Nobody came: Dominika’s turn is over."]
    game.begin(1).walk("N").lapse()
    assert voice.told(game)[:3] == ["No answer in time from Kaya, Dominika.", "Kaya stays.", "Dominika stays."]
    assert voice.told(game.lapse()) == ["Fenrir is late."]
    assert voice.told(game.lapse())[0] == "Nobody came: Fenrir’s turn is over."


def test_without_caretakers_one_deadline_tells_it_all(voice: Voice) -> None:
    game = night(world(), who(), who(), options={"caretaker": False}).lapse()
    assert game.told(Lapsed) == [Lapsed(decision="caretaker", heroes=(0,))]


@pytest.mark.parametrize(("how", "words"), [("random", "drawn by lot"), ("fewest_icons", "fewest icons")])
def test_the_words_for_a_late_discard_are_those_of_the_house_rule(how: str, words: str, voice: Voice) -> None:
    game = night(world(icons={2: ("blizzard",)}), who(hand=(1, 2)), options={"default_discard": how}).walk("E")
    assert words in voice.told(game.lapse())[0]


def test_a_late_recovery_takes_what_stood_chosen(voice: Voice) -> None:
    game = night(deed(Recover(k=1)), who(hand=(1, 2), discard=(3, 4, 5))).pay("1.1")
    chosen = game.may(RecoverCards)[0].cards
    assert chosen == {5}
    assert voice.told(game.lapse())[0].endswith("what was discarded last comes back.")
    assert game.hero(0).hand[-1:] == tuple(chosen)


def test_the_moon_of_a_fifth_phase_is_neither_the_last_quarter_nor_out(voice: Voice) -> None:
    book = world(icons={1: ("fae_rings",), 2: ("fae_rings",)})
    for fifth, third, fourth in ((False, "It is the last quarter.", "goes out"), (True, "half-moon.", "the last dark")):
        game = night(book, who(hand=(1, 2)), placed=(1, 2), phase=3, options={"fifth_phase": fifth}).walk("E")
        assert next(words for words in voice.told(game) if "🌗" in words).endswith(third)
        assert game.walk("W").told(PhaseBegan) == [PhaseBegan(phase=5)]
        assert fourth in next(words for words in voice.told(game) if "🌑" in words)
        assert (game.reason is None) is fifth


def test_small_words(voice: Voice) -> None:
    game = night(FOE, who(hand=(1, 2)), who(hand=(7, 8)), placed=(1, 2, 4))
    assert "You are at" not in voice.prompt(game)
    game.walk("E")
    assert "goes to Tile 2 (G6)" in voice.prompt(game, 1), "its page has been read"
    game.answer(1, False)
    assert game.told(EffectStruck)
    assert game.told(FoeMet)
    assert sum("G6" in words and "⚔️" in words for words in voice.told(game)) == 1
    rings = night(world(icons={1: ("fae_rings",)}), who(hand=(NO_RINGS, 1)), placed=(1, 2)).walk("E")
    assert voice.prompt(rings).startswith("Fae Rings: leaving Tile 1 (F6) costs time")
    free = night(world(), who(hand=(1, 2)), placed=(1, 2))
    move = next(offer for offer in free.offers() if offer.path[0] == "move")
    assert voice.say(TEXT.label(free.rules.seat_view(free.state, Seat(0)), move)[0]) == "Go to"
