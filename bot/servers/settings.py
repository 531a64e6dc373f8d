"""A server's settings: what there is to set, and which values are sane."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.automata.levels import Level
from bot.game import ContestMode
from bot.speeds import DAY, MINUTE, TIMES, Speed
from bot.tables.state import Times
from bot.text import locales

AUTOMATIC = "auto"
NO_AUTOMATA = "none"
LEVELS = tuple(level.value for level in Level)
NO_LIMIT = 0
TABLES_EACH = 5
"""So many tables one person sits at, unless a server has chosen; one that stored no limit still has none."""
MOST_CHANNELS = 25
HOUR = 60 * MINUTE


class First(StrEnum):
    """Who begins (RULES 2.6)."""

    YOUNGEST = "youngest"
    RANDOM = "random"
    HOST = "host"


class Venue(StrEnum):
    """Where a game is played."""

    CHANNEL = "channel"
    THREAD = "thread"


class Mentions(StrEnum):
    """Who is notified by a game."""

    AWAITED = "awaited"
    TURN = "turn"
    NOBODY = "nobody"


class Pictures(StrEnum):
    """When a game shows pictures."""

    ALWAYS = "always"
    MOMENTS = "moments"
    NEVER = "never"


class Setting(StrEnum):
    """What there is to set, in the order of the panel; each is a text key and a field."""

    LANGUAGE = "language"
    SPEED = "speed"
    OWN_TIMES = "own_times"
    CONTEST = "contest"
    FIRST = "first"
    PLACE = "place"
    AUTOMATA = "automata"
    NOTES = "notes"
    MENTIONS = "mentions"
    PICTURES = "pictures"
    REVEAL = "reveal"
    BANTER = "banter"
    CHANNELS = "channels"
    ROLE = "role"
    GAMES = "games"
    GAMES_EACH = "games_each"
    RECORDS = "records"
    COUNTED = "counted"


class ServerSettings(msgspec.Struct, frozen=True):
    """How new games are played on a server, and who may play them."""

    language: str = AUTOMATIC
    speed: Speed = Speed.LIVE
    own_times: Times = TIMES[Speed.RELAXED]
    contest: ContestMode = ContestMode.TOGETHER
    first: First = First.YOUNGEST
    place: Venue = Venue.CHANNEL
    automata: str = "regular"
    notes: bool = True
    mentions: Mentions = Mentions.AWAITED
    pictures: Pictures = Pictures.ALWAYS
    reveal: bool = True
    banter: bool = True
    """Whether automata say something now and then."""
    channels: tuple[int, ...] = ()
    """None for all channels."""
    role: int | None = None
    games: int = NO_LIMIT
    games_each: int = TABLES_EACH
    records: bool = True
    """Whether rankings, profiles and titles are shown."""
    counted: tuple[int, ...] = ()
    """The channels whose games count; none for all."""
    sets: dict[str, str] = {}
    """The server's own default for a number of players: the name of a set."""

    def times(self, speed: Speed) -> Times:
        """How much time there is at a speed."""
        return self.own_times if speed is Speed.OWN else TIMES[speed]


class VersionedSettings(NamedTuple):
    """A server's settings and the version that tells changes apart."""

    settings: ServerSettings
    version: int


class BadValue(ValueError):
    """No such setting, or not a value it can have."""


CHANNELS = (Setting.CHANNELS, Setting.COUNTED)
"""The settings that name channels."""
CHOICES: dict[Setting, tuple[str, ...]] = {
    Setting.LANGUAGE: (AUTOMATIC, *locales()),
    Setting.SPEED: tuple(Speed),
    Setting.CONTEST: tuple(ContestMode),
    Setting.FIRST: tuple(First),
    Setting.PLACE: tuple(Venue),
    Setting.AUTOMATA: (NO_AUTOMATA, *LEVELS),
    Setting.NOTES: ("true", "false"),
    Setting.MENTIONS: tuple(Mentions),
    Setting.PICTURES: tuple(Pictures),
    Setting.REVEAL: ("true", "false"),
    Setting.BANTER: ("true", "false"),
    Setting.GAMES: ("0", "1", "2", "3", "5", "10", "20", "50", "100"),
    Setting.GAMES_EACH: ("0", "1", "2", "3", "5", "10", "20", "50"),
    Setting.RECORDS: ("true", "false"),
}
"""The values of the settings that are chosen from a list."""

LONG = (10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY)
OWN_TIMES: dict[str, tuple[float, ...]] = {
    "memorise": (30.0, MINUTE, 2 * MINUTE, 5 * MINUTE, *LONG[:-1]),
    "turn": (30.0, MINUTE, 90.0, 2 * MINUTE, 5 * MINUTE, *LONG, 3 * DAY, 7 * DAY),
    "contest": (15.0, 20.0, 30.0, MINUTE, 2 * MINUTE, 5 * MINUTE, *LONG),
    "power": (30.0, MINUTE, 90.0, 2 * MINUTE, 5 * MINUTE, *LONG, 3 * DAY),
}
"""The sane values of a server's own times, in seconds."""


def chosen(settings: ServerSettings, setting: Setting) -> str:
    """The present value of a setting that is chosen from a list."""
    value = getattr(settings, setting)
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_choice(settings: ServerSettings, setting: Setting, value: str) -> ServerSettings:
    """The settings with another value from a list."""
    if value not in CHOICES.get(setting, ()):
        raise BadValue(setting)
    fields = msgspec.to_builtins(settings) | {setting.value: value}
    return msgspec.convert(fields, ServerSettings, strict=False)


def with_time(settings: ServerSettings, kind: str, value: str) -> ServerSettings:
    """The settings with another time of the server's own."""
    seconds = {str(int(time)): time for time in OWN_TIMES.get(kind, ())}.get(value)
    if seconds is None:
        raise BadValue(kind)
    return replace(settings, own_times=replace(settings.own_times, **{kind: seconds}))


def with_places(settings: ServerSettings, setting: Setting, values: Sequence[str]) -> ServerSettings:
    """The settings with other channels, or another role."""
    if not all(value.isascii() and value.isdigit() and len(value) < 21 for value in values):
        raise BadValue(setting)
    ids = tuple(sorted({int(value) for value in values}))
    if setting in CHANNELS and len(ids) <= MOST_CHANNELS:
        return replace(settings, **{setting.value: ids})
    if setting is Setting.ROLE and len(ids) <= 1:
        return replace(settings, role=ids[0] if ids else None)
    raise BadValue(setting)
