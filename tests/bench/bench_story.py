"""Lost Ones, which grows all night: random playouts, and a night with every tile on the table against one that begins.

python -m tests.bench story
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from bot.store.records import EntryRow, GameRow, Move, SeatRow
from bot.store.sqlite import SqliteStore
from engine.core.game import seats_of
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.play import act
from engine.core.rng import SEED_BYTES, Rng
from engine.games import GAMES
from engine.games.lost_ones.content import load_pack
from engine.games.lost_ones.state import State
from tests.bench.bench_rules import protocol_playout, speed
from tests.bench.bench_store import floor

AIMS: dict[str, float] = {}
"""None is set: these figures are watched. The engine is far below a picture's cost either way."""

SEATS = 2
ROUNDS = 5
STEPS = 40
COMMITS = 300


def begun() -> State:
    """Return a night at its first turn."""
    rules = GAMES["lost_ones"].rules
    rng = Rng(bytes(SEED_BYTES))
    state: State = rules.setup(GAMES["lost_ones"].options(random_characters=True), seats_of(SEATS), rng).state
    seat = rules.status(rules.public_view(state)).pending.seats[0]  # type: ignore[union-attr]
    begin = next(o.action for o in rules.offers(rules.seat_view(state, seat)) if o.path[0] == "begin")
    first: State = act(rules, state, seat, begin, rng).state
    return first


def grown(state: State) -> State:
    """Return the same night with every tile placed and read, and one deed of each done."""
    tiles = [tile for tile in load_pack().tiles if not tile.variant]
    keys = tuple(tile.key for tile in tiles)
    done = tuple(tile.encounters[0].id for tile in tiles)
    heroes = tuple(evolve(hero, route=tuple(tile.n for tile in tiles)) for hero in state.table.heroes)
    return evolve(state, table=evolve(state.table, placed=keys, read=keys, done=done, heroes=heroes))


def stepping(state: State) -> Callable[[], None]:
    """Return one checked action, from view to view: a turn's first move or end."""
    rules = GAMES["lost_ones"].rules

    def step() -> None:
        copy = evolve(state)  # a new object, so that no view is at hand
        seat = rules.status(rules.public_view(copy)).pending.seats[0]  # type: ignore[union-attr]
        offers = rules.offers(rules.seat_view(copy, seat))
        act(rules, copy, Seat(seat), offers[0].action, Rng(bytes(SEED_BYTES)))

    return step


def saving(state: State) -> Callable[[], None]:
    """Return one saving and reading of a state."""

    def save() -> None:
        State.model_validate_json(state.model_dump_json())

    return save


def seconds(work: Callable[[], None], times: int = STEPS) -> float:
    """Return the median of how long a piece of work takes."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


async def commits(folder: Path, state: str) -> float:
    """Return how many commits of a state a second are stored, one after the other."""
    people = (SeatRow(7, None, "A"), SeatRow(8, None, "B"))
    row = GameRow(
        game_id=0,
        kind="lost_ones",
        guild_id=1,
        channel_id=2,
        host_id=3,
        options="{}",
        created_at=0.0,
        updated_at=0.0,
        seats=people,
    )
    store = await SqliteStore.open(folder / f"{len(state)}.sqlite3")
    try:
        game_id = await store.open_game(row, EntryRow(version=1, kind="open", at=0.0))
        row = replace(row, game_id=game_id)
        start = time.perf_counter()
        for version in range(row.version + 1, row.version + COMMITS + 1):
            base, row = row.version, replace(row, version=version, state=state + " " * (version % 2))
            entry = EntryRow(version=version, kind="act", seat=1, user_id=7, action="{}", public="[]", at=1.0)
            await store.commit(Move(game=row, base=base, entries=(entry,), rare=False))
        return COMMITS / (time.perf_counter() - start)
    finally:
        await store.close()


def measure() -> dict[str, float]:
    """Return ratios within this run, and the size of a saved night with 121 tiles in kilobytes."""
    small = begun()
    big = grown(small)
    playouts = []
    for i in range(ROUNDS):
        other = speed(lambda random: protocol_playout(GAMES["lost_and_found"], random, checked=True), 10, i)
        ours = speed(lambda random: protocol_playout(GAMES["lost_ones"], random, checked=True), 5, i)
        playouts.append(ours / other)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        disk = floor(folder)
        stored = asyncio.run(commits(folder, big.model_dump_json()))
        first = asyncio.run(commits(folder, small.model_dump_json()))
    return {
        "playout_of_lost_and_found": statistics.median(playouts),
        "step_at_121_tiles_of_first": seconds(stepping(big)) / seconds(stepping(small)),
        "saving_at_121_tiles_of_first": seconds(saving(big)) / seconds(saving(small)),
        "state_kilobytes_at_121_tiles": len(big.model_dump_json()) / 1000,
        "commits_at_121_tiles_of_disk": stored / disk,
        "commits_at_121_tiles_of_first": stored / first,
    }
