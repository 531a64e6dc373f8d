"""Bars, the record of changes, and forgetting; all of it survives restarts."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import FromClause, func, select

from bot.playground import Guild, Member, Standin
from bot.playground.people.typed_commands import CannotType
from bot.render.ids import ComponentId
from bot.servers.forgetting import RETENTION, forget_guild, known_guilds
from bot.store import log_emptying
from bot.store.models import audit, barred, character_sets, games, guilds, metadata, seats, sittings
from bot.tables import Lobby
from tests.channel.acting import eventually
from tests.channel.clicker import open_table
from tests.channel.conftest import Running, running_bot
from tests.store.test_forgetting import emptied, somebody_reading
from tests.tables.helpers import HandClock

from .helpers import ADMIN, change, demote, make_set
from .test_care import begin, place_of

EVERY: dict[str, dict[str, Any]] = {
    "sets list": {},
    "sets create": {"name": "x"},
    "sets edit": {"name": "x"},
    "sets delete": {"name": "x"},
    "sets default": {"players": 4, "name": "x"},
    "sets import": {"code": "x"},
    "sets preview": {"set": "x", "players": 4},
    "settings": {},
    "games list": {},
    "games stop": {},
    "games seat": {"place": 1},
    "season": {},
    "people bar": {"person": 1},
    "people unbar": {"person": 1},
    "people barred": {},
    "history": {},
    "forget": {},
}


async def count(bot: Running, table: FromClause) -> int:
    return int((await bot.tables.store.rows(select(func.count()).select_from(table)))[0][0])


async def test_every_command_is_hidden_and_checked_again(bot: Running, anna: Member, guild: Guild) -> None:
    (command,) = [one for one in anna._standin.world.commands.values() if one["name"] == "mascarade-admin"]
    assert int(command["default_member_permissions"]) == 1 << 5
    assert command["contexts"] == [0]
    mallory, seen = guild.attacker("Mallory"), set()

    def fill(options: list[dict[str, Any]], way: list[str]) -> list[dict[str, Any]]:
        entries = []
        for option in options:
            if option["type"] in (1, 2):
                continue
            if option.get("required"):
                given = EVERY[" ".join(way)][option["name"]]
                value = str(mallory.id) if option["type"] == 6 else given
                entries.append({"name": option["name"], "type": option["type"], "value": value})
        return entries

    def walk(options: list[dict[str, Any]], way: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
        for option in options:
            if option["type"] == 2:
                yield from walk(option["options"], [*way, option])
            elif option["type"] == 1:
                yield [*way, option]

    for way in walk(command["options"], []):
        names = [step["name"] for step in way]
        with pytest.raises(CannotType):
            await anna.slash(f"{ADMIN} {' '.join(names)}", **EVERY[" ".join(names)])
        data = fill(way[-1].get("options", []), names)
        for step in reversed(way):
            data = [{"name": step["name"], "type": step["type"], "options": data}]
        user = {
            str(mallory.id): {"id": str(mallory.id), "username": "x", "discriminator": "0", "avatar": None}
        }
        answer = await mallory.forges_command(
            {"id": command["id"], "name": command["name"], "type": 1, "options": data}
            | {"resolved": {"users": user}}
        )
        assert "Manage Server" in answer, names
        seen.add(" ".join(names))
    assert seen == set(EVERY)
    assert await count(bot, audit) == 0


async def test_a_barred_person_neither_starts_nor_joins(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    assert "Nobody is barred" in (await mona.slash(f"{ADMIN} people barred"))
    ben, cleo = guild.member("Ben"), guild.member("Cleo")
    await ben.slash("mascarade start")
    await bot.settled()
    await anna.click("Join")
    assert "is barred from games" in (await mona.slash(f"{ADMIN} people bar", person=anna))
    assert "is barred already" in (await mona.slash(f"{ADMIN} people bar", person=anna))
    assert f"<@{anna.id}> since" in (await mona.slash(f"{ADMIN} people barred"))
    await bot.settled()
    assert "Anna" not in next(seen for seen in ben.sees().messages if "Ben invites" in seen)
    assert "barred you from games" in (await anna.click("Join"))
    anna.goes_to(guild.channel("second"))
    assert "barred you from games" in (await anna.slash("mascarade start"))
    anna.goes_to(guild.general)
    await cleo.click("Join")
    await bot.settled()
    await ben.click("Start")
    await bot.settled()
    await cleo.slash("mascarade leave")
    assert "barred you from games" in (await anna.slash("mascarade join"))
    assert "may play again" in (await mona.slash(f"{ADMIN} people unbar", person=anna))
    assert "is not barred" in (await mona.slash(f"{ADMIN} people unbar", person=anna))
    assert "You’re in" in (await anna.slash("mascarade join"))


async def test_barring_the_only_one_at_a_table_closes_it_and_a_game_goes_on(
    bot: Running, mona: Member, guild: Guild
) -> None:
    people, table = await begin(bot, guild)
    people[0].goes_to(guild.channel("second"))
    await people[0].slash("mascarade start")
    await bot.settled()
    await mona.slash(f"{ADMIN} people bar", person=people[0])
    await bot.settled()
    assert "this table was cancelled" in people[0].sees()
    assert (await bot.tables.look(table.game_id)).seat_of(people[0].id) is not None


async def test_a_rematch_asks_for_admission_too(bot: Running, mona: Member, guild: Guild) -> None:
    people, table = await begin(bot, guild)
    await bot.tables.stop_game(table.game_id)
    await bot.settled()
    await mona.slash(f"{ADMIN} people bar", person=people[0])
    assert "barred you from games" in (await people[0].click("Rematch"))
    await people[1].click("Rematch")
    await bot.settled()
    (lobby,) = (message for message in people[1].sees().messages if "Ben invites" in message)
    assert "Ann" not in lobby
    assert "barred you from games" in (await people[0].click("Join"))


async def test_the_record_tells_everything_and_survives_a_restart(
    standin: Standin, guild: Guild, database: Path, mona: Member, milo: Member, anna: Member
) -> None:
    async with running_bot(standin, database) as bot:
        assert "Nothing has been changed yet" in (await mona.slash(f"{ADMIN} history"))
        await change(mona, "speed", "relaxed")
        await change(milo, "channels", guild.general, select="Channels; none for all")
        await change(milo, "own_times", "1 minute for a turn", select="Time for a turn")
        code = (await make_set(mona, "Sabbath")).text.split("`")[1]
        await mona.slash(f"{ADMIN} sets import", code=code, name="Twin")
        await mona.slash(f"{ADMIN} sets default", players=8, name="Twin")
        await mona.slash(f"{ADMIN} sets edit", name="Twin")
        await mona.choose("Characters", "Judge", "Bishop", "King", "Queen", "Witch", "Spy")
        await mona.click("Save")
        await mona.slash(f"{ADMIN} sets delete", name="Twin")
        await mona.slash(f"{ADMIN} people bar", person=anna)
        await mona.slash(f"{ADMIN} people unbar", person=anna)
        people, table = await begin(bot, guild)
        place = place_of(table, people[1])
        await people[1].slash("mascarade leave")
        await mona.slash(f"{ADMIN} games seat", place=place, member=anna)
        await bot.settled()
        await anna.click("No, thank you")
        await mona.slash(f"{ADMIN} games seat", place=place, member=anna)
        await bot.settled()
        await anna.click("Take the seat")
        await anna.slash("mascarade leave")
        await people[2].slash("mascarade leave")
        await mona.slash(f"{ADMIN} games stop", game=table.game_id)
        await mona.click("Stop the game")
    async with running_bot(standin, database) as bot:
        pages = [(await mona.slash(f"{ADMIN} history")).text]
        while "Earlier" in mona.sees().buttons:
            pages.append((await mona.click("Earlier")).text)
        told = "\n".join(pages)
        for line in (
            f"<@{mona.id}>: Speed: from “Live (90 seconds a turn)” to “Relaxed",
            f"<@{milo.id}>: Channels: from “all” to “<#{guild.general.id}>”",
            f"<@{milo.id}>: Own times: from “5 minutes to memorise, 15 minutes for a turn",
            f"<@{mona.id}>: made the set “Sabbath”: Judge, Bishop",
            "imported the set “Twin”: Judge",
            "default for 8 players: from “Recommended” to “Twin”",
            "changed the set “Twin” from Judge, Bishop",
            "deleted the set “Twin”: Judge",
            f"barred <@{anna.id}>",
            f"let <@{anna.id}> play again",
            f"offered <@{people[1].id}>’s seat {place} in <#{guild.general.id}> to <@{anna.id}>",
            f"<@{anna.id}>: declined <@{people[1].id}>’s seat {place}",
            f"<@{anna.id}>: accepted <@{people[1].id}>’s seat {place}",
            f"stopped the game in <#{guild.general.id}>",
        ):
            assert line in told, told
        assert "Speed**: Relaxed" in (await mona.slash(f"{ADMIN} settings"))
        assert "Sabbath" in (await mona.slash(f"{ADMIN} sets list"))


async def test_a_server_is_forgotten_at_once_after_a_question(
    bot: Running, mona: Member, guild: Guild, standin: Standin
) -> None:
    await change(mona, "speed", "relaxed")
    await make_set(mona, "Sabbath")
    await mona.slash(f"{ADMIN} people bar", person=guild.member("Eve"))
    people, table = await begin(bot, guild)
    rematch = str(ComponentId(table.game_id, 0, "rematch"))
    host = guild.member("Eve2")
    host.goes_to(guild.channel("second"))
    await host.slash("mascarade start")
    nora = standin.guild("Elsewhere").member("Nora", permissions=("manage_guild",))
    await make_set(nora, "Elsewhere's own")
    assert "This cannot be undone" in (await mona.slash(f"{ADMIN} forget"))
    assert "Everything stays as it is" in (await mona.click("Never mind"))
    await mona.slash(f"{ADMIN} forget")
    demote(guild, mona)
    assert "Manage Server" in (await mona.click("Delete for good"))
    milo = guild.member("Milo", permissions=("manage_guild",))
    await milo.slash(f"{ADMIN} forget")
    assert "including 2 games" in (await milo.click("Delete for good"))
    await bot.settled()
    assert "The game was stopped" in people[0].sees()
    assert people[0].sees().buttons == []
    assert "no such game here any more" in (await guild.attacker("Mallory").forges(rematch))
    assert set(await known_guilds(bot.tables.store)) == {standin.guild("Elsewhere").id}
    for stored in (games, seats, sittings, guilds, barred):
        assert await count(bot, stored) == 0
    assert (await count(bot, character_sets), await count(bot, audit)) == (1, 1)
    assert (await people[0].slash("mascarade start")).text == ""


async def test_the_ends_of_a_forgotten_servers_games_have_nothing_left_to_click(
    bot: Running, mona: Member, guild: Guild
) -> None:
    people, table = await begin(bot, guild)
    await bot.tables.stop_game(table.game_id)
    await bot.settled()
    assert "Rematch" in people[0].sees().buttons
    await mona.slash(f"{ADMIN} forget")
    await mona.click("Delete for good")
    await bot.settled()
    assert "Nobody wins" in people[0].sees()
    assert people[0].sees().buttons == []
    assert bot.client.reconciler.parting == set()


async def test_nobody_is_offered_a_rematch_of_a_game_whose_players_are_all_forgotten(
    bot: Running, guild: Guild
) -> None:
    people, table = await begin(bot, guild)
    await bot.tables.stop_game(table.game_id)
    await bot.settled()
    for person in people:
        assert "Rematch" in person.sees().buttons
        await person.slash("mascarade forget-me")
        await person.click("Delete for good")
    await asyncio.gather(*bot.client.services.forgetting.tasks)
    await bot.settled()
    assert "Rematch" not in people[0].sees().buttons
    assert "What really happened" in people[0].sees().buttons


async def test_a_person_is_taken_out_of_finished_games_only(bot: Running, mona: Member, guild: Guild) -> None:
    people, table = await begin(bot, guild)
    ben = people[1]
    await bot.tables.stop_game(table.game_id)
    await bot.settled()
    assert "Ben" in people[0].sees()
    running = [guild.member(name) for name in ("Ben", "Eve")]
    for person in running:
        person.goes_to(guild.channel("second"))
    await open_table(bot, running)
    assert "You become “someone”" in (await ben.slash("mascarade forget-me"))
    assert "Everything stays as it is" in (await ben.click("Never mind"))
    await ben.slash("mascarade forget-me")
    assert "taken out of one finished game" in (await ben.click("Delete for good"))
    await people[0].waits_for("someone")
    await bot.settled()
    ending = next(seen for seen in people[0].sees().newest_first() if "Nobody wins" in seen)
    assert "Ben" not in ending
    assert "someone" in ending
    assert "(automaton)" not in ending
    recap = await people[0].click("What really happened")
    assert "Ben" not in recap.text
    story = await people[0].click("Turn by turn")
    assert "someone" in story
    assert "Ben" not in story.text
    assert "not at this table" in (await ben.click("Rematch"))
    rows = await bot.tables.store.rows(select(seats.c.game_id).where(seats.c.user_id == ben.id))
    assert len(rows) == 1
    await ben.slash("mascarade forget-me")
    assert "You are in no finished game" in (await ben.click("Delete for good"))


async def test_who_is_forgotten_while_the_database_is_read_hears_that_some_of_it_takes_longer(
    bot: Running, guild: Guild, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_emptying, "PATIENCE", 0.1)
    monkeypatch.setattr(log_emptying, "LATER", 0.01)
    people, table = await begin(bot, guild)
    await bot.tables.stop_game(table.game_id)
    await bot.settled()
    with somebody_reading(database):
        await people[1].slash("mascarade forget-me")
        answer = await people[1].click("Delete for good")
        assert "taken out of one finished game" in answer
        assert "deleted as soon as that program is done" in answer
    await emptied(bot.tables.store)
    await people[2].slash("mascarade forget-me")
    assert "as soon as" not in await people[2].click("Delete for good")


async def test_nothing_of_a_forgotten_server_is_left_in_any_table(bot: Running, guild: Guild) -> None:
    await begin(bot, guild)
    gone = await forget_guild(bot.tables.store, guild.id)
    assert gone.games == 1
    for name, stored in metadata.tables.items():
        if name not in ("heartbeats", "sent_commands", "sent_emojis"):
            assert await count(bot, stored) == 0, name


async def test_a_server_that_removed_the_bot_is_forgotten_after_a_while(
    bot: Running, mona: Member, guild: Guild, standin: Standin, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_set(mona, "Sabbath")
    await guild.member("Ann").slash("mascarade start")
    (lobby_id,) = await bot.tables.store.open_games(guild.id)
    house, now = bot.client.retention, bot.tables.clock.now()
    await house.look()
    assert (await known_guilds(bot.tables.store))[guild.id] is None
    guild.removes_bot()
    await bot.tables.clock.sleep_until(now + 0.3)
    lobby = await bot.tables.look(lobby_id)
    assert isinstance(lobby, Lobby)
    assert lobby.closed
    assert (await known_guilds(bot.tables.store))[guild.id] is not None
    monkeypatch.setattr(bot.tables.clock, "now", lambda: now + RETENTION - 60)
    await house.look()
    assert guild.id in await known_guilds(bot.tables.store)
    monkeypatch.setattr(bot.tables.clock, "now", lambda: now + RETENTION + 60)
    await house.look()
    assert guild.id not in await known_guilds(bot.tables.store)


async def test_each_removal_begins_the_time_anew_bug(
    timed_bot: Running, mona: Member, guild: Guild, hand: HandClock
) -> None:
    # What the first removal had begun went on until the next daily look, and a second one did not renew it.
    store = timed_bot.tables.store

    async def gone() -> float | None:
        return (await known_guilds(store))[guild.id]

    async def is_gone() -> bool:
        return await gone() is not None

    async def is_back() -> bool:
        return await gone() is None

    await make_set(mona, "Sabbath")
    guild.removes_bot()
    await eventually(is_gone)
    hand.moment += RETENTION - 3600
    guild.invites_bot()
    await eventually(is_back)
    hand.moment += 1800
    guild.removes_bot()
    await eventually(is_gone)
    assert await gone() == hand.now()
    hand.moment += 7200
    await timed_bot.client.retention.look()
    assert guild.id in await known_guilds(store)


async def test_a_server_that_invites_the_bot_again_keeps_what_it_had(
    bot: Running, mona: Member, guild: Guild
) -> None:
    await make_set(mona, "Sabbath")
    guild.removes_bot()
    await bot.tables.clock.sleep_until(bot.tables.clock.now() + 0.3)
    assert (await known_guilds(bot.tables.store))[guild.id] is not None
    guild.invites_bot()
    await bot.tables.clock.sleep_until(bot.tables.clock.now() + 0.3)
    await bot.client.retention.look()
    assert (await known_guilds(bot.tables.store))[guild.id] is None
    assert "Sabbath" in (await mona.slash(f"{ADMIN} sets list"))
