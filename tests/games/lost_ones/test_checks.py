"""Every check of a pack finds the fault that it is there for, and nothing else is wrong with what is right."""

from collections.abc import Callable

import pytest

from engine.games.lost_ones.book import Book
from engine.games.lost_ones.checks import problems
from engine.games.lost_ones.checks.histories import Histories
from engine.games.lost_ones.content import load_pack
from engine.games.lost_ones.effects import (
    AllOf,
    Cost,
    DrawBane,
    GainBoon,
    GainPlot,
    HasBoon,
    HasFlag,
    Lose,
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
