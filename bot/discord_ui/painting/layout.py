"""From a screen to Discord's components, written as Discord takes them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from bot.render.icons import with_icons, without_icons
from bot.render.screen import Button, Emblem, Pickable, Picker, Picture, Screen, Select, Style

from ..commands.mentions import UNKNOWN, with_mentions

Component = dict[str, Any]
STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary.value,
    Style.SECONDARY: discord.ButtonStyle.secondary.value,
    Style.DANGER: discord.ButtonStyle.danger.value,
}
PICKED: dict[Pickable, Component] = {
    Pickable.ROLE: {"type": discord.ComponentType.role_select.value},
    Pickable.CHANNEL: {
        "type": discord.ComponentType.channel_select.value,
        "channel_types": [
            kind.value
            for kind in (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum)
        ],
    },
}
ROW = discord.ComponentType.action_row.value
BUTTON = discord.ComponentType.button.value
SELECT = discord.ComponentType.select.value
SECTION = discord.ComponentType.section.value
TEXT = discord.ComponentType.text_display.value
THUMBNAIL = discord.ComponentType.thumbnail.value
GALLERY = discord.ComponentType.media_gallery.value
FILE = discord.ComponentType.file.value
BOX = discord.ComponentType.container.value
ACCENT = 0xB3202C
BUTTONS_IN_A_ROW = 5
MOST_TEXT = 4000
"""So many characters all texts of a message may have together."""
Emojis = Mapping[str, discord.PartialEmoji]
"""The application's emojis that are there, by the names of the icons."""
NO_ICONS: Emojis = MappingProxyType({})


class Layout(ui.LayoutView):
    """Components that the library only sends: clicks are routed centrally, and nothing waits for them.

    The library's own items cost several times as much, and nobody would ask them anything.
    """

    def __init__(self, components: list[Component]) -> None:
        self.components = components

    def __repr__(self) -> str:
        return f"Layout({self.components})"

    def to_components(self) -> list[Component]:
        """As Discord takes them."""
        return self.components

    def has_components_v2(self) -> bool:
        """Whether texts are components, which they are."""
        return True

    def is_finished(self) -> bool:
        """Whether nothing waits for a click."""
        return True


def layout_of(screen: Screen, command_ids: Mapping[str, int] = UNKNOWN, icons: Emojis = NO_ICONS) -> Layout:
    """A screen's components; what only tells something stands there as plain text."""
    texts = texts_of(screen, command_ids, icons)
    if not screen.is_open and screen.picture is None and screen.document is None:
        return Layout([text_of(text) for text in texts])
    inside: list[Component] = []
    if screen.picture is not None:
        inside.append(gallery_of(screen.picture))
    inside += (with_emblem(text, number, screen.emblem, icons) for number, text in enumerate(texts))
    if screen.document is not None:
        attached = {"url": f"attachment://{screen.document.file_name}"}
        inside.append({"type": FILE, "file": attached, "spoiler": False})
    for select in screen.selects:
        inside.append(row_of([picker_of(select) if isinstance(select, Picker) else select_of(select, icons)]))
    for start in range(0, len(screen.buttons), BUTTONS_IN_A_ROW):
        row = screen.buttons[start : start + BUTTONS_IN_A_ROW]
        inside.append(row_of([button_of(button, icons) for button in row]))
    return Layout([{"type": BOX, "accent_color": ACCENT, "spoiler": False, "components": inside}])


def row_of(components: list[Component]) -> Component:
    """What stands side by side."""
    return {"type": ROW, "components": components}


def text_of(text: str) -> Component:
    """A text."""
    return {"type": TEXT, "content": text}


def gallery_of(picture: Picture) -> Component:
    """A picture that is uploaded with the message, with its description for those who do not see it."""
    media = {"url": f"attachment://{picture.file_name}"}
    return {
        "type": GALLERY,
        "items": [{"media": media, "spoiler": False, "description": picture.description}],
    }


def with_emblem(text: str, number: int, emblem: Emblem | None, icons: Emojis) -> Component:
    """A text, with the emblem that stands beside it if there is one."""
    if emblem is None or number != emblem.beside or emblem.icon not in icons:
        return text_of(text)
    media = {"url": icons[emblem.icon].url}
    beside = {"type": THUMBNAIL, "spoiler": False, "media": media, "description": emblem.description}
    return {"type": SECTION, "components": [text_of(text)], "accessory": beside}


def texts_of(screen: Screen, command_ids: Mapping[str, int], icons: Emojis) -> list[str]:
    """The texts with commands as mentions and with icons, which all stay away where they would not fit."""

    def shown(name: str) -> str | None:
        return str(icons[name]) if name in icons else None

    written = [with_mentions(text, command_ids) for text in screen.texts]
    illustrated = [with_icons(text, shown) for text in written]
    if sum(map(len, illustrated)) <= MOST_TEXT:
        return illustrated
    return [without_icons(text) for text in written]


def with_icon(component: Component, icon: str | None, icons: Emojis) -> Component:
    """A button or an option with the icon before it, where the application has it."""
    if icon is not None and (emoji := icons.get(icon)) is not None:
        component["emoji"] = {"id": emoji.id, "name": emoji.name}
    return component


def button_of(button: Button, icons: Emojis = NO_ICONS) -> Component:
    """A button."""
    made = {
        "type": BUTTON,
        "style": STYLES[button.style],
        "disabled": button.disabled,
        "label": button.label,
        "custom_id": button.id,
    }
    return with_icon(made, button.icon, icons)


def select_of(select: Select, icons: Emojis = NO_ICONS) -> Component:
    """A select whose options are plain text with icons before them."""
    options = []
    for option in select.options:
        line = {"label": option.label, "value": option.value, "default": option.chosen}
        if option.description:
            line["description"] = option.description
        options.append(with_icon(line, option.icon, icons))
    return {
        "type": SELECT,
        "custom_id": select.id,
        "placeholder": select.placeholder,
        "min_values": select.count if select.least is None else select.least,
        "max_values": select.count,
        "options": options,
    }


def picker_of(picker: Picker) -> Component:
    """A select that Discord fills with the server's channels or roles."""
    return PICKED[picker.what] | {
        "custom_id": picker.id,
        "placeholder": picker.placeholder,
        "min_values": 0,
        "max_values": picker.most,
        "default_values": [{"id": one, "type": picker.what.value} for one in picker.chosen],
    }
