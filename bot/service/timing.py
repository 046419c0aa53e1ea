"""When an open decision must be answered, and which commands are too old for it."""

from typing import Any

from bot.clock import DISCORD_EPOCH, snowflake
from bot.service.tables import NO_CLOCK, Cause, Loaded
from bot.store.records import GameRow


def clock(loaded: Loaded, kind: str, now: float) -> dict[str, Any]:
    """Return the fields of the row that say when a decision of this kind that opens now must be answered."""
    seconds, share = loaded.row.deadline_seconds, loaded.game.deadlines.get(kind)
    if seconds is None or share is None:
        return NO_CLOCK
    return {**NO_CLOCK, "deadline_at": now + seconds * share, "remind_at": now + seconds * share / 2}


def time_left(before: GameRow, after: GameRow, now: float) -> dict[str, Any]:
    """Return the fields of the row that leave an open decision the time that there was `before`, if that is limited.

    Whoever is new to it hears of it when half of that is over.
    """
    if before.time_left is not None and (after.deadline_at, after.time_left) != (None, None):
        return {name: getattr(before, name) for name in NO_CLOCK}
    if before.deadline_at is None or after.deadline_at is None:
        return {}
    half = now + max(0.0, before.deadline_at - now) / 2
    return {"deadline_at": before.deadline_at, "remind_at": min(half, before.remind_at or half)}


def opened_by(cause: Cause, now: float) -> int:
    """Return the Discord id before which a command is too old for a decision that opens now.

    What follows from an interaction is as much later on Discord's clock as on ours, so the clocks need not agree.
    Without an interaction ours has to do.
    """
    if cause.interaction_id is None:
        return snowflake(now)
    since = cause.since if cause.since is not None else cause.arrived
    return cause.interaction_id + (0 if since is None else snowflake(DISCORD_EPOCH + max(0.0, now - since)))


def stood(row: GameRow, now: float) -> float:
    """Return for how many seconds the table's clock has stood still; what it had left then it still has."""
    return 0.0 if row.stopped_at is None else now - row.stopped_at
