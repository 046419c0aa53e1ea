"""One process at a time: a lock beside the database, which the system lets go of when its holder dies."""

from pathlib import Path

from filelock import FileLock, Timeout

from bot.errors import AlreadyRunning


def guard(database: Path) -> FileLock:
    """Take the lock of a database; `release` gives it back. Raises AlreadyRunning if another process has it."""
    lock = FileLock(f"{database}.lock", timeout=0, mode=0o600, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise AlreadyRunning from None
    return lock
