"""Pictures of things by name: this table alone knows where each drawing comes from.

Every drawing is rasterised once, 256 pixels on its longer side and again 512, and kept in the user's cache folder,
which is named after the versions of the packages that drew it. If the folder cannot be used, drawings stay in memory.
"""

import hashlib
import os
import tempfile
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

from PIL import Image, UnidentifiedImageError
from platformdirs import user_cache_path

from images.core import noto
from images.core.svg import rasterise

SIDE = 256
"""Pixels of the longer side of a baked drawing."""

LARGE_SIDE = 512
"""Pixels of the longer side of a drawing that is to be seen from near."""

_OVERDRAW = {SIDE: 2.25, LARGE_SIDE: 1.3}  # times the side: a drawing has an empty margin, and shrinking it smooths it

SPRITES: Mapping[str, str | int] = MappingProxyType(
    {
        "glasses": "glasses.svg",
        "phone": "phone.svg",
        "keys": "keys.svg",
        "socks": "socks.svg",
        "wallet": "wallet.svg",
        "top hat": 0x1F3A9,
        "trophy": 0x1F3C6,
        "party popper": 0x1F389,
        "magnifying glass": 0x1F50D,
        "rubber duck": "rubber_duck.svg",
        "key": 0x1F511,
        "button": "button.svg",
        "die": 0x1F3B2,
        "domino": "domino.svg",
        "marble": "marble.svg",
        "thread": 0x1F9F5,
        "safety pin": 0x1F9F7,
        "whistle": "whistle.svg",
        "bell": 0x1F514,
        "crown": 0x1F451,
        "feather": 0x1FAB6,
        "seashell": 0x1F41A,
        "anchor": 0x2693,
        "rocket": 0x1F680,
        "kite": 0x1FA81,
        "umbrella": 0x2602,
        "pencil": 0x270F,
        "scissors": 0x2702,
        "candle": 0x1F56F,
        "hourglass": 0x23F3,
        "camera": 0x1F4F7,
        "magnet": 0x1F9F2,
        "teddy": 0x1F9F8,
        "dinosaur": 0x1F995,
        "butterfly": 0x1F98B,
        "ladybird": 0x1F41E,
        "snail": 0x1F40C,
        "toadstool": 0x1F344,
        "strawberry": 0x1F353,
        "cherries": 0x1F352,
        "lollipop": 0x1F36D,
        "cupcake": 0x1F9C1,
        "pretzel": 0x1F968,
        "puzzle piece": 0x1F9E9,
        "paper boat": "paper_boat.svg",
        "spinning top": "spinning_top.svg",
        "clothes peg": "clothes_peg.svg",
        "guitar": 0x1F3B8,
        "seymour": "seymour.svg",
        "carrot": 0x1F955,
        "kiwi": 0x1F95D,
        "pear": 0x1F350,
        "pineapple": 0x1F34D,
        "avocado": 0x1F951,
        "aubergine": 0x1F346,
        "broccoli": 0x1F966,
        "grapes": 0x1F347,
        "cheese": 0x1F9C0,
        "donut": 0x1F369,
        "popcorn": 0x1F37F,
        "burger": 0x1F354,
        "juice box": 0x1F9C3,
        "teapot": 0x1FAD6,
        "mango": 0x1F96D,
        "radio": 0x1F4FB,
        "hammer": 0x1F528,
        "tent": 0x26FA,
        "saw": 0x1FA9A,
        "book": 0x1F4D5,
        "gift": 0x1F381,
        "basketball": 0x1F3C0,
        "football": 0x26BD,
        "tennis racket": 0x1F3BE,
        "roller skate": 0x1F6FC,
        "skateboard": 0x1F6F9,
        "sunglasses": 0x1F576,
        "cap": 0x1F9E2,
        "sun hat": 0x1F452,
        "gloves": 0x1F9E4,
        "sneaker": 0x1F45F,
        "boot": 0x1F97E,
        "handbag": 0x1F45C,
        "backpack": 0x1F392,
        "suitcase": 0x1F9F3,
        "jeans": 0x1F456,
        "corn": 0x1F33D,
        "aeroplane": 0x2708,
        "helicopter": 0x1F681,
        "car": 0x1F697,
        "tractor": 0x1F69C,
        "locomotive": 0x1F682,
        "gamepad": 0x1F3AE,
        "saxophone": 0x1F3B7,
        "drum": 0x1F941,
        "maracas": 0x1FA87,
        "accordion": 0x1FA97,
        "microphone": 0x1F3A4,
        "headphones": 0x1F3A7,
        "joystick": 0x1F579,
        "giraffe": 0x1F992,
        "sunflower": 0x1F33B,
        "rose": 0x1F339,
        "cactus": 0x1F335,
        "coral": 0x1FAB8,
        "sled": 0x1F6F7,
        "castle": 0x1F3F0,
        "pumpkin": 0x1F383,
        "robot": 0x1F916,
        "lantern": 0x1F3EE,
        "bucket": 0x1FAA3,
        "basket": 0x1F9FA,
        "mirror": 0x1FA9E,
        "potted plant": 0x1FAB4,
        "amphora": 0x1F3FA,
        "octopus": 0x1F419,
        "crab": 0x1F980,
        "penguin": 0x1F427,
        "whale": 0x1F433,
        "angelfish": 0x1F420,
        "flamingo": 0x1F9A9,
        "elephant": 0x1F418,
        "zebra": 0x1F993,
        "sheep": 0x1F411,
        "apple tree": "apple_tree.svg",
        "bent apple tree": "apple_tree_bent.svg",
        "bed": "bed.svg",
        "bed with sleeper": "bed_sleeper.svg",
        "snowy pine": "snowy_pine.svg",
        "snowy spruce": "snowy_spruce.svg",
        "washing line": "washing_line.svg",
        "lantern post": "lantern_post.svg",
        "snow hut": "snow_hut.svg",
        "birch": "birch.svg",
        "birch pair": "birch_pair.svg",
        "bare birch": "birch_bare.svg",
        "wax seal": "wax_seal.svg",
        "sea block": "sea_block.svg",
        "rowing boat": "rowing_boat.svg",
        "four petals": "four_petals.svg",
        "reeds": "reeds.svg",
        "haystack": "haystack.svg",
        "chimney": "chimney.svg",
        "hearth fire": "hearth_fire.svg",
        "cinder rock": "cinder_rock.svg",
        "white house": "white_house.svg",
        "sand wall": "sand_wall.svg",
        "cistern": "cistern.svg",
        "carpet line": "carpet_line.svg",
        "fair tent": "fair_tent.svg",
        "fair stall": "fair_stall.svg",
        "bunting": "bunting.svg",
        "steeple": "steeple.svg",
        "weathercock": "weathercock.svg",
        "milestone": "milestone.svg",
        "heron": "heron.svg",
        "peat tussock": "peat_tussock.svg",
        "dark fir": "dark_fir.svg",
        "old oak": "old_oak.svg",
        "palm": "palm.svg",
        "cypress": "cypress.svg",
        "bare tree": "bare_tree.svg",
        "pale mushroom": "fae_mushroom.svg",
        "keyhole sapling": "keyhole_sapling.svg",
        "great stump": "great_stump.svg",
        "campfire": "campfire.svg",
        "open belfry": "open_belfry.svg",
        "warm bricks": "warm_bricks.svg",
        "rock pool": "rock_pool.svg",
        "bramble": "bramble.svg",
        "bramble rose": "bramble_rose.svg",
        "lady with book": "dominika.svg",
        "hooded archer": "fenrir.svg",
        "staff bearer": "kaya.svg",
        "forager": "maeve.svg",
        "boy with lantern": "will.svg",
        "raven nurse": "nightmare.svg",
        "blanket figure": "blanket_figure.svg",
        "bane sign": "sign_bane.svg",
        "blizzard sign": "sign_blizzard.svg",
        "fae rings sign": "sign_fae_rings.svg",
        "foe sign": "sign_foe.svg",
        "lava sign": "sign_lava.svg",
        "nightmare sign": "sign_nightmare.svg",
        "underwater sign": "sign_underwater.svg",
        "rest sign": "sign_rest.svg",
        "gateway sign": "sign_gateway.svg",
        "shut padlock": "padlock_shut.svg",
        "open padlock": "padlock_open.svg",
        "shut book": "shut_book.svg",
        "one way": "one_way.svg",
        "scroll": 0x1F4DC,
        "search sign": "ability_search.svg",
        "solve sign": "ability_solve.svg",
        "talk sign": "ability_talk.svg",
        "evade sign": "ability_evade.svg",
        "challenge sign": "ability_challenge.svg",
        "plot token": "plot_token.svg",
        "boon sign": "sign_boon.svg",
        "made bed": "made_bed.svg",
        "hollows tree": "hollows_tree.svg",
        "👤": "walking_shadow.svg",
        "💪": "sleeve_elbow.svg",
        "🦽": "bath_chair.svg",
        "🎹": "pipe_organ.svg",
        "📋": "slate.svg",
        "💣": "noon_gun.svg",
        "cow": 0x1F404,
        "owl": 0x1F989,
        "squirrel": 0x1F43F,
    }
)
"""Name -> file in images/art, or code point of Noto Color Emoji. A single character stands for its own drawing."""


