"""Offers, forms and tickets, and the one door to the rules, on a game of a few lines."""

from collections.abc import Sequence
from typing import Literal

import pytest

from engine.core.errors import Illegal, Over, Refused, Stale
from engine.core.game import seats_of
from engine.core.ids import Seat
from engine.core.model import Model, evolve
from engine.core.play import act, check, fill, ticket
from engine.core.players import RandomPlayer, random_fill
from engine.core.protocol import (
    Concede,
    HandOver,
    Join,
    Lapse,
    Leave,
    Offer,
    Outcome,
    Pending,
    Pick,
    Rules,
    Status,
    Step,
)
from engine.core.rng import SEED_BYTES, Rng

RNG = Rng(bytes(SEED_BYTES))


class Take(Model):
    """Take one to three of the numbers on the table."""

    kind: Literal["take"] = "take"
    numbers: frozenset[int]
    colour: str = "red"


class Position(Model):
    left: tuple[int, ...] = (1, 2, 3, 4, 5)
    seat: Seat = Seat(0)
    gone: tuple[Seat, ...] = ()
    given_up: bool = False


class Seen(Model):
    public: Position
    seat: Seat


Action = Take | Concede | Lapse | Leave | Join | HandOver


class Numbers(Rules[Position, Position, Action, Model, Model, Position, Seen]):
    """Two seats take numbers in turn; nobody may take three that are odd. The last to take wins."""

    def setup(self, options: Position, seats: Sequence[Seat], rng: Rng) -> Step[Position, Model, Model]:
        return Step(options)

    def public_view(self, state: Position) -> Position:
        return state

    def seat_view(self, state: Position, seat: Seat) -> Seen:
        return Seen(public=state, seat=seat)

    def status(self, view: Position) -> Status:
        seated = tuple(seat for seat in seats_of(2) if seat not in view.gone)
        if not view.left or view.given_up:
            return Status(seated, view.gone, outcome=Outcome(reason="empty"))
        return Status(seated, view.gone, Pending(6 - len(view.left), "take", (view.seat,)))

    def offers(self, view: Seen) -> Sequence[Offer[Action]]:
        left = view.public.left
        if view.seat != view.public.seat or not left or view.public.given_up:
            return ()
        form = (Pick("numbers", left, 1, min(3, len(left))), Pick("colour", ("red", "blue"), many=False))
        return (Offer(("take",), Take(numbers=frozenset(left[:1])), form), Offer(("concede",), Concede()))

    def objection(self, view: Seen, action: Action) -> str | None:
        if isinstance(action, Take) and len(action.numbers) == 3 and all(n % 2 for n in action.numbers):
            return "three_odd"
        return None

    def apply(self, state: Position, actor: Seat | None, action: Action, rng: Rng) -> Step[Position, Model, Model]:
        match action:
            case Take(numbers=numbers):
                left = tuple(n for n in state.left if n not in numbers)
                return Step(evolve(state, left=left, seat=Seat(1 - state.seat)))
            case Concede():
                return Step(evolve(state, given_up=True))
            case Leave(seat=seat):
                return Step(evolve(state, gone=(*state.gone, seat)))
            case Join(seat=seat):
                return Step(evolve(state, gone=tuple(s for s in state.gone if s != seat)))
            case HandOver():
                return Step(state)
            case Lapse():
                return Step(evolve(state, seat=Seat(1 - state.seat)))


RULES = Numbers()


def take(*numbers: int) -> Take:
    return Take(numbers=frozenset(numbers))


def test_an_admitted_action_is_applied_and_the_state_is_left_alone() -> None:
    start = Position()
    step = act(RULES, start, Seat(0), take(2, 4), RNG)
    assert step.state == Position(left=(1, 3, 5), seat=Seat(1))
    assert start == Position()


@pytest.mark.parametrize("numbers", [(), (6,), (1, 6), (1, 2, 3, 4)])
def test_what_a_form_does_not_admit_is_illegal(numbers: tuple[int, ...]) -> None:
    with pytest.raises(Illegal):
        check(RULES, Position(), Seat(0), take(*numbers))


