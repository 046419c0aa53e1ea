"""`python -m bot [command]`: picks the command. Each is a module of `bot.commands`, imported only when it is chosen."""

import argparse
import importlib
import sys
from collections.abc import Sequence

COMMANDS = {
    "run": "connect to Discord and run the bot (this is what happens without a command)",
    "play": "play in the browser on a simulated Discord: no token, no network",
    "simulate": "let automatic players play many games and print the figures",
    "balance": "let a game's automatic players play thousands of games and write the report on its balance",
    "render": "draw every kind of picture of a game into a folder",
    "backup": "copy the database into a file, also while the bot runs",
    "restore": "put such a copy in the place of the database, after checking it",
    "health": "ask a running bot on this machine whether it is well (needs LOST_PROPERTY_MONITOR_PORT)",
    "verify": "check a game's fair deal receipt, without a network",
    "check": "look for mistakes in message catalogues and games' content",
}
DEFAULT = "run"
INTERRUPTED = 130
"""Exit code after Ctrl-C where a command does not expect it."""


def parser_for(command: str) -> argparse.ArgumentParser:
    """Return the parser that lists every command and knows the arguments of this one."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Lost Property, a Discord bot.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, summary in COMMANDS.items():
        one = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        if name == command:
            module = importlib.import_module(f"bot.commands.{name}")
            module.add_arguments(one)
            one.set_defaults(run=module.run)
    return parser


def main(argv: Sequence[str]) -> int:
    """Run the command that `argv` names and return its exit code."""
    words = list(argv) or [DEFAULT]
    if words[0] == "help":
        words = [*words[1:], "--help"]
    try:
        args = parser_for(words[0]).parse_args(words)
        code: int = args.run(args)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
