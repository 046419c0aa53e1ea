"""Why an action was not carried out.

GameError
 +-- Illegal    no offer of the seat admits the action
 +-- Refused    it fits an offer's form, but the view says no; carries a code
 +-- Stale      it answers a decision that is no longer open
 +-- Over       the game has ended

A GameError never changed anything, and its code depends on the actor's own view only.
"""


class GameError(Exception):
    """An action that was not carried out; `code` is a message id suffix, never a sentence."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Illegal(GameError):
    """No offer of the seat admits the action."""

    def __init__(self) -> None:
        super().__init__("illegal")


class Refused(GameError):
    """The action fits a form, but `Rules.objection` named a reason against it."""


class Stale(GameError):
    """The action answers a decision that is no longer open."""

    def __init__(self) -> None:
        super().__init__("stale")


class Over(GameError):
    """The game has ended."""

    def __init__(self) -> None:
        super().__init__("over")


class UpgradeError(Exception):
    """A saved state cannot be brought to the current schema."""
