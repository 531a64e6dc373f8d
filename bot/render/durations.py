"""How long something takes, in words."""

from babel.units import format_unit

from bot.speeds import Speed
from bot.tables import Times
from bot.text import Words

UNITS = (("duration-day", 86_400), ("duration-hour", 3600), ("duration-minute", 60), ("duration-second", 1))


def duration(seconds: float, words: Words) -> str:
    """«90 seconds», «2 days»: the largest unit without a remainder."""
    whole = int(seconds)
    unit, size = next((unit, size) for unit, size in UNITS if whole % size == 0)
    texts = (format_unit(whole // size, unit, length, locale=words.locale) for length in ("long", "short"))
    return next(text for text in texts if unit not in text)


def speed_text(speed: Speed, times: Times, words: Words) -> str:
    """A speed, and how long it leaves for a turn."""
    return words("speed-and-time", speed=words(f"speed-{speed}"), time=duration(times.turn, words))
