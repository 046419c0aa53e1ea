"""`python -m bot verify FILE`: checks the receipt that `/game receipt` shows after the end, on any computer."""

import argparse
import json
import sys
from pathlib import Path

from pydantic import ValidationError

from engine.core.sealing import Proof, commitment, dealt, faults
from engine.games import GAMES

UNREADABLE = 2
WHOLE = "copy all of it, from the first { to the last }, and nothing else"

FAULTS = {
    "commitment": "the seal does not fit what is under it: something in the file was changed, or copied wrongly",
    "game": "this program does not have the game",
    "content": "this program has another story than the game was played with, so it cannot deal it",
    "deal": "the seed does not lead to this deal; another version of the program may deal otherwise",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the receipt as JSON, as /game receipt shows it")


def run(args: argparse.Namespace) -> int:
    """Print what was found as JSON, and what is wrong in words; return 0 if all is well, 1 if not, 2 if unreadable."""
    try:
        proof = Proof.model_validate_json(args.file.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError):
        print(f"{args.file} cannot be read.", file=sys.stderr)
        return UNREADABLE
    except ValidationError as error:
        keys = sorted({".".join(map(str, problem["loc"])) for problem in error.errors()})
        why = f"look at {', '.join(keys)}" if all(keys) else WHOLE
        print(f"{args.file} is no receipt as /game receipt shows it: {why}.", file=sys.stderr)
        return UNREADABLE
    found = faults(proof, GAMES)
    for fault in found:
        print(FAULTS[fault], file=sys.stderr)
    print(json.dumps(_summary(proof, found)))
    return 1 if found else 0


def _summary(proof: Proof, found: tuple[str, ...]) -> dict[str, object]:
    """Return what was checked: the seal that follows from the file, and the deal, where this program can deal."""
    opening = proof.opening
    able = not {"game", "content", "deal"} & set(found)
    return {
        "game": opening.kind,
        "table": opening.game,
        "fair": not found,
        "commitment": commitment(opening),
        "deal": dealt(GAMES[opening.kind], opening) if able else None,
        "faults": list(found),
    }
