"""Once a game is over: what really happened, for anybody who may see where it was played, and not before."""

import asyncio

from msgspec.structs import replace
from sqlalchemy import Connection, text

from bot.discord_ui.interactions import after_clicks
from bot.playground import Guild, Member, Standin
from bot.playground.people.attacker import Attacker
from bot.service.game_codes import code_of
from bot.tables import Seated
from tests.tables.helpers import HandClock
from tests.tables.test_curtain import SUSPENSE, dealt, to_a_last_reveal

from .acting import announce, say, seated, state_of, stop, swap
from .clicker import open_table
from .conftest import Running

NOT_YET = "when the game is over"
UNKNOWN = "This leads to no finished game"
SET_ASIDE = text("UPDATE games SET status = 'aside' WHERE id = :id")


async def lied_and_stopped(bot: Running, guild: Guild) -> tuple[list[Member], str]:
    """A game that was stopped after a lie that nobody contested; its people, and its id."""
    people = await seated(bot, guild)
    table = await state_of(bot, guild.general)
    await swap(bot, people[0], people[1].name, really=True)
    for number in range(1, 4):
        await swap(bot, people[number], people[0].name)
    seat = table.seat_of(people[0].id)
    assert seat is not None
    cards = (await state_of(bot, guild.general)).game.cards
    lie = next(name for name in ("king", "queen") if name != cards[seat])
    await announce(bot, people[0], lie.title())
    for person in people[1:]:
        await say(bot, person, "Pass")
    await stop(bot, guild)
    return people, table.game_id


async def test_the_truth_tells_lies_and_real_swaps_to_anybody(bot: Running, guild: Guild) -> None:
    people, _ = await lied_and_stopped(bot, guild)
    watcher = guild.member("Watcher")
    recap = await watcher.click("What really happened")
    assert recap.ephemeral
    assert "After the ball" in recap
    assert "Real swaps: 1 of 4." in recap
    turns = await watcher.click("Turn by turn")
    assert "really swapped" in turns
    assert f"A lie: {people[0].name} was the" in turns
    await watcher.click("As a text file")
    shown = next(seen for seen in watcher.sees().newest_first() if seen.ephemeral)
    assert "Everything that happened" in shown
    (attachment,) = shown.attachments
    assert attachment["filename"] == "mascarade.txt"


async def test_the_recap_is_shown_to_the_channel_once(bot: Running, guild: Guild) -> None:
    people, _ = await lied_and_stopped(bot, guild)
    await people[1].click("What really happened")
    await people[2].click("What really happened")
    await people[1].click("Show the channel")
    await bot.settled()
    newest = next(seen for seen in people[3].sees().newest_first() if not seen.ephemeral)
    assert "After the ball" in newest
    assert newest.attachments[0]["filename"] == "recap.png"
    assert "shown here already" in await people[2].click("Show the channel")
    await bot.settled()
    for person in people[:3]:
        assert person.name in described(people[3], "After the ball")
        assert person.name in described(people[3], "Nobody wins")
        await person.slash("mascarade forget-me")
        await person.click("Delete for good")
        await asyncio.gather(*bot.client.services.forgetting.tasks)
        await bot.settled()
        assert person.name not in described(people[3], "After the ball")
        assert person.name not in described(people[3], "Nobody wins")


def described(person: Member, text: str) -> str:
    """A public message with a picture, all of it in words."""
    (recap,) = [seen for seen in person.sees().messages if text in seen and not seen.ephemeral]
    (gallery,) = [one for one in recap.components[0]["components"] if "items" in one]
    return f"{recap.text} {gallery['items'][0]['description']}"


async def test_a_secret_of_one_turn_is_no_curiosity_bug(bot: Running, guild: Guild) -> None:
    """A game stopped in its second turn boasted of a longest-held secret."""
    people = await seated(bot, guild)
    await swap(bot, people[0], people[1].name)
    await stop(bot, guild)
    recap = await people[1].click("What really happened")
    assert "Real swaps: 0 of 1." in recap
    assert "secret" not in recap.text