def _where(name: str) -> str | int:
    return ord(name) if len(name) == 1 and name not in SPRITES else SPRITES[name]


def source(name: str) -> str:
    """Return a drawing as an SVG document. Raises KeyError for an unknown name."""
    where = _where(name)
    if isinstance(where, int):
        return noto.drawing(where)
    return (files("images") / "art" / where).read_text(encoding="utf-8")


@lru_cache(maxsize=256)  # at most 256 times 256 KiB, in practice two thirds of that
def master(name: str) -> Image.Image:
    """Return a drawing, cropped, RGBA, SIDE pixels on its longer side. Shared: copy it before drawing on it."""
    return _drawn(name, SIDE)


def large(name: str) -> Image.Image:
    """Return a drawing as `master` does, but LARGE_SIDE pixels on its longer side, and not kept in memory."""
    return _drawn(name, LARGE_SIDE)


def bake_all() -> None:
    """Rasterise every drawing that is not in the cache folder yet, for the common sizes."""
    for name in SPRITES:
        master(name)


def baking() -> Iterator[str]:
    """Rasterise what is not in the cache folder yet one drawing a step, the large ones last; yield their names.

    Stops early where the folder cannot be used, since there is nothing to be gained then.
    """
    for side in (SIDE, LARGE_SIDE):
        for name in SPRITES:
            path = _path(name, side)
            if not path.exists():
                _drawn(name, side)
                if not path.exists():
                    return
                yield name


