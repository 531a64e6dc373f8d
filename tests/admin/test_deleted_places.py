"""Settings that name a channel or a role which is there no longer."""

from bot.playground import Guild, Member
from tests.channel.conftest import Running

from .helpers import ADMIN, change

NO_ROLE = 424242


async def test_members_do_not_read_of_deleted_channels_and_the_panel_says_so_bug(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    first, second = guild.channel("attic"), guild.channel("cellar")
    await change(mona, "channels", first, second, select="Channels; none for all")
    first.vanishes()
    await bot.settled()
    assert f"Play here: <#{second.id}>." in (await anna.slash("mascarade start"))
    assert f"<#{second.id}> and one that was deleted" in (await mona.slash(f"{ADMIN} settings"))
    page = await mona.choose("Change…", "Channels")
    assert page.message is not None
    assert [one["id"] for one in page.message.selects[0]["default_values"]] == [str(second.id)]
    second.vanishes()
    await bot.settled()
    assert "have been deleted. A moderator can choose others" in (await anna.slash("mascarade start"))
    assert "**Channels**: 2 that were deleted" in (await mona.slash(f"{ADMIN} settings"))


async def test_a_deleted_role_is_not_named_bug(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    await guild.attacker("Mona").forges("a:set:0:role", values=[str(NO_ROLE)], kind=6)
    assert "**Who may open tables**: a role that was deleted" in (await mona.slash(f"{ADMIN} settings"))
    page = await mona.choose("Change…", "Who may open tables")
    assert page.message is not None
    assert not page.message.selects[0].get("default_values")
    refused = await anna.slash("mascarade start")
    assert "has been deleted. A moderator can choose another" in refused
    assert str(NO_ROLE) not in refused.text
    assert (await mona.slash("mascarade start")).text == ""
