"""Why the service did not do what it was asked.

ServiceError                 nothing was changed; `code` names the message `error-<code>`
 +-- NotFound                there is no such table
 +-- UnknownGame             there is no such game
 +-- NotSeated               only for people who sit at the table
 |    +-- SeatHeld           they own a seat there that somebody else sits in
 +-- NotAbsent               only for somebody who has been away for long
 +-- NobodyElse              no other person is at the table
 +-- NotHost                 only for the host
 +-- NotAllowed              only for the host or a manager of the server
 +-- NotInLobby              only before the start
 +-- NotRunning              only while the game runs
 +-- AlreadySeated           the person sits at the table already
 +-- Full                    every seat is taken
 +-- NoVacantSeat            the running game has no seat that could be taken over
 +-- UnknownPlayer           the game has no automatic player of that name
 +-- NoPlayer                no automatic player sits at the table
 +-- BadgeMissing            the server must first earn `badge`
 +-- BadDeadline             no such deadline
 +-- BadSetting              a server has no such setting, or no such value of it
 +-- NotHere                 the server lets no table be opened in this channel
 +-- TooManyTables           as many tables are open in this channel as the server lets be
 +-- BadNotices              no such time zone or quiet hours
 +-- AgainOpen               a table like this one has been opened already
 +-- NotOver                 only once the game has ended
 +-- NoReplay                the rules have changed since the game was played
 +-- NoReceipt               the game has no fair deal receipt
 +-- StatisticsHidden        the server does not show statistics
 +-- StaleTicket             the panel is out of date; carries a fresh `peek`
 +-- NotNow                  nothing can be planned just now
 +-- CannotUndo              the last action cannot be taken back
 +-- Frozen                  the saved game cannot be read by this version of the program
 +-- Conflict                somebody else changed the table; cannot happen while one process serves it
 +-- AlreadyRunning          another process uses the database

Errors of the rules (`engine.core.errors.GameError`) pass through the service unchanged.
"""

from typing import ClassVar

from bot.publication import Peek, Table


class ServiceError(Exception):
    """Nothing was changed. `code` is a message id suffix, never a sentence; an error carries ids only."""

    code: ClassVar[str] = "service"

    def __init__(self, *ids: object) -> None:
        super().__init__(self.code, *ids)


class NotFound(ServiceError):
    """There is no such table."""

    code = "not-found"


class UnknownGame(ServiceError):
    """There is no such game."""

    code = "unknown-game"


class NotSeated(ServiceError):
    """Only for people who sit at the table; the same answer whatever is going on there."""

    code = "not-seated"


class SeatHeld(NotSeated):
    """Somebody else sits in for them just now; they may take their seat back."""

    code = "seat-held"

    def __init__(self, game_id: int) -> None:
        super().__init__(game_id)
        self.game_id = game_id


class NotAbsent(ServiceError):
    """Only for somebody who has been away for long."""

    code = "not-absent"


class NobodyElse(ServiceError):
    """No other person is at the table, and automatic players do not play among themselves."""

    code = "nobody-else"


class NotHost(ServiceError):
    """Only for the host."""

    code = "not-host"


class NotAllowed(ServiceError):
    """Only for the host or for a manager of the server."""

    code = "not-allowed"


class NotInLobby(ServiceError):
    """Only before the start."""

    code = "not-in-lobby"


class NotRunning(ServiceError):
    """Only while the game runs: it has not started, has ended or was cancelled."""

    code = "not-running"


class AlreadySeated(ServiceError):
    """The person sits at the table already."""

    code = "already-seated"


class Full(ServiceError):
    """Every seat is taken."""

    code = "full"


class NoVacantSeat(ServiceError):
    """The running game has no seat that could be taken over now."""

    code = "no-vacant-seat"


class UnknownPlayer(ServiceError):
    """The game has no automatic player of that name."""

    code = "unknown-player"


class NoPlayer(ServiceError):
    """No automatic player sits at the table."""

    code = "no-player"


class BadgeMissing(ServiceError):
    """The server must earn `badge` before this set-up may start."""

    code = "badge-missing"

    def __init__(self, badge: str) -> None:
        super().__init__(badge)
        self.badge = badge


class BadDeadline(ServiceError):
    """A deadline that is too short or too long."""

    code = "bad-deadline"


class BadSetting(ServiceError):
    """A server has no such setting, or the setting has no such value."""

    code = "bad-setting"


class NotHere(ServiceError):
    """The server lets games start in `channels` only."""

    code = "not-here"

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__(*channels)
        self.channels = channels


class TooManyTables(ServiceError):
    """The server lets `most` tables be open in a channel, and so many are."""

    code = "too-many-tables"

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class BadNotices(ServiceError):
    """A time zone that is not known, or quiet hours that are none."""

    code = "bad-notices"


class AgainOpen(ServiceError):
    """A table like this one has been opened already."""

    code = "again-open"


class NotOver(ServiceError):
    """Only once the game has ended."""

    code = "not-over"


class NoReplay(ServiceError):
    """The rules have changed since the game was played: its log no longer leads to where it ended."""

    code = "no-replay"


class NoReceipt(ServiceError):
    """The game began before there were receipts, or was called off and keeps its secrets."""

    code = "no-receipt"


class StatisticsHidden(ServiceError):
    """The managers of the server do not want statistics to be shown."""

    code = "statistics-hidden"


class StaleTicket(ServiceError):
    """The panel or message that was clicked is out of date; `peek` is the fresh one."""

    code = "stale"

    def __init__(self, peek: Peek) -> None:
        super().__init__(peek.table.game_id)
        self.peek = peek


class NotNow(ServiceError):
    """It is the person's turn already, or nothing of their next one can be foreseen."""

    code = "not-now"


class CannotUndo(ServiceError):
    """The person's last action cannot be taken back; `why` ends the id of the message that says the reason."""

    code = "cannot-undo"

    def __init__(self, game_id: int, why: str) -> None:
        super().__init__(game_id, why)
        self.why = why


class Frozen(ServiceError):
    """The saved game cannot be read by this version of the program; `table` is what is known of it."""

    code = "frozen"

    def __init__(self, table: Table) -> None:
        super().__init__(table.game_id)
        self.table = table


class Conflict(ServiceError):
    """The stored table was not at the version that the change was made from."""

    code = "conflict"


class AlreadyRunning(ServiceError):
    """Another process uses the database."""

    code = "already-running"

    def __str__(self) -> str:
        return "Another process is using this database. Only one may run at a time."
