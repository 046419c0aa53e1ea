"""The log: one `key=value` line an entry, with ids only, and no secret even where a library would print one."""

import logging
import re
import sqlite3
import sys
import traceback
from types import TracebackType
from typing import Any, TextIO

SECRETS = (
    re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~-]+"),  # interaction tokens in request addresses
    re.compile(r"()\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),  # bot tokens
)
QUIET = ("discord", "asyncio", "PIL", "aiosqlite", "fontTools", "filelock")
"""Libraries whose DEBUG output nobody asked for."""

WORDED = (OSError, sqlite3.Error)
"""Errors whose words are of files, sockets and the database. Those of any other may hold what a game hides."""
MOST_CAUSES = 5


def masked(text: str) -> str:
    """Return the text with interaction and bot tokens struck out."""
    for pattern in SECRETS:
        text = pattern.sub(r"\1[secret]", text)
    return text


def ids(**values: object) -> dict[str, object]:
    """Return what a log call takes as `extra`, so that its ids stand behind the message as `name=value`."""
    return {"ids": values}


class LineFormatter(logging.Formatter):
    """`time level logger: message`, then the fields of `extra={"ids": {...}}`, then a traceback if there is one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S%z")

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry as it is written, its secrets struck out."""
        ids = getattr(record, "ids", None) or {}
        fields = "".join(f" {key}={value}" for key, value in ids.items())
        others, record.exc_text = record.exc_text, None  # what another formatter made of the error is kept there
        head, newline, rest = super().format(record).partition("\n")
        record.exc_text = others
        return masked(head + fields + newline + rest)

    def formatException(self, ei: Any) -> str:
        """Return where an error came from and its kind, after those that led to it; see `WORDED`."""
        error: BaseException | None = ei[1]
        chain: list[BaseException] = []
        while error is not None and len(chain) < MOST_CAUSES:
            chain.append(error)
            error = error.__cause__ or error.__context__
        return "\n".join(_told(each, each.__traceback__) for each in reversed(chain))


def _told(error: BaseException, where: TracebackType | None) -> str:
    words = f": {error}" if isinstance(error, WORDED) else ""
    return "".join((*traceback.format_tb(where), type(error).__name__, words))


def configure(level: str, stream: TextIO = sys.stderr) -> None:
    """Send everything from `level` upwards to the stream; libraries speak from INFO at most."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(LineFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
