"""How things lie on Keep Me cards: everything in sight, nothing alike, the same everywhere (FK-37 to FK-39)."""

import os
import subprocess
import sys
from collections import deque

import numpy as np
import pytest

from engine.games.finders_keepers.objects import CLUTTER, CONFLICTS, FIND_ME
from engine.games.finders_keepers.picture import CLUTTER_COUNTS, SEED_BITS, Picture
from images.games.finders_keepers import layout as laying
from images.games.finders_keepers import masks
from images.games.finders_keepers.layout import Lying, fractions, layout, seymour_seen
from images.games.finders_keepers.masks import CELL, CELLS, SIDE, Bits, largest_piece
from images.games.finders_keepers.things import BRANCHING, SEYMOUR, TONES, sprite
from images.games.finders_keepers.turning import turned
from tests.images.finders_keepers_decks import SEEDS, cards, digest
from tests.volume import volume

DECKS = [(seed, clutter) for seed in volume(SEEDS[:1], SEEDS) for clutter in CLUTTER_COUNTS]
FULL = Picture(objects=(0, 1, 2, 3, 5, 6, 7, 8), seymour=True, clutter=16, seed=0)
"""As much as a picture can hold."""


def on_card(thing: Lying) -> Bits:
    """Return the cells of a card that a thing covers."""
    cover = masks.mask(thing.name, thing.stance)
    bits = np.zeros((CELLS, CELLS), np.bool_)
    left, top = thing.box[0] // CELL, thing.box[1] // CELL
    bits[top : top + cover.bits.shape[0], left : left + cover.bits.shape[1]] = cover.bits
    return bits


def visible(things: tuple[Lying, ...]) -> list[tuple[Bits, Bits]]:
    """Return by thing the cells that it covers and those of them that are seen, counted from the top down."""
    above = np.zeros((CELLS, CELLS), np.bool_)
    out = []
    for thing in reversed(things):
        bits = on_card(thing)
        out.append((bits, bits & ~above))
        above |= bits
    return out[::-1]


def pieces(bits: Bits) -> list[int]:
    """Return the sizes of the parts of a mask that hang together by edges, by walking from cell to cell."""
    left = set(zip(*(axis.tolist() for axis in np.nonzero(bits)), strict=True))
    sizes = []
    while left:
        todo, size = deque([left.pop()]), 0
        while todo:
            row, column = todo.popleft()
            size += 1
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if near in left:
                    left.remove(near)
                    todo.append(near)
        sizes.append(size)
    return sizes


def least(thing: Lying) -> float:
    return 0.70 if thing.number is not None or thing.name == SEYMOUR else 0.60


def check(picture: Picture) -> None:
    """Check all that holds for every card."""
    things = layout(picture).things
    for thing, (whole, seen) in zip(things, visible(things), strict=True):
        part = int(seen.sum()) / int(whole.sum())
        assert part == thing.seen
        assert part >= least(thing), thing
        piece = 0.85 if least(thing) == 0.70 else 0.5
        assert part == 1 or max(pieces(seen)) >= piece * seen.sum(), thing
        rows, columns = np.nonzero(whole)
        assert min(rows.min(), columns.min()) >= 11
        assert max(rows.max(), columns.max()) < CELLS - 11
        assert not whole[:30, :30].any()  # the corner of the card's number
    assert sorted(t.number for t in things if t.number is not None) == list(picture.objects)
    assert sum(t.name == SEYMOUR for t in things) == picture.seymour
    assert fractions(picture) == {t.number: t.seen for t in things if t.number is not None}


@pytest.mark.parametrize(("seed", "clutter"), DECKS)
def test_every_thing_of_all_sixty_cards_is_in_sight(seed: int, clutter: int) -> None:
    for picture in cards(seed, clutter):
        check(picture)


@pytest.mark.parametrize(("seed", "clutter"), DECKS)
def test_nothing_that_branches_lies_on_what_is_to_be_found(seed: int, clutter: int) -> None:
    for picture in cards(seed, clutter):
        things = layout(picture).things
        bits = [on_card(thing) for thing in things]
        for place, thing in enumerate(things):
            if thing.name not in BRANCHING:
                continue
            for below in range(place):
                if things[below].number is not None or things[below].name == SEYMOUR:
                    between = np.logical_or.reduce(bits[below + 1 : place], axis=0, initial=False)
                    assert not (bits[place] & bits[below] & ~between).any(), (thing, things[below])


@pytest.mark.parametrize(("seed", "clutter"), DECKS)
def test_cards_hold_as_much_clutter_as_the_table_wants_and_nothing_that_could_be_mistaken(
    seed: int, clutter: int
) -> None:
    ids = {sprite(name): name for name in (*FIND_ME, *CLUTTER)}
    for picture in cards(seed, clutter):
        names = [ids[thing.name] for thing in layout(picture).things if thing.name != SEYMOUR]
        assert len(set(names)) == len(names)
        assert len(names) - len(picture.objects) == clutter
        assert {name for name in names if name in FIND_ME} == {FIND_ME[number] for number in picture.objects}
        assert not any(pair <= set(names) for pair in CONFLICTS)


