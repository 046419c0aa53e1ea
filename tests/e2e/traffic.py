"""Everything that the bot sends, as it left: the recorder between discord.py and the simulated Discord."""

import pickle
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from simcord.backend.errors import BackendError, missing_permissions
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.http import router

T = TypeVar("T")
CALLBACK = "/interactions/{id}/{token}/callback"
COMMANDS = ("/applications/{id}/commands", "/applications/{id}/guilds/{id}/commands")
MODAL, AUTOCOMPLETE = 9, 8  # interaction callback types
EDITING_CALLBACKS = (6, 7)  # they change the message that was clicked

_TOKEN_ROUTE = re.compile(r"^(/(?:webhooks|interactions)/\d+/)([^/]+)")
_NUMBER = re.compile(r"(?<=/)\d+(?=/|$)")


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a request."""

    filename: str
    data: bytes
    description: str | None


@dataclass(frozen=True, slots=True)
class Request:
    """One HTTP request. `reader` is the one person who can see what it shows, None for everybody.

    `code` is Discord's error code if the request was refused; `step` counts the driver's actions. `pings` are the
    people whom a new message notified (an edit never notifies anybody).
    """

    step: int
    method: str
    path: str
    route: str
    body: Any
    files: tuple[Upload, ...]
    reader: int | None
    message_id: int | None
    code: int | None
    pings: tuple[int, ...] = ()

    @property
    def free(self) -> bool:
        """Whether it goes through an interaction's own webhook, which no rate limit of the bot counts."""
        return self.route.startswith(("/interactions/", "/webhooks/"))

    @property
    def content(self) -> Mapping[str, Any]:
        """The message, modal or choices that it carries; empty if none."""
        body = self.body if isinstance(self.body, dict) else {}
        data = (body.get("data") or {}) if self.route == CALLBACK else body
        return data if isinstance(data, dict) else {}

    @property
    def callback(self) -> int | None:
        """The interaction callback's type, or None for any other request."""
        return self.body["type"] if self.route == CALLBACK else None


def route_of(path: str) -> str:
    """Return the path with ids and tokens replaced by placeholders."""
    return _NUMBER.sub("{id}", _TOKEN_ROUTE.sub(r"\1{token}", path))


def copied(value: T) -> T:
    """Return a copy of a JSON value that nothing done to the value can change."""
    copy: T = pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))  # several times as fast as deepcopy
    return copy


def components_of(content: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield every component of a message or modal, the nested ones too, in order."""
    waiting: list[Any] = list(content.get("components") or [])
    while waiting:
        component = waiting.pop(0)
        yield component
        nested = list(component.get("components") or [])
        nested += [component[key] for key in ("accessory", "component") if component.get(key)]
        waiting = nested + waiting


def strings_of(value: Any) -> Iterator[str]:
    """Yield every string in a JSON value, keys not included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from strings_of(item)
    elif isinstance(value, Sequence) and not isinstance(value, bytes):
        for item in value:
            yield from strings_of(item)


class Recorder:
    """Keeps every request that one simulated Discord receives, refused ones too.

    `trouble`, where a test sets it, sees every request before Discord does, and may raise what Discord would answer.
    Requests with files are refused unless `takes_files`: the simulated Discord does not ask for that permission.
    """

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.step = 0
        self.trouble: Callable[[str, str], None] | None = None
        self.takes_files = True
        self._original: Callable[..., Any] | None = None

    def attach(self, backend: Any) -> None:
        """Begin to record the requests for `backend`."""
        original = self._original = router.dispatch

        def dispatch(to: Any, method: str, path: str, **kwargs: Any) -> Any:
            if to is not backend:
                return original(to, method, path, **kwargs)
            body, files = copied(kwargs.get("json")), tuple(map(_upload, kwargs.get("files") or ()))
            code, result = None, None
            try:
                if self.trouble is not None:
                    self.trouble(method, path)
                if files and not self.takes_files:
                    raise missing_permissions()
                result = original(to, method, path, **kwargs)
                return result
            except BackendError as error:
                code = error.code
                raise
            finally:
                reader, message, message_id = _audience(backend, path, result, body)
                created = method == "POST" and code is None and (body or {}).get("type") not in EDITING_CALLBACKS
                pings = tuple(message.ping_user_ids) if message is not None and created else ()
                self.requests.append(
                    Request(self.step, method, path, route_of(path), body, files, reader, message_id, code, pings)
                )

        router.dispatch = dispatch

    def detach(self) -> None:
        """Stop recording."""
        if self._original is not None:
            router.dispatch = self._original
            self._original = None

    def since(self, mark: int) -> list[Request]:
        """Return the requests recorded after the first `mark`."""
        return self.requests[mark:]


def _upload(file: Any) -> Upload:
    position = file.fp.tell()
    data = file.fp.read()
    file.fp.seek(position)
    return Upload(file.filename, data, file.description)


def _audience(backend: Any, path: str, result: Any, body: Any) -> tuple[int | None, Any, int | None]:
    """Return who can read what the request carries (None: everybody), the message that it wrote, and its id."""
    token = _TOKEN_ROUTE.match(path)
    interaction = None
    if token is not None and token.group(2) in backend.interaction_tokens:
        interaction = backend.interactions[backend.interaction_tokens[token.group(2)]]
    message_id = _message_id(path, result, interaction)
    channel = interaction.channel_id if interaction else int(path.split("/")[2]) if "/channels/" in path else None
    message = backend.messages.get(channel, {}).get(message_id)
    if message is not None:
        hidden = bool(message.flags & EPHEMERAL_FLAG)
        user = (message.interaction_metadata or {}).get("user") or {}
        return (int(user["id"]) if hidden else None), message, message_id
    if interaction is None:
        return None, None, message_id
    private = isinstance(body, dict) and body.get("type") in (MODAL, AUTOCOMPLETE, None)
    flags = (body.get("data") or body).get("flags") or 0 if isinstance(body, dict) else 0
    return (interaction.user_id if private or int(flags) & EPHEMERAL_FLAG else None), None, message_id


def _message_id(path: str, result: Any, interaction: Any) -> int | None:
    last = path.rsplit("/", 1)[-1]
    if "/messages/" in path and last.isdigit():
        return int(last)
    if last in ("callback", "@original"):
        return interaction.message_id if interaction else None
    return int(result["id"]) if isinstance(result, dict) and "id" in result else None
