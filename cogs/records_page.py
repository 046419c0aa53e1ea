"""A server's records of one game: badges and best lists."""

from bot.publication import Best, Records
from cogs.layout import Page
from cogs.table_page import WON
from cogs.words import Words, hyphens
from engine.core.game import AnyGame

MOST_BOARDS = 12
MOST_ENTRIES = 3


def records_page(records: Records, game: AnyGame, words: Words) -> Page:
    """Return the page: every badge with its day or open, then the best of each set-up, the last played first."""
    badges = "\n".join(_badge(badge, records.badges.get(badge), game, words) for badge in game.badges)
    own = _boards(records, game, words, automatic=False)
    mixed = _boards(records, game, words, automatic=True)
    parts = [
        f"### {words.say('best-title', game=words.title(game))}",
        badges,
        own or words.say("best-none"),
        f"**{words.say('best-automatic')}**\n{mixed}" if mixed else "",
    ]
    return Page(parts=parts, accent=WON)


def _badge(badge: str, earned: float | None, game: AnyGame, words: Words) -> str:
    name = words.say(f"{game.prefix}-badge-{hyphens(badge)}")
    if earned is None:
        return words.say("best-badge-open", badge=name)
    return words.say("best-badge", badge=name, day=f"<t:{int(earned)}:D>")


def _boards(records: Records, game: AnyGame, words: Words, *, automatic: bool) -> str:
    lists = records.with_automatic if automatic else records.best
    newest = sorted(lists.items(), key=lambda item: -max(entry.ended_at for entry in item[1]))
    named = [(words.text(game.lobby.board(board)), entries) for board, entries in newest[:MOST_BOARDS]]
    return "\n".join(_board(name, entries, words) for name, entries in named)


def _board(name: str, entries: tuple[Best, ...], words: Words) -> str:
    lines = [words.say("best-board", board=name)]
    for place, entry in enumerate(entries[:MOST_ENTRIES], 1):
        people = " ".join(f"<@{user}>" for user in entry.user_ids)
        score = entry.score if entry.score is not None else ""
        lines.append(
            words.say("best-entry", place=place, score=score, people=people, day=f"<t:{int(entry.ended_at)}:d>")
        )
    return "\n".join(lines)
