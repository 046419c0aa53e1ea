"""Spelling and reading level of a pack's texts, with libraries that only authors need (the extra `authors`).

The dictionary of pyspellchecker counts words in a large body of texts, most of them American: a word passes if it is
in there, if its American twin is, or if the pack lists it. American spellings are told of, whatever the dictionary
says. Names pass only as the pack writes them.
"""

import re
from collections.abc import Iterator

import pyphen
from spellchecker import SpellChecker

from engine.core.game import Writing

TWINS = """
colour color, favour favor, honour honor, harbour harbor, neighbour neighbor, parlour parlor, humour humor, labour
labor, odour odor, rumour rumor, savour savor, splendour splendor, vapour vapor, vigour vigor, valour valor, armour
armor, behaviour behavior, candour candor, clamour clamor, endeavour endeavor, fervour fervor, flavour flavor, rancour
rancor, tumour tumor, centre center, theatre theater, fibre fiber, lustre luster, sombre somber, spectre specter,
sabre saber, meagre meager, calibre caliber, litre liter, mitre miter, ochre ocher, grey gray, mould mold, moult molt,
moustache mustache, plough plow, pyjamas pajamas, sceptic skeptic, smoulder smolder, jewellery jewelry, woollen
woolen, skilful skillful, wilful willful, instalment installment, defence defense, offence offense, pretence pretense,
catalogue catalog, dialogue dialog, axe ax, mum mom, mummy mommy, doughnut donut, cosy cozy, aeroplane airplane,
aluminium aluminum, analyse analyze, paralyse paralyze, apologise apologize, organise organize, realise realize,
recognise recognize, manoeuvre maneuver, sulphur sulfur, got gotten, archaeology archeology, encyclopaedia
encyclopedia, foetus fetus, leukaemia leukemia, gruelling grueling
"""
"""Words that are written in two ways, the British first."""

DOUBLED = """
cancel channel counsel dial equal fuel grovel jewel kennel label level libel marvel model panel pedal quarrel
revel rival shovel shrivel signal snivel spiral swivel towel travel tunnel unravel
"""
"""Words whose last letter is written twice before an ending in Britain, once in America."""

BRITISH = frozenset(
    ("draught", "draughts", "draughty", "kerb", "kerbs", "ploughman", "ploughmen", "snowplough", "prise", "prised")
)  # fmt: skip
"""British words that the dictionary lacks and whose American twins mean other things too."""

ENDINGS = ("", "s", "es", "d", "ed", "r", "ing", "er", "ers", "ful", "fully", "less", "able", "y", "ly", "hood", "ite")
ENDINGS_DOUBLED = ("ed", "ing", "er", "ers", "ery")

WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
POSSESSIVE = re.compile(r"(?:'s|(?<=s)')$")
SENTENCE = re.compile(r"[.!?]+[\"'”’*)]*(?:\s+|$)|\n\n+")
IZE = re.compile(r"(?<!s)(?<!pr)(?<!se)(?<!caps)(?<!ma)iz(e|es|ed|ing|er|ers|ation|ations)$")
"""An American ending; not in size, prize, seize, capsize, maize."""


def _twins() -> dict[str, str]:
    """Return American spellings with the British ones."""
    found = {}
    for pair in TWINS.replace("\n", " ").split(","):
        british, american = pair.split()
        for ending in ENDINGS:
            first = british[:-1] if british.endswith("e") and ending[:1] in {"e", "i"} else british
            second = american[:-1] if american.endswith("e") and ending[:1] in {"e", "i"} else american
            found[second + ending] = first + ending
    for stem in DOUBLED.split():
        found.update({stem + ending: f"{stem}{stem[-1]}{ending}" for ending in ENDINGS_DOUBLED})
    return {american: british for american, british in found.items() if american != british}


class Speller:
    """Knows which words are words here."""

    def __init__(self, own: frozenset[str]) -> None:
        """`own` words are a pack's: names with their capitals, coinages without."""
        self._dictionary = SpellChecker(language="en")
        self._british = _twins()
        self._american = {british: american for american, british in self._british.items()}
        self._own = own

    def fault(self, word: str) -> str | None:
        """Return what is wrong with a word as it stands in a text, None if nothing is."""
        bare = POSSESSIVE.sub("", word.replace("’", "'"))
        if {bare, bare.lower()} & self._own or self._shouted(bare):
            return None
        low = bare.lower()
        if better := self._better(low):
            return f'"{word}" is American; in Britain it is "{better}"'
        if (
            low in BRITISH
            or low in self._dictionary
            or self._american.get(low, low) in self._dictionary
            or self._as_ize(low)
        ):
            return None
        return f'"{word}" is in no dictionary (a name or a coinage belongs into words.toml)'

    def _better(self, low: str) -> str | None:
        """Return the British spelling of an American word."""
        if low in self._british:
            return self._british[low]
        return IZE.sub(r"is\1", low) if IZE.search(low) and low in self._dictionary else None

    def _as_ize(self, low: str) -> bool:
        """Whether a word in -ise is known as one in -ize."""
        return re.sub(r"is(e|es|ed|ing|er|ers|ation|ations)$", r"iz\1", low) in self._dictionary

    def _shouted(self, bare: str) -> bool:
        """Whether a word in capitals, as on a sign, is a name."""
        return bare.isupper() and any(bare == own.upper() for own in self._own)


def syllables(word: str) -> int:
    """Return about how many syllables a word has: one more than the places where it may be hyphenated (pyphen)."""
    return len(_HYPHENS.positions(word.lower())) + 1


_HYPHENS = pyphen.Pyphen(lang="en_GB")


def grade(text: str) -> float:
    """Return the Flesch-Kincaid grade of a text: the American school year in which it can be read, 5 being age ten.

    0.39 · words/sentences + 11.8 · syllables/words − 15.59 (J. P. Kincaid, R. P. Fishburne, R. L. Rogers,
    B. S. Chissom: Derivation of New Readability Formulas for Navy Enlisted Personnel, 1975). Hyphens count somewhat
    fewer syllables than ears do, so that the figure comes out up to a grade too low. A text without words has grade 0.
    """
    words = WORD.findall(text)
    if not words:
        return 0.0
    sentences = sum(bool(WORD.search(part)) for part in SENTENCE.split(text))
    return 0.39 * len(words) / sentences + 11.8 * sum(map(syllables, words)) / len(words) - 15.59


def problems(writing: Writing) -> Iterator[str]:
    """Yield every word that is misspelt and every page that is too hard, "file: key: sentence" each."""
    speller = Speller(writing.words)
    for passage in writing.passages:
        for word in dict.fromkeys(WORD.findall(passage.text)):
            if fault := speller.fault(word):
                yield f"{passage.where}: {fault}"
        hardest = writing.hardest.get(passage.kind)
        if hardest is not None and (level := grade(passage.text)) > hardest:
            yield f"{passage.where}: reads like grade {level:.1f}; at most {hardest:.1f} is wanted"
