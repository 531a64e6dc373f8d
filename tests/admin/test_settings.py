"""The settings panel: values, refusals, two moderators at once, and what new games make of it."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.game.questions import TakeTurn
from bot.lobby import HostChoices, as_set, host_choices
from bot.playground import Guild, Member, Standin
from bot.render.from_table import context_for
from bot.servers.sets import SetCatalogue
from bot.servers.settings import CHOICES, ServerSettings, Setting
from bot.service.lobbies import TableRequest, options_for
from bot.tables import Lobby, Seated, Times
from tests.channel.clicker import open_table
from tests.channel.conftest import Running

from .helpers import ADMIN, EN, change, demote, make_set


async def lobby_of(bot: Running, channel_id: int) -> Lobby:
    game_id = await bot.tables.find(channel_id)
    assert game_id is not None
    lobby = await bot.tables.look(game_id)
    assert isinstance(lobby, Lobby)
    return lobby


async def table_of(bot: Running, channel_id: int) -> Seated:
    game_id = await bot.tables.find(channel_id)
    assert game_id is not None
    table = await bot.tables.look(game_id)
    assert isinstance(table, Seated)
    return table


async def test_the_panel_shows_every_setting_with_value_and_explanation(bot: Running, mona: Member) -> None:
    panel = await mona.slash(f"{ADMIN} settings")
    assert panel.ephemeral
    for setting in Setting:
        assert f"**{EN(f'setting-{setting}')}**: " in panel
        assert EN(f"setting-{setting}-why") in panel


async def test_every_value_of_every_list_can_be_chosen(bot: Running, mona: Member, guild: Guild) -> None:
    await mona.slash(f"{ADMIN} settings")
    for setting, values in CHOICES.items():
        await mona.choose("Change…", EN(f"setting-{setting}"))
        for value in values:
            assert "Saved." in (await mona.choose("Value", value))
        await mona.click("All settings")
    kept = await bot.client.services.servers.settings(guild.id)
    assert kept.automata == "master"
    assert kept.notes is False
    assert kept.games == 100


async def test_own_times_channels_and_role(bot: Running, mona: Member, guild: Guild) -> None:
    await change(mona, "own_times", "1 minute for a turn", select="Time for a turn")
    done = await mona.choose("Time to contest", "15 seconds to contest")
    assert "15 seconds to contest" in done
    role_id = next(iter(guild.state.members[mona.id].roles))
    assert f"<@&{role_id}>" in (await change(mona, "role", role_id, select="A role; none for everyone"))
    other = guild.channel("games")
    channels = "Channels; none for all"
    assert f"<#{other.id}>" in (await change(mona, "channels", other, select=channels))
    kept = await bot.client.services.servers.settings(guild.id)
    assert kept.own_times == Times(memorise=300.0, turn=60.0, contest=15.0, power=600.0)
    assert (kept.channels, kept.role) == ((other.id,), role_id)
    assert "Now: all" in (await change(mona, "channels", select=channels))
    assert "Now: everyone" in (await change(mona, "role", select="A role; none for everyone"))


async def test_settings_are_the_server_s_own(bot: Running, mona: Member, standin: Standin) -> None:
    await change(mona, "speed", "relaxed")
    other = standin.guild("Elsewhere")
    assert (await bot.client.services.servers.settings(other.id)) == ServerSettings()


async def test_two_moderators_at_one_panel(bot: Running, mona: Member, milo: Member, guild: Guild) -> None:
    for moderator in (mona, milo):
        await moderator.slash(f"{ADMIN} settings")
        await moderator.choose("Change…", "Speed")
    assert "Saved." in (await mona.choose("Value", "relaxed"))
    late = await milo.choose("Value", "correspondence")
    assert "Somebody else changed the settings in the meantime" in late
    assert "Now: Relaxed" in late
    assert "Saved." in (await milo.choose("Value", "correspondence"))
    assert (await bot.client.services.servers.settings(guild.id)).speed == "correspondence"


async def test_permission_taken_away_in_the_middle(bot: Running, mona: Member, guild: Guild) -> None:
    await mona.slash(f"{ADMIN} settings")
    await mona.choose("Change…", "Speed")
    demote(guild, mona)
    assert "Manage Server" in (await mona.choose("Value", "relaxed"))
    assert (await bot.client.services.servers.versioned_settings(guild.id)).version == 0


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("a:set:0:speed", ["warp"]),
        ("a:set:0:speed", []),
        ("a:set:0:sets", ["x"]),
        ("a:set:0:nothing", ["x"]),
        ("a:set:0:own_times.turn", ["1"]),
        ("a:set:0:own_times.tea", ["60"]),
        ("a:set:0:channels", ["1; DROP"]),
        ("a:set:0:channels", [str(n) for n in range(1, 40)]),
        ("a:set:0:role", ["1", "2"]),
        ("a:set:0:language", ["../../en"]),
        ("a:set:0:games", ["-1"]),
        ("a:open:0:", ["nothing"]),
    ],
)
async def test_forged_values_are_refused(
    bot: Running, mona: Member, guild: Guild, custom_id: str, values: list[str]
) -> None:
    answer = await guild.attacker("Mona").forges(custom_id, values=values, kind=3)
    assert "can’t have that value" in answer
    assert (await bot.client.services.servers.versioned_settings(guild.id)).version == 0


async def test_new_tables_follow_the_settings(bot: Running, mona: Member, anna: Member, guild: Guild) -> None:
    for setting, value in (
        ("speed", "correspondence"),
        ("contest", "answers go round the table"),
        ("first", "the host"),
        ("automata", "master"),
        ("notes", "not allowed"),
        ("mentions", "nobody"),
    ):
        await change(mona, setting, value)
    await anna.slash("mascarade start")
    await bot.settled()
    assert "Correspondence (2 days a turn)\N{NO-BREAK SPACE}· answers go round the table" in anna.sees()
    await anna.click("Fill up to 5 with automata")
    await bot.settled()
    assert "automata: master" in anna.sees()
    await anna.click("Start")
    await bot.settled()
    table = await table_of(bot, anna.channel.id)
    assert table.seat_of(anna.id) == table.game.table.setup.starter
    assert not any(seen.pinged for seen in anna.sees().messages)
    await anna.click("Ready")
    for _ in range(200):
        if isinstance((await table_of(bot, anna.channel.id)).game.table.question, TakeTurn):
            break
        await bot.tables.clock.sleep_until(bot.tables.clock.now() + 0.05)
    await bot.settled()
    assert "it’s your turn" in anna.sees()
    assert "My notes" not in anna.sees().buttons
    assert "played from memory" in (await anna.slash("mascarade notes"))
    assert not any(seen.pinged for seen in anna.sees().messages)


def another(value: Any) -> Any:
    """Another value than the usual one."""
    kind = type(value)
    if kind in (str, bool):
        return "master" if kind is str else not value
    return next(one for one in kind if one != value)


def test_a_table_copies_all_that_the_host_does_not_name() -> None:
    """Every setting that a table has too, with another value than the usual one."""
    usual, names = ServerSettings(), set(HostChoices.__struct_fields__)
    for name in names & set(ServerSettings.__struct_fields__):
        other = another(getattr(usual, name))
        options = options_for(TableRequest("en"), replace(usual, **{name: other}), SetCatalogue())
        assert getattr(host_choices(options), name) == other, name


async def test_what_the_host_names_wins_and_own_times_can_be_named(
    bot: Running, mona: Member, anna: Member
) -> None:
    await change(mona, "speed", "correspondence")
    await anna.slash("mascarade start", speed="own", contest="clockwise")
    await bot.settled()
    assert (
        "The server’s own times (15 minutes a turn)\N{NO-BREAK SPACE}· answers go round the table"
        in anna.sees()
    )
    assert (await lobby_of(bot, anna.channel.id)).options.times == ServerSettings().own_times


def test_what_no_host_chooses_is_read_when_the_game_begins() -> None:
    usual, by_host = HostChoices(), {"speed", "contest", "automata"}
    shared = {*HostChoices.__struct_fields__} & {*ServerSettings.__struct_fields__} - by_host
    settings = replace(ServerSettings(), **{name: another(getattr(usual, name)) for name in shared})
    begun = host_choices(as_set(options_for(TableRequest("en"), ServerSettings(), SetCatalogue()), settings))
    assert {name for name in shared if getattr(begun, name) == getattr(usual, name)} == set()


async def test_what_a_moderator_changes_while_a_lobby_stands_open_holds_from_its_first_card_on_bug(
    bot: Running, mona: Member, anna: Member
) -> None:
    # Lines were switched off, and the automata of the table that waited talked through its whole game.
    await anna.slash("mascarade start")
    await bot.settled()
    await anna.click("Fill up to 5 with automata")
    for setting, value in (
        ("banter", "silence"),
        ("first", "the host"),
        ("notes", "not allowed"),
        ("pictures", "never"),
        ("mentions", "nobody"),
    ):
        await change(mona, setting, value)
    await anna.click("Start")
    await bot.settled()
    table = await table_of(bot, anna.channel.id)
    assert not context_for(table, None).banter
    assert table.seat_of(anna.id) == table.game.table.setup.starter
    newest = next(seen for seen in anna.sees().newest_first() if not seen.ephemeral)
    assert not newest.attachments
    assert not newest.pinged
    assert "played from memory" in (await anna.slash("mascarade notes"))


async def test_a_game_that_has_begun_keeps_what_it_began_with(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    await open_table(bot, [anna, guild.member("Bob")], automata=0)
    for setting, value in (("banter", "silence"), ("notes", "not allowed")):
        await change(mona, setting, value)
    assert context_for(await table_of(bot, anna.channel.id), None).banter
    assert "played from memory" not in (await anna.slash("mascarade notes"))


async def test_a_table_that_is_open_keeps_what_its_host_chooses(
    bot: Running, mona: Member, anna: Member
) -> None:
    await anna.slash("mascarade start")
    await change(mona, "automata", "not welcome")
    await bot.settled()
    await anna.click("Fill up to 5 with automata")
    await bot.settled()
    assert "5 of 13 seats" in anna.sees()


async def test_automata_that_are_not_welcome_have_no_button(bot: Running, mona: Member, anna: Member) -> None:
    await change(mona, "automata", "not welcome")
    await anna.slash("mascarade start")
    await bot.settled()
    assert not any("automata" in label for label in anna.sees().buttons)
    assert "automata" not in next(anna.sees().newest_first()).text
    await anna.click("Table…")
    assert {"Automata", "Players"}.isdisjoint(anna.sees().selects)


async def test_public_messages_are_in_the_server_s_language(bot: Running, mona: Member) -> None:
    await change(mona, "language", "en")
    paul = mona._standin.guild("Court").member("Paul", locale="fr")
    await paul.slash("mascarade start")
    lobby = await lobby_of(bot, paul.channel.id)
    assert lobby.options.language == "en"


async def test_a_game_gets_a_thread_of_its_own(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    await change(mona, "place", "in a thread of its own")
    answer = await anna.slash("mascarade start")
    await bot.settled()
    thread = next(one for one in guild.state.channels.values() if one.parent_id == anna.channel.id)
    assert f"<#{thread.id}>" in answer
    assert thread.name == "Mascarade · Anna"
    lobby = await lobby_of(bot, thread.id)
    assert lobby.channel_id == thread.id
    again = await anna.slash("mascarade start")
    assert "The table is open" in again


async def test_a_thread_that_may_not_be_opened_is_refused_by_name(
    bot: Running, mona: Member, anna: Member
) -> None:
    await change(mona, "place", "in a thread of its own")
    anna.channel.denies(None, "create_public_threads")
    await bot.client.http.get_channel(anna.channel.id)
    assert "I need: Create Public Threads" in (await anna.slash("mascarade start"))


async def test_games_only_where_the_server_wants_them_and_threads_follow(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    games = guild.channel("games")
    await change(mona, "channels", games, select="Channels; none for all")
    refused = await anna.slash("mascarade start")
    assert f"Play here: <#{games.id}>" in refused
    anna.goes_to(guild.general.thread("elsewhere"))
    assert "Play here" in (await anna.slash("mascarade start"))
    anna.goes_to(games.thread("a thread"))
    assert (await anna.slash("mascarade start")).text == ""
    anna.goes_to(games)
    assert (await anna.slash("mascarade start")).text == ""


async def test_only_a_role_may_start(bot: Running, mona: Member, anna: Member, guild: Guild) -> None:
    ben = guild.member("Ben")
    role = guild._standin.members.give_role(guild.state, ben.id, "hosts", 0)
    await change(mona, "role", role.id, select="A role; none for everyone")
    assert f"Only <@&{role.id}> may open tables" in (await anna.slash("mascarade start"))
    assert (await ben.slash("mascarade start")).text == ""
    mona.goes_to(guild.channel("other"))
    assert (await mona.slash("mascarade start")).text == ""


async def test_how_many_games_at_once_and_each(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    await change(mona, "games", "2")
    await change(mona, "games_each", "1")
    ben, cleo = guild.member("Ben"), guild.member("Cleo")
    await anna.slash("mascarade start")
    await bot.settled()
    for person in (ben, cleo, anna):
        person.goes_to(guild.channel("second"))
    assert "You can play only one game" in (await anna.slash("mascarade start"))
    await ben.slash("mascarade start")
    await bot.settled()
    assert "You can play only one game" in (await anna.click("Join"))
    assert not (await cleo.click("Join")).ephemeral
    dora = guild.member("Dora")
    dora.goes_to(guild.channel("third"))
    assert "This server allows 2 games at a time" in (await dora.slash("mascarade start"))


async def test_a_chosen_set_that_does_not_fit_is_said_and_others_are_offered(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    await make_set(mona, "Sabbath")
    await make_set(mona, "Six", "Judge", "Bishop", "King", "Queen", "Witch", "Spy")
    assert "Sabbath (8 players)" in await anna.completes("mascarade start", "set", "sab")
    assert "There is no set called “Nothing”" in (await anna.slash("mascarade start", set="Nothing"))
    await anna.slash("mascarade start", set="sabbath")
    await bot.settled()
    await guild.member("Ben").click("Join")
    await bot.settled()
    assert "“Sabbath” is for 8 players, not 2" in anna.sees()
    assert "Start" not in anna.sees().buttons
    assert "Only the host, Anna" in (await guild.member("Ben").click("Table…"))
    offered = await anna.click("Table…")
    assert offered.message is not None
    labels = [option["label"] for option in offered.message.selects[0]["options"]]
    assert labels[::3] == ["Recommended (2 to 13 players)", "Six (2 to 6 players)"]
    await anna.choose("Set", "Six (2 to 6 players)")
    await bot.settled()
    assert "“Six”\N{NO-BREAK SPACE}· Judge, Bishop, King" in anna.sees()
    await anna.click("Start")
    await mona.slash(f"{ADMIN} sets delete", name="Six")
    table = await table_of(bot, anna.channel.id)
    assert "spy" in table.game.table.setup.in_play


async def test_the_server_s_default_for_a_number_of_players_is_played(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    await make_set(mona, "Four", "Judge", "Bishop", "King", "Queen", "Witch", "Spy")
    await mona.slash(f"{ADMIN} sets default", players=4, name="Four")
    people = [anna, *(guild.member(name) for name in ("Ben", "Cleo", "Dora"))]
    await open_table(bot, people)
    table = await table_of(bot, anna.channel.id)
    assert "spy" in table.game.table.setup.in_play
