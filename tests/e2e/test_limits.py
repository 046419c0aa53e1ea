"""Each of Discord's limits: a request at the limit passes, one beyond it is named."""

from typing import Any

import pytest

from tests.e2e.driver import Driver
from tests.e2e.limits import MIB, V2_FLAG, problems
from tests.e2e.schema import ABSENT, Schema, schema
from tests.e2e.tiny_bot import TinyBot
from tests.e2e.traffic import Request, Upload, route_of

CALLBACK = "/interactions/1/token/callback"


def request(
    body: Any, path: str = "/channels/1/messages", method: str = "POST", files: tuple[Upload, ...] = ()
) -> Request:
    return Request(0, method, path, route_of(path), body, files, None, None, None)


def v2(*components: dict[str, Any], files: tuple[Upload, ...] = (), **more: Any) -> Request:
    return request({"flags": V2_FLAG, "components": list(components), **more}, files=files)


def text(length: int) -> dict[str, Any]:
    return {"type": 10, "content": "x" * length}


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def buttons(n: int) -> list[dict[str, Any]]:
    return [button(custom_id=f"go{i}") for i in range(n)]


def option(i: int = 0, **changes: Any) -> dict[str, Any]:
    return {"label": f"option {i}", "value": str(i), **changes}


def select(**changes: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "pick", "options": [option()], **changes}


def gallery(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 12, "items": list(items)}


def picture(name: str = "board.webp", alt: str = "A board") -> dict[str, Any]:
    return {"media": {"url": f"attachment://{name}"}, "description": alt}


def upload(name: str = "board.webp", size: int = 1, alt: str | None = None) -> Upload:
    return Upload(name, b"x" * size, alt)


def modal(**changes: Any) -> Request:
    data = {"title": "Form", "custom_id": "form", "components": [label()], **changes}
    return request({"type": 9, "data": data}, CALLBACK)


def label(**changes: Any) -> dict[str, Any]:
    return {"type": 18, "label": "A word", "component": {"type": 4, "custom_id": "word", "style": 1}, **changes}


def field(**changes: Any) -> dict[str, Any]:
    return label(component={"type": 4, "custom_id": "word", "style": 1, **changes})


def autocomplete(choices: list[dict[str, Any]]) -> Request:
    return request({"type": 8, "data": {"choices": choices}}, CALLBACK)


def choice(i: int = 0, **changes: Any) -> dict[str, Any]:
    return {"name": f"choice {i}", "value": str(i), **changes}


def commands(*entries: dict[str, Any]) -> Request:
    return request(list(entries), "/applications/1/commands", "PUT")


def command(**changes: Any) -> dict[str, Any]:
    return {"type": 1, "name": "game", "description": "Games", "options": [], **changes}


def argument(**changes: Any) -> dict[str, Any]:
    return {"type": 3, "name": "cell", "description": "Which cell", **changes}


def pictures(n: int) -> Request:
    names = [f"{i}.webp" for i in range(n)]
    return v2(gallery(*map(picture, names[:10])), *([gallery(*map(picture, names[10:]))] if n > 10 else []),
              files=tuple(map(upload, names)))  # fmt: skip


FINE = {
    "40 components": v2(*[text(1)] * 40),
    "4000 characters": v2(text(2000), text(2000)),
    "custom_id of 100": v2(row(button(custom_id="x" * 100))),
    "label of 80": v2(row(button(label="x" * 80))),
    "a link": v2(row({"type": 2, "style": 5, "label": "Go", "url": "https://discord.com"})),
    "only an emoji": v2(row(button(label=None, emoji={"name": "1️⃣"}))),
    "an emoji of several": v2(row(button(emoji={"name": "👩‍🚀"}))),
    "a custom emoji": v2(row(button(emoji={"id": "1", "name": "hat"}))),
    "row of five": v2(row(*buttons(5))),
    "25 options": v2(row(select(options=[option(i) for i in range(25)], max_values=25))),
    "option texts of 100": v2(row(select(options=[option(label="x" * 100, value="y" * 100, description="z" * 100)]))),
    "placeholder of 150": v2(row(select(placeholder="x" * 150))),
    "alt text of 1024": v2(gallery(picture(alt="x" * 1024)), files=(upload(),)),
    "10 files": pictures(10),
    "a file of 10 MiB": v2(gallery(picture()), files=(upload(size=10 * MIB),)),
    "old picture kept": request({"components": [gallery(picture())]}, "/channels/1/messages/2", "PATCH"),
    "section": v2({"type": 9, "components": [text(1)], "accessory": button()}),
    "25 choices": autocomplete([choice(i, name="x" * 100, value=f"{i:0100}") for i in range(25)]),
    "a modal": modal(title="x" * 45, components=[label(label="x" * 45, description="x" * 100)]),
    "a filled modal": modal(components=[field(max_length=4000, value="x" * 4000)]),
    "a command": commands(command(description="x" * 100, name="x" * 32, options=[argument(choices=[choice()])])),
    "a plain message": request({"content": "x" * 2000, "allowed_mentions": {"parse": [], "users": ["1"]}}),
    "a deferral": request({"type": 5, "data": {"flags": 64}}, CALLBACK),
    "a thread": request({"name": "x" * 100, "type": 11, "auto_archive_duration": 1440}, "/channels/1/threads"),
    "no body": request(None, "/channels/1/messages/2", "DELETE"),
}

