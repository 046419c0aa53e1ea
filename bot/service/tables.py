"""The secret zone's ground floor: games are loaded, locked and stored here, and turned into what may leave.

A `Loaded` holds a state and never leaves the service; `Table`, `Publication`, `Peek` and `LobbyCard` do.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, fields, replace
from typing import Any, cast
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.errors import Conflict, Frozen, NotFound, NotSeated, SeatHeld
from bot.logs import ids
from bot.publication import LobbyCard, Occupant, Peek, Publication, Table
from bot.service.absence import absent
from bot.service.intentions import can_plan, plan_of, plans_of
from bot.service.packs import Packs
from bot.service.sitting import people_of, sitting
from bot.store import DuplicateInteraction, Store, VersionConflict
from bot.store.records import RARE, EntryRow, GameRow, Move, ResultRow, TableRow
from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.play import ticket
from engine.core.protocol import Status
from engine.core.upgrade import upgraded

log = logging.getLogger(__name__)

STATES = 64
"""How many recently used states are kept. One belongs to a version of a game, so it cannot be out of date."""


HOST_SECONDS = 12 * 3600
"""After how long an untouched lobby is everybody's who sits there: a host who went away stops nobody."""
OCCUPANT = tuple(field.name for field in fields(Occupant))

BADGE_MISSING = "badge_missing"
"""The refusal code of a set-up that the server has not earned yet."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game in the service's hands. `state` is None before the start and where it cannot be read."""

    game: AnyGame
    row: GameRow = field(repr=False)
    options: Model
    state: Any = field(default=None, repr=False)
    seen: bool = False  # the interaction that asks has been carried out before
    readable: bool = True
    thawed: bool = False  # it is stored as frozen, but can be read again

    @property
    def game_id(self) -> int:
        """The table's id."""
        return self.row.game_id

    @property
    def status(self) -> Status:
        """Who is awaited, or the end."""
        return self.game.rules.status(self.game.rules.public_view(self.state))

    @property
    def resting(self) -> bool:
        """Whether the clock of a running game stands still until somebody goes on, since everybody was away."""
        row, pending = self.row, self.status.pending
        timed = pending is not None and row.deadline_seconds is not None and pending.kind in self.game.deadlines
        return timed and row.deadline_at is None and row.time_left is None

    @property
    def people(self) -> tuple[int, ...]:
        """User ids of the people at the table, by seat."""
        return people_of(self.row.seats)

    def seat_of(self, user_id: int) -> Seat:
        """Return a person's seat. Raises NotSeated, and SeatHeld if somebody else sits in it."""
        for number, seat in enumerate(self.row.seats):
            if seat.user_id == user_id:
                return Seat(number)
        held = self.row.status == "running" and self.owned_by(user_id) is not None
        raise SeatHeld(self.game_id) if held else NotSeated(self.game_id)

    def owned_by(self, user_id: int) -> Seat | None:
        """Return the seat that a person may take back from whoever sits in, or None."""
        return next((Seat(i) for i, seat in enumerate(self.row.seats) if seat.owner_id == user_id), None)


@dataclass(frozen=True, slots=True)
class Cause:
    """Who or what leads to a change; `kind` is the log entry's.

    `since`: when the interaction reached us, if the change follows from it without being what it asked for;
    `arrived`: the same if it is what it asked for. `unanswered`: so many deadlines have passed with this one, in a row.
    """

    kind: str
    user_id: int | None = None
    interaction_id: int | None = None
    since: float | None = None
    arrived: float | None = None
    unanswered: int = 0


