"""Every word of both games: said strictly on whole games under all set-ups, within Discord's limits."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bot.catalogue import Catalogue
from engine.core.errors import Refused
from engine.core.events import SeatLeft
from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.messages import Message
from engine.core.model import evolve
from engine.core.protocol import Outcome
from engine.games.finders_keepers.events import TileClosed
from engine.games.finders_keepers.game import FINDERS_KEEPERS
from engine.games.finders_keepers.objects import CLUTTER, FIND_ME
from engine.games.finders_keepers.options import Options
from engine.games.finders_keepers.views import Missed, Reveal, Slot
from engine.games.finders_keepers.words import span, thing
from engine.games.finders_keepers_expert.actions import Capture
from engine.games.finders_keepers_expert.game import FINDERS_KEEPERS_EXPERT
from engine.games.finders_keepers_expert.options import Options as ExpertOptions
from tests.contract.driver import Moment, Setup, play
from tests.contract.hooks import HOOKS
from tests.games.finders_keepers.builders import after, claim, lapse, leave, position, public, view
from tests.games.finders_keepers_expert import builders

CATALOGUE = Catalogue.load(strict=True)
EXPERT = FINDERS_KEEPERS_EXPERT.text
BOTH = pytest.mark.parametrize("game", [FINDERS_KEEPERS, FINDERS_KEEPERS_EXPERT], ids=lambda game: game.id)
SOME = settings(max_examples=settings.default.max_examples // 4, phases=[Phase.explicit, Phase.reuse, Phase.generate])
"""Without shrinking: a failure tells its set-up, and whole games are slow to shrink."""
LABEL, CHOICE, ALT, CHOICES, PANEL, PAGE, LINE = 80, 100, 1024, 25, 3000, 3900, 300
NAME = "A name of thirty-two characters"
"""The longest display name that Discord allows."""


@lru_cache(maxsize=100_000)
def say(what: Message) -> str:
    return CATALOGUE.say(what, names=lambda seat: f"{NAME}{seat}")


class Words:
    """Says all there is to say at every step of a game."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.text = game, game.text
        self.said: set[str] = set()

    def __call__(self, moment: Moment) -> None:
        rules, state = self.game.rules, moment.step.state
        seen = rules.public_view(state)
        for event in moment.step.public:
            if (what := self.text.sentence(seen, event)) is not None:
                assert len(say(what)) <= LINE
                self.said.add(what.id)
        status = rules.status(seen)
        lines = [self.text.headline(seen), *self.text.log(seen)]
        lines += [self.text.waiting(seen, status.pending)] if status.pending else self.text.result(seen)
        assert all(say(line).strip() for line in lines)
        assert len(say(lines[0])) <= LINE
        assert 0 < len(say(self.text.alt(seen))) <= ALT
        assert say(self.text.in_words(seen))
        for seat in range(len(state.table.places)):
            self.panel(rules.seat_view(state, Seat(seat)))

    def panel(self, own: Any) -> None:
        assert len(say(self.text.prompt(own))) <= PANEL
        self.said.add(self.text.prompt(own).id)
        sights = [say(sight) for sight in self.text.sights(own)]
        assert len(sights) <= CHOICES
        assert len(set(sights)) == len(sights)
        assert all(len(sight) <= CHOICE for sight in sights)
        for page in range(-1, len(sights) + 1):
            assert len(say(self.text.panel_alt(own, page))) <= ALT
            assert len(say(self.text.prompt(own))) + len(say(self.text.panel_alt(own, page))) <= PAGE
        for offer in self.game.rules.offers(own):
            labels = self.text.label(own, offer)
            assert len(labels) == len(offer.path)
            assert all(0 < len(say(label)) <= LABEL for label in labels)
            if (asked := self.text.confirm(own, offer)) is not None:
                assert say(asked)
            for pick in offer.form:
                numbers = [say(self.text.choice(own, pick.name, value)) for value in pick.choices]
                assert len(set(numbers)) == len(numbers)


