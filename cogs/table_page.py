"""The table message: what everybody in the channel sees of a running or ended game."""

from bot.publication import Publication, Table
from cogs.components import Control, Verb
from cogs.layout import Button, Page, Picture, Row, Style, button, row, shortened
from cogs.seats_page import seat_lines
from cogs.words import Words
from engine.core.game import AnyGame
from engine.core.model import Model

RUNNING, WON, LOST, QUIET = 0xE0A03A, 0x4C9A5B, 0xA8503F, 0x6B6F76
"""Colours of the frame: only what is public decides among them."""

UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60))
LOG_ROOM = 1500
RESULT_ROOM = 1800


def table_page(publication: Publication, game: AnyGame, words: Words, picture: Picture | None) -> Page:
    """Return the table message; the people who are awaited are named in its head."""
    over = publication.status.outcome is not None
    awaited = publication.awaited if not over else ()
    people = " ".join(f"<@{user}>" for user in awaited)
    head = words.say(words.either(f"{game.prefix}-table-call", "table-call"), people=people) if awaited else ""
    return Page(
        parts=(
            f"### {words.text(game.text.headline(publication.view))}",
            _news(publication, game, words),
            picture if picture else words.text(game.text.alt(publication.view)),
            legend_line(publication.view, game, words) if picture else "",
            _result(publication, game, words) if over else _waiting(publication, game, words),
            "" if over else seat_lines(publication, words),
            _log(publication, game, words),
            _buttons(publication, game, words),
        ),
        accent=_accent(publication),
        head=head,
    )


def old_page(words: Words, link: str) -> Page:
    """Return what is left of a table message after a newer one was posted: one line, no buttons."""
    return Page(parts=(words.say("table-moved", link=link),), accent=QUIET)


def cancelled_page(table: Table, game: AnyGame, words: Words) -> Page:
    """Return what is shown of a table that was called off, or closed since nobody came back.

    What was played there can still be gone through.
    """
    replay = row([_replay_button(table.game_id, words)]) if table.opened else None
    return Page(parts=(closed(table, game, words), replay), accent=QUIET)


def closed(table: Table, game: AnyGame, words: Words) -> str:
    """Return why a table was closed before its end."""
    if table.stalled_at is None:
        return words.say("table-cancelled", game=words.title(game))
    return words.say("table-left-alone" if table.opened else "table-never-started", game=words.title(game))


def _accent(publication: Publication) -> int:
    outcome = publication.status.outcome
    if outcome is None:
        return RUNNING
    return WON if outcome.winners else LOST


def lines(sentences: list[str], room: int, *, newest: bool) -> str:
    """Return as many lines as fit, from the newest back if `newest`, else from the first on."""
    kept: list[str] = []
    for line in reversed(sentences) if newest else sentences:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join(reversed(kept) if newest else kept)


def _news(publication: Publication, game: AnyGame, words: Words) -> str:
    """Return what the last change brought, for games that keep no public log."""
    if game.text.log(publication.view):
        return ""
    said = [game.text.sentence(publication.view, event) for event in publication.events]
    return lines([words.text(what) for what in said if what is not None], LOG_ROOM, newest=True)


def legend_line(view: Model, game: AnyGame, words: Words) -> str:
    """Return whom or what the marks on a board's picture stand for, as small print below it; "" if it needs none."""
    legend = game.text.legend(view)
    return f"-# {words.text(legend)}" if legend is not None else ""


def _waiting(publication: Publication, game: AnyGame, words: Words) -> str:
    pending = publication.status.pending
    if pending is None:
        return ""
    text = f"**{words.text(game.text.waiting(publication.view, pending))}**"
    deadline = publication.table.deadline_at
    if deadline is not None:
        text += "\n" + words.say("table-deadline", when=f"<t:{int(deadline)}:R>")
    if deadline is not None and publication.table.extended_seconds:
        text += "\n" + words.say("table-away", **away(publication.table.extended_seconds))
    if publication.resting:
        text += "\n" + words.say("table-rests")
    if publication.table.stalled_at is not None:
        text += "\n" + words.say("table-stalled")
    return text + _votes(publication, words)


def away(seconds: float) -> dict[str, int | str]:
    """Return for how long the bot was not there, in the largest unit that says it well enough."""
    unit, length = next(((unit, length) for unit, length in UNITS if seconds >= 2 * length), UNITS[-1])
    return {"count": max(1, round(seconds / length)), "unit": unit}


def _votes(publication: Publication, words: Words) -> str:
    """Return how many want to call the game off, if anybody does."""
    votes = len(publication.table.cancel_votes)
    if not votes:
        return ""
    people = sum(who.user_id is not None for who in publication.table.seats)
    return "\n" + words.say("table-cancel-votes", votes=votes, needed=people // 2 + 1)


def _result(publication: Publication, game: AnyGame, words: Words) -> str:
    return lines([words.text(line) for line in game.text.result(publication.view)], RESULT_ROOM, newest=False)


def _log(publication: Publication, game: AnyGame, words: Words) -> str:
    said = [f"-# {shortened(words.text(line), 300)}" for line in game.text.log(publication.view)]
    return lines(said, LOG_ROOM, newest=True)


def _buttons(publication: Publication, game: AnyGame, words: Words) -> Row:
    """Return the same few buttons for everybody."""
    id = publication.table.game_id
    spoken = button(Control(Verb.WORDS, id), words.tag("button-words"))
    rules = button(Control(Verb.RULES, id, arg=f"{publication.table.kind}.0"), words.tag("button-rules"))
    if publication.status.outcome is not None:
        again = button(Control(Verb.AGAIN, id), words.tag("button-play-again"), Style.success)
        return row([again, _replay_button(id, words), spoken, rules])
    turn = turn_button(id, game, words)
    more = button(Control(Verb.MORE, id), words.tag("button-more"))
    free = publication.status.vacant or any(who.offer is not None for who in publication.table.seats)
    sit = [button(Control(Verb.SIT, id), words.tag("button-sit"), Style.success)] if free else []
    return row([turn, *sit, spoken, rules, more])


def _replay_button(game_id: int, words: Words) -> Button:
    return button(Control(Verb.REPLAY, game_id), words.tag("button-replay"))


def inbox_button(words: Words) -> Button:
    """Return the button that shows whoever clicks it what waits for them, wherever it stands."""
    return button(Control(Verb.INBOX), words.tag("button-inbox"), Style.primary)


def turn_button(game_id: int, game: AnyGame, words: Words, place: str = "") -> Button:
    """Return the button that opens one's own panel. `place`: PAGE if it will stand below a page of the story."""
    label = words.tag(words.either(f"{game.prefix}-button-turn", "button-turn"))
    return button(Control(Verb.TURN, game_id, arg=place), label, Style.primary)


def jump(table: Table) -> str | None:
    """Return the address of a table's message, if there is one."""
    if not table.message_id:
        return None
    return f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{table.message_id}"
