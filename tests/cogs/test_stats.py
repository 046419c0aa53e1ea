"""How long a game takes, in words."""

import pytest

from cogs.stats import DAY, HOUR, length
from cogs.words import Words
from tests.cogs.toys import CATALOGUE, WORDS


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "one minute"),
        (89, "one minute"),
        (91, "2 minutes"),
        (2 * HOUR - 1, "120 minutes"),
        (2 * HOUR, "2 hours"),
        (2.5 * HOUR, "2.5 hours"),
        (2 * DAY, "2 days"),
        (3.26 * DAY, "3.3 days"),
    ],
)
def test_lengths_are_said_in_the_unit_that_fits(seconds: float, said: str) -> None:
    assert length(seconds, WORDS) == said


def test_a_german_decimal_has_a_comma() -> None:
    assert length(2.5 * HOUR, Words(CATALOGUE, "de")) == "2,5 Stunden"
