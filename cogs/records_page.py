"""A server's records of one game: badges, games played and won, best lists."""

from bot.servers import Best, Records, Tallies
from cogs.layout import Page
from cogs.table_page import WON
from cogs.words import Words, hyphens
from engine.core.game import AnyGame

MOST_BOARDS = 12
MOST_ENTRIES = 3
MOST_PEOPLE = 5


def records_page(records: Records, game: AnyGame, words: Words) -> Page:
    """Return the page: badges, each with its day or open; who won how often; the best of each set-up.

    Of the set-ups the last played comes first. A game without scores tells who won last instead.
    """
    badges = "\n".join(_badge(badge, records.badges.get(badge), game, words) for badge in game.badges)
    own = _boards(records, game, words, automatic=False)
    mixed = [
        _played(records.tallies_with_automatic, words),
        _boards(records, game, words, automatic=True),
    ]
    parts = [
        f"### {words.say('best-title', game=words.title(game))}",
        badges,
        _played(records.tallies, words),
        own or words.say("best-none"),
        "\n".join([f"**{words.say('best-automatic')}**", *filter(None, mixed)]) if any(mixed) else "",
    ]
    return Page(parts=parts, accent=WON)


def _badge(badge: str, earned: float | None, game: AnyGame, words: Words) -> str:
    name = words.say(f"{game.prefix}-badge-{hyphens(badge)}")
    if earned is None:
        return words.say("best-badge-open", badge=name)
    return words.say("best-badge", badge=name, day=f"<t:{int(earned)}:D>")


def _played(tallies: Tallies, words: Words) -> str:
    """Return how many games were played and won, and by whom; nothing before the first."""
    if not tallies.games:
        return ""
    lines = [words.say("best-played", games=tallies.games, won=tallies.won)]
    for person in tallies.people[:MOST_PEOPLE]:
        lines.append(words.say("best-person", person=f"<@{person.user_id}>", games=person.games, wins=person.wins))
    return "\n".join(lines)


def _boards(records: Records, game: AnyGame, words: Words, *, automatic: bool) -> str:
    lists = records.with_automatic if automatic else records.best
    newest = sorted(lists.items(), key=lambda item: -max(entry.ended_at for entry in item[1]))
    named = [(words.board(game, board), entries) for board, entries in newest[:MOST_BOARDS]]
    nobody = words.say("best-automatic-won" if automatic else "best-unnamed")
    return "\n".join(_board(name, entries, words, nobody) for name, entries in named)


def _board(name: str, entries: tuple[Best, ...], words: Words, nobody: str) -> str:
    lines = [words.say("best-board", board=name)]
    for place, entry in enumerate(entries[:MOST_ENTRIES], 1):
        people = " ".join(f"<@{user}>" for user in entry.winner_ids) or nobody
        day = f"<t:{int(entry.ended_at)}:d>"
        if entry.score is None:
            lines.append(words.say("best-winner", people=people, day=day))
        else:
            lines.append(words.say("best-entry", place=place, score=entry.score, people=people, day=day))
    return "\n".join(lines)
