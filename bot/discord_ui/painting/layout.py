"""From a screen to Discord's components."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

import discord
from discord import ui

from bot.render.icons import with_icons, without_icons
from bot.render.screen import Button, Emblem, Pickable, Picker, Picture, Screen, Select, Style

from ..commands.mentions import UNKNOWN, with_mentions

STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.DANGER: discord.ButtonStyle.danger,
}
ACCENT = discord.Colour(0xB3202C)
BUTTONS_IN_A_ROW = 5
MOST_TEXT = 4000
"""So many characters all texts of a message may have together."""
Emojis = Mapping[str, discord.PartialEmoji]
"""The application's emojis that are there, by the names of the icons."""
NO_ICONS: Emojis = MappingProxyType({})


def layout_of(
    screen: Screen, command_ids: Mapping[str, int] = UNKNOWN, icons: Emojis = NO_ICONS
) -> ui.LayoutView:
    """A fresh layout, stopped before it is sent: clicks are routed centrally and nothing waits for them.

    What only tells something stands there as plain text.
    """
    view = ui.LayoutView(timeout=None)
    view.stop()
    if not screen.is_open and screen.picture is None and screen.document is None:
        for text in texts_of(screen, command_ids, icons):
            view.add_item(ui.TextDisplay(text))
        return view
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    if screen.picture is not None:
        box.add_item(gallery_of(screen.picture))
    for number, text in enumerate(texts_of(screen, command_ids, icons)):
        box.add_item(with_emblem(text, number, screen.emblem, icons))
    if screen.document is not None:
        box.add_item(ui.File(f"attachment://{screen.document.file_name}"))
    for select in screen.selects:
        box.add_item(
            ui.ActionRow(picker_of(select) if isinstance(select, Picker) else select_of(select, icons))
        )
    for start in range(0, len(screen.buttons), BUTTONS_IN_A_ROW):
        row = screen.buttons[start : start + BUTTONS_IN_A_ROW]
        box.add_item(ui.ActionRow(*(button_of(button, icons) for button in row)))
    view.add_item(box)
    return view


def gallery_of(picture: Picture) -> ui.MediaGallery[ui.LayoutView]:
    """A picture that is uploaded with the message, with its description for those who do not see it."""
    item = discord.MediaGalleryItem(f"attachment://{picture.file_name}", description=picture.description)
    return ui.MediaGallery(item)


def with_emblem(
    text: str, number: int, emblem: Emblem | None, icons: Emojis
) -> ui.TextDisplay[ui.LayoutView] | ui.Section[ui.LayoutView]:
    """A text, with the emblem that stands beside it if there is one."""
    if emblem is None or number != emblem.beside or emblem.icon not in icons:
        return ui.TextDisplay(text)
    picture = ui.Thumbnail[ui.LayoutView](icons[emblem.icon].url, description=emblem.description)
    return ui.Section(ui.TextDisplay(text), accessory=picture)


def texts_of(screen: Screen, command_ids: Mapping[str, int], icons: Emojis) -> list[str]:
    """The texts with commands as mentions and with icons, which all stay away where they would not fit."""

    def shown(name: str) -> str | None:
        return str(icons[name]) if name in icons else None

    written = [with_mentions(text, command_ids) for text in screen.texts]
    illustrated = [with_icons(text, shown) for text in written]
    if sum(map(len, illustrated)) <= MOST_TEXT:
        return illustrated
    return [without_icons(text) for text in written]


def button_of(button: Button, icons: Emojis = NO_ICONS) -> ui.Button[ui.LayoutView]:
    """A button."""
    return ui.Button(
        label=button.label,
        custom_id=button.id,
        style=STYLES[button.style],
        emoji=icons.get(button.icon or ""),
        disabled=button.disabled,
    )


def select_of(select: Select, icons: Emojis = NO_ICONS) -> ui.Select[ui.LayoutView]:
    """A select whose options are plain text with icons before them."""
    return ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder,
        min_values=select.count if select.least is None else select.least,
        max_values=select.count,
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description or None,
                default=option.chosen,
                emoji=icons.get(option.icon or ""),
            )
            for option in select.options
        ],
    )


def picker_of(picker: Picker) -> ui.ChannelSelect[ui.LayoutView] | ui.RoleSelect[ui.LayoutView]:
    """A select that Discord fills with the server's channels or roles."""
    if picker.what is Pickable.ROLE:
        return ui.RoleSelect(
            custom_id=picker.id,
            placeholder=picker.placeholder,
            min_values=0,
            max_values=picker.most,
            default_values=[
                discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.role)
                for one in picker.chosen
            ],
        )
    return ui.ChannelSelect(
        custom_id=picker.id,
        placeholder=picker.placeholder,
        min_values=0,
        max_values=picker.most,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum],
        default_values=[
            discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel)
            for one in picker.chosen
        ],
    )


def notifying(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Only these people are notified."""
    people = [discord.Object(user_id) for user_id in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
