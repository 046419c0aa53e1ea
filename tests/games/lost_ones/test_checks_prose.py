"""The checks of language on a small pack: each is given a fault and must find it, and nothing else."""

import hashlib
from collections.abc import Callable, Iterator

import pytest

from engine.core.content import digest, read
from engine.core.game import Passage
from engine.core.model import evolve
from engine.games.lost_ones.checks import likeness, names, prose
from engine.games.lost_ones.checks.passages import passages
from engine.games.lost_ones.checks.texts import HARDEST_GRADE, text_problems, writing
from engine.games.lost_ones.content import assembled, load_pack, load_rulebooks, load_words
from engine.games.lost_ones.effects import Branch, Choose, Draw, HasBane
from engine.games.lost_ones.pack import Encounter, Pack, Tile
from engine.games.lost_ones.wording import Shingles, Words

WHOLE = load_pack()
PACK = evolve(
    WHOLE,
    tiles=tuple(tile for tile in WHOLE.tiles if tile.key in {"1", "27", "28", "90"}),
    **{deck: getattr(WHOLE, deck)[:1] for deck in ("abilities", "banes", "boons", "foes", "plots", "gateways")},
)
"""A few pages of the shipped pack: enough to plant faults in."""
WORDS = Words(
    names=("Fae", "Hollows Tree"),
    banned=("eerie", "whisper*", "a sense of", "..."),
    spelt={"Hollows Tree": ("hollows tree", "Hollow Tree")},
)
SOURCE = "Everybody at the table may look at the back of any card twice"


def shingles(text: str, size: int = 8, digest_bytes: int = 6) -> Shingles:
    words = text.lower().split()
    runs = [" ".join(words[i : i + size]) for i in range(len(words) - size + 1)]
    hashes = " ".join(hashlib.blake2b(run.encode(), digest_size=digest_bytes).hexdigest() for run in runs)
    return Shingles(size=size, digest_bytes=digest_bytes, hashes=hashes)


def found(pack: Pack, words: Words = WORDS, rulebooks: Shingles | None = None) -> set[str]:
    rulebooks = rulebooks or shingles(SOURCE)
    return {*prose.problems(pack, words), *likeness.problems(pack, words, rulebooks)}


ALREADY = found(PACK)
TILE = next(tile for tile in PACK.tiles if tile.key == "28")
OTHER = next(tile for tile in PACK.tiles if tile.key == "90")


def new(pack: Pack, words: Words = WORDS) -> list[str]:
    """Return what is wrong with a pack and was not wrong with the untouched one."""
    return sorted(found(pack, words) - ALREADY)


def with_tile(tile: Tile, pack: Pack = PACK) -> Pack:
    return evolve(pack, tiles=tuple(tile if old.key == tile.key else old for old in pack.tiles))


def with_encounter(**changes: object) -> Pack:
    first, *rest = TILE.encounters
    return with_tile(evolve(TILE, encounters=(evolve(first, **changes), *rest)))


def with_intro(text: str) -> Pack:
    return with_tile(evolve(TILE, intro=text))


def said(sentence: str) -> Pack:
    """Return the pack with a sentence more in a result that has room for it."""
    lean = min((e for e in TILE.encounters), key=lambda e: prose.count(e.result))
    text = f"{' '.join(lean.result.split()[:50])}. {sentence}"
    return with_tile(
        evolve(TILE, encounters=tuple(evolve(e, result=text) if e.id == lean.id else e for e in TILE.encounters))
    )


def test_the_shipped_pack_has_no_fault() -> None:
    assert text_problems(WHOLE) == ()
    assert {passage.kind for passage in passages(WHOLE)} - {"name"} == set(prose.LENGTHS)


