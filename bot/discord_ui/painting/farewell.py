"""The last look of games that will be forgotten."""

from msgspec.structs import replace

from bot.slots import END, SHOWN, is_a

from .desired import Desired


def with_nothing_to_click(desired: Desired) -> Desired:
    """The same, with an end whose buttons are gone: what they open will not be there any more."""
    screens = {
        slot: replace(screen, buttons=()) if is_a(slot, END, *SHOWN) else screen
        for slot, screen in desired.screens.items()
    }
    return replace(desired, screens=screens)
