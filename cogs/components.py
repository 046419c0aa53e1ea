"""Controls and their ids: what a button or a select says when it is used, days later and after any restart.

An id is `lp1:<verb>:<game>:<ticket>:<arg>`, with `.<sight>` after the ticket where a panel shows another than its first
picture. It names a position among the seat's own offers, never a card, a person or a fact; who clicked and when comes
from Discord. Parsing never raises, and what it cannot read is answered kindly.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import discord
from discord import ui

VERSION = "lp1"
LONGEST = 100
NO_TICKET = "-"
PAGE = "page"


class Verb(StrEnum):
    """What a control asks for."""

    # the table's buttons, for everybody
    TURN = "turn"  # open my private panel; arg: PAGE where the button stands below a page of the story
    WORDS = "words"  # the board in words
    RULES = "rules"  # arg: kind.page
    MORE = "more"
    CHECK = "check"
    CATCH_UP = "catch"
    REPOST = "post"
    LEAVE = "leave"
    LEAVE_YES = "leave1"
    CONCEDE = "give"
    CONCEDE_YES = "give1"
    CANCEL = "stop"
    CANCEL_YES = "stop1"
    SIT = "sit"  # take a free seat
    HAND = "hand"  # who may play for me?
    HAND_YES = "hand1"  # arg: any, rest, keep
    BACK = "back"  # take my own seat back
    MIND = "mind"  # arg: the seat of somebody absent, for whom somebody should sit in
    # the private panel
    PANEL = "panel"  # arg: page
    SIGHT = "see"  # another picture; arg: what the panel asks for; values: which picture, if chosen in a select
    ACT = "act"  # arg: offer
    ASK = "ask"  # arg: offer; asks the offer's question first
    CHOOSE = "sel"  # values: offers
    FORM = "form"  # arg: form state
    MARK = "mark"  # arg: field.page.form state; values: positions
    SEND = "send"  # arg: form state
    UNDO = "undo"
    # what one will do when one's turn comes
    PLAN = "plan"  # arg: verb.version.arg of a control among what may be planned
    PLAN_GO = "plango"  # arg: the version that was shown; yes to a plan that waits for its maker's word
    PLAN_DROP = "plandrop"
    PLAN_OFF = "planoff"  # the same from the list of all plans
    SETTLED_OFF = "settoff"  # arg: the offer that takes a standing answer back
    # all of one's tables
    INBOX = "inbox"  # arg: page
    NEXT = "next"  # the panel of the next table that waits, but not this one
    # the lobby
    JOIN = "join"
    QUIT = "quit"
    START = "start"
    AGAIN = "again"  # a new table like this one
    SET = "set"  # arg: option; values: its value
    SWITCH = "flags"  # values: the switches that are on
    DEADLINE = "time"
    FILL = "fill"  # values: automatic players
    OPTIONS = "opts"  # arg: page
    THREAD = "thread"
    # stories
    JOURNAL = "book"  # arg: kind.page
    LEAF = "leaf"  # arg: kind.page of the journal; values: table:page
    STATS = "stats"  # arg: span.game; what was played on a server
    # for those who manage the server
    SETUP = "setup"  # arg: page
    SETTING = "conf"  # arg: setting, or setting.value for a button; values: what it is set to
    PREFLIGHT = "test"  # arg: "again" from the page of the last one
    # after the end
    REPLAY = "replay"  # arg: step.viewer.which; values: a turn's step, a viewer or a picture, by `which`
    SHARE = "film"  # arg: as above
    RECEIPT = "deal"
    VERIFY = "proof"
    # a first turn to try a game with; arg: verb.place.arg, the place a game and what was done there
    LESSON = "learn"
    # what is kept about oneself
    PRIVACY = "mine"  # arg: what is wanted
    IDLE = "idle"  # a disabled control


@dataclass(frozen=True, slots=True)
class Control:
    """A control's id, taken apart. `game` is 0 where the control belongs to no table.

    `sight` is which of its pictures the panel shows, or shall show once this is used.
    """

    verb: Verb
    game: int = 0
    ticket: str = NO_TICKET
    arg: str = ""
    sight: int = 0

    @property
    def id(self) -> str:
        """The custom id. Raises ValueError if Discord would not take it."""
        sight = f".{self.sight}" if self.sight else ""
        made = f"{VERSION}:{self.verb}:{self.game}:{self.ticket}{sight}:{self.arg}"
        if len(made) > LONGEST:
            raise ValueError(f"a control's id may have {LONGEST} characters, {self.verb} has {len(made)}")
        return made


_ID = re.compile(rf"{VERSION}:([a-z0-9]+):([0-9]{{1,18}}):([0-9a-f]{{1,16}}|-)(?:\.([0-9]{{1,3}}))?:(.*)", re.ASCII)


def parse(custom_id: str) -> Control | None:
    """Return what a custom id means, or None if this version of the program does not know it. Never raises."""
    found = _ID.fullmatch(custom_id)
    if found is None or len(custom_id) > LONGEST:
        return None
    verb, game, ticket, sight, arg = found.groups()
    if verb not in Verb._value2member_map_:
        return None
    return Control(Verb(verb), int(game), ticket, arg, int(sight or 0))


def number(text: str) -> int | None:
    """Return a small whole number written in digits, else None."""
    return int(text) if re.fullmatch(r"[0-9]{1,7}", text, re.ASCII) else None


Handler = Callable[[discord.Interaction[Any], str], Awaitable[None]]


def control_item(handler: Handler) -> type[ui.DynamicItem[ui.Item[Any]]]:
    """Return the one dynamic item for all controls of all versions, old messages' included.

    `handler` gets the interaction and the custom id. Messages are built of plain buttons and selects; discord.py finds
    this class by its template, so nothing about a message needs to stay in memory.
    """

    class AnyControl(ui.DynamicItem[ui.Item[Any]], template=r"(?s:.*)"):
        @classmethod
        async def from_custom_id(
            cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
        ) -> "AnyControl":
            return cls(item)

        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            await handler(interaction, self.custom_id)

    return AnyControl


def values_of(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return what was chosen in a select; nothing for a button."""
    data: Any = interaction.data or {}
    chosen = data.get("values", ())
    return tuple(value for value in chosen if isinstance(value, str))
