"""The events of a table that games share: their names in saved games, and their words."""

import pytest
from pydantic import TypeAdapter

from bot.catalogue import Catalogue
from engine.core.events import (
    Conceding,
    Ended,
    Paused,
    Resumed,
    SeatAway,
    SeatBack,
    SeatHanded,
    SeatLeft,
    SeatTaken,
    in_words,
    since_taken,
    told,
    told_without_name,
)
from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.protocol import Outcome
from engine.games.finders_keepers.events import EVENTS as FINDERS
from engine.games.finders_keepers_expert.events import EVENTS as EXPERT
from engine.games.lost_and_found.events import EVENTS as LOST

SEAT = Seat(1)
SAVED: list[tuple[Model, str]] = [
    (SeatLeft(seat=SEAT), '{"kind":"seat_left","seat":1}'),
    (SeatTaken(seat=SEAT), '{"kind":"seat_taken","seat":1}'),
    (SeatHanded(seat=SEAT), '{"kind":"seat_handed","seat":1}'),
    (SeatAway(seat=SEAT), '{"kind":"seat_away","seat":1}'),
    (SeatBack(seat=SEAT), '{"kind":"seat_back","seat":1}'),
    (Paused(), '{"kind":"paused"}'),
    (Resumed(seat=SEAT), '{"kind":"resumed","seat":1}'),
    (Conceding(seat=SEAT, needed=2), '{"kind":"conceding","seat":1,"needed":2}'),
    (
        Ended(outcome=Outcome(reason="won", winners=(SEAT,))),
        '{"kind":"ended","outcome":{"reason":"won","winners":[1],"score":null}}',
    ),
]
BOTH = (SeatLeft, SeatHanded, SeatAway, SeatBack, Paused, Resumed, Ended)


@pytest.mark.parametrize(("event", "saved"), SAVED, ids=[type(event).__name__ for event, _ in SAVED])
def test_an_event_stands_in_saved_games_as_it_always_did(event: Model, saved: str) -> None:
    assert event.model_dump_json() == saved


@pytest.mark.parametrize(
    ("adapter", "known"),
    [(FINDERS, BOTH), (EXPERT, BOTH), (LOST, (SeatLeft, SeatTaken, SeatHanded, Conceding, Ended))],
    ids=["basic", "expert", "lost"],
)
def test_saved_events_of_the_table_are_read_by_the_games_that_have_them(
    adapter: TypeAdapter[Model], known: tuple[type[Model], ...]
) -> None:
    for event, saved in SAVED:
        if isinstance(event, known):
            assert adapter.validate_json(saved) == event


def test_what_is_the_same_in_every_game_is_said_in_shared_words() -> None:
    catalogue = Catalogue.load(strict=True)
    said = {type(event): catalogue.say(words) for event, _ in SAVED if (words := told(event)) is not None}
    assert said == {
        SeatLeft: "Seat 2 left the table.",
        SeatTaken: "Seat 2 took the free seat.",
        SeatHanded: "Seat 2 has the seat from now on.",
        SeatBack: "Seat 2 is back.",
        Resumed: "Seat 2 lets the game go on.",
    }


def test_who_sat_there_before_somebody_else_is_not_named_after_them() -> None:
    other = Seat(0)
    log = (SeatLeft(seat=SEAT), SeatLeft(seat=other), SeatTaken(seat=SEAT), SeatLeft(seat=SEAT), SeatTaken(seat=SEAT))
    assert since_taken(log) == (True, False, True, True, False)
    assert since_taken(log[:4]) == (True, False, False, False)
    assert since_taken((SeatHanded(seat=SEAT), SeatHanded(seat=other), SeatHanded(seat=SEAT))) == (True, False, False)
    catalogue = Catalogue.load(strict=True)
    said = [catalogue.say(words) for event, _ in SAVED if (words := told_without_name(event)) is not None]
    assert said == ["Somebody left the table.", "Somebody took the free seat.", "A seat changed hands."]


def test_events_up_to_now_are_said_without_the_names_of_those_who_came_later() -> None:
    log = (SeatHanded(seat=SEAT), Paused(), SeatHanded(seat=SEAT))
    said = [Catalogue.load(strict=True).say(words) for words in in_words(log, told)]
    assert said == ["A seat changed hands.", "Seat 2 has the seat from now on."]


def test_what_only_a_games_rules_explain_is_left_to_the_game() -> None:
    assert [told(event) for event, _ in SAVED if isinstance(event, SeatAway | Paused | Conceding | Ended)] == [None] * 4
