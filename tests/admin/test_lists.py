"""Long lists are told to their end, and say which way they go."""

from bot.game.sets import cards_of
from bot.playground import Guild, Member
from bot.render.lobby_panel import table_panel
from bot.render.screen import Select
from bot.servers.audit import By
from bot.servers.sets import NamedSet, SetCatalogue
from bot.service.choices import TableChoices
from bot.speeds import TIMES
from bot.tables import Lobby, OpenLobby, Options, SeatHolder
from bot.tables.state import Times
from tests.channel.conftest import Running

from .helpers import ADMIN, EN, change

TABLE = Options(times=Times(1, 1, 1, 1))


async def bar_many(bot: Running, mona: Member, guild: Guild, count: int) -> None:
    for number in range(count):
        await bot.client.services.servers.bar(By(guild.id, mona.id, 1e6 + number), 10**17 + number, True)


async def test_everybody_who_is_barred_can_be_found_bug(bot: Running, mona: Member, guild: Guild) -> None:
    # After fifty the list ended without a word.
    await bar_many(bot, mona, guild, 60)
    first = await mona.slash(f"{ADMIN} people barred")
    assert "Barred from games: 60" in first
    assert "Later" not in mona.sees().buttons
    pages = [first.text, (await mona.click("Earlier")).text, (await mona.click("Earlier")).text]
    assert "Earlier" not in mona.sees().buttons
    assert all(f"<@{10**17 + number}>" in "\n".join(pages) for number in range(60))


async def test_the_record_s_buttons_say_where_they_lead_bug(bot: Running, mona: Member, guild: Guild) -> None:
    # The newest is first, but «Later» led to what was older.
    await bar_many(bot, mona, guild, 9)
    assert f"<@{10**17 + 8}>" in (await mona.slash(f"{ADMIN} history"))
    assert f"<@{10**17}>" in (await mona.click("Earlier"))
    assert f"<@{10**17 + 8}>" in (await mona.click("Later"))


async def test_a_change_in_a_long_list_of_channels_can_be_seen_bug(
    bot: Running, mona: Member, guild: Guild
) -> None:
    # Only the first four were named, which were the same before and after.
    channels = [guild.channel(f"room-{number}") for number in range(7)]
    for chosen in (channels[:6], [*channels[:5], channels[6]]):
        await change(mona, "channels", *chosen, select="Channels; none for all")
    told = await mona.slash(f"{ADMIN} history")
    assert f"Channels: added <#{channels[6].id}>; removed <#{channels[5].id}>" in told


async def test_completion_looks_at_every_open_game_bug(bot: Running, mona: Member, guild: Guild) -> None:
    # Games after the twenty-fifth were not found, whatever was typed.
    for number in range(25):
        opening = OpenLobby(guild.id, 10**6 + number, 1, (SeatHolder(1, "Ann"),), TABLE)
        await bot.tables.open_lobby(opening)
    host = guild.member("Eve")
    host.goes_to(guild.channel("attic"))
    await host.slash("mascarade start")
    found = await mona.completes(f"{ADMIN} games stop", "game", "attic")
    assert found == ["#attic: one seat taken, waiting for players"]


def test_every_set_can_be_chosen_in_a_lobby_bug() -> None:
    # Only 25 sets were offered, and nothing said that there were more.
    cards = cards_of("judge", "bishop", "king", "queen", "witch", "spy")
    catalogue = SetCatalogue(tuple(NamedSet(f"Set {number:03}", cards, 1) for number in range(100)))
    people = tuple(SeatHolder(number, f"Player {number}") for number in range(1, 5))
    choices = TableChoices(catalogue, {}, TIMES)
    screen = table_panel(Lobby("a1b2c3d4", 1, 1, people, 1, TABLE), choices, EN, 1)
    selects = [select for select in screen.selects if isinstance(select, Select) and ":set:" in select.id]
    offered = [option.value.removeprefix("=") for select in selects for option in select.options]
    assert offered == [found.name for found in catalogue.all]
    assert len(offered) > 100
    assert len({(select.id, select.placeholder) for select in selects}) == len(selects) == 5
