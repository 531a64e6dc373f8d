"""What a game's messages were made from when it was drawn last."""

import msgspec
from msgspec.structs import replace

from bot.game import Game, Table
from bot.game.questions import HearContests
from bot.tables import Lobby, Seated


class Shown(msgspec.Struct, frozen=True):
    """A game as it was drawn last, and everything that its messages are made from."""

    game: Game | None
    seen: tuple[object, ...]


def shown_of(state: Lobby | Seated) -> Shown:
    """What a game's messages are made from now."""
    if isinstance(state, Lobby):
        return Shown(None, ())
    times = (state.deadline, state.is_half_time_over)
    seen = (table_shown(state), state.seats, state.host_id, state.closed, times)
    return Shown(state.game, seen)


def table_shown(state: Seated) -> Table:
    """The table without who has answered a contest of all at once, which nothing tells before half-time."""
    table = state.game.table
    question = table.question
    if not isinstance(question, HearContests) or question.asked is not None or state.is_half_time_over:
        return table
    return replace(table, question=replace(question, answered=(), awaited=()))


def changed_unseen(before: Shown | None, now: Shown) -> bool:
    """Whether the game has moved on without anything that everyone sees."""
    return before is not None and now.game is not before.game and now.seen == before.seen