async def test_a_replay_goes_back_and_on_and_by_itself(bot: Running, guild: Guild) -> None:
    bot.client.router.playback.pause = 0.01
    _, game_id = await lied_and_stopped(bot, guild)
    watcher = guild.member("Watcher")
    watcher.goes_to(guild.channel("elsewhere"))
    first = await watcher.slash("mascarade replay", code=code_of(game_id).lower())
    assert "the deal" in first
    assert "really swapped" in await watcher.click("Next")
    assert "Swapped – or not?" in await watcher.click("Cards down")
    assert "turn 2" in await watcher.click("Next")
    assert "Swapped – or not?" in await watcher.click("Previous")
    assert "turn 3" in await watcher.choose("Go to a turn", "Turn 3")
    await watcher.click("Play")
    await watcher.waits_for("The game was stopped. Nobody wins.")
    assert "Play" in watcher.sees().buttons


async def test_a_replay_plays_on_while_its_watcher_clicks_in_public(bot: Running, guild: Guild) -> None:
    playback = bot.client.router.playback
    playback.pause = 60.0
    _, game_id = await lied_and_stopped(bot, guild)
    watcher, host = guild.member("Watcher"), guild.member("Host")
    for person in (watcher, host):
        person.goes_to(guild.channel("elsewhere"))
    await host.slash("mascarade start")
    await bot.settled()
    await watcher.slash("mascarade replay", code=code_of(game_id))
    await watcher.click("Play")
    assert list(playback.playing) == [watcher.id]
    await watcher.click("Join")
    assert list(playback.playing) == [watcher.id]
    await watcher.click("Pause")
    assert not playback.playing


async def test_nothing_of_a_game_is_told_before_its_end(
    staged_bot: Running, guild: Guild, hand: HandClock
) -> None:
    """Not even while a curtain hides that it is over already."""
    tables, mallory = staged_bot.tables, guild.attacker("Mallory")
    opened = replace(dealt("king"), guild_id=guild.id, channel_id=guild.general.id)
    await refused_everything(
        mallory, await tables.open(replace(opened, channel_id=mallory.channel.id + 1)), UNKNOWN
    )
    game_id = await to_a_last_reveal(tables, opened)
    hidden = tables.lanes.lanes[game_id].log.state
    assert isinstance(hidden, Seated)
    assert hidden.game.table.outcome is not None
    await refused_everything(mallory, game_id, NOT_YET)
    await hand.advance(SUSPENSE)
    await staged_bot.settled()
    assert "After the ball" in await mallory.forges(f"m:{game_id}:0:story:")
    assert "the deal" in await mallory.slash("mascarade replay", code=code_of(game_id))


async def test_a_game_is_shown_to_those_who_may_see_its_channel(
    bot: Running, guild: Guild, standin: Standin
) -> None:
    """A private thread's game is its members'."""
    thread = guild.general.thread("secret", private=True)
    people = [guild.attacker(f"Player {number}") for number in range(1, 3)]
    thread.adds(standin.world.bot_id, *(person.id for person in people))
    for person in people:
        person.goes_to(thread)
    await open_table(bot, people, automata=0)
    game_id = (await state_of(bot, thread)).game_id
    await bot.tables.stop_game(game_id)
    await bot.settled()
    stranger = guild.attacker("Mallory")
    await refused_everything(stranger, game_id, UNKNOWN)
    people[0].goes_to(guild.general)
    assert "the deal" in await people[0].slash("mascarade replay", code=code_of(game_id))
    assert "After the ball" in await people[0].forges(f"m:{game_id}:0:story:")
    assert UNKNOWN in await people[0].slash("mascarade replay", code="nonsense!")


async def test_games_that_were_set_aside_stay_closed(bot: Running, guild: Guild) -> None:
    _, game_id = await lied_and_stopped(bot, guild)

    def set_aside(connection: Connection) -> None:
        connection.execute(SET_ASIDE, {"id": game_id})

    await bot.tables.store.commit(set_aside)
    await bot.tables.read_again([game_id])
    await refused_everything(guild.attacker("Mallory"), game_id, "had to be set aside")


async def refused_everything(person: Attacker, game_id: str, why: str) -> None:
    """Whatever somebody tries, they hear no more than why not."""
    for verb in after_clicks.VERBS:
        for argument in ("", "0", "3u"):
            assert (await person.forges(f"m:{game_id}:0:{verb}:{argument}")).text.count(why) == 1
    assert why in await person.slash("mascarade replay", code=code_of(game_id))
