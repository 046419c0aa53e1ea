"""`python -m bot render GAME --out DIR`: draws every kind of picture of a game into a folder."""

import argparse
import json
import sys
from functools import partial
from pathlib import Path

from bot.catalogue import BASE, Catalogue
from images.core.paint import paint
from images.games import PAINTERS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("game", choices=sorted(PAINTERS), metavar="GAME", help=", ".join(sorted(PAINTERS)))
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="folder for the pictures; made if missing"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the positions shown (1)")
    parser.add_argument("--locale", default=BASE, metavar="L", help=f"language of their words ({BASE})")


def run(args: argparse.Namespace) -> int:
    """Write the pictures as WebP and print their names and sizes; return 0, or 2 if the folder cannot be written."""
    say = partial(Catalogue.load().say, locale=args.locale)
    written = []
    try:
        args.out.mkdir(parents=True, exist_ok=True)
        for name, scene in PAINTERS[args.game].gallery(args.seed, say):
            picture = paint(scene)
            (args.out / f"{name}.webp").write_bytes(picture)
            written.append({"name": name, "width": scene.width, "height": scene.height, "bytes": len(picture)})
            print(name, file=sys.stderr)
    except OSError as error:
        print(f"{args.out} cannot be written: {error.strerror}.", file=sys.stderr)
        return 2
    print(json.dumps({"game": args.game, "seed": args.seed, "pictures": written}))
    return 0
