"""Setting a game up: the house rules by name, and what to know before the start."""

from collections.abc import Sequence

from engine.core.ids import Value
from engine.core.messages import Message, message
from engine.core.model import evolve
from engine.core.settings import Setting, SettingsLobby, plain, switch
from engine.games.finders_keepers.deck import MOST_CLUTTER_WORDS
from engine.games.finders_keepers.lobby import FOUR, MIXED
from engine.games.finders_keepers.picture import CLUTTER_COUNTS
from engine.games.finders_keepers_expert.options import FEWEST_SEATS, GENTLE_CELLS, Options

FEW, MANY = 4, 6
"""The most seats by the rulebook, and by house rule (FK-36)."""


def _roomy(options: Options, seats: int, value: Value) -> bool:
    """Whether a number of seats has room for those who have joined."""
    return int(value) >= seats


def _pointing(options: Options, seats: int, value: Value) -> bool:
    """Whether wrong cards can be ignored: that needs cards to be pointed at."""
    return value != "ignore" or options.collect == "point"


def _write_collect(options: Options, value: Value) -> Options:
    wrong = "retry" if value == "auto" and options.wrong == "ignore" else options.wrong
    return evolve(options, collect=value, wrong=wrong)


SETTINGS: tuple[Setting[Options], ...] = (
    plain("clutter", 0, CLUTTER_COUNTS),
    plain("hand", 0, (3, 4, 5, 6)),
    Setting(
        "collect",
        0,
        lambda options: options.collect,
        _write_collect,
        ("point", "auto"),
        lambda options, seats, value: True,
        "unknown_value",
    ),
    plain("wrong", 0, ("retry", "lose", "ignore"), _pointing, "nothing_to_ignore"),
    plain("must_take", 1, ("enforce", "trust")),
    switch("auto_pass", 1),
    switch("pass_cycles", 1),
    switch("open_scores", 1),
    switch("match_play", 1),
    switch("timeout_play", 1),
    switch("text_mode", 1),
    Setting(
        "objects",
        2,
        lambda options: FOUR if options.exact else MIXED,
        lambda options, value: evolve(options, exact=value == FOUR),
        (MIXED, FOUR),
        lambda options, seats, value: True,
        "unknown_value",
    ),
    plain("away_after", 2, (1, 2, 3, 5)),
    plain("first_seat", 2, ("random", "owner")),
    plain("max_seats", 2, (FEW, MANY), _roomy, "seats_taken"),
)


COUNTED = ("clutter", "objects", "hand", "collect", "wrong", "pass_cycles", "match_play", "timeout_play", "text_mode")
"""What decides how much one seat can capture, and how hard that is."""


class FindersKeepersExpertLobby(SettingsLobby[Options]):
    """The lobby of Expert."""

    def __init__(self) -> None:
        super().__init__("fx", Options(), SETTINGS, COUNTED)

    def seat_range(self, options: Options) -> tuple[int, int]:
        """Return two to four seats, or up to six by house rule (FK-36)."""
        return FEWEST_SEATS, options.max_seats

    def notes(self, options: Options, seats: int) -> Sequence[Message]:
        """Return what to know before the start: words for pictures, the games of a match, the most to point at."""
        out: list[Message] = []
        if options.text_mode:
            out.append(message("fx-note-text-mode", clutter=min(options.clutter, MOST_CLUTTER_WORDS)))
        if options.match_play:
            out.append(message("fx-note-match", games=max(seats, FEWEST_SEATS)))
        if options.wrong == "ignore":
            out.append(message("fx-note-gentle", most=GENTLE_CELLS))
        return tuple(out)
