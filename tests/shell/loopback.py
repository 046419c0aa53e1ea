"""As much of Discord as a start needs, on this machine: the real program connects to it over real sockets.

Only for what the simulated Discord cannot show: login, gateway, the stop by a signal. See `SHIM` for how the bot gets
here: an import hook of Python's own turns discord.py's three addresses to this server.
"""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import WSMsgType, web

TOKEN = "a-token-for-the-loopback"
BOT, GUILD, CHANNEL, PERSON = "1001", "2001", "3001", "4001"
EPOCH_MS = 1_420_070_400_000

SHIM = """
import os
if base := os.environ.get("LOOPBACK"):
    import yarl, discord.http, discord.gateway
    discord.http.Route.BASE = f"http://{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{base}/gateway/")
"""


def answer(data: Any, status: int = 200) -> web.Response:
    """JSON as Discord sends it; discord.py compares the content type exactly."""
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})


class Loopback:
    """The server. `calls` are (method, path, body) of every request; `identified` are the identify payloads."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str, Any]] = []
        self.identified: list[dict[str, Any]] = []
        self.called = asyncio.Condition()
        self.ready = asyncio.Event()
        self.answering = asyncio.Event()  # cleared: acknowledgements wait for their answer
        self.answering.set()
        self._ids = itertools.count(1)
        self._socket: web.WebSocketResponse | None = None
        self.address = ""

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Loopback"]:
        """Serve on a free port of this machine."""
        app = web.Application()
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._api)
        runner = web.AppRunner(app, shutdown_timeout=1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.address = f"127.0.0.1:{runner.addresses[0][1]}"
        try:
            yield self
        finally:
            await runner.cleanup()

    def snowflake(self) -> str:
        """Return an id of the present moment."""
        milliseconds = int(asyncio.get_running_loop().time() * 1000) + 300_000_000_000
        return str(milliseconds << 22 | next(self._ids))

    async def call(self, method: str, part: str) -> Any:
        """Wait until the bot has sent such a request and return its body."""

        def found() -> list[Any]:
            return [body for verb, path, body in self.calls if verb == method and part in path]

        async with self.called:
            await self.called.wait_for(found)
        return found()[-1]

    async def slash(self, group: str, command: str) -> None:
        """Let somebody use a slash command without options."""
        user = {"id": PERSON, "username": "ana", "discriminator": "0", "avatar": None, "global_name": "Ana"}
        member = {"user": user, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "permissions": "0", "flags": 0}
        data = {"id": "9", "name": group, "type": 1, "options": [{"name": command, "type": 1, "options": []}]}
        payload = {
            "id": self.snowflake(),
            "application_id": BOT,
            "type": 2,
            "token": "interaction-token",
            "version": 1,
            "data": data,
            "guild_id": GUILD,
            "channel_id": CHANNEL,
            "member": member,
            "locale": "en-US",
            "channel": {"id": CHANNEL, "type": 0, "name": "games", "permissions": str((1 << 50) - 1)},
            "app_permissions": str((1 << 50) - 1),
            "entitlements": [],
            "context": 0,
            "authorizing_integration_owners": {},
            "attachment_size_limit": 10 << 20,
        }
        await self._send("INTERACTION_CREATE", payload)

    async def _send(self, event: str, data: Any) -> None:
        assert self._socket is not None
        await self._socket.send_json({"op": 0, "t": event, "s": next(self._ids), "d": data})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        self._socket = socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}})
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
            message = frame.json()
            if message["op"] == 1:
                await socket.send_json({"op": 11})
            elif message["op"] == 2:
                self.identified.append(message["d"])
                await self._greet()
        return socket

    async def _greet(self) -> None:
        await self._send(
            "READY",
            {
                "v": 10,
                "user": self._me(),
                "session_id": "s",
                "guilds": [{"id": GUILD, "unavailable": True}],
                "resume_gateway_url": f"ws://{self.address}/gateway/",
                "application": {"id": BOT, "flags": 0},
            },
        )
        role = {"id": GUILD, "name": "@everyone", "permissions": str((1 << 50) - 1), "position": 0, "color": 0}
        role |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
        channel = {"id": CHANNEL, "type": 0, "name": "games", "position": 0, "permission_overwrites": []}
        guild = {"id": GUILD, "name": "Clubhouse", "owner_id": PERSON, "roles": [role], "channels": [channel]}
        guild |= {"members": [], "member_count": 2, "emojis": [], "stickers": [], "features": [], "threads": []}
        guild |= {"verification_level": 0, "preferred_locale": "en-US", "premium_tier": 0, "nsfw_level": 0}
        await self._send("GUILD_CREATE", guild)
        self.ready.set()

    @staticmethod
    def _me() -> dict[str, Any]:
        return {"id": BOT, "username": "Lost Property", "discriminator": "0", "avatar": None, "bot": True}

    async def _api(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        body = await self._body(request)
        if path != "users/@me" and request.headers.get("Authorization") not in (f"Bot {TOKEN}", None):
            return answer({"message": "401: Unauthorized", "code": 0}, 401)
        async with self.called:
            self.calls.append((request.method, path, body))
            self.called.notify_all()
        if path == "users/@me":
            known = request.headers.get("Authorization") == f"Bot {TOKEN}"
            return answer(self._me()) if known else answer({"message": "401: Unauthorized", "code": 0}, 401)
        if path == "oauth2/applications/@me":
            return answer(
                {"id": BOT, "name": "Lost Property", "description": "", "icon": None, "flags": 0} | _APPLICATION
            )
        if path.endswith("/commands"):
            told = [{**command, "id": self.snowflake(), "application_id": BOT, "version": "1"} for command in body]
            return answer(told)
        if path.endswith("/callback"):
            await self.answering.wait()
            return answer(self._acknowledged(body))
        return answer(self._message(body))

    def _acknowledged(self, body: Any) -> dict[str, Any]:
        """Return what an acknowledgement `with_response` is answered with."""
        message = self._message(body)
        interaction = {"id": self.snowflake(), "type": 2, "response_message_id": message["id"]}
        interaction |= {"response_message_loading": True, "response_message_ephemeral": True}
        return {"interaction": interaction, "resource": {"type": body["type"], "message": message}}

    async def _body(self, request: web.Request) -> Any:
        if request.content_type.startswith("multipart/"):
            async for part in await request.multipart():
                if getattr(part, "name", None) == "payload_json":
                    return await part.json()  # type: ignore[union-attr]
        return await request.json() if request.can_read_body else None

    def _message(self, body: Any) -> dict[str, Any]:
        message = {
            "id": self.snowflake(),
            "channel_id": CHANNEL,
            "author": self._me(),
            "content": "",
            "flags": 1 << 15 | 64,
        }
        message |= {"timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False, "pinned": False}
        message |= {"mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": []}
        return {**message, "type": 0, "components": (body or {}).get("components", [])}


_APPLICATION = {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "team": None}
_APPLICATION |= {"owner": {"id": PERSON, "username": "ana", "discriminator": "0", "avatar": None}}
