"""Every word: that each id exists and can be said, that labels fit, that texts say what they should."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.catalogue import Catalogue, message_files, named, parse
from engine.core.ids import Seat
from engine.core.messages import Message, message
from engine.core.protocol import Concede, HandOver, Leave, Offer
from engine.games.lost_and_found.actions import Declare, EndTurn, FlipCard, Look, PlaceHint, PutBack, TakeHint, Vote
from engine.games.lost_and_found.challenges import BADGES, CHALLENGES, board_of
from engine.games.lost_and_found.events import Saw
from engine.games.lost_and_found.game import LOST_AND_FOUND, RULES
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.settings import SETTINGS
from engine.games.lost_and_found.state import State
from engine.games.lost_and_found.views import Hint
from engine.games.lost_and_found.words import cell_name, where
from tests.contract.driver import Moment, Setup, play
from tests.games.lost_and_found.builders import KEYS, after, lapse, looked, position, step, turn
from tests.games.lost_and_found.worlds import setups

TEXT, LOBBY = LOST_AND_FOUND.text, LOST_AND_FOUND.lobby
MIXED = "gpks/pksg/ksgp/sgpk"
SORTED = "ggpp/ggpp/kkss/kkss"
BUTTON, ALT = 80, 1024
"""Discord's limits for a button's label and for alt text."""


@cache
def catalogue() -> Catalogue:
    return Catalogue.load(strict=True)


@cache
def say(what: Message | None) -> str:
    assert what is not None
    said = catalogue().say(what)
    assert said.strip()
    assert "{" not in said
    return said


def own_ids() -> set[str]:
    files = [file for file in message_files() if file.parent.parent.name == "lost_and_found"]
    return {id for file in files for id, _ in named(parse(file)[0])}


class _Said:
    """Says everything that can be said at each step of a game and collects the ids."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def note(self, what: Message | None) -> str:
        if what is None:
            return ""
        self.ids.add(what.id.partition(".")[0])
        for value in what.values.values():
            self._inside(value)
        return say(what)

    def _inside(self, value: Any) -> None:
        if isinstance(value, Message):
            self.note(value)
        for item in getattr(value, "items", ()) if not isinstance(value, str | int | Message) else ():
            self._inside(item)

    def __call__(self, moment: Moment) -> None:
        public = RULES.public_view(moment.step.state)
        status = RULES.status(public)
        for event in moment.step.public:
            self.note(TEXT.sentence(public, event))
        lines = [TEXT.headline(public), *TEXT.log(public)]
        lines += [TEXT.waiting(public, status.pending)] if status.pending else TEXT.result(public)
        for line in lines:
            self.note(line)
        assert len(self.note(TEXT.alt(public))) <= ALT
        for seat in range(public.table.seats):
            self.seat(RULES.seat_view(moment.step.state, Seat(seat)), moment)

    def seat(self, view: Any, moment: Moment) -> None:
        self.note(TEXT.prompt(view))
        assert len(self.note(TEXT.panel_alt(view))) <= ALT
        for seat, event in moment.step.private:
            if seat == view.seat:
                self.note(TEXT.whisper(view, event))
        labels = [self.offer(view, offer) for offer in RULES.offers(view)]
        assert len(set(labels)) == len(labels), "no two offers read the same"

    def offer(self, view: Any, offer: Offer[Any]) -> tuple[str, ...]:
        labels = tuple(self.note(label) for label in TEXT.label(view, offer))
        assert len(labels) == len(offer.path)
        assert all(len(label) <= BUTTON for label in labels)
        self.note(TEXT.confirm(view, offer))
        for pick in offer.form:
            choices = [self.note(TEXT.choice(view, pick.name, value)) for value in pick.choices]
            assert len(set(choices)) == len(choices)
        return labels


