"""What seats and the table itself may do: imperative, and nothing but data."""

from collections.abc import Iterable

from .audience import Everyone, Guarded, OnlyBy


class SeatAction(Guarded, frozen=True, tag_field="do"):
    """Something the seat `by` does."""

    by: Everyone[int]


class GetReady(SeatAction, frozen=True, tag="get_ready"):
    """Has had a good look at the cards (RULES 2.5)."""


class Swap(SeatAction, frozen=True, tag="swap"):
    """Takes two cards under the table and exchanges them, or not (RULES 4.1)."""

    cards: Everyone[tuple[int, int]]
    really: OnlyBy[bool]


class Peek(SeatAction, frozen=True, tag="peek"):
    """Looks at a card of one's own (RULES 4.2)."""

    card: Everyone[int]


class Announce(SeatAction, frozen=True, tag="announce"):
    """Claims that one's card is a character (RULES 4.3)."""

    character: Everyone[str]
    card: Everyone[int]


class ContestReply(SeatAction, frozen=True):
    """An answer to an announcement; its repr does not say which, as nobody may know before it is heard."""

    def __repr__(self) -> str:
        return f"ContestReply(by={self.by})"


class Contest(ContestReply, frozen=True, tag="contest"):
    """Claims to be the announced character oneself, with a card (RULES 5.1)."""

    card: Everyone[int]


class Pass(ContestReply, frozen=True, tag="pass"):
    """Does not contest."""


class PassUntilTurn(ContestReply, frozen=True, tag="pass_until_turn"):
    """Passes now and, unless saying otherwise, until one's next turn."""


class PickSeat(SeatAction, frozen=True, tag="pick_seat"):
    """Answers a power that asks for a player."""

    seat: Everyone[int]


class PickCard(SeatAction, frozen=True, tag="pick_card"):
    """Answers a power that asks for a card."""

    card: Everyone[int]


class NameCharacter(SeatAction, frozen=True, tag="name_character"):
    """Answers a power that asks for a character."""

    character: Everyone[str]


class Decline(SeatAction, frozen=True, tag="decline"):
    """Does not do what a power only allows."""


class LegalActions(tuple[SeatAction, ...]):
    """Actions to choose from, each found at once, however many there are."""

    def __init__(self, actions: Iterable[SeatAction]) -> None:
        self.members = {action: action for action in self}

    def __contains__(self, action: object) -> bool:
        return action in self.members


NOTHING = LegalActions(())


ContestAnswer = Contest | Pass
PowerAnswer = Swap | PickSeat | PickCard | NameCharacter | Decline


class TableAction(Guarded, frozen=True):
    """Something the table itself does; no seat asks for it."""


class TimeOut(TableAction, frozen=True):
    """The time for a question has run out; nothing happens if that question is over."""

    question: Everyone[int]


class Stop(TableAction, frozen=True):
    """The game ends without winners."""


class GiveAnswer(TableAction, frozen=True):
    """What an awaited seat has said ahead, lodged or by standing on a pass, is its answer from now on."""

    seat: Everyone[int]


class KeepSeat(TableAction, frozen=True):
    """An automaton keeps the seat from now on."""

    seat: Everyone[int]


class ReturnSeat(TableAction, frozen=True):
    """The seat is a person's again."""

    seat: Everyone[int]


Action = SeatAction | TableAction
