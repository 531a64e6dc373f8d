"""People see, click and receive only what is theirs; attackers may send anything."""

from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

from bot.playground import Clock, Guild, NotThere, Standin
from bot.playground.standin.snowflakes import created_at
from tests.playground.fixtures import contract_path
from tests.playground.tiny_bot import TinyBot, interaction_data, running, until


def secret_bot(secret: str = "King") -> TinyBot:
    """Posts a table with a button whose answer is private, and then edits the table."""
    bot = TinyBot()

    async def press(interaction: discord.Interaction) -> None:
        custom_id = interaction_data(interaction)["custom_id"]
        if custom_id != "peek":
            await interaction.response.send_message(f"unknown {custom_id}", ephemeral=True)
            return
        again = discord.ui.View(timeout=None)
        again.add_item(discord.ui.Button(label="Hide", custom_id="hide"))
        await interaction.response.send_message(f"You are {secret}", view=again, ephemeral=True)
        assert interaction.message is not None
        await interaction.message.edit(content="Somebody peeked")

    @bot.tree.command(description="Table")
    async def table(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Peek", custom_id="peek"))
        view.add_item(discord.ui.Button(label="Off", custom_id="off", disabled=True))
        view.add_item(discord.ui.Button(label="Rules", url="https://example.org"))
        await interaction.response.send_message("The table", view=view)

    bot.pressed = press
    return bot


async def test_people_use_only_what_they_see(standin: Standin, guild: Guild) -> None:
    anna, ben = guild.member("Anna"), guild.member("Ben")
    async with running(secret_bot(), standin):
        await anna.slash("table")
        peek = await anna.click("Peek")
        assert peek.text == "You are King"
        assert anna.sees().buttons == ["Hide", "Peek", "Rules"]
        assert ben.sees().buttons == ["Peek", "Rules"]
        for wrong in ("Hide", "Off", "Rules", "Nothing"):
            with pytest.raises(NotThere):
                await ben.click(wrong)
        with pytest.raises(NotThere, match=r"The table|Somebody peeked"):
            await ben.click("Nothing")
        assert peek.message is not None
        with pytest.raises(NotThere):
            ben.dismisses(peek.message)
        anna.dismisses(peek.message)
        assert "King" not in anna.sees()
        await anna.click("Peek")
        anna.reloads()
        assert "King" not in anna.sees()
        anna.leaves()
        assert str(anna.sees()) == "(nothing)"


async def test_an_attacker_sends_what_nobody_sees(standin: Standin, guild: Guild) -> None:
    anna, mallory = guild.member("Anna"), guild.attacker()
    elsewhere = standin.guild("Elsewhere").attacker("Eve")
    async with running(secret_bot(), standin):
        table = (await anna.slash("table")).message
        secret = (await anna.click("Peek")).message
        assert table is not None
        assert secret is not None
        assert (await mallory.forges("anything", message=table)).text == "unknown anything"
        assert (await mallory.forges("hide", message=secret)).text == "unknown hide"
        assert (await elsewhere.forges("off", message=table, values=["x"], kind=3)).text == "unknown off"
        assert (await mallory.forges("x")).text == "unknown x"
        assert (await mallory.forges_modal("m", {"a": "b"})).text == "unknown m"
        assert (await mallory.forges_command({"id": "1", "name": "table", "type": 1})).text == "The table"


async def test_accounts_have_the_age_they_are_given(guild: Guild) -> None:
    born = datetime(2019, 5, 1, tzinfo=UTC)
    old, also = guild.member("Old", created=born), guild.member("Also", created=born)
    assert created_at(old.id) == created_at(also.id) == born
    assert old.id != also.id
    assert guild.member("Old").id == old.id


async def peeked_at(secret: str) -> dict[str, list[tuple[str, bytes]]]:
    """What everybody received while Anna peeked at her card."""
    clock = Clock(start=datetime(2026, 1, 1, tzinfo=UTC), stopped=True, scale=100)
    async with Standin(clock=clock, contract=contract_path()) as standin:
        guild = standin.guild()
        people = [guild.member("Anna"), guild.member("Ben")]
        with standin.pointing_discord_here():
            async with running(secret_bot(secret), standin):
                await people[0].slash("table")
                await people[0].click("Peek")
        return {one.name: [(event.event, event.data) for event in one.received()] for one in people}


async def test_what_others_received_can_be_compared_byte_for_byte() -> None:
    king, queen = await peeked_at("King"), await peeked_at("Queen")
    assert king["Ben"] == queen["Ben"]
    assert king["Anna"] != queen["Anna"]
    events = [event for event, _ in king["Anna"]]
    table = ["MESSAGE_CREATE", "INTERACTION_SUCCESS"]
    assert [event for event in events if event != "CHANNEL_CREATE"][:4] == table * 2


async def test_one_can_wait_for_what_comes_after_the_answer(standin: Standin, guild: Guild) -> None:
    anna = guild.member("Anna")
    async with running(secret_bot(), standin):
        await anna.slash("table")
        await anna.click("Peek")
        assert "peeked" in await anna.waits_for("Somebody peeked")
        await anna.waits_for(lambda screen: "Hide" in screen.buttons)
        with pytest.raises(NotThere, match="waited in vain for 'More' in:\nMascarade"):
            await anna.waits_for("More", 0.1)
        await standin.quiet()
        assert standin.rest.in_flight == 0


async def test_listeners_are_told_at_once(standin: Standin, guild: Guild) -> None:
    anna, heard = guild.member("Anna"), []
    stop = standin.inboxes.listen(anna.id, lambda received: heard.append(received.json()["content"]))
    await anna.says("One")
    stop()
    await anna.says("Two")
    assert heard == ["One"]


async def test_a_stand_in_survives_its_restart(tmp_path: Path) -> None:
    file = tmp_path / "state" / "playground.json"
    async with Standin(state_file=file) as standin:
        guild = standin.guild("Court", locale="fr")
        anna = guild.member("Anna", locale="fr")
        with standin.pointing_discord_here():
            async with running(secret_bot(), standin):
                await anna.slash("table")
                await anna.click("Peek")
        before, ids = str(anna.sees()), standin.hub.ids.last
    async with Standin(state_file=file) as standin:
        guild = standin.guild("Court")
        anna = guild.member("Anna")
        assert str(anna.sees()) == before
        assert guild.state.preferred_locale == "fr"
        assert standin.hub.ids.next() > ids
        with standin.pointing_discord_here():
            async with running(secret_bot(), standin):
                assert (await anna.click("Peek")).text == "You are King"


async def test_changes_are_saved_without_a_proper_end(tmp_path: Path) -> None:
    file = tmp_path / "playground.json"
    async with Standin(state_file=file) as standin:
        await standin.guild().member("Anna").says("Remember")
        await until(file.exists)
        copy = tmp_path / "copy.json"
        copy.write_bytes(file.read_bytes())
    async with Standin(state_file=copy) as standin:
        assert "Remember" in standin.guild().member("Anna").sees()
