"""Who may moderate: Discord's Integrations page decides, again at every click."""

import pytest

from bot.playground import Guild, Member
from bot.playground.people.typed_commands import CannotType
from bot.playground.standin.faults import Status
from tests.channel.conftest import Running

from .helpers import ADMIN, EIGHT, demote, make_set

SETTINGS = f"{ADMIN} settings"


async def test_a_role_that_was_given_the_command_moderates(
    bot: Running, anna: Member, mona: Member, guild: Guild
) -> None:
    await make_set(mona, "Sabbath")
    role = guild._standin.members.give_role(guild.state, anna.id, "referees", 0)
    with pytest.raises(CannotType):
        await anna.slash(SETTINGS)
    guild.sets_use(role, True, ADMIN)
    assert "Settings of this server" in (await anna.slash(SETTINGS))
    await anna.choose("Change…", "Speed")
    assert "Saved." in (await anna.choose("Value", "relaxed"))
    assert await anna.completes(f"{ADMIN} sets edit", "name") == ["Sabbath (8 players)"]
    assert "Saved" in (await make_set(anna, "Coven", *EIGHT))
    guild.resets_use(ADMIN)
    assert "Manage Server" in (await anna.choose("Value", "live"))
    assert (await bot.client.services.servers.settings(guild.id)).speed == "relaxed"


async def test_a_person_counts_before_their_roles_and_these_before_everyone(
    bot: Running, anna: Member, guild: Guild
) -> None:
    guild.sets_use(None, True, ADMIN)
    role = guild._standin.members.give_role(guild.state, anna.id, "referees", 0)
    other = guild._standin.members.give_role(guild.state, anna.id, "jesters", 0)
    await anna.slash(SETTINGS)
    assert "Speed" in (await anna.choose("Change…", "Speed"))
    for who, allowed, may in ((role, False, False), (other, True, True), (anna, False, False)):
        guild.sets_use(who, allowed, ADMIN)
        answer = await guild.attacker("Anna").forges("a:panel:0:")
        assert ("Settings of this server" in answer) == may, who


async def test_a_moderator_to_whom_the_page_denies_it_is_refused(
    bot: Running, mona: Member, guild: Guild
) -> None:
    await mona.slash(SETTINGS)
    guild.sets_use(mona, False, ADMIN)
    assert "Manage Server" in (await mona.choose("Change…", "Speed"))
    guild.resets_use(ADMIN)
    await mona.slash(SETTINGS)
    guild.sets_use(None, False)
    assert "Manage Server" in (await mona.choose("Change…", "Speed"))
    guild.sets_use(mona, True)
    await mona.slash(SETTINGS)
    assert "Speed" in (await mona.choose("Change…", "Speed"))
    demote(guild, mona)
    assert "Manage Server" in (await mona.choose("Value", "relaxed"))


async def test_an_administrator_is_never_locked_out(bot: Running, guild: Guild) -> None:
    ada = guild.member("Ada", permissions=("administrator",))
    guild.sets_use(ada, False, ADMIN)
    await ada.slash(SETTINGS)
    assert "Speed" in (await ada.choose("Change…", "Speed"))


async def test_the_default_counts_while_discord_does_not_tell(
    bot: Running, anna: Member, mona: Member, guild: Guild
) -> None:
    guild.sets_use(anna, True, ADMIN)
    await anna.slash(SETTINGS)
    await mona.slash(SETTINGS)
    guild._standin.faults.plan(Status(403), "GET */commands/permissions", times=2)
    assert "Manage Server" in (await anna.choose("Change…", "Speed"))
    assert "Speed" in (await mona.choose("Change…", "Speed"))
    await anna.slash(SETTINGS)
    assert "Speed" in (await anna.choose("Change…", "Speed"))
