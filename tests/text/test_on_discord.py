"""Languages as people on a server meet them: public, private, and in the names of commands."""

from pathlib import Path

import pytest
from discord import app_commands

from bot.playground import Guild, Standin
from bot.text import locales, words
from tests.channel.conftest import Running, running_bot


async def test_a_table_speaks_its_hosts_language_and_says_so(bot: Running, guild: Guild) -> None:
    anna, ivan = guild.member("Anna", locale="de"), guild.member("Ivan", locale="ru")
    await anna.slash("mascarade eröffnen", speed="relaxed")
    await bot.settled()
    screen = anna.sees()
    assert "Anna lädt ein" in screen
    assert "Gemütlich" in screen
    assert "wird Deutsch gesprochen" in screen
    await ivan.click("Mitspielen")
    assert "уже есть место" in str((await ivan.click("Mitspielen")).message)


async def test_a_community_server_has_a_language_of_its_own(standin: Standin, database: Path) -> None:
    guild = standin.guild("Cour", locale="fr")
    async with running_bot(standin, database) as bot:
        anna = guild.member("Anna", locale="hu")
        await anna.slash("álarcosbál asztalnyitás")
        await bot.settled()
        assert "Un bal se prépare" in anna.sees()
        assert "la langue de l’hôte" not in anna.sees()


async def test_a_rematch_speaks_its_own_hosts_language_bug(
    bot: Running, guild: Guild, standin: Standin
) -> None:
    # The lobby of a rematch said that the former host's language was the host's.
    anna, ivan = guild.member("Anna", locale="de"), guild.member("Ivan", locale="ru")
    await anna.slash("mascarade start")
    await bot.settled()
    await ivan.click("Mitspielen")
    await bot.settled()
    await anna.click("Starten")
    game_id = await bot.tables.find(guild.general.id)
    assert game_id is not None
    await bot.tables.stop_game(game_id)
    await bot.settled()
    await ivan.click("Revanche")
    await bot.settled()
    newest = next(seen for seen in ivan.sees().newest_first() if not seen.ephemeral)
    assert "Приглашает Ivan" in newest
    assert "говорят по-русски" in newest
    assert "Deutsch" not in newest


async def test_commands_are_mentioned(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna", locale="nl")
    answer = await anna.slash("mascarade tafel")
    command_id = bot.client.command_ids["mascarade"]
    assert f"</mascarade start:{command_id}> opent er een." in str(answer.message)


async def test_completion_accepts_any_language(bot: Running, guild: Guild) -> None:
    paul = guild.member("Paul", locale="fr")
    for typed in ("Spy", "kém", "шпион", "spionin", "ESPIONNE"):
        assert await paul.completes("mascarade rules", "character", typed) == ["Espionne"]
    assert await paul.completes("mascarade rules", "character", "eveque") == ["Évêque"]
    for typed in ("Recomm", "Empfohlen", "Ajánl", "рекоменд"):
        assert await paul.completes("mascarade start", "set", typed) == ["Recommandée (2–13 joueurs)"]


async def test_rules_are_explained_in_the_readers_language(bot: Running, guild: Guild) -> None:
    for locale, name, said in (
        ("fr", "Espionne", "**Espionne**"),
        ("ru", "шпион", "**Шпион**"),
        ("en-GB", "Kém", "**Spy**"),
    ):
        reader = guild.member(f"Reader {locale}", locale=locale)
        answer = await reader.slash("mascarade rules", character=name)
        assert said in str(answer.message)


@pytest.mark.parametrize("locale", locales())
async def test_help_tells_of_every_command_in_the_readers_language(
    bot: Running, guild: Guild, locale: str
) -> None:
    reader = guild.member("Reader", locale={"en": "en-GB"}.get(locale, locale))
    answer = await reader.slash("mascarade help")
    said = words(locale)("help-text").splitlines()[1]
    assert said in str(answer.message)
    (group,) = [one for one in bot.client.tree.get_commands() if one.name == "mascarade"]
    assert isinstance(group, app_commands.Group)
    for command in group.commands:
        if command.name != "help":
            assert f"</mascarade {command.name}:{bot.client.command_ids['mascarade']}>" in str(answer.message)
