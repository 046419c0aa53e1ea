"""Names that people chose, made harmless before they stand in a message."""

import re
import unicodedata

LONGEST = 32
"""Characters of a name that are shown; a line of names stays readable on a phone."""

JOINER, VARIATION = "\u200d", "\ufe0f"  # part of many emoji, harmless by themselves
_MARKUP = re.compile(r"([\\*_~`|>#\-\[\](){}<@:+=.!/&])")
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}


def plain(name: str) -> str:
    """Return a name for places without markup (buttons, menus, alt text, pictures).

    Control characters, direction marks and other invisible characters are dropped, stacked marks are thinned, white
    space is one space, and what is longer than `LONGEST` ends in an ellipsis. A name of which nothing is left is "?".
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        category = unicodedata.category(sign)
        if category in _UNSEEN and sign != JOINER:
            continue
        marks = marks + 1 if category in ("Mn", "Me") and sign != VARIATION else 0
        if marks <= 2:
            kept.append(" " if category == "Zs" else sign)
    words = " ".join("".join(kept).split())
    if not words.strip(JOINER + VARIATION + " \u2800\u3164"):
        return "?"
    return words if len(words) <= LONGEST else _shortened(words)


def _shortened(name: str) -> str:
    """Cut between whole signs: a joiner or a modifier never stands at the end alone."""
    cut = name[: LONGEST - 1]
    while cut and (
        cut[-1] in (JOINER, VARIATION) or name[len(cut)] in (JOINER, VARIATION) or _modifies(name[len(cut)])
    ):
        cut = cut[:-1]
    return (cut.rstrip() or name[: LONGEST - 1]) + "…"


def _modifies(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me") or "\U0001f3fb" <= sign <= "\U0001f3ff"


def marked(name: str) -> str:
    """Return a name for text that Discord reads as markup: nothing in it formats, links, mentions or pings."""
    return escaped(plain(name))


def escaped(text: str) -> str:
    """Return plain text so that Discord shows it as it is where it reads markup."""
    return _MARKUP.sub(r"\\\1", text)
