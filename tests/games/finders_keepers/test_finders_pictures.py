"""Paired worlds of pictures: whatever lies on the cards, everything but the painted pictures is the same (C3).

Every Picture of a game, in view or not, is replaced by another; until a claim is judged nobody can tell, from views
with their pictures blanked, from offers, words, alt texts, order, status or events. Text mode is the one exception.
"""

import json
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.core.game import AnyGame
from engine.core.ids import Seat
from engine.core.model import Model, evolve
from engine.core.play import act
from engine.core.rng import Rng
from engine.games.finders_keepers.deck import deck
from engine.games.finders_keepers.game import FINDERS_KEEPERS
from engine.games.finders_keepers.options import Options
from engine.games.finders_keepers.picture import Picture
from engine.games.finders_keepers_expert.game import FINDERS_KEEPERS_EXPERT
from engine.games.finders_keepers_expert.options import Options as ExpertOptions
from tests.contract.checks import Watch
from tests.contract.driver import Moment, Setup, play, seed
from tests.contract.hooks import HOOKS

SOME = settings(max_examples=settings.default.max_examples // 3, phases=[Phase.explicit, Phase.reuse, Phase.generate])
"""Without shrinking: a failure tells its set-up, and whole games are slow to shrink."""
JUDGED = {
    *("tile_closed", "paused", "ended", "captured", "mistaken", "reminded", "passed", "leg_ended"),
}
"""Events that may depend on pictures, or stand at the end of what does."""


def repainted(state: Any, rng: Rng) -> Any:
    """Return the same position with other pictures on all cards: other objects, Seymour elsewhere, laid out anew.

    Captured cards stay: they were judged, and where scores are open their points are known (FK-32).
    """
    fresh = iter((*deck(rng, 8), *deck(rng, 8)))

    def other(value: Any) -> Any:
        if isinstance(value, Picture):
            return evolve(next(fresh), clutter=value.clutter)
        if isinstance(value, tuple):
            return tuple(map(other, value))
        if isinstance(value, Model) and "picture" in type(value).model_fields:
            return evolve(value, picture=other(value.picture))  # type: ignore[attr-defined]
        return value

    held = {name: other(getattr(state, name)) for name in type(state).model_fields if name not in ("table", "captured")}
    return evolve(state, **held)


def blanked(view: Model) -> Any:
    """Return a view as data, with every picture blanked."""

    def blank(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: "a picture" if key == "picture" and inner else blank(inner) for key, inner in value.items()}
        return [blank(inner) for inner in value] if isinstance(value, list) else value

    return blank(json.loads(view.model_dump_json()))


class Pictures:
    """Watches a game, with another world beside it at every step."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game, self.setup = game, setup
        self.watch = Watch(game, HOOKS[game.id], setup)
        self.rng = Rng(seed(setup.number), stream=b"paint")
        self.compared = 0

    def __call__(self, moment: Moment) -> None:
        self.same(moment.step.state, repainted(moment.step.state, self.rng))
        if moment.before is None:
            return
        other = repainted(moment.before, self.rng)
        step = act(self.game.rules, other, moment.actor, moment.action, Rng(seed(self.setup.number), moment.cursor))
        if any(event.kind in JUDGED for event in (*step.public, *moment.step.public)):
            return
        assert (step.public, step.private, step.reveals) == (
            moment.step.public,
            moment.step.private,
            moment.step.reveals,
        )
        self.same(moment.step.state, step.state)

    def same(self, state: Any, other: Any) -> None:
        if state.table.phase == "over":
            return
        rules = self.game.rules
        for who in self.watch.audiences:
            views = [rules.public_view(one) if who is None else rules.seat_view(one, who) for one in (state, other)]
            assert views[0] != views[1], "other pictures"
            assert blanked(views[0]) == blanked(views[1])
            assert list(self.watch.shown(state, who, self.game)) == list(self.watch.shown(other, who, self.game))
        self.compared += 1


def _setups(module_setups: st.SearchStrategy[tuple[Any, int]]) -> st.SearchStrategy[tuple[Any, int]]:
    """Return set-ups with pictures that everybody sees."""
    return module_setups.map(lambda setup: (evolve(setup[0], text_mode=False), setup[1]))


@pytest.mark.parametrize("game", [FINDERS_KEEPERS, FINDERS_KEEPERS_EXPERT], ids=lambda game: game.id)
@SOME
@given(data=st.data(), number=st.integers(0, 2**32), unrest=st.sampled_from([0, 4]))
def test_other_pictures_change_nothing_but_the_pictures(
    game: AnyGame, data: st.DataObject, number: int, unrest: int
) -> None:
    options, seats = data.draw(_setups(HOOKS[game.id].setups))
    if game is FINDERS_KEEPERS:
        options = evolve(options, private_tableaus=False)
    setup = Setup(options, seats, number, unrest, limit=60, helper="sharp")
    pictures = Pictures(game, setup)
    play(game, setup, pictures)
    assert pictures.compared


def test_hidden_tableaus_reach_nobody_else() -> None:
    state = FINDERS_KEEPERS.rules.setup(Options(private_tableaus=True), (Seat(0), Seat(1)), Rng(bytes(32))).state
    other = evolve(state, cards=(state.cards[0], repainted(state, Rng(bytes(32))).cards[1]))
    assert FINDERS_KEEPERS.rules.seat_view(state, Seat(0)) == FINDERS_KEEPERS.rules.seat_view(other, Seat(0))
    assert FINDERS_KEEPERS.rules.public_view(state) == FINDERS_KEEPERS.rules.public_view(other)


@pytest.mark.parametrize(
    ("game", "options"),
    [(FINDERS_KEEPERS, Options(text_mode=True)), (FINDERS_KEEPERS_EXPERT, ExpertOptions(text_mode=True))],
    ids=["basic", "expert"],
)
def test_in_text_mode_no_view_holds_a_picture(game: AnyGame, options: Any) -> None:
    moments: list[Moment] = []

    def watch(moment: Moment) -> None:
        moments.append(moment)
        state = moment.step.state
        for view in (game.rules.public_view(state), game.rules.seat_view(state, Seat(0))):
            written = view.model_dump_json()
            assert '"picture":{' not in written
            assert '"words":["' in written

    play(game, Setup(options, 2, limit=30, helper="sharp"), watch)
    assert len(moments) > 10


def test_no_event_and_no_action_holds_a_picture() -> None:
    for game in (FINDERS_KEEPERS, FINDERS_KEEPERS_EXPERT):
        for adapter in (game.events, game.actions):
            assert "Picture" not in json.dumps(adapter.json_schema())
