"""What Discord says when a table's message cannot be shown, and what that means for the table."""

import discord

UNKNOWN_MESSAGE = 10008
TOO_OLD = 30046  # over an hour old, and edited too often
ARCHIVED, LOCKED = 50083, 160005  # the thread
NOT_EDITABLE = {UNKNOWN_MESSAGE, TOO_OLD, ARCHIVED}
BAD_TOKEN = {10015, 50027}
FORBIDDEN = {50001, 50013}
TOO_MANY_THREADS = {160006, 160007}

TROUBLES = {
    UNKNOWN_MESSAGE: "deleted",
    **dict.fromkeys((ARCHIVED, LOCKED), "locked"),  # posting wakes a thread that is archived and not locked
    10003: "no-channel",
    **dict.fromkeys(FORBIDDEN, "no-permission"),
}
"""Message id suffixes, by Discord's codes."""


class Parked(Exception):
    """The table's message cannot be shown in its channel; `code` is a message id suffix. The game is safe."""

    def __init__(self, code: str, channel_id: int) -> None:
        super().__init__(code)
        self.code, self.channel_id = code, channel_id


def parked(error: discord.HTTPException, channel_id: int) -> Exception:
    """Return Parked for what people can repair, else the error itself."""
    code = TROUBLES.get(error.code)
    return Parked(code, channel_id) if code else error