@pytest.mark.parametrize(("seed", "clutter"), DECKS)
def test_what_is_to_be_found_touches_nothing_of_its_own_colour(seed: int, clutter: int) -> None:
    plain: frozenset[str] = frozenset()
    for picture in cards(seed, clutter):
        things = layout(picture).things
        owner = np.full((CELLS, CELLS), -1)
        for place, thing in enumerate(things):
            bits = on_card(thing)
            for below in (things[i] for i in np.unique(owner[bits]).tolist() if i >= 0):
                if thing.number is not None or below.number is not None:
                    assert not TONES.get(thing.name, plain) & TONES.get(below.name, plain), (thing, below)
            owner[bits] = place


@pytest.mark.parametrize(("seed", "clutter"), DECKS)
def test_neither_head_nor_waist_nor_tail_of_what_is_to_be_found_is_hidden(seed: int, clutter: int) -> None:
    for picture in cards(seed, clutter):
        things = layout(picture).things
        for thing, (whole, seen) in zip(things, visible(things), strict=True):
            if thing.number is None and thing.name != SEYMOUR:
                continue
            cover = masks.mask(thing.name, thing.stance)
            left, top = thing.box[0] // CELL, thing.box[1] // CELL
            window = (slice(top, top + cover.bits.shape[0]), slice(left, left + cover.bits.shape[1]))
            for ninth in range(9):
                cells = whole[window] & (cover.ninths == ninth)
                if cells.sum() >= 0.08 * whole.sum():
                    assert (seen[window] & cells).sum() >= 0.35 * cells.sum(), thing


@pytest.mark.parametrize("clutter", CLUTTER_COUNTS)
def test_what_the_masks_say_is_what_the_pixels_show(clutter: int) -> None:
    """The fractions come from masks of two by two pixels; here they are measured on the painted things."""
    for picture in cards(SEEDS[0], clutter)[:8]:
        above = np.zeros((SIDE, SIDE), np.float64)
        for thing in reversed(layout(picture).things):
            image, x, y = turned(thing, 1.0)
            alpha = np.zeros((SIDE + 200, SIDE + 200))
            alpha[y + 100 : y + 100 + image.height, x + 100 : x + 100 + image.width] = image.getchannel("A")
            alpha = alpha[100:-100, 100:-100] / 255
            assert (alpha * (1 - above)).sum() / alpha.sum() == pytest.approx(thing.seen, abs=0.04), thing
            above = 1 - (1 - above) * (1 - alpha)


def test_the_search_ends_however_much_a_card_holds() -> None:
    for seed in range(25):
        picture = FULL.model_copy(update={"seed": seed * 10**17 % (1 << SEED_BITS)})
        check(picture)
        assert len(layout(picture).things) > 12


def test_where_no_place_is_found_nothing_overlaps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying, "_tried", lambda *arguments: None)
    layout.cache_clear()
    try:
        check(FULL)
        assert {thing.seen for thing in layout(FULL).things} == {1.0}
        assert seymour_seen(FULL) == 1.0
    finally:
        layout.cache_clear()


def test_things_are_hidden_and_turned() -> None:
    """The cards are a puzzle: things lie in every direction, and many are partly hidden."""
    things = [t for c in (8, 16) for p in cards(SEEDS[0], c) for t in layout(p).things if t.number is not None]
    assert sum(thing.seen < 0.95 for thing in things) > 0.35 * len(things)
    assert sum(thing.seen < 0.80 for thing in things) > 0.07 * len(things), "nothing that it is known by, though"
    upside_down = sum(90 < thing.stance.angle < 270 for thing in things)
    assert 0.25 * len(things) < upside_down < 0.55 * len(things)
    assert {thing.stance.mirrored for thing in things} == {False, True}
    sizes = sorted(thing.stance.size for thing in things)
    assert sizes[len(sizes) // 10] * 1.3 < sizes[-len(sizes) // 10]


def test_a_seed_decides_everything_and_another_seed_changes_everything() -> None:
    picture = cards(SEEDS[0], 8)[0]
    before = layout(picture)
    layout.cache_clear()
    assert layout(picture) == before
    other = picture.model_copy(update={"seed": picture.seed ^ 1})
    assert not {(t.name, t.x, t.y) for t in layout(other).things} & {(t.name, t.x, t.y) for t in before.things}


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_layouts_and_pixels_are_the_same_in_every_process(hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.images.finders_keepers_decks"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == digest()


def test_layouts_are_kept_within_a_bound() -> None:
    info = layout.cache_info()
    assert info.maxsize is not None
    assert info.currsize <= info.maxsize <= 1024


class TestLargestPiece:
    @pytest.mark.parametrize("seed", range(12))
    def test_it_is_what_walking_finds(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        bits = rng.random((17, 23)) < (0.3 + 0.04 * seed)
        assert largest_piece(bits) == max(pieces(bits))

    def test_cells_that_meet_at_a_corner_are_apart(self) -> None:
        assert largest_piece(np.eye(5, dtype=np.bool_)) == 1

    def test_a_spiral_is_one_piece(self) -> None:
        bits = np.ones((9, 9), np.bool_)
        bits[1, :8] = bits[1:8, 7] = bits[7, 1:8] = bits[3:8, 1] = False
        assert largest_piece(bits) == max(pieces(bits)) > 40

    def test_of_nothing_there_is_none(self) -> None:
        assert largest_piece(np.zeros((4, 4), np.bool_)) == 0
