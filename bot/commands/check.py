"""`python -m bot check`: looks for mistakes in the message catalogues and lists them all."""

import argparse
import json
import sys

from bot.catalogue import message_files
from bot.lint import problems


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments: there are none."""


def run(args: argparse.Namespace) -> int:
    """Print every mistake to stderr and a summary to stdout; return 1 if there is any."""
    found = problems()
    for problem in found:
        print(problem, file=sys.stderr)
    print(json.dumps({"files": len(message_files()), "problems": len(found)}))
    return 1 if found else 0
