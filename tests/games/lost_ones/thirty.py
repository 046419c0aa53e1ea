"""An Otherworld of thirty tiles in which nothing is wrong, and ways to spoil it.

Six columns by five rows, tile 1 in the south-west corner, every way open but for one lock (8 to 9) and a trap (24).
Decks and characters are those of the pack that the game ships.
"""

from collections.abc import Mapping
from typing import Any

from engine.games.lost_ones.content import load_pack
from engine.games.lost_ones.effects import (
    STEPS,
    Cost,
    Effect,
    GainBoon,
    GainPlot,
    HasFlag,
    Outcome,
    Rest,
    SetFlag,
    Side,
    Transform,
    Unlock,
    Win,
)
from engine.games.lost_ones.pack import Encounter, Exit, Lock, Pack, Plot, Tile

COLUMNS, ROWS = 6, 5
ICONS: Mapping[int, tuple[Effect, ...]] = {
    18: ("fae_rings",),
    21: ("foe",),
    27: ("underwater",),
    28: ("lava",),
    29: ("nightmare",),
}
OUTCOMES: Mapping[str, tuple[Outcome, ...]] = {
    "3.1": (GainBoon(boon=1),),
    "4.1": (GainBoon(boon=2),),
    "5.1": (GainBoon(boon=3),),
    "8.1": (Unlock(side="E"),),
    "10.1": (Rest(),),
    "13.1": (SetFlag(flag="key"),),
    "20.1": (GainPlot(plot=1),),
    "22.1": (Transform(tile=23, letter="a"),),
    "24.1": tuple(Unlock(side=side) for side in ("N", "S", "W")),
    "26.1": (Rest(),),
    "30.1": (Win(gateway="lintel_larch"),),
}
LOCKS: Mapping[tuple[int, Side], Lock] = {
    (8, "E"): Lock(by=("8.1",)),
    **{(24, side): Lock(by=("24.1",)) for side in ("N", "S", "W")},
}
EITHER = 6
"""The tile with an "or"."""


def thirty() -> Pack:
    """Return the pack."""
    whole = load_pack()
    tiles = [_tile(whole, n) for n in range(1, COLUMNS * ROWS + 1)]
    changed = _tile(whole, 23, variant="a")
    tiles.insert(23, changed)
    powers = (whole.boons[0], whole.boons[2], whole.boons[4])
    encounters = sum(len(tile.encounters) for tile in tiles)
    counts = {"tiles": 30, "variants": 1, "encounters": encounters, "boons": 3, "plots": 1, "gateways": 1}
    return whole.model_copy(
        update={
            "manifest": whole.manifest.model_copy(update=counts),
            "tiles": tuple(tiles),
            "boons": tuple(boon.model_copy(update={"n": n}) for n, boon in enumerate(powers, start=1)),
            "plots": (Plot(n=1, name="One", ending="An end.", art=whole.plots[0].art),),
            "gateways": whole.gateways[:1],
        }
    )


def _tile(whole: Pack, n: int, variant: str = "") -> Tile:
    x, y = (n - 1) % COLUMNS, (n - 1) // COLUMNS
    sides: dict[Side, Exit] = {}
    for side, (dx, dy) in STEPS.items():
        if 0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS:
            to = 1 + x + dx + COLUMNS * (y + dy)
            sides[side] = Exit(to=to, lock=LOCKS.get((n, side)))
    key = f"{n}{variant}"
    return Tile(
        n=n,
        variant=variant,
        x=x,
        y=y,
        name=f"Place {key}",
        region=whole.regions[0].id,
        sides=sides,
        icons=ICONS.get(n, ()),
        relation="or" if n == EITHER else "both",
        intro="A place.",
        art=whole.tiles[0].art,
        encounters=(_encounter(f"{key}.1"), _encounter(f"{key}.2")),
        flags=("trap",) if n == 24 else (),
    )


def _encounter(id: str) -> Encounter:
    outcomes = OUTCOMES.get(id, ())
    home = id == "30.1"
    return Encounter(
        id=id,
        label="Do it",
        kind="gateway" if home else "rest" if Rest() in outcomes else "normal",
        cost=Cost(talk=1) if id.endswith(".1") else Cost(),
        require=HasFlag(flag="key") if home else None,
        need="You must have the key." if home else None,
        result="It is done.",
        outcomes=outcomes,
    )


def with_tile(pack: Pack, key: str, **changes: Any) -> Pack:
    """Return a pack with one tile changed."""
    tiles = tuple(tile.model_copy(update=changes) if tile.key == key else tile for tile in pack.tiles)
    return pack.model_copy(update={"tiles": tiles})


def with_encounter(pack: Pack, which: str, **changes: Any) -> Pack:
    """Return a pack with one encounter changed."""
    tiles = tuple(
        tile.model_copy(
            update={"encounters": tuple(e.model_copy(update=changes) if e.id == which else e for e in tile.encounters)}
        )
        for tile in pack.tiles
    )
    return pack.model_copy(update={"tiles": tiles})


def with_side(pack: Pack, key: str, side: Side, way: Exit | None) -> Pack:
    """Return a pack with one side changed, or closed."""
    tile = next(tile for tile in pack.tiles if tile.key == key)
    sides = {s: w for s, w in tile.sides.items() if s != side}
    if way is not None:
        sides[side] = way
    return with_tile(pack, key, sides=sides)