BROKEN = {
    "components: 41": v2(*[text(1)] * 41),
    "all text: 4001": v2(text(2000), text(2001)),
    "text: 0": v2(text(0)),
    "content: 2001": request({"content": "x" * 2001}),
    "embeds: 11": request({"embeds": [{}] * 11}),
    "content in a V2 message": v2(text(1), content="hello"),
    "embeds in a V2 message": v2(text(1), embeds=[{"title": "x"}]),
    "rows: 6": request({"components": [row(button(custom_id=f"go{i}")) for i in range(6)]}),
    "custom_id: 101": v2(row(button(custom_id="x" * 101))),
    "custom_id: 'go' occurs 2": v2(row(button(), button())),
    "id: 7 occurs 2": v2({**text(1), "id": 7}, {**text(1), "id": 7}),
    "button label: 81": v2(row(button(label="x" * 81))),
    "neither label nor emoji": v2(row(button(label=" "))),
    "or it is a link": v2(row(button(url="https://discord.com"))),
    "button address: 513": v2(row({"type": 2, "style": 5, "label": "Go", "url": "x" * 513})),
    "'▲' is no emoji": v2(row(button(emoji={"name": "▲"}))),
    "'7' is no emoji": v2(row(button(emoji={"name": "7"}))),
    "row: 6": v2(row(*buttons(6))),
    "row: 0": v2(row()),
    "does not fill its row": v2(row(select(), button())),
    "a row holds": v2(row(text(1))),
    "select options: 26": v2(row(select(options=[option(i) for i in range(26)]))),
    "select options: 0": v2(row(select(options=[]))),
    "select value: '0' occurs 2": v2(row(select(options=[option(), option()]))),
    "from 2 to 1 values": v2(row(select(min_values=2))),
    "up to 2 of 1 options": v2(row(select(max_values=2))),
    "chosen from the start": v2(row(select(options=[option(i, default=True) for i in range(2)]))),
    "option label: 101": v2(row(select(options=[option(label="x" * 101)]))),
    "option value: 101": v2(row(select(options=[option(value="x" * 101)]))),
    "option description: 101": v2(row(select(options=[option(description="x" * 101)]))),
    "placeholder: 151": v2(row(select(placeholder="x" * 151))),
    "gallery: 11": v2(gallery(*[picture()] * 11), files=(upload(),)),
    "files: 11": pictures(11),
    "alt text: 1025": v2(gallery(picture(alt="x" * 1025)), files=(upload(),)),
    "file alt text: 1025": v2(gallery(picture()), files=(upload(alt="x" * 1025),)),
    "filename: 1025": request({"content": "x"}, files=(upload("x" * 1025),)),
    "more than 10 MiB": v2(gallery(picture()), files=(upload(size=10 * MIB + 1),)),
    "over 25 MiB": request({"content": "x"}, files=tuple(upload(f"{i}", 9 * MIB) for i in range(3))),
    "file board.webp is empty": v2(gallery(picture()), files=(upload(size=0),)),
    "filename: 'board.webp' occurs 2": request({"content": "x"}, files=(upload(), upload())),
    "sent but no component": v2(text(1), files=(upload(),)),
    "shown but not sent": v2(gallery(picture())),
    "mentioned users: 101": request({"content": "x", "allowed_mentions": {"users": [str(i) for i in range(101)]}}),
    "mentioned user: '1' occurs 2": request({"content": "x", "allowed_mentions": {"users": ["1", "1"]}}),
    "names users and parses": request({"content": "x", "allowed_mentions": {"users": ["1"], "parse": ["users"]}}),
    "section texts: 4": v2({"type": 9, "components": [text(1)] * 4, "accessory": button()}),
    "section needs": v2({"type": 9, "components": [text(1)]}),
    "container: 0": v2({"type": 17, "components": []}),
    "modal title: 46": modal(title="x" * 46),
    "modal custom_id: 101": modal(custom_id="x" * 101),
    "modal components: 6": modal(components=[label(component={"type": 4, "custom_id": f"{i}"}) for i in range(6)]),
    "label: 46": modal(components=[label(label="x" * 46)]),
    "label description: 101": modal(components=[label(description="x" * 101)]),
    "placeholder: 101": modal(components=[field(placeholder="x" * 101)]),
    "from 5 to 4 characters": modal(components=[field(min_length=5, max_length=4)]),
    "prefilled text: 4": modal(components=[field(max_length=3, value="four")]),
    "autocomplete choices: 26": autocomplete([choice(i) for i in range(26)]),
    "choice name: 101": autocomplete([choice(name="x" * 101)]),
    "choice value: 101": autocomplete([choice(value="x" * 101)]),
    "beyond 2**53": autocomplete([choice(value=2**53 + 1)]),
    "thread name: 101": request({"name": "x" * 101}, "/channels/1/threads"),
    "archived after 5": request({"name": "x", "auto_archive_duration": 5}, "/channels/1/threads"),
    "no limits are known": request({"name": "x"}, "/guilds/1/roles"),
    "description has 101": commands(command(description="x" * 101)),
    "description has 0": commands(command(options=[argument(description="")])),
    "name 'Upper'": commands(command(name="Upper")),
    f"name '{'x' * 33}'": commands(command(name="x" * 33)),
    "name 'a b'": commands(command(options=[argument(name="a b")])),
    "name 'Über'": commands(command(name_localizations={"de": "Über"})),
    "in de: the description": commands(command(description_localizations={"de": "x" * 101})),
    "26 options": commands(command(options=[argument(name=f"a{i}") for i in range(26)])),
    "option cell occurs 2": commands(command(options=[argument(), argument()])),
    "required option stands": commands(command(options=[argument(), argument(name="b", required=True)])),
    "are mixed": commands(command(options=[argument(), {"type": 1, "name": "new", "description": "x"}])),
    "26 choices": commands(command(options=[argument(choices=[choice(i) for i in range(26)])])),
    "exclude each other": commands(command(options=[argument(choices=[choice()], autocomplete=True)])),
    "is too long or empty": commands(command(options=[argument(choices=[choice(name="")])])),
    "more than 8000": commands(command(options=[argument(name=f"a{i}", choices=[choice(j, name="x" * 100) for j in range(25)]) for i in range(4)])),  # noqa: E501
    "command game occurs 2": commands(command(), command()),
    "101 commands": commands(*[command(name=f"c{i}") for i in range(101)]),
    "command name ''": commands({"type": 2, "name": ""}),
}  # fmt: skip


