"""What of a set-up differs from the basic game, in short phrases."""

from engine.core.messages import Message, Several, message
from engine.games.lost_and_found.challenges import CHALLENGES, COUNTED, of_board
from engine.games.lost_and_found.options import ITEMS, Options

SWITCHES = (
    "double",
    "commit_both",
    "always_swap",
    "flip_own",
    "open_hints",
    "random_counts",
    "declare_early",
    "declare_vote",
)


def _id(name: str) -> str:
    return f"lf-differs-{name.replace('_', '-')}"


def differences(options: Options) -> tuple[Message, ...]:
    """Return one phrase per difference; a challenge is one phrase for all that it sets."""
    base = CHALLENGES.get(options.challenge or 0, Options())
    out: list[Message] = []
    if options.challenge is not None:
        out.append(message("lf-differs-challenge", number=options.challenge))
    if (options.rows, options.cols, options.kinds) != (base.rows, base.cols, base.kinds):
        out.append(message("lf-differs-grid", rows=options.rows, cols=options.cols, kinds=options.kinds))
    if options.hints != base.hints:
        out.append(message("lf-differs-hints", hints=options.hints))
    out += [message(_id(name)) for name in SWITCHES if getattr(options, name) and not getattr(base, name)]
    if options.target is not None and options.target != base.target:
        out.append(message("lf-differs-target", target=options.target))
    if options.least_each:
        out.append(message("lf-differs-least-each", least=options.least_each))
    if options.first_seat != base.first_seat:
        out.append(message("lf-differs-first-seat"))
    if options.chosen is not None:
        out.append(message("lf-differs-items", **{item: int(i in options.chosen) for i, item in enumerate(ITEMS)}))
    if options.hint_touch != base.hint_touch:
        out.append(message("lf-differs-hint-touch"))
    if options.memory != base.memory:
        out.append(message("lf-differs-memory", memory=options.memory))
    if options.talk != base.talk:
        out.append(message("lf-differs-talk"))
    if options.ladder:
        out.append(message("lf-differs-ladder"))
    if options.look_seconds:
        out.append(message("lf-differs-look-seconds", seconds=options.look_seconds))
    if options.max_seats != base.max_seats:
        out.append(message("lf-differs-max-seats", seats=options.max_seats))
    return tuple(out)


def best_list(key: str) -> Message:
    """Return the name of a best list: grid, hints and seats, then the rules that make it a list of its own."""
    options, seats = of_board(key)
    setup = message(
        "lf-board",
        rows=options.rows,
        cols=options.cols,
        kinds=options.kinds,
        hints=options.hints,
        seats=seats,
        memory=options.memory,
    )
    on = [name for name, value in COUNTED.values() if getattr(options, name) == value]
    if not on:
        return setup
    switches = tuple(message(_id(name), least=options.least_each) for name in on)
    return message("lf-board.with", setup=setup, switches=Several(switches))
