"""The Integrations page of the stand-in: who is offered a command, and what the bot reads of it."""

import pytest

from bot.playground import Guild, Member, Standin
from bot.playground.people.guild import Channel
from bot.playground.people.typed_commands import CannotType
from bot.playground.standin.world import CommandOverwrite, Target

from .fixtures import Api

COMMAND = {"name": "care", "description": "x", "default_member_permissions": 32, "contexts": [0]}


@pytest.fixture
async def path(api: Api, standin: Standin) -> str:
    """Where the bot reads of its commands, once it has one for those who manage the server."""
    application = f"/applications/{standin.world.application_id}"
    assert (await api("PUT", f"{application}/commands", [COMMAND]))[0] == 200
    return application


def is_offered(person: Member, channel: Channel | None = None) -> bool:
    """Whether a person's client offers the command."""
    person.goes_to(channel or person.channel)
    try:
        person._command("care", {})
    except CannotType:
        return False
    return True


async def test_the_bot_reads_what_the_page_says(api: Api, path: str, guild: Guild, standin: Standin) -> None:
    where = f"{path}/guilds/{guild.id}/commands/permissions"
    assert await api("GET", where) == (200, [])
    anna = guild.member("Anna")
    guild.sets_use(anna, True, "care")
    guild.sets_use(None, False)
    status, said = await api("GET", where)
    assert status == 200
    assert {one["id"]: one["permissions"] for one in said} == {
        str(guild._command_id("care")): [{"id": str(anna.id), "type": 2, "permission": True}],
        str(standin.world.application_id): [{"id": str(guild.id), "type": 1, "permission": False}],
    }
    guild.resets_use("care")
    guild.resets_use()
    assert await api("GET", where) == (200, [])


async def test_people_count_before_roles_and_a_command_before_the_application(
    path: str, guild: Guild, standin: Standin
) -> None:
    anna, mona = guild.member("Anna"), guild.member("Mona", permissions=("manage_guild",))
    ada = guild.member("Ada", permissions=("administrator",))
    assert [is_offered(one) for one in (anna, mona, ada)] == [False, True, True]
    role = standin.members.give_role(guild.state, anna.id, "referees", 0)
    guild.sets_use(role, True)
    assert not is_offered(anna), "the whole application is not a command that others may not use"
    guild.sets_use(role, True, "care")
    guild.sets_use(None, False)
    assert [is_offered(one) for one in (anna, mona, ada)] == [True, False, True]
    guild.sets_use(anna, False, "care")
    assert not is_offered(anna)


async def test_channels_where_a_command_is_not_wanted(path: str, guild: Guild, standin: Standin) -> None:
    mona = guild.member("Mona", permissions=("manage_guild",))
    second = guild.channel("second")
    everywhere = CommandOverwrite(guild.id - 1, Target.CHANNEL, False)
    standin.command_permissions.set(guild.state, standin.world.application_id, everywhere)
    here = CommandOverwrite(second.id, Target.CHANNEL, True)
    standin.command_permissions.set(guild.state, guild._command_id("care"), here)
    places = (guild.general, second, second.thread("aside"))
    assert [is_offered(mona, one) for one in places] == [False, True, True]
