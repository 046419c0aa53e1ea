"""Why a deed cannot be done now, as the open table shows it (LO-50, LO-57, LO-58)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Literal

from engine.games.lost_ones.payment import NOTHING, Icons, Payment, Purse, once_each
from engine.games.lost_ones.standing import holds
from engine.games.lost_ones.turn_offers import may_attempt
from engine.games.lost_ones.views import EncounterFace, PublicView

Why = Literal["none", "need", "together", "actions", "lack"]


@dataclass(frozen=True, slots=True)
class Hindrance:
    """What is in the way: a requirement, the others, the end of the actions, or icons, which `lack` counts."""

    why: Why = "none"
    lack: Icons = NOTHING


def hindrance(view: PublicView, hero: int, deed: EncounterFace) -> Hindrance:
    """Return what keeps a hero from an open deed of its tile; for a hero not on turn, as if it began one."""
    table = view.table
    purse = Purse(view, hero, fresh=table.hero != hero)
    if deed.need is not None and deed.require is not None and not holds(deed.require, table, hero, purse.boons):
        return Hindrance("need")
    if deed.kind == "gateway" and table.options.all_at_tree and not may_attempt(view, purse, deed):
        return Hindrance("together")
    if purse.actions_left < 1:
        return Hindrance("actions")
    need = purse.cost(deed.cost)
    if purse.cheapest(need) is not None:
        return Hindrance()
    return Hindrance("lack", min((purse.missing(need, all_in) for all_in in _everything(purse)), key=sum))


def _everything(purse: Purse) -> Iterator[Payment]:
    """Yield all cards that may pay, with each choice of boons and talents."""
    boons, talents = purse.specials, purse.talents
    most = min(len(boons), purse.most_specials)
    for chosen in chain.from_iterable(combinations(talents, k) for k in range(len(talents) + 1)):
        if once_each(chosen):
            yield from (Payment(purse.pool, some, chosen) for some in combinations(boons, most))
