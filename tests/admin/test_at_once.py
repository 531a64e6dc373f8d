"""Two moderators at the very same moment, and panels that show what is not there any more."""

import asyncio
from itertools import product

from bot.discord_ui.moderation.panels import FOR_MODERATORS
from bot.playground import Guild, Member
from bot.tables import Seated
from bot.text import locales, words
from tests.channel.conftest import Running

from .helpers import ADMIN, EIGHT, change, make_set
from .test_care import begin, place_of
from .test_settings import lobby_of


async def test_of_two_changes_at_once_one_is_told_that_it_was_late(
    bot: Running, mona: Member, milo: Member, guild: Guild
) -> None:
    for moderator in (mona, milo):
        await moderator.slash(f"{ADMIN} settings")
        await moderator.choose("Change…", "Speed")
    answers = await asyncio.gather(mona.choose("Value", "relaxed"), milo.choose("Value", "correspondence"))
    assert sorted("Somebody else changed" in answer for answer in answers) == [False, True]
    assert (await bot.client.services.servers.versioned_settings(guild.id)).version == 1
    assert len(await bot.client.services.servers.history(guild.id, 0, 10)) == 1


async def test_of_two_new_sets_of_one_name_at_once_one_is_kept(
    bot: Running, mona: Member, milo: Member, guild: Guild
) -> None:
    for moderator in (mona, milo):
        await moderator.slash(f"{ADMIN} sets create", name="Sabbath")
        await moderator.choose("Characters", *EIGHT)
    answers = await asyncio.gather(mona.click("Save"), milo.click("Save"))
    assert sorted("There is already a set" in answer for answer in answers) == [False, True]
    assert len((await bot.client.services.servers.catalogue(guild.id)).own) == 1


async def test_a_set_deleted_twice_at_once_is_deleted_once(
    bot: Running, mona: Member, milo: Member, guild: Guild
) -> None:
    await make_set(mona, "Sabbath")
    both = (one.slash(f"{ADMIN} sets delete", name="Sabbath") for one in (mona, milo))
    assert sorted("There is no set" in answer for answer in await asyncio.gather(*both)) == [False, True]
    told = [entry.what for entry in await bot.client.services.servers.history(guild.id, 0, 10)]
    assert told == ["set-delete", "set-create"]


async def test_a_game_stopped_twice_at_once_and_a_seat_given_twice(
    bot: Running, mona: Member, milo: Member, guild: Guild
) -> None:
    people, table = await begin(bot, guild)
    place = place_of(table, people[1])
    await people[1].slash("mascarade leave")
    eve, finn = guild.member("Eve"), guild.member("Finn")
    await asyncio.gather(
        mona.slash(f"{ADMIN} games seat", place=place, member=eve),
        milo.slash(f"{ADMIN} games seat", place=place, member=finn),
    )
    await bot.settled()
    taken = await asyncio.gather(
        *(
            guild.attacker(name).forges(f"a:take:{number}:{table.game_id}")
            for name in ("Eve", "Finn")
            for number in (1, 2)
        )
    )
    assert sum("You’re in" in answer for answer in taken) == 1
    for moderator in (mona, milo):
        await moderator.slash(f"{ADMIN} games stop", game=table.game_id)
    answers = await asyncio.gather(mona.click("Stop the game"), milo.click("Stop the game"))
    assert any("is stopped" in answer for answer in answers)
    assert (await bot.tables.look(table.game_id)).closed == "stopped"


async def test_no_verb_of_a_panel_does_anything_for_others(bot: Running, guild: Guild) -> None:
    stranger = guild.attacker("Mallory")
    for verb, argument in product(FOR_MODERATORS, ("", "speed", "121G-RH0Z.Sabbath")):
        answer = await stranger.forges(f"a:{verb}:0:{argument}", values=["speed"], kind=3)
        assert "Manage Server" in answer, verb
    assert await bot.client.services.servers.history(guild.id, 0, 10) == []


async def test_a_page_that_is_not_there_any_more_shows_what_is_bug(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    # The next page of the games said that none was open, when there had been more before.
    await make_set(mona, "Sabbath")
    await anna.slash("mascarade start")
    moderator = guild.attacker("Mona")
    for verb, said in (("shelf", "Sabbath"), ("games", "waiting for players"), ("history", "made the set")):
        for page in (1, 7, 10**9 - 1):
            assert said in (await moderator.forges(f"a:{verb}:{page}:on")), (verb, page)
        assert "button no longer works" in (await moderator.forges(f"a:{verb}:{10**18}:on"))


async def test_no_set_takes_the_name_of_a_built_in_one_in_any_language(bot: Running, mona: Member) -> None:
    for locale in locales():
        for name in ("recommended", "seven"):
            title = words(locale)(f"set-{name}")
            assert "is a built-in set" in (await mona.slash(f"{ADMIN} sets create", name=title))


async def test_absent_seats_are_kept_where_automata_are_not_welcome(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    await change(mona, "automata", "not welcome")
    people, table = await begin(bot, guild)
    await people[1].slash("mascarade leave")
    after = await bot.tables.look(table.game_id)
    assert isinstance(after, Seated)
    assert after.game.table.kept == (place_of(table, people[1]) - 1,)
    anna.goes_to(guild.channel("second"))
    await anna.slash("mascarade start")
    lobby = await lobby_of(bot, anna.channel.id)
    added = await guild.attacker("Anna").forges(f"m:{lobby.game_id}:0:fill:5", channel=anna.channel)
    assert "Automata are not welcome" in added
