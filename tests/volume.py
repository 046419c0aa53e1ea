"""How much of the same a run tries: enough to notice a fault, or as much as a night holds (`make soak`)."""

import os
from typing import TypeVar

T = TypeVar("T")

THOROUGH = bool(os.environ.get("THOROUGH"))


def volume(usual: T, thorough: T) -> T:
    """Return what an ordinary run tries, or what a thorough one does."""
    return thorough if THOROUGH else usual
