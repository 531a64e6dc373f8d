"""From a screen to Discord's components."""

from collections.abc import Mapping

import discord
from discord import ui

from bot.render.screen import Button, Pickable, Picker, Screen, Select, Style

from ..commands.mentions import UNKNOWN, with_mentions

STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.DANGER: discord.ButtonStyle.danger,
}
ACCENT = discord.Colour(0xB3202C)
BUTTONS_IN_A_ROW = 5


def layout_of(screen: Screen, command_ids: Mapping[str, int] = UNKNOWN) -> ui.LayoutView:
    """A fresh layout, stopped before it is sent: clicks are routed centrally and nothing waits for them."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    for text in screen.texts:
        box.add_item(ui.TextDisplay(with_mentions(text, command_ids)))
    for select in screen.selects:
        box.add_item(ui.ActionRow(picker_of(select) if isinstance(select, Picker) else select_of(select)))
    for start in range(0, len(screen.buttons), BUTTONS_IN_A_ROW):
        row = screen.buttons[start : start + BUTTONS_IN_A_ROW]
        box.add_item(ui.ActionRow(*(button_of(button) for button in row)))
    view.add_item(box)
    view.stop()
    return view


def button_of(button: Button) -> ui.Button[ui.LayoutView]:
    """A button."""
    return ui.Button(label=button.label, custom_id=button.id, style=STYLES[button.style])


def select_of(select: Select) -> ui.Select[ui.LayoutView]:
    """A select whose options are all plain text."""
    return ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder,
        min_values=select.count if select.least is None else select.least,
        max_values=select.count,
        options=[
            discord.SelectOption(label=option.label, value=option.value, default=option.chosen)
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


def mentions_of(screen: Screen) -> discord.AllowedMentions:
    """Only the people addressed are notified."""
    people = [discord.Object(user_id) for user_id in screen.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
