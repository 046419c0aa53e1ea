"""`python -m bot play`, as somebody sees and uses it: the real page in a real browser."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.browser.discord_page import DiscordPage, browser_page, chromium

ROOT = Path(__file__).resolve().parents[2]
PICTURES = Path(os.environ.get("BROWSER_PICTURES", ROOT / "out" / "browser"))
CHROMIUM = chromium()
MOST_TURNS = 60

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium")

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S+")
TURN = re.compile(r"· (\w+)’s turn")
CELL = re.compile(r"[A-Z]\d")


@contextmanager
def playing(*words: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """Run `play` and give the address that it prints; at the end press Ctrl-C and demand an orderly stop."""
    command = [sys.executable, "-m", "bot", "play", "--no-browser", *words]
    with subprocess.Popen(
        command, cwd=ROOT, stderr=subprocess.PIPE, text=True, bufsize=1, start_new_session=True
    ) as process:
        assert process.stderr is not None
        try:
            yield next(found[0] for line in process.stderr if (found := ADDRESS.search(line))), process
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process of the program
            said = process.stderr.read()
            assert process.wait(30) == 0
            assert said.endswith("Goodbye.\n")
            assert "Traceback" not in said
            assert "ERROR" not in said, said
        finally:
            process.kill()


@contextmanager
def opened(url: str, **size: int) -> Iterator[DiscordPage]:
    assert CHROMIUM is not None
    with browser_page(CHROMIUM, **size) as page:
        yield DiscordPage(page, url)


def table(page: DiscordPage) -> Locator:
    """The newest public message of the table."""
    return page.message("Board in words")


def take_turn(page: DiscordPage) -> None:
    """Do what the private panel offers, and prefer cards, until it is somebody else's turn or the game is over."""
    page.press("Take your turn", table(page))
    panel = page.messages().last
    for _ in range(20):
        labels = [label.strip() for label in page.enabled(panel).all_inner_texts()]
        wanted = next((label for label in labels if CELL.fullmatch(label)), None) or next(
            (label for label in ("As they were", "End my turn") if label in labels), None
        )
        if wanted is None:
            return
        page.press(wanted, panel)


def test_two_people_play_a_whole_game() -> None:
    with playing("--players", "2") as (url, _), opened(url) as page:
        page.slash("game new", game="Lost & Found")
        page.sees("who plays?")
        page.choose("Grid:", "2×4, 4 kinds")
        page.picture(PICTURES, "1-lobby")
        page.become("Ben")
        page.press("Join")
        page.sees("2 of at most 4")
        page.become("Ana")
        page.press("Start")
        page.sees("8 face down")
        page.picture(PICTURES, "2-table")

        for turn in range(MOST_TURNS):
            found = TURN.search(table(page).inner_text())
            if found is None:
                break
            page.become(found[1])
            take_turn(page)
            if turn == 0:
                page.picture(PICTURES, "3-first-turn-over")
        assert not page.buttons("Take your turn", table(page)).count(), "the game did not end"
        page.picture(PICTURES, "4-end")
        assert table(page).locator("img").count() == 1

        page.press("Board in words", table(page))
        page.sees("Only you can see this")
        page.slash("game rules", game="Lost & Found")
        page.picture(PICTURES, "5-rules")


def test_a_look_is_for_one_pair_of_eyes() -> None:
    with playing("--players", "2") as (url, _), opened(url) as page:
        page.slash("game new", game="Lost & Found")
        page.become("Ben")
        page.press("Join")
        page.become("Ana")
        page.press("Start")
        found = TURN.search(table(page).inner_text())
        assert found is not None
        page.become(found[1])
        page.press("Take your turn", table(page))
        panel = page.messages().last
        page.press("B2", panel)
        page.picture(PICTURES, "6-look")
        seen = panel.inner_text()
        assert "B2" in seen
        other = "Ben" if found[1] == "Ana" else "Ana"
        page.become(other)
        page.never_sees("Your turn")
        assert not page.messages().filter(has_text="Only you can see this").filter(has_text="B2").count()
        page.picture(PICTURES, "7-the-other-one")


def test_a_kept_table_is_there_again_after_a_restart(tmp_path: Path) -> None:
    file = str(tmp_path / "kept.sqlite3")
    with playing("--db", file) as (url, _), opened(url) as page:
        page.slash("game new", game="Lost & Found")
        page.become("Ben")
        page.press("Join")
        page.sees("2 of at most 4")
    with playing("--db", file) as (url, _), opened(url) as page:
        page.sees("2 of at most 4")
        page.become("Cleo")
        page.press("Join")
        page.sees("3 of at most 4")
        page.become("Ana")
        page.press("Start")
        page.sees("16 face down")
    with playing("--db", file) as (url, _), opened(url) as page:
        page.sees("16 face down")
        found = TURN.search(table(page).inner_text())
        assert found is not None
        page.become(found[1])
        page.press("Take your turn", table(page))
        page.press("A1")
        page.sees("A1")


def test_two_windows_see_the_same_table_without_a_refresh() -> None:
    with playing("--players", "2") as (url, _), opened(url) as page:
        other = DiscordPage(page.page.context.new_page(), url)
        other.become("Ben")
        page.slash("game new", game="Lost & Found")
        other.sees("who plays?")
        other.press("Join")
        page.sees("2 of at most 4")


def test_ending_the_session_in_the_page_ends_the_program() -> None:
    with playing() as (url, process), opened(url) as page:
        page.page.locator(".session-menu summary").click()
        page.page.locator("#close").click()
        assert process.wait(30) == 0