class Tables:
    """Loads, locks and stores games."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], clock: Clock) -> None:
        self.store, self.games, self.clock = store, games, clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._states: OrderedDict[tuple[int, int], Any] = OrderedDict()
        self.packs = Packs(store, games)

    @asynccontextmanager
    async def turn(
        self, game_id: int, interaction_id: int | None = None, *, unreadable: bool = False
    ) -> AsyncIterator[Loaded]:
        """Hold a game's lock and give the game. Raises NotFound, and Frozen unless `unreadable` games will do."""
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            load = self.load_any if unreadable else self.load
            yield await load(game_id, interaction_id)

    async def load(self, game_id: int, interaction_id: int | None = None) -> Loaded:
        """Return a game as it is stored. Raises NotFound, and Frozen if it cannot be read."""
        loaded = await self.load_any(game_id, interaction_id)
        if not loaded.readable:
            raise Frozen(self.table(loaded.row))
        return loaded

    async def load_any(self, game_id: int, interaction_id: int | None = None) -> Loaded:
        """Like `load`, but a game that cannot be read is given without options and state. Raises NotFound."""
        found = await self.store.load(game_id, interaction_id) if 0 < game_id < 2**63 else None  # ids can be forged
        if found is None:
            raise NotFound(game_id)
        row = found.game
        try:
            game = await self.packs.game(row)
            options = game.options.model_validate_json(row.options)
            state = self._state(game, row)
        except Exception as error:  # whatever is wrong with what was saved, the bot goes on
            return await self._freeze(row, error, found.seen)
        thawed = row.status == "frozen"
        if thawed:
            row = replace(row, status="lobby" if row.state is None else "running")
        if row.state_schema != game.schema:
            row = replace(row, **NO_UNDO)
        return Loaded(game, row, options, state, found.seen, thawed=thawed)

    def _state(self, game: AnyGame, row: GameRow) -> Any:
        if row.state is None:
            return None
        key = (row.game_id, row.version)
        state = self._states.get(key)
        if state is None:
            state = read_state(game, row.state, row.state_schema)
        self._remember(key, state)
        return state

    def _remember(self, key: tuple[int, int], state: Any) -> None:
        self._states[key] = state
        self._states.move_to_end(key)
        while len(self._states) > STATES:
            self._states.popitem(last=False)

    async def _freeze(self, row: GameRow, error: Exception, seen: bool) -> Loaded:
        game = self.games.get(row.kind)
        if row.status in ("lobby", "running"):
            log.error(
                "a game cannot be read and is frozen",
                extra=ids(game=row.game_id, kind=row.kind, schema=row.state_schema, error=type(error).__name__),
            )
            before, row = row, replace(row, status="frozen", version=row.version + 1, updated_at=self.clock.now())
            with suppress(Conflict):  # somebody who does not hold the lock came first
                await self._store(before, row, [EntryRow(version=row.version, kind="freeze", at=row.updated_at)])
        return Loaded(cast(AnyGame, game), row, Model(), None, seen, readable=False)

    async def commit(
        self,
        before: Loaded,
        row: GameRow,
        entries: Sequence[EntryRow],
        *,
        state: Any = None,
        result: ResultRow | None = None,
    ) -> Loaded:
        """Store a change that leads from `before` to `row`, and return the game after it.

        `row.version` must be the last entry's. `state` is given where it changed. Raises Conflict.
        """
        seats = sitting(before.row.seats, row.seats, row.version)
        row = replace(row, updated_at=entries[-1].at, seats=seats, plans=plans_of(row.plans, people_of(seats)))
        if row.stalled_at == before.row.stalled_at:  # whatever happens, the table is not left alone any more
            row = replace(row, stalled_at=None)
        await self._store(before.row, row, entries, result, rare=before.thawed)
        after = before.state if state is None else state
        if after is not None:
            self._remember((row.game_id, row.version), after)
        options = before.options
        if row.options != before.row.options:
            options = before.game.options.model_validate_json(row.options)
        return replace(before, row=row, state=after, options=options, thawed=False)

    async def change(self, before: Loaded, cause: Cause, **changes: Any) -> Loaded:
        """Store a change that the rules know nothing of; `changes` are fields of the row."""
        row = replace(before.row, version=before.row.version + 1, **changes)
        entry = EntryRow(
            version=row.version,
            kind=cause.kind,
            user_id=cause.user_id,
            interaction_id=cause.interaction_id,
            at=self.clock.now(),
        )
        return await self.commit(before, row, [entry])

    async def _store(
        self,
        before: GameRow,
        row: GameRow,
        entries: Sequence[EntryRow],
        result: ResultRow | None = None,
        *,
        rare: bool = False,
    ) -> None:
        move = Move(
            game=row,
            base=before.version,
            entries=tuple(entries),
            seats=row.seats if row.seats != before.seats else None,
            votes=row.votes if row.votes != before.votes else None,
            plans=row.plans if row.plans != before.plans else None,
            rare=rare or any(getattr(row, name) != getattr(before, name) for name in RARE),
            result=result,
        )
        try:
            await self.store.commit(move)
        except (VersionConflict, DuplicateInteraction):
            raise Conflict(row.game_id) from None

    # What leaves

    def table(self, row: TableRow) -> Table:
        """Return the public part of a row; options that cannot be read are an empty model."""
        game = self.games.get(row.kind)
        try:
            options = Model() if game is None else game.options.model_validate_json(row.options)
        except ValueError:
            options = Model()
        return table_of(row, options)

    async def card(self, loaded: Loaded) -> LobbyCard:
        """Return what a lobby message shows."""
        options, row, game = loaded.options, loaded.row, loaded.game
        table = table_of(row, options)
        if not loaded.readable:
            return LobbyCard(table, (), (), (), None, (0, 0))
        lobby, seats = game.lobby, len(row.seats)
        return LobbyCard(
            table=table,
            fields=tuple(lobby.fields(options, seats)),
            notes=tuple(lobby.notes(options, seats)),
            summary=tuple(lobby.summary(options, seats)),
            problem=await self.problem(loaded),
            seat_range=lobby.seat_range(options),
            open_to_all=self.open_to_all(row),
        )

    def open_to_all(self, row: TableRow) -> bool:
        """Whether a lobby has been left alone for so long that everybody who sits there is a host."""
        return self.clock.now() - row.updated_at >= HOST_SECONDS

    async def problem(self, loaded: Loaded) -> str | None:
        """Return the refusal code of why a lobby cannot start as it is, or None."""
        lobby, seats = loaded.game.lobby, len(loaded.row.seats)
        least, most = lobby.seat_range(loaded.options)
        if code := lobby.problem(loaded.options, seats):
            return code
        if not least <= seats <= most:
            return "too_few_seats" if seats < least else "too_many_seats"
        return BADGE_MISSING if await self.missing_badge(loaded) else None

    async def missing_badge(self, loaded: Loaded) -> str | None:
        """Return the badge that the server must earn before it may start this set-up, or None."""
        badge = loaded.game.lobby.requires(loaded.options)
        if badge is None or badge in await self.store.badges(loaded.row.guild_id, loaded.row.kind):
            return None
        return badge

    def publication(self, loaded: Loaded, events: Iterable[Model] = (), *, since: int | None = None) -> Publication:
        """Return a started game for everybody, as changed since version `since` (by default, the last published)."""
        row = loaded.row
        view = loaded.game.rules.public_view(loaded.state)
        status = loaded.game.rules.status(view)
        return Publication(
            table=table_of(row, loaded.options),
            view=view,
            status=status,
            events=tuple(events),
            passed=row.passed_version > (row.published_version if since is None else since),
            untold=loaded.game.journal is not None and row.story_version < row.version,
            absent=absent(row, status, self.clock.now()),
            resting=row.status == "running" and loaded.resting,
        )

    def peek(self, loaded: Loaded, seat: Seat, whispers: Iterable[Model] = ()) -> Peek:
        """Return one seat's own view of a started game."""
        rules, row = loaded.game.rules, loaded.row
        view = rules.seat_view(loaded.state, seat)
        offers = rules.offers(view) if row.status == "running" else ()
        return Peek(
            table=table_of(row, loaded.options),
            seat=seat,
            view=view,
            status=rules.status(rules.public_view(loaded.state)),
            offers=offers,
            ticket=ticket(row.opened, offers),
            whispers=tuple(whispers),
            can_undo=row.status == "running" and row.undo_seat == seat,
            plan=plan_of(loaded.game, row, view, offers),
            can_plan=row.status == "running" and can_plan(loaded.game, view),
        )


