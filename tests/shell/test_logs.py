import io
import logging
from collections.abc import Iterator

import pytest

from bot import logs

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in logs.QUIET}
    out = io.StringIO()
    logs.configure("DEBUG", out)
    yield out
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)


def test_an_entry_is_one_line_with_its_ids(stream: io.StringIO) -> None:
    logging.getLogger("bot.app").info("table not redrawn", extra={"ids": {"game": 7, "user": 12}})
    assert stream.getvalue().endswith(" INFO bot.app: table not redrawn game=7 user=12\n")


def test_secrets_that_a_library_prints_are_struck_out(stream: io.StringIO) -> None:
    logging.getLogger("discord.http").warning("429 on /webhooks/123/aW50ZXJhY3Rpb246MTIz.x-y_z/messages/@original")
    logging.getLogger("discord.http").warning("POST /api/v10/interactions/123/aW50ZXJhY3Rpb24xx/callback")
    logging.getLogger("x").error("token %s", TOKEN)
    text = stream.getvalue()
    assert "/webhooks/123/[secret]/messages/@original" in text
    assert "/interactions/123/[secret]/callback" in text
    assert "aW50" not in text
    assert TOKEN not in text


def test_secrets_in_a_traceback_are_struck_out(stream: io.StringIO) -> None:
    try:
        raise OSError(f"/webhooks/5/{TOKEN}")
    except OSError:
        logging.getLogger("x").exception("failed")
    assert "OSError: /webhooks/5/[secret]" in stream.getvalue()


def test_a_traceback_tells_where_and_what_kind_but_not_what_an_error_says_of_a_game(stream: io.StringIO) -> None:
    try:
        try:
            raise KeyError("A1: wallet")
        except KeyError as error:
            raise RuntimeError("D2: keys") from error
    except RuntimeError:
        logging.getLogger("x").exception("failed")
    text = stream.getvalue()
    assert text.index("\nKeyError\n") < text.index("\nRuntimeError\n")
    assert "test_logs.py" in text
    said = [line for line in text.splitlines() if "raise" not in line]  # the source is no secret
    assert not [line for line in said if "wallet" in line or "keys" in line]


def test_libraries_do_not_chatter(stream: io.StringIO) -> None:
    logging.getLogger("discord.gateway").debug("heartbeat")
    logging.getLogger("bot.x").debug("detail")
    assert "heartbeat" not in stream.getvalue()
    assert "detail" in stream.getvalue()
