"""After the end: the whole story for anybody, and another game with the same people."""

from bot.playground import Guild, Member
from bot.tables import Lobby
from tests.admin.helpers import change

from .acting import seated, stop, swap
from .clicker import seat_automata
from .conftest import Running


async def stopped(bot: Running, guild: Guild) -> list[Member]:
    """A game that a moderator stopped after one turn; the people in the order of their turns."""
    people = await seated(bot, guild)
    await swap(bot, people[0], people[1].name, really=True)
    await stop(bot, guild)
    return people


async def test_the_whole_story_is_anybodys_after_the_end(bot: Running, guild: Guild) -> None:
    people = await stopped(bot, guild)
    assert "Real swaps: 1 of 1." in people[0].sees()
    watcher = guild.member("Watcher")
    await watcher.click("What really happened")
    story = await watcher.click("Turn by turn")
    assert story.ephemeral
    assert "really swapped" in story
    assert all(f"{person.name}:" in story for person in people)


async def test_a_rematch_keeps_seats_for_the_same_people(bot: Running, guild: Guild) -> None:
    people = await stopped(bot, guild)
    watcher = guild.member("Watcher")
    assert "not at this table" in await watcher.click("Rematch")
    a, b, c, d = people
    assert not (await b.click("Rematch")).ephemeral
    await bot.settled()
    posted = next(d.sees().newest_first())
    lobby = posted.text
    assert f"{b.name} invites" in lobby
    for person in (a, c, d):
        assert f"{person.mention} (reserved)" in lobby
    assert sorted(posted.pinged) == sorted(person.id for person in (a, c, d))
    assert "At least 2 players are needed" in lobby
    assert "Start" not in b.sees().buttons
    assert (await a.click("Rematch")).text == ""
    assert "You already have a seat here." in await a.click("Rematch")
    await watcher.click("Join")
    await bot.settled()
    assert f"{a.mention} (reserved)" not in a.sees()
    await b.click("Start")
    await bot.settled()
    dealt = next(d.sees().newest_first()).text
    assert all(person.name in dealt for person in (a, b, watcher))
    assert not any(person.name in dealt for person in (c, d))


async def test_a_rematch_has_the_same_manner_and_the_same_automata(bot: Running, guild: Guild) -> None:
    host = guild.member("Anna")
    await host.slash("mascarade start", speed="relaxed", contest="clockwise")
    await bot.settled()
    await seat_automata(bot, host, 2)
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
    assert "Relaxed (15 minutes a turn)\N{NO-BREAK SPACE}· answers go round the table" in host.sees()


async def test_a_rematch_goes_by_what_the_server_has_set_since_bug(bot: Running, guild: Guild) -> None:
    # It copied all that the game before had copied, whatever moderators had changed since.
    people = await stopped(bot, guild)
    moderator = guild.member("Mona", permissions=("manage_guild",))
    await change(moderator, "mentions", "nobody")
    await change(moderator, "automata", "not welcome")
    await change(moderator, "language", "Deutsch")
    await people[0].click("Rematch")
    await bot.settled()
    posted = next(people[1].sees().newest_first())
    assert "(reserviert)" in posted.text
    assert not posted.pinged
    assert not [button for button in posted.buttons if "Bots" in button["label"]]


async def test_automata_that_are_not_welcome_any_more_do_not_come_along(bot: Running, guild: Guild) -> None:
    host = guild.member("Anna", permissions=("manage_guild",))
    await host.slash("mascarade start")
    await bot.settled()
    await seat_automata(bot, host, 3)
    await host.click("Start")
    await bot.settled()
    await host.slash("mascarade stop")
    await host.click("Stop the game")
    await change(host, "automata", "not welcome")
    await host.click("Rematch")
    await bot.settled()
    lobby = await bot.tables.look(await bot.tables.find(guild.general.id) or "")
    assert [holder.automaton for holder in lobby.seats] == [None]
