"""Every log record of a run, as the bot writes them at its most talkative level."""

import logging
from types import TracebackType
from typing import Self

from bot.logs import QUIET

LIBRARIES = (*QUIET, "simcord")


class LogTrap(logging.Handler):
    """Collects what any logger says while it is entered: all of the bot's, libraries' from INFO (bot/logs.py)."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.records: list[logging.LogRecord] = []
        self._levels: dict[str, int] = {}

    def _set(self, name: str, level: int) -> None:
        self._levels[name] = logging.getLogger(name).level
        logging.getLogger(name).setLevel(level)

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def __enter__(self) -> Self:
        self._set("", logging.DEBUG)
        for name in LIBRARIES:
            self._set(name, logging.INFO)
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        logging.getLogger().removeHandler(self)
        for name, level in self._levels.items():
            logging.getLogger(name).setLevel(level)

    def texts(self) -> list[str]:
        """Return every record with its arguments filled in and its traceback."""
        return [self._whole(record) for record in self.records]

    def serious(self) -> list[str]:
        """Return the records from WARNING on, with their tracebacks."""
        return [self._whole(record) for record in self.records if record.levelno >= logging.WARNING]

    @staticmethod
    def _whole(record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={value}" for name, value in (getattr(record, "ids", None) or {}).items())
        return f"{record.levelname} {record.name}: {logging.Formatter().format(record)}{fields}"
