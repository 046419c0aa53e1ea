"""What a seat may say beforehand that it will do when its turn comes.

A game's `foresee` imagines the seat's view at that moment from its view now, and so can tell nothing that the seat does
not know. Offers, questions and words of the imagined view are those of any other.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import TypeAdapter

from engine.core.game import AnyGame
from engine.core.messages import Message
from engine.core.model import Model
from engine.core.protocol import Concede, Offer


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A view as it is imagined, and what the seat may plan to do there."""

    view: Any
    offers: tuple[Offer[Any], ...]


@dataclass(frozen=True, slots=True)
class Intention:
    """Something that a seat means to do, as it was said when it was planned.

    `kind` is that of the decision that it is meant for, `question` what was asked before it was taken on.
    """

    kind: str
    action: Any
    label: tuple[Message, ...]
    chosen: tuple[Message, ...] = ()
    question: Message | None = None

    def still(self, now: "Intention") -> bool:
        """Whether it means the same as it is said now, and asks nothing that was not asked."""
        same = (self.label, self.chosen) == (now.label, now.chosen)
        return same and now.question in (None, self.question)


_WRITTEN: TypeAdapter[tuple[Intention, ...]] = TypeAdapter(tuple[Intention, ...])


def written(steps: Sequence[Intention]) -> str:
    """Return intentions as JSON."""
    return _WRITTEN.dump_json(tuple(steps)).decode()


def read(game: AnyGame, text: str) -> tuple[Intention, ...]:
    """Return intentions from JSON. Raises pydantic.ValidationError if the game no longer has such actions."""
    steps = _WRITTEN.validate_json(text)
    return tuple(replace(step, action=game.actions.validate_json(json.dumps(step.action))) for step in steps)


def foreseen(game: AnyGame, view: Any, before: Sequence[Model] = ()) -> Foreseen | None:
    """Return what a seat may plan to do once it has done `before`; None where nothing can be foreseen.

    `view` is that of a seat which is not awaited. Whatever of `before` cannot be done any more ends it too.
    """
    if game.foresee is None:
        return None
    for done, action in enumerate(before):
        then = _imagined(game, game.foresee(view, tuple(before[:done])))
        if then is None or not any(offer.admits(action) for offer in then.offers):
            return None
    return _imagined(game, game.foresee(view, tuple(before)))


def ticket(game: AnyGame, steps: Sequence[Intention], then: Foreseen) -> str:
    """Return a digest (10 hex digits) of a plan so far and of all that may be added to it, words included."""
    added = [(offer.path, offer.form, tuple(game.text.label(then.view, offer))) for offer in then.offers]
    return hashlib.blake2s(repr((written(steps), added)).encode(), digest_size=5).hexdigest()


def _imagined(game: AnyGame, view: Any) -> Foreseen | None:
    if view is None:
        return None
    offers = game.rules.offers(view)
    wanted = (offer for offer in offers if not isinstance(offer.action, Concede) and not game.text.aside(view, offer))
    return Foreseen(view, tuple(wanted))


def intention(game: AnyGame, view: Any, offer: Offer[Any], action: Model) -> Intention:
    """Return what an offer means in a view, its form filled in as in `action`."""
    pending = game.rules.status(view.public).pending
    filled = Offer(offer.path, action, offer.form)
    return Intention(
        kind="" if pending is None else pending.kind,
        action=action,
        label=tuple(game.text.label(view, offer)),
        chosen=tuple(_chosen(game, view, filled)),
        question=game.text.confirm(view, filled),
    )


def _chosen(game: AnyGame, view: Any, offer: Offer[Any]) -> Iterator[Message]:
    """Yield the choices of a form in words, in the form's order."""
    for pick in offer.form:
        value = getattr(offer.action, pick.name)
        for choice in pick.choices:
            if choice in value if pick.many else choice == value:
                yield game.text.choice(view, pick.name, choice)
