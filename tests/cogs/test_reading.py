"""Which page of a story somebody means."""

import pytest

from cogs.reading import titled
from engine.core.game import Leaf
from tests.cogs.toys import say

TITLES = {"prologue": "Prologue", "tile-1": "1 · Bed One", "tile-11": "11 · Bed One Hundred", "tile-2": "2 · The Mill"}


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("tile-2", "tile-2"),
        ("1 · Bed One", "tile-1"),
        ("1  ·  bed one", "tile-1"),
        ("PRO", "prologue"),
        ("the mill", "tile-2"),
        ("ill", "tile-2"),
        ("hundred", "tile-11"),
        ("bed one", None),
        ("1", "tile-1"),
        ("", None),
        (" ", None),
        ("(", None),
        ("moon", None),
    ],
)
def test_a_page_is_meant_by_what_only_its_title_has(wanted: str, found: str | None) -> None:
    leaves = [(id, title, Leaf(id=id, title=say(title), body=say(""), alt=say(""))) for id, title in TITLES.items()]
    meant = titled(leaves, wanted)
    assert (meant.id if meant is not None else None) == found
