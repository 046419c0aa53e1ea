"""A pack told anew: all that a table has not come to is exchanged, all that it knows stays word for word."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.core.model import Model, evolve
from engine.core.rng import Rng
from engine.games.lost_ones.pack import Encounter, Exit, Lock, Losing, Pack, Tile
from engine.games.lost_ones.views import Table

M = TypeVar("M", bound=Model)


@dataclass(frozen=True)
class KnownMap:
    """Tiles and encounters that a table has come to, by the keys of its pack."""

    placed: frozenset[str]
    read: frozenset[str]
    done: frozenset[str]
    closed: frozenset[str]
    unlocked: frozenset[str]


@dataclass(frozen=True)
class Known:
    """What a table has come to, by the keys and numbers of its pack."""

    map: KnownMap
    abilities: frozenset[int]
    banes: frozenset[int]
    boons: frozenset[int]
    foes: frozenset[int]
    plots: frozenset[int]
    over: str | None
    gateway: str | None
    everything: bool

    @classmethod
    def of(cls, table: Table) -> "Known":
        told = list(_numbers(table.log))
        over = table.outcome.reason if table.outcome else None
        return cls(
            map=KnownMap(
                placed=frozenset(table.placed),
                read=frozenset(table.read),
                done=frozenset(table.done),
                closed=frozenset(table.closed),
                unlocked=frozenset(table.unlocked),
            ),
            abilities=frozenset(
                [*(card for hero in table.heroes for card in (*hero.hand, *hero.discard)), *_of(told, "card", "cards")]
            ),
            banes=frozenset(
                [*(bane for hero in table.heroes for bane in hero.banes), *table.bane_discard, *_of(told, "bane")]
            ),
            boons=frozenset(held.boon for hero in table.heroes for held in hero.boons),
            foes=frozenset(table.foes_met),
            plots=frozenset(plot for plot, _ in table.plots) if over else frozenset(),
            over=over,
            gateway=table.gateway,
            everything=over is not None and table.options.read_all,
        )


def _numbers(log: Iterable[Model]) -> Iterator[tuple[str, int]]:
    """Yield every number that an event names, with the event's field."""
    for event in log:
        for name, value in event.__dict__.items():
            yield from ((name, n) for n in _flat(value))


def _flat(value: object) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        # Cards that were paid stand as (hero, cards); a hero's number taken for a card's hides one card too few.
        for part in value:
            yield from _flat(part)


def _of(told: Sequence[tuple[str, int]], *names: str) -> Iterator[int]:
    yield from (n for name, n in told if name in names)


def rewritten(pack: Pack, known: Known, tiles: Sequence[Tile], rng: Rng) -> Pack:
    """Return a pack that looks the same to whoever knows no more than this; `tiles` are its tiles already."""
    running = known.over is None
    chapters = rng.shuffled([*pack.plots, *pack.gateways])
    losing = pack.losing
    if running or known.gateway is not None:
        page = evolve(losing.page, title=chapters[0].name, text=chapters[0].ending, art=chapters[0].art)
        losing = Losing(page=page, causes=dict.fromkeys(losing.causes, chapters[-1].ending))
    return evolve(
        pack,
        tiles=tuple(tiles),
        abilities=_mixed(pack.abilities, lambda card: card.id not in known.abilities, ("id",), rng),
        banes=_mixed(pack.banes, lambda card: card.id not in known.banes, ("id",), rng),
        boons=_mixed(pack.boons, lambda card: card.n not in known.boons, ("n",), rng),
        foes=_mixed(pack.foes, lambda card: card.id not in known.foes, ("id",), rng),
        plots=_mixed(pack.plots, lambda plot: not known.everything and plot.n not in known.plots, ("n",), rng),
        gateways=_mixed(
            pack.gateways, lambda gate: not known.everything and gate.id != known.gateway, ("id",), rng
        ),
        losing=losing,
    )  # fmt: skip


def _mixed(items: Sequence[M], hidden: Callable[[Any], bool], keep: Sequence[str], rng: Rng) -> tuple[M, ...]:
    """Return items whose hidden ones have changed places, except for the fields by which they are called."""
    places = [i for i, item in enumerate(items) if hidden(item)]
    out = list(items)
    for to, source in zip(places, rng.shuffled(places), strict=True):
        out[to] = evolve(items[source], **{name: getattr(items[to], name) for name in keep})
    return tuple(out)


FACE = ("region", "icons", "flags")
PAGE = ("name", "relation", "intro", "art")


def tiles_rewritten(tiles: Sequence[Tile], known: KnownMap, rng: Rng) -> tuple[Tile, ...]:
    """Return tiles that look the same to whoever knows no more of them than this."""
    keep = ("n", "variant", "x", "y", "sides", "keeps_tokens", "encounters", *PAGE)
    out = _mixed(tiles, lambda tile: tile.key not in known.placed | known.read, keep, rng)
    keep = ("n", "variant", "x", "y", "sides", "keeps_tokens", *FACE)
    out = _mixed(out, lambda tile: tile.key not in known.read, keep, rng)
    out = _results(tuple(map(_named, out)), known, rng)
    openers = [e.id for tile in out for e in tile.encounters if e.id not in known.done | known.closed]
    return tuple(evolve(tile, sides=_sides(tile, known, openers, rng)) for tile in out)


def _named(tile: Tile) -> Tile:
    """Return a tile whose encounters bear its own key."""
    own = (evolve(e, id=f"{tile.key}.{e.id.partition('.')[2]}") for e in tile.encounters)
    return evolve(tile, encounters=tuple(own))


def _results(tiles: Sequence[Tile], known: KnownMap, rng: Rng) -> tuple[Tile, ...]:
    """Return tiles with other results for all that has not been done: text and what it leads to."""
    before: list[Encounter] = [e for tile in tiles for e in tile.encounters]
    keep = tuple(name for name in Encounter.model_fields if name not in ("result", "outcomes", "flags"))
    after = {e.id: e for e in _mixed(before, lambda e: e.id not in known.done, keep, rng)}
    return tuple(evolve(tile, encounters=tuple(after[e.id] for e in tile.encounters)) for tile in tiles)


def _sides(tile: Tile, known: KnownMap, openers: Sequence[str], rng: Rng) -> dict[Any, Exit]:
    """Return sides that other encounters open; of an unplaced tile some are no longer locked."""
    sides: dict[Any, Exit] = {}
    for side, way in tile.sides.items():
        lock = way.lock
        if lock is not None and f"{tile.key}:{side}" not in known.unlocked and openers:
            by = tuple(dict.fromkeys(rng.choice(openers) for _ in range(1 + rng.below(2))))
            lock = Lock(by=by, mode=rng.choice(("any", "all")))
            if tile.key not in known.placed and rng.below(3) == 0:
                lock = None
        sides[side] = evolve(way, lock=lock)
    return sides
