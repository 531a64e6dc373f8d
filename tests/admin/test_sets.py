"""Sets: the list, the editor, defaults, deletion, and two moderators at once."""

import pytest

from bot.playground import Guild, Member
from bot.playground.people.typed_commands import CannotType
from tests.channel.conftest import Running

from .helpers import ADMIN, EIGHT, demote, make_set


async def test_the_editor_says_at_once_what_a_set_is_good_for(bot: Running, mona: Member) -> None:
    opened = await mona.slash(f"{ADMIN} sets create", name="Sabbath")
    assert opened.ephemeral
    assert "the Judge is missing" in opened
    assert "there are no cards yet; at least 6 are needed" in opened
    assert "Save" not in mona.sees().buttons
    short = await mona.choose("Characters", "Witch", "Spy", "Peasant")
    assert "the Judge is missing" in short
    assert "there are only 4 cards; at least 6 are needed" in short
    poor = await mona.choose("Characters", "Judge", "Bishop", "King", "Thief", "Witch", "Spy", "Cheat")
    assert "only 1 of the 7 cards brings gold from the bank; 3 are needed" in poor
    assert "Save" not in mona.sees().buttons
    good = await mona.choose("Characters", *EIGHT)
    assert "Playable with 8 players." in good
    assert "with 6 and 7 players: Peasant: only for 8 or more players" in good
    assert "8 cards make a set for 6 to 8 players" in good
    saved = await mona.click("Save")
    assert "Saved: “Sabbath” for 8 players" in saved
    assert "Sabbath" in (await mona.slash(f"{ADMIN} sets list"))


async def test_a_draft_can_be_discarded(bot: Running, mona: Member) -> None:
    await mona.slash(f"{ADMIN} sets create", name="Sabbath")
    await mona.choose("Characters", *EIGHT)
    assert "Nothing was changed" in (await mona.click("Discard"))
    assert "Sabbath" not in (await mona.slash(f"{ADMIN} sets list"))


async def test_a_set_is_edited_and_deleted(bot: Running, mona: Member) -> None:
    await make_set(mona, "Sabbath")
    assert await mona.completes(f"{ADMIN} sets edit", "name", "sab") == ["Sabbath (8 players)"]
    opened = await mona.slash(f"{ADMIN} sets edit", name="sabbath")
    assert "The set “Sabbath”" in opened
    await mona.choose("Characters", *EIGHT, "Cheat")
    assert "for 8 and 9 players" in (await mona.click("Save"))
    gone = await mona.slash(f"{ADMIN} sets delete", name="Sabbath")
    assert "is deleted. With its code, " in gone
    assert "There is no set called “Sabbath”" in (await mona.slash(f"{ADMIN} sets edit", name="Sabbath"))
    assert "There is no set called" in (await mona.slash(f"{ADMIN} sets delete", name="Sabbath"))
    code = gone.text.split("`")[1]
    assert "Saved: “Sabbath” for 8 and 9 players" in (
        await mona.slash(f"{ADMIN} sets import", code=code, name="Sabbath")
    )


async def test_built_in_sets_stay_as_they_are(bot: Running, mona: Member) -> None:
    for name in ("Recommended", "recommended", "seven", "Seven cards, with the Fool"):
        for verb in ("edit", "delete"):
            assert "built in and cannot be changed" in (await mona.slash(f"{ADMIN} sets {verb}", name=name))
        assert "is a built-in set" in (await mona.slash(f"{ADMIN} sets create", name=name))


async def test_names_are_unique_however_they_are_written(bot: Running, mona: Member) -> None:
    await make_set(mona, "Straße  9")
    for same in ("straße 9", "STRASSE 9", "Straße\u200b 9", "Ｓｔｒａße 9", " Straße\t9 "):
        assert "There is already a set called" in (await mona.slash(f"{ADMIN} sets create", name=same))


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u2066", " \t ", "\N{ZERO WIDTH JOINER}", "\u0301"])
async def test_a_name_must_be_seen(bot: Running, mona: Member, name: str) -> None:
    assert "a visible name" in (await mona.slash(f"{ADMIN} sets create", name=name))


@pytest.mark.parametrize(
    "name",
    [
        "@everyone <@1> `code`",
        "**bold** ||spoiler|| [a](b)",
        "𓂀" * 32,
        "👩‍👩‍👧‍👦" * 4,
        "a:b:c:d:e.f",
        "שבת \u202eevil",
        "'; DROP TABLE games; --",
        "{ $set }",
        "%s %d {0}",
        "..",
    ],
)
async def test_names_in_any_script_do_no_harm(bot: Running, mona: Member, guild: Guild, name: str) -> None:
    assert "Saved" in (await make_set(mona, name))
    listed = await mona.slash(f"{ADMIN} sets list")
    assert listed.message is not None
    assert not listed.message.pinged
    (completed,) = await mona.completes(f"{ADMIN} sets edit", "name")
    assert "(8 players)" in completed
    own = await bot.client.services.servers.catalogue(guild.id)
    assert "Judge" in (await mona.slash(f"{ADMIN} sets edit", name=own.own[0].name))
    assert "is deleted" in (await mona.slash(f"{ADMIN} sets delete", name=own.own[0].name))


async def test_a_name_longer_than_32_characters_is_refused_on_both_sides(
    bot: Running, mona: Member, guild: Guild
) -> None:
    with pytest.raises(CannotType):
        await mona.slash(f"{ADMIN} sets create", name="x" * 33)
    mallory = guild.attacker("Mona")
    forged = await mallory.forges(f"a:save:0:121G-RH0Z.{'x' * 40}")
    assert "more than 32 letters" in forged
    assert (await bot.client.services.servers.catalogue(guild.id)).own == ()


