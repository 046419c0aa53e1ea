"""Automatic players at the table. They are handed views and the events that reach their seat, never a state.

Where views hold pictures, a player is handed what its eyes notice of them (see `engine.core.game.Eyes`).
They never give a game up by themselves, but follow as soon as all people at the table ask for it.

What one remembers is a fold over the game's log. The folds of recent games are kept; any other is computed again by
playing the log anew, and if the rules have changed so that it does not lead to the stored state, the player starts
from what it sees now.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import ServiceError
from bot.logs import ids
from bot.service.plans import Plans
from bot.service.play import Play, Played
from bot.service.replay import replay
from bot.service.tables import Cause, Loaded
from bot.store import Store, StoreError
from bot.store.records import EntryRow
from engine.core.errors import GameError
from engine.core.game import Eyes, Player
from engine.core.ids import Seat
from engine.core.players import RandomPlayer, seen_by, unseeing
from engine.core.protocol import Concede, HandOver, Join
from engine.core.rng import Rng

log = logging.getLogger(__name__)

MEMORIES = 64
"""How many seats' memories are kept."""
MOST_ACTIONS = 1000
"""How many actions automatic players may take between two of people; more means that the rules go round in circles."""


@dataclass(frozen=True, slots=True)
class _Kept:
    version: int
    memory: Any


class Automatic:
    """Lets automatic players act when they are awaited. Callers hold the game's lock."""

    def __init__(self, store: Store, play: Play, plans: Plans, eyes: Mapping[str, Eyes[Any]]) -> None:
        """`eyes` are those of each game by id."""
        self._store, self._play, self._plans, self._eyes = store, play, plans, eyes
        self._memories: OrderedDict[tuple[int, Seat], _Kept] = OrderedDict()

    async def play_on(self, before: Loaded, played: Played, cause: Cause) -> Played:
        """Let automatic players act, and what people have planned be done; each action is stored.

        It ends where a person is awaited who must answer, or with the game. `played` is what `cause` has just done to
        `before`. Returns it with all that followed.
        """
        self._observe(before, played)
        cause = Cause("automatic", None, cause.interaction_id, since=played.loaded.row.updated_at)
        for _ in range(MOST_ACTIONS):
            after = await self._next(played.loaded, cause)
            if after is None:
                loaded, after = await self._plans.carry_on(played.loaded, cause)
                played = replace(played, loaded=loaded)
            if after is None:
                return played
            self._observe(played.loaded, after)
            played = played.and_then(after)
        log.error("automatic players do not come to an end", extra=ids(game=played.loaded.game_id))
        return played

    async def _next(self, loaded: Loaded, cause: Cause) -> Played | None:
        """Let one automatic player act that must; None if there is none."""
        follower = giving_up(loaded)
        if follower is not None:
            return await self._play.step(loaded, follower, Concede(), cause)
        seat = awaited(loaded)
        return None if seat is None else await self._act(loaded, seat, cause)

    async def _act(self, loaded: Loaded, seat: Seat, cause: Cause) -> Played | None:
        """Let one seat act, by its own choice or, if the rules refuse that, at random; None if neither is possible."""
        for choose in (self._choice, self._random):
            try:
                return await self._play.step(loaded, seat, await choose(loaded, seat), cause)
            except GameError as error:
                log.error("what a seat chose was refused", extra=ids(game=loaded.game_id, seat=seat, code=error.code))
            except (ServiceError, StoreError):
                raise
            except Exception as error:  # what a person did before is stored and must be answered
                log.error(
                    "the action of a seat failed", extra=ids(game=loaded.game_id, seat=seat, error=type(error).__name__)
                )
        return None

    async def _choice(self, loaded: Loaded, seat: Seat) -> Any:
        view = loaded.game.rules.seat_view(loaded.state, seat)
        try:
            memory = await self._memory(loaded, seat)
            return await asyncio.to_thread(self._chosen, loaded, seat, memory, view)
        except Exception as error:  # a faulty player must not stop the table
            log.error("a seat could not choose", extra=ids(game=loaded.game_id, seat=seat, error=type(error).__name__))
            return await self._random(loaded, seat)

    def _chosen(self, loaded: Loaded, seat: Seat, memory: Any, view: Any) -> Any:
        """Return what a player chooses of all that it may do, by what it notices of the view."""
        offers = loaded.game.rules.offers(view)
        seen = seen_by(loaded.game, self._eyes, name_of(loaded, seat), view, stream(loaded, seat, b"eyes"))
        return player_of(loaded, seat).choose(memory, seen, offers, stream(loaded, seat))

    async def _random(self, loaded: Loaded, seat: Seat) -> Any:
        rules = loaded.game.rules
        view = rules.seat_view(loaded.state, seat)
        return RandomPlayer(rules.objection).choose(None, view, rules.offers(view), stream(loaded, seat))

    # Memories

    async def _memory(self, loaded: Loaded, seat: Seat) -> Any:
        kept = self._memories.get((loaded.game_id, seat))
        if kept is None or kept.version != loaded.row.version:
            entries = await self._store.log(loaded.game_id)
            memory = await asyncio.to_thread(recalled, loaded, seat, entries, self._eyes)
            kept = _Kept(loaded.row.version, memory)
            self._keep(loaded, seat, kept)
        return kept.memory

    def _keep(self, loaded: Loaded, seat: Seat, kept: _Kept) -> None:
        key = (loaded.game_id, seat)
        self._memories[key] = kept
        self._memories.move_to_end(key)
        while len(self._memories) > MEMORIES:
            self._memories.popitem(last=False)

    def _observe(self, before: Loaded, played: Played) -> None:
        """Fold one step into the memories that are at hand; those that missed a version are computed anew later."""
        after = played.loaded
        if after.row.version == before.row.version:
            return
        for number, occupant in enumerate(after.row.seats):
            seat = Seat(number)
            kept = self._memories.get((after.game_id, seat))
            if kept is None or occupant.player is None:
                continue
            handed = occupant != before.row.seats[number]
            if handed or after.row.status != "running" or kept.version != before.row.version:
                del self._memories[after.game_id, seat]
                continue
            try:
                view = remembered(after, seat, after.state, self._eyes)
                memory = player_of(after, seat).observe(kept.memory, view, played.public, played.whispers(seat))
            except Exception as error:
                log.error(
                    "a seat could not observe", extra=ids(game=after.game_id, seat=seat, error=type(error).__name__)
                )
                del self._memories[after.game_id, seat]
            else:
                self._keep(after, seat, _Kept(after.row.version, memory))


