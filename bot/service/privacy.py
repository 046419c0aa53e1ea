"""What is kept about one person: told, given out, and erased, also in the middle of a game."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.publication import About, LobbyCard, Publication
from bot.service.lobbies import Lobbies
from bot.service.seats import Seats
from bot.service.sitting import people_of
from bot.service.tables import CLOSED, Cause, Loaded, Tables
from bot.store.records import SeatRow


class Privacy:
    """Answers people about what is kept of them."""

    def __init__(self, tables: Tables, lobbies: Lobbies, seats: Seats) -> None:
        self._tables, self._lobbies, self._seats = tables, lobbies, seats

    async def about(self, user_id: int) -> About:
        """Return what is kept about somebody: nothing of anybody else, and nothing that a game hides from them."""
        store = self._tables.store
        rows = await store.privacy.about(user_id)
        made = {"user_id": user_id, "made_at": self._tables.clock.now(), **rows}
        return About(
            {topic: len(found) for topic, found in rows.items()},
            await store.people.counted(user_id),
            json.dumps(_readable(made), indent=1, ensure_ascii=False),
        )

    async def count(self, user_id: int, counted: bool) -> None:
        """Let statistics name somebody, or not."""
        await self._tables.store.people.count(user_id, counted)

    async def erase(self, user_id: int) -> tuple[Publication | LobbyCard, ...]:
        """Forget somebody on every server; return the tables that changed.

        Their seats in open games are given up as when they leave. Everything is done anew if it is called again, so
        that a stop in between leaves nothing half forgotten for good.
        """
        changed = [
            shown
            for game_id in await self._tables.store.privacy.games(user_id)
            if (shown := await self._leave(game_id, user_id)) is not None
        ]
        await self._tables.store.privacy.erase(user_id)
        return tuple(changed)

    async def _leave(self, game_id: int, user_id: int) -> Publication | LobbyCard | None:
        """Take somebody out of an open game; return it as everybody may see it, None if it cannot be read."""
        async with self._tables.turn(game_id, unreadable=True) as loaded:
            held = [seat for seat, who in enumerate(loaded.row.seats) if user_id in (who.user_id, who.owner_id)]
            after = await self._stood_up(loaded, user_id) if loaded.readable else loaded
            if after.row.status in ("lobby", "running", "frozen"):
                after = await self._tables.change(after, Cause("erase"), **_unnamed(after, user_id, held))
            if not after.readable:
                return None
            return await self._tables.card(after) if after.state is None else self._tables.publication(after)

    async def _stood_up(self, loaded: Loaded, user_id: int) -> Loaded:
        """Give up what somebody has at a table: the seat they hold, and the one that is theirs."""
        cause = Cause("leave", user_id)
        if loaded.state is None:
            return await self._lobbies.leave(loaded, user_id, cause) if user_id in loaded.people else loaded
        while loaded.row.status == "running" and (user_id in loaded.people or loaded.owned_by(user_id) is not None):
            loaded = (await self._seats.stand_up(loaded, user_id, cause)).loaded
        return loaded


def _unnamed(loaded: Loaded, user_id: int, held: Sequence[int]) -> dict[str, Any]:
    """Return the fields of a row that name somebody, without them; `held` are the seats that were theirs."""
    row, player = loaded.row, loaded.game.default_player if loaded.game is not None else None
    seats = list(row.seats)
    if row.state is None:
        seats = [who for who in seats if who.user_id != user_id]
    for seat in held if row.state is not None else ():
        if user_id in (seats[seat].user_id, seats[seat].owner_id):  # a game that cannot be read: nobody stood up
            seats[seat] = SeatRow(None, player, player or "")
        elif seats[seat].user_id is None and seats[seat].player is None:
            seats[seat] = replace(seats[seat], name="")
    gone = {"status": "cancelled", **CLOSED} if not people_of(seats) else {}
    return gone | {
        "seats": tuple(
            replace(
                seat,
                offer=None if seat.offer == user_id else seat.offer,
                votes=tuple(vote for vote in seat.votes if vote != user_id),
            )
            for seat in seats
        ),
        "votes": tuple(vote for vote in row.votes if vote != user_id),
        "told": tuple(told for told in row.told if told != user_id),
        "host_id": 0 if row.host_id == user_id else row.host_id,
    }


TIMES = ("at", "created_at", "ended_at", "expires_at", "made_at")
TEXTS = ("action", "steps", "value")
LARGE = ("user_id", "guild_id", "channel_id", "message_id")
"""Discord's ids: programs that read JSON would round them, so they are given as text."""


def _readable(value: Any) -> Any:
    """Return values with times and large ids as words and JSON texts taken apart."""
    if isinstance(value, dict):
        return {name: _value(name, inner) for name, inner in value.items()}
    return [_readable(inner) for inner in value] if isinstance(value, list) else value


def _value(name: str, value: Any) -> Any:
    if name in TIMES and isinstance(value, int | float):
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    if name in LARGE and value is not None:
        return str(value)
    if name in TEXTS and isinstance(value, str):
        inner = json.loads(value)
        return [str(id) for id in inner] if name == "value" and isinstance(inner, list) else inner  # channels
    return _readable(value)
