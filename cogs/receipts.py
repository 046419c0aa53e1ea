"""/game receipt and /game verify: the promise of a fair deal, its opening after the end, and the check."""

from discord import app_commands

from bot.publication import FairDeal
from cogs.components import Control, Verb
from cogs.hub import Hub, notice
from cogs.layout import Page, Row, Style, button, row
from cogs.presenter import Answer, Interaction
from cogs.table_page import LOST, QUIET, WON
from cogs.tables import ended_suggestions, latest_ended, meant, suggestions, viewable
from cogs.translator import Tell
from cogs.words import Words

Choices = list[app_commands.Choice[str]]


class ReceiptDesk:
    """Receipts are shown to whoever asks and to nobody else."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def show(self, answer: Answer, game_id: int) -> None:
        """Show a table's receipt: sealed until its game is over."""
        await viewable(self.hub, answer.interaction, game_id)
        receipt = await self.hub.service.receipts.receipt(game_id)
        await answer.private(receipt_page(receipt, self.hub.words(answer.interaction, receipt.table)))

    async def check(self, answer: Answer, game_id: int, noted: str = "") -> None:
        """Check the deal of a game that is over; `noted` is the seal that somebody wrote down, if any."""
        await viewable(self.hub, answer.interaction, game_id)
        wanted = "".join(noted.lower().split()).strip("`")
        checked = await self.hub.service.receipts.check(game_id, wanted)
        words = self.hub.words(answer.interaction, checked.table)
        await answer.private(checked_page(checked, words, noted=bool(wanted)))


def receipt_page(receipt: FairDeal, words: Words) -> Page:
    """Return a receipt: the seal, and once it is open what was under it."""
    head = f"### {words.say('receipt-title', number=str(receipt.table.game_id))}"
    seal = f"{words.say('receipt-seal')}\n```\n{receipt.commitment}\n```"
    if receipt.proof is None:
        called_off = receipt.table.status == "cancelled"
        return notice(f"{head}\n{seal}\n{words.say('receipt-called-off' if called_off else 'receipt-sealed')}")
    opening = f"{words.say('receipt-open')}\n```json\n{receipt.proof.model_dump_json(indent=1)}\n```"
    check = button(Control(Verb.VERIFY, receipt.table.game_id), words.tag("button-verify"), Style.primary)
    parts: tuple[str | Row, ...] = (head, seal, opening, words.say("receipt-by-hand"), row([check]))
    return Page(parts=parts, accent=QUIET)


def checked_page(checked: FairDeal, words: Words, *, noted: bool) -> Page:
    """Return what a check found: a line for each thing that was looked at."""
    looked_at = ["commitment", *(["noted"] if noted else []), "replay"]
    elsewhere = [fault for fault in checked.faults if fault not in looked_at]
    lines = [
        words.say(f"verify-{name}-{'wrong' if name in checked.faults else 'right'}", steps=checked.steps)
        for name in looked_at
    ]
    lines += [words.say(f"verify-{name}-wrong") for name in elsewhere]
    head = f"### {words.say('verify-title', number=str(checked.table.game_id))}"
    return Page(parts=(head, "\n".join(lines)), accent=LOST if checked.faults else WON)


def receipt_commands(group: app_commands.Group, hub: Hub, desk: ReceiptDesk, tell: Tell) -> None:
    """Add /game receipt and /game verify."""

    @group.command(name="receipt", description=tell("command-receipt"))
    @app_commands.describe(table=tell("option-table"))
    async def receipt(interaction: Interaction, table: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            await desk.show(answer, (await meant(hub, interaction, table, others=True, ended=True)).game_id)

        await hub.run(interaction, work)

    @group.command(name="verify", description=tell("command-verify"))
    @app_commands.describe(table=tell("option-table"), seal=tell("option-seal"))
    async def verify(interaction: Interaction, table: str | None = None, seal: str = "") -> None:
        async def work(answer: Answer) -> None:
            await desk.check(answer, (await latest_ended(hub, interaction, table)).game_id, seal)

        await hub.run(interaction, work)

    @receipt.autocomplete("table")
    async def started(interaction: Interaction, typed: str) -> Choices:
        return await suggestions(hub, interaction, typed, others=True, ended=True)

    @verify.autocomplete("table")
    async def over(interaction: Interaction, typed: str) -> Choices:
        return await ended_suggestions(hub, interaction, typed)
