"""Private prompts: they become their own answer, and what is left of them is tidied away."""

import pytest

from bot.discord_ui.interactions import open_prompts
from bot.playground import Guild, Standin
from bot.servers.codes import write_code
from tests.admin.helpers import change

from .acting import announce, decide, first_turns, say, seated, state_of
from .conftest import Running


async def test_a_prompt_answered_last_in_its_turn_stays_as_its_answer_bug(bot: Running, guild: Guild) -> None:
    # The end of the turn tidied the prompt away before the click on it was answered,
    # and the person read "This interaction failed".
    people = await seated(bot, guild)
    table = await state_of(bot, guild.general)
    mover = next(one for one in people if one.id == table.seats[table.game.table.on_turn].user_id)
    prompt = await mover.click("Swap, or not")
    assert prompt.message is not None
    await mover.choose("Card", prompt.message.selects[0]["options"][0]["label"])
    assert "Done" in await mover.click("Don't")
    await bot.settled()
    assert "Done" in mover.sees()


async def test_an_unused_prompt_goes_when_another_is_opened(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    table = await state_of(bot, guild.general)
    mover = next(one for one in people if one.id == table.seats[table.game.table.on_turn].user_id)
    await mover.click("Swap, or not")
    await mover.click("Swap, or not")
    await mover.waits_for(lambda screen: screen.selects == ["Card"])


@pytest.mark.parametrize("button", ["Cancel", "Start"])
async def test_the_prompts_of_a_lobby_go_with_it_bug(bot: Running, guild: Guild, button: str) -> None:
    # They were kept in memory, and before the people's eyes, for as long as the bot ran.
    host, other = guild.member("Player 1"), guild.member("Player 2")
    await host.slash("mascarade start")
    await bot.settled()
    await other.click("Join")
    await host.click("Add automaton")
    await bot.settled()
    await host.click("Remove…")
    assert host.sees().selects
    await host.click(button)
    await host.waits_for(lambda screen: not screen.selects)
    assert not bot.client.router.prompts.of_game


async def test_prompts_that_can_no_longer_be_reached_are_forgotten(
    bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, elsewhere = guild.member("Player 1"), guild.member("Player 2")
    elsewhere.goes_to(guild.channel("elsewhere"))
    for person in (host, elsewhere):
        await person.slash("mascarade start")
        await bot.settled()
        await person.click("Add automaton")
    await bot.settled()
    await host.click("Remove…")
    assert len(bot.client.router.prompts.of_game) == 1
    monkeypatch.setattr(open_prompts, "TOKEN_LIVES", 0.0)
    await elsewhere.click("Remove…")
    assert list(bot.client.router.prompts.of_game) == [await bot.tables.find(elsewhere.channel.id)]


async def test_a_click_delivered_twice_leaves_the_prompt_it_opened_bug(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    # The second delivery took the prompt of the first for an earlier one, and deleted it.
    mover = (await seated(bot, guild))[0]
    standin.faults.duplicate_interactions()
    await mover.click("Swap, or not")
    await standin.quiet(0.1)
    assert mover.sees().selects == ["Card"]


async def test_a_spy_who_lost_the_look_sees_it_again_when_deciding(bot: Running, guild: Guild) -> None:
    moderator = guild.member("Mona", permissions=("manage_guild",))
    masks = ("judge", "king", "queen", "fool", "spy", "bishop")
    await moderator.slash("mascarade-admin sets import", code=write_code(masks), name="Masks")
    people = await seated(bot, guild, set="Masks")
    spy, other = people[:2]
    await first_turns(bot, people)
    await announce(bot, spy, "Spy")
    for person in people[1:]:
        await say(bot, person, "Pass")
    await spy.click(f"{spy.name}: choose")
    look = await spy.choose("Card", other.name)
    await bot.settled()
    assert "You look at your card" in look
    spy.reloads()
    prompt = await spy.click(f"{spy.name}: choose")
    assert prompt.text.startswith(look.text)
    assert "is asked now, not you" in await other.click(f"{spy.name}: choose")
    assert "Done" in await decide(bot, spy, really=True)


async def test_the_latest_look_is_shown_again_until_the_next_turn_ends_even_without_notes(
    bot: Running, guild: Guild
) -> None:
    await change(guild.member("Mona", permissions=("manage_guild",)), "notes", "not allowed")
    people = await seated(bot, guild)
    await first_turns(bot, people)
    assert "played from memory" in await people[0].slash("mascarade notes")
    look = await say(bot, people[0], "Peek")
    people[0].reloads()
    assert (await people[0].slash("mascarade notes")).text == look.text
    assert "played from memory" in await people[1].slash("mascarade notes")
    await say(bot, people[1], "Peek")
    assert "played from memory" in await people[0].slash("mascarade notes")
