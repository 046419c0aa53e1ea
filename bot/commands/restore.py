"""`python -m bot restore FILE`: puts a copy in the place of the database, after checking it, while the bot is stopped.

What stood there is kept beside it, so that a wrong file can be taken back.
"""

import argparse
import itertools
import json
import sys
from pathlib import Path

from bot import settings
from bot.errors import AlreadyRunning
from bot.store.copies import Unusable, check, reading, restore
from bot.store.migrate import available, recognised

SENTENCES = {
    "foreign": "{file} is no copy of a Lost Property database.",
    "damaged": "{file} is damaged, or no copy at all; the database stays as it is.",
    "newer": "{file} was made by a newer version of the bot. Update the bot first.",
}
BEFORE = ".before-restore-{}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that `backup` wrote")


def run(args: argparse.Namespace) -> int:
    """Restore and print what was done; return 0, or 2 with a sentence and the database as it was."""
    try:
        database = settings.load().database
        print(json.dumps(restored(args.file, database)))
    except settings.SettingsError as error:
        return _refuse(str(error))
    except Unusable as error:
        return _refuse(SENTENCES[error.reason].format(file=args.file))
    except AlreadyRunning:
        return _refuse("The bot is running on that database. Stop it first.")
    except FileNotFoundError:
        return _refuse(f"There is no file {args.file}.")
    except OSError as error:
        return _refuse(f"That cannot be written: {error.strerror}.")
    return 0


def restored(source: Path, database: Path) -> dict[str, str | int | None]:
    """Put a copy in the place of a database and tell what was done.

    Raises FileNotFoundError, Unusable ("foreign", "damaged" or "newer") or AlreadyRunning; then nothing was changed.
    """
    if not source.is_file():
        raise FileNotFoundError(source)
    schema = check(source)
    if schema > max(available()):
        raise Unusable("newer")
    with reading(source) as conn:
        if not recognised(conn):
            raise Unusable("foreign")
    names = (database.with_name(database.name + BEFORE.format(number)) for number in itertools.count(1))
    kept = restore(source, database, keep=next(name for name in names if not name.exists()))
    return {"database": str(database), "schema": schema, "before": None if kept is None else str(kept)}


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
