"""Durable moves against the disk: how many a second, as a multiple of raw overwrites that are each flushed alone.

python -m tests.bench.bench_store
"""

import asyncio
import json
import os
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from bot.store.records import EntryRow, GameRow, Move, SeatRow
from bot.store.sqlite import SqliteStore

STATES = tuple(os.urandom(1024).hex() for _ in range(7))
"""2 KB each, like the JSON of a game in full swing. All of it changes with every move, so every page is written."""
ACTION = '{"kind":"look","cell":3}'
EVENTS = json.dumps([{"kind": "looked", "seat": 1, "cells": [3, 7]}])
MOVES = {1: 800, 32: 6_400, 128: 12_800}
"""Games in flight, and how many moves are made in all."""
ROUNDS = 5
AIMS = {"durable_moves_1": 0.3, "durable_moves_32": 4.0, "durable_moves_128": 6.0}


def floor(folder: Path, writes: int = 1_500) -> float:
    """Return how many overwrites of 4 KB a second reach the disk, one after the other."""
    block, span = os.urandom(4096), 256
    file = os.open(folder / "floor", os.O_RDWR | os.O_CREAT)
    try:
        os.pwrite(file, block * span, 0)
        os.fsync(file)
        start = time.perf_counter()
        for number in range(writes):
            os.pwrite(file, block, number % span * len(block))
            os.fdatasync(file)
        return writes / (time.perf_counter() - start)
    finally:
        os.close(file)


def _moves(game_id: int, row: GameRow, moves: int) -> list[Move]:
    """Return moves of one game, made before the clock runs: what is measured is how they are stored."""
    made = []
    row = replace(row, game_id=game_id)
    for version in range(row.version + 1, row.version + moves + 1):
        base, row = row.version, replace(row, version=version, state=STATES[version % len(STATES)], rng_cursor=version)
        entry = EntryRow(
            version=version, kind="act", seat=1, user_id=7, action='{"kind":"look"}', public=EVENTS, at=1.0
        )
        made.append(Move(game=row, base=base, entries=(entry,), rare=False))
    return made


async def _game(store: SqliteStore, moves: list[Move]) -> None:
    for move in moves:
        await store.commit(move)


async def durable(folder: Path, in_flight: int, moves: int) -> float:
    """Return how many moves a second are stored while so many games wait for theirs."""
    row = GameRow(
        game_id=0,
        kind="bench",
        guild_id=1,
        channel_id=2,
        host_id=3,
        options="{}",
        created_at=0.0,
        updated_at=0.0,
        seats=(SeatRow(7, None, "A"), SeatRow(8, None, "B")),
    )
    store = await SqliteStore.open(folder / f"{in_flight}.sqlite3")
    try:
        entry = EntryRow(version=1, kind="open", at=0.0)
        games = await asyncio.gather(*(store.open_game(row, entry) for _ in range(in_flight)))
        work = [_moves(game_id, row, moves // in_flight) for game_id in games]
        start = time.perf_counter()
        await asyncio.gather(*(_game(store, part) for part in work))
        return moves / (time.perf_counter() - start)
    finally:
        await store.close()


def measure(rounds: int = ROUNDS) -> dict[str, float]:
    """Return moves a second over flushed overwrites a second by games in flight: medians of rounds taken in turn."""
    ratios: dict[int, list[float]] = {in_flight: [] for in_flight in MOVES}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for in_flight, moves in MOVES.items():
                before = floor(folder)
                stored = asyncio.run(durable(folder, in_flight, moves))
                ratios[in_flight].append(stored / statistics.mean((before, floor(folder))))
    return {f"durable_moves_{in_flight}": round(statistics.median(found), 2) for in_flight, found in ratios.items()}


if __name__ == "__main__":
    print(json.dumps(measure()))
