"""`python -m bot backup FILE`: copies the database, also while the bot runs."""

import argparse
import json
import sys
from pathlib import Path

from bot import settings
from bot.store.copies import Itself, Unusable, backup, check

SENTENCES = {
    "foreign": "{database} is no database of Lost Property; nothing was copied.",
    "damaged": "{database} is damaged; nothing was copied.",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes; a file there is replaced")


def run(args: argparse.Namespace) -> int:
    """Write the copy and print what it is; return 0, or 2 with a sentence if it cannot be made."""
    try:
        database = settings.load().database
        if not database.is_file():
            return _refuse(f"There is no database {database} yet.")
        backup(database, args.file)
        found = {"file": str(args.file), "bytes": args.file.stat().st_size, "schema": check(args.file)}
    except settings.SettingsError as error:
        return _refuse(str(error))
    except Unusable as error:
        return _refuse(SENTENCES[error.reason].format(database=database))
    except Itself:
        return _refuse(f"{args.file} belongs to the database itself. Name another file for the copy.")
    except OSError as error:
        return _refuse(f"{args.file} cannot be written: {error.strerror}.")
    print(json.dumps(found))
    return 0


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
