"""After the end: the whole story for anybody, and another game with the same people."""

from bot.playground import Guild, Member
from bot.tables import Lobby

from .acting import seated, stop, swap
from .conftest import Running


async def stopped(bot: Running, guild: Guild) -> list[Member]:
    """A game that a moderator stopped after one turn; the people in the order of their turns."""
    people = await seated(bot, guild)
    await swap(bot, people[0], people[1].name, really=True)
    await stop(bot, guild)
    return people


async def test_the_whole_story_is_anybodys_after_the_end(bot: Running, guild: Guild) -> None:
    people = await stopped(bot, guild)
    assert "Of 1 swap 1 was real." in people[0].sees()
    story = await guild.member("Watcher").click("The whole story")
    assert story.ephemeral
    assert "and exchanged them" in story
    assert all(f"{person.name}:" in story for person in people)


async def test_a_rematch_keeps_seats_for_the_same_people(bot: Running, guild: Guild) -> None:
    people = await stopped(bot, guild)
    watcher = guild.member("Watcher")
    assert "not at this table" in await watcher.click("Rematch")
    a, b, c, d = people
    assert "The table is open" in await b.click("Rematch")
    await bot.settled()
    assert "already a table in this channel" in await a.click("Rematch")
    lobby = next(d.sees().newest_first()).text
    assert f"1. {b.name} (host)" in lobby
    for person in (a, c, d):
        assert f"{person.name} (seat kept, not here yet)" in lobby
    assert "At least 2 players are needed" in await b.click("Start")
    await a.click("Join")
    await watcher.click("Join")
    await bot.settled()
    assert f"{a.name} (seat kept" not in a.sees()
    await b.click("Start")
    await bot.settled()
    dealt = next(d.sees().newest_first()).text
    assert all(person.name in dealt for person in (a, b, watcher))
    assert not any(person.name in dealt for person in (c, d))


async def test_a_rematch_has_the_same_manner_and_the_same_automata(bot: Running, guild: Guild) -> None:
    host = guild.member("Anna")
    await host.slash("mascarade start", speed="relaxed", contest="clockwise")
    await bot.settled()
    await host.click("Add automaton")
    await bot.settled()
    await host.click("Start")
    await bot.settled()
    await host.slash("mascarade stop")
    await host.click("Stop the game")
    await bot.settled()
    await host.click("Rematch")
    await bot.settled()
    game_id = await bot.tables.find(guild.general.id)
    assert game_id is not None
    lobby = await bot.tables.look(game_id)
    assert isinstance(lobby, Lobby)
    assert [holder.automaton for holder in lobby.seats] == [None, "regular"]
    assert "Relaxed · contest clockwise" in host.sees()
