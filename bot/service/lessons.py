"""First turns to try the games with. Nothing is stored: where a learner stands is in what they click.

The deal is the same for everybody, and played with the game's own rules, views and offers.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.clock import Clock
from bot.errors import StaleTicket, UnknownGame
from bot.publication import Lesson, Occupant, Peek, Table
from bot.service.play import Clicked
from engine.core.errors import Illegal, Refused
from engine.core.game import AnyGame
from engine.core.lessons import Position, Script, position
from engine.core.play import fill, ticket

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""A choice is one of these, by its position."""


class Lessons:
    """Plays lessons, each from its beginning whenever somebody clicks."""

    def __init__(self, games: Mapping[str, AnyGame], clock: Clock) -> None:
        self._games, self._clock = games, clock

    @property
    def kinds(self) -> tuple[str, ...]:
        """The games that can be tried, by id."""
        return tuple(id for id, game in self._games.items() if game.lesson is not None)

    def at(self, kind: str, done: str, user_id: int, name: str) -> Lesson:
        """Return where somebody stands who did `done`, a digit for each task; the start for anything unknown.

        Raises UnknownGame if there is no such lesson.
        """
        game, script = self._script(kind)
        try:
            now = position(game.rules, script, [DIGITS.index(digit) for digit in done])
        except (Illegal, ValueError):
            done, now = "", position(game.rules, script, ())
        return self._lesson(game, script, done, now, self._table(game, script, user_id, name))

    def act(self, kind: str, done: str, user_id: int, name: str, choice: Clicked) -> Lesson:
        """Return where somebody stands after a choice; where it does not go on, the lesson says that it `strayed`.

        Raises StaleTicket if the choice belongs to something else, Refused with the rules' objection, Illegal and
        UnknownGame.
        """
        game, script = self._script(kind)
        lesson = self.at(kind, done, user_id, name)
        if choice.ticket != lesson.peek.ticket or lesson.over:
            raise StaleTicket(lesson.peek)
        if not 0 <= choice.offer < len(lesson.peek.offers):
            raise Illegal
        action = fill(lesson.peek.offers[choice.offer], choice.filled)
        if code := game.rules.objection(lesson.peek.view, action):
            raise Refused(code)
        wanted = script.tasks[lesson.step].wanted
        if action not in wanted:
            return replace(lesson, strayed=True)
        return self.at(kind, lesson.done + DIGITS[wanted.index(action)], user_id, name)

    def _script(self, kind: str) -> tuple[AnyGame, Script]:
        game = self._games.get(kind)
        if game is None or game.lesson is None:
            raise UnknownGame(kind)
        return game, game.lesson

    def _table(self, game: AnyGame, script: Script, user_id: int, name: str) -> Table:
        """Return a table that stands nowhere: the learner and automatic players."""
        others = Occupant(user_id=None, player=game.default_player, name=game.default_player)
        me = Occupant(user_id=user_id, player=None, name=name)
        return Table(
            game_id=0,
            kind=game.id,
            guild_id=0,
            channel_id=0,
            message_id=None,
            host_id=user_id,
            status="running",
            options=script.options,
            seats=tuple(me if seat == script.learner else others for seat in range(script.seats)),
            version=0,
            opened=0,
            opened_at=self._clock.now(),
            deadline_seconds=None,
            deadline_at=None,
            time_left=None,
            cancel_votes=(),
        )

    def _lesson(self, game: AnyGame, script: Script, done: str, now: Position, table: Table) -> Lesson:
        rules, step = game.rules, len(done)
        view = rules.seat_view(now.state, script.learner)
        offers = rules.offers(view)
        peek = Peek(
            table=table,
            seat=script.learner,
            view=view,
            status=rules.status(view.public),
            offers=offers,
            ticket=ticket(step, offers),
            whispers=tuple(event for seat, event in now.private if seat == script.learner),
        )
        over = step == len(script.tasks)
        task = "end" if over else script.tasks[step].name
        return Lesson(peek, done, step, len(script.tasks), task, now.public)
