"""A pack, opened: everything by its number or id, and every face as it may be seen one day.

Which faces are seen now is decided in `public_view`, from the table alone.
"""

from collections.abc import Iterable, Iterator, Mapping

from engine.games.lost_ones.events import (
    BaneDrawn,
    BaneRemoved,
    CardsDiscarded,
    CardsRecovered,
    Countered,
    Drew,
    Event,
    Paid,
    TextPlayed,
    Traded,
)
from engine.games.lost_ones.pack import Encounter, Pack, Tile
from engine.games.lost_ones.views import (
    ChapterFace,
    EncounterFace,
    PageFace,
    PublicView,
    ResultFace,
    SideFace,
    Table,
    TileFace,
)


class Book:
    """Lookups over one pack. Raises KeyError for what the pack does not have."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tiles: Mapping[str, Tile] = {tile.key: tile for tile in pack.tiles}
        self.encounters: Mapping[str, Encounter] = {e.id: e for tile in pack.tiles for e in tile.encounters}
        self.tile_of: Mapping[str, str] = {e.id: tile.key for tile in pack.tiles for e in tile.encounters}
        self.abilities = {card.id: card for card in pack.abilities}
        self.banes = {card.id: card for card in pack.banes}
        self.boons = {card.n: card for card in pack.boons}
        self.foes = {card.id: card for card in pack.foes}
        self.characters = {who.id: who for who in pack.characters}
        self.plots = {plot.n: plot for plot in pack.plots}
        self.gateways = {gateway.id: gateway for gateway in pack.gateways}
        self._faces = {tile.key: _face(tile) for tile in pack.tiles}
        self._pages = {tile.key: _page(tile) for tile in pack.tiles}
        self._results = {
            e.id: ResultFace(encounter=e.id, label=e.label, text=e.result) for e in self.encounters.values()
        }
        self._squares = {(tile.x, tile.y): tile.n for tile in pack.tiles}
        self._prologue = ChapterFace(
            id="prologue", title=pack.prologue.title, text=pack.prologue.text, art=pack.prologue.art
        )

    def face(self, key: str) -> TileFace:
        """Return a tile as it lies on the table."""
        return self._faces[key]

    def page(self, key: str) -> PageFace:
        """Return a tile's page without its results."""
        return self._pages[key]

    def result(self, encounter: str) -> ResultFace:
        """Return what is read when an encounter is completed."""
        return self._results[encounter]

    def at(self, x: int, y: int) -> int | None:
        """Return the number of the tile whose square this is, or None."""
        return self._squares.get((x, y))

    def public_view(self, table: Table, *, deck: int, bane_deck: int, foe_deck: int) -> PublicView:
        """Return what everybody may see: the table, and the faces of what lies on it."""
        told = _told(table.log)
        abilities = {card for hero in table.heroes for card in (*hero.hand, *hero.discard)}.union(told)
        banes = {card for hero in table.heroes for card in hero.banes}.union(table.bane_discard)
        banes |= {event.bane for event in table.log if isinstance(event, BaneDrawn | BaneRemoved)}
        boons = {held.boon for hero in table.heroes for held in hero.boons}
        over = table.outcome is not None
        return PublicView(
            table=table,
            deck=deck,
            bane_deck=bane_deck,
            foe_deck=foe_deck,
            tiles=tuple(map(self._faces.__getitem__, table.placed)),
            pages=tuple(map(self._pages.__getitem__, table.read)),
            results=tuple(map(self._results.__getitem__, table.done)),
            abilities=tuple(map(self.abilities.__getitem__, sorted(abilities))),
            banes=tuple(map(self.banes.__getitem__, sorted(banes))),
            boons=tuple(map(self.boons.__getitem__, sorted(boons))),
            foes=tuple(map(self.foes.__getitem__, sorted(table.foes_met))),
            characters=self.pack.characters,
            prologue=self._prologue,
            cause=self._cause(table) if over else None,
            endings=tuple(self._endings(table)) if over else (),
        )

    def _cause(self, table: Table) -> str | None:
        """Return the line that names the cause of a loss (LO-94)."""
        assert table.outcome is not None
        return {str(reason): line for reason, line in self.pack.losing.causes.items()}.get(table.outcome.reason)

    def _endings(self, table: Table) -> Iterable[ChapterFace]:
        """Yield the main ending, then the found plots by number; with the house rule also all others (LO-90, LO-91)."""
        everything = table.options.read_all
        if table.gateway is not None:
            yield self.gateway_page(table.gateway, table)
        elif self._cause(table) is not None:
            page = self.pack.losing.page
            yield ChapterFace(id="losing", title=page.title, text=page.text, art=page.art)
        found = {plot for plot, _ in table.plots}
        for plot in self.pack.plots:
            if plot.n in found or everything:
                yield ChapterFace(id=f"plot-{plot.n}", title=plot.name, text=plot.ending, art=plot.art)
        for gateway in self.pack.gateways if everything else ():
            if gateway.id != table.gateway:
                yield self.gateway_page(gateway.id, table)

    def gateway_page(self, gateway: str, table: Table) -> ChapterFace:
        """Return a Gateway's ending with a line for each character in play."""
        page = self.gateways[gateway]
        lines = "\n".join(page.heroes[who] for hero in table.heroes if (who := hero.character) in page.heroes)
        text = "\n\n".join(part for part in (page.ending.strip(), lines, page.closing.strip()) if part)
        return ChapterFace(id=f"gateway-{gateway}", title=page.title, text=text, art=page.art)


def _told(log: Iterable[Event]) -> Iterator[int]:
    """Yield the ability cards that the log names: they were open, even if they have been shuffled since."""
    for event in log:
        match event:
            case Drew(cards=cards) | CardsDiscarded(cards=cards) | CardsRecovered(cards=cards):
                yield from cards
            case Paid(cards=parts):
                yield from (card for _, cards in parts for card in cards)
            case TextPlayed(card=card):
                yield card
            case Countered(card=int(card)) | Traded(card=int(card)):
                yield card


def _face(tile: Tile) -> TileFace:
    return TileFace(
        key=tile.key,
        n=tile.n,
        x=tile.x,
        y=tile.y,
        region=tile.region,
        sides={side: SideFace(to=exit_.to, locked=exit_.lock is not None) for side, exit_ in tile.sides.items()},
        icons=tile.icons,
    )


def _page(tile: Tile) -> PageFace:
    return PageFace(
        key=tile.key,
        name=tile.name,
        region=tile.region,
        relation=tile.relation,
        intro=tile.intro,
        art=tile.art,
        encounters=tuple(
            EncounterFace(
                id=e.id,
                label=e.label,
                kind=e.kind,
                cost=e.cost,
                require=e.require,
                need=e.need,
                repeatable=e.repeatable,
            )
            for e in tile.encounters
        ),
        icons=tile.icons,
    )
