"""Private prompts: they become their own answer, and what is left of them is tidied away."""

from bot.playground import Guild

from .acting import seated, state_of
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
