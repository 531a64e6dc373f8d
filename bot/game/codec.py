"""Events as JSON under explicit, versioned names; older versions are brought up to date when read."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from . import events as e
from .audience import secrets_of
from .errors import BrokenLog

NAMES: Mapping[type[e.Event], str] = {
    e.GameBegan: "game_began/1",
    e.CardsDealt: "cards_dealt/1",
    e.SeatGotReady: "seat_got_ready/1",
    e.CardsTurnedDown: "cards_turned_down/1",
    e.TurnBegan: "turn_began/1",
    e.TimedOut: "timed_out/1",
    e.SeatKept: "seat_kept/1",
    e.SeatReturned: "seat_returned/1",
    e.GameEnded: "game_ended/1",
    e.Announced: "announced/1",
    e.ContestAnswered: "contest_answered/1",
    e.AnswerSealed: "answer_sealed/1",
    e.StandingPassGiven: "standing_pass_given/1",
    e.StandingPassEnded: "standing_pass_ended/1",
    e.AnswerHeard: "answer_heard/1",
    e.ContestClosed: "contest_closed/1",
    e.PowerGranted: "power_granted/1",
    e.FinePaid: "fine_paid/1",
    e.PowerAsked: "power_asked/1",
    e.PowerAnswered: "power_answered/1",
    e.GoldMoved: "gold_moved/1",
    e.FortunesExchanged: "fortunes_exchanged/1",
    e.CardsSeen: "cards_seen/1",
    e.CardsSwapped: "cards_swapped/1",
    e.CardShown: "card_shown/1",
    e.PowerWon: "power_won/1",
}

Upcast = Callable[[dict[str, Any]], tuple[str, dict[str, Any]]]
UPCASTS: dict[str, Upcast] = {}
"""From an old name and body to a newer name and body."""

encoder = msgspec.json.Encoder()
decoders = {name: msgspec.json.Decoder(kind) for kind, name in NAMES.items()}


class UnknownEvent(BrokenLog):
    """An event that this program does not know, perhaps a newer program's."""


def encode(event: e.Event) -> tuple[str, str]:
    """The event's versioned name and its JSON."""
    return NAMES[type(event)], encoder.encode(event).decode()


def decode(name: str, body: str) -> e.Event:
    """The event that was stored under a name, whatever version it has."""
    decoder = decoders.get(name)
    if decoder is None:
        return decode_old(name, body)
    try:
        event: e.Event = decoder.decode(body)
    except (msgspec.MsgspecError, RecursionError):
        raise BrokenLog(f"a stored {name} cannot be read") from None
    if any(getattr(event, field) is None for field in secrets_of(type(event)).own):
        raise BrokenLog(f"a stored {name} lacks what only its seat may know")
    return event


def decode_old(name: str, body: str) -> e.Event:
    """An event of an earlier version, brought up to date step by step."""
    try:
        content = msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        raise BrokenLog(f"a stored {name} cannot be read") from None
    while name not in decoders:
        upcast = UPCASTS.get(name)
        if upcast is None:
            raise UnknownEvent(f"the event {name} is unknown to this program")
        name, content = upcast(content)
    return decode(name, encoder.encode(content).decode())
