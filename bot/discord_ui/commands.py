"""The slash commands of players."""

import unicodedata

import discord
from discord import app_commands

from bot.automata import Level
from bot.game import ContestMode
from bot.game.sets import ORDER
from bot.render.pages import character_page, help_page, rules_page
from bot.render.screen import Screen
from bot.speeds import Speed
from bot.text import known_language, locales, words

from .admin_desk import AdminDesk
from .completion import MOST_CHOICES, complete_sets
from .desk import Asked, Desk
from .person import visitor
from .replies import reply
from .threads import check_permissions, thread_opener
from .translator import text

SPEEDS = [app_commands.Choice(name=text(f"speed-{speed}"), value=speed.value) for speed in Speed]
LEVELS = [app_commands.Choice(name=text(f"level-{level}"), value=level.value) for level in Level]
CONTESTS = [app_commands.Choice(name=text(f"contest-mode-{mode}"), value=mode.value) for mode in ContestMode]


class MascaradeCommands(app_commands.Group):
    """/mascarade …: every command is answered privately; the table itself is the reconciler's."""

    def __init__(self, desk: Desk, admin: AdminDesk) -> None:
        super().__init__(
            name=text("command-name-mascarade"),
            description=text("command-mascarade"),
            guild_only=True,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.desk = desk
        self.admin = admin

    @app_commands.command(name=text("command-name-start"), description=text("command-start"))
    @app_commands.rename(
        set_name=text("command-name-set"),
        speed=text("command-name-speed"),
        contest=text("command-name-contest"),
        automata=text("command-name-automata"),
    )
    @app_commands.describe(
        set_name=text("command-start-set"),
        speed=text("command-start-speed"),
        contest=text("command-start-contest"),
        automata=text("command-start-automata"),
    )
    @app_commands.choices(speed=SPEEDS, contest=CONTESTS, automata=LEVELS)
    async def start(
        self,
        interaction: discord.Interaction,
        set_name: str | None = None,
        speed: str | None = None,
        contest: str | None = None,
        automata: str | None = None,
    ) -> None:
        who = visitor(interaction)

        async def work() -> Screen:
            check_permissions(interaction)
            asked = Asked(
                set_name,
                Speed(speed) if speed else None,
                ContestMode(contest) if contest else None,
                automata,
            )
            return await self.desk.start(
                who,
                asked,
                public_language(interaction),
                hosts_language=speaks_hosts_language(interaction),
                open_thread=thread_opener(interaction),
            )

        await reply(interaction, work)

    @start.autocomplete("set_name")
    async def complete_set(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await complete_sets(self.admin.servers, visitor(interaction), current)

    @app_commands.command(name=text("command-name-forget-me"), description=text("command-forget-me"))
    async def forget_me(self, interaction: discord.Interaction) -> None:
        who = visitor(interaction)
        await reply(interaction, lambda: self.admin.people.ask_forget_me(who))

    @app_commands.command(name=text("command-name-table"), description=text("command-table"))
    async def table(self, interaction: discord.Interaction) -> None:
        who = visitor(interaction)

        async def work() -> Screen:
            check_permissions(interaction)
            return await self.desk.table(who)

        await reply(interaction, work)

    @app_commands.command(name=text("command-name-rules"), description=text("command-rules"))
    @app_commands.describe(character=text("command-rules-character"))
    @app_commands.rename(character=text("command-name-character"))
    async def rules(self, interaction: discord.Interaction, character: str | None = None) -> None:
        who = visitor(interaction)

        async def work() -> Screen:
            if character is None:
                return rules_page(who.words)
            return character_page(who.words, named(character) or character)

        await reply(interaction, work)

    @rules.autocomplete("character")
    async def complete_character(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        language = words(str(interaction.locale))
        found = [name for name in ORDER if matches(name, current)]
        choices = [app_commands.Choice(name=language.character(name), value=name) for name in found]
        return choices[:MOST_CHOICES]

    @app_commands.command(name=text("command-name-notes"), description=text("command-notes"))
    async def notes(self, interaction: discord.Interaction) -> None:
        who = visitor(interaction)
        await reply(interaction, lambda: self.desk.notes(who))

    @app_commands.command(name=text("command-name-leave"), description=text("command-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        who = visitor(interaction)
        await reply(interaction, lambda: self.desk.leave(who))

    @app_commands.command(name=text("command-name-join"), description=text("command-join"))
    async def join(self, interaction: discord.Interaction) -> None:
        who = visitor(interaction)
        await reply(interaction, lambda: self.desk.join(who))

    @app_commands.command(name=text("command-name-stop"), description=text("command-stop"))
    async def stop(self, interaction: discord.Interaction) -> None:
        who = visitor(interaction)
        await reply(interaction, lambda: self.desk.stop(who))

    @app_commands.command(name=text("command-name-help"), description=text("command-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        who = visitor(interaction)

        async def work() -> Screen:
            return help_page(who.words)

        await reply(interaction, work)


def public_language(interaction: discord.Interaction) -> str:
    """The language of the channel: the server's own, else the host's."""
    return server_language(interaction) or words(str(interaction.locale)).locale


def server_language(interaction: discord.Interaction) -> str | None:
    """A Community server's own language, if the bot speaks it; other servers have not chosen theirs."""
    guild = interaction.guild
    if guild is None or "COMMUNITY" not in guild.features:
        return None
    return known_language(str(guild.preferred_locale))


def speaks_hosts_language(interaction: discord.Interaction) -> bool:
    """Whether the host's language is taken because the server has chosen none."""
    return server_language(interaction) is None and known_language(str(interaction.locale)) is not None


def matches(name: str, typed: str) -> bool:
    """Whether what was typed stands in the character's name, in any language, accents or not."""
    return any(plainly(typed) in plainly(words(locale).character(name)) for locale in locales())


def named(typed: str) -> str | None:
    """The character somebody typed in full, in any language."""
    wanted = plainly(typed)
    for name in ORDER:
        if wanted == name or any(wanted == plainly(words(locale).character(name)) for locale in locales()):
            return name
    return None


def plainly(typed: str) -> str:
    """Without capitals, accents and spaces around it, so that «eveque» finds the Évêque."""
    letters = unicodedata.normalize("NFKD", typed.casefold().strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
