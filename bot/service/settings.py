"""A server's settings, looked at and changed one at a time."""

from typing import NamedTuple

from bot.servers.audit import By
from bot.servers.servers import Servers
from bot.servers.settings import (
    CHANNELS,
    BadValue,
    ServerSettings,
    Setting,
    VersionedSettings,
    with_choice,
    with_places,
    with_time,
)
from bot.tables import Clock

from .callers import Caller
from .records import Records


class SettingsNow(NamedTuple):
    """The settings as they stand."""

    kept: VersionedSettings
    gone: list[int]
    """The channels and the role among them that the server no longer has."""
    saved: bool = True
    """False if somebody else was faster, so that nothing was changed."""


class Settings:
    """What moderators decide for their server."""

    def __init__(self, servers: Servers, clock: Clock, records: Records) -> None:
        self.servers = servers
        self.clock = clock
        self.records = records

    async def now(self, caller: Caller) -> SettingsNow:
        """The settings as they stand."""
        kept = await self.servers.versioned_settings(caller.guild_id)
        return SettingsNow(kept, gone_from(kept.settings, caller))

    async def change(
        self, caller: Caller, version: int, setting: Setting, kind: str, values: list[str]
    ) -> SettingsNow:
        """Change a setting, unless somebody has changed one since that version."""

        def change(settings: ServerSettings) -> ServerSettings:
            if setting in (*CHANNELS, Setting.ROLE):
                return with_places(settings, setting, values)
            if setting is Setting.OWN_TIMES:
                return with_time(settings, kind, "".join(values))
            return with_choice(settings, setting, "".join(values))

        change(ServerSettings())
        by = By(caller.guild_id, caller.user_id, self.clock.now())
        kept = await self.servers.change_settings(by, version, f"setting-{setting}", change)
        if kept is None:
            return (await self.now(caller))._replace(saved=False)
        if setting is Setting.COUNTED:
            self.records.recounting.soon()
        return SettingsNow(kept, gone_from(kept.settings, caller))


def gone_from(settings: ServerSettings, caller: Caller) -> list[int]:
    """The channels and the role of the settings that the server no longer has."""
    role = () if settings.role is None else (settings.role,)
    named = dict.fromkeys((*settings.channels, *settings.counted, *role))
    return [found for found in named if not caller.has(found)]


def read_setting(name: str) -> Setting:
    """The setting of that name."""
    try:
        return Setting(name)
    except ValueError as error:
        raise BadValue(name) from error
