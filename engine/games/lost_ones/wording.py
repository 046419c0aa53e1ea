"""What the checks of language go by: a pack's own words, and the traces of wordings that must not be repeated."""

from functools import cached_property

from pydantic import Field

from engine.core.model import Model


class Clue(Model):
    """What pages give away: what it `says`, and `on` which (a tile's key, a result's number) by which words."""

    says: str
    on: dict[str, str]


class Words(Model):
    """A pack's `words.toml`.

    `names` are proper names, with their capitals; `coined` are words of the story that stand in no dictionary. `spelt`
    gives for a name the ways in which it must not be written. `banned` words and phrases stand in no text; one that
    ends in `*` bans every word that begins so. `spoken` are places that any page may name. `clues` stand on
    their pages; `herald` is a word that hangs over an introduction only where the Nightmare is near.
    """

    names: tuple[str, ...]
    coined: tuple[str, ...] = ()
    spelt: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    banned: tuple[str, ...] = ()
    spoken: tuple[str, ...] = ()
    clues: tuple[Clue, ...] = ()
    herald: str = ""


class Shingles(Model):
    """The traces of texts, without the texts: every run of `size` words as `digest_bytes` bytes of BLAKE2b, in hex.

    `hashes` holds them in ascending order, parted by white space.
    """

    size: int
    digest_bytes: int
    hashes: str

    @cached_property
    def known(self) -> frozenset[str]:
        """All of them."""
        return frozenset(self.hashes.split())
