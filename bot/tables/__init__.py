"""Tables that lose nothing: serial lanes, deadlines, resumption."""

from .clock import Clock, SystemClock
from .errors import (
    ChannelTaken,
    CurtainDown,
    GameSetAside,
    NoSuchGame,
    NotYourSeat,
    SeatNotFree,
    TableError,
    TryAgain,
)
from .state import Lobby, OpenGame, OpenLobby, Options, PostIntent, Seated, SeatHolder, Sitting, Times

__all__ = [
    "ChannelTaken",
    "Clock",
    "CurtainDown",
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
    "Sitting",
    "SystemClock",
    "TableError",
    "Times",
    "TryAgain",
]
