"""Checks of what results give and conditions ask for: boons, plots, flags, Gateways, powers (E3.10, E3.11, E3.16)."""

from collections import Counter
from collections.abc import Iterator

from engine.games.lost_ones.book import Book
from engine.games.lost_ones.card_effects import ChangesActions, ChangesLimit
from engine.games.lost_ones.checks.places import walked
from engine.games.lost_ones.checks.problem import of_pack, of_tile
from engine.games.lost_ones.effects import (
    POWERS,
    Choose,
    Condition,
    GainBoon,
    GainPlot,
    HasBoon,
    HasFlag,
    HasPlot,
    Lose,
    Rest,
    SetFlag,
    When,
    Win,
)
from engine.games.lost_ones.pack import Encounter, Pack, Tile
from engine.games.lost_ones.routes import Key, Sources, brings, conditions, flattened

FEWEST_RESTS, MOST_RESTS = 6, 9
"""Rests in a whole Otherworld of 121 tiles; a smaller pack has its share."""
REST_STEPS = 3
"""So near to a rest there is no other."""
WHOLE = 121
MOST_LOSING = 0.05
"""The share of results that may lose the game."""


def problems(book: Book) -> Iterator[str]:
    """Yield what is wrong with what is given and asked for."""
    sources = Sources(book)
    for tile in book.pack.tiles:
        for encounter in tile.encounters:
            yield from _outcomes(book, tile, encounter)
            yield from _asked(book, tile, encounter)
            yield from _again(tile, encounter)
    yield from _idle(book.pack)
    yield from _rests(book)
    yield from _given(book, sources)
    yield from _flags(book)
    yield from _kinds(book)


def _outcomes(book: Book, tile: Tile, encounter: Encounter) -> Iterator[str]:
    """What a result gives exists; what it wins, rests or loses agrees with its kind (E3.11, E3.17)."""
    outcomes = list(flattened(encounter.outcomes))
    for outcome in outcomes:
        match outcome:
            case GainBoon(boon=n) if n not in book.boons:
                yield of_tile(tile, encounter.id, f"gives boon {n}, which does not exist")
            case GainPlot(plot=n) if n not in book.plots:
                yield of_tile(tile, encounter.id, f"gives plot token {n}, which does not exist")
            case Win(gateway=id) if id not in book.gateways:
                yield of_tile(tile, encounter.id, f"opens Gateway {id}, which does not exist")
    if (encounter.kind == "gateway") != any(isinstance(o, Win) for o in outcomes):
        yield of_tile(tile, encounter.id, "opens a Gateway and is not of that kind, or the other way round")
    if (encounter.kind == "rest") != any(isinstance(o, Rest) for o in outcomes):
        yield of_tile(tile, encounter.id, "rests and is not of that kind, or the other way round")
    if any(isinstance(o, Lose) for o in outcomes) and "hint" not in encounter.flags:
        yield of_tile(tile, encounter.id, "loses the game and is not flagged as hinted at in the introduction")


def _asked(book: Book, tile: Tile, encounter: Encounter) -> Iterator[str]:
    """What a condition names exists (E3.16)."""
    for test in _tests(encounter):
        match test:
            case HasBoon(boon=n) if n not in book.boons:
                yield of_tile(tile, encounter.id, f"asks for boon {n}, which does not exist")
            case HasPlot(plot=n) if n not in book.plots:
                yield of_tile(tile, encounter.id, f"asks for plot token {n}, which does not exist")


def _again(tile: Tile, encounter: Encounter) -> Iterator[str]:
    """What there is once is not given by a result that happens again, nor twice by one (E3.10)."""
    once = [brings(o) for o in flattened(encounter.outcomes) if isinstance(o, GainBoon | GainPlot)]
    if once and encounter.repeatable:
        yield of_tile(tile, encounter.id, "gives a boon or token and can be repeated")
    for key, times in Counter(key for key in once if key is not None).items():
        if times > 1 and not any(isinstance(o, Choose | When) for o in encounter.outcomes):
            yield of_tile(tile, encounter.id, f"gives {key[0]} {key[1]} {times} times")