def awaited(loaded: Loaded) -> Seat | None:
    """Return the first automatic seat that is awaited and can do something.

    Once the game has stopped waiting for every person at the table, or waits for any of them without a clock, none of
    them goes on: they would play it to its end among themselves.
    """
    if loaded.row.status != "running" or not loaded.row.automatic_next:
        return None
    rules, status = loaded.game.rules, loaded.status
    people = [seat for seat in status.seated if loaded.row.seats[seat].user_id is not None]
    if loaded.resting or (people and all(seat in status.away for seat in people)):
        return None
    for seat in status.pending.seats if status.pending else ():
        if loaded.row.seats[seat].player and rules.offers(rules.seat_view(loaded.state, seat)):
            return seat
    return None


def name_of(loaded: Loaded, seat: Seat) -> str:
    """Return the kind of automatic player in a seat; one that the game no longer has is replaced by the default."""
    name = loaded.row.seats[seat].player
    return name if name is not None and name in loaded.game.players else loaded.game.default_player


def giving_up(loaded: Loaded) -> Seat | None:
    """Return the first automatic seat that has yet to follow the people, all of whom ask to give the game up."""
    seats = loaded.row.seats
    if loaded.row.status != "running" or all(seat.player is None for seat in seats):
        return None
    rules = loaded.game.rules
    staying = [
        seat
        for seat in loaded.status.seated
        if any(isinstance(offer.action, Concede) for offer in rules.offers(rules.seat_view(loaded.state, seat)))
    ]
    return None if any(seats[seat].player is None for seat in staying) else next(iter(staying), None)


def player_of(loaded: Loaded, seat: Seat) -> Player[Any, Any, Any, Any, Any]:
    """Return the automatic player in a seat."""
    return loaded.game.players[name_of(loaded, seat)]


def remembered(loaded: Loaded, seat: Seat, state: Any, eyes: Mapping[str, Eyes[Any]]) -> Any:
    """Return a seat's view of a state for what its automatic player remembers."""
    return unseeing(loaded.game, eyes, name_of(loaded, seat), loaded.game.rules.seat_view(state, seat))


def stream(loaded: Loaded, seat: Seat, kind: bytes = b"auto") -> Rng:
    """Return a random stream of one choice: of this game, seat and version, and none of the deal's."""
    assert loaded.row.seed is not None
    return Rng(loaded.row.seed, stream=kind + bytes([seat]) + loaded.row.version.to_bytes(8, "big"))


def recalled(loaded: Loaded, seat: Seat, entries: Iterable[EntryRow], eyes: Mapping[str, Eyes[Any]]) -> Any:
    """Return what a seat remembers of the game since it was dealt to its holder or came to them."""
    player = player_of(loaded, seat)
    try:
        memory: Any = None
        for action, step in replay(loaded, entries):
            view = remembered(loaded, seat, step.state, eyes)
            if action is None or (isinstance(action, HandOver | Join) and action.seat == seat):
                memory = player.start(view)  # what was known there before is not for whoever sits there now
                continue
            whispers = tuple(event for to, event in step.private if to == seat)
            memory = player.observe(memory, view, step.public, whispers)
    except Exception as error:  # the rules or the player have changed since: what is seen now has to do
        log.info("a seat starts anew", extra=ids(game=loaded.game_id, seat=seat, error=type(error).__name__))
        return player.start(remembered(loaded, seat, loaded.state, eyes))
    return memory
