"""Quiet advice in the first three games: private, switched off at will, and noticed by nobody else."""

from pathlib import Path

from bot.playground import Guild
from bot.servers.advice import is_advised
from bot.tables import Seated
from tests.tables.helpers import HandClock

from .acting import first_turns, say, seated, stop
from .conftest import Running
from .twice import Room, play_twice

A, B, C, D = range(4)
ADVICE = "Advice:"


async def test_nobody_else_can_tell_whether_somebody_gets_advice(tmp_path: Path) -> None:
    async def script(room: Room, turned: bool) -> None:
        bot, people = room.bot, await seated(room.bot, room.guild)
        await people[A].slash("mascarade advice")
        switched = await people[A].click("No advice, please")
        if not turned:
            switched = await people[A].click("Advise me")
        else:
            room.use_up_an_id()
        await room.mark("switched", people)
        await first_turns(bot, people)
        prompt = await people[A].click("Announce")
        assert (ADVICE in prompt.text) is not turned
        await people[A].choose("Character", "King")
        await bot.settled()
        for person in people[1:]:
            await say(bot, person, "Pass")
        await room.mark("played", people)
        assert switched.ephemeral

    runs = await play_twice(tmp_path, script)
    runs.told("played", A)
    runs.same("played", B, C, D)


async def test_the_fourth_game_has_none(timed_bot: Running, guild: Guild, hand: HandClock) -> None:
    advised = []
    for _ in range(4):
        people = await seated(timed_bot, guild)
        game_id = await timed_bot.tables.find(people[A].channel.id)
        assert game_id is not None
        assert isinstance(await timed_bot.tables.look(game_id), Seated)
        prompt = await people[A].click("Swap – or not")
        advised.append(ADVICE in prompt.text)
        assert await is_advised(timed_bot.tables.store, people[A].id, game_id) is advised[-1]
        await stop(timed_bot, guild)
        await hand.advance(60)
    assert advised == [True, True, True, False]
