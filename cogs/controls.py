"""From a control to what it does: one table of verbs."""

from cogs.catch_up import CatchUp
from cogs.checking import Checking
from cogs.choosing import Do
from cogs.components import PAGE, Verb, parse
from cogs.errors import Sentence
from cogs.hub import Hub
from cogs.inbox import Inbox
from cogs.lessons import LessonDesk
from cogs.lobby import LobbyDesk
from cogs.plans import Plans
from cogs.play import Play
from cogs.presenter import Answer, Interaction
from cogs.privacy import PrivacyDesk
from cogs.reading import Reading
from cogs.receipts import ReceiptDesk
from cogs.replaying import Replaying
from cogs.seats import SeatDesk
from cogs.setup import SetupDesk
from cogs.stats import Stats
from cogs.tabledesk import TableDesk
from engine.core.protocol import Concede


class Controls:
    """Answers every button and select that was ever sent."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.catch_up, self.inbox, self.reading = CatchUp(hub), Inbox(hub), Reading(hub)
        self.play, self.lobby, self.table = Play(hub), LobbyDesk(hub), TableDesk(hub)
        self.setup, self.stats, self.seats = SetupDesk(hub), Stats(hub), SeatDesk(hub)
        self.plans, self.checking = Plans(hub), Checking(hub, self.catch_up)
        self.replaying, self.receipts = Replaying(hub), ReceiptDesk(hub)
        self.privacy, self.lessons = PrivacyDesk(hub), LessonDesk(hub)
        play, lobby, table, checking = self.play, self.lobby, self.table, self.checking
        self._do: dict[Verb, Do] = {
            Verb.TURN: lambda answer, c: play.open(answer, c.game, below_page=c.arg == PAGE),
            Verb.WORDS: table.words,
            Verb.RULES: table.rules,
            Verb.MORE: table.more,
            Verb.CHECK: lambda answer, c: checking.check(answer, c.game),
            Verb.PRIVACY: self.privacy.pressed,
            Verb.LESSON: self.lessons.used,
            Verb.CATCH_UP: lambda answer, c: self.catch_up.show(answer, c.game),
            Verb.REPOST: checking.repost,
            Verb.LEAVE: lambda answer, c: table.ask(answer, c.game, "ask-leave", Verb.LEAVE_YES),
            Verb.LEAVE_YES: lobby.quit,
            Verb.CONCEDE: lambda answer, c: table.concede(answer, c.game),
            Verb.CONCEDE_YES: lambda answer, c: play.asked(answer, c.game, Concede()),
            Verb.CANCEL: lambda answer, c: table.ask(answer, c.game, "ask-cancel", Verb.CANCEL_YES),
            Verb.CANCEL_YES: lambda answer, c: table.cancel(answer, c.game),
            Verb.SIT: lobby.join,
            Verb.HAND: lambda answer, c: self.seats.ask(answer, c.game),
            Verb.HAND_YES: self.seats.hand,
            Verb.BACK: self.seats.back,
            Verb.MIND: self.seats.vote,
            Verb.PANEL: play.page,
            Verb.SIGHT: play.sight,
            **play.ways,
            Verb.UNDO: play.undo,
            Verb.PLAN: self.plans.used,
            Verb.PLAN_GO: play.as_planned,
            Verb.PLAN_DROP: self.plans.dropped,
            Verb.PLAN_OFF: self.plans.forgotten,
            Verb.SETTLED_OFF: self.plans.unsettled,
            Verb.INBOX: self.inbox.turned,
            Verb.NEXT: self.inbox.next,
            Verb.JOIN: lobby.join,
            Verb.QUIT: lobby.quit,
            Verb.START: lobby.start,
            Verb.AGAIN: lobby.again,
            Verb.SET: lobby.set,
            Verb.SWITCH: lobby.switch,
            Verb.DEADLINE: lobby.deadline,
            Verb.FILL: lobby.fill,
            Verb.OPTIONS: lobby.options,
            Verb.THREAD: lobby.thread,
            Verb.JOURNAL: self.reading.turned,
            Verb.LEAF: self.reading.chosen,
            Verb.STATS: self.stats.turned,
            Verb.SETUP: self.setup.turned,
            Verb.SETTING: self.setup.changed,
            Verb.PREFLIGHT: self.setup.tested,
            Verb.REPLAY: self.replaying.turned,
            Verb.SHARE: self.replaying.share,
            Verb.RECEIPT: lambda answer, c: self.receipts.show(answer, c.game),
            Verb.VERIFY: lambda answer, c: self.receipts.check(answer, c.game),
        }

    async def handle(self, interaction: Interaction, custom_id: str) -> None:
        """Answer one click, whatever its id says and however old its message is."""
        control = parse(custom_id)

        async def work(answer: Answer) -> None:
            do = self._do.get(control.verb) if control else None
            if control is None or do is None:
                raise Sentence("error-old-control")
            await do(answer, control)

        await self.hub.run(interaction, work, control.game if control else 0)
