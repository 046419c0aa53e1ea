"""Every check of a pack finds the fault that it is there for, and nothing else is wrong with what is right."""

from collections.abc import Callable

import pytest

from engine.games.lost_ones.book import Book
from engine.games.lost_ones.card_effects import ChangesLimit
from engine.games.lost_ones.checks import problems
from engine.games.lost_ones.checks.histories import Histories
from engine.games.lost_ones.content import load_pack
from engine.games.lost_ones.effects import (
    AllOf,
    AnyOf,
    Cost,
    Discard,
    DrawBane,
    GainBoon,
    GainPlot,
    HasBoon,
    HasFlag,
    Lose,
    MeetFoe,
    NoneOf,
    Rest,
    SetFlag,
    Teleport,
    Transform,
    Unlock,
    Win,
)
from engine.games.lost_ones.pack import Exit, Lock, Pack
from tests.games.lost_ones.thirty import thirty, with_encounter, with_side, with_tile

Spoil = Callable[[Pack], Pack]


def _counts(pack: Pack) -> Pack:
    return pack.model_copy(update={"manifest": pack.manifest.model_copy(update={"encounters": 7})})


def _foe(pack: Pack) -> Pack:
    dear = pack.foes[0].model_copy(update={"cost": Cost(talk=2, evade=2)})
    return pack.model_copy(update={"foes": (dear, *pack.foes[1:])})


def _unnumbered(pack: Pack) -> Pack:
    return pack.model_copy(update={"foes": pack.foes[1:], "manifest": pack.manifest.model_copy(update={"foes": 11})})


def _without(pack: Pack, key: str) -> Pack:
    return pack.model_copy(update={"tiles": tuple(tile for tile in pack.tiles if tile.key != key)})


def _flooded(pack: Pack) -> Pack:
    """Put the giver of the gills behind water on all sides."""
    for key in ("2", "4", "9"):
        pack = with_tile(pack, key, icons=("underwater",))
    return pack


def _far(pack: Pack) -> Pack:
    """Put rings everywhere but in the trap."""
    tiles = [tile.model_copy(update={"icons": ("fae_rings",)}) if tile.n != 24 else tile for tile in pack.tiles]
    return pack.model_copy(update={"tiles": tuple(tiles)})


def _restless(pack: Pack) -> Pack:
    for id in ("10.1", "26.1"):
        pack = with_encounter(pack, id, outcomes=(), kind="normal")
    return pack


def _manifest(pack: Pack, **changes: int) -> Pack:
    return pack.model_copy(update={"manifest": pack.manifest.model_copy(update=changes)})


def _first(pack: Pack, deck: str, **changes: object) -> Pack:
    """Change the first card of a deck."""
    first, *rest = getattr(pack, deck)
    return pack.model_copy(update={deck: (first.model_copy(update=changes), *rest)})


def _swapped(pack: Pack) -> Pack:
    """Read tile 12 before tile 11, as if each stood in the other's file."""
    tiles = list(pack.tiles)
    tiles[10], tiles[11] = tiles[11], tiles[10]
    return pack.model_copy(update={"tiles": tuple(tiles)})


def _gateway_to_come(pack: Pack) -> Pack:
    """Put the Gateway on a tile's other version, and the Nightmare on the printed one."""
    pack = with_encounter(pack, "23a.1", kind="gateway", outcomes=(Win(gateway="lintel_larch"),))
    pack = with_encounter(pack, "30.1", kind="normal", outcomes=())
    return with_tile(pack, "23", icons=("nightmare",))


def _two_keys(pack: Pack) -> Pack:
    """Let the trap open only with both its encounters, each of which would be easy."""
    unlocks = tuple(Unlock(side=side) for side in ("N", "S", "W"))
    pack = with_encounter(pack, "24.1", cost=Cost(talk=1, solve=1))
    pack = with_encounter(pack, "24.2", cost=Cost(evade=1, challenge=1), outcomes=unlocks)
    trap = next(tile for tile in pack.tiles if tile.n == 24)
    for side, way in trap.sides.items():
        pack = with_side(pack, "24", side, Exit(to=way.to, lock=Lock(by=("24.1", "24.2"), mode="all")))
    return pack


def _pocket(pack: Pack) -> Pack:
    """Shut two tiles in a corner off together: each leads to the other, and out only with a result."""
    pack = with_encounter(pack, "5.1", outcomes=(GainBoon(boon=3), Unlock(side="W"), Unlock(side="N")))
    for side, to in (("W", 4), ("N", 11)):
        pack = with_side(pack, "5", side, Exit(to=to, lock=Lock(by=("5.1",))))
    pack = with_encounter(pack, "6.1", outcomes=(Unlock(side="N"),))
    return with_side(pack, "6", "N", Exit(to=12, lock=Lock(by=("6.1",))))


