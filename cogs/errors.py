"""Whatever goes wrong becomes one private sentence; a bug becomes an apology with a reference to the log.

The log gets ids, kinds of errors and places in the program, never what an error says: that could hold a secret.
"""

import logging
import secrets
import traceback
from collections.abc import Iterable

import discord

from bot.errors import BadgeMissing, CannotUndo, NotHere, ServiceError, TooManyTables
from bot.logs import ids
from bot.publication import Peek
from cogs.troubles import FORBIDDEN, Parked
from cogs.words import Words
from engine.core.errors import GameError, Refused
from engine.core.game import AnyGame
from engine.core.messages import message

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
GONE = {UNKNOWN_INTERACTION, 10008, 10015, 50027}
"""Discord's codes for what can no longer be answered."""
RATE_LIMITED, SERVER_TROUBLE = 429, 500  # HTTP status: Discord's own trouble, from 500 on


class Sentence(Exception):
    """What somebody asked for cannot be done; `id` is the message that says why, `values` are what it names."""

    def __init__(self, id: str, **values: int | str) -> None:
        super().__init__(id)
        self.id, self.values = id, values


class NotYet(Sentence):
    """What somebody asked for cannot be done before their turn, but can be planned from now on."""

    def __init__(self, peek: Peek) -> None:
        super().__init__("error-not-now")
        self.peek = peek


def sentence(error: Exception, words: Words, game: AnyGame | None = None) -> str | None:
    """Return what to tell somebody about an error, or None if it is a bug.

    `game` says the reasons of its own rules and lobby. Every other code has the same words for everybody.
    """
    match error:
        case Sentence():
            return words.text(message(error.id, **error.values))
        case Refused() if game is not None:
            return words.text(game.text.refusal(error.code))
        case Parked():
            return words.say(f"error-{error.code}", channel=f"<#{error.channel_id}>")
        case BadgeMissing() if game is not None:
            return words.text(game.text.refusal("badge_missing"))
        case CannotUndo():
            return words.say(f"error-cannot-undo-{error.why}")
        case NotHere():
            return words.say("error-not-here", channels=mentions(error.channels))
        case TooManyTables():
            return words.say("error-too-many-tables", most=error.most)
        case GameError() | ServiceError():
            known = f"error-{error.code.replace('_', '-')}"
            return words.say(known if words.has(known) else "error-illegal")
        case discord.HTTPException() if error.code in FORBIDDEN:
            return words.say("error-forbidden")
        case discord.HTTPException() if error.status == RATE_LIMITED or error.status >= SERVER_TROUBLE:
            return words.say("error-discord")
        case _:
            return None


def mentions(channel_ids: Iterable[int]) -> str:
    """Return channels as Discord shows them to whoever may see them."""
    return " ".join(f"<#{id}>" for id in channel_ids)


def unanswerable(error: Exception) -> bool:
    """Whether Discord no longer takes an answer: nothing is wrong with the program."""
    return isinstance(error, discord.HTTPException) and error.code in GONE


def report(error: Exception, *, game_id: int, interaction_id: int) -> str:
    """Log a bug and return its reference."""
    reference = secrets.token_hex(3)
    log.error(
        "a bug: %s\n%s",
        kinds(error),
        places(error),
        extra=ids(reference=reference, game=game_id, interaction=interaction_id),
    )
    return reference


def kinds(error: BaseException) -> str:
    """Return the kinds of an error and of what led to it, without their words."""
    names: list[str] = []
    seen: BaseException | None = error
    while seen is not None and len(names) < 5:
        code = getattr(seen, "code", None)
        names.append(type(seen).__name__ + (f"({code})" if isinstance(code, int) else ""))
        seen = seen.__cause__ or seen.__context__
    return " < ".join(names)


def places(error: BaseException) -> str:
    """Return where an error passed through: files, lines and functions, no values."""
    frames = traceback.extract_tb(error.__traceback__)
    return "\n".join(f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in frames)
