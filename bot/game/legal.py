"""Which actions a seat may take now, and why another is refused."""

from functools import cache, lru_cache
from typing import Any, TypeVar

import msgspec

from .actions import (
    NOTHING,
    Action,
    Announce,
    Contest,
    ContestAnswer,
    ContestReply,
    GetReady,
    LegalActions,
    Pass,
    PassUntilTurn,
    Peek,
    SeatAction,
    Swap,
)
from .errors import IllegalAction, Reason
from .places import Layout, swap_pairs
from .questions import HearContests, Memorise, PowerChoice, TakeTurn, UsePower, options_of
from .state import Game, Setup, Table

A = TypeVar("A", bound=SeatAction)


def legal_actions(game: Game, seat: int) -> LegalActions:
    """Every action the seat may take now; empty when it is not that seat's business."""
    if type(seat) is not int or seat < 0:
        return NOTHING
    try:
        sealed = game.sealed[seat]
    except IndexError:
        return NOTHING
    return actions_at(game.table, seat, sealed, seat in game.standing)


def offered(game: Game, action: Any) -> SeatAction:
    """The very action on offer, so that what goes on never holds a value which is merely equal to it.

    IllegalAction if there is none.
    """
    try:
        legal = legal_actions(game, action.by).members.get(action)
    except TypeError:
        legal = None
    if legal is None:
        raise IllegalAction(refusal(game, action))
    return legal


def actions_at(table: Table, seat: int, sealed: ContestAnswer | None, standing: bool) -> LegalActions:
    """The same from the public table and the seat's own answer, so that no hidden card can matter."""
    question = table.question
    if type(question) is HearContests:
        announcement = table.announcement
        assert announcement is not None
        if seat == announcement.by or (question.asked is not None and seat in question.answered):
            return NOTHING
        return contest_answers(table.setup.layout, seat, PassUntilTurn(seat) if standing else sealed)
    if type(question) is TakeTurn:
        if seat != question.by:
            return NOTHING
        if question.early or question.forced:
            return swaps(table.setup.layout, seat)
        return turn_actions(table.setup, seat)
    if type(question) is Memorise:
        return NOTHING if seat in question.ready else getting_ready(seat)
    if type(question) is UsePower and seat == question.choice.by:
        return options_of(question.choice)
    return NOTHING


@cache
def getting_ready(seat: int) -> LegalActions:
    """Saying that one has had a good look (RULES 2.5)."""
    return LegalActions((GetReady(seat),))


@lru_cache(maxsize=1024)
def swaps(layout: Layout, seat: int) -> LegalActions:
    """The swaps of a turn; the first is what a time-out decides."""
    return LegalActions(
        Swap(seat, pair, really) for pair in swap_pairs(layout, seat) for really in (False, True)
    )


@lru_cache(maxsize=1024)
def turn_actions(setup: Setup, seat: int) -> LegalActions:
    """Everything a turn may be used for (RULES 4)."""
    layout = setup.layout
    peeks = [Peek(seat, card) for card in layout.own(seat)]
    claims = [
        Announce(seat, character, card) for card in layout.open_own(seat) for character in setup.in_play
    ]
    return LegalActions((*swaps(layout, seat), *peeks, *claims))


@lru_cache(maxsize=1024)
def contest_answers(layout: Layout, seat: int, said: ContestReply | None) -> LegalActions:
    """Pass, now or until one's turn, or contest with any card (RULES 5.1, 8, 9), if not said yet."""
    answers = (Pass(seat), PassUntilTurn(seat), *(Contest(seat, card) for card in layout.own(seat)))
    return LegalActions(answer for answer in answers if answer != said)


def well_formed(action: Action) -> bool:
    """Whether every field of an action has the type that it should have."""
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except (msgspec.MsgspecError, TypeError):
        return False
    return True


def require_open(table: Table, number: int) -> None:
    """Refuse an answer to a question that is over."""
    if table.outcome is not None:
        raise IllegalAction(Reason.GAME_OVER)
    if not table.is_open(number):
        raise IllegalAction(Reason.QUESTION_OVER)


