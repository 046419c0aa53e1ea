"""People come and go while a game runs. Callers hold the lock."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.errors import AlreadySeated, NoVacantSeat
from bot.service.automatic import Automatic
from bot.service.play import Play, Played, require_running
from bot.service.tables import CLOSED, Cause, Loaded, Tables, called_off, people_of, person
from bot.store.records import SeatRow
from engine.core.ids import Seat
from engine.core.protocol import Join, Leave


class Seats:
    """Hands seats of running games over."""

    def __init__(self, tables: Tables, play: Play, automatic: Automatic) -> None:
        self._tables, self._play, self._automatic = tables, play, automatic

    async def take_over(self, loaded: Loaded, user_id: int, name: str, cause: Cause) -> tuple[Played, Seat]:
        """Seat a person in the first vacant seat. Raises AlreadySeated, NoVacantSeat, NotRunning or Over."""
        require_running(loaded)
        if user_id in loaded.people:
            raise AlreadySeated(loaded.game_id)
        seats = loaded.row.seats
        free = [seat for seat in loaded.status.vacant if seats[seat].user_id is None and seats[seat].player is None]
        if not free:
            raise NoVacantSeat(loaded.game_id)
        taken = _with(seats, free[0], person(user_id, name))
        played = await self._play.step(loaded, None, Join(seat=free[0]), cause, seats=taken)
        return await self._automatic.play_on(loaded, played, cause), free[0]

    async def stand_up(self, loaded: Loaded, user_id: int, cause: Cause) -> Played:
        """Vacate a person's seat. With the last person the automatic players go too, and so the game ends.

        Raises NotSeated, NotRunning or Over.
        """
        seat = loaded.seat_of(user_id)
        require_running(loaded)
        row = loaded.row
        seats = _with(row.seats, seat, SeatRow(None, None, row.seats[seat].name))
        people = people_of(seats)
        changes: dict[str, Any] = {
            "seats": seats,
            "votes": tuple(vote for vote in row.votes if vote != user_id),
            "host_id": people[0] if people and row.host_id == user_id else row.host_id,
        }
        leaving = [seat, *([] if people else _automatic(seats))]
        seated = loaded.status.seated
        actions = [(None, Leave(seat=gone)) for gone in leaving if gone in seated]
        if actions:
            played = await self._play.steps(loaded, actions, cause, **changes)
        else:  # the rules have given the seat up before
            if called_off(replace(row, **changes)):
                changes |= {"status": "cancelled", "passed_version": row.version + 1, **CLOSED}
            played = Played(await self._tables.change(loaded, cause, **changes), row.version)
        return await self._automatic.play_on(loaded, played, cause)


def _with(seats: tuple[SeatRow, ...], seat: Seat, who: SeatRow) -> tuple[SeatRow, ...]:
    return (*seats[:seat], who, *seats[seat + 1 :])


def _automatic(seats: Iterable[SeatRow]) -> list[Seat]:
    return [Seat(number) for number, who in enumerate(seats) if who.player is not None]
