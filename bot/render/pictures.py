"""Which pictures a screen keeps; its texts say the same without."""

from msgspec.structs import replace

from bot.servers.settings import Pictures

from .screen import Screen


def in_words(screen: Screen) -> Screen:
    """A screen without its picture or file."""
    bare = screen.picture is None and screen.document is None
    return screen if bare else replace(screen, picture=None, document=None)


def with_wished_picture(screen: Screen, wished: Pictures) -> Screen:
    """A screen with its picture only where the server wishes for it."""
    if screen.picture is None or wished is Pictures.ALWAYS:
        return screen
    return screen if wished is Pictures.MOMENTS and screen.picture.big else in_words(screen)
