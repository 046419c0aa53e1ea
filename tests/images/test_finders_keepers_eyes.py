"""How automatic players see cards: what is hidden more is noticed less, and nothing is seen that is not there."""

from collections import Counter

import pytest

from engine.core.model import evolve
from engine.core.rng import SEED_BYTES, Rng
from engine.games.finders_keepers.picture import Picture
from engine.games.finders_keepers.views import Slot
from images.games import EYES
from images.games.finders_keepers import gallery as basic_positions
from images.games.finders_keepers.eyes import noticed
from images.games.finders_keepers.layout import fractions
from images.games.finders_keepers_expert import gallery as expert_positions
from tests.images.finders_keepers_decks import SEEDS, cards

BASIC, EXPERT = EYES["finders_keepers"], EYES["finders_keepers_expert"]


def rng(stream: str = "eyes") -> Rng:
    return Rng(bytes(SEED_BYTES), stream=stream.encode())


def own(**fields: object):  # type: ignore[no-untyped-def]
    return basic_positions.private(basic_positions.public(3, 3, 12, open_tiles=1, **fields))  # type: ignore[arg-type]


def share(acuity: float, picks: list[tuple[Picture, int]], rounds: int = 40) -> float:
    """Return how often these objects are noticed."""
    stream = rng()
    seen = sum(number in noticed(picture, acuity, stream).objects for picture, number in picks for _ in range(rounds))
    return seen / (rounds * len(picks))


def test_perfect_eyes_leave_the_view_as_it_is_and_draw_nothing() -> None:
    for eyes, view in (
        (BASIC, own()),
        (EXPERT, expert_positions.private(expert_positions.public(3, 2, 5, stack=9, reserve=9))),
    ):
        stream = rng()
        assert eyes.seen(view, 1.0, stream) is view
        assert stream.cursor == 0


def test_closed_eyes_notice_nothing_and_draw_nothing() -> None:
    stream = rng()
    view = BASIC.seen(own(), 0.0, stream)
    on_the_grid = EXPERT.seen(
        expert_positions.private(expert_positions.public(3, 2, 5, stack=9, reserve=9)), 0.0, stream
    )
    slots = (*view.own, *(slot for tableau in view.public.tableaus for slot in tableau), *on_the_grid.public.grid)
    assert slots
    assert all(slot.picture.objects == () and not slot.picture.seymour for slot in slots)
    assert stream.cursor == 0


def test_a_seat_sees_its_own_cards_alike_wherever_they_stand_and_does_not_search_those_of_others() -> None:
    seen = BASIC.seen(own(), 0.7, rng())
    assert seen.public.tableaus[0] == seen.own
    assert not any(slot.picture.objects for tableau in seen.public.tableaus[1:] for slot in tableau)


def test_nothing_is_seen_that_is_not_there_and_nothing_else_changes() -> None:
    view = own()
    seen = BASIC.seen(view, 0.6, rng())
    for before, after in zip(view.own, seen.own, strict=True):
        assert set(after.picture.objects) <= set(before.picture.objects)
        assert evolve(after, picture=before.picture) == before
    assert sum(len(slot.picture.objects) for slot in seen.own) < sum(len(slot.picture.objects) for slot in view.own)
    assert evolve(seen, own=view.own, public=view.public) == view


def test_the_same_stream_sees_the_same_and_another_sees_otherwise() -> None:
    assert BASIC.seen(own(), 0.6, rng()) == BASIC.seen(own(), 0.6, rng())
    assert BASIC.seen(own(), 0.6, rng()) != BASIC.seen(own(), 0.6, rng("other"))


def test_what_is_hidden_more_is_noticed_less() -> None:
    by_sight = sorted(
        (seen, picture.seed, picture, number)
        for picture in cards(SEEDS[0], 8)
        for number, seen in fractions(picture).items()
    )
    hidden = [(picture, number) for _, _, picture, number in by_sight[:30]]
    free = [(picture, number) for _, _, picture, number in by_sight[-30:]]
    assert share(0.6, hidden) < 0.6 * share(0.6, free)


@pytest.mark.parametrize("seymour", [False, True])
def test_sharper_eyes_notice_more(seymour: bool) -> None:
    shares = []
    for acuity in (0.2, 0.4, 0.6, 0.8, 0.95):
        stream, seen = rng(), Counter[bool]()
        for picture in cards(SEEDS[0], 8):
            after = noticed(picture, acuity, stream)
            if seymour:
                seen.update([after.seymour] * picture.seymour)
            else:
                seen.update(number in after.objects for number in picture.objects)
        shares.append(seen[True] / seen.total())
    assert shares == sorted(shares)
    assert shares[0] < 0.35
    assert shares[-1] > 0.85


def test_clutter_makes_it_harder() -> None:
    def alone(clutter: int) -> float:
        return share(0.6, [(picture, picture.objects[0]) for picture in cards(SEEDS[0], clutter)], rounds=20)

    assert alone(16) < alone(0)


def test_words_can_all_be_read() -> None:
    view = own()
    words = tuple(Slot(number=slot.number, words=("key", "seymour")) for slot in view.own)
    assert BASIC.seen(evolve(view, own=words), 0.3, rng()).own == words