@BOTH
@SOME
@given(data=st.data(), number=st.integers(0, 2**32), unrest=st.sampled_from([0, 4]))
def test_everything_can_be_said(game: AnyGame, data: st.DataObject, number: int, unrest: int) -> None:
    options, seats = data.draw(HOOKS[game.id].setups)
    words = Words(game)
    play(game, Setup(options, seats, number, unrest, limit=50, helper="sharp"), words)
    assert words.said
    for what in (*game.lobby.notes(options, seats), *game.lobby.summary(options, seats)):
        assert say(what)
    assert say(game.lobby.board(game.result(options, seats, Outcome(reason="finished")).board))


@pytest.mark.parametrize("id", [*FIND_ME, *CLUTTER, "seymour"])
def test_everything_on_the_cards_has_a_name_of_its_own(id: str) -> None:
    name = CATALOGUE.say(thing(id))
    others = {CATALOGUE.say(thing(other)) for other in (*FIND_ME, *CLUTTER, "seymour") if other != id}
    assert name not in others
    assert "-" not in name, "words, not an id"
    assert name == name.strip()


@BOTH
def test_pages_settings_players_and_refusals_have_words(game: AnyGame) -> None:
    for page in game.text.pages:
        assert CATALOGUE.has(f"{game.prefix}-rules-{page}.title")
        assert len(CATALOGUE.say(Message(f"{game.prefix}-rules-{page}"))) <= 1500
    for field in game.lobby.fields(game.options(), 1):
        id = f"{game.prefix}-option-{field.name.replace('_', '-')}"
        assert CATALOGUE.has(id)
        for value in field.values:
            known = CATALOGUE.has(f"{id}.value-{value}") or CATALOGUE.has(f"{id}.value") or value in ("no", "yes")
            assert known, f"{id}: {value}"
    for player in game.players:
        assert CATALOGUE.has(f"{game.prefix}-player-{player}.about")
    for code in _codes(game):
        assert say(game.text.refusal(code))


def _codes(game: AnyGame) -> Iterator[str]:
    yield from ("too_few_seats", "too_many_seats")
    for options, seats in ((game.options(), 1), (game.options(), 9)):
        assert game.lobby.problem(options, seats) is not None
    tries = [("colour", 1), ("clutter", 3), ("practice", "yes"), ("max_seats", 4), ("wrong", "ignore")]
    for name, value in tries:
        options = game.options()
        if "collect" in game.options.model_fields:
            options = evolve(options, collect="auto", max_seats=6)
        try:
            game.lobby.changed(options, name, value, 5)
        except Refused as refused:
            yield refused.code


# ---------------------------------------------------------------- single sentences


def test_what_a_tile_brought() -> None:
    closing = claim(claim(position("duck, duck, key", "duck"), 0, 1, 2).state, 1)
    closed = next(event for event in closing.public if isinstance(event, TileClosed))
    sentence = FINDERS_KEEPERS.text.sentence(public(closing.state), closed)
    assert sentence is not None
    assert CATALOGUE.say(sentence) == "1. rubber duck · Seat 1 +2, Seat 2 –"
    shown = claim(claim(position("duck, duck, key", "duck", options={"show_misses": True}), 0, 1).state, 1)
    sentence = FINDERS_KEEPERS.text.sentence(public(shown.state), shown.public[1])
    assert sentence is not None
    assert CATALOGUE.say(sentence) == "1. rubber duck · Seat 1 +1 (not seen: 2), Seat 2 – (not seen: 1)"


@pytest.mark.parametrize(
    ("claimed", "rule", "words"),
    [
        ((1, 2), "void", "✅ rubber duck: you collected cards 1, 2."),
        ((1, 3), "void", "❌ rubber duck: not all of 1, 3 showed it, so you collected nothing."),
        ((1, 3), "ignore", "✅ rubber duck: you collected card 1. Not all of 1, 3 showed it."),
        ((), "void", "rubber duck: you claimed nothing."),
        (None, "void", "rubber duck: you did not answer."),
    ],
)
def test_a_seat_reads_what_became_of_its_claim(claimed: tuple[int, ...] | None, rule: str, words: str) -> None:
    state = position("duck, duck, key", "duck", options={"wrong": rule})
    state = claim(state, 1).state
    state = lapse(state).state if claimed is None else claim(state, 0, *claimed).state
    assert words in CATALOGUE.say(FINDERS_KEEPERS.text.prompt(view(state, 0)))
    other = CATALOGUE.say(FINDERS_KEEPERS.text.prompt(view(state, 1)))
    assert "rubber duck: you claimed nothing." in other, "it reads of its own claim only"
    assert other.count("rubber duck: ") == 1