async def test_a_server_has_at_most_a_hundred_sets_on_pages(bot: Running, mona: Member, guild: Guild) -> None:
    from bot.game.sets import RECOMMENDED
    from bot.servers.audit import By

    servers = bot.client.services.servers
    for number in range(100):
        await servers.create_set(By(guild.id, mona.id, 1.0), f"Set {number:03}", RECOMMENDED[8])
    assert "has 100 sets already" in (await mona.slash(f"{ADMIN} sets create", name="One more"))
    refused = await mona.slash(f"{ADMIN} sets import", code="121G-RH0Z", name="One more")
    assert "has 100 sets already" in refused
    assert len(await mona.completes(f"{ADMIN} sets edit", "name", "set")) == 25
    page = await mona.slash(f"{ADMIN} sets list")
    assert "page 1 of 11" in page
    for number in range(2, 12):
        page = await mona.click("Next")
        assert f"page {number} of 11" in page
    assert "Set 099" in page
    assert "page 10 of 11" in (await mona.click("Previous"))


async def test_two_moderators_who_edit_one_set_do_not_lose_each_other_s_work(
    bot: Running, mona: Member, milo: Member
) -> None:
    await make_set(mona, "Sabbath")
    await mona.slash(f"{ADMIN} sets edit", name="Sabbath")
    await milo.slash(f"{ADMIN} sets edit", name="Sabbath")
    await mona.choose("Characters", *EIGHT, "Cheat")
    await milo.choose("Characters", *EIGHT, "Spy")
    assert "Saved" in (await mona.click("Save"))
    again = await milo.click("Save")
    assert "Somebody else changed “Sabbath” in the meantime" in again
    assert "Cheat" in again.text
    assert "Spy" not in again.text
    await milo.choose("Characters", *EIGHT, "Cheat", "Spy")
    assert "Saved" in (await milo.click("Save"))


async def test_two_moderators_who_make_sets_of_one_name_keep_both_drafts(
    bot: Running, mona: Member, milo: Member
) -> None:
    for moderator in (mona, milo):
        await moderator.slash(f"{ADMIN} sets create", name="Sabbath")
        await moderator.choose("Characters", *EIGHT)
    assert "Saved" in (await mona.click("Save"))
    again = await milo.click("Save")
    assert "There is already a set called “Sabbath”" in again
    assert "Playable with 8 players" in again


async def test_a_set_deleted_while_it_is_edited_can_be_saved_as_new(
    bot: Running, mona: Member, milo: Member
) -> None:
    await make_set(mona, "Sabbath")
    await milo.slash(f"{ADMIN} sets edit", name="Sabbath")
    await milo.choose("Characters", *EIGHT, "Spy")
    deleted = await mona.slash(f"{ADMIN} sets delete", name="Sabbath")
    assert "you can import the same cards again" in deleted
    assert "“Sabbath” was deleted in the meantime. Save it to create it again." in (await milo.click("Save"))
    assert "Saved" in (await milo.click("Save"))


async def test_defaults_for_a_number_of_players(bot: Running, mona: Member, milo: Member) -> None:
    await make_set(mona, "Sabbath")
    wrong = await mona.slash(f"{ADMIN} sets default", players=7, name="Sabbath")
    assert "does not work with that number of players" in wrong
    done = await mona.slash(f"{ADMIN} sets default", players=8, name="sabbath")
    assert "8 players now get “Sabbath”" in done
    assert await milo.completes(f"{ADMIN} sets default", "name", "", players=7) == [
        "Recommended (2 to 13 players)",
        "Seven cards, with the Fool (5 to 7 players)",
    ]
    seven = await mona.slash(f"{ADMIN} sets default", players=7, name="Seven cards, with the Fool")
    assert "7 players now get “Seven cards, with the Fool”" in seven
    listed = await mona.slash(f"{ADMIN} sets list")
    assert "Default for 8 players." in listed
    assert "Default for 7 players." in listed
    await mona.slash(f"{ADMIN} sets delete", name="Sabbath")
    assert "Default for 8 players." not in (await mona.slash(f"{ADMIN} sets list"))
    assert "There is no set" in (await mona.slash(f"{ADMIN} sets default", players=8, name="Sabbath"))


async def test_permission_taken_away_in_the_middle_is_noticed_at_the_next_click(
    bot: Running, mona: Member, guild: Guild
) -> None:
    await mona.slash(f"{ADMIN} sets create", name="Sabbath")
    await mona.choose("Characters", *EIGHT)
    demote(guild, mona)
    assert "Manage Server" in (await mona.click("Save"))
    assert (await bot.client.services.servers.catalogue(guild.id)).own == ()


async def test_forged_panels_change_nothing(bot: Running, mona: Member, guild: Guild) -> None:
    stranger, moderator = guild.attacker("Mallory"), guild.attacker("Mona")
    save = "a:save:0:121G-RH0Z.Sabbath"
    assert "Manage Server" in (await stranger.forges(save))
    for custom_id in (
        "a:save:0:121G-RH00.Sabbath",
        "a:save:x:121G-RH0Z.Sabbath",
        "a:save:0",
        "a:nothing:0:",
        "a:save:0:",
        "a:draft:0:" + "x" * 200,
    ):
        assert "button no longer works" in (await moderator.forges(custom_id))
    odd = await moderator.forges("a:draft:0:Sabbath", values=["judge", "nobody"], kind=3)
    assert "button no longer works" in odd
    unplayable = await moderator.forges("a:save:0:1000-03CG.Sabbath")
    assert "no longer works" in unplayable.text
    assert (await bot.client.services.servers.catalogue(guild.id)).own == ()
