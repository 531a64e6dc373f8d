"""Games for practice: one's own, beside everything else, and taken up again whatever happens."""

import asyncio
import random
from pathlib import Path

from sqlalchemy import select

from bot.playground import Guild, Member, Standin
from bot.playground.people.screen import Seen
from bot.servers.practices import practice_of
from bot.speeds import DAY
from bot.store.models import practice_games, reviews
from tests.tables.helpers import HandClock

from .acting import seated
from .conftest import Running, running_bot
from .test_learn import labels

OVER = "Another game"


async def move(person: Member, chance: random.Random) -> Seen:
    """Click or choose anything that one's own newest message offers and that leads on."""
    seen = person.sees().messages[-1]
    assert seen.ephemeral
    if seen.selects and not ("Swap them" in labels(seen) and chance.random() < 0.8):
        select = seen.selects[0]
        count = select.get("max_values", 1)
        options = [option["label"] for option in select["options"]]
        answer = await person.choose(select["placeholder"], *chance.sample(options, count))
    else:
        wanted = [one for one in labels(seen) if one not in ("My card", "My notes", "Back to the table")]
        answer = await person.click(chance.choice(wanted))
    assert answer.message is not None
    return answer.message


def gold(seen: Seen) -> list[str]:
    """Everybody's fortune, as a message tells it."""
    return [line for line in seen.text.splitlines() if "Gold:" in line]


async def play(person: Member, chance: random.Random, most: int = 400) -> Seen:
    """Go on until the game is over, or so many clicks were made."""
    seen = person.sees().messages[-1]
    for _ in range(most):
        if OVER in labels(seen):
            break
        seen = await move(person, chance)
    return seen


async def test_a_whole_game_is_played_in_one_message_beside_the_channels_own(
    bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild, 4)
    public = [seen.text for seen in people[1].sees().messages]
    anna = people[0]
    for players in (2, 5, 8):
        first = await anna.slash("mascarade practice", players=players, automata="novice")
        assert first.ephemeral
        over = await play(anna, random.Random(players))
        assert OVER in labels(over)
        assert await anna.click("What really happened")
        await anna.click("Back to the table")
    assert sum(seen.ephemeral for seen in anna.sees().messages) == 3
    assert [seen.text for seen in people[1].sees().messages] == public
    assert await bot.tables.store.open_games() == [await bot.tables.find(anna.channel.id)]


async def test_a_game_for_practice_can_be_looked_back_at_by_its_person_alone(
    bot: Running, guild: Guild
) -> None:
    anna = guild.member("Anna")
    await anna.slash("mascarade practice", players=4, automata="novice")
    await play(anna, random.Random(4))
    await anna.click("Who was winning?")
    await anna.waits_for("Who was winning when", 60)
    assert "Show the channel" not in anna.sees().buttons
    evening = await anna.click("My evening")
    assert "Your evening:" in evening
    assert OVER in labels((await anna.click("Back to the table")).message or anna.sees().messages[-1])
    assert await bot.tables.store.rows(select(reviews.c.game_id)) == []


async def test_many_practise_at_once_and_go_on_after_a_restart(
    standin: Standin, guild: Guild, database: Path
) -> None:
    people = [guild.member(f"Player {number}") for number in range(5)]
    async with running_bot(standin, database):
        for person in people:
            await person.slash("mascarade practice", players=4)
        await asyncio.gather(*(play(person, random.Random(person.id), 8) for person in people))
        shown = {person.name: gold(person.sees().messages[-1]) for person in people}
    for person in people:
        person.reloads()
    async with running_bot(standin, database):
        for person in people:
            again = await person.slash("mascarade practice")
            assert again.message is not None
            assert gold(again.message) == shown[person.name]
        await asyncio.gather(*(play(person, random.Random(person.id)) for person in people))
        assert all(OVER in labels(person.sees().messages[-1]) for person in people)


async def test_a_game_goes_on_in_a_new_message_when_discords_fifteen_minutes_are_over(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    anna = guild.member("Anna")
    await anna.slash("mascarade practice", players=4)
    shown = gold(await play(anna, random.Random(4), 6))
    standin.clock.move(16 * 60)
    anna.reloads()
    again = await anna.slash("mascarade practice")
    assert again.message is not None
    assert gold(again.message) == shown
    assert OVER in labels(await play(anna, random.Random(5)))


async def test_a_game_under_way_is_only_replaced_when_that_is_meant(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    await anna.slash("mascarade practice", players=4)
    await play(anna, random.Random(1), 4)
    before = anna.sees().messages[-1]
    asked = await anna.slash("mascarade practice", players=6)
    assert "A new one replaces it" in asked.text
    went_on = await anna.click("Go on with it")
    assert went_on.message is not None
    assert gold(went_on.message) == gold(before)
    await anna.slash("mascarade practice", players=6)
    anew = await anna.click("Begin a new one")
    assert "6\N{NO-BREAK SPACE}" in anew.text
    assert anew.message is not None
    mallory = guild.attacker("Mallory")
    for seen in (before, anew.message):
        foreign = await mallory.forges(seen.buttons[0]["custom_id"], message=seen)
        assert "is gone" in foreign.text


async def test_a_second_click_at_once_shows_the_game_as_it_is_by_then_bug(bot: Running, guild: Guild) -> None:
    # It showed the deal again, with a button that was over.
    anna = guild.member("Anna")
    await anna.slash("mascarade practice", players=4)
    shown = anna.sees().messages[-1]
    await asyncio.gather(*(anna.click("Ready", on=shown) for _ in range(3)))
    assert "Ready" not in labels(anna.sees().messages[-1])


async def test_a_day_later_it_is_gone_and_forgetting_takes_it_at_once(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    anna, bob = guild.member("Anna"), guild.member("Bob")
    store = timed_bot.tables.store
    for person in (anna, bob):
        await person.slash("mascarade practice", players=4)
    await anna.slash("mascarade forget-me")
    await anna.click("Delete for good")
    assert [row.user_id for row in await store.rows(select(practice_games.c.user_id))] == [bob.id]
    await timed_bot.client.retention.look()
    assert await practice_of(store, bob.id, hand.now()) is not None
    hand.step(DAY)
    assert await practice_of(store, bob.id, hand.now()) is None
    assert "is gone" in await bob.click("Ready")
    await timed_bot.client.retention.look()
    assert await store.rows(select(practice_games.c.user_id)) == []


FORGED = (
    "m:lesson-99:0:next:",
    "m:lesson-:0:next:",
    "m:lesson-12:0:next:",
    "m:lesson-2:0:next:",
    "m:lesson-2:2:rematch:",
    "m:lesson-2:2:act:swap.0.9.1",
    "m:lesson-5:999:pass:",
    "m:lesson-1:1:hold:",
    "m:practice-:0:show:",
    "m:practice-abcdefgh:1:ready:",
    "p:99::",
    "p:1:novice:",
    "p:4:boss:",
    "p:4:novice:No such set",
    "p:13",
    "p:-3::",
)


async def test_whatever_is_forged_gets_a_kind_answer(bot: Running, guild: Guild) -> None:
    mallory = guild.attacker("Mallory")
    for custom_id in FORGED:
        answer = await mallory.forges(custom_id)
        assert answer.ephemeral, custom_id
        assert answer.text, custom_id
        assert "went wrong" not in answer.text, custom_id
