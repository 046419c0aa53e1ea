"""What the places of the story look like from the ground: a sky, hills, land and light for each region and mood.

The palettes are the regions' own. A region that is not known here is a moor.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal

from engine.games.lost_ones.effects import Effect
from images.core.theme import mix

Air = Literal["", "snow", "blizzard", "leaves", "petals", "embers", "lamps", "dust", "rain", "bubbles", "fireflies"]
"""What drifts through the air."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A place. `sky` runs from the zenith to the horizon; land and things are multiplied by `tint`.

    `ridges` are two chains of hills, the far one first, and `skyline` what stands on them; `terrain` is a name of
    `terrain.TERRAINS`, `stock` one of `furniture.STOCKS`. `shine` is the light that lies on edges, `pool` the warm
    light round what the page is about. `near` is what may stand close by as a dark outline (its size in
    heights of the picture), among grass if it is `grassy`; `ink` is what such outlines go towards.
    """

    sky: tuple[str, str, str]
    ridges: tuple[str, str]
    haze: str
    terrain: str
    stock: str
    skyline: tuple[str, ...]
    tint: str
    shine: str
    pool: str
    moon: str = "#fdf3d6"
    stars: float = 1.0
    clouds: float = 0.5
    air: Air = ""
    dawn: bool = False
    under_water: bool = False
    glow: str = ""
    near: tuple[tuple[str, float], ...] = (("dark fir", 0.8),)
    grassy: bool = True
    ink: str = "#04030c"


SETTINGS: Mapping[str, Setting] = MappingProxyType(
    {
        "bedfield": Setting(
            sky=("#171333", "#3a2d5c", "#8a6a96"),
            ridges=("#5d4d7c", "#3a3156"),
            haze="#6f5c86",
            terrain="bedfield",
            stock="bedfield",
            skyline=("apple tree", "bent apple tree", "apple tree"),
            tint="#a99ac6",
            shine="#d9d0ff",
            pool="#e3a84a",
            air="fireflies",
            near=(("lantern post", 0.86), ("apple tree", 0.66), ("four petals", 0.34), ("bare tree", 0.95)),
        ),
        "winter": Setting(
            sky=("#0e1b36", "#2d4a70", "#90aecb"),
            ridges=("#6f8fb2", "#486787"),
            haze="#9db8d2",
            terrain="winter",
            stock="winter",
            skyline=("snowy pine", "snowy spruce", "snowy spruce", "snow hut"),
            tint="#98aed6",
            shine="#f2f8ff",
            pool="#e88b3a",
            air="snow",
            near=(("snowy pine", 0.80), ("snowy spruce", 0.92), ("lantern post", 0.8)),
            grassy=False,
        ),
        "tallywood": Setting(
            sky=("#15162c", "#393452", "#a5835c"),
            ridges=("#6f5f5e", "#463d49"),
            haze="#8f7760",
            terrain="tallywood",
            stock="tallywood",
            skyline=("birch", "birch pair", "bare birch", "birch"),
            tint="#b2a2aa",
            shine="#fff0d0",
            pool="#e0b04c",
            air="leaves",
            near=(("bare birch", 1.05), ("birch", 0.80), ("bare tree", 0.9)),
        ),
        "sea": Setting(
            sky=("#0a1f30", "#1f5560", "#93c2ae"),
            ridges=("#4c8280", "#2d5a55"),
            haze="#79aa98",
            terrain="sea",
            stock="sea",
            skyline=("sea block", "haystack", "sea block"),
            tint="#93b3b4",
            shine="#e2fff2",
            pool="#e0a052",
            near=(("reeds", 0.62), ("haystack", 0.42), ("four petals", 0.34)),
        ),
        "hobhill": Setting(
            sky=("#160f1c", "#3c2229", "#a5492e"),
            ridges=("#6b3a33", "#3c2529"),
            haze="#8a4433",
            terrain="hobhill",
            stock="hobhill",
            skyline=("chimney", "chimney", "cinder rock"),
            tint="#b9979a",
            shine="#ffcf9c",
            pool="#f06a2a",
            air="embers",
            glow="#ff7a2c",
            near=(("chimney", 0.80), ("cinder rock", 0.40), ("chimney", 0.62)),
            grassy=False,
        ),
        "afternoon": Setting(
            sky=("#7d7fae", "#dba58c", "#ffe0a6"),
            ridges=("#c48f86", "#97696f"),
            haze="#f0bd8c",
            terrain="afternoon",
            stock="afternoon",
            skyline=("white house", "cypress", "palm", "sand wall"),
            tint="#f4d8c4",
            shine="#fff3cf",
            pool="#ffcf7a",
            moon="#f6e9e2",
            stars=0.0,
            clouds=0.7,
            air="dust",
            glow="#ffdf98",
            near=(("palm", 0.92), ("cypress", 0.9), ("sand wall", 0.5)),
            grassy=False,
        ),
        "fair": Setting(
            sky=("#0d1530", "#233863", "#7d6a86"),
            ridges=("#41466f", "#2a2f52"),
            haze="#5f5a7c",
            terrain="fair",
            stock="fair",
            skyline=("fair tent", "fair stall", "fair tent", "bunting"),
            tint="#a7a4bd",
            shine="#ffe6b8",
            pool="#ffb648",
            air="lamps",
            near=(("lantern post", 0.95), ("bunting", 0.8), ("fair tent", 0.7)),
        ),
        "underbell": Setting(
            sky=("#12181c", "#374648", "#9aa68c"),
            ridges=("#6a7a72", "#44524c"),
            haze="#87937f",
            terrain="underbell",
            stock="underbell",
            skyline=("steeple", "reeds", "steeple", "bare tree"),
            tint="#9faea6",
            shine="#e8f2e6",
            pool="#c9a04c",
            stars=0.4,
            clouds=0.9,
            air="rain",
            near=(("reeds", 0.62), ("bare tree", 0.95), ("milestone", 0.40)),
        ),
        "elsewood": Setting(
            sky=("#08161c", "#1c3c42", "#6f9288"),
            ridges=("#3c6460", "#22403e"),
            haze="#557d76",
            terrain="elsewood",
            stock="elsewood",
            skyline=("dark fir", "old oak", "cypress", "palm", "dark fir"),
            tint="#8fa9a6",
            shine="#dff2ea",
            pool="#d98a3e",
            near=(("old oak", 0.74), ("dark fir", 1.0), ("bare tree", 1.0)),
        ),
        "moor": Setting(
            sky=("#12112a", "#34305a", "#83759c"),
            ridges=("#5b5480", "#3a3558"),
            haze="#6d658c",
            terrain="moor",
            stock="moor",
            skyline=("bare tree", "dark fir"),
            tint="#a19dc0",
            shine="#e4defc",
            pool="#e0b060",
            near=(("bare tree", 0.9), ("dark fir", 0.9)),
        ),
    }
)

_DAWN = ("#6f8fc4", "#f2b9a0", "#ffe9b4")


def region(name: str, key: str = "", icons: Iterable[Effect] = ()) -> Setting:
    """Return a region at night; `key` and `icons` are those of the tile, which may have made another place of it."""
    setting = SETTINGS.get(name, SETTINGS["moor"])
    icons = tuple(icons)
    if key in _CHANGED:
        return replace(setting, terrain=_CHANGED[key], air="" if setting.air == "snow" else setting.air)
    if "underwater" in icons:
        return _sunken(setting)
    if "lava" in icons:
        return replace(setting, terrain="lava", glow="#ff5a1e", air="embers")
    if "blizzard" in icons:
        return replace(setting, terrain="blizzard", air="blizzard", clouds=0.9, stars=0.3)
    return setting


_CHANGED: Mapping[str, str] = MappingProxyType({"28a": "strand", "61a": "thaw", "73a": "green", "81a": "bricks"})


def _sunken(setting: Setting) -> Setting:
    """Return what a place is like below the water."""
    return replace(
        setting,
        sky=("#1f6f74", "#145058", "#0c3b46"),
        ridges=("#1a5f68", "#114751"),
        haze="#1c6a70",
        terrain="strand",
        skyline=("reeds", "steeple", "reeds", "cinder rock"),
        tint="#6fb3b0",
        shine="#c8fff0",
        pool="#d9c070",
        stars=0.0,
        clouds=0.0,
        air="bubbles",
        under_water=True,
        near=(("reeds", 0.62), ("cinder rock", 0.4)),
    )


def dawn(name: str) -> Setting:
    """Return a region in the light of a morning."""
    setting = SETTINGS.get(name, SETTINGS["moor"])
    return replace(
        setting,
        sky=_DAWN,
        ridges=("#b8a0b8", "#80799a"),
        haze="#f0c8ae",
        tint="#fbe6d4",
        shine="#fff6d6",
        pool="#ffdc9a",
        moon="#fff8ec",
        stars=0.12,
        clouds=0.8,
        air="petals" if name == "bedfield" else "dust",
        dawn=True,
        glow="#ffe9a8",
    )


def on_parchment(setting: Setting) -> Setting:
    """Return a place as somebody would paint it on parchment by day: thin colours, brown hills, a pale moon."""
    papers = _SHALLOWS if setting.under_water else _PAPERS
    top, middle, low = (mix(colour, *paper) for colour, paper in zip(setting.sky, papers, strict=True))
    return replace(
        setting,
        sky=(top, middle, low),
        ridges=(mix(setting.ridges[0], "#c9a876", 0.58), mix(setting.ridges[1], "#a17f50", 0.55)),
        haze=mix(setting.haze, "#f0deb2", 0.72),
        tint=mix(setting.tint, "#fff6e2", 0.78),
        shine="#fffbea",
        pool="#c8a858",
        moon="#fffdf2",
        stars=0.3 * setting.stars,
        glow=mix(setting.glow, "#c09050", 0.6) if setting.glow else "",
        ink="#5a3a1a",
    )


_PAPERS = (("#d3b985", 0.59), ("#ead6a8", 0.66), ("#fbf0d2", 0.76))  # what a sky goes towards, and how far
_SHALLOWS = (("#e6efd6", 0.62), ("#e6efd6", 0.48), ("#e6efd6", 0.40))