def test_the_planted_sentence_itself_is_no_fault() -> None:
    assert new(said("The flounder has a plain brown hat.")) == []


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("It is an eerie hat.", '"eerie" is banned'),
        ("The flounder is whispering.", '"whispering" is banned'),
        ("You have a sense of hats.", '"a sense of" is banned'),
        ("It has a hat...", '"..." is banned'),
        ("You see a Hollow Tree.", '"Hollow Tree" is written "Hollows Tree"'),
        ("Ask @everyone.", '"@" is markup'),
        ("Ask <#123> for it.", '"<" is markup'),
        ("It is a `hat`.", '"`" is markup'),
        ("It is a **hat**.", '"**" is markup'),
        ("It is at https://hat.", '"https:" is markup'),
        ("It is a *hat.", "a * has no partner"),
        ('It is a "hat".', "curly quotes"),
        ("It is a hat -- or was.", "no double hyphens"),
        ("It is a\nhat.", "no line breaks"),
        ("It opens 31.2 at once.", '"31.2" is a number of the book'),
        ("Turn to page 12 at once.", '"page 12" is a number of the book'),
        (f"It is {' '.join(['very'] * 32)} wet.", "a sentence of 35 words"),
    ],
)
def test_a_planted_fault_of_wording_is_found(sentence: str, words: str) -> None:
    problems = new(said(sentence))
    assert any(words in problem and problem.startswith("tiles/028.toml: 28.") for problem in problems), problems


def test_a_page_has_a_length() -> None:
    assert new(with_intro("It is wet.")) == ["tiles/028.toml: intro: has 3 words; 50 to 110 are wanted"]
    assert new(with_intro("")) == ["tiles/028.toml: intro: is empty"]
    assert new(with_encounter(label="Knock")) == ["tiles/028.toml: 28.1.label: has 1 words; 3 to 9 are wanted"]


def test_a_label_fits_on_its_button() -> None:
    label = "Understand incomprehensible administrative circumstances unconditionally-and-immediately"
    assert new(with_encounter(label=label)) == [
        f"tiles/028.toml: 28.1.label: has {len(label)} characters; at most 80 fit"
    ]
    branch = Choose(
        of=(Branch(label="", outcomes=(Draw(k=1),)), Branch(label="Take the wet hat", outcomes=(Draw(k=1),)))
    )
    assert new(with_encounter(outcomes=(branch,))) == ["tiles/028.toml: 28.1.outcomes: is empty"]


def test_a_page_fits_into_a_message() -> None:
    (problem,) = [p for p in new(with_encounter(need="x" * 3500, require=HasBane())) if "one message" in p]
    assert problem.startswith("tiles/028.toml: intro: the page may come to")


def test_a_requirement_is_said_in_words() -> None:
    assert new(with_encounter(require=HasBane())) == ["tiles/028.toml: 28.1.need: is empty"]


def test_no_text_names_a_place_where_the_reader_may_not_have_been() -> None:
    sentence = "The road goes on to the Lintel Larch."
    assert new(said(sentence)) == []  # no tile is called so
    name = OTHER.name.removeprefix("The ")
    assert len(name.split()) > 1
    assert [name in problem for problem in new(said(f"The road goes on to {name}."))] == [True]
    assert new(said(f"The road goes on to {name}."), evolve(WORDS, spoken=(OTHER.name,))) == []


def test_the_words_for_a_picture_are_there_and_short() -> None:
    def art(**changes: object) -> list[str]:
        return new(with_tile(evolve(TILE, art=evolve(TILE.art, **changes))))

    assert art(alt="") == ["tiles/028.toml: art.alt: is empty"]
    assert "tiles/028.toml: art.alt: has 231 characters; at most 200 fit" in art(alt="Unconditional sea. " * 12 + "Wet")
    assert art(sprites=()) == ["tiles/028.toml: art.sprites: has 0; 1 to 4 are wanted"]
    for wrong in ("👩‍🚒", "sea", "x", "🛶🪜"):
        assert art(sprites=(wrong,)) == [f'tiles/028.toml: art.sprites: "{wrong}" is not one single emoji']


def test_a_result_does_not_repeat_its_introduction() -> None:
    run = " ".join(TILE.intro.split()[:5])
    problems = new(said(f"Again {run}."))
    assert problems == [f'tiles/028.toml: 28.2.result: "{" ".join(likeness.plain(run))}" stands in the introduction']


def test_no_run_of_six_words_stands_on_two_pages() -> None:
    six, five = (" ".join(OTHER.intro.split()[:n]) for n in (6, 5))
    (problem,) = new(said(f"Again {six} comes."))
    assert "also stands in" in problem
    assert not [p for p in new(said(f"Again {five} comes.")) if "also stands" in p]


