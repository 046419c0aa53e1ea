"""What happened since somebody last looked, and what they may do now. It reaches nobody else."""

from collections.abc import Sequence

from bot.publication import Recap
from cogs.layout import Page, Picture, Row, row, shortened
from cogs.table_page import QUIET, RUNNING, turn_button
from cogs.words import Words
from engine.core.game import AnyGame
from engine.core.messages import Message

MOST_LINES = 15
MOST_WHISPERED = 5
LINE = 200
"""Characters of a line; what is longer is cut."""


def recap_page(recap: Recap, game: AnyGame, words: Words, picture: Picture | None) -> Page:
    """Return the page. `picture` is the seat's own where that keeps no secret, else the table's."""
    table = recap.publication.table
    return Page(
        parts=(
            _first(recap, game, words) if recap.since is None else _since(recap.since, game, words),
            _happened(recap, game, words),
            _whispered(recap, game, words),
            picture,
            _now(recap, game, words),
            words.say("recap-onlooker") if recap.since is None and table.status == "running" and not recap.peek else "",
            _way_on(recap, game, words),
        ),
        accent=RUNNING if table.status == "running" else QUIET,
    )


def is_news(recap: Recap, game: AnyGame) -> bool:
    """Whether there is anything to tell."""
    return recap.undone or bool(game.text.retold(recap.publication.view, recap.events)) or bool(_private(recap, game))


def shows_own(recap: Recap, game: AnyGame) -> bool:
    """Whether it may show what the seat itself sees: not where that is to be put away again."""
    return recap.peek is not None and game.text.exposure(recap.peek.view) is None


def _since(at: float, game: AnyGame, words: Words) -> str:
    title = words.say("recap-title", game=words.title(game))
    return f"### {title}\n{words.say('recap-since', when=f'<t:{int(at)}:R>')}"


def _first(recap: Recap, game: AnyGame, words: Words) -> str:
    """Return what the table is and where it stands, for somebody who has never looked."""
    table, headline = recap.publication.table, words.text(game.text.headline(recap.publication.view))
    title = words.say("recap-first", game=words.title(game), number=str(table.game_id))
    return f"### {title}\n{headline}\n{words.say('recap-people', people=', '.join(words.people()))}"


def _happened(recap: Recap, game: AnyGame, words: Words) -> str:
    if not is_news(recap, game):
        return "" if recap.since is None else words.say("recap-nothing")
    undone = [words.say("recap-undone")] if recap.undone else []
    return "\n".join([*undone, *_newest(game.text.retold(recap.publication.view, recap.events), MOST_LINES, words)])


def _whispered(recap: Recap, game: AnyGame, words: Words) -> str:
    said = _private(recap, game)
    return "\n".join([words.say("recap-whispered"), *_newest(said, MOST_WHISPERED, words)]) if said else ""


def _private(recap: Recap, game: AnyGame) -> Sequence[Message]:
    return game.text.whispered(recap.peek.view, recap.whispers) if recap.peek is not None else ()


def _newest(said: Sequence[Message], most: int, words: Words) -> list[str]:
    """Return the newest lines, below how many there were before."""
    kept = [f"- {shortened(words.text(line), LINE)}" for line in said[-most:]]
    before = len(said) - len(kept)
    return [*([words.say("recap-before", count=before)] if before else []), *kept]


def _now(recap: Recap, game: AnyGame, words: Words) -> str:
    """Return the headline of the seat's own panel, or whom the table waits for; after the end how it came."""
    publication = recap.publication
    if publication.status.pending is None:
        return "\n".join(words.text(line) for line in game.text.result(publication.view))
    if recap.peek is not None and shows_own(recap, game):
        wanted = game.text.prompt(recap.peek.view)
    else:
        wanted = game.text.waiting(publication.view, publication.status.pending)
    return f"**{words.text(wanted).splitlines()[0]}**"


def _way_on(recap: Recap, game: AnyGame, words: Words) -> Row | None:
    """Return the button to the seat's own panel, while the game goes on."""
    table = recap.publication.table
    if recap.peek is None or table.status != "running":
        return None
    return row([turn_button(table.game_id, game, words)])