def test_numbers_are_said_in_few_words() -> None:
    said = [CATALOGUE.say(span(slots)) for slots in ((5,), (5, 6), (1, 2, 3), (1, 3, 4), (7, 8, 9, 10, 11, 12))]
    assert said == ["5", "5, 6", "1 to 3", "1, 3, 4", "7 to 12"]


def test_every_end_has_its_sentence() -> None:
    result = FINDERS_KEEPERS.text.result
    won = after(position("duck", "duck", "key"), (1,), (1,), ())
    assert "**Seat 1, Seat 2** collected their last cards on the same tile" in CATALOGUE.say(result(public(won))[0])
    assert CATALOGUE.say(result(public(won))[1]) == "Still to find: Seat 3 1 card."
    alone = leave(position("duck", "duck"), 1).state
    over = leave(alone, 0).state
    assert CATALOGUE.say(result(public(over))[0]).startswith("Nobody is left")
    heads = {CATALOGUE.say(FINDERS_KEEPERS.text.headline(public(state))) for state in (won, over)}
    assert heads == {"A shared win: Seat 1, Seat 2!", "Abandoned."}


def test_of_many_overlooked_cards_the_end_tells_some() -> None:
    over = after(position("duck", "key"), (1,), ())
    missed = tuple(
        Missed(seat=Seat(1), number=number, tile=0, slot=Slot(number=number, words=("x",))) for number in range(1, 12)
    )
    lines = FINDERS_KEEPERS.text.result(evolve(public(over), reveal=Reveal(missed=missed)))
    assert CATALOGUE.say(lines[-1]).endswith("rubber duck on 8 and 3 more.")


def test_refused_passes_and_mistakes_say_no_more_than_they_may() -> None:
    text = FINDERS_KEEPERS_EXPERT.text
    state = builders.position("duck, key", "duck", "key")
    refused = builders.passes(state)
    said = [text.sentence(builders.public(refused.state), event) for event in refused.public]
    assert [CATALOGUE.say(what) for what in said if what] == ["Seat 1 wanted to pass, but can capture something."]
    wrong = builders.capture(state, "duck", 1, 2)
    sentence = text.sentence(builders.public(wrong.state), wrong.public[0])
    assert sentence is not None
    assert CATALOGUE.say(sentence) == "Seat 1 pointed at 1, 2 for rubber duck: not all of these match. One more try."


@pytest.mark.parametrize(
    ("game", "options"), [(FINDERS_KEEPERS, Options()), (FINDERS_KEEPERS_EXPERT, ExpertOptions())], ids=["fk", "fx"]
)
def test_nothing_on_a_panel_must_be_taken_away_again(game: AnyGame, options: Any) -> None:
    def watch(moment: Moment) -> None:
        for seat in range(2):
            assert game.text.exposure(game.rules.seat_view(moment.step.state, Seat(seat))) is None
        assert moment.step.private == (), "nothing is whispered that would have to be blanked"

    play(game, Setup(options, 2, helper="sharp"), watch)


