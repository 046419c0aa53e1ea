"""The working copy of a state inside one action: frozen in, frozen out.

Its values are the models' own: tuples are replaced, never changed, so that what is unchanged is shared.
"""

from typing import Any, Literal

from engine.core.ids import Seat
from engine.core.model import Model, evolve
from engine.core.protocol import Outcome, Step
from engine.core.rng import Rng
from engine.games.lost_ones.asks import Ask
from engine.games.lost_ones.book import Book
from engine.games.lost_ones.events import Event
from engine.games.lost_ones.options import Options
from engine.games.lost_ones.pack import Talent, Tile
from engine.games.lost_ones.standing import here
from engine.games.lost_ones.state import Doom, State
from engine.games.lost_ones.views import BoonHeld, Hero, PublicView, Table
from engine.games.lost_ones.work import Work

Moved = Step[State, Event, Model]


class Body:
    """A hero in work; fields as in `views.Hero`."""

    __slots__ = tuple(Hero.model_fields)

    owner: Seat
    character: str | None
    tile: int
    came_from: int | None
    hand: tuple[int, ...]
    discard: tuple[int, ...]
    boons: tuple[BoonHeld, ...]
    banes: tuple[int, ...]
    talent_ready: bool
    acted: bool
    redrawn: bool
    follow: Literal["always", "ask", "never"]
    help: Literal["ask", "yes"]
    react: Literal["ask", "never"]
    route: tuple[int, ...]

    def __init__(self, hero: Hero) -> None:
        for name, value in hero.__dict__.items():
            setattr(self, name, value)


class Draft:
    """A table in work, with what is hidden beside it; fields as in `views.Table` and `state.State`."""

    __slots__ = (
        *Table.model_fields,
        *("book", "rng", "deck", "bane_deck", "foe_deck", "supply", "versions", "work", "won", "dooms", "minded"),
        *("events", "reveals", "_state"),
    )

    options: Options
    heroes: list[Body]
    gone: tuple[Seat, ...]
    placed: tuple[str, ...]
    read: tuple[str, ...]
    done: tuple[str, ...]
    closed: tuple[str, ...]
    unlocked: tuple[str, ...]
    cleared: tuple[int, ...]
    flags: tuple[str, ...]
    plots: tuple[tuple[int, int], ...]
    bane_discard: tuple[int, ...]
    foes_met: tuple[int, ...]
    foes_beaten: tuple[int, ...]
    phase: int
    nightmare: int | None
    round: int
    first: int | None
    hero: int | None
    used: int
    explored: bool
    halted: bool
    rings_round: int
    refused: tuple[int, ...]
    decision: int
    ask: Ask | None
    lapsed: bool
    idle: int
    conceding: tuple[Seat, ...]
    log: tuple[Event, ...]
    outcome: Outcome | None
    gateway: str | None

    def __init__(self, book: Book, state: State, rng: Rng) -> None:
        for name, value in state.table.__dict__.items():
            setattr(self, name, value)
        self._state = state
        self.book, self.rng = book, rng
        self.heroes = [Body(hero) for hero in state.table.heroes]
        self.deck, self.bane_deck, self.foe_deck = state.deck, state.bane_deck, state.foe_deck
        self.supply, self.versions, self.work = state.supply, state.versions, list(state.work)
        self.won, self.minded = state.won, state.minded
        self.dooms: tuple[Doom, ...] = state.dooms
        self.events: list[Event] = []
        self.reveals = False

    # ------------------------------------------------------------ frozen again

    def table(self) -> Table:
        """Return the table as it stands now."""
        table = self._state.table
        heroes = tuple(map(_frozen, table.heroes, self.heroes))
        return evolve(table, **_changes(table, self, heroes=heroes))

    def view(self) -> PublicView:
        """Return what everybody would see now."""
        return self.book.public_view(
            self.table(), deck=len(self.deck), bane_deck=len(self.bane_deck), foe_deck=len(self.foe_deck)
        )

    def step(self) -> Moved:
        """Return the new state and what led to it; its log goes back to the beginning of the turn before this one."""
        self.log = (*self.log, *self.events)
        starts = [i for i, event in enumerate(self.log) if event.kind == "turn_began"]
        if len(starts) > 2:
            self.log = self.log[starts[-2] :]
        state = evolve(self._state, **_changes(self._state, self, table=self.table(), work=tuple(self.work)))
        return Step(state, tuple(self.events), (), self.reveals)

    # ------------------------------------------------------------ what happens

    def say(self, event: Event, *, reveals: bool = False) -> None:
        """Tell everybody; `reveals` something that was hidden, or cannot be taken back (LO-99)."""
        self.events.append(event)
        self.reveals |= reveals

    def push(self, *frames: Work) -> None:
        """Put work on the stack; the first of these is done first."""
        self.work.extend(reversed(frames))

    def waited(self, frame: Work) -> bool:
        """Whether work has been waiting since the last decision."""
        return any(frame is old for old in self._state.work)

    def pose(self, ask: Ask) -> None:
        """Open a decision. The hero on turn goes on being looked after where its seat has not come back (LO-96)."""
        self.ask = ask
        self.decision += 1
        self.lapsed = self.minded and ask.waiting == (self.hero,)

    def doom(self, doom: Doom) -> None:
        """Remember that the game is lost, as soon as it is settled."""
        if doom not in self.dooms:
            self.dooms = (*self.dooms, doom)

    # ------------------------------------------------------------ looking things up

    def order(self) -> tuple[int, ...]:
        """Return all heroes in seat order, the hero on turn first (between turns the first hero of the game)."""
        n, start = len(self.heroes), self.lead
        return tuple((start + i) % n for i in range(n))

    @property
    def lead(self) -> int:
        """The hero who decides for the table: the one on turn, between turns the first of the game."""
        return self.hero if self.hero is not None else (self.first or 0)

    def here(self, tile: int) -> tuple[int, ...]:
        """Return the heroes on a tile in seat order from the hero on turn."""
        return here(self, tile, self.lead)

    def key(self, n: int) -> str | None:
        """Return the key of a placed tile, None if it is not placed."""
        tiles = self.book.tiles
        return next((key for key in self.placed if tiles[key].n == n), None)

    def tile(self, n: int) -> Tile:
        """Return a placed tile in its present version. Raises KeyError if it is not placed."""
        return self.book.tiles[self.key(n) or ""]

    def talent(self, hero: int) -> Talent | None:
        """Return a hero's talent; None before it has a character."""
        who = self.heroes[hero].character
        return None if who is None else self.book.characters[who].talent

    @property
    def seated(self) -> tuple[Seat, ...]:
        """The seats that play on, ascending."""
        return tuple(sorted({body.owner for body in self.heroes}.difference(self.gone)))


def _frozen(hero: Hero, body: Body) -> Hero:
    changes = _changes(hero, body)
    return evolve(hero, **changes) if changes else hero


def _changes(model: Model, copy: object, /, **more: Any) -> dict[str, Any]:
    """Return the fields in which the working copy differs from its model, `more` in place of its own."""
    return {
        name: value
        for name, old in model.__dict__.items()
        if (value := more[name] if name in more else getattr(copy, name)) is not old
    }
