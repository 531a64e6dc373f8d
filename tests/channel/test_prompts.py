"""Private prompts: they become their own answer, and what is left of them is tidied away."""

import pytest

from bot.playground import Guild, Member, Standin
from bot.playground.people.screen import label
from bot.servers.codes import write_code
from tests.admin.helpers import change

from .acting import announce, decide, first_turns, private, say, seated, swap
from .conftest import Running


async def test_a_prompt_answered_last_in_its_turn_stays_as_its_answer_bug(bot: Running, guild: Guild) -> None:
    # The end of the turn tidied the prompt away before the click on it was answered,
    # and the person read "This interaction failed".
    mover = (await seated(bot, guild))[0]
    prompt = await mover.click("Swap – or not")
    assert prompt.message is not None
    await mover.choose("Card", prompt.message.selects[0]["options"][0]["label"])
    assert "only pretended" in await mover.click("Only pretend")
    await bot.settled()
    assert "only pretended" in mover.sees()


async def test_another_card_can_be_taken_until_it_is_decided(bot: Running, guild: Guild) -> None:
    mover, left, right, _ = await seated(bot, guild)
    await mover.click("Swap – or not")
    await mover.choose("Card", left.name)
    held = await mover.choose("Card", right.name)
    assert f"{right.name}’s card" in held.text
    assert [label(button) for button in held.message.buttons] == ["Swap them", "Only pretend"]  # type: ignore[union-attr]
    assert f"{right.name}’s card" in await decide(bot, mover, really=True)


async def test_an_unused_prompt_goes_when_another_is_opened(bot: Running, guild: Guild) -> None:
    mover = (await seated(bot, guild))[0]
    await mover.click("Swap – or not")
    await mover.click("Swap – or not")
    await mover.waits_for(lambda screen: screen.selects == ["Card"])


@pytest.mark.parametrize("button", ["Close the table", "Start"])
async def test_the_prompts_of_a_lobby_go_with_it_bug(bot: Running, guild: Guild, button: str) -> None:
    # They were kept in memory, and before the people's eyes, for as long as the bot ran.
    host, other = guild.member("Player 1"), guild.member("Player 2")
    await host.slash("mascarade start")
    await bot.settled()
    await other.click("Join")
    await bot.settled()
    await host.click("Table…")
    assert host.sees().selects
    await host.click(button)
    await host.waits_for(lambda screen: not screen.selects)
    desks = [desk for desks in bot.client.router.private.of_game.values() for desk in desks.values()]
    assert not [message for desk in desks for message in desk.messages if message.asks]


async def test_a_click_delivered_twice_leaves_the_prompt_it_opened_bug(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    # The second delivery took the prompt of the first for an earlier one, and deleted it.
    mover = (await seated(bot, guild))[0]
    standin.faults.duplicate_interactions()
    await mover.click("Swap – or not")
    await standin.quiet(0.1)
    assert mover.sees().selects == ["Card"]


async def spying(bot: Running, guild: Guild) -> list[Member]:
    """The first of the people has announced the Spy, and nobody contested."""
    moderator = guild.member("Mona", permissions=("manage_guild",))
    masks = ("judge", "king", "queen", "fool", "spy", "bishop")
    await moderator.slash("mascarade-admin sets import", code=write_code(masks), name="Masks")
    people = await seated(bot, guild, set="Masks")
    await first_turns(bot, people)
    await announce(bot, people[0], "Spy")
    for person in people[1:]:
        await say(bot, person, "Pass")
    return people


async def test_a_spy_decides_under_the_cards_just_seen(bot: Running, guild: Guild) -> None:
    spy, other, *_ = await spying(bot, guild)
    await spy.click(f"{spy.name}: choose")
    look = await spy.choose("Card", other.name)
    await bot.settled()
    seen = next(line for line in look.text.splitlines() if "You looked at your card" in line)
    assert f"You looked at {other.name}’s card" in seen
    done = await decide(bot, spy, really=True)
    assert seen in done
    assert "You swapped" in done
    assert [line for line in private(spy) if "You looked" in line] == [done.text]


async def test_a_spy_who_lost_the_look_sees_it_again_when_deciding(bot: Running, guild: Guild) -> None:
    spy, other, *_ = await spying(bot, guild)
    await spy.click(f"{spy.name}: choose")
    look = await spy.choose("Card", other.name)
    await bot.settled()
    spy.reloads()
    prompt = await spy.click(f"{spy.name}: choose")
    assert prompt.text == look.text
    assert "has to answer now, not you" in await other.click(f"{spy.name}: choose")
    assert "You swapped" in await decide(bot, spy, really=True)


async def test_my_card_shows_the_latest_look_again_until_ones_next_turn_is_over(
    bot: Running, guild: Guild
) -> None:
    a, b, c, d = people = await seated(bot, guild)
    await first_turns(bot, people)
    assert "not looked at a card" in await a.click("My card")
    look = await say(bot, a, "Peek")
    assert look.text.startswith("Turn 5: You looked at your card: **")
    assert (await a.click("My card")).text == f"{look.text}\nNobody else has touched it since."
    await swap(bot, b, a.name)
    assert "may have swapped it, once" in await a.click("My card")
    assert "not looked at a card" in await b.click("My card")
    for person in (c, d):
        await swap(bot, person, b.name)
    assert (await a.click("My card")).text.startswith(look.text)
    await swap(bot, a, b.name)
    assert "not looked at a card" in await a.click("My card")


async def test_my_card_tells_what_one_did_oneself_since(bot: Running, guild: Guild) -> None:
    spy, other, *_ = await spying(bot, guild)
    await spy.click(f"{spy.name}: choose")
    await spy.choose("Card", other.name)
    await bot.settled()
    await decide(bot, spy, really=True)
    assert "Turn 5: You swapped your card" in await spy.click("My card")


async def test_the_latest_look_is_shown_again_even_without_notes(bot: Running, guild: Guild) -> None:
    await change(guild.member("Mona", permissions=("manage_guild",)), "notes", "not allowed")
    people = await seated(bot, guild)
    await first_turns(bot, people)
    assert "played from memory" in await people[0].slash("mascarade notes")
    look = await say(bot, people[0], "Peek")
    people[0].reloads()
    assert (await people[0].slash("mascarade notes")).text == look.text
    assert (await people[0].click("My card")).text == look.text
    assert "My notes" not in people[0].sees().buttons
    for person in (*people[1:], people[0]):
        assert "played from memory" in await person.slash("mascarade notes") or person is people[0]
        await swap(bot, person, people[people.index(person) - 1].name)
    assert "played from memory" in await people[0].slash("mascarade notes")
