"""Setting a game up: the house rules by name, and what to know before the start."""

from collections.abc import Sequence

from engine.core.ids import Value
from engine.core.messages import Message, message
from engine.core.model import evolve
from engine.core.settings import Setting, SettingsLobby, plain, switch
from engine.games.finders_keepers.deck import MOST_CLUTTER_WORDS
from engine.games.finders_keepers.options import GENTLE_CLAIMS, MOST_SEATS, Options
from engine.games.finders_keepers.picture import CLUTTER_COUNTS

MIXED, FOUR = "mixed", "four"


def _write_objects(options: Options, value: Value) -> Options:
    return evolve(options, exact=value == FOUR)


def _alone(options: Options, seats: int) -> bool:
    return seats <= 1


SETTINGS: tuple[Setting[Options], ...] = (
    plain("clutter", 0, CLUTTER_COUNTS),
    plain("wrong", 0, ("void", "ignore", "lockout")),
    plain("tiles_per_round", 0, (1, 2, 3, 4, 5)),
    switch("show_misses", 1),
    switch("private_tableaus", 1),
    switch("manual_reveal", 1),
    switch("text_mode", 1),
    switch("practice", 1, _alone, "practice_is_for_one"),
    plain("pile_end", 1, ("reshuffle", "most")),
    Setting(
        "objects",
        2,
        lambda options: FOUR if options.exact else MIXED,
        _write_objects,
        (MIXED, FOUR),
        lambda options, seats, value: True,
        "unknown_value",
    ),
    plain("away_after", 2, (0, 1, 2, 3, 5)),
    plain("first_seat", 2, ("random", "owner")),
)


COUNTED = ("clutter", "objects", "wrong", "practice", "text_mode")
"""What decides how hard it is to find everything."""


class FindersKeepersLobby(SettingsLobby[Options]):
    """The lobby of the basic game."""

    def __init__(self) -> None:
        super().__init__("fk", Options(), SETTINGS, COUNTED)

    def seat_range(self, options: Options) -> tuple[int, int]:
        """Return two to six seats, or the one of practice (FK-41)."""
        return (1, 1) if options.practice else (2, MOST_SEATS)

    def notes(self, options: Options, seats: int) -> Sequence[Message]:
        """Return what to know before the start: words for pictures, practice, and the most that may be claimed."""
        out: list[Message] = []
        if options.practice:
            out.append(message("fk-note-practice"))
        if options.text_mode:
            out.append(message("fk-note-text-mode", clutter=min(options.clutter, MOST_CLUTTER_WORDS)))
        if options.wrong == "ignore":
            out.append(message("fk-note-gentle", most=GENTLE_CLAIMS))
        if seats > 1 and not options.private_tableaus:
            out.append(message("fk-note-open-cards"))
        return tuple(out)
