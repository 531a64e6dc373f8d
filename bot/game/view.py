"""What a seat, or a spectator, may know; and imagined games built from nothing but that."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from .actions import ContestAnswer, PowerAnswer, SeatAction
from .audience import redact, redact_fields
from .characters import CHARACTERS
from .course import Course
from .events import Event, TurnBegan
from .legal import actions_at
from .powers import play
from .recollection import Remembered, is_public, recall
from .state import Game, Pending, Table


class PowerSoFar(msgspec.Struct, frozen=True):
    """A power under way: the table when it began, and the answers as far as they are known."""

    table: Table
    answers: tuple[PowerAnswer, ...]


class View(msgspec.Struct, frozen=True):
    """Everything a seat (None: a spectator) may know, and nothing else."""

    seat: int | None
    table: Table
    sealed: ContestAnswer | None
    """The seat's own answer to the open contest."""
    standing: bool
    """Whether the seat passes until its next turn."""
    power: PowerSoFar | None
    history: tuple[Remembered, ...]

    def __repr__(self) -> str:
        return f"View({self.seat}, {self.table!r})"

    @property
    def actions(self) -> tuple[SeatAction, ...]:
        """What the seat may do now."""
        if self.seat is None:
            return ()
        return actions_at(self.table, self.seat, self.sealed, self.standing)


def view(game: Game, seat: int | None) -> View:
    """What the seat may know of the game; all of its past once it is over."""
    past = recall(game.history, game.table.turn, seat, over=game.table.outcome is not None)
    return replace(glimpse(game, seat), history=past)


class Onlookers:
    """What every seat remembers of a game that goes on, so that no view goes through its past again."""

    def __init__(self, game: Game) -> None:
        self.turn = game.table.turn
        self.moment = sum(is_public(event) for event in game.history)
        self.seats = [list(view(game, seat).history) for seat in range(game.table.setup.layout.players)]

    def notice(self, events: Iterable[Event]) -> None:
        """Something more has happened."""
        for event in events:
            self.moment += is_public(event)
            if isinstance(event, TurnBegan):
                self.turn = event.turn
            whole = Remembered(self.turn, event, self.moment)
            is_open = redact(event, None) is event
            for seat, remembered in enumerate(self.seats):
                known = event if is_open else redact(event, seat)
                if known is not None:
                    remembered.append(whole if known is event else Remembered(self.turn, known, self.moment))

    def view(self, game: Game, seat: int) -> View:
        """What the seat may know of the game as it is now, which is not over."""
        return replace(glimpse(game, seat), history=tuple(self.seats[seat]))


def glimpse(game: Game, seat: int | None) -> View:
    """What the seat may know of the present, and nothing of the past, which takes longer to go through."""
    if seat is not None and not 0 <= seat < len(game.sealed):
        raise ValueError(f"there is no seat {seat}")
    return View(
        seat=seat,
        table=game.table,
        sealed=None if seat is None else game.sealed[seat],
        standing=seat is not None and seat in game.standing,
        power=None if game.pending is None else power_so_far(game.pending, seat),
        history=(),
    )


def power_so_far(pending: Pending, seat: int | None) -> PowerSoFar:
    """What the seat may know of a power under way."""
    return PowerSoFar(pending.base.table, tuple(redact_fields(answer, seat) for answer in pending.answers))


def imagine(known: View, cards: tuple[str, ...]) -> Game:
    """A game that looks like the view, with the cards lying as assumed, whatever the real placing."""
    table = known.table
    if Counter(cards) != Counter(table.setup.characters):
        raise ValueError("the assumed cards are not the cards of the set")
    if any(cards[place] != character for place, character in table.up):
        raise ValueError("a card that lies face up is assumed to be another")
    seats = range(table.setup.layout.players)
    game = Game(
        table=table,
        cards=cards,
        sealed=tuple(known.sealed if seat == known.seat else None for seat in seats),
        standing=tuple(seat for seat in seats if known.standing and seat == known.seat),
    )
    return game if known.power is None else replace(game, pending=imagine_power(known.power, game))


def imagine_power(power: PowerSoFar, game: Game) -> Pending:
    """The power under way as it would have gone with the assumed cards, which it has not moved yet."""
    base = Game(table=power.table, cards=game.cards, sealed=(None,) * len(game.sealed))
    course = Course.of(replace(base, pending=Pending(base, power.answers)))
    assert course.announcement is not None
    play(course, CHARACTERS[course.announcement.character].power)
    assert course.pending is not None
    return course.pending
