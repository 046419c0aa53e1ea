"""A bot of a few lines that does one of each thing, to try the driver on."""

import io

import discord
from discord import app_commands, ui

PICTURE = b"RIFF\x04\x00\x00\x00WEBP"


class Counter(ui.DynamicItem[ui.Button[ui.View]], template=r"tiny:(?P<n>[0-9]+)"):
    """A button that counts in its own custom_id: it answers after a restart."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"tiny:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item, match) -> "Counter":  # type: ignore[no-untyped-def]
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=page(self.n + 1))


class Picker(ui.Select[ui.LayoutView]):
    """A select that repeats its choice."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=word, value=word) for word in ("red", "green")]
        super().__init__(custom_id="tiny-pick", placeholder="Pick a colour", options=options)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You picked {self.values[0]}", ephemeral=True)


class Form(ui.Modal, title="A form"):
    """A form that repeats its answer."""

    word: ui.TextInput["Form"] = ui.TextInput(label="A word", custom_id="word")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"The word is {self.word.value}", ephemeral=True)


def page(n: int) -> ui.LayoutView:
    """Return a V2 message with a picture, a counter and a select."""
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.webp", description=f"The number {n}"))
    rows = (ui.ActionRow(Counter(n)), ui.ActionRow(Picker()))
    view.add_item(ui.Container(ui.TextDisplay(f"Number {n}"), gallery, *rows))
    return view


class TinyBot(discord.Client):
    """Commands /page, /whisper, /say, /form and /silent."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        await self.tree.sync()


def add_commands(tree: app_commands.CommandTree[TinyBot]) -> None:
    """Declare the commands."""

    @tree.command(name="page", description="Show the page")
    async def show(interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(PICTURE), "board.webp", description="The number 0")
        await interaction.response.send_message(view=page(0), files=[file])

    @tree.command(name="whisper", description="Say something to you alone")
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"psst, {interaction.locale}", ephemeral=True)
        await interaction.followup.send("and again", ephemeral=True)

    @tree.command(name="say", description="Mention somebody")
    async def say(interaction: discord.Interaction, word: str, number: int = 0) -> None:
        allowed = discord.AllowedMentions(everyone=False, users=[interaction.user], roles=False)
        await interaction.response.send_message(f"{interaction.user.mention} {word} {number}", allowed_mentions=allowed)

    @say.autocomplete("word")
    async def words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"word {w}", value=w) for w in ("apple", "pear") if typed in w]

    @tree.command(name="form", description="Open a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @tree.command(name="silent", description="Never answer")
    async def silent(interaction: discord.Interaction) -> None:
        await interaction.client.application_info()
