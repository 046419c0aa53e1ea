"""Why somebody's last action cannot be taken back, read from the game's log."""

from collections.abc import Sequence
from enum import StrEnum

from bot.store.records import EntryRow


class Why(StrEnum):
    """The reason; part of the message id `error-cannot-undo-<reason>`."""

    NOTHING = "nothing"  # they have not done anything in this game
    TAKEN_BACK = "taken-back"  # their last action was taken back already
    SHOWN = "shown"  # it showed something that was hidden
    OTHERS = "others"  # another person has acted, sat down or left since
    AUTOMATIC = "automatic"  # an automatic player has gone on since
    DEADLINE = "deadline"  # a deadline has passed since
    OVER = "over"  # the game has ended
    UPDATED = "updated"  # the program is a newer one, which cannot go back to what the old one saved


def why_not(entries: Sequence[EntryRow], user_id: int) -> Why:
    """Return why the last action of a person in a running game cannot be taken back, if it cannot.

    `entries` are the whole log. What lies in the action itself comes before what has happened since.
    """
    mine = [i for i, entry in enumerate(entries) if entry.user_id == user_id and _of_the_game(entry)]
    if not mine:
        return Why.NOTHING
    last = entries[mine[-1]]
    if last.kind == "undo":
        return Why.TAKEN_BACK
    if last.reveals:
        return Why.SHOWN
    since = {_whose(entry) for entry in entries[mine[-1] + 1 :] if entry.action is not None}
    return next((why for why in (Why.OTHERS, Why.AUTOMATIC, Why.DEADLINE) if why in since), Why.UPDATED)


def _of_the_game(entry: EntryRow) -> bool:
    """Whether an entry is an action of a seat, or takes one back."""
    return entry.seat is not None and (entry.action is not None or entry.kind == "undo")


def _whose(entry: EntryRow) -> Why:
    """Return the reason that an action of somebody else is."""
    if entry.kind == "lapse":
        return Why.DEADLINE
    return Why.AUTOMATIC if entry.kind == "automatic" else Why.OTHERS
