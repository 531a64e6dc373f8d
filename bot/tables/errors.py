"""Why something could not be done at a table, each a friendly no for the person who asked."""


class TableError(Exception):
    """Nothing has changed."""


class NoSuchGame(TableError):
    """There is no game of that name, or it is not at that stage."""


class GameSetAside(TableError):
    """The game cannot be read; its data is kept."""


class ChannelTaken(TableError):
    """Another game or lobby is open in the channel."""


class TryAgain(TableError):
    """The database did not take it, or nobody knows whether it did; the same key can be sent again."""


class CurtainDown(TableError):
    """The masks are coming off; what follows is not told yet."""


class NotYourSeat(TableError):
    """Somebody else sits there, or the person may return only to the seat they had."""


class SeatNotFree(TableError):
    """The seat was not left by anybody."""