@pytest.mark.parametrize("name", FINE)
def test_what_is_within_the_limits_passes(name):
    assert problems(FINE[name]) == []


@pytest.mark.parametrize("sentence", BROKEN)
def test_what_is_beyond_a_limit_is_named(sentence):
    found = problems(BROKEN[sentence])
    assert any(sentence in problem for problem in found), found


@pytest.fixture(scope="module")
def discord_schema() -> Schema:
    known = schema()
    if known is None:
        pytest.skip(ABSENT)
    return known


@pytest.mark.parametrize("name", FINE)
def test_what_is_within_the_limits_fits_the_schema(discord_schema, name):
    assert discord_schema.problems(FINE[name]) == []


@pytest.mark.parametrize(
    "sentence", ["custom_id: 101", "button label: 81", "select options: 26", "alt text: 1025", "row: 6",
                 "modal title: 46", "autocomplete choices: 26", "description has 101", "26 options"],
)  # fmt: skip
def test_the_schema_refuses_what_it_can_say(discord_schema, sentence):
    assert discord_schema.problems(BROKEN[sentence]) != []


def test_the_schema_chooses_the_callback_by_its_type(discord_schema):
    (problem,) = discord_schema.problems(request({"type": 4, "data": {"content": 7}}, CALLBACK))
    assert "data" in problem
    with pytest.raises(LookupError):
        discord_schema.problems(request({"type": 99}, CALLBACK))
    with pytest.raises(LookupError):
        discord_schema.template("/nowhere/at/all/to/be/found")


def test_literal_parts_of_a_path_win(discord_schema):
    assert discord_schema.template("/webhooks/1/t/messages/@original") == (
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    )
    assert discord_schema.template("/webhooks/1/t/messages/22").endswith("/messages/{message_id}")


async def test_a_whole_bot_is_within_limits_and_schema():
    async with Driver(lambda now: TinyBot()) as driver:
        ana = driver.person("ana")
        shown = (await driver.slash(ana, "page")).messages[0]
        await driver.click(ana, shown, "Count 0")
        await driver.slash(ana, "whisper")
        await driver.slash(ana, "form")
        await driver.autocomplete(ana, "say", "word", "a")
        assert [p for sent in driver.requests for p in problems(sent)] == []
        if (known := schema()) is not None:
            assert [p for sent in driver.requests for p in known.problems(sent)] == []
