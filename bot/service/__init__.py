"""The only caller of the rules. What goes in are user ids from Discord; what comes out can reach no state.

One action: take the game's lock, load, seen before?, which seat?, is the ticket still good?, `act`, store in one
transaction, let automatic players play on, unlock. Only then is anything rendered or sent.
"""

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any

from bot.clock import Clock
from bot.errors import Frozen, NotRunning
from bot.publication import Entry, LobbyCard, OpenLook, Peek, Publication, Receipt, Story, Table, TableStatus
from bot.servers import Best, Records, Tallies, Tally
from bot.service.automatic import Automatic
from bot.service.guilds import Guilds
from bot.service.handover import HandOvers
from bot.service.idle import Idle
from bot.service.inbox import Inbox
from bot.service.lessons import Lessons
from bot.service.lobbies import Lobbies
from bot.service.outages import Outages
from bot.service.plans import Plans
from bot.service.play import Asked, Choice, Clicked, Planned, Play, Played, unchanged
from bot.service.privacy import Privacy
from bot.service.reach import Reach
from bot.service.reading import Reading
from bot.service.receipts import Receipts
from bot.service.reminders import Reminders
from bot.service.replay import without_undone
from bot.service.replays import Replays
from bot.service.seats import Seats
from bot.service.statistics import Statistics
from bot.service.tables import Cause, Loaded, Tables, events_of
from bot.service.upkeep import Upkeep
from bot.service.visits import Visits
from bot.store import Store
from bot.store.records import LookRow, TallyRow
from engine.core.game import AnyGame, Eyes
from engine.core.ids import Seat, Value
from engine.core.model import Model
from engine.core.sealing import SALT_BYTES

__all__ = ["Asked", "Clicked", "GameService", "Planned"]

MOST_UNPUBLISHED = 50
"""Of how many changes the events are told when a table is published again after a long time."""
LOOK = tuple(field.name for field in fields(OpenLook))


def random_salt() -> bytes:
    """Return 16 bytes that nobody can guess."""
    return secrets.token_bytes(SALT_BYTES)


