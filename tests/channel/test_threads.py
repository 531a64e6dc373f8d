"""Games in threads of their own: archived, they open again; locked, they wait."""

from collections.abc import Sequence

from bot.playground import Guild, Member, Standin
from bot.playground.people.guild import Channel
from tests.admin.helpers import change
from tests.tables.helpers import HandClock

from .acting import announce, first_turns, get_ready, say, state_of, swap
from .clicker import open_table
from .conftest import Running


async def gather_in(bot: Running, guild: Guild, thread: Channel, **options: str) -> list[Member]:
    """A game in a thread, with all cards face up."""
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    for person in people:
        person.goes_to(thread)
    await open_table(bot, people, automata=0, **options)
    return people


def live(people: Sequence[Member]) -> list[str]:
    """The messages that ask something."""
    return [seen.text for seen in people[0].sees().messages if seen.buttons and not seen.ephemeral]


async def test_a_whole_game_is_played_in_a_thread_of_its_own(bot: Running, guild: Guild) -> None:
    moderator = guild.member("Mona", permissions=("manage_guild",))
    await change(moderator, "place", "in a thread of its own")
    host, guest = guild.member("Anna"), guild.member("Bob")
    answer = await host.slash("mascarade start")
    await bot.settled()
    assert "Join" not in host.sees(guild.general)
    thread = Channel(host._standin, guild.state, guild.state.channels[int(answer.text.split("<#")[1][:-1])])
    for person in (host, guest):
        person.goes_to(thread)
    await guest.click("Join")
    await bot.settled()
    await host.click("Start")
    await bot.settled()
    first, second = await get_ready(bot, [host, guest])
    await first.click("Swap – or not")
    assert "it’s your turn" in second.sees()
    assert "it’s your turn" not in second.sees(guild.general)
    await host.slash("mascarade stop")
    await host.click("Stop the game")
    await bot.settled()
    assert "Rematch" in second.sees().buttons


async def test_an_archived_thread_opens_again_when_the_next_turn_is_posted(
    bot: Running, guild: Guild
) -> None:
    thread = guild.general.thread("table")
    people = await get_ready(bot, await gather_in(bot, guild, thread))
    thread.archives()
    await swap(bot, people[0], people[1].name)
    assert not thread.state.archived
    assert len(live(people)) == 1
    assert people[1].mention in live(people)[0]


async def test_a_message_that_changes_in_an_archived_thread_is_not_posted_twice_bug(
    bot: Running, guild: Guild
) -> None:
    # It was posted anew to open the thread, and the old one stayed with its buttons for good.
    bot.client.reconciler.brush.promptness = 0.0
    thread = guild.general.thread("table")
    people = await get_ready(bot, await gather_in(bot, guild, thread, contest="clockwise"))
    await first_turns(bot, people)
    await announce(bot, people[0], "King")
    thread.archives()
    await say(bot, people[1], "Pass")
    assert not thread.state.archived
    assert len(live(people)) == 1
    assert f"Is {people[2].name} the King too?" in live(people)[0]


async def test_cards_are_hidden_in_an_archived_thread_before_the_first_turn_bug(
    bot: Running, guild: Guild
) -> None:
    # The edit was refused and not tried again, so that the cards stayed face up for all to read.
    thread = guild.general.thread("table")
    people = await gather_in(bot, guild, thread)
    for person in people[:-1]:
        await person.click("Ready")
    thread.archives()
    await say(bot, people[-1], "Ready")
    assert "it’s your turn" in people[0].sees()
    assert "Take a good look" not in people[0].sees()


async def test_a_locked_thread_waits_with_its_time_and_goes_on_when_it_is_unlocked(
    standin: Standin, timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    bot, thread = timed_bot, guild.general.thread("table")
    people = await get_ready(bot, await gather_in(bot, guild, thread))
    thread.locks()
    assert "This thread is locked" in await swap(bot, people[0], people[1].name)
    before = await state_of(bot, thread)
    assert people[1].mention not in live(people)[0]
    await hand.advance(100)
    waiting = await state_of(bot, thread)
    assert waiting.game.table.turn == before.game.table.turn
    standin.threads.update(guild.state, thread.state, {"locked": False})
    await people[1].waits_for(lambda screen: people[1].mention in live(people)[0])
    await bot.settled()
    assert len(live(people)) == 1
