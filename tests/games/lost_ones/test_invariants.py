"""The invariants of rules.md D3, in seeded random parties of one to four, in the small and in the shipped pack."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, get_args

import pytest

from engine.core.game import seats_of
from engine.core.ids import Seat
from engine.core.play import act
from engine.core.protocol import Join, Lapse, Leave, Status
from engine.core.rng import Rng
from engine.games.lost_ones.book import Book
from engine.games.lost_ones.content import load_pack
from engine.games.lost_ones.draft import Moved
from engine.games.lost_ones.effects import (
    Advance,
    Branch,
    Choose,
    Discard,
    Draw,
    DrawBane,
    GainBoon,
    GainPlot,
    MeetFoe,
    Recover,
    Rest,
    StirNightmare,
    Teleport,
    Transform,
    Unlock,
    Win,
)
from engine.games.lost_ones.events import (
    Event,
    NightmareMoved,
    NightmareRevealed,
    PhaseBegan,
    TileTransformed,
    TurnEnded,
)
from engine.games.lost_ones.explorer import Explorer
from engine.games.lost_ones.options import Options
from engine.games.lost_ones.pack import Lock
from engine.games.lost_ones.players import Wanderer
from engine.games.lost_ones.rules import LostOnes
from engine.games.lost_ones.standing import hand_limit, most_actions
from engine.games.lost_ones.state import State
from engine.games.lost_ones.work import Results, Struggle
from tests.games.lost_ones.builders import DRAWER, GILLS, HUSH, encounter, world

REASONS = {"gateway", "hand", "caught", "foe", "story", "trapped", "clock", "given_up", "abandoned"}
MOST_STEPS = 900
RULES: Mapping[str, Mapping[str, Any]] = {
    "plain": {},
    "hard": {"strict_hand": True, "bounce_triggers": True, "reveal_strict": True, "clock_reveals": True, "dusk": 2},
    "mild": {"touch_all": True, "foe_once": True, "rings_once_per_round": True, "fifth_phase": True, "trade": True},
    "orderly": {"fixed_order": True, "rotate_first": True, "caretaker": False, "mulligan": True, "power_each": True},
}


@cache
def small() -> Book:
    """Return the small Otherworld with something of everything in it."""
    both = Choose(of=(Branch(label="a", outcomes=(Draw(k=3),)), Branch(label="b", outcomes=(DrawBane(), Rest()))))
    deeds = {
        "1.1": encounter("1.1", Draw(k=2), GainBoon(boon=GILLS)),
        "1.2": encounter("1.2", Unlock(side="N"), Recover(k=2, to="tile")),
        "2.1": encounter("2.1", both),
        "2.2": encounter("2.2", GainBoon(boon=HUSH), GainPlot(plot=1)),
        "3.1": encounter("3.1", Transform(tile=3, letter="a"), Draw(k=2)),
        "4.1": encounter("4.1", Rest(), kind="rest"),
        "5.1": encounter("5.1", StirNightmare(k=2), Draw(k=3)),
        "5.2": encounter("5.2", MeetFoe(), GainBoon(boon=DRAWER)),
        "6.1": encounter("6.1", Advance(), Teleport(tile=1, to="contributors"), Draw(k=2)),
        "7.1": encounter("7.1", Discard(k=1, to="all"), Draw(k=3, to="all")),
        "8.1": encounter("8.1", Teleport(tile=10), Draw(k=1)),
        "9.1": encounter("9.1", Win(gateway="tree"), kind="gateway"),
    }
    return world(
        icons={
            2: ("bane",),
            3: ("fae_rings",),
            5: ("nightmare",),
            6: ("blizzard", "bane"),
            7: ("underwater",),
            8: ("foe", "fae_rings"),
            10: ("lava", "nightmare"),
        },
        deeds=deeds,
        locks={(1, "N"): Lock(by=("1.2",))},
        variants=[{"n": 3, "variant": "a", "icons": ("nightmare",)}],
        relation={2: "or"},
    )


BOOKS: Mapping[str, Callable[[], Book]] = {"small": small, "shipped": cache(lambda: Book(load_pack()))}


class Watch:
    """Sees every step of a game and says what is wrong with it."""

    def __init__(self, rules: LostOnes) -> None:
        self.rules, self.book = rules, rules.book
        self.pack = rules.book.pack
        self.seen: Counter[str] = Counter()

    def __call__(self, before: State, step: Moved) -> None:
        after = step.state
        self.seen.update(event.kind for event in step.public)
        self.counts(after)
        self.map(after)
        self.growth(before, after, step)
        self.clock(before, after, step)
        self.nightmare(before, after, step)
        self.turns(before, after, step)
        self.running(after)

    def counts(self, state: State) -> None:
        table, pack = state.table, self.pack
        hands = [card for hero in table.heroes for card in (*hero.hand, *hero.discard)]
        assert sorted((*state.deck, *hands)) == [card.id for card in pack.abilities]
        banes = [bane for hero in table.heroes for bane in hero.banes]
        assert sorted((*state.bane_deck, *table.bane_discard, *banes)) == [card.id for card in pack.banes]
        fought = [frame.foe for frame in state.work if isinstance(frame, Struggle)]
        assert len(fought) <= 1
        assert sorted((*state.foe_deck, *fought)) == [card.id for card in pack.foes]
        boons = [held.boon for hero in table.heroes for held in hero.boons]
        assert sorted((*state.supply, *boons)) == [card.n for card in pack.boons]
        assert len({plot for plot, _ in table.plots}) == len(table.plots)

    def map(self, state: State) -> None:
        table = state.table
        tiles = [self.book.tiles[key] for key in table.placed]
        assert len({(tile.x, tile.y) for tile in tiles}) == len(tiles)
        numbers = {tile.n for tile in tiles}
        assert len(numbers) == len(tiles)
        assert {hero.tile for hero in table.heroes} <= numbers
        assert table.nightmare is None or table.nightmare in numbers
        for tile in tiles:
            if tile.relation == "or":
                assert len([e for e in tile.encounters if e.id in table.done]) <= 1

    def growth(self, before: State, after: State, step: Moved) -> None:
        old, new = before.table, after.table
        for name in ("done", "closed", "unlocked", "read", "flags", "plots", "foes_met", "foes_beaten", "cleared"):
            assert getattr(new, name)[: len(getattr(old, name))] == getattr(old, name), name
        kept = {self.book.tiles[key].n for key in old.placed}
        assert kept <= {self.book.tiles[key].n for key in new.placed}
        gone = set(old.placed).difference(new.placed)
        assert len(gone) <= sum(isinstance(event, TileTransformed) for event in step.public)

    def clock(self, before: State, after: State, step: Moved) -> None:
        table, last = after.table, 4 + after.table.options.fifth_phase
        assert table.phase - before.table.phase == sum(isinstance(event, PhaseBegan) for event in step.public)
        if table.outcome is None and not after.dooms:
            assert table.phase <= last
        if any(isinstance(event, PhaseBegan) for event in step.public) and table.phase <= last and not after.work:
            used = [event for event in step.public if event.kind in ("boon_used", "countered", "paid")]
            assert used or all(held.ready for hero in table.heroes for held in hero.boons)

    def nightmare(self, before: State, after: State, step: Moved) -> None:
        """Every step of it goes to an edge neighbour; before its first trigger it is not there."""
        at = before.table.nightmare
        for event in step.public:
            if isinstance(event, NightmareRevealed):
                assert at is None
                at = event.tile
            if isinstance(event, NightmareMoved):
                assert at is not None
                assert self.apart(at, event.tile) == 1
                at = event.tile
        assert after.table.nightmare == at

    def apart(self, a: int, b: int) -> int:
        one, other = (next(tile for tile in self.pack.tiles if tile.n == n) for n in (a, b))
        return abs(one.x - other.x) + abs(one.y - other.y)

    def turns(self, before: State, after: State, step: Moved) -> None:
        table = after.table
        if table.hero is not None:
            # a bane that the action itself draws lowers what was allowed before
            bodies = (before.table.heroes[table.hero], table.heroes[table.hero])
            most = max(3, *(most_actions(body, self.book.boons, self.book.banes) for body in bodies))
            assert table.used <= max(most, before.table.used)
        assert all(event.hero in range(len(table.heroes)) for event in step.public if isinstance(event, TurnEnded))

    def running(self, state: State) -> None:
        table = state.table
        if table.outcome is not None:
            assert table.outcome.reason in REASONS
            assert (table.outcome.reason == "gateway") == bool(table.outcome.winners) == (table.gateway is not None)
            assert table.ask is None
            assert not state.work
            return
        assert table.ask is not None
        assert table.ask.waiting
        if table.ask.kind in ("begin", "turn"):
            assert not state.work
            assert all(hero.hand for hero in table.heroes)
            for h, hero in enumerate(table.heroes):
                assert len(hero.hand) <= hand_limit(table, h, self.book.boons, self.book.banes)
        assert not state.dooms or any(isinstance(frame, Results) for frame in state.work)


def table_action(status: Status, rng: Rng) -> Any:
    what = rng.below(4)
    if what == 0 and len(status.seated) > 1:
        return Leave(seat=rng.choice(status.seated))
    if what == 1 and status.vacant:
        return Join(seat=rng.choice(status.vacant))
    assert status.pending is not None
    return Lapse(decision=status.pending.id)


def play(watch: Watch, seats: int, number: int, options: Mapping[str, Any], unrest: int) -> State:
    """Play a game in which two kinds of players and deadlines take turns at random, to its end or the step bound."""
    rules = watch.rules
    rng, choices = Rng(number.to_bytes(32, "big")), Rng(number.to_bytes(32, "big"), stream=b"choices")
    players: tuple[Any, ...] = (Wanderer(rules.objection), Explorer())
    state = rules.setup(Options(**options), seats_of(seats), rng).state
    watch.counts(state)
    for _ in range(MOST_STEPS):
        status = rules.status(rules.public_view(state))
        if status.pending is None:
            break
        actor: Seat | None = None
        if unrest and choices.below(unrest) == 0:
            action = table_action(status, choices)
        else:
            actor = choices.choice(status.pending.seats)
            view = rules.seat_view(state, actor)
            player = choices.choice(players)
            action = player.choose(player.start(view), view, rules.offers(view), choices)
        step = act(rules, state, actor, action, rng)
        watch(state, step)
        state = step.state
    return state


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_invariants(seats: int, rules: str, book: str) -> None:
    watch = Watch(LostOnes(BOOKS[book]()))
    games = 12 if book == "small" else 4
    ends = [play(watch, seats, 100 * seats + n, RULES[rules], unrest=(0, 25)[n % 2]) for n in range(games)]
    assert sum(state.table.outcome is not None for state in ends) >= games - 1
    assert {"moved", "paid", "drew", "page_read", "turn_ended"} <= set(watch.seen)


def test_the_random_games_see_nearly_everything() -> None:
    seen: Counter[str] = Counter()
    reasons = set()
    for book in BOOKS.values():
        watch = Watch(LostOnes(book()))
        ends = [play(watch, 1 + n % 4, n, {}, unrest=30) for n in range(40)]
        reasons.update(state.table.outcome.reason for state in ends if state.table.outcome is not None)
        seen.update(watch.seen)
    assert {"gateway", "hand", "caught", "foe", "clock"} <= reasons
    rare = {"deck_renewed", "conceding", "fight_wish", "traded", "seat_handed"}
    kinds = {event.model_fields["kind"].default for event in get_args(Event)} - rare
    assert not kinds.difference(seen)


def test_each_step_of_the_nightmare_brings_it_one_nearer() -> None:
    rules = LostOnes(small())
    watch, steps = Watch(rules), 0
    for n in range(40):
        rng = Rng(n.to_bytes(32, "big"))
        state = rules.setup(Options(random_characters=True), seats_of(2), rng).state
        player: Any = Explorer()
        for _ in range(150):
            pending = rules.status(rules.public_view(state)).pending
            if pending is None:
                break
            view = rules.seat_view(state, pending.seats[0])
            step = act(
                rules, state, pending.seats[0], player.choose(player.start(view), view, rules.offers(view), rng), rng
            )
            watch(state, step)
            moves = [event.tile for event in step.public if isinstance(event, NightmareMoved)]
            heroes = {hero.tile for hero in step.state.table.heroes}
            # with all squares of the small world placed, steps count as the crow walks
            if len(step.state.table.placed) == 10 and not any(e.kind == "moved" for e in step.public):
                far = [min(watch.apart(tile, h) for h in heroes) for tile in moves]
                assert all(a - b == 1 for a, b in pairwise(far))
            steps += len(moves)
            state = step.state
    assert steps > 20
