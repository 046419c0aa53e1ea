"""What results and card texts do: the closed list of outcomes, each in one place (E2, LO-53, LO-54, LO-102)."""

from collections.abc import Sequence

from engine.core.model import evolve
from engine.games.lost_ones.actions import Assign, PickBranch
from engine.games.lost_ones.arrival import read_page
from engine.games.lost_ones.asks import AskAssign, AskBranch
from engine.games.lost_ones.cards import draw, lift_banes, may_drop_banes, may_recover, must_discard, room
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.effects import (
    Advance,
    Choose,
    Discard,
    Draw,
    DrawBane,
    GainBoon,
    GainPlot,
    Lose,
    MeetFoe,
    Outcome,
    Recover,
    RemoveBane,
    Rest,
    SetFlag,
    StirNightmare,
    Target,
    Teleport,
    Transform,
    Unlock,
    When,
    Win,
)
from engine.games.lost_ones.events import (
    BoonGained,
    GatewayOpened,
    NothingTaken,
    PlotFound,
    Remembered,
    Rested,
    TileTransformed,
)
from engine.games.lost_ones.locks import open_by_completed, unlock
from engine.games.lost_ones.standing import holds
from engine.games.lost_ones.views import BoonHeld
from engine.games.lost_ones.work import Arrive, Deed, DrawBanes, Fork, Grant, Meet, Night, Phases, Results

Aimed = GainBoon | Draw | Recover | Discard | DrawBane | RemoveBane | Teleport
REWARDS = (GainBoon, Draw, Recover, RemoveBane)


def results(d: Draft, frame: Results) -> None:
    """Do the next outcome; the others wait below whatever it brings (LO-72, LO-102).

    What goes on after a decision tells how: that decision is not taken back (LO-99).
    """
    d.reveals |= d.waited(frame)
    outcome, *rest = frame.outcomes
    if rest:
        d.push(evolve(frame, outcomes=tuple(rest)))
    _happen(d, outcome, frame.deed)


def _happen(d: Draft, outcome: Outcome, deed: Deed) -> None:
    match outcome:
        case GainBoon() | Draw() | Recover() | Discard() | DrawBane() | RemoveBane() | Teleport():
            _aim(d, outcome, deed)
        case StirNightmare(k=k):
            d.push(Night(k=k))
        case Advance(k=k):
            d.push(Phases(k=k))
        case MeetFoe():
            d.push(Meet(tile=d.heroes[deed.hero].tile))
        case Rest():
            _rest(d, deed)
        case Choose(of=of):
            d.push(Fork(of=of, deed=deed))
            d.pose(AskBranch(waiting=(deed.hero,), labels=tuple(branch.label for branch in of)))
        case When(test=test, then=then, otherwise=otherwise):
            branch = then if holds(test, d, deed.hero, d.book.boons) else otherwise
            if branch:
                d.push(Results(outcomes=branch, deed=deed))
        case _:
            _change(d, outcome, deed)


def _change(d: Draft, outcome: Outcome, deed: Deed) -> None:
    """Do what changes the world or the story and asks nobody."""
    match outcome:
        case GainPlot(plot=plot):
            if all(plot != found for found, _ in d.plots):
                d.plots += ((plot, deed.hero),)
                d.say(PlotFound(hero=deed.hero, plot=plot), reveals=True)
        case SetFlag(flag=flag):
            if flag not in d.flags:
                d.flags += (flag,)
                if not (d.events and isinstance(d.events[-1], Remembered)):
                    d.say(Remembered(hero=deed.hero))
        case Unlock(side=side):
            unlock(d, deed.tile, side)
        case Transform(tile=tile, letter=letter):
            _transform(d, tile, letter)
        case Lose():
            d.doom("story")
        case Win(gateway=gateway):
            d.won = gateway
            d.say(GatewayOpened(hero=deed.hero, gateway=gateway), reveals=True)
        case _:
            raise TypeError(f"no outcome: {type(outcome).__name__}")


def _rest(d: Draft, deed: Deed) -> None:
    """Everybody here is rid of what rest removes and draws up to the limit; then the clock advances (LO-69)."""
    heroes = d.here(d.heroes[deed.hero].tile)
    d.say(Rested(heroes=heroes))
    lift_banes(d, heroes, "rest")
    for h in heroes:
        draw(d, h, room(d, h))
    d.push(Phases(k=1))


