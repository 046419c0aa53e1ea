"""Games played before are played the same way, seen the same way by everybody."""

import pytest

from engine.games import GAMES
from tests.contract.playthrough import FOLDER, PLAYTHROUGHS, Playthrough, written


@pytest.mark.parametrize("what", PLAYTHROUGHS, ids=lambda what: what.name)
def test_the_game_is_played_as_written_down(what: Playthrough) -> None:
    assert written(what) == what.file.read_text(encoding="utf-8"), (
        "meant? then `python -m tests.contract.playthrough --write`, and review the diff"
    )


def test_every_game_has_a_playthrough_and_no_file_is_left_over() -> None:
    assert {what.game for what in PLAYTHROUGHS} == set(GAMES)
    assert {file.stem for file in FOLDER.glob("*.txt")} == {what.name for what in PLAYTHROUGHS}
