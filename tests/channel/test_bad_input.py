"""Stale, forged and misplaced clicks: one short answer in words, and nothing changes."""

import asyncio
import random

import pytest

from bot.playground import Guild, Standin

from .acting import get_ready, seated, state_of, stop
from .clicker import open_table, play_on
from .conftest import Running

FORGED = [
    "m",
    "m::::",
    "m:{game}:{number}:fly:",
    "m:{game}:{number}:act:",
    "m:{game}:{number}:act:swap.0.1.1",
    "m:{game}:{number}:act:swap.0.1.2",
    "m:{game}:{number}:act:swap.a.b.c",
    "m:{game}:{number}:act:peek.99",
    "m:{game}:{number}:act:announce.emperor.0",
    "m:{game}:99999999999:swap:",
    "m:{game}:-1:swap:",
    "m:{game}:²:swap:",
    "m:nosuchgm:{number}:swap:",
    "m:{game}:{number}:pick:",
    "m:{game}:{number}:hold:",
    "m:{game}:{number}:story:x",
    "m:{game}:0:story:",
    "m:{game}:0:review:show",
    "m:{game}:0:evening:x",
    "m:{game}:0:rematch:",
    "m:{game}:0:stop:",
    "m:{game}:0:expel:",
    "m:\ud83c:{number}:ready:",
    "m:{game}:{number}:\udca9:",
    "m:{game}:{number}:act:announce.\ud83c.0",
    "a:set:0:\ud83c",
    "a:take:0:\ud83c",
    "\ud83c",
    "x" * 100,
    "'; DROP TABLE games; --",
]


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_forged_click_gets_words_and_changes_nothing(
    bot: Running, guild: Guild, custom_id: str
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    await open_table(bot, people)
    for person in people:
        await person.click("Ready")
    await bot.settled()
    before = await state_of(bot, guild.general)
    stranger = guild.attacker("Mallory")
    forged = custom_id.format(game=before.game_id, number=before.game.table.number)
    for values in (None, ["swap.0.1.1"], ["0-1"], ["0", "1", "2"], ["x" * 100], ["\ud83c"]):
        answer = await stranger.forges(forged, values=values)
        assert answer.ephemeral
        assert answer.text
    await bot.settled()
    assert (await state_of(bot, guild.general)).version == before.version


ILLEGAL = [
    ("act:swap.{other}.{third}.1", None),
    ("act:swap.{own}.{own}.1", None),
    ("act:swap.{own}.99.1", None),
    ("act:peek.{own}", None),
    ("act:announce.king.{own}", None),
    ("act:pass", None),
    ("act:pick_card.{other}", None),
    ("pick:", ["swap.{other}.{third}.0"]),
    ("pick:", ["contest.{own}"]),
    ("hold:", ["{other}-{third}"]),
    ("choose:", None),
]
"""What nobody may do in the first turn, as a verb and values of a forged click."""


async def test_whoever_is_on_turn_cannot_forge_what_the_rules_forbid(bot: Running, guild: Guild) -> None:
    people = [guild.attacker(f"Player {number}") for number in range(1, 5)]
    await open_table(bot, people)
    mover, other, third, _ = await get_ready(bot, people)
    before = await state_of(bot, guild.general)
    seats = {
        name: before.seat_of(person.id)
        for name, person in (("own", mover), ("other", other), ("third", third))
    }
    for verb, values in ILLEGAL:
        forged = f"m:{before.game_id}:{before.game.table.number}:{verb.format(**seats)}"
        picked = None if values is None else [value.format(**seats) for value in values]
        answer = await mover.forges(forged, values=picked)
        assert answer.ephemeral
        assert "went wrong" not in answer
        assert (await state_of(bot, guild.general)).version == before.version, forged


async def test_two_clicks_at_once_count_once_and_both_are_answered(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    prompt = await people[0].click("Swap – or not")
    await people[0].choose("Card", people[1].name, on=prompt.message)
    first, second = await asyncio.gather(
        people[0].click("Swap them", on=prompt.message), people[0].click("Only pretend", on=prompt.message)
    )
    await bot.settled()
    table = await state_of(bot, guild.general)
    swaps = [event for event in table.game.history if type(event).__name__ == "CardsSwapped"]
    assert len(swaps) == 1
    assert first.message is not None
    assert second.message is not None
    assert table.game.table.turn == 2


async def test_a_click_from_another_server_or_channel_is_refused(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    await open_table(bot, people)
    table = await state_of(bot, guild.general)
    elsewhere = standin.guild("Elsewhere").attacker("Mallory")
    answer = await elsewhere.forges(f"m:{table.game_id}:{table.game.table.number}:ready:")
    assert "no such game here" in answer.text
    other_channel = guild.channel("other")
    insider = guild.attacker("Insider")
    answer = await insider.forges(
        f"m:{table.game_id}:{table.game.table.number}:ready:", channel=other_channel
    )
    assert "no such game here" in answer.text
    assert (await state_of(bot, guild.general)).version == table.version


async def test_strangers_and_those_not_on_turn_are_told_so(bot: Running, guild: Guild) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    await open_table(bot, people)
    watcher = guild.member("Watcher")
    assert "not at this table" in await watcher.click("Ready")
    for person in people:
        await person.click("Ready")
    await bot.settled()
    table = await state_of(bot, guild.general)
    on_turn = table.seats[table.game.table.on_turn].user_id
    waiting = next(person for person in people if person.id != on_turn)
    assert "’s turn" in (await waiting.click("Swap – or not")).text


async def test_a_stale_button_points_to_the_present_question(bot: Running, guild: Guild) -> None:
    people = [guild.attacker(f"Player {number}") for number in range(1, 5)]
    await open_table(bot, people)
    table = await state_of(bot, guild.general)
    for person in people:
        await person.click("Ready")
    await bot.settled()
    answer = await people[0].forges(f"m:{table.game_id}:{table.game.table.number}:ready:")
    assert "Too late" in answer.text
    assert "https://discord.com/channels/" in answer.text


async def test_a_forged_choice_after_the_end_is_told_that_the_game_is_over(
    bot: Running, guild: Guild
) -> None:
    people = [guild.attacker(f"Player {number}") for number in range(1, 3)]
    await open_table(bot, people)
    table = await state_of(bot, guild.general)
    await stop(bot, guild)
    answer = await people[0].forges(f"m:{table.game_id}:{table.game.table.number}:choose:")
    assert answer.text == "This game is over."


async def test_who_would_play_on_is_told_when_the_game_is_over_meanwhile_bug(
    bot: Running, guild: Guild
) -> None:
    # The question whether to stop outlived the game, and "Play on" was answered with "The game goes on."
    await seated(bot, guild, 2)
    host = guild.member("Player 1")
    asked = await host.slash("mascarade stop")
    await stop(bot, guild)
    assert (await host.click("Play on", on=asked.message)).text == "This game is over."


async def test_the_same_click_delivered_twice_acts_once(standin: Standin, bot: Running, guild: Guild) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    await open_table(bot, people)
    standin.faults.duplicate_interactions()
    for person in people:
        await person.click("Ready")
    standin.faults.clear()
    await bot.settled()
    await standin.quiet(0.1)
    table = await state_of(bot, guild.general)
    names = [type(event).__name__ for event in table.game.history]
    assert names.count("SeatGotReady") == 4
    assert names.count("TurnBegan") == 1


async def test_every_click_of_a_lobby_delivered_twice_counts_once(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    anna, bela, cleo, dora = (guild.member(name) for name in ("Anna", "Bela", "Cleo", "Dora"))
    await anna.slash("mascarade start")
    await bot.settled()
    standin.faults.duplicate_interactions(5)
    for person, button in ((bela, "Join"), (cleo, "Join"), (dora, "Join"), (dora, "Leave"), (anna, "Start")):
        await person.click(button)
        await bot.settled()
    await standin.quiet(0.1)
    assert len((await state_of(bot, guild.general)).seats) == 3
    assert standin.rest.refusals == []


async def test_a_person_who_clicks_far_too_much_gets_a_bare_acknowledgement(
    bot: Running, guild: Guild
) -> None:
    anna = guild.member("Anna")
    await anna.slash("mascarade start")
    await bot.settled()
    bot.client.limit.most = 1 + 5
    answers = [await anna.click("Join") for _ in range(8)]
    assert all("already have a seat" in answer for answer in answers[:5])
    assert all(not answer.ephemeral for answer in answers[5:])


async def test_a_random_game_after_all_that_still_ends(bot: Running, guild: Guild) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 4)]
    await open_table(bot, people)
    mallory = guild.attacker("Mallory")
    table = await state_of(bot, guild.general)
    for number in range(30):
        await mallory.forges(f"m:{table.game_id}:{number}:act:pass")
    assert await play_on(bot, people, random.Random(9)) > 3


@pytest.mark.parametrize(
    "step",
    [
        {"name": "start", "options": [{"name": "speed", "type": 3, "value": "\ud83c"}]},
        {"name": "start", "options": [{"name": "contest", "type": 3, "value": "in turns"}]},
        {"name": "start", "options": [{"name": "automata", "type": 3, "value": "none"}]},
        {"name": "begin"},
    ],
)
async def test_a_command_from_before_an_update_is_refused_in_words_bug(
    bot: Running, standin: Standin, guild: Guild, step: dict[str, object]
) -> None:
    # It left a traceback, and the person with "something went wrong".
    command = next(one for one in standin.world.commands.values() if one["name"] == "mascarade")
    sent = {"id": command["id"], "name": command["name"], "type": 1, "options": [{"type": 1} | step]}
    assert "before an update" in await guild.attacker("Mallory").forges_command(sent)
    await bot.settled()
    assert await bot.tables.find(guild.general.id) is None
