"""Before the start, and the early end: who sits down, what is set, who calls it off. Callers hold its lock."""

from dataclasses import replace

from bot.errors import (
    AgainOpen,
    AlreadySeated,
    BadDeadline,
    BadgeMissing,
    Full,
    NoPlayer,
    NotAllowed,
    NotHost,
    NotInLobby,
    NotRunning,
    UnknownGame,
    UnknownPlayer,
)
from bot.service.sitting import called_off, person
from bot.service.tables import CLOSED, Cause, Loaded, Tables
from bot.store import DuplicateInteraction, Followed
from bot.store.records import EntryRow, GameRow, SeatRow
from engine.core.errors import Refused
from engine.core.ids import Value

SHORTEST, LONGEST = 45, 30 * 86_400
"""Seconds that a decision may be given; the least is for a table that plays live (FK-12)."""


class Lobbies:
    """Changes tables that have not started; cancels any."""

    def __init__(self, tables: Tables, deadline_seconds: int | None) -> None:
        self._tables, self._deadline = tables, deadline_seconds

    async def open(
        self, kind: str, guild_id: int, channel_id: int, host_id: int, host_name: str, interaction_id: int,
        follows: int | None,
    ) -> int:  # fmt: skip
        """Open a lobby with its host seated and return its id; the same interaction gives the same lobby.

        Raises UnknownGame, and AgainOpen if another table `follows` the same one.
        """
        game = self._tables.games.get(kind)
        if game is None:
            raise UnknownGame(kind)
        now = self._tables.clock.now()
        row = GameRow(
            game_id=0,
            kind=kind,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host_id,
            options=game.options().model_dump_json(),
            deadline_seconds=self._deadline,
            created_at=now,
            updated_at=now,
            seats=(person(host_id, host_name),),
            follows=follows,
        )
        entry = EntryRow(version=1, kind="open", user_id=host_id, interaction_id=interaction_id, at=now)
        try:
            return await self._tables.store.open_game(row, entry)
        except DuplicateInteraction as again:
            return again.game_id
        except Followed as first:
            raise AgainOpen(first.game_id) from None

    async def require_first(self, game_id: int) -> None:
        """Raise AgainOpen if a table has been opened that follows this one."""
        follower = await self._tables.store.once.follower(game_id)
        if follower is not None:
            raise AgainOpen(follower)

    async def join(self, loaded: Loaded, user_id: int, name: str, cause: Cause) -> Loaded:
        """Seat a person. Raises AlreadySeated or Full."""
        self._require_lobby(loaded)
        if user_id in loaded.people:
            raise AlreadySeated(loaded.game_id)
        self._require_room(loaded)
        return await self._tables.change(loaded, cause, seats=(*loaded.row.seats, person(user_id, name)))

    async def leave(self, loaded: Loaded, user_id: int, cause: Cause) -> Loaded:
        """Let a person go; the host's part passes to the next person, and without people the lobby is cancelled."""
        self._require_lobby(loaded)
        loaded.seat_of(user_id)
        seats = tuple(seat for seat in loaded.row.seats if seat.user_id != user_id)
        people = [seat for seat in seats if seat.user_id is not None]
        if not people:
            return await self._tables.change(loaded, cause, seats=seats, status="cancelled")
        if user_id != loaded.row.host_id:
            return await self._tables.change(loaded, cause, seats=seats)
        host = people[0]
        first = (host, *(seat for seat in seats if seat is not host))  # the host has seat 0
        return await self._tables.change(loaded, cause, seats=first, host_id=host.user_id)

    async def set_option(self, loaded: Loaded, user_id: int, name: str, value: Value) -> Loaded:
        """Change a setting and what depends on it. Raises NotHost, and Refused from the game."""
        host = self._host(loaded, user_id)
        options = loaded.game.lobby.changed(loaded.options, name, value, len(loaded.row.seats))
        if options == loaded.options:
            return loaded
        written = options.model_dump_json()
        return await self._tables.change(loaded, Cause("option", user_id), options=written, host_id=host)

    async def set_deadline(self, loaded: Loaded, user_id: int, seconds: int | None) -> Loaded:
        """Set how long a decision may stay open. Raises NotHost or BadDeadline."""
        host = self._host(loaded, user_id)
        if seconds is not None and not SHORTEST <= seconds <= LONGEST:
            raise BadDeadline(seconds)
        if seconds == loaded.row.deadline_seconds:
            return loaded
        return await self._tables.change(loaded, Cause("deadline", user_id), deadline_seconds=seconds, host_id=host)

    async def add_player(self, loaded: Loaded, user_id: int, player: str) -> Loaded:
        """Seat an automatic player. Raises NotHost, UnknownPlayer or Full."""
        host = self._host(loaded, user_id)
        if player not in loaded.game.players:
            raise UnknownPlayer(player)
        self._require_room(loaded)
        seats = (*loaded.row.seats, SeatRow(None, player, player))
        return await self._tables.change(loaded, Cause("player", user_id), seats=seats, host_id=host)

    async def remove_player(self, loaded: Loaded, user_id: int) -> Loaded:
        """Send the automatic player away that came last. Raises NotHost or NoPlayer."""
        host = self._host(loaded, user_id)
        automatic = [number for number, seat in enumerate(loaded.row.seats) if seat.player is not None]
        if not automatic:
            raise NoPlayer(loaded.game_id)
        seats = loaded.row.seats[: automatic[-1]] + loaded.row.seats[automatic[-1] + 1 :]
        return await self._tables.change(loaded, Cause("player", user_id), seats=seats, host_id=host)

    async def require_ready(self, loaded: Loaded, user_id: int) -> None:
        """Raise NotInLobby, NotHost, Refused or BadgeMissing unless this person may start the game now."""
        self._host(loaded, user_id)
        if badge := await self._tables.missing_badge(loaded):
            raise BadgeMissing(badge)
        if code := await self._tables.problem(loaded):
            raise Refused(code)

    async def cancel(self, loaded: Loaded, user_id: int, manager: bool, cause: Cause) -> Loaded:
        """Call a table off.

        A manager may at any time. Before the start the host may; after it, more than half of the people who sit there
        must want it: each call is a vote, stored until its voter leaves. Raises NotAllowed, NotSeated or NotRunning.
        """
        row = loaded.row
        if row.status in ("over", "cancelled"):
            raise NotRunning(row.game_id)
        votes = row.votes
        if not manager:
            if row.state is None:
                if not self._leads(loaded, user_id):
                    raise NotAllowed(row.game_id)
            else:
                loaded.seat_of(user_id)
                votes = tuple(sorted({*votes, user_id}))
                if not called_off(replace(row, votes=votes)):
                    return loaded if votes == row.votes else await self._tables.change(loaded, cause, votes=votes)
        return await self._tables.change(
            loaded, cause, status="cancelled", votes=votes, passed_version=row.version + 1, **CLOSED
        )

    def _require_lobby(self, loaded: Loaded) -> None:
        if loaded.row.status == "cancelled":
            raise NotRunning(loaded.game_id)
        if loaded.row.status != "lobby":
            raise NotInLobby(loaded.game_id)

    def _host(self, loaded: Loaded, user_id: int) -> int:
        """Return who is the host once this person has done what a host may do. Raises NotHost."""
        self._require_lobby(loaded)
        if not self._leads(loaded, user_id):
            raise NotHost(loaded.game_id)
        return user_id

    def _leads(self, loaded: Loaded, user_id: int) -> bool:
        """Whether somebody is the host, or sits at a table whose host has left it alone for long."""
        if user_id == loaded.row.host_id:
            return True
        return user_id in loaded.people and self._tables.open_to_all(loaded.row)

    def _require_room(self, loaded: Loaded) -> None:
        if len(loaded.row.seats) >= loaded.game.lobby.seat_range(loaded.options)[1]:
            raise Full(loaded.game_id)