def test_practice_and_the_end_of_the_tiles() -> None:
    over = claim(position("duck", options={"practice": True}), 0, 1).state
    assert CATALOGUE.say(FINDERS_KEEPERS.text.result(public(over))[0]) == "Everything found with one tile!"
    assert CATALOGUE.say(FINDERS_KEEPERS.text.headline(public(over))) == "Everything found!", "it is no race"
    out = after(position("duck, key", "key, bell, crown", pile="", passes=2), (1,), ())
    assert "**Seat 1** has collected the most cards: 1" in CATALOGUE.say(FINDERS_KEEPERS.text.result(public(out))[0])


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("void", "One wrong card spoils the whole answer."),
        ("lockout", "and you sit out what comes next"),
        ("ignore", "Wrong cards cost nothing, but you can choose 4 at most."),
    ],
)
def test_the_prompt_says_what_a_wrong_card_costs(wrong: str, words: str) -> None:
    state = position("duck, key", "kite", options={"wrong": wrong})
    assert words in CATALOGUE.say(FINDERS_KEEPERS.text.prompt(view(state, 0)))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"wrong": "retry"}, "One wrong card and you get nothing."),
        ({"wrong": "lose"}, "One wrong card and you get nothing, and your turn is over."),
        ({"wrong": "ignore"}, "Wrong cards cost nothing, but you can point at 4 at most."),
        ({"collect": "auto"}, "All cards that show it are yours."),
    ],
)
def test_the_prompt_of_expert_says_so_too(options: dict[str, Any], words: str) -> None:
    state = builders.position("duck, key", "duck crown", "key", options=options)
    prompt = CATALOGUE.say(EXPERT.prompt(builders.view(state, 0)))
    assert words in prompt
    assert ("wrong card" in prompt.lower()) == ("collect" not in options)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "Not all of these match"),
        ({"wrong": "ignore"}, "None of these match"),
        ({"collect": "auto"}, "That is on none of the cards"),
    ],
)
def test_a_mistake_is_called_what_it_is(options: dict[str, Any], words: str) -> None:
    state = builders.position("duck, key", "duck crown", "key", options=options)
    state = builders.step(state, Capture(tile=10)).state if options.get("collect") else _wrong(state)
    assert CATALOGUE.say(EXPERT.prompt(builders.view(state, 0))).startswith(words)


def _wrong(state: Any) -> Any:
    return builders.capture(state, "crown", 1).state


@pytest.mark.parametrize("pass_first", [False, True])
def test_a_refused_pass_and_a_mistake_are_both_told_in_either_order(pass_first: bool) -> None:
    state = builders.position("duck, key", "duck crown", "key")
    state = _wrong(builders.passes(state).state) if pass_first else builders.passes(_wrong(state)).state
    prompt = CATALOGUE.say(EXPERT.prompt(builders.view(state, 0)))
    assert prompt.startswith("You can capture something")
    assert "One try has failed, one is left" in prompt
    pending = FINDERS_KEEPERS_EXPERT.rules.status(builders.public(state)).pending
    assert pending is not None
    said = CATALOGUE.say(EXPERT.waiting(builders.public(state), pending))
    assert said == "Seat 1 can capture something, and has one try left."


@pytest.mark.parametrize(
    ("piles", "words"),
    [
        (("key, key, key", "bell seymour, bell"), "**Seat 2** wins with 3 points and the most cards with Seymour!"),
        (("key, key, key", "bell, bell"), "**Seat 1** wins with 3 points!"),
        (("key, key", "bell, bell"), "**Seat 1, Seat 2** share the win with 2 points each!"),
    ],
)
def test_the_end_says_whether_seymour_decided_and_marks_winners(piles: tuple[str, str], words: str) -> None:
    state = builders.position("kite", "duck", "crown", captured=piles, options={"auto_pass": False})
    over = builders.public(builders.passes(state).state)
    assert over.table.outcome is not None
    result, points = (CATALOGUE.say(line) for line in EXPERT.result(over)[:2])
    assert words in result
    winners = over.table.outcome.winners
    assert [f"🏆 Seat {seat + 1} " in points for seat in (0, 1)] == [seat in winners for seat in (0, 1)]
    alt = CATALOGUE.say(EXPERT.alt(over))
    assert alt.startswith("The end. The winner")
    assert "Never turned up: " in alt


@pytest.mark.parametrize("game", [FINDERS_KEEPERS, FINDERS_KEEPERS_EXPERT], ids=lambda game: game.id)
def test_whoever_left_is_marked_once(game: AnyGame) -> None:
    event = SeatLeft(seat=Seat(0))
    at = public(position("duck", "key")) if game is FINDERS_KEEPERS else builders.public(builders.deal(2))
    said = CATALOGUE.say(game.text.sentence(at, event), names=lambda seat: "ana (left)")
    assert said.startswith("ana (left): that seat")
    assert "left the table" not in said
