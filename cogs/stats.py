"""/game stats: what was played on a server, this month or since the beginning."""

from bot.servers import GameStatistics
from cogs.components import Control, Verb
from cogs.hub import Hub
from cogs.layout import Page, Style, button, row
from cogs.presenter import Answer
from cogs.table_page import QUIET
from cogs.words import Words

MONTH, EVER = "month", "ever"
SPANS = (MONTH, EVER)
FEW, MANY = 3, 10
"""How many set-ups and people are named: of each of several games, and of one."""
MINUTE, HOUR, DAY = 60, 3600, 86_400


class Stats:
    """Shows the numbers of a server to whoever asks there, privately."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def show(self, answer: Answer, kind: str | None, span: str = MONTH) -> None:
        """Show the numbers of one game or of all. Raises StatisticsHidden."""
        kinds, most = ([kind], MANY) if kind else (list(self.hub.games), FEW)
        guild_id = answer.interaction.guild_id or 0
        found = await self.hub.service.statistics.of(guild_id, kinds, month=span == MONTH, most=most)
        await answer.private(self._page(found, kind, span, self.hub.words(answer.interaction)))

    async def turned(self, answer: Answer, control: Control) -> None:
        """Show the other span of time."""
        span, _, kind = control.arg.partition(".")
        await self.show(answer, kind if kind in self.hub.games else None, span if span in SPANS else MONTH)

    def _page(self, found: tuple[GameStatistics, ...], kind: str | None, span: str, words: Words) -> Page:
        turns = [
            button(
                Control(Verb.STATS, arg=f"{each}.{kind or ''}"),
                words.tag(f"stats-{each}"),
                Style.primary if each == span else Style.secondary,
                disabled=each == span,
            )
            for each in SPANS
        ]
        games = [self._game(numbers, words) for numbers in found]
        head = f"### {words.say('stats-title')} · {words.say(f'stats-{span}')}"
        return Page(parts=(head, *(games or [words.say("stats-none")]), row(turns)), accent=QUIET)

    def _game(self, numbers: GameStatistics, words: Words) -> str:
        """Return one game's numbers in a few lines."""
        game = self.hub.games[numbers.kind]
        lines = [
            words.say(
                "stats-game",
                game=words.title(game),
                opened=numbers.opened,
                ended=numbers.ended,
                won=numbers.won,
            )
        ]
        if numbers.seconds is not None:
            lines.append(words.say("stats-length", length=length(numbers.seconds, words)))
        for each in numbers.set_ups:
            board = words.board(game, each.board)
            lines.append(words.say("stats-set-up", board=board, games=each.games, won=each.won))
        for person in numbers.people:
            who = f"<@{person.user_id}>"
            lines.append(words.say("best-person", person=who, games=person.games, wins=person.wins))
        return "\n".join(lines)


def length(seconds: float, words: Words) -> str:
    """Return a length of time: days and hours with one decimal from two on, else whole minutes."""
    if seconds >= 2 * DAY:
        return words.say("stats-days", days=tenths(seconds / DAY, words))
    if seconds >= 2 * HOUR:
        return words.say("stats-hours", hours=tenths(seconds / HOUR, words))
    return words.say("stats-minutes", minutes=max(1, round(seconds / MINUTE)))


def tenths(number: float, words: Words) -> str:
    """Return a number with one decimal, without one if that is nought."""
    whole, rest = divmod(round(number * 10), 10)
    return words.say("stats-decimal", whole=whole, tenths=rest) if rest else str(whole)
