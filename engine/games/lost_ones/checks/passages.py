"""All texts of a pack with the places where they stand, for the checks of language."""

from collections.abc import Iterator

from engine.core.game import Passage
from engine.games.lost_ones.effects import Choose
from engine.games.lost_ones.pack import Art, Gateway, Pack, Tile
from engine.games.lost_ones.routes import flattened

PAGES = frozenset(
    ("intro", "result", "prologue", "losing", "ending", "plot", "foe", "beaten", "flavour", "biography")
)  # fmt: skip
"""The kinds of text that tell the story; no two of them may sound alike."""


def tile_file(tile: Tile) -> str:
    """Return the path of a tile's file in its pack."""
    return f"tiles/{tile.n:03d}{tile.variant}.toml"


def passages(pack: Pack) -> Iterator[Passage]:
    """Yield every text that players may read, and the words for its picture."""
    for region in pack.regions:
        yield Passage(f"regions.toml: {region.id}.name", region.name, "name")
    for tile in pack.tiles:
        yield from of_tile(tile)
    yield from _cards(pack)
    for who in pack.characters:
        yield from _named("characters.toml", who.id, who.name, who.art)
        yield Passage(f"characters.toml: {who.id}.biography", who.biography, "biography")
        yield Passage(f"characters.toml: {who.id}.talent.name", who.talent.name, "name")
        yield Passage(f"characters.toml: {who.id}.talent.text", who.talent.text, "talent")
    for plot in pack.plots:
        yield from _named("plots.toml", str(plot.n), plot.name, plot.art)
        yield Passage(f"plots.toml: {plot.n}.ending", plot.ending, "plot")
    for gateway in pack.gateways:
        yield from _named("gateways.toml", gateway.id, gateway.name, gateway.art)
        yield Passage(f"gateways.toml: {gateway.id}.title", gateway.title, "name")
        yield Passage(f"gateways.toml: {gateway.id}.ending", told(gateway), "ending")
    yield from _chapters(pack)


def of_tile(tile: Tile) -> Iterator[Passage]:
    """Yield the texts of a tile: its name and introduction, and what can be done there."""
    file = tile_file(tile)
    yield Passage(f"{file}: name", tile.name, "name")
    yield Passage(f"{file}: intro", tile.intro, "intro")
    yield Passage(f"{file}: art.alt", tile.art.alt, "alt")
    for encounter in tile.encounters:
        where = f"{file}: {encounter.id}"
        yield Passage(f"{where}.label", encounter.label, "label")
        if encounter.require is not None or encounter.need is not None:
            yield Passage(f"{where}.need", encounter.need or "", "need")
        yield Passage(f"{where}.result", encounter.result, "result")
        for outcome in flattened(encounter.outcomes):
            for branch in outcome.of if isinstance(outcome, Choose) else ():
                yield Passage(f"{where}.outcomes", branch.label, "label")


def told(gateway: Gateway) -> str:
    """Return a Gateway's whole ending, with the lines of all characters."""
    parts = (gateway.ending.strip(), "\n\n".join(gateway.heroes.values()), gateway.closing.strip())
    return "\n\n".join(part for part in parts if part)


def _cards(pack: Pack) -> Iterator[Passage]:
    for file, cards in (("abilities.toml", pack.abilities), ("banes.toml", pack.banes)):
        for card in cards:
            yield from _named(file, str(card.id), card.name, card.art)
            yield Passage(f"{file}: {card.id}.flavour", card.flavour, "flavour")
    for boon in pack.boons:
        yield from _named("boons.toml", str(boon.n), boon.name, boon.art)
        yield Passage(f"boons.toml: {boon.n}.flavour", boon.flavour, "flavour")
    for foe in pack.foes:
        yield from _named("foes.toml", str(foe.id), foe.name, foe.art)
        yield Passage(f"foes.toml: {foe.id}.flavour", foe.flavour, "foe")
        yield Passage(f"foes.toml: {foe.id}.beaten", foe.beaten, "beaten")
        yield Passage(f"foes.toml: {foe.id}.unbeaten", foe.unbeaten, "line")


def _chapters(pack: Pack) -> Iterator[Passage]:
    chapters = (("prologue", "prologue", pack.prologue), ("losing.page", "losing", pack.losing.page))
    for key, kind, chapter in chapters:
        yield from _named("chapters.toml", key, chapter.title, chapter.art)
        yield Passage(f"chapters.toml: {key}.text", chapter.text, kind)
    for reason, line in pack.losing.causes.items():
        yield Passage(f"chapters.toml: losing.causes.{reason}", line, "line")


def _named(file: str, key: str, name: str, art: Art) -> Iterator[Passage]:
    yield Passage(f"{file}: {key}.name", name, "name")
    yield Passage(f"{file}: {key}.art.alt", art.alt, "alt")


def arts(pack: Pack) -> Iterator[tuple[str, Art]]:
    """Yield every picture with the place where it stands."""
    for tile in pack.tiles:
        yield f"{tile_file(tile)}: art", tile.art
    for file, cards in (("abilities", pack.abilities), ("banes", pack.banes), ("foes", pack.foes)):
        yield from ((f"{file}.toml: {card.id}.art", card.art) for card in cards)
    yield from ((f"boons.toml: {boon.n}.art", boon.art) for boon in pack.boons)
    yield from ((f"characters.toml: {who.id}.art", who.art) for who in pack.characters)
    yield from ((f"plots.toml: {plot.n}.art", plot.art) for plot in pack.plots)
    yield from ((f"gateways.toml: {gateway.id}.art", gateway.art) for gateway in pack.gateways)
    yield "chapters.toml: prologue.art", pack.prologue.art
    yield "chapters.toml: losing.page.art", pack.losing.page.art
