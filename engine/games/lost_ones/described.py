"""The pictures in words: the map, hands, what lies before a hero, the symbols."""

from collections.abc import Iterable

from engine.core.messages import Message, Several, message
from engine.games.lost_ones.payment import icons
from engine.games.lost_ones.standing import here
from engine.games.lost_ones.storybook import choices
from engine.games.lost_ones.views import PublicView, SeatView, Sight, TileFace
from engine.games.lost_ones.words import (
    bane_named,
    boon_named,
    card_named,
    coordinates,
    counted,
    effect,
    hero,
    heroes,
    joined,
    length,
    page_of,
    parted,
    side,
    square,
    tile,
)


def board(view: PublicView) -> Message:
    """Return the map: where everybody stands, the Nightmare, the moon, how much is known."""
    table = view.table
    standing = Several(
        tuple(
            message("lo-alt-hero", hero=hero(view, h), at=tile(view, body.tile)) for h, body in enumerate(table.heroes)
        )
    )
    return message(
        "lo-alt-map",
        tiles=len(table.placed),
        heroes=standing,
        phase=table.phase,
        up=int(table.nightmare is not None),
        nightmare=square(view, table.nightmare) if table.nightmare is not None else "",
    )


MOST_WORDS = 2600
"""About how many characters the map in words may have; the log stands below it."""


def in_words(view: PublicView) -> Message:
    """Return the map, then the tiles nearest to the heroes: effects, ways, who is there, deeds of pages that are read.

    Deeds are told where a hero stands, or a step from there.
    """
    spots = [(face.x, face.y) for face in view.tiles if any(body.tile == face.n for body in view.table.heroes)]

    def far(face: TileFace) -> int:
        return min(abs(face.x - x) + abs(face.y - y) for x, y in spots)

    told = [board(view)]
    nearest = sorted(view.tiles, key=far)
    for i, face in enumerate(nearest):
        lines = [_tile_in_words(view, face)]
        page = page_of(view, face.n)
        if page is not None and far(face) <= 1:
            lines.append(choices(view, page))
        if sum(map(length, told)) + sum(map(length, lines)) > MOST_WORDS:
            return parted((*told, message("lo-words-more", count=len(nearest) - i)))
        told.append(joined(lines))
    return parted(told)


def _tile_in_words(view: PublicView, face: TileFace) -> Message:
    there = here(view.table, face.n)
    return message(
        "lo-words-tile",
        tile=tile(view, face.n),
        count=len(face.icons),
        effects=Several(tuple(map(effect, face.icons))),
        ways=_ways(view, face),
        heroes=len(there),
        here=heroes(view, there),
    )


def _ways(view: PublicView, face: TileFace) -> Several:
    """Return the ways out of a tile, and which are locked."""
    return _several(
        message(
            "lo-alt-way",
            side=side(which),
            number=way.to,
            shut=int(way.locked and f"{face.key}:{which}" not in view.table.unlocked),
        )
        for which, way in face.sides.items()
    )


def around(view: PublicView, h: int) -> Message:
    """Return the map close to a hero: the tile it stands on with its effects and ways out."""
    n = view.table.heroes[h].tile
    face = next(face for face in view.tiles if face.n == n)
    effects = Several(tuple(map(effect, face.icons)))
    told = message("lo-alt-here", tile=tile(view, n), ways=_ways(view, face), count=len(face.icons), effects=effects)
    return joined((told, board(view)))


def overview(view: PublicView) -> Message:
    """Return the whole map: the squares of all placed tiles."""
    squares = tuple(
        message("lo-alt-square", at=coordinates(face.x, face.y), number=face.n) for face in view.tiles[-MOST_SQUARES:]
    )
    return joined((board(view), message("lo-alt-squares", squares=Several(squares))))


MOST_SQUARES = 40
"""How many of the latest tiles an alt text names; it may have 1,024 characters."""


def hand(view: PublicView, h: int) -> Message:
    """Return a hand: its cards with their icons."""
    faces = {face.id: face for face in view.abilities}
    cards = _several(
        message("lo-alt-card", name=faces[id].name, icons=counted(icons(faces[id].icons)))
        for id in view.table.heroes[h].hand
    )
    body = view.table.heroes[h]
    return message("lo-alt-hand", hero=hero(view, h), count=len(body.hand), cards=cards, discards=len(body.discard))


def belongings(view: PublicView, h: int) -> Message:
    """Return what lies before a hero: character, boons, banes."""
    body = view.table.heroes[h]
    boons = _several(
        message("lo-alt-boon", name=boon_named(view, held.boon), ready=int(held.ready)) for held in body.boons
    )
    banes = _several(message("lo-named", name=bane_named(view, bane)) for bane in body.banes)
    return message(
        "lo-alt-belongings",
        hero=hero(view, h),
        ready=int(body.talent_ready),
        boons=len(body.boons),
        boon_list=boons,
        banes=len(body.banes),
        bane_list=banes,
    )


def _several(items: Iterable[Message]) -> Several:
    return Several(tuple(items))


def sight(view: SeatView, shown: Sight) -> Message:
    """Return the short name of one of the panel's pictures."""
    if shown.kind == "belongings" and not view.public.table.read:
        return message("lo-sight-characters")
    own = view.public.table.heroes[shown.hero].owner == view.seat
    return message(f"lo-sight-{shown.kind}", own=int(own), hero=hero(view.public, shown.hero))


def panel(view: SeatView, page: int) -> Message:
    """Return one of the panel's pictures."""
    sights = view.sights
    shown = sights[page] if 0 <= page < len(sights) else sights[0]
    match shown.kind:
        case "around":
            return around(view.public, shown.hero)
        case "map":
            return overview(view.public)
        case "hand":
            return hand(view.public, shown.hero)
        case "belongings" if not view.public.table.read:
            names = _several(message("lo-named", name=who.name) for who in view.public.characters)
            return message("lo-alt-characters", names=names)
        case "belongings":
            return belongings(view.public, shown.hero)
        case "symbols":
            return message("lo-alt-symbols")


def discards(view: PublicView, h: int) -> Several:
    """Return names of a hero's discards, the latest last."""
    return _several(message("lo-named", name=card_named(view, id)) for id in view.table.heroes[h].discard)
