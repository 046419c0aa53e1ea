"""What the contract tests must be told about each game. A game without an entry fails them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Protocol

from hypothesis import strategies as st

from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.rng import Rng
from engine.games.finders_keepers.game import FINDERS_KEEPERS
from engine.games.finders_keepers_expert.game import FINDERS_KEEPERS_EXPERT
from engine.games.lost_and_found.game import LOST_AND_FOUND
from engine.games.lost_ones.game import LOST_ONES
from tests.games.finders_keepers import worlds as finders_keepers
from tests.games.finders_keepers_expert import worlds as finders_keepers_expert
from tests.games.lost_and_found import worlds as lost_and_found
from tests.games.lost_ones import worlds as lost_ones


class World(Protocol):
    def __call__(self, state: Any, known_to: frozenset[Seat], rng: Rng) -> Any:
        """Return another state that looks the same to everybody in `known_to` (nobody: a spectator).

        All that they cannot see now is dealt anew.
        """


class Elsewhere(Protocol):
    def __call__(self, state: Any) -> AnyGame:
        """Return the same game with other content: whatever nobody at this table has come to is exchanged."""


class Conserved(Protocol):
    def __call__(self, state: Any) -> object:
        """Return what no action may change, such as every card there is."""


@dataclass(frozen=True)
class Hooks:
    """`setups` draws (options, seats); `sealed` are action kinds whose choice others may not notice.

    `helper` is an automatic player that plays every other action, where acting at random would not come to an end.
    `elsewhere` is there for games with content that is not known from the start. `every`: about one in so many steps
    is looked at closely, in games that are long.
    """

    game: AnyGame
    setups: st.SearchStrategy[tuple[Any, int]]
    world: World
    conserved: Conserved
    sealed: frozenset[str] = field(default_factory=frozenset)
    helper: str | None = None
    elsewhere: Elsewhere | None = None
    every: int = 1


def _of(game: AnyGame, module: ModuleType) -> Hooks:
    return Hooks(
        game,
        module.setups(),
        module.world,
        module.conserved,
        module.SEALED,
        helper=getattr(module, "HELPER", None),
        elsewhere=getattr(module, "elsewhere", None),
        every=getattr(module, "EVERY", 1),
    )


HOOKS: Mapping[str, Hooks] = {
    hooks.game.id: hooks
    for hooks in (
        _of(LOST_AND_FOUND, lost_and_found),
        _of(FINDERS_KEEPERS, finders_keepers),
        _of(FINDERS_KEEPERS_EXPERT, finders_keepers_expert),
        _of(LOST_ONES, lost_ones),
    )
}
