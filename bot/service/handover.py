"""A seat changes hands while a game runs: by its holder's wish, by a vote of the others, and back to its owner."""

from dataclasses import replace

from bot.errors import AlreadySeated, NotAbsent, NotSeated
from bot.publication import ANYBODY, Publication, Receipt
from bot.service.absence import absent
from bot.service.play import Play, Played, require_running, unchanged
from bot.service.seats import Seats
from bot.service.sitting import with_seat
from bot.service.tables import Cause, Loaded, Tables
from engine.core.ids import Seat


class HandOvers:
    """Everything that people do about who holds a seat, but joining and leaving.

    Methods raise NotRunning and Over unless the game runs, NotSeated for people who do not sit there, and carry an
    interaction out once.
    """

    def __init__(self, tables: Tables, play: Play, seats: Seats) -> None:
        self._tables, self._play, self._seats = tables, play, seats

    async def offer(self, game_id: int, user_id: int, to: int | None, interaction_id: int) -> Publication:
        """Offer the own seat, held or only owned: to one person, to ANYBODY, or with None to nobody any more.

        Nobody gets it before they take it. Raises AlreadySeated if that person sits there.
        """
        async with self._tables.turn(game_id, interaction_id) as loaded:
            seat = self._own(loaded, user_id)
            if to in loaded.people:
                raise AlreadySeated(game_id)
            who = loaded.row.seats[seat]
            if loaded.seen or who.offer == to:
                return self._shown(unchanged(loaded))
            seats = with_seat(loaded.row.seats, seat, replace(who, offer=to))
            changed = await self._tables.change(loaded, Cause("offer", user_id, interaction_id), seats=seats)
            return self._shown(Played(changed, loaded.row.version))

    async def rest(self, game_id: int, user_id: int, interaction_id: int) -> Publication:
        """Let an automatic player sit in until the owner is back. Raises NobodyElse, see Seats.sit_in."""
        async with self._tables.turn(game_id, interaction_id) as loaded:
            if loaded.seen:
                return self._shown(unchanged(loaded))
            require_running(loaded)
            seat = loaded.seat_of(user_id)
            offer = loaded.row.seats[seat].offer
            return self._shown(
                await self._seats.sit_in(loaded, seat, Cause("rest", user_id, interaction_id), offer=offer)
            )

    async def vote(self, game_id: int, user_id: int, seat: Seat, interaction_id: int) -> Publication:
        """Ask that somebody sits in for an absent person; a seat can be taken by anybody as soon as that is decided.

        More than half of the other people must want it. Until then whoever is back has only to act. Raises NotAbsent,
        also for oneself.
        """
        async with self._tables.turn(game_id, interaction_id) as loaded:
            if loaded.seen:
                return self._shown(unchanged(loaded))
            require_running(loaded)
            mine, row = loaded.seat_of(user_id), loaded.row
            if seat == mine or seat not in absent(row, loaded.status, self._tables.clock.now()):
                raise NotAbsent(game_id)
            cause, who = Cause("vote", user_id, interaction_id), row.seats[seat]
            votes = tuple(sorted({*who.votes, user_id}))
            if 2 * len(votes) > len(loaded.people) - 1:
                return self._shown(await self._seats.sit_in(loaded, seat, cause, offer=ANYBODY))
            if votes == who.votes:
                return self._shown(unchanged(loaded))
            seats = with_seat(row.seats, seat, replace(who, votes=votes))
            return self._shown(Played(await self._tables.change(loaded, cause, seats=seats), row.version))

    async def reclaim(self, game_id: int, user_id: int, name: str, interaction_id: int) -> Receipt:
        """Take the own seat back from whoever sits in."""
        async with self._tables.turn(game_id, interaction_id) as loaded:
            if loaded.seen:
                return self._play.receipt(unchanged(loaded), loaded.seat_of(user_id), duplicate=True)
            require_running(loaded)
            if user_id in loaded.people:
                raise AlreadySeated(game_id)
            if loaded.owned_by(user_id) is None:
                raise NotSeated(game_id)
            cause = Cause("reclaim", user_id, interaction_id)
            return self._play.receipt(*await self._seats.take_over(loaded, user_id, name, cause))

    def _own(self, loaded: Loaded, user_id: int) -> Seat:
        """Return the seat that somebody may offer: their own, whoever sits there now."""
        require_running(loaded)
        owned = loaded.owned_by(user_id)
        return loaded.seat_of(user_id) if owned is None else owned

    def _shown(self, played: Played) -> Publication:
        return self._tables.publication(played.loaded, played.public, since=played.since)
