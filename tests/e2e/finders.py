"""Both Finders Keepers games as their people use them: small deals, sharp eyes, and typed turns."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.publication import Peek
from engine.core.game import AnyGame
from engine.core.model import evolve
from engine.core.protocol import Offer, Step
from engine.games import GAMES
from engine.games.finders_keepers.actions import Claim, Done, Resume, Stop, TurnTile
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers.rules import FindersKeepers
from engine.games.finders_keepers.state import State
from engine.games.finders_keepers.views import Slot
from engine.games.finders_keepers_expert.actions import Capture, Pass, Return
from engine.games.finders_keepers_expert.actions import Resume as ExpertResume
from engine.games.finders_keepers_expert.rules import FindersKeepersExpert
from engine.games.finders_keepers_expert.state import State as ExpertState
from tests.e2e.hands import Panel, TestTable
from tests.e2e.office import Answer, Person

BASIC, EXPERT = "finders_keepers", "finders_keepers_expert"


class Dealt(FindersKeepers):
    """The basic game's own rules, but for the deal."""

    def __init__(self, redeal: Callable[[State], State]) -> None:
        super().__init__()
        self._redeal = redeal

    def setup(self, *args: Any) -> Step[State, Any, Any]:
        """Deal as the test wants it."""
        step = super().setup(*args)
        return replace(step, state=self._redeal(step.state))


class DealtExpert(FindersKeepersExpert):
    """Expert's own rules, but for the deal."""

    def __init__(self, redeal: Callable[[ExpertState], ExpertState]) -> None:
        super().__init__()
        self._redeal = redeal

    def setup(self, *args: Any) -> Step[ExpertState, Any, Any]:
        """Deal as the test wants it."""
        step = super().setup(*args)
        return replace(step, state=self._redeal(step.state))


def small(cards: int) -> Callable[[State], State]:
    """Return what leaves so many cards before each seat."""

    def redeal(state: State) -> State:
        places = tuple(evolve(place, taken=place.taken[:cards]) for place in state.table.places)
        return evolve(
            state,
            table=evolve(state.table, places=places),
            cards=tuple(own[:cards] for own in state.cards),
            words=tuple(own[:cards] for own in state.words),
        )

    return redeal


def poor(reserve: int, stack: int) -> Callable[[ExpertState], ExpertState]:
    """Return what leaves so many cards to come, and so many tiles in each stack."""

    def redeal(state: ExpertState) -> ExpertState:
        stacks = tuple(mine[:stack] for mine in state.stacks)
        places = tuple(evolve(place, stack=len(mine)) for place, mine in zip(state.table.places, stacks, strict=True))
        table = evolve(state.table, places=places)
        return evolve(state, table=table, stacks=stacks, reserve=state.reserve[:reserve])

    return redeal


SMALL, POOR = small(3), poor(3, 1)


def games(
    basic: Callable[[State], State] = SMALL, expert: Callable[[ExpertState], ExpertState] = POOR
) -> dict[str, AnyGame]:
    """Return the games, both Finders Keepers with chosen deals."""
    return {
        **GAMES,
        BASIC: replace(GAMES[BASIC], rules=Dealt(basic)),
        EXPERT: replace(GAMES[EXPERT], rules=DealtExpert(expert)),
    }


# what somebody with sharp eyes does


def unanswered(peek: Peek, rng: random.Random) -> int:
    """Choose an open tile without an answer, else whatever the game needs to go on."""
    claims = [
        i
        for i, offer in enumerate(peek.offers)
        if isinstance(offer.action, Claim) and peek.view.claims[offer.action.tile] is None
    ]
    if claims:
        return rng.choice(claims)
    return next(i for i, offer in enumerate(peek.offers) if isinstance(offer.action, TurnTile | Resume | Stop))


def showing(peek: Peek, index: int, rng: random.Random) -> Sequence[int]:
    """Choose all cards that show the tile."""
    offer = peek.offers[index]
    if isinstance(offer.action, Claim):
        tile, slots = peek.view.public.table.open[offer.action.tile], {slot.number: slot for slot in peek.view.own}
        return [i for i, number in enumerate(offer.form[0].choices) if _shows(slots[number], tile)]
    return [i for i, cell in enumerate(offer.form[0].choices) if _lies(peek, int(cell), offer.action.tile)]


def wrong(peek: Peek, index: int, rng: random.Random) -> Sequence[int]:
    """Choose one card that does not show it, or none if all do."""
    right = showing(peek, index, rng)
    return [i for i in range(len(peek.offers[index].form[0].choices)) if i not in right][:1]


def _lies(peek: Peek, cell: int, tile: int) -> bool:
    slot = peek.view.public.grid[cell]
    return slot is not None and _shows(slot, tile)


def _shows(slot: Slot, tile: int) -> bool:
    return FIND_ME[tile] in slot.words if slot.picture is None else tile in slot.picture.objects


def capturing(peek: Peek, rng: random.Random) -> int:
    """Choose a tile that captures something, else pass or go on."""
    for i, offer in enumerate(peek.offers):
        if isinstance(offer.action, Capture) and any(
            _lies(peek, cell, offer.action.tile) for cell in peek.view.public.cells
        ):
            return i
    return next(i for i, offer in enumerate(peek.offers) if isinstance(offer.action, Pass | Return | ExpertResume))


# typing


class TypedFinders:
    """Plays both games with slash commands; what they cannot say is done on the panel."""

    def __init__(self, table: TestTable) -> None:
        self.table = table

    async def do(self, person: Person, peek: Peek, index: int, chosen: Sequence[int] = ()) -> Answer:
        """Carry out the offer at `index`, its form's field filled with the choices at these positions."""
        if isinstance(peek.offers[index].action, TurnTile | Resume | Stop | Return | ExpertResume):
            return await Panel(self.table).do(person, peek, index)
        name, options = self._command(peek, peek.offers[index], chosen)
        if self.table.named:
            options |= {"table": str(self.table.game_id)}
        return await self.table.office.slash(person, f"finders-keepers {name}", **options)

    def _command(self, peek: Peek, offer: Offer[Any], chosen: Sequence[int]) -> tuple[str, dict[str, str]]:
        cards = " ".join(self.table.choice(peek, offer, position) for position in chosen)
        match offer.action:
            case Claim():
                several = len(peek.view.public.table.open) > 1
                tile = {"tile": self.table.label(peek, offer)} if several else {}
                return ("claim", {"cards": cards, **tile}) if chosen else ("none", tile)
            case Done():
                return "none", {}
            case Capture():
                cells = {"cells": cards} if offer.form else {}
                return "capture", {"tile": self.table.label(peek, offer), **cells}
            case Pass():
                return "pass", {}
        raise TypeError(offer.action)