def test_no_run_of_six_words_stands_on_two_pages_whatever_stands_between_them() -> None:
    six = likeness.plain(OTHER.intro)[:6]
    torn = f"{six[0].upper()} {six[1]} — {six[2]}. *{six[3]}* “{six[4]}, {six[5].title()}”"
    assert any(f'"{" ".join(six)}" also stands in' in problem for problem in new(said(f"Again {torn} comes.")))


def test_a_label_is_not_said_twice() -> None:
    label = "Ask the heron for its second hat"
    (problem,) = new(
        with_tile(evolve(OTHER, encounters=(evolve(OTHER.encounters[0], label=label),)), with_encounter(label=label))
    )
    assert (
        problem
        == f'tiles/090.toml: 90.1.label: "{label.lower()[: -len(" hat")]}" also stands in tiles/028.toml: 28.1.label'
    )


def test_three_sentences_in_a_row_do_not_begin_alike() -> None:
    (problem,) = new(said("It has a hat. It has a coat. It has gloves."))
    assert problem == 'tiles/028.toml: 28.2.result: three sentences in a row begin with "it has"'
    assert not new(said("It has a hat. It has a coat. Its gloves drip."))
    assert not new(said("Cold. Cold. Cold."))


def test_cards_of_a_deck_begin_in_different_ways() -> None:
    boons = tuple(evolve(boon, flavour=f"You have it. {boon.flavour}") for boon in WHOLE.boons[:4])
    every = tuple(passages(evolve(PACK, boons=boons)))
    assert list(likeness._cards(every)) == ['boons.toml: (whole file): 4 of 4 cards begin with "you have"']
    assert not list(likeness._cards(tuple(passages(WHOLE))))


def test_no_card_or_ending_names_a_place() -> None:
    name = OTHER.name.removeprefix("The ")
    bane = evolve(PACK.banes[0], flavour=f"It was got at the {name}, long ago, with a great deal of trouble.")
    assert new(evolve(PACK, banes=(bane,))) == [
        f'banes.toml: 1.flavour: names "{name}", where the reader may not have been'
    ]


@pytest.mark.parametrize(
    ("sentence", "wrong", "name"),
    [
        ("Then says Judge, ladders up.", "Judge", "Gudge"),
        ("You ask for Feniir again.", "Feniir", "Fenrir"),
        ("You ask for Fernir again.", "Fernir", "Fenrir"),
        ("You ask for Jody again.", "Jody", "Jory"),
        ("This is dust from senna.", "senna", "Senna"),
        ("You are in Tally Wood again.", "Tally Wood", "Tallywood"),
        ("You see Quarter-Day again.", "Quarter-Day", "Quarterday"),
        ("PROPERTY OF UNDER BELL, it says.", "UNDER BELL", "Underbell"),
    ],
)
def test_a_name_is_written_in_one_way(sentence: str, wrong: str, name: str) -> None:
    words = load_words()
    assert not list(names.problems(WHOLE, words))
    (problem,) = names.problems(said(sentence), words)
    assert problem.startswith(f'tiles/028.toml: 28.2.result: "{wrong}" is ')
    assert f'"{name}" (words.toml)' in problem


def test_a_name_is_written_in_one_way_in_labels_cards_and_endings() -> None:
    words = load_words()
    boon = evolve(PACK.boons[0], flavour="A gift from Tally Wood.")
    plot = evolve(PACK.plots[0], ending="You ask for Judge again.")
    spoilt = evolve(with_encounter(label="Look for underBell, senna and all"), boons=(boon,), plots=(plot,))
    found = [problem.rpartition(": ")[0] for problem in names.problems(spoilt, words)]
    assert found == ["tiles/028.toml: 28.1.label", "boons.toml: 1.flavour", "plots.toml: 1.ending"]


def test_names_count_as_one_word() -> None:
    pages = [Passage("a", "to the Tree of Four Hundred Boots by night", "intro")]
    pages.append(Passage("b", "for the Tree of Four Hundred Boots at noon", "intro"))
    assert list(likeness._on_two_pages(pages, likeness._names(PACK, WORDS)))
    named = evolve(WORDS, names=("Tree of Four Hundred Boots",))
    assert not list(likeness._on_two_pages(pages, likeness._names(PACK, named)))


