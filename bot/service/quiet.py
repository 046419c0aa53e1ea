"""Quiet hours: when somebody may be called, by the clock on their own wall."""

from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo

Quiet = tuple[int, int]
"""From when until when, in minutes since midnight; the end may lie on the next day."""
DAY_MINUTES = 24 * 60


@cache
def zone_of(name: str) -> ZoneInfo | None:
    """Return a time zone by its IANA name, or None if this machine knows none of that name."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such zone, or a name that could not be one
        return None


def awake(at: float, quiet: Quiet | None, zone: str | None) -> float:
    """Return the first moment from `at` on (Unix seconds) that is outside somebody's quiet hours.

    A zone that is not known counts as UTC. When clocks are changed the hours are those that the wall shows. An end
    that the wall skips comes as much later.
    """
    if quiet is None:
        return at
    wall = (zone_of(zone) if zone else None) or UTC
    if not _asleep(at, quiet, wall):
        return at
    midnight = datetime.fromtimestamp(at, wall).replace(hour=0, minute=0, second=0, microsecond=0)
    ends = [midnight + timedelta(days=days, minutes=quiet[1]) for days in range(3)]
    # An end that comes twice or not at all, since clocks are changed, is two moments: one may lie in the night still.
    moments = [end.replace(fold=fold).timestamp() for end in ends for fold in (0, 1)]
    return min(moment for moment in moments if moment > at and not _asleep(moment, quiet, wall))


def _asleep(at: float, quiet: Quiet, wall: tzinfo) -> bool:
    begin, end = quiet
    local = datetime.fromtimestamp(at, wall)
    minute = local.hour * 60 + local.minute
    return begin <= minute < end if begin < end else minute >= begin or minute < end