def _behind(pack: Pack) -> Pack:
    """Leave one way to tile 18, through a lock that only an encounter there opens."""
    for key, side, back, way in (("17", "E", "W", "18"), ("24", "S", "N", "18")):
        pack = with_side(with_side(pack, key, side, None), way, back, None)
    pack = with_encounter(pack, "24.1", outcomes=(Unlock(side="N"), Unlock(side="W")))
    pack = with_encounter(pack, "18.1", flags=("remote",))
    return with_side(pack, "12", "N", Exit(to=18, lock=Lock(by=("18.1",))))


def _excluding(pack: Pack) -> Pack:
    """Let a lock ask for both sides of an "or"."""
    for id in ("6.1", "6.2"):
        pack = with_encounter(pack, id, outcomes=(Unlock(side="W"),))
    return with_side(pack, "6", "W", Exit(to=5, lock=Lock(by=("6.1", "6.2"), mode="all")))


def _shunned(pack: Pack) -> Pack:
    """Let the only Gateway ask for a flag not to be set that an ordinary encounter sets."""
    pack = with_encounter(pack, "1.2", outcomes=(SetFlag(flag="late"),))
    punctual = AllOf(of=(HasFlag(flag="key"), NoneOf(of=(HasFlag(flag="late"),))))
    return with_encounter(pack, "30.1", require=punctual)


def _torn(pack: Pack) -> Pack:
    """Let a token ask for either of two flags, of which one history can only have one."""
    pack = with_encounter(pack, "6.1", outcomes=(SetFlag(flag="left"),))
    pack = with_encounter(pack, "6.2", outcomes=(SetFlag(flag="right"),))
    return with_encounter(pack, "20.1", require=AnyOf(of=(HasFlag(flag="left"), HasFlag(flag="right"))), need="…")


