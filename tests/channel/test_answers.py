"""Answers to interactions are not sent back to the bot."""

from bot.playground import Guild, Standin

from .acting import first_turns, say, seated, swap
from .conftest import Running


async def test_nobody_tells_the_bot_again_what_it_answered(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild)
    await first_turns(bot, people)
    await swap(bot, people[0], people[1].name, really=True)
    await say(bot, people[1], "Peek")
    await people[2].slash("mascarade rules")
    answers = [status for method, path, status in standin.rest.requests if path.endswith("/callback")]
    assert len(answers) > len(people)
    assert set(answers) == {204}
