"""The picture above a page of the story: the place where it plays, with what it tells of."""

from PIL import Image, ImageDraw

from engine.games.lost_ones.effects import ABILITIES, Ability, Cost
from engine.games.lost_ones.pack import Character, FoeCard
from engine.games.lost_ones.views import PublicView
from images.core import shapes
from images.core.painter import Say
from images.core.scene import Generated, Item, Piece, Place, Scene, Shape, Sprite
from images.core.theme import fade
from images.games.lost_ones import cards, figures, settings
from images.games.lost_ones.chart import leads_home
from images.games.lost_ones.landscape import landscape
from images.games.lost_ones.print import printed
from images.games.lost_ones.settings import Setting
from images.games.lost_ones.theme import THEMES

WIDTH, HEIGHT = 960, 400
_CORNER = 16
_SPROUT = "🌱"
_TREES = ("🌲", "🌳", _SPROUT, "🚪")


def leaf(view: PublicView, id: str, say: Say) -> Scene | None:
    """Return the picture of a page that has been reached, or None if it has none (LO-25).

    Nothing depends on what a result tells: it has the picture of its tile.
    """
    theme = view.table.options.theme
    kind, _, rest = id.partition("-")
    if kind == "tile":
        return _tile(view, theme, rest, id)
    if kind == "result":
        key = rest.partition(".")[0]
        return _tile(view, theme, key, f"tile-{key}")
    if kind == "foe":
        number = rest.removesuffix("-beaten")
        card = next((face for face in view.foes if str(face.id) == number), None)
        return None if card is None else _foe(theme, card, beaten=rest != number)
    if kind == "hero":
        who = next((face for face in view.characters if face.id == rest), None)
        return None if who is None else _person(theme, who)
    chapter = next((face for face in (view.prologue, *view.endings) if face.id == id), None)
    if chapter is None:
        return None
    setting = _chapter(kind, chapter.art.scene)
    sprites = chapter.art.sprites
    if kind == "gateway":
        sprites = _opened(sprites)
    return _framed(theme, setting, sprites, id, rows=kind == "losing")


def _opened(sprites: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a way home shows: the tree with light in its door instead of any tree, before everything else."""
    young = _SPROUT in sprites
    return ("keyhole sapling" if young else "hollows tree", *(each for each in sprites if each not in _TREES))


def _tile(view: PublicView, theme: str, key: str, seed: str) -> Scene | None:
    page = next((page for page in view.pages if page.key == key), None)
    if page is None:
        return None
    setting = settings.region(page.region, page.key, page.icons)
    sprites = _opened(page.art.sprites) if leads_home(page) else page.art.sprites
    return _framed(theme, setting, sprites, seed, rings="fae_rings" in page.icons)


def _person(theme: str, who: Character) -> Scene:
    """Somebody with what they were busy with when they were fetched."""
    sprites = (figures.sprite(who.id), *who.art.sprites)
    return _framed(theme, settings.region(who.art.scene or "moor"), sprites, f"hero-{who.id}")


def _chapter(kind: str, scene: str) -> Setting:
    """Return where a page plays that belongs to no tile: in the orchard of beds, or somewhere at daybreak."""
    return settings.region("bedfield") if kind in ("prologue", "losing") else settings.dawn(scene or "bedfield")


def _foe(theme: str, card: FoeCard, beaten: bool) -> Scene:
    """A foe stands on the moor; what it takes to get past hangs beside it."""
    scene = _framed(theme, settings.region(card.art.scene or "moor"), card.art.sprites, f"foe-{card.id}")
    if beaten:
        return scene
    signs = costs(card.cost)
    side, gap = 92, 12
    width, height = len(signs) * (side + gap) + gap, side + 2 * gap
    tokens = THEMES[theme]
    drawn: list[Item] = [
        Shape(shapes.rounded(1, 1, width - 2, height - 2, 22), fade(tokens.plate, 0.86), tokens.plate_line, 2),
        *(
            Sprite(cards.sign(ability), gap + side / 2 + i * (side + gap), gap + side / 2, side, 0, tokens.sign_shadows)
            for i, ability in enumerate(signs)
        ),
    ]  # fmt: skip
    plate = Piece(width, height, tuple(drawn), tokens.sign_shadows)
    return Scene(scene.width, scene.height, scene.ground, (*scene.items, Place(plate, 34, 34)))


def costs(cost: Cost) -> tuple[Ability, ...]:
    """Return a cost as a row of abilities, each as often as it is needed."""
    return tuple(ability for ability, count in zip(ABILITIES, cost.each, strict=True) for _ in range(count))


def _framed(
    theme: str, setting: Setting, sprites: tuple[str, ...], seed: str, rings: bool = False, rows: bool = False
) -> Scene:
    shown = picture(theme, setting, sprites, seed, rings, rows)
    line = Piece(
        WIDTH, HEIGHT,
        (
            Shape(shapes.rounded(3, 3, WIDTH - 6, HEIGHT - 6, _CORNER), None, fade(THEMES[theme].ground.dark, 0.85), 6),
            Shape(shapes.rounded(2, 2, WIDTH - 4, HEIGHT - 4, _CORNER), stroke=THEMES[theme].frame, width=3),
        ),
    )  # fmt: skip
    return Scene(WIDTH, HEIGHT, THEMES[theme].ground, (Place(shown, 0, 0), Place(line, 0, 0)))


def picture(
    theme: str, setting: Setting, sprites: tuple[str, ...], seed: str, rings: bool = False, rows: bool = False
) -> Generated:
    """Return a landscape of a leaf's size, to be painted where the scene is."""
    return Generated(WIDTH, HEIGHT, draw, (theme, setting, sprites, seed, rings, rows))


def draw(theme: str, setting: Setting, sprites: tuple[str, ...], seed: str, rings: bool, rows: bool) -> Image.Image:
    """Return the landscape, RGBA, with round corners; `rows`: beds stand in rows, as far as one can see."""
    return draw_small(theme, setting, sprites, seed, WIDTH, HEIGHT, rings, rows)


def draw_small(
    theme: str, setting: Setting, sprites: tuple[str, ...], seed: str, width: int, height: int,
    rings: bool = False, rows: bool = False,
) -> Image.Image:  # fmt: skip
    """Return a landscape of any size, RGBA, with round corners."""
    if theme == "parchment":
        shown = printed(landscape(settings.on_parchment(setting), sprites, seed, width, height, rings, rows))
    else:
        shown = landscape(setting, sprites, seed, width, height, rings, rows)
    shown = shown.convert("RGBA")
    mask = Image.new("L", (2 * width, 2 * height))
    ImageDraw.Draw(mask).rounded_rectangle((2, 2, 2 * width - 3, 2 * height - 3), 2 * _CORNER, 255)
    shown.putalpha(mask.reduce(2))
    return shown