class GameService:
    """Everything that can be done at tables. Every change is durable before its method returns.

    Methods raise `bot.errors.ServiceError` and `engine.core.errors.GameError`; either changed nothing. A method that
    takes an `interaction_id` carries an interaction out once, however often it is called with it.

    `guilds`: what the managers of servers have set. `statistics`: what was played on a server. `reminders`: who is to
    be told what waits for them. `outages` makes up for the time when nobody could answer.
    `handovers` gives seats of running games to other holders, `idle` closes tables that everybody has gone from.
    `privacy`: what is kept about one person. `lessons`: first turns to try the games with, of which nothing is kept.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Clock,
        *,
        seed: Callable[[], bytes],
        salt: Callable[[], bytes] = random_salt,
        deadline_seconds: int | None = None,
        eyes: Mapping[str, Eyes[Any]] = MappingProxyType({}),
    ) -> None:
        """`seed` gives 32 secret bytes for every game, `salt` 16 for its receipt.

        `deadline_seconds` is the setting of new tables. `eyes`, by game id, are needed by games whose automatic players
        see pictures imperfectly.
        """
        self._store, self._clock, self._seed, self._salt = store, clock, seed, salt
        self._tables = Tables(store, games, clock)
        self._lobbies = Lobbies(self._tables, deadline_seconds)
        self._play = Play(self._tables)
        self.plans = Plans(self._tables, self._play)
        self._automatic = Automatic(store, self._play, self.plans, eyes)
        self._seats = Seats(self._tables, self._play, self._automatic)
        self._upkeep = Upkeep(self._tables, self._play, self._automatic)
        self._reading = Reading(self._tables)
        self.guilds = Guilds(store, clock)
        self.statistics = Statistics(store, self.guilds, clock)
        self.inbox = Inbox(self._tables)
        self.visits = Visits(self._tables)
        self.reminders = Reminders(self._tables, self.guilds.reminder_policy)
        self.outages = Outages(self._tables)
        self.replays = Replays(self._tables)
        self.receipts = Receipts(self._tables, self.replays)
        self.handovers = HandOvers(self._tables, self._play, self._seats)
        self.idle = Idle(self._tables)
        self.privacy = Privacy(self._tables, self._lobbies, self._seats)
        self.reach = Reach(self._tables)
        self.lessons = Lessons(games, clock)

    # The lobby

    async def open(
        self, kind: str, guild_id: int, channel_id: int, host_id: int, host_name: str, interaction_id: int,
        *, follows: int | None = None,
    ) -> LobbyCard:  # fmt: skip
        """Open a lobby; its host sits at the table. Raises UnknownGame.

        `follows`: a table that has ended. It is followed once, unless what followed was called off. Raises AgainOpen.
        """
        game_id = await self._lobbies.open(kind, guild_id, channel_id, host_id, host_name, interaction_id, follows)
        return await self._tables.card(await self._tables.load(game_id))

    async def require_first(self, game_id: int) -> None:
        """Raise AgainOpen if a table has been opened that follows this one."""
        await self._lobbies.require_first(game_id)

    async def lobby(self, game_id: int) -> LobbyCard:
        """Return what the lobby message shows."""
        return await self._tables.card(await self._tables.load(game_id))

    async def join(self, game_id: int, user_id: int, name: str, interaction_id: int) -> LobbyCard | Receipt:
        """Sit down; at a running game, in the own, a vacant or an offered seat.

        Raises AlreadySeated, Full, NoVacantSeat or NotRunning.
        """
        cause = Cause("join", user_id, interaction_id)
        async with self._tables.turn(game_id, interaction_id) as loaded:
            if loaded.seen:
                return await self._again(loaded, user_id)
            if loaded.row.state is None:
                return await self._tables.card(await self._lobbies.join(loaded, user_id, name, cause))
            played, seat = await self._seats.take_over(loaded, user_id, name, cause)
            return self._play.receipt(played, seat)

    async def leave(self, game_id: int, user_id: int, interaction_id: int) -> LobbyCard | Receipt | None:
        """Stand up. The last person to leave ends the game or cancels the lobby. Raises NotSeated or NotRunning."""
        cause = Cause("leave", user_id, interaction_id)
        async with self._tables.turn(game_id, interaction_id) as loaded:
            if loaded.seen:
                return await self._again(loaded, user_id)
            if loaded.row.state is None:
                return await self._tables.card(await self._lobbies.leave(loaded, user_id, cause))
            return self._play.receipt(await self._seats.stand_up(loaded, user_id, cause), None)

    async def set_option(self, game_id: int, user_id: int, name: str, value: Value) -> LobbyCard:
        """Change a setting. Raises NotHost or NotInLobby, and Refused with the game's reason."""
        async with self._tables.turn(game_id) as loaded:
            return await self._tables.card(await self._lobbies.set_option(loaded, user_id, name, value))

    async def set_deadline(self, game_id: int, user_id: int, seconds: int | None) -> LobbyCard:
        """Set how long a decision may stay open; None for ever. Raises NotHost, NotInLobby or BadDeadline."""
        async with self._tables.turn(game_id) as loaded:
            return await self._tables.card(await self._lobbies.set_deadline(loaded, user_id, seconds))

    async def add_player(self, game_id: int, user_id: int, player: str) -> LobbyCard:
        """Seat an automatic player. Raises NotHost, NotInLobby, UnknownPlayer or Full."""
        async with self._tables.turn(game_id) as loaded:
            return await self._tables.card(await self._lobbies.add_player(loaded, user_id, player))

    async def remove_player(self, game_id: int, user_id: int) -> LobbyCard:
        """Send the last automatic player away. Raises NotHost, NotInLobby or NoPlayer."""
        async with self._tables.turn(game_id) as loaded:
            return await self._tables.card(await self._lobbies.remove_player(loaded, user_id))

    async def start(self, game_id: int, user_id: int, interaction_id: int) -> Receipt:
        """Deal. Raises NotHost, NotInLobby, BadgeMissing, and Refused with the game's reason."""
        cause = Cause("start", user_id, interaction_id)
        async with self._tables.turn(game_id, interaction_id) as loaded:
            if loaded.seen and loaded.row.state is not None:
                return self._play.receipt(unchanged(loaded), self._seat(loaded, user_id), duplicate=True)
            await self._lobbies.require_ready(loaded, user_id)
            played = await self._play.deal(loaded, self._seed(), self._salt(), cause)
            played = await self._automatic.play_on(loaded, played, cause)
            return self._play.receipt(played, self._seat(played.loaded, user_id))

    async def cancel(self, game_id: int, user_id: int, manager: bool, interaction_id: int) -> LobbyCard | Publication:
        """Call the table off, or vote for that. Raises NotAllowed, NotSeated or NotRunning."""
        async with self._tables.turn(game_id, interaction_id, unreadable=True) as loaded:
            if not loaded.seen:
                cause = Cause("cancel", user_id, interaction_id)
                loaded = await self._lobbies.cancel(loaded, user_id, manager, cause)
            return await self._public(loaded)

    # The game

    async def act(self, game_id: int, user_id: int, choice: Choice | Planned, interaction_id: int) -> Receipt:
        """Carry out a person's action. Raises NotSeated, StaleTicket, NotRunning and GameErrors."""
        arrived = self._clock.now()
        async with self._tables.turn(game_id, interaction_id) as loaded:
            seat = loaded.seat_of(user_id)
            if loaded.seen:
                return self._play.receipt(unchanged(loaded), seat, duplicate=True)
            action: Any
            if isinstance(choice, Planned):
                action, plans = self.plans.taken_up(loaded, seat, choice)
            else:
                action, plans = self._play.chosen(loaded, seat, choice, interaction_id), loaded.row.plans
            cause = Cause("act", user_id, interaction_id, arrived=arrived)
            played = await self._play.step(loaded, seat, action, cause, plans=plans)
            return self._play.receipt(await self._automatic.play_on(loaded, played, cause), seat)

    async def undo(self, game_id: int, user_id: int, ticket: str, interaction_id: int) -> Receipt:
        """Take back one's action while it is the last and revealed nothing. Raises CannotUndo or StaleTicket."""
        async with self._tables.turn(game_id, interaction_id) as loaded:
            seat = loaded.seat_of(user_id)
            if loaded.seen:
                return self._play.receipt(unchanged(loaded), seat, duplicate=True)
            undone = await self._play.undo(loaded, seat, ticket, Cause("undo", user_id, interaction_id))
            return self._play.receipt(Played(undone, loaded.row.version), seat)

    async def peek(self, game_id: int, user_id: int) -> Peek:
        """Return a person's own view of a started game. Raises NotSeated or NotRunning."""
        loaded = await self._tables.load(game_id)
        seat = loaded.seat_of(user_id)
        if loaded.state is None:
            raise NotRunning(game_id)
        return self._tables.peek(loaded, seat)

    async def publication(self, game_id: int) -> Publication | LobbyCard:
        """Return what everybody may see of a table, with the events that have not been published yet. Raises Frozen."""
        loaded = await self._tables.load_any(game_id)
        if loaded.row.status == "frozen":
            raise Frozen(self._tables.table(loaded.row))
        return await self._public(loaded)

    async def _public(self, loaded: Loaded) -> Publication | LobbyCard:
        """Return a table for everybody; a game that was called off unread is shown like a lobby."""
        if loaded.state is None:
            return await self._tables.card(loaded)
        return self._tables.publication(loaded, await self._unpublished(loaded))

    async def _unpublished(self, loaded: Loaded) -> list[Model]:
        """Return the public events since the last published version, those of the last changes if there are many."""
        row = loaded.row
        if row.published_version >= row.version:
            return []
        entries = await self._store.log(row.game_id, max(row.published_version, row.version - MOST_UNPUBLISHED))
        return [event for entry in without_undone(entries) for event in events_of(loaded.game, entry)]

    async def _again(self, loaded: Loaded, user_id: int) -> LobbyCard | Receipt:
        if loaded.state is None:
            return await self._tables.card(loaded)
        return self._play.receipt(unchanged(loaded), self._seat(loaded, user_id), duplicate=True)

    def _seat(self, loaded: Loaded, user_id: int) -> Seat | None:
        return loaded.seat_of(user_id) if user_id in loaded.people else None

    # Lists

    async def tables(
        self,
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
        user_id: int | None = None,
        kind: str | None = None,
        statuses: Collection[TableStatus] = ("lobby", "running"),
    ) -> tuple[Table, ...]:
        """Return the tables that fit every condition given, the last changed first; `user_id` has a seat there."""
        rows = await self._store.find(
            statuses=statuses, guild_id=guild_id, channel_id=channel_id, user_id=user_id, kind=kind
        )
        return tuple(self._tables.table(row) for row in rows)

    async def records(self, guild_id: int, kind: str) -> Records:
        """Return a server's best lists, badges and statistics of one game."""
        best: dict[bool, dict[str, tuple[Best, ...]]] = {False: {}, True: {}}
        for row in await self._store.results(guild_id, kind):
            lists = best[row.automatic]
            entry = Best(row.board, row.score, row.winner_ids, row.ended_at)
            lists[row.board] = (*lists.get(row.board, ()), entry)
        counted = await self._store.tallies(guild_id, kind)
        return Records(
            best[False],
            await self._store.badges(guild_id, kind),
            with_automatic=best[True],
            tallies=_tallies(row for row in counted if not row.automatic),
            tallies_with_automatic=_tallies(row for row in counted if row.automatic),
        )

    # The outbox

    async def moved(self, game_id: int, channel_id: int, message_id: int | None) -> None:
        """Note where the table's message stands; TAKEN_OFF if there is to be none."""
        await self._store.moved(game_id, channel_id, message_id)

    async def published(self, game_id: int, version: int) -> None:
        """Note that a version stands on Discord."""
        await self._store.published(game_id, version)

    async def story(self, game_id: int) -> Story:
        """Return the pages of a started game that have not been posted. Raises NotFound, NotRunning, Frozen."""
        return await self._reading.story(game_id)

    async def told(self, game_id: int, version: int) -> None:
        """Note that the pages up to a version have been posted."""
        await self._store.told(game_id, version)

    async def journal(self, kind: str, user_id: int, guild_id: int) -> tuple[Entry, ...]:
        """Return the pages that somebody has read, and those that everybody on the server shares, each once."""
        return await self._reading.journal(kind, user_id, guild_id)

    async def behind(self) -> tuple[int, ...]:
        """Return the tables whose last version has not been published."""
        return await self._store.behind()

    # The clock

    async def lapse_due(self) -> tuple[Publication, ...]:
        """Tell the rules of every deadline that has passed, and return the tables that changed."""
        return await self._upkeep.lapse_due()

    async def next_deadline(self) -> float | None:
        """Return when the next deadline passes."""
        return await self._store.next_deadline()

    async def resume(self) -> tuple[Publication, ...]:
        """After a start: let automatic players play on where they were interrupted, thaw what can be read again.

        Returns the running tables that changed; `behind` lists them too.
        """
        changed = await self._upkeep.resume()
        return tuple([self._tables.publication(loaded) for loaded in changed if loaded.state is not None])

    # Open looks

    async def keep_look(self, look: OpenLook) -> None:
        """Note an ephemeral message that still shows something secret."""
        await self._store.keep_look(LookRow(**{name: getattr(look, name) for name in LOOK}))

    async def looks(self, game_id: int | None = None) -> tuple[OpenLook, ...]:
        """Return the open looks of one table or of all."""
        rows = await self._store.looks(game_id)
        return tuple(OpenLook(**{name: getattr(row, name) for name in LOOK}) for row in rows)

    async def drop_looks(self, message_ids: Iterable[int]) -> None:
        """Forget open looks."""
        await self._store.drop_looks(message_ids)


def _tallies(rows: Iterable[TallyRow]) -> Tallies:
    """Return the numbers of one kind of table."""
    whole, people = Tallies(), list[Tally]()
    for row in rows:
        if row.user_id is None:
            whole = Tallies(row.games, row.wins)
        else:
            people.append(Tally(row.user_id, row.games, row.wins))
    return replace(whole, people=tuple(people))
