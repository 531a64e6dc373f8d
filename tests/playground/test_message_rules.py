"""Each rule that Discord's contract does not contain bites one deliberately wrong request."""

from typing import Any

import pytest

from bot.playground import Guild, Standin
from tests.playground.fixtures import Api

V2 = 1 << 15


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(**more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": [{"label": "L", "value": "v"}], **more}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components), **more}


WRONG_MESSAGES = {
    "more than 40 components, nested ones counted": v2(
        *({"type": 17, "components": [text(str(n)) for n in range(10)]} for n in range(4))
    ),
    "more than 4000 characters in all": v2(text("x" * 2001), text("y" * 2000)),
    "a custom_id twice": {"content": "x", "components": [row(button("a"), button("a"))]},
    "an option value twice": {
        "content": "x",
        "components": [row(select(options=[{"label": "A", "value": "v"}, {"label": "B", "value": "v"}]))],
    },
    "a component id twice": v2({**text(), "id": 7}, {**text(), "id": 7}),
    "Components V2 with content": v2(text(), content="x"),
    "Components V2 with embeds": v2(text(), embeds=[{"title": "x"}]),
    "V2 components without the flag": {"components": [text()]},
    "a button outside a row": v2(button()),
    "an unknown key": {"content": "x", "contents": "y"},
    "an unknown key in a component": {"content": "x", "components": [row(button(colour=3))]},
    "an unknown key in an option": {
        "content": "x",
        "components": [row(select(options=[{"label": "A", "value": "v", "icon": "i"}]))],
    },
    "an unknown key in allowed_mentions": {"content": "x", "allowed_mentions": {"user": []}},
    "mentions of all and of some users": {
        "content": "x",
        "allowed_mentions": {"parse": ["users"], "users": ["1"]},
    },
    "an unknown key in an embed": {"embeds": [{"title": "x", "colour": 3}]},
    "an unknown key in an attachment": {"content": "x", "attachments": [{"id": "0", "name": "x"}]},
    "an unknown key in a reference": {"content": "x", "message_reference": {"message_id": "1", "id": "1"}},
    "six rows": {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
    "six buttons in a row": v2(row(*(button(str(n)) for n in range(6)))),
    "a button beside a select": v2(row(button(), select())),
    "two selects in a row": v2(row(select(), select(custom_id="t"))),
    "a button without label and emoji": v2(row({"type": 2, "style": 1, "custom_id": "a"})),
    "a link with a custom_id": v2(row(button(style=5, url="https://example.org"))),
    "a button with neither custom_id nor url": v2(row({"type": 2, "style": 1, "label": "A"})),
    "more to choose than there is": v2(row(select(max_values=2))),
    "least over most": v2(row(select(min_values=2, max_values=1))),
    "more defaults than may be chosen": v2(
        row(
            select(
                options=[{"label": o, "value": o, "default": True} for o in "AB"], min_values=1, max_values=1
            )
        )
    ),
    "a container in a container": v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
    "a section without accessory text limits": v2(
        {"type": 9, "components": [text(str(n)) for n in range(4)], "accessory": button()}
    ),
    "an empty text": v2(text("  ")),
    "a file that was not uploaded": v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
    "2001 characters of content": {"content": "x" * 2001},
    "flags that cannot be set": {"content": "x", "flags": 1 << 6},
}


@pytest.mark.parametrize("body", WRONG_MESSAGES.values(), ids=WRONG_MESSAGES.keys())
async def test_a_wrong_message_is_refused(api: Api, guild: Guild, body: dict[str, Any]) -> None:
    status, answer = await api("POST", f"/channels/{guild.general.id}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert not guild.general.state.messages


async def test_an_empty_message_is_refused(api: Api, guild: Guild) -> None:
    status, answer = await api("POST", f"/channels/{guild.general.id}/messages", {"content": "  "})
    assert (status, answer["code"]) == (400, 50006)


async def test_forty_components_and_4000_characters_are_allowed(api: Api, guild: Guild) -> None:
    container = {"type": 17, "components": [text("x" * 102) for _ in range(39)]}
    status, answer = await api("POST", f"/channels/{guild.general.id}/messages", v2(container))
    assert status == 200, answer
    numbers = [one["id"] for one in answer["components"][0]["components"]]
    assert len(set(numbers)) == 39


async def test_a_v2_message_cannot_go_back(api: Api, guild: Guild) -> None:
    _, message = await api("POST", f"/channels/{guild.general.id}/messages", v2(text("x")))
    path = f"/channels/{guild.general.id}/messages/{message['id']}"
    status, answer = await api("PATCH", path, {"flags": 0, "content": "x", "components": []})
    assert (status, answer["code"]) == (400, 50035)


def command(**more: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Play", "type": 1, **more}


def option(**more: Any) -> dict[str, Any]:
    return {"type": 3, "name": "what", "description": "What", **more}


WRONG_COMMANDS = {
    "an upper-case name": [command(name="Play")],
    "a name with a space": [command(name="play it")],
    "an upper-case option": [command(options=[option(name="What")])],
    "an upper-case localised name": [command(name_localizations={"fr": "Jouer"})],
    "an unknown locale": [command(name_localizations={"fr-FR": "jouer"})],
    "an unknown locale of a description": [command(description_localizations={"xx": "Jouer"})],
    "more than 100 commands": [command(name=f"play{n}") for n in range(101)],
    "a name twice": [command(), command()],
    "no description": [command(description="")],
    "an unknown key": [command(help="x")],
    "an unknown key in an option": [command(options=[option(default="x")])],
    "an option name twice": [command(options=[option(), option()])],
    "a required option after an optional one": [
        command(options=[option(), option(name="who", required=True)])
    ],
    "choices and autocomplete": [
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])
    ],
    "an option beside a subcommand": [
        command(options=[option(), {"type": 1, "name": "sub", "description": "Sub"}])
    ],
    "more than 8000 characters": [
        command(options=[option(name=f"o{n}", description="x" * 100, choices=[
            {"name": f"{'y' * 90}{m}", "value": f"{'z' * 90}{m}"} for m in range(25)
        ]) for n in range(2)])
    ],
}  # fmt: skip


@pytest.mark.parametrize("commands", WRONG_COMMANDS.values(), ids=WRONG_COMMANDS.keys())
async def test_wrong_commands_are_refused(standin: Standin, api: Api, commands: list[Any]) -> None:
    status, answer = await api("PUT", f"/applications/{standin.world.application_id}/commands", commands)
    assert (status, answer["code"]) == (400, 50035)
    assert not standin.world.commands


async def test_a_request_without_the_token_is_refused(api: Api) -> None:
    status, answer = await api("GET", "/users/@me", token="wrong")
    assert (status, answer["message"]) == (401, "401: Unauthorized")


async def test_a_body_that_is_no_json_is_refused(api: Api, guild: Guild) -> None:
    status, answer = await api("POST", f"/channels/{guild.general.id}/messages", data=b"{")
    assert (status, answer["code"]) == (400, 50109)


async def test_an_id_that_is_no_number_is_refused(api: Api) -> None:
    status, answer = await api("GET", "/channels/general")
    assert (status, answer["code"]) == (400, 50035)


async def test_a_listing_has_at_most_100(api: Api, guild: Guild) -> None:
    status, answer = await api("GET", f"/channels/{guild.general.id}/messages?limit=101")
    assert (status, answer["code"]) == (400, 50035)
