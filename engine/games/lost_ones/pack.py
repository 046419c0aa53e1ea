"""The models of a content pack: one Otherworld, as its authors write it (E1, E2). Never changed by a game."""

from typing import Literal

from pydantic import Field

from engine.core.model import Model
from engine.games.lost_ones.card_effects import CardText, Lasting, RemovedBy, Special
from engine.games.lost_ones.effects import Ability, Condition, Cost, Effect, Frequency, Outcome, Side

Prose = str
"""Story text: paragraphs parted by one empty line, `*so*` for emphasis, no other markup."""

Kind = Literal["normal", "rest", "gateway"]
Relation = Literal["single", "both", "or"]
Reason = Literal["hand", "caught", "foe", "story", "trapped", "clock", "given_up"]


class Art(Model):
    """A picture and what it shows, in words that give nothing away.

    `sprites` are emoji, the most important first; the painter sets them in the landscape of the region. `scene` is the
    region whose landscape it is where the page has none of its own.
    """

    alt: str
    sprites: tuple[str, ...] = ()
    scene: str = ""


class Manifest(Model):
    """What the pack says of itself; the checks take their counts from here (F.4)."""

    id: str
    title: str
    format: int
    version: str
    start: int
    tiles: int
    variants: int
    encounters: int
    abilities: int
    banes: int
    boons: int
    foes: int
    characters: int
    plots: int
    gateways: int


class Region(Model):
    """A part of the Otherworld."""

    id: str
    name: str
    mood: str


class Lock(Model):
    """The encounters that open a side: any one of them, or all (LO-66)."""

    by: tuple[str, ...] = Field(min_length=1)
    mode: Literal["any", "all"] = "any"


class Exit(Model):
    """A side with a number. `one_way`: the neighbour shows none back, on purpose (LO-19)."""

    to: int
    lock: Lock | None = None
    one_way: bool = False


class Encounter(Model):
    """One choice of a page. `id` is the tile's key, a dot and 1 or 2.

    `need` says in words what `require` tests (LO-58). `flags` speak to the checks: `hint` (its loss or harm is
    foreshadowed), `doom` (may close every Gateway), `remote` (opens something on another tile).
    """

    id: str
    label: str
    kind: Kind = "normal"
    cost: Cost = Cost()
    require: Condition | None = None
    need: str | None = None
    repeatable: bool = False
    result: Prose
    outcomes: tuple[Outcome, ...] = ()
    flags: tuple[str, ...] = ()


class Tile(Model):
    """A map tile with its page. `variant` is empty for the printed face, a letter for a transformed one.

    `x` grows to the east, `y` to the north. `icons` are resolved from left to right. `flags`: `trap`.
    """

    n: int
    variant: str = ""
    x: int
    y: int
    name: str
    region: str
    sides: dict[Side, Exit]
    icons: tuple[Effect, ...] = ()
    relation: Relation
    intro: Prose
    art: Art
    encounters: tuple[Encounter, ...]
    flags: tuple[str, ...] = ()
    keeps_tokens: bool = False

    @property
    def key(self) -> str:
        """The number with the letter: "4", "4a"."""
        return f"{self.n}{self.variant}"


class AbilityCard(Model):
    """Breath, nerve, the trick with the knot. `flavour` is a sentence of story."""

    id: int
    name: str
    icons: tuple[Ability, ...]
    text: CardText | None = None
    flavour: str
    art: Art


class BaneCard(Model):
    """A comfort that holds its owner back."""

    id: int
    name: str
    lasting: Lasting | None = None
    removed: tuple[RemovedBy, ...] = ()
    immediate: tuple[Outcome, ...] = ()
    flavour: str
    art: Art


class BoonCard(Model):
    """A permission or an odd tool, taken by number."""

    n: int
    name: str
    lasting: tuple[Lasting, ...] = ()
    special: Special | None = None
    flavour: str
    art: Art


class FoeCard(Model):
    """A servant of the night. `beaten` and `unbeaten` end the meeting."""

    id: int
    name: str
    cost: Cost
    flavour: str
    beaten: Prose
    unbeaten: Prose
    art: Art


class Talent(Model):
    """What only this character can do, for nothing.

    `on`: `payment` adds one of `icons`; `turn` and `explored` (after exploring and staying, until the next action)
    offer `choices`; `cancels` answers that effect in its window. `own`: only for the character's own payments.
    """

    name: str
    on: Literal["payment", "turn", "explored"]
    condition: Condition | None = None
    icons: tuple[Ability, ...] = ()
    own: bool = False
    choices: tuple[Outcome, ...] = ()
    cancels: Effect | None = None
    frequency: Frequency = "phase"
    text: str


class Character(Model):
    """One of those who woke up. `homecoming` is this character's line in the ending where everybody has one."""

    id: str
    name: str
    biography: Prose
    talent: Talent
    art: Art


class Plot(Model):
    """A plot token and the page that is read at the end, if it was found."""

    n: int
    name: str
    ending: Prose
    art: Art


class Gateway(Model):
    """A way home and its ending. `heroes` has a line for each character, shown for those in play, after `ending`.

    `closing` follows them.
    """

    id: str
    name: str
    title: str
    ending: Prose
    heroes: dict[str, str] = Field(default_factory=dict)
    closing: Prose = ""
    art: Art


class Chapter(Model):
    """A page that belongs to no tile."""

    title: str
    text: Prose
    art: Art


class Losing(Model):
    """The page after every loss, and the line before it that names the cause (LO-94)."""

    page: Chapter
    causes: dict[Reason, str]


class Pack(Model):
    """Everything, in canonical order: tiles by number and letter, cards by number."""

    manifest: Manifest
    regions: tuple[Region, ...]
    tiles: tuple[Tile, ...]
    abilities: tuple[AbilityCard, ...]
    banes: tuple[BaneCard, ...]
    boons: tuple[BoonCard, ...]
    foes: tuple[FoeCard, ...]
    characters: tuple[Character, ...]
    plots: tuple[Plot, ...]
    gateways: tuple[Gateway, ...]
    prologue: Chapter
    losing: Losing
