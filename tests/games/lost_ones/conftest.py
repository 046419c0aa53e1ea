"""What the tests of Lost Ones share."""

from typing import Any

import pytest

from bot.catalogue import Catalogue


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue.load(strict=True)


@pytest.fixture
def say(catalogue: Catalogue) -> Any:
    def said(message: Any) -> str:
        return "" if message is None else catalogue.say(message, "en", lambda seat: "ABCD"[seat])

    return said
