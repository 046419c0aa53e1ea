"""A thin driver over the simulated Discord: what people do, what each of them sees, and all that the bot sends.

Nothing in the tests touches simcord itself but this module, so another simulation can take its place behind the same
names. simcord's private seams are used in few places, each marked `seam`.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
import simcord
from simcord.backend import serializers
from simcord.backend.access import can_access_message
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType
from simcord.interactions import base_payload, build_options, nest_options, walk_to_subcommand
from simcord.results import InteractionResult, ResponseMessage

from tests.e2e.screen import Shown, read
from tests.e2e.traffic import Recorder, Request, components_of, copied

Now = Callable[[], float]
BotFactory = Callable[[Now], discord.Client]
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5  # interaction types
PATIENCE = 12.0
"""Seconds that a busy machine may take; simcord gives up after 5. It must be less than the shortest timer of the bot (a
look of 15 seconds): simcord really waits for timers that end within it, and moves its time on with them.
"""
IDLE = 0.0005  # seconds: simcord waits so long for work that only callbacks announce (its default: 0.05)


@dataclass(frozen=True)
class Person:
    """A member of the simulated server. `locale` is what their Discord is set to."""

    actor: simcord.MemberActor
    locale: str = "en-US"

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def name(self) -> str:
        return self.actor.name


@dataclass(frozen=True)
class Press:
    """A click that reaches the bot whatever the message looks like now: old, deleted, disabled, somebody else's.

    Discord sends the message along as it was when it was clicked. A custom_id that it lacks is planted there.
    """

    by: Person
    message: Shown
    custom_id: str
    values: Sequence[str] | None = None


@dataclass(frozen=True)
class Call:
    """A slash command that reaches the bot whatever its options; `raw` ones are not checked against the command."""

    by: Person
    name: str
    options: Mapping[str, Any] = field(default_factory=dict)
    raw: bool = False


def _with_component(press: Press) -> dict[str, Any]:
    """Return the message as it was, with the pressed component on it in any case."""
    message = copied(press.message.payload)
    if all(component.get("custom_id") != press.custom_id for component in components_of(message)):
        planted: dict[str, Any] = {"type": 2, "style": 1, "label": "planted", "custom_id": press.custom_id}
        if press.values is not None:
            options = [{"label": "planted", "value": value} for value in press.values]
            planted = {"type": 3, "custom_id": press.custom_id, "options": options}
        message["components"] = [*message["components"], {"type": 1, "components": [planted]}]
    return message


class Answer:
    """What one interaction led to."""

    def __init__(self, driver: "Driver", interaction: Any, payload: Mapping[str, Any], requests: list[Request]) -> None:
        self._driver = driver
        self._result = InteractionResult(driver.env, interaction)
        self.interaction = interaction
        self.payload = payload
        self.requests = requests

    @property
    def acknowledged(self) -> bool:
        return self._result.acknowledged

    @property
    def result(self) -> InteractionResult:
        """simcord's own view of it, for modals."""
        return self._result

    @property
    def modal(self) -> Mapping[str, Any] | None:
        return self._result.modal

    @property
    def choices(self) -> list[tuple[str, Any]]:
        """Autocomplete choices: what is shown, what is sent."""
        return [(choice["name"], choice["value"]) for choice in self._result.autocomplete_choices or []]

    @property
    def messages(self) -> list[Shown]:
        """The messages that this interaction wrote, as they are now: the response, then its follow-ups."""
        found = [self._result.response, *self._result.followups]
        return [self._driver.message(message.id) for message in found if message is not None]

    @property
    def private(self) -> Shown:
        """The private message that this interaction wrote or changed; the last one if there are several."""
        return [message for message in self.messages if message.reader is not None][-1]

    @property
    def text(self) -> str:
        """All words of all messages that it wrote."""
        return "\n".join(message.text for message in self.messages)


