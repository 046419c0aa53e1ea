"""The check of clues: every one stands where the list says, and the smell on the air tells the truth."""

from collections.abc import Iterable

from engine.core.model import evolve
from engine.games.lost_ones.checks import clues
from engine.games.lost_ones.content import load_pack, load_words
from engine.games.lost_ones.pack import Pack
from engine.games.lost_ones.wording import Clue, Words

WHOLE, WORDS = load_pack(), load_words()


def found(pack: Pack, words: Words = WORDS) -> list[str]:
    return list(clues.problems(pack, words))


def with_tile(key: str, **changes: object) -> Pack:
    return evolve(WHOLE, tiles=tuple(evolve(tile, **changes) if tile.key == key else tile for tile in WHOLE.tiles))


def keys(problems: Iterable[str]) -> set[str]:
    return {problem.partition(": ")[0] for problem in problems}


def test_the_shipped_pack_gives_every_clue_away() -> None:
    assert found(WHOLE) == []
    assert len(WORDS.clues) == 19  # the twentieth of the bible's clues is the herald


def test_a_rewritten_page_that_lost_its_clue_is_found() -> None:
    assert found(with_tile("8", intro="Nobody counts here.")) == [
        "tiles/008.toml: intro: has no 'one farm short', "
        "and the clue 'a farm is missing from the list' should stand there"
    ]


def test_a_sign_inside_another_word_is_no_clue() -> None:
    tree = next(tile for tile in WHOLE.tiles if tile.key == "37")
    assert "rusted" in tree.intro
    (problem,) = found(with_tile("37", intro=tree.intro.replace("rusted", "crusted")))
    assert problem.startswith("tiles/037.toml: intro: has no 'rusted'")


def test_a_clue_on_a_page_that_does_not_exist_is_found() -> None:
    words = evolve(WORDS, clues=(Clue(says="hats are green", on={"28.7": "green"}),))
    assert found(WHOLE, words) == ["words.toml: clues: there is no page '28.7' for the clue 'hats are green'"]


def test_a_smell_without_a_nightmare_is_found() -> None:
    assert keys(found(with_tile("1", intro="Lavender hangs about the bed."))) == {"tiles/001.toml"}


def test_a_nightmare_that_nothing_heralds_is_found() -> None:
    haunted = next(tile for tile in WHOLE.tiles if tile.key == "8")
    problems = found(with_tile("8", icons=(*haunted.icons, "nightmare")))
    assert keys(problems) == {"tiles/008.toml"}
    assert "no page next to it" in problems[0]
