"""Every game's painter, and eyes for the automatic players of games with pictures to search, by game id."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.core.game import Eyes
from images.core.painter import Painter
from images.games.finders_keepers import FindersKeepersPainter
from images.games.finders_keepers.eyes import FindersKeepersEyes
from images.games.finders_keepers_expert import FindersKeepersExpertPainter
from images.games.finders_keepers_expert.eyes import FindersKeepersExpertEyes
from images.games.lost_and_found import LostAndFoundPainter
from images.games.lost_ones import LostOnesPainter

PAINTERS: Mapping[str, Painter[Any, Any]] = MappingProxyType(
    {
        "lost_and_found": LostAndFoundPainter(),
        "finders_keepers": FindersKeepersPainter(),
        "finders_keepers_expert": FindersKeepersExpertPainter(),
        "lost_ones": LostOnesPainter(),
    }
)

EYES: Mapping[str, Eyes[Any]] = MappingProxyType(
    {"finders_keepers": FindersKeepersEyes(), "finders_keepers_expert": FindersKeepersExpertEyes()}
)
