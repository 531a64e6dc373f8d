"""What a server allows holds for those who come at the same moment, too."""

import asyncio

import msgspec
from sqlalchemy import insert

from bot.playground import Guild, Member
from bot.servers.settings import NO_LIMIT, TABLES_EACH, ServerSettings
from bot.servers.transactions import transact
from bot.store.models import guilds
from tests.channel.conftest import Running

from .helpers import ADMIN, change


def at(guild: Guild, name: str, channel: str) -> Member:
    """A person with a client of their own in a channel."""
    person = guild.member(name)
    person.goes_to(guild.channel(channel))
    return person


async def open_tables(bot: Running, guild: Guild) -> int:
    return len(await bot.tables.store.open_games(guild.id))


async def test_two_starts_at_once_do_not_exceed_the_servers_games_bug(
    bot: Running, mona: Member, guild: Guild
) -> None:
    # Both were counted before either was stored.
    await change(mona, "games", "2")
    people = [at(guild, f"Host {number}", f"channel {number}") for number in range(6)]
    answers = await asyncio.gather(*(person.slash("mascarade start") for person in people))
    assert sum(answer.text == "" for answer in answers) == 2
    assert sum("This server allows 2 games at a time" in answer for answer in answers) == 4
    assert await open_tables(bot, guild) == 2


async def test_one_person_opens_five_tables_unless_moderators_allow_more_bug(
    bot: Running, mona: Member, guild: Guild
) -> None:
    # There was no limit, and one person could open a table in every channel.
    anna = guild.member("Anna")
    for number in range(7):
        anna.goes_to(guild.channel(f"channel {number}"))
        answer = await anna.slash("mascarade start")
        assert "You can play 5 games" in answer if number >= 5 else answer.text == ""
    await bot.settled()
    anna.goes_to(guild.channel("channel 0"))
    await anna.click("Leave")
    anna.goes_to(guild.channel("channel 5"))
    assert (await anna.slash("mascarade start")).text == ""
    await change(mona, "games_each", "no limit")
    anna.goes_to(guild.channel("channel 6"))
    assert (await anna.slash("mascarade start")).text == ""
    assert await open_tables(bot, guild) == 6


async def test_a_server_that_stored_no_limit_still_has_none(bot: Running, guild: Guild) -> None:
    fields = msgspec.to_builtins(ServerSettings(games_each=NO_LIMIT))
    row = {"guild_id": guild.id, "settings": fields, "version": 1, "gone_since": None}
    await transact(bot.tables.store, lambda connection: connection.execute(insert(guilds), [row]))
    anna = guild.member("Anna")
    for number in range(TABLES_EACH + 1):
        anna.goes_to(guild.channel(f"channel {number}"))
        assert (await anna.slash("mascarade start")).text == ""


async def test_a_person_who_starts_twice_at_once_has_one_game_bug(
    bot: Running, mona: Member, guild: Guild
) -> None:
    # As above, for the games of one person.
    await change(mona, "games_each", "1")
    twice = [at(guild, "Anna", f"channel {number}") for number in range(4)]
    answers = await asyncio.gather(*(client.slash("mascarade start") for client in twice))
    assert sum("You can play only one game" in answer for answer in answers) == 3
    assert await open_tables(bot, guild) == 1


async def test_a_person_who_joins_twice_at_once_has_one_seat_bug(
    bot: Running, mona: Member, guild: Guild
) -> None:
    # As above, through the button of a lobby.
    await change(mona, "games_each", "1")
    for name in ("one", "two", "three"):
        await at(guild, f"Host of {name}", name).slash("mascarade start")
    await bot.settled()
    clients = [at(guild, "Anna", name) for name in ("one", "two", "three")]
    answers = await asyncio.gather(*(client.click("Join") for client in clients))
    assert sum(not answer.ephemeral for answer in answers) == 1
    assert sum("You can play only one game" in answer for answer in answers) == 2


async def test_who_is_barred_while_taking_a_seat_does_not_keep_it(
    bot: Running, mona: Member, guild: Guild
) -> None:
    await at(guild, "Host", "one").slash("mascarade start")
    await bot.settled()
    for _ in range(5):
        anna = at(guild, "Anna", "one")
        await asyncio.gather(anna.click("Join"), mona.slash(f"{ADMIN} people bar", person=anna))
        assert await bot.tables.store.open_games_of(anna.id, guild.id) == []
        await mona.slash(f"{ADMIN} people unbar", person=anna)


async def test_a_table_that_closed_says_so_also_to_who_may_not_play_bug(
    bot: Running, mona: Member, guild: Guild
) -> None:
    # Whoever was barred, or sat at enough tables, was told so instead, and a set that was gone was missed.
    await change(mona, "games_each", "1")
    anna, mallory = at(guild, "Anna", "one"), guild.attacker("Mallory")
    await anna.slash("mascarade start")
    await bot.settled()
    game_id = await bot.tables.find(anna.channel.id)
    await anna.click("Table…")
    await anna.click("Close the table")
    mallory.goes_to(anna.channel)
    await at(guild, "Mallory", "two").slash("mascarade start")
    assert "no longer waiting for players. </mascarade start:" in await mallory.forges(f"m:{game_id}:0:join:")
    assert "no longer waiting for players" in await mallory.forges(f"m:{game_id}:0:set:0", values=["=gone"])
    await mona.slash(f"{ADMIN} people bar", person=mallory)
    assert "no longer waiting for players. </mascarade start:" in await mallory.forges(f"m:{game_id}:0:join:")
