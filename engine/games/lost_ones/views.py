"""What may be seen, built field by field in `rules`. Everybody sees the same: what lies on the table (C1).

Never in here: unplaced tiles, unread pages, results not taken, what opens which lock, deck orders, boons not gained,
foes not met, endings not reached, versions of tiles that are not placed.
"""

from typing import Literal

from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.protocol import Outcome
from engine.games.lost_ones.asks import Ask
from engine.games.lost_ones.effects import Condition, Cost, Effect, Side
from engine.games.lost_ones.events import LoggedEvent
from engine.games.lost_ones.options import Options
from engine.games.lost_ones.pack import AbilityCard, Art, BaneCard, BoonCard, Character, FoeCard, Kind, Prose, Relation


class SideFace(Model):
    """A side with a number, as it is printed."""

    to: int
    locked: bool


class TileFace(Model):
    """A placed tile as it lies there."""

    key: str
    n: int
    x: int
    y: int
    region: str
    sides: dict[Side, SideFace]
    icons: tuple[Effect, ...]


class EncounterFace(Model):
    """What a page tells of an encounter before it is completed."""

    id: str
    label: str
    kind: Kind
    cost: Cost
    require: Condition | None
    need: str | None
    repeatable: bool


class PageFace(Model):
    """A page that has been read."""

    key: str
    name: str
    region: str
    relation: Relation
    intro: Prose
    art: Art
    encounters: tuple[EncounterFace, ...]
    icons: tuple[Effect, ...] = ()


class ResultFace(Model):
    """The result of a completed encounter."""

    encounter: str
    label: str
    text: Prose


class ChapterFace(Model):
    """A page of the story that belongs to no tile: the Prologue, an ending."""

    id: str  # "prologue", "losing", "gateway-lintel_larch", "plot-3"
    title: str
    text: Prose
    art: Art


class BoonHeld(Model):
    """A boon before its owner."""

    boon: int
    ready: bool = True


class Hero(Model):
    """All of one character: everything lies open (LO-05, LO-77)."""

    owner: Seat
    character: str | None = None
    tile: int
    came_from: int | None = None
    hand: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()  # in the order of time, the latest last
    boons: tuple[BoonHeld, ...] = ()
    banes: tuple[int, ...] = ()
    talent_ready: bool = True
    acted: bool = False  # this round
    redrawn: bool = False  # LO-08
    follow: Literal["always", "ask", "never"] = "ask"
    help: Literal["ask", "yes"] = "ask"
    react: Literal["ask", "never"] = "ask"
    route: tuple[int, ...] = ()  # every tile stood on, in order, the start first


class Table(Model):
    """The part of the game that everybody knows; shared by the state and the public view.

    `placed` and `read` are tile keys in the order of time, `unlocked` a key and a side ("28:E"), `done` and `closed`
    encounter ids. With a transformed tile its new key takes the old one's place in `placed`.
    """

    options: Options
    heroes: tuple[Hero, ...]
    gone: tuple[Seat, ...] = ()  # seats given up; their heroes are looked after (LO-97)
    placed: tuple[str, ...]
    read: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    unlocked: tuple[str, ...] = ()
    cleared: tuple[int, ...] = ()  # tiles whose foe was beaten, where that counts (LO-34)
    flags: tuple[str, ...] = ()
    plots: tuple[tuple[int, int], ...] = ()  # token, finder
    bane_discard: tuple[int, ...] = ()
    foes_met: tuple[int, ...] = ()
    foes_beaten: tuple[int, ...] = ()
    phase: int = 1
    nightmare: int | None = None
    round: int = 1
    first: int | None = None  # the hero who began the first round
    hero: int | None = None  # on turn
    used: int = 0  # actions of this turn
    explored: bool = False  # the last thing that the hero on turn did was to explore and stay
    halted: bool = False  # an effect has ended this turn's movement (LO-14)
    rings_round: int = 0  # the last round in which rings counted (LO-32)
    refused: tuple[int, ...] = ()  # who keeps their cards in this turn
    decision: int = 1  # id of the open decision
    ask: Ask | None = None
    lapsed: bool = False  # any seat may act for those who are asked (LO-96)
    idle: int = 0  # decisions in a row that only deadlines answered
    conceding: tuple[Seat, ...] = ()
    log: tuple[LoggedEvent, ...] = ()
    outcome: Outcome | None = None
    gateway: str | None = None  # the one that was opened

    @property
    def seated(self) -> tuple[Seat, ...]:
        """The seats that play on, ascending."""
        owners = {hero.owner for hero in self.heroes}
        return tuple(sorted(owners.difference(self.gone)))


class PublicView(Model):
    """What everybody sees. Cards are those that lie open somewhere, ascending by id; foes are those met."""

    table: Table
    deck: int
    bane_deck: int
    foe_deck: int
    tiles: tuple[TileFace, ...]  # as in table.placed
    pages: tuple[PageFace, ...]  # as in table.read
    results: tuple[ResultFace, ...]  # as in table.done
    abilities: tuple[AbilityCard, ...]
    banes: tuple[BaneCard, ...]
    boons: tuple[BoonCard, ...]
    foes: tuple[FoeCard, ...]
    characters: tuple[Character, ...]  # all of them: the cards lie on the table
    prologue: ChapterFace
    cause: str | None = None  # after a loss, the line that names the cause (LO-94)
    endings: tuple[ChapterFace, ...] = ()  # after the end: gateway or losing page, then found plots (LO-90)


class Sight(Model):
    """A picture that a panel can show. `hero` is whose, where it is somebody's.

    around: the map close to the hero; map: all of it; hand: ability cards; belongings: character, boons, banes.
    """

    kind: Literal["around", "map", "hand", "belongings", "symbols"]
    hero: int = 0


class SeatView(Model):
    """What one seat sees: what everybody does."""

    public: PublicView
    seat: Seat

    @property
    def sights(self) -> tuple[Sight, ...]:
        """The panel's pictures, one's own heroes' first; before there are characters only their cards."""
        table = self.public.table
        heroes = range(len(table.heroes))
        order = sorted(heroes, key=lambda h: (table.heroes[h].owner != self.seat, h))
        if not table.read:
            return (Sight(kind="belongings", hero=order[0]), Sight(kind="symbols"))
        cards = tuple(Sight(kind=kind, hero=h) for h in order for kind in _CARDS)
        return (Sight(kind="around", hero=order[0]), Sight(kind="map"), *cards, Sight(kind="symbols"))


_CARDS: tuple[Literal["hand", "belongings"], ...] = ("hand", "belongings")
