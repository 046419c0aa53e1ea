"""The lobby message: who sits down, and how the game is set up."""

from discord import ui

from bot.publication import LobbyCard
from cogs.components import Control, Verb, parse
from cogs.layout import CHOICES, COMPONENTS, Page, Row, Style, button, choice, cost, row, row_cost, select
from cogs.menus import paging
from cogs.words import OFF, ON, Words, hyphens
from engine.core.game import AnyGame, OptionField
from engine.core.ids import Value
from engine.core.messages import Message, Several

LOBBY = 0x4F7CAC
LIVE = (45, 60, 90, 180)
"""Seconds for an evening together (FK-12)."""
MINUTE, HOUR, DAY = 60, 3600, 86400
DEADLINES = (
    *(*LIVE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY),
    *(7 * DAY, 14 * DAY, 30 * DAY),
)
FOREVER = "none"
HALF_MINUTE, LONG_MINUTES = 30, 10
"""From ten minutes on seconds are not spoken of."""


PAGE_ROOM = 24
"""Components of settings on one private page."""

Parts = tuple["str | Row | None", ...]


def lobby_page(card: LobbyCard, game: AnyGame, words: Words) -> Page:
    """Return the lobby message."""
    above, below = _frame(card, game, words)
    front, _ = option_layout(card, game, words)
    return Page(parts=(*above, *front, *below), accent=LOBBY)


def _frame(card: LobbyCard, game: AnyGame, words: Words) -> tuple[Parts, Parts]:
    """Return what stands above and below the settings."""
    above = (
        f"### {words.say('lobby-title', game=words.title(game))}\n-# {words.say(f'{game.prefix}-tagline')}",
        f"{_setup(card, words)}{_time(card, words)}",
        _seats(card, words),
        _remarks(card, game, words),
    )
    return above, (_fill(card, game, words), _buttons(card, words), _more(card, words))


def option_layout(
    card: LobbyCard, game: AnyGame, words: Words, *, disabled: bool = False
) -> tuple[list[Row], list[list[Row]]]:
    """Return the settings' controls: those on the lobby message, and those on each page of "More rules".

    Fields of page 0 that find no room on the message come first on the pages, so that none is out of reach.
    """
    above, below = _frame(card, game, words)
    numbers = sorted({field.page for field in card.fields} | {0})
    by_page = [option_rows(card, number, game, words, disabled=disabled) for number in numbers]
    front, rest = _cut(by_page[0], COMPONENTS - cost([*above, *below]))
    pages: list[list[Row]] = []
    for made in (rest, *by_page[1:]):
        while made:
            page, made = _cut(made, PAGE_ROOM)
            pages.append(page)
    return front, pages or [[]]


def _cut(made: list[Row], room: int) -> tuple[list[Row], list[Row]]:
    """Cut rows where the room ends."""
    for count, item in enumerate(made):
        room -= row_cost(item)
        if room < 0:
            return made[:count], made[count:]
    return made, []


def option_rows(card: LobbyCard, page: int, game: AnyGame, words: Words, *, disabled: bool = False) -> list[Row]:
    """Return selects for the settings of one page: one each, and one for all that are switched on or off.

    What cannot be changed now (a single legal value) has no control.
    """
    game_id = card.table.game_id
    free = [field for field in card.fields if field.page == page and len(field.values) > 1]
    switches = [field for field in free if is_switch(field)]
    if len(switches) == 1:
        switches = []
    made = [row for f in free if f not in switches for row in _option(game_id, f, game, words, disabled=disabled)]
    if switches:
        made.append(_switches(game_id, switches, game, words, disabled=disabled))
    return made


def is_switch(field: OptionField) -> bool:
    """Whether a setting is only switched on or off."""
    return {field.value, *field.values} <= {OFF, ON}


def _option(game_id: int, field: OptionField, game: AnyGame, words: Words, *, disabled: bool) -> list[Row]:
    """Return one select, or several for a setting of more than 25 values."""
    name = words.option(game, field.name)
    made = []
    for start in range(0, len(field.values), CHOICES):
        values = field.values[start : start + CHOICES]
        options = [
            choice(
                words.tag("option-choice", option=name, value=words.option_value(game, field.name, value)),
                encoded(value),
                chosen=value == field.value,
            )
            for value in values
        ]
        control = Control(Verb.SET, game_id, arg=f"{field.name}.{start // CHOICES}")
        made.append(select(control, options, f"{name} …", disabled=disabled))
    return made


def _switches(game_id: int, fields: list[OptionField], game: AnyGame, words: Words, *, disabled: bool) -> Row:
    options = [
        choice(
            words.option(game, f.name),
            f.name,
            chosen=f.value == ON,
            description=_about(game, f.name, words),
        )
        for f in fields[:CHOICES]
    ]
    control = Control(Verb.SWITCH, game_id, arg=str(fields[0].page))
    placeholder = words.tag("lobby-variants")
    return select(control, options, placeholder, least=0, most=len(options), disabled=disabled)


def _about(game: AnyGame, name: str, words: Words) -> str | None:
    id = f"{game.prefix}-option-{hyphens(name)}.about"
    return words.tag(id) if words.has(id) else None


def encoded(value: Value) -> str:
    """Return a setting's value as a select holds it; `decoded` finds it again among the legal ones."""
    return f"{type(value).__name__}.{value}"


def decoded(text: str, field: OptionField) -> Value | None:
    """Return the legal value that a select's text stands for, or None if it is no longer legal."""
    return next((value for value in field.values if encoded(value) == text), None)


def _sentences(messages: tuple[Message, ...], words: Words) -> list[str]:
    return [words.text(what) for what in messages]


