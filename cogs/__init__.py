"""Translation between Discord and the engine's actions: no rules, no states."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Protocol

import discord
from discord import app_commands

from bot.catalogue import Catalogue
from bot.deadlines import Deadlines
from bot.publication import LobbyCard, Publication
from bot.rendering import RenderPool
from bot.service import GameService
from cogs import finders_keepers, lost_and_found, lost_ones
from cogs.about import about_command
from cogs.arrivals import Arrivals
from cogs.components import control_item
from cogs.controls import Controls
from cogs.game import game_commands
from cogs.hub import Hub
from cogs.looks import Looks
from cogs.outbox import Outbox
from cogs.presenter import Presenter
from cogs.reach import Reach
from cogs.retries import Retries
from cogs.setup import setup_command
from engine.core.game import AnyGame


class App(Protocol):
    """What the Discord client brings along."""

    service: GameService
    catalogue: Catalogue
    pool: RenderPool
    deadlines: Deadlines
    arrivals: Arrivals
    games: Mapping[str, AnyGame]
    publish: Callable[[Publication | LobbyCard], Awaitable[object]]

    review: Callable[[], Awaitable[None]]

    async def redraw(self, game_id: int) -> None:
        """Show a table as it is now, whatever goes wrong."""
        ...

    def add_listener(self, func: Callable[..., Coroutine[Any, Any, None]], name: str) -> None:
        """Let a function hear of an event."""
        ...

    @property
    def tree(self) -> app_commands.CommandTree[discord.Client]:
        """The slash commands."""
        ...


async def install(app: App) -> Hub:
    """Add all commands and controls to a client whose service and pool are open, and blank what a stop left open.

    Sets `app.publish`, which shows a table's present state to everybody, and `app.review`, which finds out what can be
    reached now.
    """
    assert isinstance(app, discord.Client), "the app is the Discord client itself"
    presenter = Presenter(app.catalogue, app.pool, app.games, now)
    hub = Hub(
        client=app,
        service=app.service,
        catalogue=app.catalogue,
        games=app.games,
        presenter=presenter,
        outbox=Outbox(app, app.service, presenter),
        looks=Looks(app, app.service, presenter, app.catalogue, app.games),
        retries=Retries(app, app.service, app.redraw),
        deadlines_moved=app.deadlines.moved,
        arrivals=app.arrivals,
    )
    reach = Reach(hub, app.redraw)
    for event, heard in reach.listeners:
        app.add_listener(heard, event)
    controls = Controls(hub)
    app.add_dynamic_items(control_item(controls.handle))
    app.tree.add_command(game_commands(hub, controls))
    app.tree.add_command(about_command(hub))
    app.tree.add_command(setup_command(hub, controls.setup))
    for own in (lost_and_found, finders_keepers, lost_ones):
        if any(kind in app.games for kind in own.KINDS):
            app.tree.add_command(own.commands(hub, controls))
    app.tree.error(hub.command_failed)
    app.publish, app.review = hub.show, reach.review
    await hub.looks.blank_all()
    return hub


def now() -> float:
    """Return Discord's time in Unix seconds: the time that its ids are made of."""
    return discord.utils.utcnow().timestamp()
