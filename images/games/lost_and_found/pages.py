"""A small picture for each page of the rules."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from images.core.painter import Say
from images.core.scene import Scene

PAGES: Mapping[str, Callable[[Say], Scene]] = MappingProxyType({})


def page(name: str, say: Say) -> Scene | None:
    """Return the picture of a page, or None if it has none."""
    return PAGES[name](say) if name in PAGES else None