def _drawn(name: str, side: int) -> Image.Image:
    path = _path(name, side)
    try:
        with Image.open(path) as kept:
            return kept.convert("RGBA")
    except (OSError, UnidentifiedImageError, SyntaxError, ValueError):
        pass  # not there yet, or spoilt
    image = _bake(source(name), side)
    _keep(image, path)
    return image


def _bake(svg: str, side: int) -> Image.Image:
    image = rasterise(svg, width=round(_OVERDRAW[side] * side), height=round(_OVERDRAW[side] * side))
    image = image.crop(image.getbbox())
    scale = side / max(image.size)
    size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
    return image.resize(size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=1)
def _folder() -> Path:
    drawn_by = "-".join(f"{package}{version(package)}" for package in ("deckr-fonts", "resvg-py", "pillow"))
    return user_cache_path("lost-property", appauthor=False) / f"sprites-{SIDE}-{drawn_by}"


def _path(name: str, side: int = SIDE) -> Path:
    where, size = _where(name), "" if side == SIDE else f"-{side}"
    if isinstance(where, int):
        return _folder() / f"{where:x}{size}.png"
    digest = hashlib.blake2b(source(name).encode(), digest_size=6).hexdigest()
    return _folder() / f"{name}-{digest}{size}.png"


def _keep(image: Image.Image, path: Path) -> None:
    """Write beside and rename, so that another process never reads half a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as part:
            image.save(part, "PNG")
        os.replace(part.name, path)
    except OSError:
        return  # a full or read-only disk: the drawing stays in memory