@settings(max_examples=settings.default.max_examples // 2)
@given(setups(), st.integers(0, 2**32), st.sampled_from([3, 9]))
def test_everything_can_be_said_at_every_step(setup: tuple[Options, int], number: int, unrest: int) -> None:
    options, seats = setup
    play(LOST_AND_FOUND, Setup(options, seats, number, unrest), _Said())
    for line in (*LOBBY.notes(options, seats), *LOBBY.summary(options, seats)):
        say(line)


def _lobby_words() -> Iterator[str]:
    yield from ("lf-name", "lf-tagline")
    yield from (f"lf-rules-{page}{part}" for page in TEXT.pages for part in ("", ".title"))
    yield from (f"lf-badge-{badge}" for badge in BADGES)
    yield from (f"lf-player-{player}{part}" for player in LOST_AND_FOUND.players for part in ("", ".about"))
    yield from (f"lf-option-{setting.name.replace('_', '-')}" for setting in SETTINGS)


@pytest.mark.parametrize("id", list(_lobby_words()))
def test_every_fixed_word_exists(id: str) -> None:
    assert say(message(id))


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_value_of_a_setting_has_words(setting: Any) -> None:
    id = f"lf-option-{setting.name.replace('_', '-')}"
    for value in setting.known:
        if value not in ("yes", "no"):
            own = f"{id}.value-{value}"
            said = message(own) if catalogue().has(own) else message(f"{id}.value", value=value)
            assert 0 < len(say(said)) <= 100


def test_every_refusal_has_a_sentence() -> None:
    codes = {setting.refusal for setting in SETTINGS}
    codes |= {
        "unknown_option",
        "unknown_value",
        "too_few_seats",
        "too_many_seats",
        "impossible_grid",
        "not_the_challenge",
        "badge_missing",
    }
    assert all(say(TEXT.refusal(code)).endswith(".") for code in codes)


ELSEWHERE = ("lf-about", "lf-lesson-", "lf-refused-", "lf-picture-", "lf-command-", "lf-option-", "lf-error-", "name-")
"""What /about, lessons, refusals, pictures and typed commands say, and their names: their own tests have it said."""


def test_no_message_is_left_over() -> None:
    """Every id of the catalogue is used somewhere, found by walking through games and set-ups."""
    said = _Said()
    for options, seats in _many_setups():
        for number in range(2):
            play(LOST_AND_FOUND, Setup(options, seats, number, unrest=4, patience=12), said)
        for line in (
            *LOBBY.notes(options, seats),
            *LOBBY.summary(options, seats),
            LOBBY.board(board_of(options, seats)),
        ):
            said.note(line)
    said.ids |= set(_scenes(said))
    said.ids |= {id.partition(".")[0] for id in _lobby_words()}
    said.ids |= {id for id in own_ids() if id.startswith(ELSEWHERE)}
    assert own_ids() - said.ids == set()


def _many_setups() -> Iterator[tuple[Options, int]]:
    yield Options(), 1
    yield (
        Options(declare_vote=True, declare_early=True, hint_touch="grid", memory="full", talk="silent", ladder=True),
        3,
    )
    yield Options(max_seats=8, first_seat="owner", chosen=(0, 1, 2, 3), look_seconds=30, target=4), 5
    yield Options(rows=2, random_counts=True, memory="notes", commit_both=True), 3
    yield Options(rows=3, random_counts=True, least_each=1, always_swap=True, flip_own=True, double=True), 2
    yield Options(rows=5, cols=6, kinds=5, hints=0), 2
    yield Options(rows=2, kinds=2, hints=2, open_hints=True), 4
    yield from ((options, 5 if number == 4 else 2) for number, options in CHALLENGES.items())


def _scenes(said: _Said) -> Iterator[str]:
    """Play to the rarer ends by hand: won with a target, a challenge passed and missed, all alone and late."""
    for options in ({"target": 3}, {"target": 15}, {"challenge": 4, "target": 8, "hints": 1}):
        state = position(SORTED, up="C4 D4", supply="ks", seats=1, options=options)
        for flip in ("A1", "B1"):
            ended = after(turn(state, "A2", "B2", flip, end=False), Declare())
            for line in TEXT.result(RULES.public_view(ended)):
                said.note(line)
                yield line.id
    few = position(SORTED, up="A1 B1 C1 D1 A2 B2 C2 D2 A3", options={"challenge": 4, "target": 8, "hints": 1})
    for line in (*TEXT.result(RULES.public_view(after(turn(few, "B3", "C3", "B3", end=False), Declare()))),):
        yield line.id
    voted = position(SORTED, seats=2, options={"declare_vote": True})
    voted = step(turn(voted, "A1", "B1", "A1", end=False), Declare()).state
    yield from (seat_prompt(voted, 0), seat_prompt(voted, 1))
    agreed = step(voted, Vote(agree=True), 1)
    for event in agreed.public:
        if (words := TEXT.sentence(RULES.public_view(agreed.state), event)) is not None:
            yield words.id
    yield TEXT.headline(RULES.public_view(agreed.state)).id
    alone = lapse(position(MIXED, seats=1)).state
    pending = RULES.status(RULES.public_view(alone)).pending
    assert pending is not None
    yield TEXT.waiting(RULES.public_view(alone), pending).id


def seat_prompt(state: State, seat: int) -> str:
    return TEXT.prompt(RULES.seat_view(state, Seat(seat))).id


# ---------------------------------------------------------------- what is said


def test_cells_are_named_by_column_letter_and_row_number() -> None:
    assert [cell_name(Options(), cell) for cell in (0, 1, 3, 4, 15)] == ["A1", "B1", "D1", "A2", "D4"]


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ((0, 4), "right of D1"),
        ((2, -1), "left of A3"),
        ((-1, 1), "above B1"),
        ((5, 1), "2 below B4"),
        ((0, 6), "3 right of D1"),
        ((-1, -2), "1 up, 2 left of A1"),
        ((4, 5), "1 down, 2 right of D4"),
    ],
)
def test_places_are_named_by_the_nearest_cell(place: tuple[int, int], said: str) -> None:
    assert say(where(Options(), *place)) == said


