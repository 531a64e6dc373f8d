"""Pictures above messages: sent when they have changed, gone when they must be, and never in the way."""

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.discord_ui.painting.artist import Artist
from bot.playground import Guild, Member, Standin
from bot.playground.people.screen import Seen
from bot.playground.standin.faults import Status
from bot.render.pictures import with_wished_picture
from bot.render.screen import Button, Picture, Screen, picture_in
from bot.servers.codes import write_code
from bot.servers.settings import Pictures
from bot.tables import Seated
from bot.wiring import draw_scene
from tests.admin.helpers import change
from tests.pixels import patch_of

from .acting import announce, any_swap, first_turns, get_ready, say, seated, state_of, swap
from .clicker import open_table
from .conftest import Running, running_bot
from .painted import Patch, hang, uploads

DEAL = patch_of(Patch(255))


def live(person: Member) -> Seen:
    """The newest public message that asks something."""
    return next(seen for seen in person.sees().newest_first() if seen.buttons and not seen.ephemeral)


def pictures(person: Member) -> list[str]:
    """The files that public messages have, the oldest first."""
    public = [seen for seen in person.sees().messages if not seen.ephemeral]
    return [one["filename"] for seen in public for one in seen.attachments]


def test_a_fingerprint_tells_which_picture_and_whether_one_can_click() -> None:
    plain = Screen(("Text",))
    shown = Picture("table", Patch(1), "Words")
    same = replace(shown, description="Other words")
    pictured = replace(plain, picture=shown)
    assert picture_in(plain.digest) is picture_in(None) is None
    assert picture_in(pictured.digest) == shown.digest == same.digest
    assert picture_in(replace(plain, picture=replace(shown, scene=Patch(2))).digest) != shown.digest
    assert replace(pictured, picture=same).digest != pictured.digest != plain.digest
    assert pictured.digest.endswith(".")
    assert not replace(pictured, buttons=(Button("id", "Click"),)).digest.endswith(".")
    assert len(pictured.digest) < 64


def test_a_server_has_pictures_always_at_big_moments_or_never() -> None:
    small = Screen(("Text",), picture=Picture("table", Patch(1), "Words"))
    big = Screen(("Text",), picture=Picture("deal", Patch(1), "Words", big=True))
    kept = {
        choice: [with_wished_picture(screen, choice).picture is not None for screen in (small, big)]
        for choice in Pictures
    }
    assert kept == {
        Pictures.ALWAYS: [True, True],
        Pictures.MOMENTS: [False, True],
        Pictures.NEVER: [False, False],
    }


