"""A message as a person sees it: words, controls, pictures."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from simcord.backend import serializers
from simcord.backend.models import EPHEMERAL_FLAG

from tests.e2e.limits import BUTTON, GALLERY, SELECTS, TEXT, THUMBNAIL
from tests.e2e.traffic import components_of, copied


@dataclass(frozen=True, slots=True)
class Button:
    """A button as it is shown."""

    label: str
    custom_id: str | None
    disabled: bool
    style: int


@dataclass(frozen=True, slots=True)
class Select:
    """A string select: `options` are pairs of what is shown and what is sent."""

    custom_id: str
    placeholder: str
    options: tuple[tuple[str, str], ...]
    chosen: tuple[str, ...]
    least: int
    most: int
    disabled: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in a message with its alternative text."""

    alt: str
    address: str
    data: bytes | None


@dataclass(frozen=True, slots=True)
class Shown:
    """One message as it was at one moment, for good.

    `reader` is the only person who sees it, None for everybody; `payload` is what Discord would send of it.
    """

    id: int
    channel_id: int
    reader: int | None
    text: str
    buttons: tuple[Button, ...]
    selects: tuple[Select, ...]
    pictures: tuple[Picture, ...]
    files: tuple[str, ...]
    payload: Mapping[str, Any] = field(repr=False, compare=False)

    def button(self, label: str) -> Button:
        """Return the one button whose label contains these words. Raises LookupError if there is not exactly one."""
        found = [button for button in self.buttons if label.casefold() in button.label.casefold()]
        if len(found) != 1:
            raise LookupError(f"{len(found)} buttons like {label!r} among {[b.label for b in self.buttons]}")
        return found[0]

    def has_button(self, label: str) -> bool:
        """Return whether an enabled button has these words."""
        return any(label.casefold() in b.label.casefold() and not b.disabled for b in self.buttons)

    @property
    def words(self) -> str:
        """Everything readable: text, labels, options, alternative texts."""
        parts = [self.text, *(b.label for b in self.buttons), *(p.alt for p in self.pictures)]
        for select in self.selects:
            parts += [select.placeholder, *(label for label, _ in select.options)]
        return "\n".join(parts)


def read(backend: Any, message: Any) -> Shown:
    """Read a stored message as it is now."""
    components = list(components_of({"components": message.components}))
    user = (message.interaction_metadata or {}).get("user") or {}
    return Shown(
        id=message.id,
        channel_id=message.channel_id,
        reader=int(user["id"]) if message.flags & EPHEMERAL_FLAG else None,
        text="\n".join(filter(None, [message.content, *(c["content"] for c in components if c["type"] == TEXT)])),
        buttons=tuple(_button(c) for c in components if c["type"] == BUTTON),
        selects=tuple(_select(c) for c in components if c["type"] in SELECTS),
        pictures=tuple(picture for c in components for picture in _pictures(backend, c)),
        files=tuple(attachment["filename"] for attachment in message.attachments),
        payload=copied(dict(serializers.message_payload(backend, message))),
    )


def _button(component: Mapping[str, Any]) -> Button:
    emoji = (component.get("emoji") or {}).get("name") or ""
    label = " ".join(filter(None, [emoji, component.get("label") or ""]))
    return Button(label, component.get("custom_id"), bool(component.get("disabled")), component["style"])


def _select(component: Mapping[str, Any]) -> Select:
    options = component.get("options") or []
    return Select(
        custom_id=component["custom_id"],
        placeholder=component.get("placeholder") or "",
        options=tuple((option["label"], option["value"]) for option in options),
        chosen=tuple(option["value"] for option in options if option.get("default")),
        least=component.get("min_values", 1),
        most=component.get("max_values", 1),
        disabled=bool(component.get("disabled")),
    )


def _pictures(backend: Any, component: Mapping[str, Any]) -> list[Picture]:
    items: list[Mapping[str, Any]] = []
    if component["type"] == GALLERY:
        items = component["items"]
    elif component["type"] == THUMBNAIL:
        items = [component]
    return [
        Picture(item.get("description") or "", item["media"]["url"], backend.cdn.get(item["media"]["url"]))
        for item in items
    ]
