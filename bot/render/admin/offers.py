"""Seats that were given away, as everybody at the table sees it."""

from bot.servers.offers import Offer, OfferState
from bot.text import Words

from ..roster import escape
from ..screen import Button, Screen, Style
from .ids import AdminId


def offer_screen(offer: Offer, words: Words) -> Screen:
    """The public announcement that a seat is given away."""
    values = {
        "moderator": escape(offer.moderator),
        "player": escape(offer.player),
        "place": offer.seat + 1,
        "name": escape(offer.name),
    }
    if offer.user_id is None:
        return Screen((words("offer-automaton", **values),))
    if offer.state is not OfferState.OPEN:
        return Screen((words(f"offer-{offer.state}", **values),))
    return Screen(
        (words("offer-open", mention=f"<@{offer.user_id}>", **values),),
        buttons=(
            Button(str(AdminId("take", offer.number, offer.game_id)), words("button-take"), Style.PRIMARY),
            Button(str(AdminId("decline", offer.number, offer.game_id)), words("button-decline-seat")),
        ),
        mentions=(offer.user_id,),
    )
