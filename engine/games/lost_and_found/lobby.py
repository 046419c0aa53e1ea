"""Setting a game up: which settings go together, what follows from a change, what cannot be played (A1.5, A1.6)."""

from collections.abc import Sequence

from engine.core.errors import Refused
from engine.core.game import Lobby, OptionField
from engine.core.ids import Value
from engine.core.messages import Message, message
from engine.core.model import evolve
from engine.games.lost_and_found.challenges import (
    MOST_BADGE_SEATS,
    as_defined,
    badge_of,
)
from engine.games.lost_and_found.deal import counts_range, hints_dealt, remaining
from engine.games.lost_and_found.options import Options
from engine.games.lost_and_found.settings import BY_NAME, GRIDS, SETTINGS, Setting, grid_value, settled
from engine.games.lost_and_found.summary import best_list, differences


class LostAndFoundLobby(Lobby[Options]):
    """The lobby of Lost & Found."""

    def fields(self, options: Options, seats: int) -> Sequence[OptionField]:
        """Return every setting with the values that may be chosen now; page 0 main, 1 variants, 2 and 3 house rules."""
        basic = Options()
        return tuple(
            OptionField(
                name=setting.name,
                values=tuple(setting.values(options, max(1, seats))),
                value=setting.read(options),
                default=setting.read(basic),
                page=setting.page,
            )
            for setting in SETTINGS
        )

    def changed(self, options: Options, name: str, value: Value, seats: int) -> Options:
        """Return options with one setting changed and what depends on it adjusted.

        Choosing a challenge sets everything but what challenges leave free; changing what it defines ends the
        challenge. Raises Refused with "unknown_option", "unknown_value" or the reason why the value is impossible.
        """
        setting = BY_NAME.get(name)
        if setting is None:
            raise Refused("unknown_option")
        if isinstance(value, bool):
            raise Refused("unknown_value")
        if value not in setting.values(options, max(1, seats)):
            raise Refused(_refusal(setting, value))
        changed = settled(setting.write(options, value), max(1, seats))
        return changed if as_defined(changed) else evolve(changed, challenge=None)

    def problem(self, options: Options, seats: int) -> str | None:
        """Return why a game cannot start like this, or None."""
        if seats < 1:
            return "too_few_seats"
        if seats > options.max_seats:
            return "too_many_seats"
        if grid_value(options) not in GRIDS:
            return "impossible_grid"
        if options.challenge is not None and not as_defined(options):
            return "not_the_challenge"
        for setting in SETTINGS:
            if setting.read(options) not in setting.values(options, seats):
                return _refusal(setting, setting.read(options))
        return None

    def seat_range(self, options: Options) -> tuple[int, int]:
        """Return one to four seats, or as many as the house rule allows (LF-01)."""
        return 1, options.max_seats

    def requires(self, options: Options) -> str | None:
        """Return the badge of the challenge before, where challenges open one after the other (LF-27)."""
        if not options.ladder or options.challenge is None or options.challenge == 1:
            return None
        return badge_of(options.challenge - 1)

    def notes(self, options: Options, seats: int) -> Sequence[Message]:
        """Return what to know before the start: too few hint cards, a missing item, no badge, what may be said."""
        out: list[Message] = []
        seats = max(1, seats)
        dealt, asked = hints_dealt(options, seats), options.hints * seats
        if remaining(options) == 0:
            out.append(message("lf-note-no-hints"))
        elif dealt < asked:
            out.append(message("lf-note-fewer-hints", asked=asked, dealt=dealt))
        if options.random_counts:
            least, most = counts_range(options)
            out.append(message("lf-note-random-counts", least=least, most=most))
            if (options.rows, options.cols, options.kinds, options.least_each) == (2, 4, 4, 0):
                out.append(message("lf-note-item-missing"))
        if options.challenge is not None and seats > MOST_BADGE_SEATS:
            out.append(message("lf-note-no-badge", most=MOST_BADGE_SEATS))
        if seats > 1:
            out.append(message("lf-note-talk", talk=options.talk))
        return tuple(out)

    def summary(self, options: Options, seats: int) -> Sequence[Message]:
        """Return what differs from the basic game."""
        return differences(options)

    def board(self, key: str) -> Message:
        """Return the name of a best list (LF-40)."""
        return best_list(key)


def _refusal(setting: Setting, value: Value) -> str:
    return setting.refusal if value in setting.known else "unknown_value"
