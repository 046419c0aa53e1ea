"""Setting a game up: the house rules (B3) by name, and what to know before the start."""

from collections.abc import Sequence

from engine.core.messages import Message, message
from engine.core.settings import Setting, SettingsLobby, plain, switch
from engine.games.lost_ones.options import Options

MOST_SEATS = 4


def _alone(options: Options, seats: int) -> bool:
    return seats <= 1


def _ordered(options: Options, seats: int) -> bool:
    return options.fixed_order


SETTINGS: tuple[Setting[Options], ...] = (
    plain("theme", 0, ("moonlit", "parchment")),
    switch("random_characters", 0),
    switch("solo_two", 0, _alone, "two_characters_are_for_one"),
    plain("dusk", 0, (0, 4, 6, 8, 12)),
    plain("journal", 0, ("person", "group", "off")),
    switch("mulligan", 1),
    plain("first_seat", 1, ("presser", "random")),
    switch("fixed_order", 1),
    switch("rotate_first", 1, _ordered, "rotating_needs_an_order"),
    switch("trade", 1),
    switch("all_at_tree", 1),
    switch("read_all", 1),
    switch("effect_ends_move", 2),
    plain("effects_hit", 2, ("all", "arrivals")),
    switch("touch_all", 2),
    switch("power_each", 2),
    switch("rings_once_per_round", 2),
    switch("foe_once", 2),
    switch("bounce_triggers", 2),
    switch("reward_any_on_tile", 2),
    switch("clock_reveals", 3),
    switch("reveal_strict", 3),
    switch("fifth_phase", 3),
    switch("strict_hand", 3),
    switch("no_reshuffle", 3),
    plain("default_discard", 3, ("fewest_icons", "random")),
    plain("tie_default", 3, ("first", "random")),
    switch("caretaker", 3),
)

COUNTED = (
    *("solo_two", "dusk", "mulligan", "trade", "all_at_tree", "effects_hit", "touch_all", "power_each"),
    *("rings_once_per_round", "foe_once", "reward_any_on_tile", "fifth_phase", "strict_hand", "no_reshuffle"),
)
"""What makes it easier or harder to come home."""


class LostOnesLobby(SettingsLobby[Options]):
    """The lobby of Lost Ones."""

    def __init__(self) -> None:
        super().__init__("lo", Options(), SETTINGS, COUNTED)

    def seat_range(self, options: Options) -> tuple[int, int]:
        """Return one to four seats; two characters are for one alone (LO-01, LO-95)."""
        return (1, 1) if options.solo_two else (1, MOST_SEATS)

    def notes(self, options: Options, seats: int) -> Sequence[Message]:
        """Return what to know before the start: that hands lie open, and what one alone plays with."""
        if options.solo_two:
            return (message("lo-note-two"),)
        if seats == 1:
            return (message("lo-note-solo"),)
        return (message("lo-note-open"),)
