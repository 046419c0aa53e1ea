"""Hands, belongings and pages to look at, made by hand from a seed: of no content pack, without the rules."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.ids import Seat
from engine.games.lost_ones.card_effects import Cancel, ChangesLimit, GivesPower, RemovedBy, Wild
from engine.games.lost_ones.effects import ABILITIES, Ability, Cost, Draw, DrawBane, Effect
from engine.games.lost_ones.pack import AbilityCard, Art, BaneCard, BoonCard, Character, FoeCard, Talent
from engine.games.lost_ones.views import BoonHeld, ChapterFace, Hero, PageFace, PublicView, SeatView, Table
from images.games.lost_ones.noise import chance

_THINGS = tuple("🪁🧦🧮🎀🍐🐐🦀🍄🦉🪙📖🧹🫖🐇🚪🪵📜🗝🪤🗺🪢🪨📏🎩🐁🧳🐓🔨🐸🧱")
_NAMES = ("Soup", "Quiet Feet", "A Good Look Round", "The Knot That Unties Itself", "Out by the Back Stairs")
_TALE = "You breathe out to the very bottom, and two breaths are there that nobody has used."
_SHORT = "It trots at your ankle and lies down where it is told."
_WHO = ("dominika", "fenrir", "kaya", "maeve", "will")
_REGIONS = ("bedfield", "winter", "tallywood", "sea", "hobhill", "afternoon", "fair", "underbell", "elsewood")
_WEATHER: tuple[tuple[str, str, Effect], ...] = (
    ("under-water", "sea", "underwater"), ("lava", "hobhill", "lava"), ("blizzard", "winter", "blizzard"),
    ("rings", "afternoon", "fae_rings"),
)  # fmt: skip


def abilities(seed: int, count: int) -> tuple[AbilityCard, ...]:
    """Return ability cards: with one sign or two, with a text or without."""
    rng, out = chance("cards", seed), []
    for id in range(1, count + 1):
        first, second = (ABILITIES[int(i)] for i in rng.permutation(len(ABILITIES))[:2])
        icons: tuple[Ability, ...] = (first,) if id % 3 == 1 else (first, second)
        text = (None, Draw(k=2), Cancel(effect="fae_rings"))[id % 3]
        art = Art(alt="", sprites=_some(rng, 1 + id % 2))
        name = _NAMES[id % len(_NAMES)]
        out.append(AbilityCard(id=id, name=name, icons=icons, text=text, flavour=_TALE if id % 2 else _SHORT, art=art))
    return tuple(out)


def _some(rng: Any, count: int) -> tuple[str, ...]:
    return tuple(_THINGS[int(i)] for i in rng.permutation(len(_THINGS))[:count])


def seen(
    seed: int, hand: int = 0, boons: Sequence[bool] = (), banes: int = 0, *, theme: str = "moonlit", number: int = 0
) -> SeatView:
    """Return the view of seat 0, whose hero has that number, so many cards, and boons that are ready or not."""
    rng = chance("belongings", seed)
    who = _WHO[int(rng.integers(len(_WHO)))]
    held = tuple(BoonHeld(boon=n, ready=ready) for n, ready in enumerate(boons, 1))
    own = Hero(
        owner=Seat(0), character=who, tile=1, hand=tuple(range(1, hand + 1)), discard=tuple(range(20, 20 + hand)),
        boons=held, banes=tuple(range(1, banes + 1)), talent_ready=banes < 2,
    )  # fmt: skip
    heroes = tuple(own if i == number else Hero(owner=Seat(1), tile=1) for i in range(number + 1))
    public = PublicView(
        table=_table(theme, heroes),
        deck=1, bane_deck=1, foe_deck=1, tiles=(), pages=(), results=(), abilities=abilities(seed, hand),
        banes=tuple(_bane(rng, id) for id in range(1, banes + 1)),
        boons=tuple(_boon(rng, n) for n in range(1, len(boons) + 1)), foes=(),
        characters=(_character(rng, who),), prologue=_chapter("prologue", rng),
    )  # fmt: skip
    return SeatView(public=public, seat=Seat(0))


def _table(theme: str, heroes: Sequence[Hero]) -> Table:
    bodies = [hero.model_dump(mode="json") for hero in heroes]
    fields = {"options": {"theme": theme}, "heroes": bodies, "placed": ["1"], "read": ["1"]}
    return Table.model_validate_json(json.dumps(fields))


def _bane(rng: Any, id: int) -> BaneCard:
    away = (RemovedBy(by="paid", ability="talk"), RemovedBy(by="rest"))
    at_once = (DrawBane(),) if id % 2 else ()
    return BaneCard(
        id=id, name="Small Print", lasting=ChangesLimit(by=-1), removed=away[:id], immediate=at_once, flavour=_SHORT,
        art=Art(alt="", sprites=_some(rng, 1)),
    )  # fmt: skip


def _boon(rng: Any, n: int) -> BoonCard:
    lasting = (GivesPower(power="water_gills"),) if n % 3 == 0 else ()
    return BoonCard(
        n=n, name=_NAMES[-n % len(_NAMES)], lasting=lasting, special=Wild(k=1), flavour=_SHORT,
        art=Art(alt="", sprites=_some(rng, 1)),
    )  # fmt: skip


def _character(rng: Any, id: str) -> Character:
    talent = Talent(name="Up Anyway", on="turn", text=_TALE)
    art = Art(alt="", sprites=_some(rng, 2))
    return Character(id=id, name=id.title(), biography="", talent=talent, art=art)


def _chapter(id: str, rng: Any, scene: str = "") -> ChapterFace:
    return ChapterFace(id=id, title="", text="", art=Art(alt="", sprites=_some(rng, 3), scene=scene))


def panels(seed: int) -> Iterator[tuple[str, SeatView, str]]:
    """Yield names, views of seat 0, and which kind of picture of the panel."""
    yield "hand", seen(seed, 7), "hand"
    yield "hand-few", seen(seed + 1, 2, number=1), "hand"
    yield "hand-most", seen(seed + 2, 9, theme="parchment", number=2), "hand"
    yield "hand-none", seen(seed + 3, number=3), "hand"
    yield "belongings-first", seen(seed + 4, number=1), "belongings"
    yield "belongings", seen(seed + 5, boons=(True, False, True), banes=1), "belongings"
    yield "belongings-many", seen(seed + 6, 0, (True,) * 8, 3, theme="parchment", number=3), "belongings"
    yield "symbols", seen(seed), "symbols"
    yield "symbols-parchment", seen(seed, theme="parchment"), "symbols"


def leaves(seed: int) -> Iterator[tuple[str, PublicView, str]]:
    """Yield names, views of a story, and the ids of its pages."""
    view = story(seed)
    for page in view.pages:
        yield f"leaf-{page.name}", view, f"tile-{page.key}"
    yield "leaf-hero", view, f"hero-{view.characters[0].id}"
    for name in ("prologue", "losing", "gateway-larch", "plot-3", "foe-1", "foe-1-beaten"):
        yield f"leaf-{name}", view, name
    yield "leaf-parchment", story(seed, "parchment"), "tile-1"


def story(seed: int, theme: str = "moonlit") -> PublicView:
    """Return a view in which a page of every region has been read, and pages of places with weather of their own."""
    rng, view = chance("story", seed), seen(seed, theme=theme).public
    places = [(name, name, ()) for name in _REGIONS] + [(name, region, (icon,)) for name, region, icon in _WEATHER]
    pages = tuple(
        PageFace(
            key=str(n), name=name, region=region, relation="both", intro="", icons=icons, encounters=(),
            art=Art(alt="", sprites=_some(rng, 2 + n % 3)),
        )
        for n, (name, region, icons) in enumerate(places, 1)
    )  # fmt: skip
    endings = (_chapter("losing", rng), _chapter("gateway-larch", rng, "elsewood"), _chapter("plot-3", rng, "sea"))
    foe = FoeCard(
        id=1, name="", cost=Cost(search=1, talk=2), flavour="", beaten="", unbeaten="",
        art=Art(alt="", sprites=("🐺", "🪑"), scene="elsewood"),
    )  # fmt: skip
    return view.model_copy(update={"pages": pages, "endings": endings, "foes": (foe,)})
