"""What there is to meet in a pack, and which event says that it was met: for simulations (E4)."""

from collections.abc import Iterator

from engine.core.game import Contents
from engine.games.lost_ones.events import (
    BaneDrawn,
    BoonGained,
    Countered,
    EncounterDone,
    Event,
    FoeMet,
    GatewayOpened,
    PageRead,
    Paid,
    PlotFound,
    TextPlayed,
)
from engine.games.lost_ones.pack import Pack


def contents(pack: Pack) -> Contents:
    """Return all that can be met, by kind, and the choices: the two encounters of each "or"."""
    return Contents(
        ids={
            "page": tuple(tile.key for tile in pack.tiles),
            "encounter": tuple(encounter.id for tile in pack.tiles for encounter in tile.encounters),
            "card": tuple(str(card.id) for card in pack.abilities),
            "boon": tuple(str(boon.n) for boon in pack.boons),
            "bane": tuple(str(bane.id) for bane in pack.banes),
            "foe": tuple(str(foe.id) for foe in pack.foes),
            "plot": tuple(str(plot.n) for plot in pack.plots),
            "gateway": tuple(gateway.id for gateway in pack.gateways),
        },
        choices=tuple(
            ("encounter", tuple(encounter.id for encounter in tile.encounters))
            for tile in pack.tiles
            if tile.relation == "or"
        ),
    )


def traces(event: Event) -> Iterator[tuple[str, str]]:
    """Yield what an event says was met."""
    match event:
        case PageRead(tile=key):
            yield "page", key
        case EncounterDone(encounter=id):
            yield "encounter", id
        case Paid(cards=parts):
            yield from (("card", str(card)) for _, cards in parts for card in cards)
        case TextPlayed(card=card) | Countered(card=int(card)):
            yield "card", str(card)
        case BoonGained(boon=boon):
            yield "boon", str(boon)
        case BaneDrawn(bane=bane):
            yield "bane", str(bane)
        case FoeMet(foe=foe):
            yield "foe", str(foe)
        case PlotFound(plot=plot):
            yield "plot", str(plot)
        case GatewayOpened(gateway=id):
            yield "gateway", id
