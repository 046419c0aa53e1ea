"""All games, named one by one: no scanning, no import side effects."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.core.game import AnyGame
from engine.games.finders_keepers.game import FINDERS_KEEPERS
from engine.games.finders_keepers_expert.game import FINDERS_KEEPERS_EXPERT
from engine.games.lost_and_found.game import LOST_AND_FOUND
from engine.games.lost_ones.game import LOST_ONES

GAMES: Mapping[str, AnyGame] = MappingProxyType(
    {game.id: game for game in (LOST_AND_FOUND, FINDERS_KEEPERS, FINDERS_KEEPERS_EXPERT, LOST_ONES)}
)
