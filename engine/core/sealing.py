"""The fair deal receipt: a salted promise of a deal, made at the start, and how anybody checks it after the end.

While the game runs only the commitment is shown. The salt keeps small decks from being searched for it (rules C2, 18).
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Annotated

from pydantic import Field, StringConstraints

from engine.core.content import digest
from engine.core.game import AnyGame, seats_of
from engine.core.model import Model
from engine.core.rng import Rng

TAG = "lost-property-deal-1"
"""The first line of what is hashed: names this way of hashing for ever."""

SALT_BYTES = 16
MOST_SEATS = 99
"""More than any game has."""
NO_CONTENT = "-"

Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Salt = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]


class Opening(Model):
    """All that a deal came from. Secret until the game is over, so that it prints neither seed nor salt."""

    game: int  # the table's id
    kind: str
    options: str  # JSON, as it was stored at the start
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    seed: Digest  # 32 bytes, as a digest has
    content: str | None  # the digest of the pack that the game is played with
    salt: Salt

    def __repr_args__(self) -> Iterable[tuple[str, object]]:
        """Print which game it is, and no more."""
        return [("game", self.game), ("kind", self.kind)]

    __str__ = Model.__repr__

    @property
    def lines(self) -> str:
        """What is hashed: one line each, joined by newlines, none at the end. No part can hold a newline."""
        parts = (self.game, self.kind, self.options, self.seats, self.seed, self.content or NO_CONTENT, self.salt)
        return "\n".join([TAG, *map(str, parts)])


class Proof(Model):
    """A commitment with its opening, and the SHA-256 digest of the deal (the first state as JSON) that it leads to."""

    commitment: Digest
    opening: Opening
    deal: Digest


def commitment(opening: Opening) -> str:
    """Return the SHA-256 digest of an opening's lines, 64 hex digits."""
    return hashlib.sha256(opening.lines.encode()).hexdigest()


def dealt(game: AnyGame, opening: Opening) -> str:
    """Deal once more, and return the deal's digest.

    Raises whatever the game raises if it no longer knows these options.
    """
    options = game.options.model_validate_json(opening.options)
    step = game.rules.setup(options, seats_of(opening.seats), Rng(bytes.fromhex(opening.seed)))
    return hashlib.sha256(step.state.model_dump_json().encode()).hexdigest()


def _possible(game: AnyGame, opening: Opening) -> bool:
    """Whether a lobby could have started this: what somebody made up is not dealt, however large it is."""
    return game.lobby.problem(game.options.model_validate_json(opening.options), opening.seats) is None


def faults(proof: Proof, games: Mapping[str, AnyGame]) -> tuple[str, ...]:
    """Return what is wrong with a proof, as codes; nothing if all is well.

    "commitment": the opening is not what was promised. "game", "content": this program does not have the game or its
    content, so that it cannot deal. "deal": the deal that follows from the seed is another.
    """
    opening, found = proof.opening, list[str]()
    if commitment(opening) != proof.commitment:
        found.append("commitment")
    game = games.get(opening.kind)
    if game is None:
        return (*found, "game")
    if opening.content != (None if game.pack is None else digest(game.pack)):
        return (*found, "content")
    try:
        same = _possible(game, opening) and dealt(game, opening) == proof.deal
    except Exception:  # options that this version of the game does not take, numbers of seats that there are not
        same = False
    return tuple(found if same else [*found, "deal"])
