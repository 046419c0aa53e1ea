"""Rows for tests of the store."""

from dataclasses import replace
from typing import Any

from bot.store.records import EntryRow, GameRow, Move, SeatRow
from bot.store.sqlite import SqliteStore

GUILD, CHANNEL, ANA, BEN = (
    1_234_567_890_123_456_789,
    9_007_199_254_740_993,
    9_007_199_254_740_995,
    9_007_199_254_740_997,
)


def lobby(**changes: Any) -> GameRow:
    """Return a new game's row; no id of it survives a float."""
    whole: dict[str, Any] = {
        "game_id": 0, "kind": "toy", "guild_id": GUILD, "channel_id": CHANNEL, "host_id": ANA, "options": "{}",
        "created_at": 1.5, "updated_at": 1.5, "seats": (SeatRow(ANA, None, "Ana"),),
    }  # fmt: skip
    return GameRow(**{**whole, **changes})


async def opened(store: SqliteStore, interaction_id: int | None = None, **changes: Any) -> GameRow:
    """Store a new game and return its row."""
    row = lobby(**changes)
    entry = EntryRow(version=1, kind="open", at=1.5, interaction_id=interaction_id)
    return replace(row, game_id=await store.open_game(row, entry))


def move(before: GameRow, interaction_id: int | None = None, **changes: Any) -> Move:
    """Return the next move of a game; keywords that a Move has are its own, the rest are the row's."""
    own = {name: changes.pop(name) for name in ("seats", "votes", "plans", "result") if name in changes}
    version = before.version + 1
    row = replace(before, version=version, **{k: v for k, v in own.items() if k != "result"}, **changes)
    entry = EntryRow(version=version, kind="act", at=2.0, interaction_id=interaction_id, action='{"kind":"note"}')
    return Move(game=row, base=before.version, entries=(entry,), **own)
