"""Contrast of everything that has to be read, and items that can be told apart without colour."""

import itertools

import pytest

from images.core.theme import LEAST_CONTRAST, LEAST_TEXT, contrast, fade, luminance, mix, rgb, rgba
from images.games.lost_and_found.theme import KINDS, READ, THEME, WIDTH


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert luminance("#ffffff") == pytest.approx(1)


def test_colour_arithmetic() -> None:
    assert rgb("#0a1b2c80") == (10, 27, 44)
    assert rgba("#0a1b2c80") == (10, 27, 44, 128)
    assert rgba("#0a1b2c") == (10, 27, 44, 255)
    assert mix("#000000", "#ff8040", 0.5) == "#804020"
    assert fade("#102030", 0.5) == "#10203080"


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.sprite)
def test_letters_stand_out_on_their_badges(kind) -> None:
    assert contrast(kind.ink, kind.colour) >= LEAST_CONTRAST
    assert contrast(kind.ink, mix(kind.light, kind.colour, 0.5)) >= LEAST_CONTRAST  # behind the letter's middle


@pytest.mark.parametrize(
    ("ink", "paper"),
    [
        (THEME.back_ink, THEME.label),
        (THEME.back_ink, THEME.label_shade),
        (THEME.ink, THEME.paper_shade),
        (THEME.ink, THEME.hint_paper_shade),
        (THEME.ink_on_ground, THEME.ground.bright),
        (THEME.accent, mix(THEME.ground.bright, THEME.strip, int(THEME.strip[7:], 16) / 255)),
        (THEME.accent, mix(THEME.ground.bright, THEME.spot, int(THEME.spot[7:], 16) / 255)),
        ("#4d3203", THEME.star),
    ],
)
def test_words_stand_out(ink: str, paper: str) -> None:
    assert contrast(ink, paper) >= LEAST_CONTRAST


def test_no_two_items_share_shape_letter_or_colour() -> None:
    for a, b in itertools.combinations(KINDS.values(), 2):
        assert a.outline != b.outline
        assert a.letter != b.letter
        assert a.sprite != b.sprite
        assert sum(abs(x - y) for x, y in zip(rgb(a.colour), rgb(b.colour), strict=True)) > 100


def test_the_smallest_text_is_large_enough() -> None:
    assert READ / WIDTH >= LEAST_TEXT
