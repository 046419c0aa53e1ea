"""The automatic player that knows no more than the table: it takes what it meets, and keeps breath for what comes."""

from collections.abc import Callable, Iterable, Sequence

from engine.core.game import Player
from engine.core.model import Model
from engine.core.protocol import Offer
from engine.core.rng import Rng
from engine.games.lost_ones.actions import Action, Answer, Attempt, EndTurn, Explore, Move, PlayText, UseBoon, UseTalent
from engine.games.lost_ones.asks import AskFollow
from engine.games.lost_ones.effects import Side
from engine.games.lost_ones.events import Event
from engine.games.lost_ones.players import Answers, going_on, of
from engine.games.lost_ones.scene import NEVER, Scene
from engine.games.lost_ones.standing import LAST_PHASE
from engine.games.lost_ones.views import PublicView, SeatView

PATIENCE, ROUNDS = 200, 100
"""After so many tiles or rounds in one night nothing has helped: go wherever there is a way."""
HOME, BREATH, KEY, COMPANY = 60.0, 15.0, 10.0, 5.0
"""What is worth so many steps: a Gateway, rest, a deed that another one has made possible, others for who is alone."""
UNKNOWN = 3.0
"""What a tile that nobody has seen is thought to cost, in steps."""
WEAK = 25.0
"""What it costs besides if one goes there with a last card."""
OUTWARDS = 0.6
"""What each step away from where the night began is worth: home is not there."""
WHIM = 3.0
"""How much, in steps, parties differ in where they like to go."""


class Whim(Model):
    """What makes a party turn left where another turns right."""

    salt: int


class Explorer(Answers, Player[SeatView, Event, Model, Action, Whim]):
    """Takes nearly every deed that it can spare cards for, goes outwards where nobody has been, rests when weary."""

    def start(self, view: SeatView) -> Whim:
        """Take a whim from the first hands; everybody has the same."""
        return Whim(salt=sum((i + 1) * card for hero in view.public.table.heroes for i, card in enumerate(hero.hand)))

    def observe(self, memory: Whim, view: SeatView, public: Sequence[Event], private: Sequence[Model]) -> Whim:
        """Remember nothing else: the table shows it all."""
        return memory

    def choose(self, memory: Whim, view: SeatView, offers: Sequence[Offer[Action]], rng: Rng) -> Action:
        """Return an answer, or the best thing to do on a turn."""
        answer = self.answer(view, offers, rng)
        if answer is not None:
            return answer
        return self.turn(view.public, offers, rng, memory.salt)

    def comes_along(self, view: PublicView, offer: Offer[Action]) -> bool:
        """Whoever holds a last card does not come along where nobody has been."""
        ask, action = view.table.ask, offer.action
        assert isinstance(action, Answer)
        explores = isinstance(ask, AskFollow) and ask.explore
        return not (explores and len(view.table.heroes[action.hero].hand) == 1)

    def lost_patience(self, view: PublicView) -> bool:
        """Whether the night has been so long that any way will do."""
        return view.table.round > ROUNDS or max(len(hero.route) for hero in view.table.heroes) > PATIENCE

    def turn(self, view: PublicView, offers: Sequence[Offer[Action]], rng: Rng, salt: int = 0) -> Action:
        """Return the best thing to do on a turn: refresh, do a deed, walk to a deed, explore."""
        hero = view.table.hero
        if hero is None or self.lost_patience(view):
            return rng.choice(going_on(offers)).action
        scene = Scene(view, hero)
        ideas: tuple[Callable[[], Action | None], ...] = (
            lambda: self._refresh(scene, offers),
            lambda: self._deed(scene, offers, rng),
            lambda: self._step(scene, offers, salt),
        )
        for idea in ideas:
            if (action := idea()) is not None:
                return action
        endings = of(offers, EndTurn)
        return endings[0].action if endings else rng.choice(going_on(offers)).action

    def _refresh(self, scene: Scene, offers: Sequence[Offer[Action]]) -> Action | None:
        """Use what is free as soon as the hand has room for it."""
        if found := of(offers, UseTalent):
            return found[0].action
        for offer in (*of(offers, PlayText), *of(offers, UseBoon)):
            if scene.room() > 1 or scene.me.banes:
                return offer.action
        return None

    def _deed(self, scene: Scene, offers: Sequence[Offer[Action]], rng: Rng) -> Action | None:
        """Do what the page offers: a Gateway first, a rest only when weary, nothing that takes too much breath."""
        faces = {deed.id: deed for deed in scene.deeds.get(scene.me.tile, ())}
        found: list[Action] = []
        for offer in of(offers, Attempt):
            action = offer.action
            assert isinstance(action, Attempt)
            face = faces[action.encounter]
            if face.kind == "gateway":
                return action
            if face.kind == "rest":
                if scene.weary and scene.restful(scene.me.tile):
                    return action
            elif face.id not in scene.done:
                action = scene.attempt(action, face)
                if scene.spares(action, face):
                    found.append(action)
        return rng.choice(found) if found else None

    def _step(self, scene: Scene, offers: Sequence[Offer[Action]], salt: int) -> Action | None:
        """Take a step towards a Gateway that can be paid for, rest, a deed, or where nobody has been."""
        steps = {offer.action.side: offer.action for offer in offers if isinstance(offer.action, Explore | Move)}
        if not steps:
            return None
        goals = [
            (price + worth, n, side)
            for n, (price, first) in scene.reach.items()
            for worth, side in self._goals(scene, n, first, salt)
            if side in steps
        ]
        return steps[min(goals)[2]] if goals else None

    def _goals(self, scene: Scene, n: int, first: Side | None, salt: int) -> Iterable[tuple[float, Side]]:
        """Yield what going to a tile is worth on top of the way, and the first side to take."""
        if first is not None:
            for worth in self._worths(scene, n):
                yield worth, first
        face, faces = scene.known.faces[n], scene.known.faces
        for side, way in face.sides.items():
            if way.to not in faces and scene.known.is_open(face, side):
                away = abs(face.x) + abs(face.y)
                whim = WHIM * (hash((salt, way.to)) % 97) / 97
                rings = NEVER if scene.table.phase >= LAST_PHASE and "fae_rings" in face.icons else 0.0
                weak = WEAK if len(scene.table.heroes) > 1 and len(scene.me.hand) == 1 else 0.0
                yield UNKNOWN - OUTWARDS * away + whim + rings + weak, first or side

    def _worths(self, scene: Scene, n: int) -> Iterable[float]:
        """Yield what there is on a tile on the table, less than nothing if it is worth a way."""
        if n in scene.unread:
            yield UNKNOWN
        for deed in scene.deeds.get(n, ()):
            if deed.kind == "gateway":
                if scene.payment(deed) is not None:
                    yield -HOME
            elif deed.kind == "rest":
                if scene.weary and scene.restful(n):
                    yield -BREATH
            elif deed.id not in scene.done and scene.would(deed):
                yield -KEY if deed.require is not None else 0.0
        if any(hero.tile == n for hero in scene.table.heroes):
            yield -COMPANY if len(scene.party) == 1 else COMPANY
