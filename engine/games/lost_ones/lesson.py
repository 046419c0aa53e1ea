"""A first night of Lost Ones, alone: the first page, a paid deed, a rest, and the Nightmare's first steps.

The tiles and encounters are those next to the first tile of the pack, so a pack that changes them changes this too.
"""

from engine.core.ids import Seat
from engine.core.lessons import Script, Task
from engine.games.lost_ones.actions import Attempt, ChooseCharacter, EndTurn, Explore
from engine.games.lost_ones.options import Options

CHARACTERS = ("dominika", "fenrir", "kaya", "maeve", "will")
WITH_SOLVE = (3, 4, 12)
"""The cards of the hand that is dealt that show Solve, those that show nothing else first."""

LESSON = Script(
    number=61,
    options=Options(clock_reveals=True, journal="off"),
    seats=1,
    learner=Seat(0),
    tasks=(
        Task("character", tuple(ChooseCharacter(hero=0, character=who) for who in CHARACTERS)),
        Task("pay", tuple(Attempt(hero=0, encounter="1.1", cards=frozenset({card})) for card in WITH_SOLVE)),
        Task("explore", (Explore(hero=0, side="W"),)),
        Task("rest", (Attempt(hero=0, encounter="6.1"),)),
        Task("end-turn", (EndTurn(hero=0),)),
        Task("flee", (Explore(hero=0, side="S"),)),
        Task("on", (Explore(hero=0, side="S"),)),
        Task("rings", (Explore(hero=0, side="W"),)),
    ),
)
