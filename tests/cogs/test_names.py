import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.names import LONGEST, marked, plain

WILD = st.text(
    st.characters() | st.sampled_from("*_~`|<>@#[](){}\\\u202e\u200f\u200b\u200d\ufe0f\u0301🙂👩🏽"), max_size=80
)


@given(WILD)
def test_a_shown_name_is_short_visible_and_on_one_line(name: str) -> None:
    shown = plain(name)
    assert 1 <= len(shown) <= LONGEST
    assert "\n" not in shown
    assert all(unicodedata.category(sign) not in ("Cc", "Cs", "Co") for sign in shown)
    assert not set(shown) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
    assert any(unicodedata.category(sign)[0] in "LNPSM" for sign in shown)


@given(WILD)
def test_a_marked_name_has_no_markup_left(name: str) -> None:
    without = re.sub(r"\\.", "", marked(name))
    assert not set(without) & set("\\*_~`|<>@#[](){}:-")


@given(WILD)
def test_a_marked_name_reads_like_the_plain_one(name: str) -> None:
    assert re.sub(r"\\(.)", r"\1", marked(name)) == plain(name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("  A   na ", "A na"),
        ("\u202eanA", "anA"),
        ("", "?"),
        ("\u200b\u2800", "?"),
        ("日本語の名前", "日本語の名前"),
        ("a" * 40, "a" * 31 + "…"),
        ("👩‍👩‍👧" * 3, "👩‍👩‍👧" * 3),
        ("🙂" * 32, "🙂" * 32),
        ("a" + "\u0301" * 9, "á\u0301\u0301"),
    ],
)
def test_names(name: str, shown: str) -> None:
    assert plain(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("@everyone", r"\@everyone"),
        ("<@1>", r"\<\@1\>"),
        ("# big", r"\# big"),
        ("{ $who }", r"\{ $who \}"),
        ("https://evil.example", r"https\:\/\/evil\.example"),
    ],
)
def test_markup_is_shown_as_it_is(name: str, shown: str) -> None:
    assert marked(name) == shown


def test_a_cut_never_leaves_half_a_sign() -> None:
    family = "👩🏽‍🚀"
    shown = plain("x" * 28 + family + "y" * 20)
    assert shown[:-1].rstrip("x") in ("", family)