def test_spots_are_numbered_in_the_order_of_the_offers() -> None:
    state = after(looked(position(MIXED, supply="k"), "A1", "B1"), PutBack(swap=False), TakeHint())
    view = RULES.seat_view(state, Seat(0))
    labels = [say(TEXT.label(view, offer)[1]) for offer in RULES.offers(view) if isinstance(offer.action, PlaceHint)]
    assert labels[0] == "1 · above A1"
    assert labels[-1] == "16 · below D4"
    assert [int(label.split(" ")[0]) for label in labels] == list(range(1, 17))
    assert tuple((o.action.row, o.action.col) for o in RULES.offers(view)[:-1]) == state.table.spots


def test_the_alt_text_tells_each_card_that_lies_open_and_no_other() -> None:
    state = position(MIXED, up="A1 C3", hints=[("k", 0, 4)], supply="pg")
    said = say(TEXT.alt(RULES.public_view(state)))
    assert "A1: glasses" in said
    assert "C3: glasses" in said
    assert "keys right of D1" in said
    assert "Face down (14): B1, C1, D1" in said
    assert "2 hint cards in the pile" in said
    assert len(re.findall("glasses|phone|keys|socks", said)) == 3


def test_the_panel_tells_the_cards_in_hand_to_their_seat_alone() -> None:
    state = looked(position(MIXED), "A1", "B1")
    mine, theirs = (RULES.seat_view(state, Seat(seat)) for seat in (0, 1))
    assert say(TEXT.panel_alt(mine)) == "In your hand: A1: glasses, B1: phone."
    assert "A1: 👓 glasses, B1: 📱 phone" in say(TEXT.prompt(mine))
    assert "glasses" not in say(TEXT.panel_alt(theirs)) + say(TEXT.prompt(theirs))


def test_the_confirmation_is_the_same_whether_right_or_wrong() -> None:
    asked = set()
    for grid in (MIXED, SORTED):
        state = turn(position(grid), "A1", "B1", "A1", end=False)
        view = RULES.seat_view(state, Seat(0))
        declare = next(offer for offer in RULES.offers(view) if isinstance(offer.action, Declare))
        asked.add(say(TEXT.confirm(view, declare)))
    assert len(asked) == 1


def test_nobody_is_said_to_have_done_what_was_done_in_their_seat_before_them() -> None:
    state = looked(position(MIXED, seats=2), "A1", "B1")
    state = step(state, HandOver(seat=Seat(0)), None).state
    state = step(state, FlipCard(cell=15), 0).state
    said = [say(line) for line in TEXT.log(RULES.public_view(state))]
    assert said == [
        "1. Whoever sat there before Seat 1: looked at A1 and B1",
        "1. Seat 1: put A1 and B1 back as before, turned up D4 (🔑 keys)",
        "1. Seat 1 has the seat from now on.",
    ]


