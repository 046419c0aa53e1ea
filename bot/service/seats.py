"""People come and go while a game runs: who holds a seat, and whose it is. Callers hold the lock.

A seat has one holder: a person or an automatic player. Where that is not the person whose seat it is, that person is
its owner and may take it back as long as the game runs. Whoever gets a seat learns what it may know from then on.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.errors import AlreadySeated, NobodyElse, NotSeated, NoVacantSeat
from bot.publication import ANYBODY
from bot.service.automatic import Automatic
from bot.service.play import Play, Played, require_running
from bot.service.sitting import called_off, given_back, held_by, people_of, person, present, with_seat
from bot.service.tables import CLOSED, Cause, Loaded, Tables
from bot.store.records import SeatRow
from engine.core.ids import Seat
from engine.core.protocol import HandOver, Join, Leave


class Seats:
    """Hands seats of running games over."""

    def __init__(self, tables: Tables, play: Play, automatic: Automatic) -> None:
        self._tables, self._play, self._automatic = tables, play, automatic

    async def take_over(self, loaded: Loaded, user_id: int, name: str, cause: Cause) -> tuple[Played, Seat]:
        """Seat a person: in the seat that is theirs, or one that is offered to them, or a vacant or offered one.

        Raises AlreadySeated, NoVacantSeat, NotRunning or Over.
        """
        require_running(loaded)
        if user_id in loaded.people:
            raise AlreadySeated(loaded.game_id)
        seats, status = loaded.row.seats, loaded.status
        owned = [seat for seat in status.seated if seats[seat].owner_id == user_id]
        named = [seat for seat in status.seated if seats[seat].offer == user_id]
        offered = [seat for seat in status.seated if seats[seat].offer == ANYBODY]
        vacant = [seat for seat in status.vacant if seats[seat].user_id is None and seats[seat].player is None]
        if not owned and not named and vacant:
            taken = with_seat(seats, vacant[0], person(user_id, name))
            played = await self._play.step(loaded, None, Join(seat=vacant[0]), cause, seats=taken)
            return await self._automatic.play_on(loaded, played, cause), vacant[0]
        for seat in (*owned, *named, *offered):
            return await self.hand(loaded, seat, held_by(seats[seat], person(user_id, name)), cause), seat
        raise NoVacantSeat(loaded.game_id)

    async def sit_in(self, loaded: Loaded, seat: Seat, cause: Cause, *, offer: int | None) -> Played:
        """Let an automatic player sit in, which people may take the seat over from as `offer` says.

        Raises NobodyElse if no other person is at the table: automatic players do not play among themselves.
        """
        who = loaded.row.seats[seat]
        if all(user == who.user_id for user in loaded.people):
            raise NobodyElse(loaded.game_id)
        return await self.hand(loaded, seat, replace(minded(loaded, who), offer=offer), cause)

    async def hand(self, loaded: Loaded, seat: Seat, who: SeatRow, cause: Cause) -> Played:
        """Give a seat that plays on to another holder, who has the time that is left: it does not begin anew."""
        row = loaded.row
        changes = present(row, with_seat(row.seats, seat, who))
        if who.user_id is not None:
            changes["told"] = (*row.told, who.user_id)  # they have just come, and need not be called
        played = await self._play.step(loaded, None, HandOver(seat=seat), cause, in_time=True, **changes)
        return await self._automatic.play_on(loaded, played, cause)

    async def stand_up(self, loaded: Loaded, user_id: int, cause: Cause) -> Played:
        """Give a person's seat up for good; for whoever sat in for somebody, an automatic player does so.

        With the last person seats go back to their owners; without any the automatic players go too, and so the game
        ends. Raises NotSeated, NotRunning or Over.
        """
        require_running(loaded)
        if user_id not in loaded.people:
            return await self._disown(loaded, user_id, cause)
        row, seat = loaded.row, loaded.seat_of(user_id)
        who = row.seats[seat]
        seats = with_seat(row.seats, seat, minded(loaded, who) if who.owner_id else SeatRow(None, None, who.name))
        actions: dict[Seat, Any] = {seat: HandOver(seat=seat) if who.owner_id else Leave(seat=seat)}
        if not people_of(seats):
            owned = [Seat(number) for number, held in enumerate(seats) if held.owner_id is not None]
            seats = tuple(given_back(held) for held in seats)
            actions |= {back: HandOver(seat=back) for back in owned}
        if not people_of(seats):
            actions |= {gone: Leave(seat=gone) for gone in _automatic(seats)}
        changes, seated = present(row, seats), loaded.status.seated
        steps = [(None, action) for gone, action in actions.items() if gone in seated]
        if steps:
            played = await self._play.steps(loaded, steps, cause, **changes)
        else:  # the rules have given the seat up before
            if called_off(replace(row, **changes)):
                changes |= {"status": "cancelled", "passed_version": row.version + 1, **CLOSED}
            played = Played(await self._tables.change(loaded, cause, **changes), row.version)
        return await self._automatic.play_on(loaded, played, cause)

    async def _disown(self, loaded: Loaded, user_id: int, cause: Cause) -> Played:
        """Leave a seat for good to whoever sits in. Raises NotSeated."""
        seat = loaded.owned_by(user_id)
        if seat is None:
            raise NotSeated(loaded.game_id)
        who = replace(loaded.row.seats[seat], owner_id=None, owner="")
        seats = with_seat(loaded.row.seats, seat, who)
        return Played(await self._tables.change(loaded, cause, seats=seats), loaded.row.version)


def minded(loaded: Loaded, before: SeatRow) -> SeatRow:
    """Return a seat that an automatic player sits in, open to anybody who would rather."""
    player = loaded.game.default_player
    return replace(held_by(before, SeatRow(None, player, player)), offer=ANYBODY, assisted=True)


def _automatic(seats: Iterable[SeatRow]) -> list[Seat]:
    return [Seat(number) for number, who in enumerate(seats) if who.player is not None]
