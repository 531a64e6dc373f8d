"""Which actions a seat may take now, and why another is refused."""

from functools import cache, lru_cache

import msgspec

from .actions import (
    NOTHING,
    Action,
    Announce,
    Contest,
    ContestAnswer,
    ContestReply,
    GetReady,
    Offer,
    Pass,
    PassUntilTurn,
    Peek,
    SeatAction,
    Swap,
)
from .errors import Reason
from .places import Layout, swap_pairs
from .questions import HearContests, Memorise, TakeTurn, UsePower, options_of
from .state import Game, Setup, Table


def legal_actions(game: Game, seat: int) -> Offer:
    """Every action the seat may take now; empty when it is not that seat's business."""
    if type(seat) is int and 0 <= seat < len(game.sealed):
        return actions_at(game.table, seat, game.sealed[seat], seat in game.standing)
    return NOTHING


def actions_at(table: Table, seat: int, sealed: ContestAnswer | None, standing: bool) -> Offer:
    """The same from the public table and the seat's own answer, so that no hidden card can matter."""
    question = table.question
    if type(question) is HearContests:
        assert table.announcement is not None
        if seat == table.announcement.by or (question.asked is not None and seat in question.answered):
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
def getting_ready(seat: int) -> Offer:
    """Saying that one has had a good look (RULES 2.5)."""
    return Offer((GetReady(seat),))


@lru_cache(maxsize=1024)
def swaps(layout: Layout, seat: int) -> Offer:
    """The swaps of a turn; the first is what a time-out decides."""
    return Offer(Swap(seat, pair, really) for pair in swap_pairs(layout, seat) for really in (False, True))


@lru_cache(maxsize=1024)
def turn_actions(setup: Setup, seat: int) -> Offer:
    """Everything a turn may be used for (RULES 4)."""
    layout = setup.layout
    peeks = [Peek(seat, card) for card in layout.own(seat)]
    claims = [
        Announce(seat, character, card) for card in layout.open_own(seat) for character in setup.in_play
    ]
    return Offer((*swaps(layout, seat), *peeks, *claims))


@lru_cache(maxsize=1024)
def contest_answers(layout: Layout, seat: int, said: ContestReply | None) -> Offer:
    """Pass, now or until one's turn, or contest with any card (RULES 5.1, 8, 9), if not said yet."""
    answers = (Pass(seat), PassUntilTurn(seat), *(Contest(seat, card) for card in layout.own(seat)))
    return Offer(answer for answer in answers if answer != said)


def well_formed(action: Action) -> bool:
    """Whether every field of an action has the type that it should have."""
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except (msgspec.MsgspecError, TypeError):
        return False
    return True


def refusal(game: Game, action: SeatAction) -> Reason:
    """Why an action that is not legal is refused."""
    if not well_formed(action):
        return Reason.NOT_AN_OPTION
    table, question = game.table, game.table.question
    if not 0 <= action.by < table.setup.layout.players:
        return Reason.NO_SUCH_SEAT
    if table.outcome is not None:
        return Reason.GAME_OVER
    if isinstance(action, Swap | Peek | Announce) and not isinstance(question, UsePower):
        return turn_refusal(table, action)
    if isinstance(action, ContestReply):
        return contest_refusal(table, action)
    if isinstance(question, UsePower):
        return Reason.NOT_AN_OPTION if action.by == question.choice.by else Reason.NOT_ASKED
    if isinstance(action, GetReady) and isinstance(question, Memorise):
        return Reason.ALREADY_SAID
    return Reason.QUESTION_OVER


def turn_refusal(table: Table, action: Swap | Peek | Announce) -> Reason:
    """Why a turn's action is refused."""
    question, layout = table.question, table.setup.layout
    if action.by != table.on_turn:
        return Reason.NOT_YOUR_TURN
    if not isinstance(question, TakeTurn):
        return Reason.QUESTION_OVER
    if isinstance(action, Swap):
        return swap_refusal(layout, action)
    if question.forced:
        return Reason.FORCED_SWAP
    if question.early:
        return Reason.FIRST_TURNS
    if layout.owner(action.card) != action.by:
        return Reason.NOT_YOUR_CARD
    if isinstance(action, Announce) and action.character not in table.setup.characters:
        return Reason.NOT_IN_PLAY
    return Reason.PROTECTED_CARD


def swap_refusal(layout: Layout, action: Swap) -> Reason:
    """Why two cards cannot be taken under the table together."""
    mine, other = action.cards
    if layout.owner(mine) != action.by:
        return Reason.NOT_YOUR_CARD
    if layout.is_protected(mine) or layout.is_protected(other):
        return Reason.PROTECTED_CARD
    return Reason.OUT_OF_REACH


def contest_refusal(table: Table, action: ContestReply) -> Reason:
    """Why an answer to an announcement is refused."""
    question = table.question
    if not isinstance(question, HearContests):
        return Reason.QUESTION_OVER
    if action.by == table.on_turn:
        return Reason.OWN_ANNOUNCEMENT
    if question.asked is not None and action.by in question.answered:
        return Reason.ANSWER_IS_FINAL
    if isinstance(action, Contest) and table.setup.layout.owner(action.card) != action.by:
        return Reason.NOT_YOUR_CARD
    return Reason.ALREADY_SAID