async def test_the_newest_message_has_its_picture_and_the_others_have_none(
    standin: Standin, bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    hang(monkeypatch)
    people = await seated(bot, guild)
    assert pictures(people[0]) == ["table.png"]
    await swap(bot, people[0], people[1].name)
    assert pictures(people[0]) == ["table.png"]
    gallery = live(people[0]).components[0]["components"][0]
    assert gallery["items"][0]["description"] == "Turn 2"
    assert gallery["items"][0]["media"]["width"] == 3
    assert all(not seen.loose_files for seen in people[0].sees().messages)


async def test_the_deal_is_gone_before_anything_else_is_posted(
    standin: Standin, bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    hang(monkeypatch)
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    await open_table(bot, people)
    assert [file.content for file in standin.world.files.values()] == [DEAL]
    await get_ready(bot, people)
    assert [one.file.content for one in standin.messages.attachments.removed] == [DEAL]
    assert DEAL not in [file.content for file in standin.world.files.values()]
    seen = [(one.event, one.json()) for one in people[0].received()]
    dealt = next(data["id"] for _, data in seen if "deal.png" in str(data.get("attachments")))
    hidden = max(place for place, (_, data) in enumerate(seen) if data.get("id") == dealt)
    assert seen[hidden][1]["attachments"] == []
    posted = [place for place, (event, data) in enumerate(seen) if event == "MESSAGE_CREATE" and place]
    assert max(posted) > hidden
    after = [data for event, data in seen[: max(posted)] if data.get("id") == dealt]
    assert after[-1]["attachments"] == []


async def test_a_deal_that_a_crash_left_behind_is_taken_away_first(
    standin: Standin, guild: Guild, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    async with running_bot(standin, database) as bot:
        hang(monkeypatch)
        await open_table(bot, people)
        standin.faults.plan(Status(500), "PATCH /channels/*/messages/*", times=1000)
        for person in people:
            await person.click("Ready")
        await asyncio.sleep(0.1)
        bot.client.reconciler.painters and next(iter(bot.client.reconciler.painters.values())).cancel()
    assert [file.content for file in standin.world.files.values()] == [DEAL]
    standin.faults.clear()
    async with running_bot(standin, database) as bot:
        hang(monkeypatch)
        await people[0].waits_for(lambda screen: "[Ready]" not in str(screen), 20)
        await bot.settled()
        assert DEAL not in [file.content for file in standin.world.files.values()]
        assert pictures(people[0]) == ["table.png"]


async def test_a_picture_that_shows_the_same_is_not_sent_again(
    standin: Standin, bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = Patch(7)
    hang(monkeypatch, lambda table: Picture("table", same, f"{table.game.table.awaited()}", big=True))
    bot.client.reconciler.brush.promptness = 0.0
    people = await seated(bot, guild, contest="clockwise")
    await first_turns(bot, people)
    await announce(bot, people[0], "King")
    before = live(people[0]).attachments[0]["id"]
    sent = uploads(standin)
    await say(bot, people[1], "Pass")
    assert live(people[0]).edited
    assert live(people[0]).attachments[0]["id"] == before
    assert uploads(standin) == sent


async def test_a_turn_has_at_most_two_pictures_and_the_last_is_for_a_big_moment(
    standin: Standin, bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    shades = iter(range(10_000))
    big = [False]

    def restless(table: Seated) -> Picture:
        return Picture("table", Patch(next(shades)), "Another one", big=big[0])

    hang(monkeypatch, restless)
    people = await seated(bot, guild)
    await first_turns(bot, people)
    turn = (await state_of(bot, guild.general)).game.table.turn
    before, kept = uploads(standin), live(people[0]).attachments
    bot.client.reconciler.redraw((await state_of(bot, guild.general)).game_id)
    await bot.settled()
    assert uploads(standin) == before
    assert live(people[0]).attachments == kept != []
    big[0] = True
    for _ in range(3):
        bot.client.reconciler.redraw((await state_of(bot, guild.general)).game_id)
        await bot.settled()
    assert uploads(standin) == before + 1
    assert (await state_of(bot, guild.general)).game.table.turn == turn


@pytest.mark.expects_errors("could not be drawn: RuntimeError at")
async def test_a_picture_that_fails_is_left_out_and_the_game_goes_on(
    bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def spill(scene: msgspec.Struct) -> bytes:
        raise RuntimeError("the king is at seat 3")

    hang(monkeypatch)
    bot.client.delivery.artist.draw = spill
    people = await seated(bot, guild)
    await swap(bot, people[0], people[1].name)
    assert pictures(people[0]) == []
    assert "king" not in caplog.text
    live(people[0])


async def test_where_no_files_may_be_attached_the_host_is_told_once_and_all_is_told_in_words(
    standin: Standin, bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    hang(monkeypatch)
    guild.general.denies(None, "attach_files")
    host = guild.member("Player 1")
    told = await host.slash("mascarade start")
    assert "*Attach Files*" in told
    await bot.settled()
    await host.click("Table…")
    await host.click("Close the table")
    people = await seated(bot, guild)
    await swap(bot, people[0], people[1].name)
    assert pictures(people[0]) == []
    assert not [one for one in standin.rest.refusals if "50013" in one]
    guild.general.allows(None, "attach_files")
    await swap(bot, people[1], people[0].name)
    assert pictures(people[0]) == ["table.png"]


async def test_a_picture_that_discord_refuses_is_left_out_at_once(
    standin: Standin, bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    hang(monkeypatch)
    people = await seated(bot, guild)
    guild.general.denies(None, "attach_files")
    monkeypatch.setattr(bot.client.reconciler.brush.exhibition, "refusing", {})
    monkeypatch.setattr("discord.TextChannel.permissions_for", lambda *_: Everything())
    await swap(bot, people[0], people[1].name)
    assert pictures(people[0]) == []
    refused = [one for one in standin.rest.refusals if "50013" in one]
    assert len(refused) == 1
    await swap(bot, people[1], people[0].name)
    assert [one for one in standin.rest.refusals if "50013" in one] == refused


class Everything:
    """All permissions, as a client believes that has not heard of a change yet."""

    attach_files = True
    view_channel = True


async def test_the_cards_that_somebody_looked_at_are_a_picture_that_reaches_nobody_else(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild)
    for turn in range(4):
        await any_swap(bot, people[turn])
    answer = await people[0].click("Peek")
    await bot.settled()
    assert answer.message is not None
    assert [one["filename"] for one in answer.message.attachments] == ["cards.png"]
    described = answer.message.components[0]["components"][0]["items"][0]["description"]
    assert described.split(":")[0] == "Your card"
    private = answer.message.attachments[0]["url"].encode()
    for other in people[1:]:
        received = b"".join(one.data for one in other.received())
        assert b"cards.png" not in received
        assert private not in received


async def test_pages_of_the_rules_that_list_characters_show_them_unless_the_server_does_without(
    bot: Running, guild: Guild
) -> None:
    reader = guild.member("Mona", permissions=("manage_guild",))
    await reader.slash("mascarade rules")
    seen = [await turned(reader) for _ in range(5)]
    assert seen == [[], *[["characters.png"]] * 3, []]
    await change(reader, "pictures", "never")
    await reader.slash("mascarade rules")
    assert [await turned(reader) for _ in range(2)] == [[], []]


async def turned(reader: Member) -> list[str]:
    """The files of the next page of the rules."""
    answer = await reader.click("Next")
    assert answer.message is not None
    return [one["filename"] for one in answer.message.attachments]


async def test_a_turn_shows_the_table_and_a_reveal_the_cards_that_were_turned_up(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    moderator = guild.member("Mona", permissions=("manage_guild",))
    code = write_code(("judge", "king", "queen", "fool", "spy", "bishop"))
    await moderator.slash("mascarade-admin sets import", code=code, name="Masks")
    people = await seated(bot, guild, set="Masks")
    await first_turns(bot, people)
    before = live(people[0]).attachments
    await announce(bot, people[0], "Spy")
    assert live(people[0]).attachments == before
    for person in people[1:]:
        await say(bot, person, "I am the Spy!")
    assert pictures(people[0]) == ["reveal.png"]
    shown = next(seen for seen in people[0].sees().newest_first() if seen.attachments)
    boxed = shown.components[0].get("components", shown.components)
    assert 1 <= len(boxed[0]["items"][0]["description"]) <= 1024
    assert all(not seen.loose_files for seen in people[0].sees().messages)


async def test_a_scene_is_drawn_once_and_off_the_loop() -> None:
    drawn: list[tuple[msgspec.Struct, str]] = []

    def draw(scene: msgspec.Struct) -> bytes:
        import threading

        drawn.append((scene, threading.current_thread().name))
        return b"picture"

    artist = Artist(draw)
    try:
        wanted = [Picture("table", Patch(shade), "Words") for shade in (1, 2, 1, 1)]
        assert await asyncio.gather(*(artist.png(one) for one in wanted)) == [b"picture"] * 4
    finally:
        artist.close()
    assert sorted(scene.shade for scene, _ in drawn if isinstance(scene, Patch)) == [1, 2]
    assert all(name.startswith("artist") for _, name in drawn)


async def test_a_message_does_not_wait_long_for_its_picture(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    import time

    monkeypatch.setattr("bot.discord_ui.painting.artist.PATIENCE", 0.01)

    def slowly(scene: msgspec.Struct) -> bytes:
        time.sleep(0.2)
        return b"late"

    artist = Artist(slowly)
    picture = Picture("table", Patch(1), "Words")
    with caplog.at_level(logging.WARNING):
        assert await artist.png(picture) is None
        monkeypatch.setattr("bot.discord_ui.painting.artist.PATIENCE", 10.0)
        async with asyncio.timeout(0.1):
            assert await artist.png(picture) is None, "it is waited for in vain only once"
        await asyncio.sleep(0.3)
        assert await artist.png(picture) == b"late"
    artist.close()


async def test_whoever_asks_again_for_a_picture_that_takes_longer_waits_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import time

    monkeypatch.setattr("bot.discord_ui.painting.artist.LONG_PATIENCE", 0.01)

    def slowly(scene: msgspec.Struct) -> bytes:
        time.sleep(0.2)
        return b"recap"

    artist = Artist(slowly)
    picture = Picture("recap", Patch(1), "Words", slow=True)
    assert await artist.png(picture) is None
    monkeypatch.setattr("bot.discord_ui.painting.artist.LONG_PATIENCE", 10.0)
    assert await artist.png(picture) == b"recap"
    artist.close()


async def test_a_turns_message_shows_its_reveal_until_somebody_acts_in_the_next_turn(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild)
    await first_turns(bot, people)
    assert pictures(people[0]) == ["table.png"]
    before, turn = uploads(standin), live(people[0]).id
    await announce(bot, people[0], "King")
    for person, answer in zip(people[1:], ("I am the King!", "Pass", "Pass"), strict=True):
        await say(bot, person, answer)
    past = next(seen for seen in people[0].sees().messages if seen.id == turn)
    assert [one["filename"] for one in past.attachments] == pictures(people[0]) == ["reveal.png"]
    assert "Masks off" in past.text
    assert not past.buttons
    assert uploads(standin) == before + 1
    await any_swap(bot, people[1])
    assert pictures(people[0]) == ["table.png"]


async def test_gold_that_moved_before_a_choice_stands_in_the_picture_too_bug(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database, artist=draw_scene) as bot:
        masks = write_code(("judge", "king", "queen", "fool", "spy", "bishop"))
        mona = guild.member("Mona", permissions=("manage_guild",))
        await mona.slash("mascarade-admin sets import", code=masks, name="Masks")
        people = await seated(bot, guild, set="Masks")
        await first_turns(bot, people)
        before = uploads(standin)
        await announce(bot, people[0], "Fool")
        for person in people[1:]:
            await say(bot, person, "Pass")
        shown = live(people[0])
        assert f"**{people[0].name}\N{NO-BREAK SPACE}7**" in shown.text
        gallery = shown.components[0]["components"][0]
        assert f"{people[0].name}, 7 gold" in gallery["items"][0]["description"]
        assert uploads(standin) - before <= 2
