"""The foe before the table, from the open view: what can pay for it, what a wish not to comes to (LO-35, LO-36)."""

from engine.games.lost_ones.asks import AskFight
from engine.games.lost_ones.effects import Cost
from engine.games.lost_ones.payment import Payment, Purse
from engine.games.lost_ones.standing import here
from engine.games.lost_ones.turn_offers import beside_the_fight
from engine.games.lost_ones.views import PublicView


def fight_of(view: PublicView) -> AskFight:
    """Return the fight that is the open decision."""
    ask = view.table.ask
    assert isinstance(ask, AskFight), "a foe is paid for in a fight only"
    return ask


def foe_cost(view: PublicView) -> Cost:
    """Return what the foe takes."""
    foe = fight_of(view).foe
    return next(face.cost for face in view.foes if face.id == foe)


def foe_purse(view: PublicView) -> Purse:
    """Return the purse that the foe is paid from: without those who keep their cards, if the others can pay.

    Where they cannot, whoever has refused may be asked again.
    """
    hero = fight_of(view).waiting[0]
    willing = Purse(view, hero, foe=True)
    return willing if _pays(view, willing) else Purse(view, hero, foe=True, anyone=True)


def for_foe(view: PublicView, *, anyone: bool = False) -> Payment | None:
    """Return what is best laid down for the foe; None if all that is here does not reach.

    `anyone`: also what its owners would rather keep, even if the others can pay.
    """
    purse = Purse(view, fight_of(view).waiting[0], foe=True, anyone=True) if anyone else foe_purse(view)
    return purse.cheapest(purse.cost(foe_cost(view)))


def asks_again(view: PublicView) -> bool:
    """Whether the foe can be paid for only if somebody who has refused thinks better of it."""
    return foe_purse(view).anyone and for_foe(view) is not None


def hopeful(view: PublicView) -> bool:
    """Whether the foe can be paid for, or something free or a boon might still change what is at hand."""
    return for_foe(view) is not None or any(True for _ in beside_the_fight(view, fight_of(view).waiting[0]))


def more_wishes(view: PublicView, hero: int) -> int:
    """Return how many more must wish not to pay once `hero` does; 0: then the fight is lost (LO-36)."""
    ask = fight_of(view)
    if not hopeful(view):
        return 0
    return max(0, len(here(view.table, ask.tile)) // 2 + 1 - len({*ask.wishes, hero}))


def _pays(view: PublicView, purse: Purse) -> bool:
    return purse.cheapest(purse.cost(foe_cost(view))) is not None