def read_state(game: AnyGame, raw: str, schema: int) -> Any:
    """Return a saved state as a model, upgraded if need be. Raises UpgradeError or a ValueError."""
    if schema != game.schema:
        raw = json.dumps(upgraded(json.loads(raw), schema, game.schema, game.upgrades))
    return game.state.model_validate_json(raw)


def table_of(row: TableRow, options: Model) -> Table:
    """Return a row as everybody may know it."""
    return Table(
        game_id=row.game_id,
        kind=row.kind,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=row.message_id,
        host_id=row.host_id,
        status=row.status,
        options=options,
        seats=tuple(Occupant(**{name: getattr(seat, name) for name in OCCUPANT}) for seat in row.seats),
        version=row.version,
        opened=row.opened,
        opened_at=row.opened_at,
        deadline_seconds=row.deadline_seconds,
        deadline_at=row.deadline_at,
        extended_seconds=row.extended_seconds,
        time_left=row.time_left,
        cancel_votes=row.votes,
        stalled_at=row.stalled_at,
    )


def dump(models: Iterable[Model]) -> str:
    """Return models as a JSON list."""
    return f"[{','.join(model.model_dump_json() for model in models)}]"


def dump_private(events: Iterable[tuple[Seat, Model]]) -> str:
    """Return private events as a JSON list of [seat, event] pairs."""
    return f"[{','.join(f'[{seat},{event.model_dump_json()}]' for seat, event in events)}]"


def events_of(game: AnyGame, entry: EntryRow) -> list[Model]:
    """Return the public events of a log entry; none if they are of a kind that the game no longer has."""
    try:
        return [game.events.validate_json(json.dumps(event)) for event in json.loads(entry.public)]
    except ValueError:
        return []


def whispers_of(game: AnyGame, entry: EntryRow, seat: Seat) -> list[Model]:
    """Return the private events of one seat in a log entry; none if they are of a kind that the game no longer has."""
    try:
        return [game.whispers.validate_json(json.dumps(event)) for to, event in json.loads(entry.private) if to == seat]
    except ValueError:
        return []


NO_UNDO: dict[str, Any] = {"undo_state": None, "undo_cursor": None, "undo_seat": None, "undo_deadline_at": None}
"""Fields of a row whose last action cannot be taken back."""

NO_CLOCK: dict[str, Any] = {
    "deadline_at": None, "extended_seconds": 0.0, "remind_at": None, "stopped_at": None, "time_left": None,
}  # fmt: skip
"""Fields of a row whose open decision, if there is one, may stay open for ever."""

CLOSED: dict[str, Any] = {
    "decision": None, **NO_CLOCK, "automatic_next": False, "told": (), "plans": (), **NO_UNDO,
}  # fmt: skip
"""Fields of a row that waits for nobody."""
