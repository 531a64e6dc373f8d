"""The record of what moderators changed."""

from collections.abc import Sequence
from typing import Any

from bot.servers.audit import Entry
from bot.servers.settings import CHANNELS, Setting
from bot.text import Words

from ..screen import Screen
from ..sets import names_text, set_title
from .sets import page_buttons
from .settings import FEW, channels_text, recorded_value

ENTRIES_PER_PAGE = 8
UNRECORDED = "—"
"""Stands for what an entry does not tell."""


def history_screen(entries: Sequence[Entry], page: int, more: bool, words: Words) -> Screen:
    """What was changed by whom, the newest first."""
    if not entries:
        return Screen((words("history-none"),))
    lines = [
        words(
            "history-line",
            at=f"<t:{int(entry.at)}:f>",
            who=f"<@{entry.user_id}>",
            what=change_text(entry, words),
        )
        for entry in entries
    ]
    buttons = page_buttons("history", page, page + 1 + more, words, newest_first=True)
    return Screen((words("history-title", page=page + 1), "\n".join(lines)), buttons=buttons)


def change_text(entry: Entry, words: Words) -> str:
    """One change in words."""
    kind, _, detail = entry.what.partition("-")
    if kind == "setting":
        setting = Setting(detail)
        if setting in CHANNELS and entry.old and entry.new:
            return channels_change(setting, entry.old, entry.new, words)
        old, new = (recorded_value(setting, value, words) for value in (entry.old, entry.new))
        return words("history-setting", setting=words(f"setting-{setting}"), old=old, new=new)
    if entry.what == "set-default":
        (players, old), (_, new) = entry.old, entry.new
        return words(
            "history-set-default",
            players=players,
            old=default_title(old, words),
            new=default_title(new, words),
        )
    if kind == "set":
        old, new = (set_text(value, words) for value in (entry.old, entry.new))
        name = set_title((entry.new or entry.old)["name"], words)
        return words(f"history-{entry.what}", set=name, old=old, new=new)
    if kind == "person":
        return words(f"history-{entry.what}", person=f"<@{entry.new}>")
    told = {"player": UNRECORDED} | {key: str(value) for key, value in (entry.new or {}).items()}
    return words(f"history-{entry.what}", **told)


def channels_change(setting: Setting, old: Sequence[int], new: Sequence[int], words: Words) -> str:
    """Which channels were added and which removed, so that a change in a long list can be seen."""
    added, removed = sorted(set(new) - set(old)), sorted(set(old) - set(new))
    told = {
        kind: words(f"history-channels-{kind}", channels=channels_text(channels, words, FEW))
        for kind, channels in (("added", added), ("removed", removed))
        if channels
    }
    changes = words("history-channels-both", **told) if len(told) == 2 else "".join(told.values())
    return words("history-channels", setting=words(f"setting-{setting}"), changes=changes)


def default_title(name: str | None, words: Words) -> str:
    """The name of a default set; none is the recommended one."""
    return set_title(name or "recommended", words)


def set_text(value: Any, words: Words) -> str:
    """The characters of a recorded set."""
    return names_text(value["cards"], words) if value else UNRECORDED
