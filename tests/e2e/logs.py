"""Every log record of a run, at every level, as text."""

import logging
from types import TracebackType
from typing import Self


class LogTrap(logging.Handler):
    """Collects what any logger says while it is entered, below the levels that are switched on too."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.records: list[logging.LogRecord] = []
        self._levels: dict[str, int] = {}

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def __enter__(self) -> Self:
        root = logging.getLogger()
        self._levels[""] = root.level
        root.setLevel(logging.DEBUG)
        root.addHandler(self)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        root = logging.getLogger()
        root.removeHandler(self)
        root.setLevel(self._levels[""])

    def texts(self) -> list[str]:
        """Return every record with its arguments filled in and its traceback."""
        return [self._whole(record) for record in self.records]

    def serious(self) -> list[str]:
        """Return the records from WARNING on, with their tracebacks."""
        return [self._whole(record) for record in self.records if record.levelno >= logging.WARNING]

    @staticmethod
    def _whole(record: logging.LogRecord) -> str:
        return f"{record.levelname} {record.name}: {logging.Formatter().format(record)}"
