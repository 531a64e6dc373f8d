"""The slash commands of players."""

import unicodedata
from functools import partial

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.automata.levels import Level
from bot.game import ContestMode
from bot.game.sets import MAX_PLAYERS, MIN_PLAYERS, ORDER
from bot.render.admin.people import forget_prompt
from bot.render.advice import advice_panel
from bot.render.calls import calls_panel
from bot.render.durations import speed_text
from bot.render.from_table import context_for
from bot.render.ids import ComponentId
from bot.render.lesson import welcome
from bot.render.notes import own_notes
from bot.render.own_games import own_games_screen
from bot.render.pages import character_page, help_page, players_page, rules_page
from bot.render.screen import SILENT, Button, Screen, Style
from bot.servers.settings import NO_AUTOMATA, Pictures
from bot.service.callers import Caller
from bot.service.lobbies import TableRequest
from bot.service.practice_requests import MOST, PracticeRequest
from bot.service.services import Services
from bot.speeds import TIMES, Speed
from bot.tables import Lobby
from bot.text import known_language, locales, words

from ..interactions.after_clicks import first_step
from ..interactions.callers import caller_of
from ..interactions.practice_clicks import ask_for_practice
from ..interactions.replies import reply
from .completion import MOST_CHOICES, complete_sets
from .outdated import chosen
from .records import record_commands
from .threads import check_permissions, thread_opener
from .translator import said, text

SPEEDS = [
    *(
        app_commands.Choice(name=said(partial(speed_text, speed, times)), value=speed.value)
        for speed, times in TIMES.items()
    ),
    app_commands.Choice(name=text("speed-own"), value=Speed.OWN.value),
]
LEVELS = [app_commands.Choice(name=text(f"level-{level}"), value=level.value) for level in Level]
CONTESTS = [app_commands.Choice(name=text(f"contest-mode-{mode}"), value=mode.value) for mode in ContestMode]