def region(opening: Callable[[int], str]) -> Pack:
    """Return the pack with the results of one region beginning as `opening` says, by their place."""
    place = iter(range(1000))

    def told(encounter: Encounter) -> Encounter:
        return evolve(encounter, result=f"{opening(next(place))} {encounter.result.strip()}")

    tiles = (
        evolve(tile, encounters=tuple(map(told, tile.encounters))) if tile.region == "sea" else tile
        for tile in PACK.tiles
    )
    return evolve(PACK, tiles=tuple(tiles))


def test_paragraphs_begin_in_different_ways() -> None:
    def alike(pack: Pack) -> Iterator[str]:
        return (problem for problem in new(pack) if "begin" in problem)

    assert any("paragraphs begin with" in problem for problem in alike(region(lambda n: "Softly now")))
    assert not list(alike(region(lambda n: f"Number{n} now")))
    lonely = evolve(TILE, intro=f"It drips.\n\nIt drips.\n\n{TILE.intro.strip()}", encounters=())
    assert not list(likeness._openings(evolve(PACK, tiles=(lonely,))))
    row = evolve(lonely, intro=f"It drips.\n\nIt drips on.\n\nIt drips.\n\n{TILE.intro.strip()}")
    assert list(likeness._openings(evolve(PACK, tiles=(row,)))) == [
        'tiles/028.toml: intro: begins with "it drips", as the two paragraphs before it'
    ]


def test_a_sentence_of_another_text_is_found_by_its_trace() -> None:
    copied = said("Everybody, at the table, may look at the BACK of any card.")
    problems = [problem for problem in new(copied) if "rulebook" in problem]
    assert problems == [
        'tiles/028.toml: 28.2.result: "everybody at the table may look at the" stands in a rulebook; '
        "say it in words of your own"
    ]
    assert not [p for p in new(said("Everybody at the table may look at a sea.")) if "rulebook" in p]


def test_the_committed_traces_are_whole() -> None:
    rulebooks = load_rulebooks()
    hashes = rulebooks.hashes.split()
    assert (rulebooks.size, rulebooks.digest_bytes) == (8, 6)
    assert len(hashes) == len(rulebooks.known) > 5000
    assert hashes == sorted(hashes)
    assert {len(bytes.fromhex(trace)) for trace in hashes} == {rulebooks.digest_bytes}


def test_the_words_of_the_pack_are_of_use() -> None:
    """Every banned word and wrong spelling is found in a text that has it; no name is also a wrong spelling."""
    words = load_words()
    for phrase in words.banned:
        assert list(prose._banned(f"It is {phrase.removesuffix('*')} here", words)), phrase
    for name, wrong in words.spelt.items():
        assert not list(prose._banned(f"It is {name} here", words)), name
        for other in wrong:
            assert list(prose._banned(f"It is {other} here", words)), other


def test_a_pack_is_the_same_in_whatever_order_its_files_are_read() -> None:
    files = read("engine.games.lost_ones.content", "first_night")
    backwards = {path: files[path] for path in list(files)[::-1]}
    assert list(backwards) != list(files)
    assert digest(assembled(backwards)) == digest(assembled(files)) == digest(WHOLE)
    shuffled = {key: dict(reversed(raw.items())) for key, raw in files.items()}
    assert digest(assembled(shuffled)) == digest(WHOLE)
    assert digest(said("The flounder has a plain brown hat.")) != digest(PACK)


def test_every_text_goes_to_the_dictionary_and_pages_have_a_grade() -> None:
    told = writing(WHOLE)
    texts = {passage.text for passage in told.passages}
    assert {TILE.intro, TILE.name, TILE.art.alt, PACK.prologue.text, PACK.foes[0].unbeaten} <= texts
    assert len({passage.where for passage in told.passages}) == len(told.passages)
    assert told.hardest["intro"] == HARDEST_GRADE
    assert {"Reeve", "Hollows", "rowan"} - told.words == {"rowan"}
