"""Discord's own limits, applied to every outgoing request. Numbers: Discord's documentation of messages and components.

`problems(request)` returns one sentence per broken limit. The simulated Discord and discord.py let several of these
through, and its schema cannot say others (unique ids, sums over a message), so they are checked here.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

from fontTools.ttLib import TTFont

from tests.e2e.command_limits import command_problems
from tests.e2e.traffic import AUTOCOMPLETE, CALLBACK, COMMANDS, MODAL, Request, Upload, components_of

V2_FLAG = 1 << 15
MIB = 1024 * 1024
ROW, BUTTON, STRING_SELECT, INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 17, 18,
)  # fmt: skip
SELECTS = (3, 5, 6, 7, 8)
IN_ROWS = (BUTTON, INPUT, *SELECTS)
V2_ONLY = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)
LINK, PREMIUM = 5, 6  # button styles
PRIVATE_CHANNELS = "/users/@me/channels"
THREADS = ("/channels/{id}/threads", "/channels/{id}/messages/{id}/threads")
CHANNEL = "/channels/{id}"
MESSAGE_ROUTES = (
    "/channels/{id}/messages",
    "/channels/{id}/messages/{id}",
    "/webhooks/{id}/{token}",
    "/webhooks/{id}/{token}/messages/{id}",
    "/webhooks/{id}/{token}/messages/@original",
)


def problems(request: Request) -> list[str]:
    """Return what Discord would refuse in this request, one sentence each."""
    found = [*_files(request.files), *_missing_files(request)]
    if request.body is None:
        return found
    if request.route in COMMANDS:
        return found + list(command_problems(request.body))
    if request.callback == AUTOCOMPLETE:
        return found + list(_choices(request.content))
    if request.callback == MODAL:
        return found + list(_modal(request.content))
    if request.route == PRIVATE_CHANNELS:
        return found  # an id and nothing else, which the schema checks
    if request.route in THREADS:
        return found + list(_thread(request.body))
    if request.route == CHANNEL and request.body == {"archived": True}:
        return found
    if request.route in (CALLBACK, *MESSAGE_ROUTES):
        return found + list(_message(request.content))
    return [*found, f"no limits are known for {request.method} {request.route}"]


def _thread(thread: Mapping[str, Any]) -> Iterator[str]:
    yield from between("thread name", thread["name"], 1, 100)
    if thread.get("auto_archive_duration", 60) not in (60, 1440, 4320, 10080):
        yield f"a thread cannot be archived after {thread['auto_archive_duration']} minutes"


def between(name: str, value: Any, least: int, most: int) -> Iterator[str]:
    """Check the length of a text or a list."""
    if not least <= len(value) <= most:
        yield f"{name}: {len(value)} is not between {least} and {most}"


def unique(name: str, values: list[Any]) -> Iterator[str]:
    """Check that nothing occurs twice."""
    yield from (f"{name}: {value!r} occurs {n} times" for value, n in Counter(values).items() if n > 1)


@cache
def emoji_characters() -> frozenset[int]:
    """Return the code points that emoji are made of: those of Noto Color Emoji, the joiner and the variation marks."""
    font = resources.files("deckr_fonts") / "fonts" / "NotoColorEmoji-Regular.ttf"
    with resources.as_file(font) as path, TTFont(path, lazy=True) as opened:
        return frozenset(opened.getBestCmap()) | {0x200D, 0xFE0E, 0xFE0F}


# files


def _files(files: tuple[Upload, ...]) -> Iterator[str]:
    yield from between("files", files, 0, 10)
    for file in files:
        yield from between("filename", file.filename, 1, 1024)
        yield from between("file alt text", file.description or "", 0, 1024)
        if len(file.data) > 10 * MIB:
            yield f"file {file.filename}: {len(file.data)} bytes are more than 10 MiB"
        if not file.data:
            yield f"file {file.filename} is empty"
    if sum(len(file.data) for file in files) > 25 * MIB:
        yield "the request is over 25 MiB"
    yield from unique("filename", [file.filename for file in files])


def _missing_files(request: Request) -> Iterator[str]:
    """Every uploaded file must be shown, every shown one must be there (in an edit it may be an older one)."""
    shown = set(_attachments(request.content))
    sent = {file.filename for file in request.files}
    kept = {entry.get("filename") for entry in request.content.get("attachments") or []}
    if _is_v2(request.content):
        yield from (f"file {name} is sent but no component shows it" for name in sorted(sent - shown))
    if request.method == "POST" and request.callback != 7:
        yield from (f"attachment://{name} is shown but not sent" for name in sorted(shown - sent - kept))


def _attachments(content: Mapping[str, Any]) -> Iterator[str]:
    for component in components_of(content):
        media = [component.get("media"), component.get("file")]
        media += [item.get("media") for item in component.get("items") or [] if component["type"] == GALLERY]
        for item in media:
            url = (item or {}).get("url", "")
            if url.startswith("attachment://"):
                yield url.removeprefix("attachment://")


# messages


def _is_v2(content: Mapping[str, Any]) -> bool:
    by_flag = int(content.get("flags") or 0) & V2_FLAG
    return bool(by_flag) or any(component["type"] in V2_ONLY for component in components_of(content))


def _message(content: Mapping[str, Any]) -> Iterator[str]:
    yield from between("content", content.get("content") or "", 0, 2000)
    yield from between("embeds", content.get("embeds") or [], 0, 10)
    yield from _mentions(content.get("allowed_mentions"))
    components = list(components_of(content))
    yield from _component_ids(components)
    if _is_v2(content):
        yield from (
            f"{key} in a V2 message" for key in ("content", "embeds", "poll", "sticker_ids") if content.get(key)
        )
        yield from between("components", components, 0, 40)
        yield from between("all text", "".join(c["content"] for c in components if c["type"] == TEXT), 0, 4000)
    else:
        yield from between("rows", content.get("components") or [], 0, 5)
    for component in components:
        yield from _component(component)


def _component_ids(components: list[Mapping[str, Any]]) -> Iterator[str]:
    yield from unique("custom_id", [c["custom_id"] for c in components if c.get("custom_id") is not None])
    yield from unique("id", [c["id"] for c in components if c.get("id")])


def _mentions(allowed: Mapping[str, Any] | None) -> Iterator[str]:
    users = (allowed or {}).get("users") or []
    yield from between("mentioned users", users, 0, 100)
    yield from unique("mentioned user", users)
    if users and "users" in (allowed or {}).get("parse", []):
        yield "allowed_mentions names users and parses them too"


def _component(component: Mapping[str, Any]) -> Iterator[str]:
    kind = component["type"]
    if "custom_id" in component:
        yield from between("custom_id", component["custom_id"], 1, 100)
    if kind == ROW:
        yield from _row(component["components"])
    elif kind == BUTTON:
        yield from _button(component)
    elif kind in SELECTS:
        yield from _select(component)
    elif kind == TEXT:
        yield from between("text", component["content"], 1, 4000)
    elif kind == GALLERY:
        yield from _gallery(component["items"])
    elif kind == THUMBNAIL:
        yield from between("alt text", component.get("description") or "", 0, 1024)
    elif kind == SECTION:
        yield from between("section texts", component["components"], 1, 3)
        if component.get("accessory", {}).get("type") not in (BUTTON, THUMBNAIL):
            yield "a section needs a button or a thumbnail beside it"
    elif kind == CONTAINER:
        yield from between("container", component["components"], 1, 39)


def _row(children: list[Mapping[str, Any]]) -> Iterator[str]:
    yield from between("row", children, 1, 5)
    if any(child["type"] in SELECTS for child in children) and len(children) > 1:
        yield "a select does not fill its row"
    yield from (f"a row holds a component of type {c['type']}" for c in children if c["type"] not in IN_ROWS)


def _button(button: Mapping[str, Any]) -> Iterator[str]:
    label, emoji = button.get("label") or "", button.get("emoji")
    yield from between("button label", label, 0, 80)
    if not label.strip() and not emoji:
        yield "a button has neither label nor emoji"
    link = button.get("style") == LINK
    if link == bool(button.get("custom_id")) or link != bool(button.get("url")):
        yield "a button has a custom_id, or it is a link with an address"
    yield from between("button address", button.get("url") or "", 0, 512)
    yield from _emoji(emoji)


def _emoji(emoji: Mapping[str, Any] | None) -> Iterator[str]:
    name = (emoji or {}).get("name") or ""
    known = set(map(ord, name)) <= emoji_characters() and max(map(ord, name), default=0) > 0xFF
    if emoji and not emoji.get("id") and not known:
        yield f"{name!r} is no emoji"


def _select(select: Mapping[str, Any]) -> Iterator[str]:
    yield from between("placeholder", select.get("placeholder") or "", 0, 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= most or not 1 <= most <= 25:
        yield f"select takes from {least} to {most} values"
    if select["type"] != STRING_SELECT:
        return
    options = select["options"]
    yield from between("select options", options, 1, 25)
    if most > len(options):
        yield f"select takes up to {most} of {len(options)} options"
    yield from unique("select value", [option["value"] for option in options])
    if sum(bool(option.get("default")) for option in options) > most:
        yield "more options are chosen from the start than may be"
    for option in options:
        yield from between("option label", option["label"], 1, 100)
        yield from between("option value", option["value"], 1, 100)
        yield from between("option description", option.get("description") or "", 0, 100)
        yield from _emoji(option.get("emoji"))


def _gallery(items: list[Mapping[str, Any]]) -> Iterator[str]:
    yield from between("gallery", items, 1, 10)
    for item in items:
        yield from between("alt text", item.get("description") or "", 0, 1024)


# modals and autocomplete


def _modal(modal: Mapping[str, Any]) -> Iterator[str]:
    yield from between("modal title", modal["title"], 1, 45)
    yield from between("modal custom_id", modal["custom_id"], 1, 100)
    yield from between("modal components", modal["components"], 1, 5)
    components = list(components_of(modal))
    yield from _component_ids(components)
    for component in components:
        if component["type"] == LABEL:
            yield from between("label", component["label"], 1, 45)
            yield from between("label description", component.get("description") or "", 0, 100)
        elif component["type"] == INPUT:
            yield from _input(component)
        else:
            yield from _component(component)


def _input(field: Mapping[str, Any]) -> Iterator[str]:
    yield from between("custom_id", field["custom_id"], 1, 100)
    yield from between("input label", field.get("label") or "", 0, 45)
    yield from between("placeholder", field.get("placeholder") or "", 0, 100)
    yield from between("prefilled text", field.get("value") or "", 0, min(4000, field.get("max_length") or 4000))
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not 0 <= least <= most <= 4000:
        yield f"input takes from {least} to {most} characters"


def _choices(content: Mapping[str, Any]) -> Iterator[str]:
    choices = content.get("choices") or []
    yield from between("autocomplete choices", choices, 0, 25)
    for choice in choices:
        yield from choice_problems(choice)


def choice_problems(choice: Mapping[str, Any]) -> Iterator[str]:
    """Check one choice of a command option or of autocomplete."""
    yield from between("choice name", choice["name"], 1, 100)
    if isinstance(choice["value"], str):
        yield from between("choice value", choice["value"], 1, 100)
    elif abs(choice["value"]) > 2**53:
        yield f"choice value {choice['value']} is beyond 2**53"