def _transform(d: Draft, n: int, letter: str) -> None:
    """Turn a tile into another version of itself: where it lies, or once it is placed (LO-64, LO-65)."""
    new, old = d.book.tiles[f"{n}{letter}"], d.key(n)
    if old is None:
        d.versions = (*((m, other) for m, other in d.versions if m != n), (n, letter))
        return
    if old == new.key:
        return
    d.placed = tuple(new.key if key == old else key for key in d.placed)
    d.say(TileTransformed(tile=new.key), reveals=True)
    if new.keeps_tokens:
        spent = {e.id.partition(".")[2] for e in d.book.tiles[old].encounters if e.id in (*d.done, *d.closed)}
        d.closed += tuple(e.id for e in new.encounters if e.id.partition(".")[2] in spent and e.id not in d.closed)
    open_by_completed(d, new.key)
    if d.here(n):
        read_page(d, new.key)


# ---------------------------------------------------------------- whom an outcome meets


def _aim(d: Draft, outcome: Aimed, deed: Deed) -> None:
    """Find out whom an outcome meets; where the performer may choose among several, ask (LO-54)."""
    to = outcome.to or _default(outcome, deed)
    if to not in ("chosen", "one_here"):
        befall(d, outcome, _met(d, to, deed), deed)
        return
    tile = d.heroes[deed.hero].tile
    anyone = to == "one_here" or (d.options.reward_any_on_tile and not deed.card)
    able = tuple(h for h in (d.here(tile) if anyone else deed.contributors) if _matters(d, outcome, h))
    if len(able) > 1:
        d.push(Grant(outcome=outcome, deed=deed))
        d.pose(AskAssign(waiting=(deed.hero,), to=able, reward=outcome))
    else:
        befall(d, outcome, able, deed)


def _default(outcome: Aimed, deed: Deed) -> Target:
    """Return whom an outcome meets that names nobody (LO-53, LO-54, LO-104)."""
    if deed.card or isinstance(outcome, Teleport):
        return "performer"
    return "chosen" if isinstance(outcome, REWARDS) else "contributors"


def _met(d: Draft, to: Target, deed: Deed) -> tuple[int, ...]:
    match to:
        case "contributors":
            return tuple(h for h in d.order() if h in deed.contributors)
        case "tile":
            return d.here(d.heroes[deed.hero].tile)
        case "all":
            return d.order()
        case _:
            return (deed.hero,)


def _matters(d: Draft, outcome: Aimed, hero: int) -> bool:
    """Whether an outcome would do anything for a hero: nobody is asked for the sake of nothing."""
    body = d.heroes[hero]
    match outcome:
        case GainBoon(boon=boon):
            return boon in d.supply
        case Draw():
            return room(d, hero) > 0
        case Recover():
            return room(d, hero) > 0 and bool(body.discard)
        case RemoveBane():
            return bool(body.banes)
        case _:
            return True


def befall(d: Draft, outcome: Aimed, heroes: Sequence[int], deed: Deed) -> None:
    """Let an outcome meet these heroes, in their order."""
    if isinstance(outcome, Draw | Recover) and not any(_matters(d, outcome, h) for h in heroes):
        d.say(NothingTaken(hero=deed.hero, full=not any(room(d, h) for h in heroes or deed.contributors)))
        return
    match outcome:
        case GainBoon(boon=boon):
            for h in heroes:
                _gain(d, h, boon)
        case Draw(k=k):
            for h in heroes:
                draw(d, h, k, deed.kept)
        case Recover(k=k):
            may_recover(d, heroes, k, deed.kept)
        case Discard(k=k):
            must_discard(d, heroes, k, "card" if deed.card else "result")
        case RemoveBane(k=k):
            may_drop_banes(d, heroes, k)
        case DrawBane(k=k):
            if heroes:
                d.push(DrawBanes(heroes=tuple(heroes), k=k))
        case Teleport(tile=tile):
            going = tuple(h for h in heroes if d.heroes[h].tile != tile)
            if going:
                d.push(Arrive(group=going, to=tile, how="carried"))


def _gain(d: Draft, hero: int, boon: int) -> None:
    """Take a boon from the supply, ready; there is one of each (LO-06, LO-80)."""
    if boon in d.supply:
        d.supply = tuple(other for other in d.supply if other != boon)
        d.heroes[hero].boons += (BoonHeld(boon=boon),)
        d.say(BoonGained(hero=hero, boon=boon), reveals=True)


# ---------------------------------------------------------------- answers


def assign(d: Draft, action: Assign) -> None:
    """The performer has named who gets the reward."""
    frame = d.work.pop()
    assert isinstance(frame, Grant)
    d.ask = None
    assert isinstance(frame.outcome, Aimed)
    befall(d, frame.outcome, (action.to,), frame.deed)


def pick_branch(d: Draft, action: PickBranch) -> None:
    """The performer has picked a way (LO-102). What it comes to is seen: there is no taking back (LO-99)."""
    frame = d.work.pop()
    assert isinstance(frame, Fork)
    d.ask = None
    d.reveals = True
    d.push(Results(outcomes=frame.of[action.branch].outcomes, deed=frame.deed))
