"""Games that have ended, gone through step by step: as everybody saw them, or as one seat did.

Nothing is stored for this: a game is played again from its log. The last few are kept, since whoever steps through one
asks for it again and again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.errors import NoReplay, NotOver
from bot.logs import ids
from bot.publication import Frame, Reel, Turn
from bot.service.replay import replay
from bot.service.tables import Loaded, Tables, table_of
from bot.store.records import EntryRow
from engine.core.events import since_taken
from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.protocol import Step

log = logging.getLogger(__name__)

KEPT = 6
"""How many games are kept ready."""

REEL = 40
"""How many pictures a reel has at most."""


@dataclass(frozen=True, slots=True)
class Recording:
    """A whole game. `turns` are the steps at which a turn begins; `taken_since` is there for each step's events."""

    steps: tuple[Step[Any, Any, Any], ...] = field(repr=False)
    turns: tuple[Turn, ...]
    taken_since: tuple[tuple[bool, ...], ...]


class Replays:
    """Shows games that are over or were called off.

    After the end everybody may see what each seat saw, as the rulings lay everything open then (rules C1). A game that
    was called off never came to that: it can be seen as everybody saw it, and no other way.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[tuple[int, int], Recording | None] = OrderedDict()
        self._one = asyncio.Lock()  # one game is played again at a time

    async def frame(self, game_id: int, step: int, seat: int | None = None) -> Frame:
        """Return one step, the nearest that there is, as a seat saw it, or everybody where there is no such seat.

        Raises NotFound, NotOver, Frozen, and NoReplay where the rules have changed since the game was played.
        """
        loaded = await self.ended(game_id)
        recording = await self._recording(loaded)
        at = min(max(step, 0), len(recording.steps) - 1)
        seats = seats_shown(loaded)
        viewer = Seat(seat) if seat is not None and seat in seats else None
        return _frame(loaded, recording, at, seats, viewer)

    async def reel(self, game_id: int) -> Reel:
        """Return the game in at most forty views, as everybody saw it. Raises what `frame` does."""
        loaded = await self.ended(game_id)
        recording = await self._recording(loaded)
        chosen = thinned([*(turn.step for turn in recording.turns), len(recording.steps) - 1], REEL)
        views = tuple(loaded.game.rules.public_view(recording.steps[step].state) for step in chosen)
        return Reel(table_of(loaded.row, loaded.options), views, loaded.game.rules.status(views[-1]))

    async def steps(self, game_id: int) -> int:
        """Play a game again and return how many steps it took, the deal included. Raises what `frame` does."""
        return len((await self._recording(await self.ended(game_id))).steps)

    async def film(self, game_id: int) -> int | None:
        """Return the message with a game's film: 0 if it is not known which, None if it has not been shared."""
        return await self._tables.store.once.film(game_id)

    async def claim_film(self, game_id: int) -> bool:
        """Note that a game's film goes out now, before it does; return whether none did before."""
        return await self._tables.store.once.claim_film(game_id)

    async def film_posted(self, game_id: int, message_id: int | None) -> None:
        """Note the message with a game's film; None: Discord has refused it, so it may be shared again."""
        await self._tables.store.once.film_posted(game_id, message_id)

    async def ended(self, game_id: int) -> Loaded:
        """Return a game that is over, or was called off after its start. Raises NotFound, NotOver or Frozen."""
        loaded = await self._tables.load(game_id)
        if loaded.state is None or loaded.row.status not in ("over", "cancelled"):
            raise NotOver(game_id)
        return loaded

    async def _recording(self, loaded: Loaded) -> Recording:
        key = (loaded.game_id, loaded.row.version)
        if key not in self._kept:
            async with self._one:
                if key not in self._kept:
                    entries = await self._tables.store.log(loaded.game_id)
                    self._kept[key] = await asyncio.to_thread(recorded, loaded, entries)
        self._kept.move_to_end(key)
        recording = self._kept[key]
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        if recording is None:
            raise NoReplay(loaded.game_id)
        return recording


def seats_shown(loaded: Loaded) -> tuple[Seat, ...]:
    """Return the seats whose own views may be seen: all once a game is over, none if it was called off."""
    return tuple(Seat(i) for i in range(len(loaded.row.seats))) if loaded.row.status == "over" else ()


def recorded(loaded: Loaded, entries: Iterable[EntryRow]) -> Recording | None:
    """Play a game again; return None if that does not lead to where it ended."""
    try:
        steps = tuple(step for _, step in replay(loaded, entries))
        turns = tuple(_turns(loaded.game, steps))
    except Exception as error:  # whatever fails, the rules have changed since
        log.info("a game cannot be replayed", extra=ids(game=loaded.game_id, error=type(error).__name__))
        return None
    flags = iter(since_taken([event for step in steps for event in step.public]))
    return Recording(steps, turns, tuple(tuple(next(flags) for _ in step.public) for step in steps))


def _turns(game: AnyGame, steps: Sequence[Step[Any, Any, Any]]) -> Iterable[Turn]:
    """Yield where a turn begins; in a game without turns that is every step."""
    before: object = None
    for number, step in enumerate(steps):
        view = game.rules.public_view(step.state)
        now = number if game.turn is None else game.turn(view)
        if number == 0 or now != before:
            pending = game.rules.status(view).pending
            yield Turn(number, pending.seats if pending else ())
        before = now


def _frame(loaded: Loaded, recording: Recording, at: int, seats: tuple[Seat, ...], viewer: Seat | None) -> Frame:
    rules, step = loaded.game.rules, recording.steps[at]
    view = rules.public_view(step.state)
    return Frame(
        table=table_of(loaded.row, loaded.options),
        step=at,
        steps=len(recording.steps),
        turns=recording.turns,
        seats=seats,
        seat=viewer,
        view=view,
        own=None if viewer is None else rules.seat_view(step.state, viewer),
        status=rules.status(view),
        events=step.public,
        taken_since=recording.taken_since[at],
        whispers=tuple(event for to, event in step.private if to == viewer),
    )


def thinned(numbers: Sequence[int], most: int) -> tuple[int, ...]:
    """Return at most `most` of ascending numbers, each once, the first and the last among them, evenly spread."""
    each = sorted(set(numbers))
    if len(each) <= most:
        return tuple(each)
    return tuple(each[i * (len(each) - 1) // (most - 1)] for i in range(most))