def _setup(card: LobbyCard, words: Words) -> str:
    if not card.summary:
        return words.say("lobby-basic")
    return words.say("lobby-setup", what=Several(card.summary))


def _time(card: LobbyCard, words: Words) -> str:
    """Return how long a turn may take, for whoever thinks of joining; nothing if that is for ever."""
    seconds = card.table.deadline_seconds
    return "" if seconds is None else "\n" + words.say("lobby-time", time=deadline_words(seconds, words))


def _seats(card: LobbyCard, words: Words) -> str:
    least, most = card.seat_range
    taken = words.people()
    lines = [words.say("lobby-seats", taken=len(taken), least=least, most=most)]
    lines += [f"{i}. {name}" for i, name in enumerate(taken, 1)]
    return "\n".join(lines)


def _remarks(card: LobbyCard, game: AnyGame, words: Words) -> str:
    lines = _sentences(card.notes, words)
    if card.problem:
        lines.append(f"-# {words.text(game.text.refusal(card.problem))}")
    return "\n".join(lines)


def _fill(card: LobbyCard, game: AnyGame, words: Words) -> Row | None:
    """Return the select that seats or unseats automatic players."""
    options = []
    if len(card.table.seats) < card.seat_range[1]:
        for player in list(game.players)[: CHOICES - 1]:
            about = f"{game.prefix}-player-{hyphens(player)}.about"
            name = words.player(game, player)
            options.append(
                choice(
                    words.tag("lobby-fill-add", player=name),
                    f"add.{player}",
                    description=words.tag(about) if words.has(about) else None,
                )
            )
    if any(who.player is not None for who in card.table.seats):
        options.append(choice(words.tag("lobby-fill-remove"), "remove"))
    if not options:
        return None
    return select(
        Control(Verb.FILL, card.table.game_id, arg=str(len(card.table.seats))), options, words.tag("lobby-fill")
    )


def _buttons(card: LobbyCard, words: Words) -> Row:
    game = card.table.game_id
    full = len(card.table.seats) >= card.seat_range[1]
    return row(
        [
            button(Control(Verb.JOIN, game), words.tag("button-join"), Style.success, disabled=full),
            button(Control(Verb.QUIT, game), words.tag("button-quit")),
            button(
                Control(Verb.START, game), words.tag("button-start"), Style.primary, disabled=card.problem is not None
            ),
        ]
    )


def _more(card: LobbyCard, words: Words) -> Row:
    game = card.table.game_id
    return row(
        [
            button(Control(Verb.OPTIONS, game, arg="0"), words.tag("button-options")),
            button(Control(Verb.RULES, game, arg=f"{card.table.kind}.0"), words.tag("button-rules")),
            button(Control(Verb.CANCEL, game), words.tag("button-cancel")),
        ]
    )


def options_page(
    card: LobbyCard, game: AnyGame, words: Words, page: int, *, host: bool, threads: bool = True, note: str = ""
) -> Page:
    """Return one private page of the rarer settings; only the host can change them. Page 0 also has the deadline.

    `threads`: the server lets tables stand in threads.
    """
    _, pages = option_layout(card, game, words, disabled=not host)
    page = max(0, min(page, len(pages) - 1))
    number = words.say("page-number", page=page + 1, pages=len(pages)) if len(pages) > 1 else ""
    above = [
        note,
        f"### {words.say('options-title')}\n{number}".strip(),
        "" if host else words.say("options-host-only"),
    ]
    below: list[Row | None] = [_deadline(card, words, disabled=not host)] if page == 0 else []
    if page == 0 and host and threads:
        below.append(row([button(Control(Verb.THREAD, card.table.game_id), words.tag("button-thread"))]))
    if len(pages) > 1:
        below.append(paging(Verb.OPTIONS, card.table.game_id, page, len(pages), words))
    return Page(parts=(*above, *pages[page], *below), accent=LOBBY)


def page_with(card: LobbyCard, game: AnyGame, words: Words, used: Control) -> int:
    """Return the page of "More rules" that has a control for what `used` changed; the first if none has."""
    _, pages = option_layout(card, game, words)
    wanted = (used.verb, used.arg.partition(".")[0])
    for number, made in enumerate(pages):
        ids = [item.custom_id for row in made for item in row.children if isinstance(item, ui.Select)]
        controls = [control for id in ids if (control := parse(id)) is not None]
        if wanted in [(control.verb, control.arg.partition(".")[0]) for control in controls]:
            return number
    return 0


def _deadline(card: LobbyCard, words: Words, *, disabled: bool) -> Row:
    now = card.table.deadline_seconds
    values = sorted({*DEADLINES, *([now] if now else [])})
    options = [choice(words.tag("deadline-none"), FOREVER, chosen=now is None)]
    options += [choice(deadline_words(seconds, words), str(seconds), chosen=seconds == now) for seconds in values]
    return select(Control(Verb.DEADLINE, card.table.game_id), options, words.tag("lobby-deadline"), disabled=disabled)


def deadline_words(seconds: int, words: Words) -> str:
    """Return how long a decision may take, in the largest unit that fits."""
    if seconds % DAY == 0:
        return words.tag("deadline-days", count=seconds // DAY)
    if seconds % HOUR == 0:
        return words.tag("deadline-hours", count=seconds // HOUR)
    minutes, rest = divmod(seconds, MINUTE)
    if rest == 0 or minutes >= LONG_MINUTES:
        return words.tag("deadline-minutes", count=minutes)
    if rest == HALF_MINUTE and minutes:
        return words.tag("deadline-minutes-and-half", count=minutes)
    return words.tag("deadline-seconds", count=seconds)