class MascaradeCommands(app_commands.Group):
    """/mascarade …: every command is answered privately; the table itself is the reconciler's."""

    def __init__(self, services: Services) -> None:
        super().__init__(
            name=text("command-name-mascarade"),
            description=text("command-mascarade"),
            guild_only=True,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.services = services
        for command in record_commands(services):
            self.add_command(command)

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
        request = TableRequest(
            language=public_language(interaction),
            hosts_language=speaks_hosts_language(interaction),
            set_name=set_name,
            speed=chosen(Speed, speed),
            contest=chosen(ContestMode, contest),
            automata=chosen(Level, automata),
        )
        await reply(interaction, self.open_table(interaction, caller_of(interaction), request))

    async def open_table(
        self, interaction: discord.Interaction, caller: Caller, request: TableRequest
    ) -> Screen:
        """Open a lobby, which shows itself; say where if it is elsewhere."""
        check_permissions(interaction)
        in_words = await self.told_in_words(interaction, caller)
        channel_id = await self.services.lobbies.open(caller, request, thread_opener(interaction))
        if channel_id == caller.channel_id:
            return Screen(in_words)
        return Screen((caller.words("start-done-thread", thread=f"<#{channel_id}>"), *in_words))

    async def told_in_words(self, interaction: discord.Interaction, caller: Caller) -> tuple[str, ...]:
        """That there will be no pictures because the bot may not attach files, where they are wished for."""
        if interaction.app_permissions.attach_files:
            return ()
        settings = await self.services.lobbies.servers.settings(caller.guild_id)
        return () if settings.pictures is Pictures.NEVER else (caller.words("start-in-words"),)

    @start.autocomplete("set_name")
    async def complete_set(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await complete_sets(self.services.sets, caller_of(interaction), current)

    @app_commands.command(name=text("command-name-forget-me"), description=text("command-forget-me"))
    async def forget_me(self, interaction: discord.Interaction) -> None:
        language = caller_of(interaction).words
        await reply(interaction, at_once(forget_prompt(language, "forgetme", language("forget-me-confirm"))))

    @app_commands.command(name=text("command-name-table"), description=text("command-table"))
    async def table(self, interaction: discord.Interaction) -> None:
        await reply(interaction, self.show_again(interaction, caller_of(interaction)))

    async def show_again(self, interaction: discord.Interaction, caller: Caller) -> Screen:
        """Post the table again, if the bot may."""
        check_permissions(interaction)
        await self.services.games.show_again(caller)
        return SILENT

    @app_commands.command(name=text("command-name-rules"), description=text("command-rules"))
    @app_commands.describe(character=text("command-rules-character"), players=text("command-rules-players"))
    @app_commands.rename(character=text("command-name-character"), players=text("command-name-players"))
    async def rules(
        self,
        interaction: discord.Interaction,
        character: str | None = None,
        players: app_commands.Range[int, MIN_PLAYERS, MAX_PLAYERS] | None = None,
    ) -> None:
        language = caller_of(interaction).words
        page = rules_page(language) if players is None else players_page(language, players)
        if character:
            page = character_page(language, named(character) or character, players)
        await reply(interaction, at_once(page))

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
        await reply(interaction, self.read_notes(caller_of(interaction)))

    async def read_notes(self, caller: Caller) -> Screen:
        """What the person has seen and done; an absent one is back with this."""
        table, seat = await self.services.seats.own(caller)
        if not table.is_kept_for(caller.user_id):
            return own_notes(context_for(table, seat, caller.words), seat)
        back = await self.services.play.come_back(caller, table)
        notes = own_notes(context_for(back, seat, caller.words), seat)
        return replace(notes, texts=(caller.words("join-back"), *notes.texts))

    @app_commands.command(name=text("command-name-leave"), description=text("command-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        await reply(interaction, self.leave_table(caller_of(interaction)))

    async def leave_table(self, caller: Caller) -> Screen:
        """Give up one's seat, in a lobby or in a game."""
        state = await self.services.games.here(caller)
        if isinstance(state, Lobby):
            await self.services.lobbies.leave(caller, state)
            return Screen((caller.words("leave-done-lobby"),))
        may_return = await self.services.seats.leave(caller)
        return Screen((caller.words("leave-done" if may_return else "leave-done-for-good"),))

    @app_commands.command(name=text("command-name-join"), description=text("command-join"))
    async def join(self, interaction: discord.Interaction) -> None:
        await reply(interaction, self.join_table(caller_of(interaction)))

    async def join_table(self, caller: Caller) -> Screen:
        """Take a seat in a lobby, one that was left in a game, or one's own again."""
        state = await self.services.games.here(caller)
        if isinstance(state, Lobby):
            await self.services.lobbies.join(caller, state)
            return Screen((caller.words("join-done-lobby"),))
        seat = await self.services.seats.join(caller)
        said = "join-back" if seat is None else "join-done"
        return Screen((caller.words(said, place=(seat or 0) + 1),))

    @app_commands.command(name=text("command-name-games"), description=text("command-games"))
    async def games(self, interaction: discord.Interaction) -> None:
        await reply(interaction, self.list_games(caller_of(interaction)))

    async def list_games(self, caller: Caller) -> Screen:
        """Where the person plays, and where they are awaited."""
        games = self.services.games
        found = [(one, await games.address(one.state)) for one in await games.own(caller)]
        return own_games_screen(found, caller.words)

    @app_commands.command(name=text("command-name-replay"), description=text("command-replay"))
    @app_commands.describe(code=text("command-replay-code"))
    @app_commands.rename(code=text("command-name-code"))
    async def replay(self, interaction: discord.Interaction, code: str) -> None:
        await reply(interaction, self.show_replay(caller_of(interaction), code))

    async def show_replay(self, caller: Caller, code: str) -> Screen:
        """A finished game of the server again, for whoever may see where it was played."""
        game = await self.services.finished.of_code(caller, code)
        return await first_step(self.services, caller, game)

    @app_commands.command(name=text("command-name-stop"), description=text("command-stop"))
    async def stop(self, interaction: discord.Interaction) -> None:
        await reply(interaction, self.ask_stop(caller_of(interaction)))

    async def ask_stop(self, caller: Caller) -> Screen:
        """Whether the game shall really be stopped."""
        game = await self.services.games.may_stop(caller)
        language = caller.words
        return Screen(
            texts=(language("stop-confirm"),),
            buttons=(
                Button(str(ComponentId(game.game_id, 0, "stop")), language("stop-yes"), Style.DANGER),
                Button(str(ComponentId(game.game_id, 0, "playon")), language("stop-no")),
            ),
        )

    @app_commands.command(name=text("command-name-calls"), description=text("command-calls"))
    async def calls(self, interaction: discord.Interaction) -> None:
        await reply(interaction, self.show_calls(caller_of(interaction)))

    async def show_calls(self, caller: Caller) -> Screen:
        """Whether games call the person, and how to change that."""
        return calls_panel(await self.services.calls.wanted_by(caller), caller.words)

    @app_commands.command(name=text("command-name-advice"), description=text("command-advice"))
    async def advice(self, interaction: discord.Interaction) -> None:
        await reply(interaction, self.show_advice(caller_of(interaction)))

    async def show_advice(self, caller: Caller) -> Screen:
        """Whether the person gets advice in their first games, and how to change that."""
        return advice_panel(await self.services.advice.wanted_by(caller), caller.words)

    @app_commands.command(name=text("command-name-learn"), description=text("command-learn"))
    async def learn(self, interaction: discord.Interaction) -> None:
        await reply(interaction, at_once(welcome(caller_of(interaction).words)))

    @app_commands.command(name=text("command-name-practice"), description=text("command-practice"))
    @app_commands.rename(
        players=text("command-name-players"),
        set_name=text("command-name-set"),
        automata=text("command-name-automata"),
    )
    @app_commands.describe(
        players=text("command-practice-players"),
        set_name=text("command-start-set"),
        automata=text("command-start-automata"),
    )
    @app_commands.choices(automata=LEVELS)
    async def practice(
        self,
        interaction: discord.Interaction,
        players: app_commands.Range[int, MIN_PLAYERS, MOST] | None = None,
        set_name: str | None = None,
        automata: str | None = None,
    ) -> None:
        request = PracticeRequest(players, automata, set_name)
        await reply(interaction, ask_for_practice(self.services, caller_of(interaction), request))

    @practice.autocomplete("set_name")
    async def complete_practice_set(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await complete_sets(self.services.sets, caller_of(interaction), current)

    @app_commands.command(name=text("command-name-help"), description=text("command-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        await reply(interaction, self.explain(caller_of(interaction)))

    async def explain(self, caller: Caller) -> Screen:
        """What this bot can do on this server."""
        settings = await self.services.servers.settings(caller.guild_id)
        return help_page(caller.words, automata=settings.automata != NO_AUTOMATA)


async def at_once(screen: Screen) -> Screen:
    """A screen that needs no work."""
    return screen


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
