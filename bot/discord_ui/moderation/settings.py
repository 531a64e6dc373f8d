"""The settings panel at work."""

from bot.render.admin.ids import AdminId
from bot.render.admin.settings import panel, setting_page
from bot.render.screen import Screen
from bot.service.callers import Caller
from bot.service.settings import Settings, read_setting


class SettingsPanels:
    """Shows settings and changes them, one at a time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def panel(self, caller: Caller) -> Screen:
        """All settings."""
        now = await self.settings.now(caller)
        return panel(now.kept.settings, now.kept.version, caller.words, now.gone)

    async def open(self, caller: Caller, values: list[str]) -> Screen:
        """One setting."""
        now, setting = await self.settings.now(caller), read_setting("".join(values))
        return setting_page(now.kept.settings, now.kept.version, setting, caller.words, gone=now.gone)

    async def set(self, caller: Caller, at: AdminId, values: list[str]) -> Screen:
        """Change a setting, unless somebody has changed one since the panel was shown."""
        name, _, kind = at.argument.partition(".")
        setting = read_setting(name)
        now = await self.settings.change(caller, at.version, setting, kind, values)
        said = caller.words("panel-saved" if now.saved else "panel-changed")
        return setting_page(now.kept.settings, now.kept.version, setting, caller.words, said, now.gone)
