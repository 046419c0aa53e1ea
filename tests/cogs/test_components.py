import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.components import LONGEST, Control, Verb, number, parse

TICKETS = st.just("-") | st.text("0123456789abcdef", min_size=10, max_size=10)


@given(st.sampled_from(Verb), st.integers(0, 10**12), TICKETS, st.text("abcXYZ019._~-", max_size=60))
def test_an_id_reads_back_as_it_was_written(verb: Verb, game: int, ticket: str, arg: str) -> None:
    control = Control(verb, game, ticket, arg)
    assert len(control.id) <= LONGEST
    assert parse(control.id) == control


@given(st.text(max_size=120))
def test_reading_never_raises(text: str) -> None:
    assert parse(text) is None or text.startswith("lp1:")


@given(st.text(max_size=60), st.text(max_size=20), st.text(max_size=20), st.text(max_size=20))
def test_reading_never_raises_near_an_id(verb: str, game: str, ticket: str, arg: str) -> None:
    parse(f"lp1:{verb}:{game}:{ticket}:{arg}")


@pytest.mark.parametrize(
    "text",
    [
        "lp0:act:1:-:0",
        "lp2:act:1:-:0",
        "lp1:dance:1:-:0",
        "lp1:act:one:-:0",
        "lp1:act:-1:-:0",
        "lp1:act:²:-:0",
        "lp1:act:1:XYZ:0",
        "lp1:act:1",
        "lp1:act:99999999999999999999:-:0",
        "lp1:act:1:-:" + "0" * 100,
        "",
    ],
)
def test_what_this_version_does_not_know_is_nothing(text: str) -> None:
    assert parse(text) is None


def test_an_id_that_discord_would_refuse_is_never_sent() -> None:
    with pytest.raises(ValueError, match="100 characters"):
        _ = Control(Verb.FORM, 1, "0123456789", "A" * 80).id


@pytest.mark.parametrize(
    ("text", "value"), [("12", 12), ("", None), ("-1", None), ("2592000", 2_592_000), ("12345678", None), ("٣", None)]
)
def test_numbers_are_short_and_plain(text: str, value: int | None) -> None:
    assert number(text) == value