def test_the_log_has_a_line_for_each_turn_and_for_each_helper() -> None:
    state = turn(position(MIXED, seats=3), "A1", "B1", "C1", swap=True)
    state = lapse(looked(state, "A2", "B2")).state
    state = step(state, FlipCard(cell=15), 2).state
    said = [say(line) for line in TEXT.log(RULES.public_view(state))]
    assert said == [
        "1. Seat 1: looked at A1 and B1, swapped A1 and B1, turned up C1 (🔑 keys)",
        "2. Seat 2: looked at A2 and B2, put A2 and B2 back as before",
        "2. Seat 3: turned up D4 (🔑 keys)",
        "2. The others may go on with Seat 2’s turn.",
    ]


@pytest.mark.parametrize(("memory", "turns"), [("strict", [3]), ("full", [1, 2, 3])])
def test_lf_30_nothing_is_told_again_that_the_table_has_forgotten(memory: str, turns: list[int]) -> None:
    state, events = position(MIXED, seats=2, options={"memory": memory}), list[Any]()
    for flip in (2, 6, 8):
        for action in (Look(cell=0), Look(cell=1), PutBack(swap=False), FlipCard(cell=flip), EndTurn()):
            done = step(state, action)
            state = done.state
            events += done.public
    view = RULES.public_view(state)
    said = [say(line) for line in TEXT.retold(view, events)]
    assert [int(line.partition(".")[0]) for line in said] == turns
    assert said == [say(line) for line in TEXT.log(view)]
    assert [say(line) for line in TEXT.retold(view, events[-1:])] == []  # the turn's passing
    assert TEXT.retold(view, ()) == ()


def test_lf_30_what_was_seen_is_not_shown_again() -> None:
    seen = looked(position(MIXED, seats=2), "A1", "B1")
    assert TEXT.whispered(RULES.seat_view(seen, Seat(0)), [Saw(cell=0, item=1)]) == ()


def test_the_end_is_told_with_reason_score_and_what_was_apart() -> None:
    won = after(turn(position(SORTED, up="B1"), "A2", "B2", "A1", end=False), Declare())
    assert say(TEXT.headline(RULES.public_view(won))) == "Sorted! 14 points."
    lost = after(turn(position("ggp/kpg/kkp"), "A1", "B1", "A1", end=False), Declare())
    said = [say(line) for line in TEXT.result(RULES.public_view(lost))]
    assert said[0] == "Something is out of place: **not this time.** 8 of 9 cards were still face down."
    assert said[1] == "Not together: 👓 glasses, 📱 phone."
    given_up = step(position(MIXED, seats=1), Concede()).state
    assert say(TEXT.headline(RULES.public_view(given_up))) == "Given up."


def test_an_absent_seat_is_told_to_those_who_may_help() -> None:
    state = step(looked(position(MIXED, seats=2), "A1", "B1"), Leave(seat=Seat(0)), None).state
    view = RULES.seat_view(state, Seat(1))
    assert say(TEXT.prompt(view)).startswith("Time is up for Seat 1")
    place = after(position(MIXED, seats=2, phase="place", in_hand=KEYS))
    place = lapse(place).state
    assert "keys" in say(TEXT.prompt(RULES.seat_view(place, Seat(1))))


def test_a_far_chain_of_hints_still_fits_an_alt_text() -> None:
    spots = [(0, 5 + i) for i in range(5)] + [(4 + i, 0) for i in range(5)]
    state = position("/".join(["gpksw"] * 4), up=" ".join(f"{c}{r}" for c in "ABCDE" for r in (1, 2, 3)))
    hints = tuple(Hint(row=row, col=col, item=KEYS) for row, col in spots)
    table = state.table.model_copy(update={"hints": hints, "phase": "place", "in_hand": KEYS})
    assert len(say(TEXT.alt(RULES.public_view(state.model_copy(update={"table": table}))))) <= ALT


def test_end_turn_needs_no_confirmation() -> None:
    state = turn(position(MIXED), "A1", "B1", "A1", end=False)
    view = RULES.seat_view(state, Seat(0))
    end = next(offer for offer in RULES.offers(view) if isinstance(offer.action, EndTurn))
    assert TEXT.confirm(view, end) is None
