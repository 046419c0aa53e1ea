"""A first turn to try a game with: a fixed deal, played with the game's own rules, one task after the other.

Where a learner stands is the list of what they chose so far: the rest is played again from the script.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.errors import Illegal
from engine.core.ids import Seat
from engine.core.model import Model
from engine.core.play import act
from engine.core.protocol import Rules
from engine.core.rng import SEED_BYTES, Rng

Deeds = tuple[tuple[Seat | None, Model], ...]
"""What is done in order, each by a seat; None is the table."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a learner is to try: any of `wanted` will do. `then` is what the others do next.

    `name` ends the id of its words, `<prefix>-lesson-<name>`.
    """

    name: str
    wanted: tuple[Model, ...]
    then: Deeds = ()


@dataclass(frozen=True, slots=True)
class Script:
    """A whole lesson: the deal, whose seat the learner has, what was done before they came, and their tasks.

    `<prefix>-lesson-end` are the words after the last task. `number` is what the deal's seed is made of.
    """

    number: int
    options: Model
    seats: int
    learner: Seat
    tasks: tuple[Task, ...]
    before: Deeds = ()

    @property
    def seed(self) -> bytes:
        """The seed of the deal. It is the same for everybody, so nothing of it is a secret."""
        return self.number.to_bytes(SEED_BYTES, "big")


@dataclass(frozen=True, slots=True)
class Position:
    """A state of a lesson, and what the last task has brought: `public` events, and `private` ones by seat."""

    state: Any
    public: tuple[Any, ...] = ()
    private: tuple[tuple[Seat, Any], ...] = ()


def position(rules: Rules[Any, Any, Any, Any, Any, Any, Any], script: Script, chosen: Sequence[int]) -> Position:
    """Return where a learner stands who chose these of what their tasks wanted, by position.

    Raises Illegal if there is no such task or choice.
    """
    if len(chosen) > len(script.tasks):
        raise Illegal
    rng = Rng(script.seed)
    dealt = rules.setup(script.options, tuple(Seat(i) for i in range(script.seats)), rng)
    now = Position(_after(rules, dealt.state, script.before, rng).state)
    for task, choice in zip(script.tasks, chosen, strict=False):
        if not 0 <= choice < len(task.wanted):
            raise Illegal
        now = _after(rules, now.state, ((script.learner, task.wanted[choice]), *task.then), rng)
    return now


def _after(rules: Rules[Any, Any, Any, Any, Any, Any, Any], state: Any, deeds: Iterable[Any], rng: Rng) -> Position:
    public: list[Any] = []
    private: list[tuple[Seat, Any]] = []
    for seat, action in deeds:
        step = act(rules, state, seat, action, rng)
        state = step.state
        public += step.public
        private += step.private
    return Position(state, tuple(public), tuple(private))
