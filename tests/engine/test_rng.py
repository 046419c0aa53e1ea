"""The random stream: ours, so that saved games keep their luck."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.rng import SEED_BYTES, Rng

SEED = bytes(range(SEED_BYTES))
PROMISED = [245, 450, 655, 85, 396, 56, 363, 889]
PROMISED_SHUFFLE = (9, 0, 6, 3, 1, 2, 4, 8, 7, 5)


def test_the_stream_never_changes() -> None:
    """These values are a promise to every saved game: if this test fails, the change is wrong."""
    rng = Rng(SEED)
    assert [rng.below(1000) for _ in range(8)] == PROMISED
    assert rng.cursor == 8
    assert Rng(SEED).shuffled(range(10)) == PROMISED_SHUFFLE


def test_a_cursor_goes_on_where_it_was() -> None:
    rng = Rng(SEED)
    first = [rng.below(10**9) for _ in range(5)]
    again = Rng(SEED, cursor=2)
    assert [again.below(10**9) for _ in range(3)] == first[2:]


def test_streams_and_seeds_are_independent() -> None:
    drawn = {
        tuple(rng.below(2**32) for _ in range(4))
        for rng in (Rng(SEED), Rng(SEED, stream=b"layout"), Rng(bytes(SEED_BYTES)))
    }
    assert len(drawn) == 3


@given(st.integers(1, 40), st.integers(0, 2**40))
def test_below_stays_below(n: int, cursor: int) -> None:
    assert 0 <= Rng(SEED, cursor).below(n) < n


def test_below_is_even() -> None:
    rng = Rng(SEED)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert min(counts.values()) > 880
    assert max(counts.values()) < 1120


def test_one_choice_uses_no_luck() -> None:
    rng = Rng(SEED)
    assert (rng.below(1), rng.below(0), rng.choice(["x"])) == (0, 0, "x")
    assert rng.cursor == 0


def test_every_order_of_three_comes_equally_often() -> None:
    rng = Rng(SEED)
    counts = Counter(rng.shuffled("abc") for _ in range(6000))
    assert len(counts) == 6
    assert min(counts.values()) > 880


def test_a_choice_from_nothing_and_a_short_seed_are_errors() -> None:
    with pytest.raises(IndexError):
        Rng(SEED).choice([])
    with pytest.raises(ValueError, match="32 bytes"):
        Rng(b"short")