FAULTS: dict[str, tuple[Spoil, str]] = {
    "counts": (_counts, "pack.toml: manifest.encounters: says 7"),
    "missing tile": (lambda p: _without(p, "15"), "tile 15 stands there 0 times"),
    "unnumbered deck": (_unnumbered, "foes.toml: (whole file): is not numbered from 1 to 11"),
    "square taken": (lambda p: with_tile(p, "5", x=0, y=0), "lies on the square of tile 1"),
    "start moved": (lambda p: with_tile(p, "1", x=9, y=9), "is the start and belongs on (0, 0)"),
    "apart": (lambda p: with_tile(p, "30", x=50), "does not hang together with the start"),
    "no region": (lambda p: with_tile(p, "5", region="nowhere"), "there is no region nowhere"),
    "relation": (lambda p: with_tile(p, "5", relation="single"), "single does not go with 2 encounters"),
    "encounter's number": (lambda p: with_encounter(p, "5.1", id="5.3"), "should be numbered 5.1"),
    "requirement unsaid": (lambda p: with_encounter(p, "30.1", need=None), "a requirement without words"),
    "wrong neighbour": (lambda p: with_side(p, "1", "E", Exit(to=7)), "leads to 7, but 2 lies there"),
    "no way back": (lambda p: with_side(p, "2", "W", None), "leads to 2, which does not lead back"),
    "no way back from a version": (lambda p: with_side(p, "23a", "W", None), "leads to 23a, which does not lead back"),
    "one-way that is none": (
        lambda p: with_side(p, "1", "E", Exit(to=2, one_way=True)),
        "is one-way, but 2 leads back",
    ),
    "lock without key": (
        lambda p: with_side(p, "8", "E", Exit(to=9, lock=Lock(by=("8.9",)))),
        "is opened by 8.9, which does not exist",
    ),
    "remote key": (
        lambda p: with_side(p, "8", "E", Exit(to=9, lock=Lock(by=("1.1",)))),
        "is opened by 1.1 on another tile, which is not flagged remote",
    ),
    "key that opens nothing": (lambda p: with_encounter(p, "8.1", outcomes=()), "should unlock E"),
    "unlocks nothing": (lambda p: with_encounter(p, "1.1", outcomes=(Unlock(side="E"),)), "where no lock names it"),
    "transforms into nothing": (
        lambda p: with_encounter(p, "22.1", outcomes=(Transform(tile=23, letter="b"),)),
        "transforms 23 into 23b, which does not exist",
    ),
    "carries nowhere": (lambda p: with_encounter(p, "1.2", outcomes=(Teleport(tile=99),)), "carries to 99"),
    "too many effects": (
        lambda p: with_tile(p, "17", icons=("bane", "blizzard", "foe", "bane")),
        "tiles/017.toml: icons: there are more than 3",
    ),
    "foe at the start": (lambda p: with_tile(p, "2", icons=("foe",)), "a foe may not stand on the start or beside it"),
    "Nightmare too near": (lambda p: with_tile(p, "9", icons=("nightmare",)), "less than 4 steps from the start"),
    "Nightmare at a Gateway": (lambda p: with_tile(p, "30", icons=("nightmare",)), "may not stand where a Gateway is"),
    "trap unflagged": (lambda p: with_tile(p, "24", flags=()), "is a trap and not flagged so"),
    "no trap": (lambda p: with_tile(p, "23", flags=("trap",)), "is flagged as a trap and is none"),
    "dear trap": (
        lambda p: with_encounter(p, "24.1", cost=Cost(talk=1, solve=1, evade=1)),
        "leaving the trap costs more than 3 icons of 2 types",
    ),
    "trap with a foe": (lambda p: with_tile(p, "24", icons=("foe",)), "a trap may not have a foe"),
    "boon unknown": (lambda p: with_encounter(p, "1.1", outcomes=(GainBoon(boon=9),)), "gives boon 9"),
    "plot unknown": (lambda p: with_encounter(p, "1.1", outcomes=(GainPlot(plot=9),)), "gives plot token 9"),
    "Gateway unknown": (lambda p: with_encounter(p, "30.1", outcomes=(Win(gateway="x"),)), "opens Gateway x"),
    "Gateway of no kind": (
        lambda p: with_encounter(p, "30.1", kind="normal"),
        "a Gateway and is not of that kind",
    ),
    "rest of no kind": (lambda p: with_encounter(p, "10.1", kind="normal"), "rests and is not of that kind"),
    "unhinted loss": (lambda p: with_encounter(p, "1.1", outcomes=(Lose(),)), "is not flagged as hinted at"),
    "boon asked for": (
        lambda p: with_encounter(p, "1.1", require=HasBoon(boon=9), need="…"),
        "asks for boon 9, which does not exist",
    ),
    "boon not given": (lambda p: with_encounter(p, "3.1", outcomes=()), "boon 1: no result gives it"),
    "boon given twice": (
        lambda p: with_encounter(p, "1.1", outcomes=(GainBoon(boon=1),)),
        "may be given twice, by 1.1 and 3.1",
    ),
    "version without cause": (lambda p: with_encounter(p, "22.1", outcomes=()), "no result turns a tile into it"),
    "flag unused": (
        lambda p: with_encounter(p, "1.1", outcomes=(SetFlag(flag="x"),)),
        "flag x: is set and never",
    ),
    "flag never set": (
        lambda p: with_encounter(p, "1.1", require=HasFlag(flag="x"), need="…"),
        "flag x: is asked for and never set",
    ),
    "too few rests": (
        lambda p: with_encounter(
            with_encounter(p, "10.1", outcomes=(), kind="normal"), "26.1", outcomes=(), kind="normal"
        ),
        "pack.toml: rests: there are 0",
    ),
    "tile beyond the last": (lambda p: with_tile(p, "30", n=31), "tiles/031.toml: n: is outside 1 to 30"),
    "version elsewhere": (
        lambda p: with_tile(p, "23a", x=40),
        "tiles/023a.toml: x: lies on another square than the printed tile 23",
    ),
    "another schema": (lambda p: _manifest(p, format=2), "pack.toml: manifest.format: is 2; this game reads 1"),
    "file of another tile": (_swapped, "tiles/011.toml: n: comes after 12"),
    "deck out of order": (
        lambda p: p.model_copy(update={"foes": p.foes[::-1]}),
        "foes.toml: (whole file): is not numbered from 1 to",
    ),
    "region twice": (
        lambda p: p.model_copy(update={"regions": (*p.regions, p.regions[0])}),
        "regions.toml: bedfield: stands there 2 times",
    ),
    "mark that nothing reads": (lambda p: with_encounter(p, "5.1", flags=("hnt",)), "5.1: 'hnt' means nothing"),
    "tile's mark that nothing reads": (lambda p: with_tile(p, "5", flags=("tarp",)), "flags: 'tarp' means nothing"),
    "transforms into no version": (
        lambda p: with_encounter(p, "1.1", outcomes=(Transform(tile=23, letter=""),)),
        "1.1: transforms 23 into no version",
    ),
    "Nightmare where a Gateway will be": (_gateway_to_come, "tiles/023.toml: icons: a Nightmare icon may not stand"),
    "trap of two keys": (_two_keys, "tiles/024.toml: encounters: leaving the trap costs more"),
    "trap of two tiles": (_pocket, "tiles/005.toml: flags: is a trap and not flagged so"),
    "key behind its lock": (_behind, "tiles/012.toml: sides.N: can never be opened: 18.1 cannot be done before it is"),
    "keys that exclude each other": (
        _excluding,
        "tiles/006.toml: sides.W: can never be opened: 6.1 and 6.2 exclude each other",
    ),
    "given again and again": (
        lambda p: with_encounter(p, "3.1", repeatable=True),
        "3.1: gives a boon or token and can",
    ),
    "given twice by one": (
        lambda p: with_encounter(p, "3.1", outcomes=(GainBoon(boon=1), GainBoon(boon=1))),
        "3.1: gives boon 1 2 times",
    ),
    "idle boon": (lambda p: _first(p, "boons", lasting=(), special=None), "boons.toml: 1: does nothing"),
    "boon that changes by nothing": (
        lambda p: _first(p, "boons", lasting=(ChangesLimit(by=0),)),
        "boons.toml: 1.lasting: changes something by 0",
    ),
    "idle bane": (lambda p: _first(p, "banes", lasting=None, immediate=()), "banes.toml: 1: does nothing"),
    "idle ability": (lambda p: _first(p, "abilities", icons=(), text=None), "abilities.toml: 1: has neither icons"),
    "rests side by side": (
        lambda p: with_encounter(p, "9.1", outcomes=(Rest(),), kind="rest"),
        "tiles/010.toml: encounters: rests 1 steps from the rest of tile 9",
    ),
    "foes in results": (
        lambda p: with_encounter(p, "30.1", outcomes=(MeetFoe(), MeetFoe(), MeetFoe(), Win(gateway="lintel_larch"))),
        "30.1: the way there meets",
    ),
    "hand thrown away": (
        lambda p: with_encounter(p, "30.1", outcomes=(Discard(k=7), Win(gateway="lintel_larch"))),
        "30.1: the way there spends 12.5 icons before any card comes back",
    ),
    "flag that shuts every way home": (_shunned, "1.2: closes every Gateway and is not flagged doom"),
    "beats that exclude each other": (
        _torn,
        "20.1: gives a token, and no history was found that has all of left, right",
    ),
    "circular": (
        lambda p: with_encounter(p, "13.1", require=AllOf(of=(HasFlag(flag="key"),)), need="…"),
        "30.1: cannot be done in any history",
    ),
    "choice that closes all": (lambda p: with_tile(p, "13", relation="or"), "13.2: closes every Gateway"),
    "dear way home": (_far, "moves the moon"),
    "needs what it gives": (_flooded, "power water_gills: has neither a safe source nor two"),
    "dear foe": (_foe, "foe 1: costs 4 icons"),
    "dear encounter": (lambda p: with_encounter(p, "1.1", cost=Cost(talk=4)), "costs more than 3 of a type"),
    "unlikely key": (
        lambda p: with_encounter(p, "13.1", cost=Cost(talk=3)),
        "13.1: is paid by",
    ),
}


