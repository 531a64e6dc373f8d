"""The settings panel: every setting with its value and a line of explanation, and one page for each."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from babel import Locale

from bot.servers.settings import (
    AUTOMATIC,
    CHANNELS,
    CHOICES,
    LEVELS,
    MOST_CHANNELS,
    OWN_TIMES,
    ServerSettings,
    Setting,
    chosen,
)
from bot.speeds import TIMES, Speed
from bot.tables import Times
from bot.text import Words

from ..durations import duration, speed_text
from ..screen import Button, Option, Pickable, Picker, Screen, Select
from .ids import AdminId

FEW = 4
"""So many channels are named in a line of the record."""


def panel(settings: ServerSettings, version: int, words: Words, gone: Collection[int] = ()) -> Screen:
    """All settings, and a select to change one; of what it names some channels or roles may be gone."""
    lines = [
        words(
            "setting-line",
            setting=words(f"setting-{setting}"),
            value=value_text(settings, setting, words, gone),
            why=words(f"setting-{setting}-why"),
        )
        for setting in Setting
    ]
    options = tuple(Option(setting.value, words(f"setting-{setting}")) for setting in Setting)
    select = Select(str(AdminId("open", version)), words("panel-pick"), options)
    return Screen((words("panel-title"), "\n".join(lines), words("panel-note")), selects=(select,))


def setting_page(
    settings: ServerSettings,
    version: int,
    setting: Setting,
    words: Words,
    above: str = "",
    gone: Collection[int] = (),
) -> Screen:
    """One setting, its present value and what it can be."""
    texts = (
        above,
        words("setting-title", setting=words(f"setting-{setting}")),
        words(f"setting-{setting}-why"),
        words("setting-now", value=value_text(settings, setting, words, gone)),
    )
    return Screen(
        tuple(text for text in texts if text),
        selects=controls(settings, version, setting, words, gone),
        buttons=(Button(str(AdminId("panel", version)), words("button-all-settings")),),
    )


def controls(
    settings: ServerSettings, version: int, setting: Setting, words: Words, gone: Collection[int]
) -> tuple[Select | Picker, ...]:
    """What a setting is changed with; what is gone cannot be chosen already."""
    at = str(AdminId("set", version, setting))
    if setting in CHANNELS:
        left = tuple(one for one in channels_of(settings, setting) if one not in gone)
        return (Picker(at, words("setting-pick-channels"), Pickable.CHANNEL, left, most=MOST_CHANNELS),)
    if setting is Setting.ROLE:
        role = () if settings.role is None or settings.role in gone else (settings.role,)
        return (Picker(at, words("setting-pick-role"), Pickable.ROLE, role),)
    if setting is Setting.OWN_TIMES:
        return tuple(time_select(settings.own_times, version, kind, words) for kind in OWN_TIMES)
    now = chosen(settings, setting)
    options = tuple(
        Option(value, choice_text(setting, value, words), chosen=value == now) for value in CHOICES[setting]
    )
    return (Select(at, words("setting-pick"), options),)


def time_select(times: Times, version: int, kind: str, words: Words) -> Select:
    """One of the server's own times."""
    options = tuple(
        Option(
            str(int(seconds)),
            words(f"own-time-{kind}", time=duration(seconds, words)),
            chosen=seconds == getattr(times, kind),
        )
        for seconds in OWN_TIMES[kind]
    )
    at = AdminId("set", version, f"{Setting.OWN_TIMES}.{kind}")
    return Select(str(at), words(f"own-time-{kind}-pick"), options)


def value_text(settings: ServerSettings, setting: Setting, words: Words, gone: Collection[int] = ()) -> str:
    """A setting's present value."""
    if setting is Setting.OWN_TIMES:
        return words.listing(
            words(f"own-time-{kind}", time=duration(getattr(settings.own_times, kind), words))
            for kind in OWN_TIMES
        )
    if setting in CHANNELS:
        named = channels_of(settings, setting)
        left = [channel_id for channel_id in named if channel_id not in gone]
        lost = len(named) - len(left)
        if not lost:
            return channels_text(left, words, MOST_CHANNELS)
        names = [f"<#{channel_id}>" for channel_id in left]
        return words.listing([*names, words("setting-channels-gone", count=lost)])
    if setting is Setting.ROLE:
        if settings.role in gone:
            return words("setting-role-gone")
        return words("setting-role-everyone") if settings.role is None else f"<@&{settings.role}>"
    return choice_text(setting, chosen(settings, setting), words)


def channels_of(settings: ServerSettings, setting: Setting) -> tuple[int, ...]:
    """The channels that a setting names."""
    return settings.counted if setting is Setting.COUNTED else settings.channels


def channels_text(channels: Sequence[int], words: Words, most: int) -> str:
    """Some channels; those beyond the most that are named are counted."""
    if not channels:
        return words("setting-channels-all")
    names = [f"<#{channel_id}>" for channel_id in channels[:most]]
    if len(channels) > most:
        names.append(words("setting-channels-more", count=len(channels) - most))
    return words.listing(names)


def choice_text(setting: Setting, value: str, words: Words) -> str:
    """A value from a list."""
    if setting is Setting.LANGUAGE and value != AUTOMATIC:
        return Locale(value).get_display_name() or value
    if setting is Setting.SPEED and value != Speed.OWN:
        return speed_text(Speed(value), TIMES[Speed(value)], words)
    if setting is Setting.CONTEST:
        return words(f"contest-mode-{value}")
    if setting is Setting.AUTOMATA and value in LEVELS:
        return words(f"level-{value}")
    if setting in (Setting.GAMES, Setting.GAMES_EACH):
        return words("setting-no-limit") if value == "0" else value
    return words(f"setting-{setting}-{value}")


def recorded_value(setting: Setting, value: Any, words: Words) -> str:
    """A value that the record tells of, in short."""
    if setting in CHANNELS:
        return channels_text(value, words, FEW)
    return value_text(msgspec.convert({setting.value: value}, ServerSettings), setting, words)
