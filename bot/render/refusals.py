"""A no in words, whatever says it: the rules, a lobby, a table, a set, a seat or a use case."""

from bot.game import IllegalAction, Reason
from bot.lobby import LobbyReason, LobbyRefused
from bot.servers.codes import BadCode
from bot.servers.offers import SeatRefused
from bot.servers.sets import SetRefused
from bot.servers.settings import BadValue
from bot.servers.verdicts import examine
from bot.service.refusals import (
    About,
    Address,
    Addresses,
    Channels,
    Misfit,
    Player,
    Refused,
    Role,
    Unplayable,
)
from bot.tables import (
    ChannelTaken,
    CurtainDown,
    GameSetAside,
    NoSuchGame,
    NotYourSeat,
    SeatNotFree,
    TryAgain,
)
from bot.text import Words

from .admin.preview import misfit_screen
from .admin.sets import set_refusal
from .from_table import roster_of
from .ids import Unreadable
from .roster import escape
from .screen import Screen
from .sets import broken_lines

KEYS: tuple[tuple[type[Exception], str], ...] = (
    (NotYourSeat, "refuse-stranger"),
    (SeatNotFree, "join-none-free"),
    (NoSuchGame, "refuse-no_game"),
    (ChannelTaken, "refuse-channel-taken"),
    (GameSetAside, "refuse-set_aside"),
    (TryAgain, "refuse-try_again"),
    (CurtainDown, "refuse-curtain"),
    (BadValue, "admin-refuse-value"),
    (Unreadable, "refuse-unreadable"),
)

WITHOUT_TABLE: dict[Reason | LobbyReason, str] = {
    Reason.QUESTION_OVER: "refuse-already_over",
    Reason.NOT_YOUR_TURN: "refuse-already_over",
    Reason.NOT_ASKED: "refuse-already_over",
    LobbyReason.NOT_HOST: "refuse-not_host",
    LobbyReason.MISFIT: "refuse-already_over",
}
"""What is said where the table is not at hand whose names and numbers the usual words need."""


def refusal(error: BaseException, language: Words) -> Screen | None:
    """What a person is told instead of what they asked for; None if nobody expected the error."""
    match error:
        case Refused():
            about = {name: shown(value, language) for name, value in error.about.items()}
            return Screen((language(error.reason, **about),))
        case IllegalAction():
            return Screen((language(WITHOUT_TABLE.get(error.reason, f"refuse-{error.reason}")),))
        case LobbyRefused():
            return Screen((language(WITHOUT_TABLE.get(error.reason, f"lobby-refuse-{error.reason}")),))
        case Misfit():
            return misfit_screen(error.found, error.players, error.catalogue, language)
        case Unplayable():
            broken = "\n".join(broken_lines(examine(error.cards), language))
            return Screen((set_refusal(error, language), broken))
        case SetRefused():
            return Screen((set_refusal(error, language),))
        case BadCode():
            return Screen((language(f"code-refuse-{error.reason}", what=escape(error.what)),))
        case SeatRefused():
            return Screen((language(f"seat-refuse-{error.reason}"),))
    return next((Screen((language(key),)) for kind, key in KEYS if isinstance(error, kind)), None)


def shown(value: About, language: Words) -> str | int:
    """What a refusal speaks of, as a reader on Discord sees it."""
    match value:
        case Address():
            return link_to(value)
        case Addresses():
            return " · ".join(link_to(one) for one in value.tables)
        case Channels():
            return language.listing(f"<#{channel_id}>" for channel_id in value.ids)
        case Role():
            return f"<@&{value.id}>"
        case Player():
            return roster_of(value.table).name(value.seat)
    return value


def link_to(address: Address) -> str:
    """A link to a table."""
    place = f"https://discord.com/channels/{address.guild_id}/{address.channel_id}"
    return place if address.message_id is None else f"{place}/{address.message_id}"
