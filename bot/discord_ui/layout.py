"""From a screen to Discord's components."""

from collections.abc import Mapping

import discord
from discord import ui

from bot.render.screen import Button, Screen, Select, Style

from .mentions import UNKNOWN, with_mentions

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
        box.add_item(ui.ActionRow(select_of(select)))
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
        min_values=select.count,
        max_values=select.count,
        options=[discord.SelectOption(label=option.label, value=option.value) for option in select.options],
    )


def mentions_of(screen: Screen) -> discord.AllowedMentions:
    """Only the people addressed are notified."""
    people = [discord.Object(user_id) for user_id in screen.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
