"""Discord's own contract bites, on requests and on the stand-in's answers."""

from typing import Any

import pytest

from bot.playground import Guild, Standin
from bot.playground.standin.contract import Contract
from tests.playground.fixtures import Api, contract_path

pytestmark = pytest.mark.skipif(
    contract_path() is None, reason="DISCORD_OPENAPI does not name Discord's OpenAPI file"
)

BUTTON = {"type": 2, "style": 1, "label": "A", "custom_id": "a"}
OPTION = {"label": "L", "value": "v"}


def with_component(component: dict[str, Any]) -> dict[str, Any]:
    return {"flags": 1 << 15, "components": [component]}


def row(component: dict[str, Any]) -> dict[str, Any]:
    return with_component({"type": 1, "components": [component]})


WRONG = {
    "content of the wrong type": {"content": 3},
    "custom_id over 100": row(BUTTON | {"custom_id": "x" * 101}),
    "empty custom_id": row(BUTTON | {"custom_id": ""}),
    "label over 80": row(BUTTON | {"label": "x" * 81}),
    "26 options": row(
        {"type": 3, "custom_id": "s", "options": [OPTION | {"value": str(n)} for n in range(26)]}
    ),
    "no options": row({"type": 3, "custom_id": "s", "options": []}),
    "placeholder over 150": row({"type": 3, "custom_id": "s", "options": [OPTION], "placeholder": "x" * 151}),
    "option label over 100": row({"type": 3, "custom_id": "s", "options": [OPTION | {"label": "x" * 101}]}),
    "section without accessory": with_component({"type": 9, "components": [{"type": 10, "content": "x"}]}),
    "text over 4000": with_component({"type": 10, "content": "x" * 4001}),
    "11 pictures": with_component({"type": 12, "items": [{"media": {"url": "https://e.org/a.png"}}] * 11}),
    "nonce over 25": {"content": "x", "nonce": "x" * 26},
    "unknown component": with_component({"type": 99}),
}


@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG.keys())
async def test_a_request_against_the_contract_is_refused(
    api: Api, guild: Guild, body: dict[str, Any]
) -> None:
    status, answer = await api("POST", f"/channels/{guild.general.id}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert "CONTRACT" in str(answer)


def test_an_answer_against_the_contract_is_found() -> None:
    path = contract_path()
    assert path is not None
    contract = Contract.load(path)
    problem = contract.answer_problem("GET", "/users/@me", 200, {"id": "1"})
    assert problem is not None
    assert "required" in problem
    assert contract.answer_problem("GET", "/users/@me", 302, None) is not None
    assert contract.answer_problem("GET", "/users/@me", 404, {"message": "no"}) is not None


async def test_what_the_stand_in_answers_wrongly_is_kept(standin: Standin, api: Api) -> None:
    standin.world.bot_name = 7  # type: ignore[assignment]
    await api("GET", "/oauth2/applications/@me")
    assert "/oauth2/applications/@me 200" in standin.rest.violations.pop()


def test_every_route_is_in_the_contract(standin: Standin) -> None:
    path = contract_path()
    assert path is not None
    contract = Contract.load(path)
    for route in standin.rest.router:
        assert contract.knows(route.method, route.path.removeprefix("/api/v10")), route.path
