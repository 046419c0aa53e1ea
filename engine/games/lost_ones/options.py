"""The settings of Lost Ones. Every one but the theme is a house rule (B3), named by its ruling."""

from typing import Literal

from engine.core.model import Model


class Options(Model):
    """One set-up; the defaults are the rulebook's game."""

    theme: Literal["moonlit", "parchment"] = "moonlit"  # how the pictures look
    random_characters: bool = False  # LO-02
    first_seat: Literal["presser", "random"] = "presser"  # LO-04: whoever begins first, or by lot
    mulligan: bool = False  # LO-08: one new hand each before the first action
    fixed_order: bool = False  # LO-09
    rotate_first: bool = False  # LO-10: with a fixed order the first seat moves on each round
    effect_ends_move: bool = False  # LO-14
    default_discard: Literal["fewest_icons", "random"] = "fewest_icons"  # LO-23
    effects_hit: Literal["all", "arrivals"] = "all"  # LO-28
    touch_all: bool = False  # LO-30: Winter's Touch protects everybody on the tile
    rings_once_per_round: bool = False  # LO-32
    foe_once: bool = False  # LO-34: tiles whose foe was beaten stay clear
    power_each: bool = False  # LO-37
    bounce_triggers: bool = False  # LO-39: at most one bounce a step
    clock_reveals: bool = False  # LO-41
    reveal_strict: bool = False  # LO-42: revealed upon somebody is caught
    tie_default: Literal["first", "random"] = "first"  # LO-44
    reward_any_on_tile: bool = False  # LO-54
    fifth_phase: bool = False  # LO-71: phase 5 is played, the sixth loses
    strict_hand: bool = False  # LO-73
    no_reshuffle: bool = False  # LO-76
    trade: bool = False  # LO-81
    all_at_tree: bool = False  # LO-86: everybody stands on the tile when a Gateway opens
    dusk: int = 0  # LO-89: the clock advances every so many rounds; 0 never
    read_all: bool = False  # LO-91: all endings may be read after the game
    journal: Literal["person", "group", "off"] = "person"  # LO-93
    solo_two: bool = False  # LO-95: alone with two characters, six cards each
    caretaker: bool = True  # LO-96
