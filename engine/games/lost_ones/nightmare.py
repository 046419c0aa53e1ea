"""The moon clock and the Nightmare: phases, reveal, steps (LO-41 to LO-48, LO-70 to LO-72)."""

from engine.games.lost_ones.actions import LeadNightmare
from engine.games.lost_ones.asks import AskLead
from engine.games.lost_ones.cards import lift_banes, ready_boons, ready_talents
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.effects import STEPS
from engine.games.lost_ones.events import NightmareMoved, NightmareRevealed, PhaseBegan
from engine.games.lost_ones.standing import LAST_PHASE
from engine.games.lost_ones.work import Night, Phases

MOST_STEPS = 3
"""The Nightmare's steps in the last printed phase; a fifth one of the house rule has no more (LO-71)."""


def phases(d: Draft, frame: Phases) -> None:
    """Advance the clock once: the end, or boons and talents ready, then the Nightmare moves (LO-70)."""
    d.phase += 1
    d.say(PhaseBegan(phase=d.phase))
    if d.phase > LAST_PHASE + d.options.fifth_phase:
        d.doom("clock")
        return
    if frame.k > 1:
        d.push(Phases(k=frame.k - 1))
    ready_boons(d)
    ready_talents(d, "phase")
    lift_banes(d, range(len(d.heroes)), "phase")
    if d.nightmare is not None or d.options.clock_reveals:
        d.push(Night(k=min(d.phase - 1, MOST_STEPS)))


def night(d: Draft, frame: Night) -> None:
    """Reveal the Nightmare, or take one of its steps and keep the others for later (LO-42, LO-45)."""
    if d.nightmare is None:
        _reveal(d)
        return
    if d.here(d.nightmare):
        d.doom("caught")
        return
    to = _ways(d)
    if not to:
        return
    if frame.k > 1:
        d.push(Night(k=frame.k - 1))
    if len(to) == 1:
        _go(d, to[0])
    else:
        d.pose(AskLead(waiting=(d.lead,), to=to))


def lead(d: Draft, action: LeadNightmare) -> None:
    """The tie is decided (LO-44)."""
    d.ask = None
    _go(d, action.tile)


def _reveal(d: Draft) -> None:
    """Put the Nightmare on the first tile; that is no move, and nobody is caught by it (LO-41, LO-42)."""
    d.nightmare = d.book.pack.manifest.start
    d.say(NightmareRevealed(tile=d.nightmare), reveals=True)
    if d.options.reveal_strict and d.here(d.nightmare):
        d.doom("caught")


def _go(d: Draft, to: int) -> None:
    d.nightmare = to
    d.say(NightmareMoved(tile=to), reveals=True)
    if d.here(to):
        d.doom("caught")


def _ways(d: Draft) -> tuple[int, ...]:
    """Return the neighbours on a shortest path to a nearest hero, north, east, south, west; none if none is reachable.

    Paths go over placed tiles from square to square, whatever their sides say (LO-43).
    """
    assert d.nightmare is not None
    tiles = [d.book.tiles[key] for key in d.placed]
    squares = {(tile.x, tile.y): tile.n for tile in tiles}
    places = {tile.n: (tile.x, tile.y) for tile in tiles}

    def neighbours(n: int) -> list[int]:
        x, y = places[n]
        around = (squares.get((x + dx, y + dy)) for dx, dy in STEPS.values())
        return [n for n in around if n is not None]

    distance = {body.tile: 0 for body in d.heroes}
    queue = list(distance)
    for n in queue:
        if n == d.nightmare:
            break
        for other in neighbours(n):
            if other not in distance:
                distance[other] = distance[n] + 1
                queue.append(other)
    if d.nightmare not in distance:
        return ()
    nearer = distance[d.nightmare] - 1
    return tuple(n for n in neighbours(d.nightmare) if distance.get(n) == nearer)