def options(game: Game, seat: int, kind: type[A]) -> tuple[A, ...]:
    """The actions of a kind that the seat may take now, or IllegalAction, which says why there are none."""
    found = tuple(action for action in legal_actions(game, seat) if isinstance(action, kind))
    if not found:
        raise IllegalAction(closed_to(game.table, seat, kind) or Reason.ALREADY_SAID)
    return found


def power_asking(table: Table, seat: int) -> UsePower:
    """The power that asks the seat something now, or IllegalAction if none does."""
    question = table.question
    if isinstance(question, UsePower) and question.choice.by == seat:
        return question
    raise IllegalAction(Reason.NOT_ASKED if table.outcome is None else Reason.GAME_OVER)


def refusal(game: Game, action: SeatAction) -> Reason:
    """Why an action that is not legal is refused."""
    if not well_formed(action):
        return Reason.NOT_AN_OPTION
    return closed_to(game.table, action.by, type(action)) or misfit(game.table, action)


def closed_to(table: Table, seat: int, kind: type[SeatAction]) -> Reason | None:
    """Why the present question lets a seat do nothing of a kind; None if it lets it."""
    question = table.question
    if not 0 <= seat < table.setup.layout.players:
        return Reason.NO_SUCH_SEAT
    if table.outcome is not None:
        return Reason.GAME_OVER
    if issubclass(kind, ContestReply):
        return contest_closed_to(table, seat)
    if isinstance(question, UsePower):
        return power_closed_to(question.choice, seat, kind)
    if issubclass(kind, Swap | Peek | Announce):
        return turn_closed_to(table, seat, kind)
    if issubclass(kind, GetReady) and isinstance(question, Memorise):
        return Reason.ALREADY_SAID if seat in question.ready else None
    return Reason.QUESTION_OVER


def contest_closed_to(table: Table, seat: int) -> Reason | None:
    """Why a seat cannot answer an announcement."""
    question = table.question
    if not isinstance(question, HearContests):
        return Reason.QUESTION_OVER
    if seat == table.on_turn:
        return Reason.OWN_ANNOUNCEMENT
    final = question.asked is not None and seat in question.answered
    return Reason.ANSWER_IS_FINAL if final else None


def power_closed_to(choice: PowerChoice, seat: int, kind: type[SeatAction]) -> Reason | None:
    """Why a seat cannot answer a power so."""
    if seat != choice.by:
        return Reason.NOT_ASKED
    fits = any(isinstance(option, kind) for option in options_of(choice))
    return None if fits else Reason.NOT_AN_OPTION


def turn_closed_to(table: Table, seat: int, kind: type[SeatAction]) -> Reason | None:
    """Why a seat cannot use its turn so."""
    question = table.question
    if seat != table.on_turn:
        return Reason.NOT_YOUR_TURN
    if not isinstance(question, TakeTurn):
        return Reason.QUESTION_OVER
    if issubclass(kind, Swap):
        return None
    if question.forced:
        return Reason.FORCED_SWAP
    return Reason.FIRST_TURNS if question.early else None


def misfit(table: Table, action: SeatAction) -> Reason:
    """What is wrong with an action of a kind that its seat may take."""
    layout = table.setup.layout
    if isinstance(table.question, UsePower):
        return Reason.NOT_AN_OPTION
    if isinstance(action, Swap):
        return swap_misfit(layout, action)
    if isinstance(action, Peek | Announce | Contest) and layout.owner(action.card) != action.by:
        return Reason.NOT_YOUR_CARD
    if isinstance(action, Announce) and action.character not in table.setup.characters:
        return Reason.NOT_IN_PLAY
    return Reason.PROTECTED_CARD if isinstance(action, Announce) else Reason.ALREADY_SAID


def swap_misfit(layout: Layout, action: Swap) -> Reason:
    """Why two cards cannot be taken under the table together."""
    mine, other = action.cards
    if layout.owner(mine) != action.by:
        return Reason.NOT_YOUR_CARD
    if layout.is_protected(mine) or layout.is_protected(other):
        return Reason.PROTECTED_CARD
    return Reason.OUT_OF_REACH
