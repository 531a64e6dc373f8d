"""An answer to a click fails on its way: the person has it all the same, or the next click helps."""

import pytest

from bot.discord_ui.interactions import replies
from bot.playground import Guild, InteractionFailed, Standin
from bot.playground.standin.faults import Fault, Reset, Status

from .acting import decide, first_turns, seated, state_of, swap
from .conftest import Running

CALLBACKS = "POST /interactions/*"
FAULTS = [Reset(after_effect=False), Reset(after_effect=True), Status(503)]


@pytest.mark.parametrize("fault", FAULTS)
async def test_an_answer_that_does_not_get_through_is_sent_again_bug(
    bot: Running, standin: Standin, guild: Guild, fault: Fault
) -> None:
    # The click was lost, with a traceback.
    people = await seated(bot, guild)
    for step in ("prompt", "choice", "move"):
        standin.faults.plan(fault, CALLBACKS)
        if step == "prompt":
            assert (await people[0].click("Swap – or not")).ephemeral
        elif step == "choice":
            await people[0].choose("Card", people[1].name)
        else:
            assert "swap" in await decide(bot, people[0], really=False)
    assert (await state_of(bot, guild.general)).game.table.turn == 2
    assert "swap" in await swap(bot, people[1], people[0].name)


async def test_discord_may_fail_several_times_before_a_click_is_lost_bug(
    bot: Running, standin: Standin, guild: Guild
) -> None:
    # After the second failure the library waited for longer than the person could.
    people = await seated(bot, guild)
    standin.faults.plan(Status(503), CALLBACKS, times=3)
    assert (await people[0].click("Swap – or not")).ephemeral


@pytest.mark.parametrize("fault", [Reset(after_effect=False), Status(503)])
async def test_a_late_answer_that_does_not_get_through_is_sent_again_bug(
    bot: Running, standin: Standin, guild: Guild, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    # The person was left with «thinking…», and the log with a traceback.
    people = await seated(bot, guild)
    monkeypatch.setattr(replies, "DEFER_AFTER", 0.0)
    standin.faults.plan(fault, CALLBACKS)
    standin.faults.plan(fault, "PATCH /webhooks/*")
    await people[0].click("Swap – or not")
    await people[0].waits_for(lambda screen: any(seen.selects for seen in screen.messages))


async def test_a_late_acknowledgement_leaves_nothing_behind(
    bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await seated(bot, guild)
    await first_turns(bot, people)
    monkeypatch.setattr(replies, "DEFER_AFTER", 0.0)
    await people[0].click("Announce")
    await people[0].choose("Character", "King")
    await people[0].waits_for(lambda screen: not any(seen.selects for seen in screen.messages))
    assert "I am the King!" in (await people[1].waits_for("I am the King!")).buttons


@pytest.mark.waits
@pytest.mark.parametrize("fault", [Reset(after_effect=False), Status(503)])
async def test_a_click_that_cannot_be_answered_counts_and_the_next_finds_all_in_order_bug(
    bot: Running, standin: Standin, guild: Guild, fault: Fault
) -> None:
    # It left a traceback.
    people = await seated(bot, guild)
    await people[0].click("Swap – or not")
    standin.faults.plan(fault, CALLBACKS, times=100)
    with pytest.raises(InteractionFailed):
        await people[0].choose("Card", people[1].name)
    standin.faults.clear()
    await people[0].choose("Card", people[1].name)
    standin.faults.plan(fault, CALLBACKS, times=100)
    with pytest.raises(InteractionFailed):
        await people[0].click("Only pretend")
    standin.faults.clear()
    assert (await state_of(bot, guild.general)).game.table.turn == 2
    assert "only pretended" not in await people[0].click("Only pretend")
    assert "swap" in await swap(bot, people[1], people[0].name)
