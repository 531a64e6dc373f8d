"""Every command of players: what it does, and every way in which it says no."""

from bot.playground import Guild, Member, Standin

from .acting import seated, state_of, swap
from .conftest import Running

NONE_HERE = "There is no game in this channel."
WAITING = "still filling up"


def live(person: Member) -> list[int]:
    """The public messages that ask something."""
    return [seen.id for seen in person.sees().messages if seen.buttons and not seen.ephemeral]


async def test_all_commands_are_for_servers_alone(standin: Standin, bot: Running, guild: Guild) -> None:
    registered = list(standin.world.commands.values())
    assert {command["name"] for command in registered} == {"mascarade", "mascarade-admin"}
    for command in registered:
        assert command["contexts"] == [0]
        assert command["integration_types"] == [0]


async def test_without_a_game_a_command_says_so(bot: Running, guild: Guild) -> None:
    anna, elsewhere = guild.member("Anna"), guild.member("Bob")
    elsewhere.goes_to(guild.channel("other"))
    await elsewhere.slash("mascarade start")
    await bot.settled()
    for command in ("table", "notes", "leave", "join", "stop"):
        answer = await anna.slash(f"mascarade {command}")
        assert answer.ephemeral
        assert NONE_HERE in answer


async def test_before_the_game_a_command_points_to_the_buttons(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    await anna.slash("mascarade start")
    await bot.settled()
    for command in ("notes", "stop"):
        assert WAITING in await anna.slash(f"mascarade {command}")
    await bot.settled()
    assert "Anna invites" in anna.sees()


async def test_the_lobby_and_the_table_are_shown_again_at_the_bottom(bot: Running, guild: Guild) -> None:
    anna, watcher = guild.member("Anna"), guild.member("Watcher")
    await anna.slash("mascarade start")
    await bot.settled()
    before = live(anna)
    await anna.says("Who joins?")
    assert (await watcher.slash("mascarade table")).text == ""
    assert len(live(anna)) == 1
    assert live(anna)[0] > before[0]
    await anna.click("Table…")
    await anna.click("Close the table")
    await bot.settled()
    people = await seated(bot, guild)
    before = live(anna)
    await anna.says("Whose turn is it?")
    await people[0].slash("mascarade table")
    assert len(live(anna)) == 1
    assert live(anna)[0] > before[0]
    assert "only pretended" in await swap(bot, people[0], people[1].name)


async def test_rules_and_help_need_no_game(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    assert "The rules (1 of 6)" in await anna.slash("mascarade rules")
    assert "3 gold" in await anna.slash("mascarade rules", character="king")
    assert "3 gold" in await anna.slash("mascarade rules", character="König")
    assert "There is no such character" in await anna.slash("mascarade rules", character="Emperor")
    fool = await anna.slash("mascarade rules", character="Fool", players=2)
    assert fool.text.endswith("With two players these are your opponent’s left and right cards.")
    assert "only for 8 or more" in await anna.slash("mascarade rules", character="Peasant", players=3)
    assert "a protected one" in await anna.slash("mascarade rules", players=2)
    assert await anna.completes("mascarade rules", "character", "wi") == ["Witch", "Widow"]
    answer = await anna.slash("mascarade help")
    assert answer.ephemeral
    assert "opens a table here" in answer
    assert "Welcome to the ball" in await anna.click("How to play")


async def test_notes_are_ones_own(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    assert "not looked at a card or swapped one yet" in await people[0].slash("mascarade notes")
    await swap(bot, people[0], people[1].name, really=True)
    mine = await people[0].slash("mascarade notes")
    assert mine.ephemeral
    assert f"Turn 1: You swapped your card and {people[1].name}’s card" in mine
    assert "Turn 1" not in await people[1].slash("mascarade notes")
    assert "Turn 1" in await people[0].click("My notes")
    assert "no seat in this channel’s game" in await guild.member("Watcher").slash("mascarade notes")


async def test_the_host_or_a_moderator_stops_a_game_after_confirming(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    table = await state_of(bot, guild.general)
    host = next(person for person in people if person.id == table.host_id)
    guest = next(person for person in people if person.id != table.host_id)
    refusal = await guest.slash("mascarade stop")
    assert f"Only {host.name}" in refusal
    assert "or a moderator" in await guild.member("Watcher").slash("mascarade stop")
    asked = await host.slash("mascarade stop")
    assert asked.ephemeral
    await host.click("Play on")
    await host.waits_for(lambda screen: "Play on" not in screen.buttons)
    assert (await bot.tables.look(table.game_id)).closed is None
    moderator = guild.member("Mona", permissions=("manage_guild",))
    stale = await host.slash("mascarade stop")
    await moderator.slash("mascarade stop")
    await moderator.click("Stop the game")
    await bot.settled()
    ending = people[0].sees()
    assert "The game was stopped. Nobody wins." in ending
    for character in ("Judge", "Bishop", "King", "Queen", "Thief", "Cheat"):
        assert character in next(ending.newest_first()).text
    assert "This game is over" in await host.click("Stop the game", on=stale.message)
    assert NONE_HERE in await host.slash("mascarade stop")


async def test_a_second_table_in_a_channel_is_refused_with_a_link(bot: Running, guild: Guild) -> None:
    anna, bob = guild.member("Anna"), guild.member("Bob")
    assert (await anna.slash("mascarade start")).text == ""
    await bot.settled()
    refusal = await bob.slash("mascarade start")
    assert "already a table in this channel" in refusal
    assert f"{guild.general.id}/{live(anna)[0]}" in refusal
    bob.goes_to(guild.channel("other"))
    assert (await bob.slash("mascarade start")).text == ""


async def test_a_table_is_not_opened_where_the_bot_may_not_run_it(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    guild.general.denies(None, "read_message_history")
    assert "I need: Read Message History." in await anna.slash("mascarade start")
    guild.general.denies(None, "send_messages")
    refusal = await anna.slash("mascarade start")
    assert "I need: Send Messages and Read Message History." in refusal
    anna.goes_to(guild.general.thread("a thread"))
    guild.general.denies(None, "send_messages_in_threads")
    assert "I need: Send Messages in Threads" in await anna.slash("mascarade start")
    assert await bot.tables.find(guild.general.id) is None