def _idle(pack: Pack) -> Iterator[str]:
    """Every card does something (E1)."""
    for card in pack.abilities:
        if not card.icons and card.text is None:
            yield f"abilities.toml: {card.id}: has neither icons nor a text"
    for bane in pack.banes:
        if bane.lasting is None and not bane.immediate:
            yield f"banes.toml: {bane.id}: does nothing"
    for boon in pack.boons:
        if not boon.lasting and boon.special is None:
            yield f"boons.toml: {boon.n}: does nothing"
        if any(isinstance(lasting, ChangesLimit | ChangesActions) and not lasting.by for lasting in boon.lasting):
            yield f"boons.toml: {boon.n}.lasting: changes something by 0"


def _rests(book: Book) -> Iterator[str]:
    """Rests are some steps from each other, whatever is locked (E3.11)."""
    resting = [tile for tile in book.pack.tiles if any(encounter.kind == "rest" for encounter in tile.encounters)]
    for i, tile in enumerate(resting):
        steps = walked(book, tile.n)
        for other in resting[i + 1 :]:
            if other.n != tile.n and steps.get(other.n, REST_STEPS + 1) <= REST_STEPS:
                yield of_tile(other, "encounters", f"rests {steps[other.n]} steps from the rest of tile {tile.key}")


def _tests(encounter: Encounter) -> Iterator[Condition]:
    """Yield every condition of an encounter: its requirement and those inside its outcomes."""
    if encounter.require is not None:
        yield from conditions(encounter.require)
    for outcome in flattened(encounter.outcomes):
        if isinstance(outcome, When):
            yield from conditions(outcome.test)


def _given(book: Book, sources: Sources) -> Iterator[str]:
    """Every boon, token and Gateway comes from one result, or from results that exclude each other (E3.10)."""
    boons: list[Key] = [("boon", boon) for boon in book.boons]
    others: list[Key] = [*(("plot", plot) for plot in book.plots), *(("gateway", id) for id in book.gateways)]
    for kind, id in (*boons, *others):
        givers = sources.of.get((kind, id), ())
        if not givers:
            yield f"{kind}s.toml: {kind} {id}: no result gives it"
        if len(givers) > 1 and not _exclusive(book, givers):
            yield f"{kind}s.toml: {kind} {id}: may be given twice, by {' and '.join(givers)}"
    for tile in book.pack.tiles:
        if tile.variant and ("tile", tile.key) not in sources.of:
            yield of_tile(tile, "variant", "no result turns a tile into it")
    for power in POWERS:
        if not sources.with_power.get(power):
            yield of_pack(f"power {power}", "no boon has it")


def _exclusive(book: Book, encounters: tuple[str, ...]) -> bool:
    """Whether of these encounters only one can ever happen: the two sides of an "or"."""
    tiles = {book.tile_of[id] for id in encounters}
    return len(tiles) == 1 and book.tiles[tiles.pop()].relation == "or"


def _flags(book: Book) -> Iterator[str]:
    """Every flag that is set is asked for, and the other way round (E3.16)."""
    given: dict[str, str] = {}
    asked: dict[str, str] = {}
    for encounter in book.encounters.values():
        flags = [o.flag for o in flattened(encounter.outcomes) if isinstance(o, SetFlag)]
        given.update((flag, encounter.id) for flag in flags if flag not in given)
        tests = [test.flag for test in _tests(encounter) if isinstance(test, HasFlag)]
        asked.update((flag, encounter.id) for flag in tests if flag not in asked)
    for flag in sorted(given.keys() - asked.keys()):
        yield _at(book, given[flag], f"flag {flag}: is set and never asked for")
    for flag in sorted(asked.keys() - given.keys()):
        yield _at(book, asked[flag], f"flag {flag}: is asked for and never set")


def _at(book: Book, encounter: str, sentence: str) -> str:
    return of_tile(book.tiles[book.tile_of[encounter]], encounter, sentence)


def _kinds(book: Book) -> Iterator[str]:
    """There are rests, far from each other, and few results lose the game (E3.11, E3.17)."""
    share = sum(not tile.variant for tile in book.pack.tiles) / WHOLE
    rests = sum(encounter.kind == "rest" for encounter in book.encounters.values())
    if not round(FEWEST_RESTS * share) <= rests <= max(1, round(MOST_RESTS * share)):
        yield of_pack("rests", f"there are {rests}; for so many tiles there should be about {round(7 * share)}")
    losing = [e for e in book.encounters.values() if any(isinstance(o, Lose) for o in flattened(e.outcomes))]
    if len(losing) > MOST_LOSING * len(book.encounters):
        yield of_pack("results", f"{len(losing)} of {len(book.encounters)} lose the game, which is too many")
