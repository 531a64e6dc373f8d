"""The decisions that were taken in a game, each with the game as it was before, read from its log."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...game import Event, Game, SeatAction, evolve, fold
from ...game import events as e
from ...game.actions import Announce, Contest, Pass, Peek, Swap
from ...game.questions import HearContests, TakeTurn
from ...game.state import Claim


class Taken(NamedTuple):
    """What a seat decided itself; what a time-out or a keeper decided for it is not among these."""

    version: int
    """How many events had happened before."""
    game: Game
    """As it was then, secrets included: look at it only through the seat's view."""
    action: SeatAction

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.action.by


def games_of(log: Sequence[Event]) -> Iterator[tuple[int, Game, Event]]:
    """Each event but the first, with how many came before it and the game as it was then."""
    game = fold(log[:1])
    for version, event in enumerate(log[1:], 1):
        yield version, game, event
        game = evolve(game, event)


def decisions(log: Sequence[Event]) -> Iterator[Taken]:
    """All decisions of a log, in the order in which what they decided became known."""
    asked: dict[int, tuple[int, Game]] = {}
    """Of an open contest, for each seat: the game as it was when its answer was asked for, or lodged."""
    absent: set[int] = set()
    """Whose time ran out."""
    for version, game, event in games_of(log):
        question = game.table.question
        if isinstance(event, e.TimedOut):
            absent.update(event.seats)
        elif isinstance(question, TakeTurn) and (action := turn_taken(event)) is not None:
            if not is_absent(game, action.by, absent):
                yield Taken(version, game, action)
            absent.clear()
        elif isinstance(event, e.PowerAnswered):
            if not is_absent(game, event.by, absent):
                yield Taken(version, game, event.answer)
            absent.clear()
        elif isinstance(event, e.ContestClosed):
            yield from replies(game, event.contests, asked, absent)
            asked.clear()
            absent.clear()
        if isinstance(question, HearContests):
            note_asked(asked, version, game, event)


def is_absent(game: Game, seat: int, absent: set[int]) -> bool:
    """Whether somebody or something else decided for the seat."""
    return seat in absent or seat in game.table.kept


def turn_taken(event: Event) -> SeatAction | None:
    """What a turn was used for, if that is what the event tells."""
    if isinstance(event, e.CardsSwapped):
        return Swap(event.by, event.cards, event.really)
    if isinstance(event, e.CardsSeen):
        return Peek(event.by, event.cards[0])
    if isinstance(event, e.Announced):
        return Announce(event.by, event.character, event.card)
    return None


def note_asked(asked: dict[int, tuple[int, Game]], version: int, game: Game, event: Event) -> None:
    """Remember when a seat was last able to decide its answer to a contest."""
    question = game.table.question
    assert isinstance(question, HearContests)
    if isinstance(event, e.AnswerSealed):
        asked[event.by] = version, game
    elif isinstance(event, e.ContestAnswered | e.AnswerHeard) and event.by not in game.standing:
        asked.setdefault(event.by, (version, game))


def replies(
    game: Game, contests: tuple[Claim, ...], asked: dict[int, tuple[int, Game]], absent: set[int]
) -> Iterator[Taken]:
    """The answers to a contest that is over, as they were in the end."""
    cards = {claim.seat: claim.card for claim in contests}
    for seat, (version, then) in sorted(asked.items()):
        if not is_absent(game, seat, absent):
            answer = Contest(seat, cards[seat]) if seat in cards else Pass(seat)
            yield Taken(version, then, answer)
