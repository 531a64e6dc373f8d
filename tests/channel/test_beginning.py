"""A table opens and waits, and its game begins: everybody is called."""

import pytest

from bot.automata import NAMES
from bot.playground import Guild
from bot.render.roster import COGWHEEL
from bot.speeds import TIMES, Speed, lobby_time
from bot.tables import Lobby

from .acting import stop
from .clicker import open_table, seat_automata
from .conftest import Running

HOUR = 3600.0


@pytest.mark.parametrize("speed", ["live", "correspondence"])
async def test_everybody_is_called_when_the_cards_are_dealt(bot: Running, guild: Guild, speed: str) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 4)]
    await open_table(bot, people, speed=speed)
    dealt = next(people[0].sees().newest_first())
    assert "Take a good look" in dealt.text
    assert sorted(dealt.pinged) == sorted(person.id for person in people)


async def test_a_slow_tables_lobby_waits_longer_for_every_game(bot: Running, guild: Guild) -> None:
    host = guild.member("Player 1")

    async def waiting() -> float:
        await bot.settled()
        game_id = await bot.tables.find(guild.general.id)
        assert game_id is not None
        lobby = await bot.tables.look(game_id)
        assert isinstance(lobby, Lobby)
        assert lobby.deadline is not None
        return lobby.deadline - bot.tables.clock.now()

    await host.slash("mascarade start", speed="relaxed")
    assert await waiting() == pytest.approx(HOUR, abs=30)
    await seat_automata(bot, host, 2)
    await host.click("Start")
    await bot.settled()
    await stop(bot, guild)
    await host.click("Rematch")
    assert await waiting() == pytest.approx(HOUR, abs=30)


def test_how_long_lobbies_wait() -> None:
    assert [lobby_time(TIMES[speed]) / HOUR for speed in list(Speed)[:3]] == [0.25, 1, 24]


async def test_an_automaton_is_marked_when_it_comes_and_goes(bot: Running, guild: Guild) -> None:
    host = guild.member("Player 1")
    await host.slash("mascarade start")
    await bot.settled()
    automaton = f"{COGWHEEL}{NAMES[0]}"
    await host.click("Fill up to 5 with automata")
    await bot.settled()
    assert f"2\N{NO-BREAK SPACE}{automaton}, playful\N{NO-BREAK SPACE}·" in host.sees()
    await host.click("Table…")
    await host.choose("Remove somebody…", automaton)
    await bot.settled()
    assert automaton not in next(seen.text for seen in host.sees().messages if not seen.ephemeral)