@pytest.mark.parametrize("name", sorted(FAULTS))
def test_finds(name: str) -> None:
    spoil, told = FAULTS[name]
    found = problems(spoil(thirty()))
    assert any(told in problem for problem in found), found


def test_a_pack_of_thirty_is_right() -> None:
    """The counts come from the manifest, so a small pack passes the same checks (F.4)."""
    assert problems(thirty()) == ()


def test_a_doom_that_is_meant_is_let_pass() -> None:
    """E3.7: a choice may close every Gateway if it says so."""
    pack = with_encounter(with_tile(thirty(), "13", relation="or"), "13.2", flags=("doom",))
    assert problems(pack) == ()


def test_the_shipped_pack_is_right() -> None:
    assert problems(load_pack()) == ()


def test_every_way_home_has_a_line_for_everybody() -> None:
    pack = load_pack()
    names = {hero.id: hero.name for hero in pack.characters}
    for gateway in pack.gateways:
        assert set(gateway.heroes) == set(names), gateway.id
        assert all(line.startswith(f"{names[id]}: ") for id, line in gateway.heroes.items()), gateway.id


def test_every_ending_has_a_history() -> None:
    """E3.6: each Gateway and each plot token within one history of the shipped pack."""
    book = Book(load_pack())
    histories = Histories(book)
    for encounter in book.encounters.values():
        if encounter.kind == "gateway" or any(isinstance(o, GainPlot) for o in encounter.outcomes):
            assert histories.to(encounter.id) is not None, encounter.id


def test_a_rest_and_a_bane_are_not_confused() -> None:
    """A result that rests and harms is a rest: its kind goes by what it does."""
    pack = with_encounter(thirty(), "10.1", outcomes=(Rest(), DrawBane()))
    assert problems(pack) == ()
