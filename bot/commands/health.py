"""`python -m bot health`: asks the bot on this machine whether it is well. For health checks of containers."""

import argparse
import sys
import urllib.error
import urllib.request

from bot import settings
from bot.monitor import LOOPBACK

SECONDS = 5.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments: there are none."""


def run(args: argparse.Namespace) -> int:
    """Print what the bot says of itself; return 0 if it is well, 1 if not, 2 if it cannot be asked as it is set up."""
    try:
        port = settings.load().monitor_port
    except settings.SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    if port is None:
        print(f"{settings.name_of('monitor_port')} is not set, so the bot cannot be asked.", file=sys.stderr)
        return 2
    try:
        with urllib.request.urlopen(f"http://{LOOPBACK}:{port}/health", timeout=SECONDS) as answer:
            print(answer.read().decode())
            return 0
    except urllib.error.HTTPError as error:
        print(error.read().decode())
    except OSError:
        print(f"Nothing answers on port {port}.", file=sys.stderr)
    return 1
