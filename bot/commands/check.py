"""`python -m bot check`: looks for mistakes in message catalogues and in games' content, and lists them all."""

import argparse
import json
import sys
from collections.abc import Iterator

from bot.catalogue import message_files
from bot.lint import problems
from engine.core.content import ContentError
from engine.core.game import AnyGame, Writing

NO_DICTIONARY = "spelling and reading level were not looked at: the packages of the extra `authors` are not installed"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments: there are none."""


def run(args: argparse.Namespace) -> int:
    """Print every mistake to stderr and a summary to stdout; return 1 if there is any."""
    found = [*problems(), *content_problems()]
    for problem in found:
        print(problem, file=sys.stderr)
    print(json.dumps({"files": len(message_files()), "problems": len(found)}))
    return 1 if found else 0


def content_problems() -> list[str]:
    """Return every mistake in the games' packs; those of a pack that cannot even be read stand alone."""
    try:
        from engine.games import GAMES  # reading a pack may fail, and is to be told like every other mistake
    except ContentError as error:
        return list(error.problems)
    return [problem for game in GAMES.values() if game.pack is not None for problem in of_game(game)]


def of_game(game: AnyGame) -> Iterator[str]:
    """Yield every mistake in one game's pack."""
    try:
        if game.faults is not None:
            yield from game.faults(game.pack)
        if game.writing is not None:
            yield from of_writing(game.writing(game.pack))
    except ContentError as error:
        yield from error.problems


def of_writing(writing: Writing) -> Iterator[str]:
    """Yield what the dictionary and the reading level object to; where they are not installed, say so and pass."""
    try:
        from bot.prose import problems as in_prose
    except ModuleNotFoundError:
        print(NO_DICTIONARY, file=sys.stderr)
        return
    yield from in_prose(writing)