def test_an_objection_refuses_with_its_code() -> None:
    with pytest.raises(Refused) as caught:
        check(RULES, Position(), Seat(0), take(1, 3, 5))
    assert caught.value.code == "three_odd"


def test_another_seats_turn_and_table_actions_by_seats_are_illegal() -> None:
    for action in (take(1), Lapse(decision=1), Leave(seat=Seat(0)), HandOver(seat=Seat(0))):
        with pytest.raises(Illegal):
            check(RULES, Position(), Seat(1), action)


def test_after_the_end_everything_is_over() -> None:
    for actor in (None, Seat(0)):
        with pytest.raises(Over):
            check(RULES, Position(left=()), actor, take(1))


def test_the_table_lapses_only_the_open_decision_and_moves_only_seats_that_are_there() -> None:
    check(RULES, Position(), None, Lapse(decision=1))
    check(RULES, Position(), None, Leave(seat=Seat(1)))
    check(RULES, Position(), None, HandOver(seat=Seat(1)))
    check(RULES, Position(gone=(Seat(1),)), None, Join(seat=Seat(1)))
    for stale in (Lapse(decision=2), Leave(seat=Seat(7)), Join(seat=Seat(1)), HandOver(seat=Seat(7))):
        with pytest.raises(Stale):
            check(RULES, Position(), None, stale)
    with pytest.raises(Illegal):
        check(RULES, Position(), None, take(1))


def test_a_form_is_filled_by_positions() -> None:
    offer = RULES.offers(Seen(public=Position(left=(2, 4, 6)), seat=Seat(0)))[0]
    assert fill(offer, {"numbers": [0, 2]}) == take(2, 6)
    assert fill(offer, {"colour": [1]}) == Take(numbers=frozenset({2}), colour="blue")
    assert fill(offer, {}) == offer.action
    assert fill(offer, {"unknown": [0]}) == offer.action
    for wrong in ({"numbers": []}, {"numbers": [3]}, {"numbers": [-1]}, {"colour": [0, 1]}, {"colour": []}):
        with pytest.raises(Illegal):
            fill(offer, wrong)


def test_an_offer_admits_its_own_kind_only() -> None:
    plain = Offer(("concede",), Concede())
    assert plain.admits(Concede())
    assert not plain.admits(Lapse(decision=1))
    formed = RULES.offers(Seen(public=Position(), seat=Seat(0)))[0]
    assert formed.admits(Take(numbers=frozenset({1, 2}), colour="blue"))
    assert not formed.admits(Take(numbers=frozenset({1}), colour="green"))


def test_a_ticket_changes_with_the_decision_and_the_offers() -> None:
    offers = RULES.offers(Seen(public=Position(), seat=Seat(0)))
    fewer = RULES.offers(Seen(public=Position(left=(1, 2)), seat=Seat(0)))
    tickets = {ticket(1, offers), ticket(2, offers), ticket(1, fewer), ticket(1, ())}
    assert len(tickets) == 4
    assert all(len(one) == 10 for one in tickets)
    assert ticket(1, offers) == ticket(1, list(offers))


def test_the_random_player_fills_forms_and_never_gives_up_while_it_can_go_on() -> None:
    player, rng = RandomPlayer(RULES.objection), Rng(bytes(SEED_BYTES))
    view = Seen(public=Position(), seat=Seat(0))
    chosen = [player.choose(None, view, RULES.offers(view), rng) for _ in range(200)]
    assert all(isinstance(action, Take) for action in chosen)
    assert {len(action.numbers) for action in chosen if isinstance(action, Take)} == {1, 2, 3}
    for action in chosen:
        check(RULES, Position(), Seat(0), action)
    only = (Offer(("concede",), Concede()),)
    assert player.choose(None, view, only, rng) == Concede()
    filled = [random_fill(RULES.offers(view)[0], rng) for _ in range(50)]
    assert {action.colour for action in filled} == {"red", "blue"}
