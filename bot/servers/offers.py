"""Seats of absent players that a moderator gives away: to an automaton, or to a person who must accept."""

from enum import StrEnum

import msgspec

from bot.slots import OFFER, slot_of
from bot.tables import Seated
from bot.tables.moves import Move, sit_down


class OfferState(StrEnum):
    """What became of an offer; each is a text key."""

    OPEN = "open"
    DONE = "done"
    DECLINED = "declined"
    LAPSED = "lapsed"


class Offer(msgspec.Struct, frozen=True):
    """A seat that was given away, and to whom; without a person to an automaton."""

    game_id: str
    number: int
    seat: int
    player: str
    """Whose seat it was."""
    user_id: int | None
    name: str
    moderator: str
    state: OfferState

    @property
    def slot(self) -> str:
        """The name of the post that announces it."""
        return slot_of(OFFER, self.number)


class SeatReason(StrEnum):
    """Why a seat is not given away; each is a text key."""

    NO_SUCH_SEAT = "no-such-seat"
    NOT_ABSENT = "not-absent"
    AUTOMATON = "automaton"
    YOU_PLAY = "you-play"
    HAS_SAT = "has-sat"
    IS_BOT = "is-bot"
    NOT_MEMBER = "not-member"
    OVER = "over"
    NOT_YOURS = "not-yours"
    YOU_SAT = "you-sat"
    BARRED = "barred"
    CANNOT_SEE = "cannot-see"
    LAPSED = "lapsed"


class SeatRefused(Exception):
    """The seat stays as it is."""

    def __init__(self, reason: SeatReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


def people_of(table: Seated, seat: int) -> tuple[int, ...]:
    """Whose seat it is; where its person has left, all who have sat there."""
    holder = table.seats[seat]
    if holder.user_id is not None:
        return (holder.user_id,)
    return tuple(user_id for user_id, sat in table.sitters if sat == seat)


def check_giving(table: Seated, seat: int, moderator_id: int, to: int | None) -> None:
    """Only absent players' seats are given, by one who never sat here, to one who never sat here."""
    sat = dict(table.sitters)
    if table.closed is not None:
        raise SeatRefused(SeatReason.OVER)
    if not 0 <= seat < len(table.seats):
        raise SeatRefused(SeatReason.NO_SUCH_SEAT)
    if moderator_id in sat:
        raise SeatRefused(SeatReason.YOU_PLAY)
    holder = table.seats[seat]
    if holder.automaton is not None or (to is None and holder.user_id is None):
        raise SeatRefused(SeatReason.AUTOMATON)
    if not table.is_absent(seat):
        raise SeatRefused(SeatReason.NOT_ABSENT)
    if to is not None and to in sat:
        raise SeatRefused(SeatReason.HAS_SAT)


def hand_over(table: Seated, seat: int, user_id: int, name: str) -> Move:
    """A person who never sat here takes the seat of an absent one, whoever is host meanwhile."""
    if table.closed is not None:
        raise SeatRefused(SeatReason.OVER)
    if user_id in dict(table.sitters):
        raise SeatRefused(SeatReason.YOU_SAT)
    if not table.is_absent(seat):
        raise SeatRefused(SeatReason.NOT_ABSENT)
    return sit_down(table, seat, user_id, name)
