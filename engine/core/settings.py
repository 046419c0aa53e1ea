"""A lobby made of settings, one by one: how each is read and written, and which values it may have now."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.core.errors import Refused
from engine.core.game import Lobby, OptionField
from engine.core.ids import Value
from engine.core.messages import Message, Several, message
from engine.core.model import Model, evolve

O = TypeVar("O", bound=Model)  # noqa: E741

NO, YES = "no", "yes"
UNKNOWN = "unknown_value"


@dataclass(frozen=True, slots=True)
class Setting(Generic[O]):
    """One setting. `known` are all values it can ever have, `possible` says which of them it may have now.

    `refusal` is the code for a known value that is impossible beside the other settings and the seats taken.
    """

    name: str
    page: int
    read: Callable[[O], Value]
    write: Callable[[O, Value], O]
    known: tuple[Value, ...]
    possible: Callable[[O, int, Value], bool]
    refusal: str

    def values(self, options: O, seats: int) -> tuple[Value, ...]:
        """Return the values that it may have now."""
        return tuple(value for value in self.known if self.possible(options, seats, value))


def _always(options: Model, seats: int, value: Value) -> bool:
    return True


def plain(
    name: str,
    page: int,
    known: tuple[Value, ...],
    possible: Callable[[O, int, Value], bool] = _always,
    refusal: str = UNKNOWN,
) -> Setting[O]:
    """Return a setting that is stored as it is shown."""

    def read(options: O) -> Value:
        value: Value = getattr(options, name)
        return value

    return Setting(name, page, read, lambda options, value: evolve(options, **{name: value}), known, possible, refusal)


def switch(
    name: str, page: int, possible: Callable[[O, int], bool] = lambda options, seats: True, refusal: str = UNKNOWN
) -> Setting[O]:
    """Return a yes-or-no setting; where it is not `possible` it can only be off."""
    return Setting(
        name,
        page,
        lambda options: YES if getattr(options, name) else NO,
        lambda options, value: evolve(options, **{name: value == YES}),
        (NO, YES),
        lambda options, seats, value: value == NO or possible(options, seats),
        refusal,
    )


class SettingsLobby(Lobby[O]):
    """A lobby whose settings may be changed one by one, with nothing to put right elsewhere."""

    def __init__(self, prefix: str, basic: O, settings: Sequence[Setting[O]], counted: Sequence[str]) -> None:
        """`prefix` begins message ids, `basic` are the options of the rulebook's game.

        `counted` names the settings whose other values make best lists of their own.
        """
        self._prefix, self._basic, self._counted = prefix, basic, counted
        self.settings: Mapping[str, Setting[O]] = {setting.name: setting for setting in settings}

    def fields(self, options: O, seats: int) -> Sequence[OptionField]:
        """Return every setting with the values that may be chosen now."""
        return tuple(
            OptionField(
                name=setting.name,
                values=setting.values(options, seats),
                value=setting.read(options),
                default=setting.read(self._basic),
                page=setting.page,
            )
            for setting in self.settings.values()
        )

    def changed(self, options: O, name: str, value: Value, seats: int) -> O:
        """Return options with one setting changed.

        Raises Refused with "unknown_option", "unknown_value" or the reason why the value is impossible.
        """
        setting = self.settings.get(name)
        if setting is None:
            raise Refused("unknown_option")
        if isinstance(value, bool) or value not in setting.known:
            raise Refused(UNKNOWN)
        if value not in setting.values(options, seats):
            raise Refused(setting.refusal)
        return setting.write(options, value)

    def problem(self, options: O, seats: int) -> str | None:
        """Return why a game cannot start like this, or None."""
        least, most = self.seat_range(options)
        if not least <= seats <= most:
            return "too_few_seats" if seats < least else "too_many_seats"
        for setting in self.settings.values():
            if setting.read(options) not in setting.values(options, seats):
                return setting.refusal
        return None

    def requires(self, options: O) -> str | None:
        """Return None: every set-up is open to everybody."""
        return None

    def summary(self, options: O, seats: int) -> Sequence[Message]:
        """Return what differs from the basic game, a phrase for each setting."""
        return tuple(
            self._difference(name, setting.read(options))
            for name, setting in self.settings.items()
            if setting.read(options) != setting.read(self._basic)
        )

    def _difference(self, name: str, value: Value) -> Message:
        return message(f"{self._prefix}-differs-{name.replace('_', '-')}", value=value)

    def board_of(self, options: O, seats: int) -> str:
        """Return the key of the best list: set-ups with equal keys are comparable."""
        values = [(name, self.settings[name].read(options)) for name in self._counted]
        on = [f"{name}={value}" for name, value in values if value != self.settings[name].read(self._basic)]
        return " ".join([f"seats={seats}", *on])

    def board(self, key: str) -> Message:
        """Return the name of a best list: the number of players, and what makes it a list of its own."""
        seats, *on = (part.split("=") for part in key.split())
        setup = message(f"{self._prefix}-board", seats=int(seats[1]))
        if not on:
            return setup
        differences = tuple(self._difference(name, int(value) if value.isdecimal() else value) for name, value in on)
        return message(f"{self._prefix}-board.with", setup=setup, differences=Several(differences))
