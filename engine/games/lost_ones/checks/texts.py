"""All checks of a pack's language that need no dictionary, and what those with one go by."""

from engine.core.game import Writing
from engine.games.lost_ones.checks import clues, likeness, names, prose
from engine.games.lost_ones.checks.passages import PAGES, passages
from engine.games.lost_ones.content import load_rulebooks, load_words
from engine.games.lost_ones.pack import Pack

HARDEST_GRADE = 5.0
"""School grade: whoever is ten reads it alone."""


def text_problems(pack: Pack) -> tuple[str, ...]:
    """Return every problem of the texts of a pack. Raises ContentError if what they are held to cannot be read."""
    words = load_words()
    return (
        *prose.problems(pack, words),
        *likeness.problems(pack, words, load_rulebooks()),
        *clues.problems(pack, words),
        *names.problems(pack, words),
    )


def writing(pack: Pack) -> Writing:
    """Return all texts of a pack, for spelling and reading level."""
    words = load_words()
    return Writing(
        passages=tuple(passages(pack)),
        words=frozenset(prose.words_of(words)),
        hardest=dict.fromkeys(PAGES - {"flavour"}, HARDEST_GRADE),
    )
