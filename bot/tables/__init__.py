"""Tables that lose nothing: serial lanes, deadlines, resumption."""

from .clock import Clock, SystemClock
from .errors import ChannelTaken, GameSetAside, NoSuchGame, NotYourSeat, SeatNotFree, TableError, TryAgain
from .state import Lobby, OpenGame, OpenLobby, Options, PostIntent, Seated, SeatHolder, Times

__all__ = [
    "ChannelTaken",
    "Clock",
    "GameSetAside",
    "Lobby",
    "NoSuchGame",
    "NotYourSeat",
    "OpenGame",
    "OpenLobby",
    "Options",
    "PostIntent",
    "SeatHolder",
    "SeatNotFree",
    "Seated",
    "SystemClock",
    "TableError",
    "Times",
    "TryAgain",
]
