"""The settings panel at work."""

from bot.render.admin_ids import AdminId
from bot.render.admin_settings import panel, setting_page
from bot.render.screen import Screen
from bot.servers.audit import By
from bot.servers.servers import Servers
from bot.servers.settings import BadValue, ServerSettings, Setting, with_choice, with_places, with_time
from bot.tables import Clock

from .person import Visitor


class AdminSettings:
    """Shows settings and changes them, one at a time."""

    def __init__(self, servers: Servers, clock: Clock) -> None:
        self.servers = servers
        self.clock = clock

    async def panel(self, who: Visitor) -> Screen:
        """All settings."""
        kept = await self.servers.versioned_settings(who.guild_id)
        return panel(kept.settings, kept.version, who.words, gone_from(kept.settings, who))

    async def open(self, who: Visitor, values: list[str]) -> Screen:
        """One setting."""
        kept = await self.servers.versioned_settings(who.guild_id)
        setting, gone = read_setting("".join(values)), gone_from(kept.settings, who)
        return setting_page(kept.settings, kept.version, setting, who.words, gone=gone)

    async def set(self, who: Visitor, at: AdminId, values: list[str]) -> Screen:
        """Change a setting, unless somebody has changed one since the panel was shown."""
        name, _, kind = at.argument.partition(".")
        setting = read_setting(name)

        def change(settings: ServerSettings) -> ServerSettings:
            if setting in (Setting.CHANNELS, Setting.ROLE):
                return with_places(settings, setting, values)
            if setting is Setting.OWN_TIMES:
                return with_time(settings, kind, "".join(values))
            return with_choice(settings, setting, "".join(values))

        change(ServerSettings())
        by = By(who.guild_id, who.user_id, self.clock.now())
        kept = await self.servers.change_settings(by, at.version, f"setting-{setting}", change)
        said = "panel-saved"
        if kept is None:
            kept, said = await self.servers.versioned_settings(who.guild_id), "panel-changed"
        gone = gone_from(kept.settings, who)
        return setting_page(kept.settings, kept.version, setting, who.words, who.words(said), gone)


def gone_from(settings: ServerSettings, who: Visitor) -> list[int]:
    """The channels and the role of the settings that the server no longer has."""
    named = (*settings.channels, *(() if settings.role is None else (settings.role,)))
    return [found for found in named if not who.has(found)]


def read_setting(name: str) -> Setting:
    """The setting of that name."""
    try:
        return Setting(name)
    except ValueError as error:
        raise BadValue(name) from error
