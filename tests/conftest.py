"""Settings that every test shares."""

import gc

import pytest
from hypothesis import HealthCheck, settings

from bot.logs import LineFormatter
from tests.volume import volume

# The same examples in every run, so that a red run can be seen again; `make soak` looks for new ones.
settings.register_profile(
    "repeatable", deadline=None, derandomize=True, max_examples=12, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", deadline=None, max_examples=300, print_blob=True)
settings.load_profile(volume("repeatable", "thorough"))


LONG = {"test_dockerfile.py", "test_play_in_browser.py"}
"""What takes long in one piece; it begins first, or all but one process would wait for it at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let what takes longest begin first."""
    items.sort(key=lambda item: item.path.name not in LONG)


def pytest_collection_finish() -> None:
    """Look for garbage seldom, and never among what is loaded for good: that takes a fifth of the time otherwise."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.fixture(autouse=True)
def _whole_log_lines(caplog: pytest.LogCaptureFixture) -> None:
    """Let tests read log lines as they are written, ids and all."""
    caplog.handler.setFormatter(LineFormatter())