class Driver:
    """One server with one text channel, a bot and people. Use as an async context manager."""

    def __init__(self, make_bot: BotFactory, *, channel: str = "games") -> None:
        self._make_bot = make_bot
        self._channel_name = channel
        self._env: simcord.Env | None = None
        self.recorder = Recorder()
        self._locales: dict[int, str] = {}
        self._absent: Any = None  # what the server was when the bot was removed from it
        self.acknowledgement_failures: list[str] = []

    async def __aenter__(self) -> "Driver":
        self._bot = self._make_bot(self.now)
        self._env = simcord.Env(self._bot, check_errors=False, settle_timeout=PATIENCE)
        self._tune()
        self.recorder.attach(self.env.backend)
        self.guild = self.env.create_guild("The Lost Property Office")
        self.channel = self.guild.create_text_channel(self._channel_name)
        try:
            await self.env.start()
        except BaseException:
            self.recorder.detach()
            raise
        return self

    async def __aexit__(self, *error: Any) -> None:
        try:
            await self._close_bot()
        finally:
            await self.env.shutdown()
            self.recorder.detach()

    def _tune(self) -> None:
        """Shorten simcord's fixed idle, and let interactions carry each person's own locale."""
        env = self.env
        env._settle_internal = partial(env._settle_internal, idle=IDLE)  # seam
        emit = env.backend.emit

        def with_locale(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = (payload.get("member") or payload)["user"]
                payload["locale"] = self._locales.get(int(user["id"]), "en-US")  # type: ignore[index]
                self._payloads[int(payload["id"])] = payload
            emit(event, payload)

        self._payloads: dict[int, Mapping[str, Any]] = {}
        env.backend.emit = with_locale  # type: ignore[method-assign]  # seam

    # the world

    @property
    def env(self) -> simcord.Env:
        assert self._env is not None
        return self._env

    @property
    def bot(self) -> discord.Client:
        return self._bot

    @property
    def requests(self) -> list[Request]:
        """Everything that the bot sent so far."""
        return self.recorder.requests

    def now(self) -> float:
        """Return the simulated time in Unix seconds."""
        return self.env.now().timestamp()

    def person(self, name: str, *, locale: str = "en-US", shown_as: str | None = None, manager: bool = False) -> Person:
        """Let somebody join the server; `manager`: with the right to manage it."""
        roles = []
        if manager:
            roles.append(self.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True)))
        user = self.env.create_user(name, global_name=shown_as)
        self._locales[user.id] = locale
        return Person(self.guild.add_member(user, roles=roles), locale)

    def message(self, message_id: int) -> Shown:
        """Return a message as it is now. Raises LookupError if it is not there."""
        for messages in self.env.backend.messages.values():
            if message_id in messages:
                return read(self.env.backend, messages[message_id])
        raise LookupError(message_id)

    def sees(self, person: Person, channel: Any = None) -> list[Shown]:
        """Return the messages that a person can see in a channel now, oldest first."""
        channel_id = (channel or self.channel).id
        stored = self.env.backend.messages.get(channel_id, {}).values()
        return [
            read(self.env.backend, message)
            for message in sorted(stored, key=lambda message: message.id)
            if can_access_message(self.env, channel_id, message, person.actor)
        ]

    def public(self, channel: Any = None) -> list[Shown]:
        """Return the messages that everybody sees in a channel now, oldest first."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {}).values()
        shown = [read(self.env.backend, message) for message in sorted(stored, key=lambda message: message.id)]
        return [message for message in shown if message.reader is None]

    # what a person can really do: simcord refuses what Discord's own client would not let them do

    async def slash(self, by: Person, name: str, /, channel: Any = None, **options: Any) -> Answer:
        """Send a slash command with options that its declaration admits."""
        return await self._acted(by.actor.slash(channel or self.channel, name, **options))

    async def autocomplete(self, by: Person, name: str, option: str, typed: str = "", /, **filled: Any) -> Answer:
        """Type into an option; the answer's choices are what is offered."""
        return await self._acted(by.actor.autocomplete(self.channel, name, option, typed, **filled))

    async def click(
        self, by: Person, message: Shown | int, label: str | None = None, *, custom_id: str | None = None
    ) -> Answer:
        """Click a button that is there, enabled and visible to this person."""
        return await self._acted(by.actor.click(self._real(message), label=label, custom_id=custom_id))

    async def select(self, by: Person, message: Shown | int, values: Sequence[str], *, custom_id: str) -> Answer:
        """Choose values of a select that is there, enabled and visible to this person."""
        return await self._acted(by.actor.select(self._real(message), values, custom_id=custom_id))

    async def submit(self, by: Person, shown: Answer, values: Mapping[str, Any]) -> Answer:
        """Fill in and send the form that an answer opened."""
        return await self._acted(by.actor.submit_modal(shown.result, dict(values)))

    # what Discord may deliver at any time

    async def at_once(self, *interactions: Press | Call) -> list[Answer]:
        """Deliver several interactions before the bot has looked at the first."""
        mark = self._begin()
        built = [self._build(interaction) for interaction in interactions]
        for _, payload in built:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.settle()
        return [self._answer(record, mark) for record, _ in built]

    async def forge(self, interaction: Press | Call) -> Answer:
        """Deliver one interaction that no client would offer."""
        return (await self.at_once(interaction))[0]

    async def redeliver(self, answer: Answer) -> None:
        """Deliver the same interaction again, as Discord may after a lost connection."""
        self._begin()
        self.env.backend.emit("INTERACTION_CREATE", copied(answer.payload))
        await self.settle()

    async def restart(self, *, gently: bool = True, meanwhile: Callable[[], None] | None = None) -> None:
        """Start the bot anew on the same database. Not `gently`: the old one never gets to close its things.

        `meanwhile` happens while no bot runs.
        """
        self._begin()
        if gently:
            await self._close_bot()
        else:
            await self.env._detach_bot()  # seam: its tasks are gone without a word
            await self._close_bot()
        if meanwhile is not None:
            meanwhile()
        self._bot = self._make_bot(self.now)
        await self.env.restart_bot(self._bot)

    async def advance(self, seconds: float) -> None:
        """Let simulated time pass."""
        self._begin()
        await self.env.advance_time(seconds)
        await self.settle()

    async def connection(self, *, there: bool) -> None:
        """Let the bot lose its connection to Discord, or take it up again where it was."""
        self._begin()
        with self.env._bot_scope():  # seam: simcord has no connection that could be lost
            self._bot.dispatch("resumed" if there else "disconnect")
        await self.settle()

    async def settle(self) -> None:
        """Wait until the bot has nothing left to do."""
        await self.env.settle(idle=IDLE)

    def refuse(self, method: str, path: str, code: int, *, status: int = 403, times: int | None = 1) -> None:
        """Let Discord refuse matching requests with an error code; `path` may hold wildcards."""
        self.env.inject_error(method, path, status=status, code=code, message=f"refused with {code}", times=times)

    def forbid(self, *rights: str) -> None:
        """Take rights from the bot in the channel, such as `send_messages`; no names give all back."""
        denied = discord.Permissions(**dict.fromkeys(rights, True)).value
        overwrite = Overwrite(self.env.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=denied)
        self.env.backend.set_overwrite(self.channel.id, overwrite)
        self.recorder.takes_files = "attach_files" not in rights

    async def hide_channel(self, person: Person) -> None:
        """Hide the channel from one person."""
        self._begin()
        denied = discord.Permissions(view_channel=True).value
        self.env.backend.set_overwrite(self.channel.id, Overwrite(person.id, OverwriteType.MEMBER, 0, denied))
        await self.settle()

    async def delete_channel(self) -> None:
        """Delete the channel with its threads; a new one takes its place in all that follows."""
        self._begin()
        gone = self.channel
        self.channel = self.guild.create_text_channel("elsewhere")
        for thread in [c.id for c in self.env.backend.channels.values() if c.parent_id == gone.id]:
            self.env.backend.delete_channel(thread)
        self.env.backend.delete_channel(gone.id)
        await self.settle()

    async def rename_channel(self, name: str) -> None:
        """Give the channel another name."""
        self._begin()
        self.env.backend.edit_channel(self.channel.id, {"name": name})
        await self.settle()

    async def open_thread(self, name: str = "aside") -> Any:
        """Open a public thread in the channel."""
        self._begin()
        backend = self.env.backend
        thread = backend.create_thread(self.channel.id, name, backend.bot_user.id)
        await self.settle()
        return ChannelHandle(self.env, self.guild, thread)

    async def delete_thread(self, thread: Any) -> None:
        """Delete a thread."""
        self._begin()
        self.env.backend.delete_channel(thread.id)
        await self.settle()

    async def silence(self) -> None:
        """Let the server have an outage."""
        self._begin()
        self.env.backend.emit("GUILD_DELETE", {"id": str(self.guild.id), "unavailable": True})
        await self.settle()

    async def end_silence(self) -> None:
        """Let the server's outage, or the bot's absence from it, be over."""
        self._begin()
        backend = self.env.backend
        if self._absent is not None:
            guild, channels, messages = self._absent
            backend.guilds[guild.id] = guild
            backend.channels.update(channels)
            backend.messages.update(messages)
            self._absent = None
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.guilds[self.guild.id]))
        await self.settle()

    async def remove_bot(self) -> None:
        """Let somebody remove the bot from the server. `end_silence` invites it again."""
        self._begin()
        self.drop_bot()
        await self.settle()

    def drop_bot(self) -> None:
        """Remove the bot from the server; it hears of that only if it runs."""
        backend = self.env.backend
        guild = backend.guilds[self.guild.id]
        ids = [*guild.channel_ids, *guild.thread_ids]
        kept = (guild, {id: backend.channels[id] for id in ids}, {id: backend.messages[id] for id in ids})
        backend.remove_guild(guild.id)
        self._absent = kept

    def accept_again(self) -> None:
        """End every refusal."""
        self.env.backend.faults.clear()

    async def delete_message(self, message: Shown | int) -> None:
        """Let a moderator delete a public message."""
        self._begin()
        shown = message if isinstance(message, Shown) else self.message(message)
        self.env.backend.delete_message(shown.channel_id, shown.id)
        await self.settle()

    # inside

    def _begin(self) -> int:
        self.recorder.step += 1
        return len(self.requests)

    async def _acted(self, action: Any) -> Any:
        mark = self._begin()
        result = await action
        if isinstance(result, list):  # autocomplete
            record = max(self.env.backend.interactions.values(), key=lambda interaction: interaction.id)
        else:
            record = result._interaction
        return self._answer(record, mark)

    def _answer(self, record: Any, mark: int) -> Answer:
        answer = Answer(self, record, self._payloads[record.id], self.recorder.since(mark))
        if not record.responded:
            data = self._payloads[record.id]["data"]
            what = data.get("custom_id") or data.get("name")
            self.acknowledgement_failures.append(f"step {self.recorder.step}: {what} got no answer")
        return answer

    def _real(self, message: Shown | int) -> ResponseMessage:
        shown = message if isinstance(message, Shown) else self.message(message)
        return ResponseMessage(self.env, self.env.backend.get_message(shown.channel_id, shown.id))

    def _build(self, wanted: Press | Call) -> tuple[Any, dict[str, Any]]:
        backend = self.env.backend
        who = {"guild_id": self.guild.id, "user_id": wanted.by.id}
        if isinstance(wanted, Call):
            data = self._call_data(wanted)
            return base_payload(backend, type=COMMAND, channel_id=self.channel.id, data=data, **who)
        data = {"custom_id": wanted.custom_id, "component_type": 2 if wanted.values is None else 3}
        if wanted.values is not None:
            data["values"] = list(wanted.values)
        channel_id = wanted.message.channel_id
        record, payload = base_payload(backend, type=COMPONENT, channel_id=channel_id, data=data, **who)
        payload["message"] = _with_component(wanted)
        record.source_message_id = wanted.message.id
        return record, payload

    def _call_data(self, call: Call) -> dict[str, Any]:
        names = call.name.split()
        root = self.env.backend.find_command(names[0], self.guild.id, type=1)
        assert root is not None, f"no command {names[0]}"
        leaf, nesting = walk_to_subcommand(root, names[1:])
        if call.raw:
            kinds = {option["name"]: option["type"] for option in leaf.get("options") or []}
            options = [{"name": n, "type": kinds.get(n, 3), "value": v} for n, v in call.options.items()]
            resolved: dict[str, Any] = {}
        else:
            options, resolved = build_options(
                call.by.actor, call.name, leaf, dict(call.options), channel_id=self.channel.id
            )
        data = {"id": root["id"], "name": root["name"], "type": 1, "options": nest_options(root, nesting, options)}
        return {**data, "resolved": resolved} if resolved else data

    async def _close_bot(self) -> None:
        with self.env._bot_scope():  # seam: closing is the bot's own work
            await asyncio.wait_for(self._bot.close(), timeout=10)
