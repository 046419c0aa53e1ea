"""Every game's painter, named one by one, by game id."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from images.core.painter import Painter
from images.games.lost_and_found import LostAndFoundPainter

PAINTERS: Mapping[str, Painter[Any, Any]] = MappingProxyType({"lost_and_found": LostAndFoundPainter()})
