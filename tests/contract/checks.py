"""What must hold at every step of every game, as one object that watches a game being played."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.core.errors import GameError
from engine.core.game import AnyGame, seats_of
from engine.core.ids import Seat
from engine.core.plans import Intention, foreseen, intention, read, written
from engine.core.play import act, check, ticket
from engine.core.players import random_fill
from engine.core.protocol import Concede, HandOver, Join, Lapse, Leave, Offer, Pending, Status, Step
from engine.core.rng import Rng
from tests.contract.driver import Moment, Setup, seed
from tests.contract.hooks import Hooks

MOST_LAPSES = 60
MOST_PLANNED = 4
MOST_TOLD = 60
"""How many of the last events are told once more."""
Audience = Seat | None
"""A seat, or None: a spectator."""


class Watch:
    """Call it with every Moment of a game."""

    def __init__(self, game: AnyGame, hooks: Hooks, setup: Setup) -> None:
        self.game, self.rules, self.hooks, self.setup = game, game.rules, hooks, setup
        self.seats = seats_of(setup.seats)
        self.audiences: tuple[Audience, ...] = (None, *self.seats)
        self.rng = Rng(seed(setup.number), stream=b"worlds")
        self.decision: tuple[int, str] | None = None
        self.closed: set[int] = set()
        self.tickets: dict[Seat, tuple[str, tuple[Offer[Any], ...]]] = {}
        self.pool: list[Any] = []
        self.total: object = None
        self.other_worlds = 0
        self.plans: dict[Seat, Intention] = {}
        self.carried_out = 0
        self.told: deque[Any] = deque(maxlen=MOST_TOLD)  # public events
        self.whispers: deque[tuple[Seat, Any]] = deque(maxlen=MOST_TOLD)

    def __call__(self, moment: Moment) -> None:
        state = moment.step.state
        status = self.rules.status(self.rules.public_view(state))
        self.decisions(status)
        self.conserved(state)
        self.told.extend(moment.step.public)
        self.whispers.extend(moment.step.private)
        if moment.before is not None and self.rng.below(self.hooks.every):
            return
        self.round_trips(moment)
        self.offered(state, status)
        self.refused(state)
        self.paired(moment)
        self.sealed(moment)
        self.quiet(moment)
        self.unseen(moment)
        self.kept(state, status)
        self.planned(state, status)
        self.lapses(state)

    # ------------------------------------------------------------ data

    def round_trips(self, moment: Moment) -> None:
        game, step = self.game, moment.step
        assert game.state.model_validate_json(step.state.model_dump_json()) == step.state
        for event in step.public:
            assert game.events.validate_json(game.events.dump_json(event)) == event
        for _, whisper in step.private:
            assert game.whispers.validate_json(game.whispers.dump_json(whisper)) == whisper
        if moment.action is not None:
            assert game.actions.validate_json(game.actions.dump_json(moment.action)) == moment.action

    def conserved(self, state: Any) -> None:
        total = self.hooks.conserved(state)
        assert self.total in (None, total)
        self.total = total

    # ------------------------------------------------------------ decisions and offers

    def decisions(self, status: Status) -> None:
        pending = status.pending
        assert (pending is None) != (status.outcome is None)
        assert not set(status.seated) & set(status.vacant)
        assert set(status.seated) | set(status.vacant) <= set(self.seats)
        assert set(status.away) <= set(status.seated)
        now = None if pending is None else (pending.id, pending.kind)
        if pending is not None:
            assert pending.seats, "somebody is always awaited"
            assert set(pending.seats) | set(pending.also) <= set(status.seated)
            assert not set(pending.seats) & set(pending.also)
        if now == self.decision:
            return
        if self.decision is not None:
            self.closed.add(self.decision[0])
        assert now is None or now[0] not in self.closed, "a decision's id is used once, for one kind"
        self.decision = now

    def offered(self, state: Any, status: Status) -> None:
        pending = status.pending
        for seat in self.seats:
            view = self.rules.seat_view(state, seat)
            assert view.public == self.rules.public_view(state)
            offers = tuple(self.rules.offers(view))
            paths = [offer.path for offer in offers]
            assert len(set(paths)) == len(paths)
            going_on = [offer for offer in offers if not isinstance(offer.action, Concede)]
            assert bool(going_on) == (pending is not None and seat in (*pending.seats, *pending.also))
            for offer in offers:
                assert offer.admits(offer.action)
                check(self.rules, state, seat, offer.action)
                act(self.rules, state, seat, offer.action, Rng(seed(1)))
            self.ticket(seat, offers, pending)
            self.pool += [offer.action for offer in offers[:: max(1, len(offers) // 3)]]

    def ticket(self, seat: Seat, offers: tuple[Offer[Any], ...], pending: Pending | None) -> None:
        """A ticket means the same offers for as long as its decision is open."""
        if pending is None:
            return
        digest = ticket(pending.id, offers)
        before = self.tickets.get(seat)
        if before is not None and before[0] == digest:
            assert [offer.action for offer in before[1]] == [offer.action for offer in offers]
        self.tickets[seat] = (digest, offers)

    def refused(self, state: Any) -> None:
        """What no offer admits is refused and changes nothing, whoever asks."""
        written, rng = state.model_dump_json(), Rng(seed(2))
        self.pool = self.pool[-60:]
        tried = [
            Lapse(decision=0),
            Leave(seat=Seat(99)),
            Join(seat=Seat(99)),
            HandOver(seat=Seat(99)),
            *self.rng.shuffled(self.pool)[:6],
        ]
        for actor in self.audiences:
            offers = () if actor is None else self.rules.offers(self.rules.seat_view(state, actor))
            for action in tried:
                if any(offer.admits(action) for offer in offers):
                    continue
                with pytest.raises(GameError):
                    act(self.rules, state, actor, action, rng)
        assert state.model_dump_json() == written
        assert rng.cursor == 0

    # ------------------------------------------------------------ secrets

    def world(self, state: Any, known_to: frozenset[Seat]) -> tuple[AnyGame, Any]:
        """Return another world, and the game as it is played there."""
        other = self.hooks.world(state, known_to, self.rng)
        self.other_worlds += other != state
        return (self.game if self.hooks.elsewhere is None else self.hooks.elsewhere(state)), other

    def view(self, state: Any, who: Audience, game: AnyGame | None = None) -> Any:
        rules = (game or self.game).rules
        return rules.public_view(state) if who is None else rules.seat_view(state, who)

    def paired(self, moment: Moment) -> None:
        """Nobody can tell worlds apart that differ only in what they cannot see: by view, menu, words or event."""
        state = moment.step.state
        for who in self.audiences:
            known = frozenset() if who is None else frozenset({who})
            game, other = self.world(state, known)
            assert self.view(other, who, game) == self.view(state, who)
            assert list(self.shown(other, who, game)) == list(self.shown(state, who, self.game))
            if moment.before is not None:
                self.paired_step(moment, who, known)

    def paired_step(self, moment: Moment, who: Audience, known: frozenset[Seat]) -> None:
        """The same action in another world, legal there since legality depends on the actor's view, looks the same."""
        acting = known if moment.actor is None else known | {moment.actor}
        game, other = self.world(moment.before, acting)
        step = act(game.rules, other, moment.actor, moment.action, Rng(seed(self.setup.number), moment.cursor))
        if self.view(step.state, who, game) == self.view(moment.step.state, who):
            assert self.received(step, who, game) == self.received(moment.step, who, self.game)

    def received(self, step: Step[Any, Any, Any], who: Audience, game: AnyGame) -> object:
        view = self.view(step.state, who, game)
        public = view if who is None else view.public
        private = [event for seat, event in step.private if seat == who]
        said = [game.text.sentence(public, event) for event in step.public]
        told = [tuple(game.text.leaves(public, event)) for event in step.public]
        return step.public, private, said, told, [game.text.whisper(view, event) for event in private]

    def shown(self, state: Any, who: Audience, game: AnyGame) -> Iterator[object]:
        """Yield all that one audience is shown, told or offered."""
        text, public = game.text, game.rules.public_view(state)
        status = game.rules.status(public)
        yield status
        yield text.headline(public), text.alt(public), tuple(text.log(public)), tuple(text.book(public))
        yield text.waiting(public, status.pending) if status.pending else tuple(text.result(public))
        yield tuple(text.retold(public, tuple(self.told)))
        if who is None:
            return
        view = game.rules.seat_view(state, who)
        yield text.prompt(view), text.exposure(view), tuple(text.sights(view))
        yield tuple(text.whispered(view, [event for seat, event in self.whispers if seat == who]))
        yield [text.panel_alt(view, page) for page in range(max(1, len(text.sights(view))))]
        offers = game.rules.offers(view)
        yield ticket(1, offers)
        for offer in offers:
            yield offer, text.label(view, offer), text.place(view, offer), text.confirm(view, offer)
            yield text.tally(view, offer.action) if offer.form else None
            for pick in offer.form:
                yield [(text.choice(view, pick.name, v), text.choice_place(view, pick.name, v)) for v in pick.choices]
        if status.pending and who not in status.pending.seats and (then := foreseen(game, view)) is not None:
            yield [intention(game, then.view, offer, offer.action) for offer in then.offers]

    def sealed(self, moment: Moment) -> None:
        """Another choice of a sealed action looks the same to everybody else."""
        if moment.actor is None or moment.action.kind not in self.hooks.sealed:
            return
        offers: Sequence[Offer[Any]] = self.rules.offers(self.rules.seat_view(moment.before, moment.actor))
        same_kind = [offer for offer in offers if offer.action.kind == moment.action.kind]
        choice = random_fill(self.rng.choice(same_kind), self.rng)
        step = act(self.rules, moment.before, moment.actor, choice, Rng(seed(self.setup.number), moment.cursor))
        for who in self.audiences:
            if who != moment.actor and self.view(step.state, who) == self.view(moment.step.state, who):
                assert self.received(step, who, self.game) == self.received(moment.step, who, self.game)

    def quiet(self, moment: Moment) -> None:
        """After a step that reveals nothing, all seats together know as much as before, of chance too.

        So taking it back tells nobody what lies hidden, nor what would be drawn.
        """
        if moment.before is None or moment.step.reveals:
            return
        game, other = self.world(moment.before, frozenset(self.seats))
        streams = Rng(seed(self.setup.number), moment.cursor), Rng(seed(self.setup.number + 1))
        for stream in streams:
            step = act(game.rules, other, moment.actor, moment.action, stream)
            assert (step.public, step.private) == (moment.step.public, moment.step.private)
            for who in self.audiences:
                assert self.view(step.state, who, game) == self.view(moment.step.state, who)

    def unseen(self, moment: Moment) -> None:
        """A seat that a step shows nothing, in public or alone, knows as much of what is hidden as before."""
        shows, public = self.game.shows, self.rules.public_view(moment.step.state)
        step = moment.step
        if moment.before is None or shows is None or any(shows(public, event) for event in step.public):
            return
        for seat in self.seats:
            if seat == moment.actor or any(to == seat for to, _ in step.private):
                continue
            game, other = self.world(moment.before, frozenset({seat}))
            try:
                elsewhere = act(game.rules, other, moment.actor, moment.action, Rng(seed(9)))
            except GameError:  # what the actor may do there depends on what it alone can see
                continue
            assert elsewhere.public == step.public
            assert self.view(elsewhere.state, seat, game) == self.view(step.state, seat)

    # ------------------------------------------------------------ plans

    def planned(self, state: Any, status: Status) -> None:
        """Whoever is not awaited may plan what is foreseen, in words that last; it is tried when the turn comes."""
        awaited = status.pending.seats if status.pending else ()
        for seat in self.seats:
            if seat in awaited or self.game.foresee is None:
                continue
            view, steps = self.rules.seat_view(state, seat), list[Intention]()
            while (then := foreseen(self.game, view, [step.action for step in steps])) and len(steps) < MOST_PLANNED:
                assert seat in status.seated
                assert then.offers, "what is foreseen is something to do"
                assert len({offer.path for offer in then.offers}) == len(then.offers)
                offer = self.rng.choice(then.offers)
                steps.append(intention(self.game, then.view, offer, random_fill(offer, self.rng)))
            assert read(self.game, written(steps)) == tuple(steps)
            if steps:
                self.plans[seat] = steps[0]

    def kept(self, state: Any, status: Status) -> None:
        """What was planned is legal when its moment comes, or refused without a trace; its words say the same then."""
        for seat in status.pending.seats if status.pending else ():
            plan, view = self.plans.get(seat), self.rules.seat_view(state, seat)
            if plan is None or status.pending is None or plan.kind != status.pending.kind:
                continue
            del self.plans[seat]
            written = state.model_dump_json()
            offer = next((offer for offer in self.rules.offers(view) if offer.admits(plan.action)), None)
            if offer is None or self.rules.objection(view, plan.action):
                with pytest.raises(GameError):
                    act(self.rules, state, seat, plan.action, Rng(seed(4)))
            else:
                act(self.rules, state, seat, plan.action, Rng(seed(4)))
                self.carried_out += plan.still(intention(self.game, view, offer, plan.action))
            assert state.model_dump_json() == written

    # ------------------------------------------------------------ time

    def lapses(self, state: Any) -> None:
        """Deadlines alone lead to the end, or to a decision that waits for ever."""
        for _ in range(MOST_LAPSES):
            pending = self.rules.status(self.rules.public_view(state)).pending
            if pending is None or pending.kind not in self.game.deadlines:
                return
            state = act(self.rules, state, None, Lapse(decision=pending.id), Rng(seed(3))).state
            self.conserved(state)
        pytest.fail("deadlines go round in circles")
