"""An offer's form, filled in step by step. What was chosen so far stands in the controls' ids and nowhere else.

State of a form: `<offer>.<chosen of the first field>.<chosen of the second>…`, each a bit set of positions in URL-safe
base 64. 121 choices take 21 characters, so three such fields fit into an id. `<offer>~3` has been emptied three times:
a select may go on showing what was chosen in it for as long as its id is the same, so an emptied one needs another.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.model import evolve
from engine.core.protocol import Offer, Pick

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_VALUE = {digit: value for value, digit in enumerate(_DIGITS)}
_FIELD = re.compile(r"[A-Za-z0-9_-]{0,64}", re.ASCII)


def bits(chosen: frozenset[int]) -> str:
    """Return positions as a bit set, six to a sign, the lowest first; "" is none."""
    if not chosen:
        return ""
    groups = [0] * (max(chosen) // 6 + 1)
    for position in chosen:
        groups[position // 6] |= 1 << position % 6
    return "".join(_DIGITS[group] for group in groups)


def positions(text: str) -> frozenset[int] | None:
    """Return the positions of a bit set, or None for anything else."""
    if not _FIELD.fullmatch(text):
        return None
    return frozenset(
        place * 6 + bit for place, digit in enumerate(text) for bit in range(6) if _VALUE[digit] >> bit & 1
    )


@dataclass(frozen=True, slots=True)
class Filling:
    """An offer (by position) and what has been chosen for each of its form's fields so far."""

    offer: int
    chosen: tuple[frozenset[int], ...]
    emptied: int = 0

    @classmethod
    def begin(cls, index: int, offer: Offer[Any]) -> "Filling":
        """Return a form with nothing chosen."""
        return cls(index, (frozenset(),) * len(offer.form))

    @classmethod
    def parse(cls, text: str, offers: Sequence[Offer[Any]]) -> "Filling | None":
        """Return the form that a control's id describes, or None if it fits none of these offers."""
        first, *rest = text.split(".")
        head = re.fullmatch(r"([0-9]{1,4})(?:~([0-9]))?", first, re.ASCII)
        if head is None or int(head[1]) >= len(offers):
            return None
        form = offers[int(head[1])].form
        found = [positions(part) for part in rest]
        if not form or len(found) != len(form):
            return None
        chosen = tuple(part for part in found if part is not None)
        fits = len(chosen) == len(form) and all(
            all(i < len(pick.choices) for i in part) for pick, part in zip(form, chosen, strict=True)
        )
        return cls(int(head[1]), chosen, int(head[2] or 0)) if fits else None

    @property
    def text(self) -> str:
        """The form as part of a control's id."""
        emptied = f"~{self.emptied}" if self.emptied else ""
        return ".".join([f"{self.offer}{emptied}", *map(bits, self.chosen)])

    def cleared(self) -> "Filling":
        """Return the form with nothing chosen, by a text of its own."""
        return Filling(self.offer, (frozenset(),) * len(self.chosen), self.emptied % 9 + 1)

    def toggled(self, field: int, position: int, pick: Pick) -> "Filling":
        """Return the form with one choice taken or given back; a field for one choice exchanges it."""
        now = self.chosen[field]
        if position in now:
            return self.with_field(field, now - {position})
        return self.with_field(field, now | {position} if pick.most > 1 else frozenset({position}))

    def with_field(self, field: int, chosen: frozenset[int]) -> "Filling":
        """Return the form with one field's choices exchanged."""
        return replace(self, chosen=(*self.chosen[:field], chosen, *self.chosen[field + 1 :]))

    def complete(self, form: Sequence[Pick]) -> bool:
        """Whether every field has as many choices as it needs."""
        return all(pick.least <= len(part) <= pick.most for pick, part in zip(form, self.chosen, strict=True))

    def wanted(self, form: Sequence[Pick]) -> int:
        """Return how many more choices the fields need at least."""
        return sum(max(0, pick.least - len(part)) for pick, part in zip(form, self.chosen, strict=True))

    def certain(self, form: Sequence[Pick]) -> bool:
        """Whether the number of choices that are wanted is certain: no field that lacks some may have more."""
        lacking = [pick for pick, part in zip(form, self.chosen, strict=True) if len(part) < pick.least]
        return bool(lacking) and all(pick.least == pick.most for pick in lacking)

    def so_far(self, offer: Offer[Any]) -> Any:
        """Return the offer's action with what has been chosen, even where that is too little to be sent."""
        values: dict[str, Any] = {}
        for pick, part in zip(offer.form, self.chosen, strict=True):
            picked = frozenset(pick.choices[i] for i in part)
            if pick.many or len(picked) == 1:
                values[pick.name] = picked if pick.many else next(iter(picked))
        return evolve(offer.action, **values)

    def as_offer(self, offer: Offer[Any]) -> Offer[Any]:
        """Return the offer with the action that has been filled in so far."""
        return replace(offer, action=self.so_far(offer))

    def filled(self, form: Sequence[Pick]) -> dict[str, tuple[int, ...]]:
        """Return the chosen positions by field name, as the service takes them."""
        return {pick.name: tuple(sorted(part)) for pick, part in zip(form, self.chosen, strict=True)}
