"""Whatever goes wrong is one sentence, or an apology whose log tells nothing that was in the error."""

import logging

import pytest

from bot.errors import AlreadyRunning, CannotUndo, ServiceError
from bot.service.undo import Why
from cogs.errors import Sentence, kinds, places, report, sentence, unanswerable
from cogs.troubles import Parked
from engine.core.errors import GameError, Refused
from tests.cogs.fakes import refused
from tests.cogs.toys import CATALOGUE, WORDS, toy_game


def classes(base: type[Exception]) -> list[type[Exception]]:
    return [base, *(deeper for found in base.__subclasses__() for deeper in classes(found))]


OTHERWISE = (AlreadyRunning, CannotUndo)
"""What is said on the command line when the program starts, and what has words for each of its reasons."""
TO_PLAYERS = [k for k in classes(ServiceError)[1:] if k.__module__ == "bot.errors" and k not in OTHERWISE]


@pytest.mark.parametrize("kind", TO_PLAYERS)
def test_every_refusal_of_the_service_has_words(kind: type[ServiceError]) -> None:
    assert CATALOGUE.has(f"error-{kind.code}")


@pytest.mark.parametrize("why", Why)
def test_every_reason_not_to_take_back_has_words(why: Why) -> None:
    assert sentence(CannotUndo(7, why), WORDS) == WORDS.say(f"error-cannot-undo-{why}")


@pytest.mark.parametrize("code", ["illegal", "stale", "over"])
def test_every_refusal_of_the_rules_has_words(code: str) -> None:
    assert sentence(GameError(code), WORDS) == WORDS.say(f"error-{code}")


def test_a_games_own_refusals_are_its_own_words() -> None:
    assert sentence(Refused("too_big"), WORDS, toy_game()) == "no: too_big"


@pytest.mark.parametrize("code", ["no-channel", "no-permission"])
def test_a_parked_table_names_its_channel(code: str) -> None:
    assert "game is safe" in str(sentence(Parked(code, 5), WORDS))
    assert code == "no-channel" or "<#5>" in str(sentence(Parked(code, 5), WORDS))


def test_sentences_of_our_own_are_said() -> None:
    assert sentence(Sentence("error-permissions", names="dance"), WORDS) == WORDS.say(
        "error-permissions", names="dance"
    )


def test_a_bug_has_no_sentence() -> None:
    assert sentence(KeyError("socks"), WORDS) is None
    assert sentence(refused(1), WORDS) is None


@pytest.mark.parametrize(("code", "gone"), [(10062, True), (10008, True), (50027, True), (50013, False)])
def test_what_can_no_longer_be_answered_is_known(code: int, gone: bool) -> None:
    assert unanswerable(refused(code)) is gone


def test_the_log_of_a_bug_names_places_and_kinds_but_no_values(caplog: pytest.LogCaptureFixture) -> None:
    def fault(card: str) -> None:
        try:
            raise ValueError(f"the card is {card}")
        except ValueError as error:
            raise KeyError(card) from error

    with caplog.at_level(logging.DEBUG), pytest.raises(KeyError) as caught:
        fault("socks")
    reference = report(caught.value, game_id=7, interaction_id=9)
    text = caplog.text
    assert reference in text
    assert "KeyError < ValueError" in text
    assert "in fault" in text
    assert "socks" not in text
    assert "socks" not in kinds(caught.value) + places(caught.value)


def test_references_differ() -> None:
    assert len({report(KeyError(), game_id=0, interaction_id=0) for _ in range(20)}) == 20
